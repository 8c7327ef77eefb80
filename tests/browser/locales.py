"""Languages in which a page is tried. Where all four are, two run every time and two in the long run."""

from __future__ import annotations

import pytest

FOUR = ["pl-PL", "ka-GE", *(pytest.param(each, marks=pytest.mark.long) for each in ("en-GB", "tr-TR"))]
