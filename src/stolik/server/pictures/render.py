"""Run by itself: SVG in, PNG out. The fonts are our own, so it draws alike on a machine that has none."""

from __future__ import annotations

import os
import sys
from pathlib import Path

import resvg_py

FONTS = Path(__file__).with_name("fonts")


def draw(svg: str) -> bytes:
    """The drawing as PNG; ValueError if it is none."""
    return resvg_py.svg_to_bytes(
        svg_string=svg,
        skip_system_fonts=True,
        sans_serif_family="DejaVu Sans",
        font_files=[str(font) for font in sorted(FONTS.glob("*.ttf"))],
    )


def main() -> None:
    """Draw what standard input holds."""
    if hasattr(os, "nice"):
        os.nice(10)
    sys.stdout.buffer.write(draw(sys.stdin.buffer.read().decode()))


if __name__ == "__main__":
    main()
