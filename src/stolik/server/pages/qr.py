"""A link as a QR picture inside a page."""

from __future__ import annotations

import segno
from markupsafe import Markup
from segno.encoder import DataOverflowError


def qr_svg(text: str) -> Markup:
    """The picture as SVG; empty where the text is too long for one."""
    for level in ("m", "l"):
        try:
            code = segno.make(text, error=level, micro=False, boost_error=False)
        except DataOverflowError:
            continue
        # Drawn by attributes alone: a style would be refused by the page's policy.
        return Markup(code.svg_inline(border=2, omitsize=True, svgclass="qr", lineclass=None))
    return Markup("")
