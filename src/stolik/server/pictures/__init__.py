"""Pictures for chats, as PNG: chats show no SVG."""

from .answer import DAY, DRAWN, answer_png
from .raster import KIND, SIZE, NotDrawn, png

__all__ = ["DAY", "DRAWN", "KIND", "SIZE", "NotDrawn", "answer_png", "png"]
