"""Pages for browsers: the client with its files, and those that the server writes (no scripts needed)."""

from __future__ import annotations

from .client import CLIENT_PAGES
from .compare import COMPARE_PAGES
from .editor import EDITOR_PAGES
from .files import FILES, WebFiles, content_policy, web_folder
from .missing import is_for_people, missing_page
from .referee import REFEREE_PAGES
from .rules import RULES_PAGES

__all__ = ["PAGES", "WebFiles", "content_policy", "is_for_people", "missing_page", "web_folder"]

PAGES = [*CLIENT_PAGES, *FILES, *RULES_PAGES, *COMPARE_PAGES, *EDITOR_PAGES, *REFEREE_PAGES]
