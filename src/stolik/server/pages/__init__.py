"""Pages for browsers: the client's own files, and pages that the server renders, readable without scripts."""

from __future__ import annotations

from .files import PAGES, WebFiles, content_policy, web_folder

__all__ = ["PAGES", "WebFiles", "content_policy", "web_folder"]
