"""A drawing as PNG, made in a process of its own.

The library that draws holds the interpreter while it works, so in the server's process every table would wait
for it; and a process can be ended when it is late.
"""

from __future__ import annotations

import subprocess
import sys
import threading
from functools import lru_cache
from pathlib import Path
from typing import Final

from ..throttle import TooMuch

SIZE: Final = (1200, 630)
"""What chats show whole: every picture for them is of this size."""
KIND: Final = "image/png"
_RENDER: Final = Path(__file__).with_name("render.py")
_LATE_S: Final = 10.0
_WAIT_S: Final = 5.0
# Two at a time: pictures may be late, moves may not.
_free = threading.BoundedSemaphore(2)


class NotDrawn(Exception):
    """A picture was not ready in time."""


@lru_cache(maxsize=64)
def png(svg: str) -> bytes:
    """The drawing as PNG; blocks until it is there, so call it off the event loop.

    The latest are kept: a link in a chat is asked for by every server that shows it. TooMuch if others are
    being drawn and none gets ready, NotDrawn if it takes too long.
    """
    if not _free.acquire(timeout=_WAIT_S):
        raise TooMuch("pictures", 1)
    try:
        done = subprocess.run(
            [sys.executable, "-P", str(_RENDER)],
            input=svg.encode(),
            capture_output=True,
            check=True,
            timeout=_LATE_S,
        )
    except subprocess.TimeoutExpired:
        raise NotDrawn from None
    finally:
        _free.release()
    return done.stdout
