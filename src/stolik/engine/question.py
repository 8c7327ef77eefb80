"""What a referee answers to a question that cannot be put."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ..core.text import Phrase


class QuestionError(ValueError):
    """A question that cannot be put: which field, what is wrong, and where in it (0-based, None if nowhere).

    What is wrong is told in words that speak the reader's language (``said``), or in plain English where only
    a program's mistake can bring it about. ``code`` names the fault for programs, ``evidence`` are its
    arguments; each game has codes of its own beside ``text``, for what cannot be read.
    """

    def __init__(
        self,
        field: str,
        message: str | Phrase,
        position: int | None = None,
        code: str = "text",
        args: Mapping[str, Any] | None = None,
    ) -> None:
        self.field, self.message, self.position, self.code = field, str(message), position, code
        self.said = Phrase("field", {"field": field, "said": message})
        self.evidence = dict(args or {})
        super().__init__(f"{field}: {message}")
