"""What a referee answers to a question that cannot be put."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ..core.text import Phrase


class QuestionError(ValueError):
    """A question that cannot be put: which field, what is wrong, and where in it (0-based, None if nowhere).

    ``fault`` is what is wrong; ``said`` puts the field before it, as ``name`` if it has another for people
    than for programs. ``code`` names the fault for programs, ``evidence`` are its arguments; each game has
    codes of its own beside ``text``, for what cannot be read.
    """

    def __init__(
        self,
        field: str,
        fault: Phrase,
        position: int | None = None,
        code: str = "text",
        args: Mapping[str, Any] | None = None,
        name: Phrase | str = "",
    ) -> None:
        self.field, self.fault, self.position, self.code = field, fault, position, code
        self.said = Phrase("field", {"field": name or field.replace(".", " "), "said": fault})
        self.evidence = dict(args or {})
        super().__init__(f"{field}: {fault}")

    def named(self, name: str) -> QuestionError:
        """The same fault of a field that its reader knows by another name."""
        return QuestionError(self.field, self.fault, self.position, self.code, self.evidence, name)
