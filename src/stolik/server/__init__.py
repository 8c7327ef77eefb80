"""The house: tables, seats, clocks, the log of everything, and the wire.

Importing the package is cheap; ``run`` brings in the web server when it is called.
"""

from __future__ import annotations

from pathlib import Path

__all__ = ["run"]


def run(
    host: str,
    port: int,
    data: Path,
    open_browser: bool,
    origins: tuple[str, ...] = (),
    bot_pause_ms: int = 700,
    language: str = "en",
) -> None:
    """Serve tables until stopped; see ``stolik.server.process``."""
    from .house import Settings
    from .process import serve

    settings = Settings(bot_delay_ms=(bot_pause_ms * 5 // 7, bot_pause_ms * 9 // 7))
    serve(
        host=host,
        port=port,
        data=data,
        open_browser=open_browser,
        settings=settings,
        origins=origins,
        language=language,
    )
