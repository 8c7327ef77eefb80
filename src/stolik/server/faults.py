"""What is written down when something of ours breaks.

The message of an exception can hold cards of a live game (a KeyError names its key), so only its type and
the places in the code are logged.
"""

from __future__ import annotations

import logging
import traceback

log = logging.getLogger("stolik.server")


def report(fault: BaseException, where: str, *args: object) -> None:
    """Log a fault: where, what type, and the path through the code; never its message."""
    places = " < ".join(
        f"{frame.name} ({frame.filename.rpartition('/')[2]}:{frame.lineno})"
        for frame in reversed(traceback.extract_tb(fault.__traceback__)[-8:])
    )
    log.error("fault in " + where + ": %s at %s", *args, type(fault).__name__, places)
