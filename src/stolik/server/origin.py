"""Which pages may talk to the server.

A browser says with ``Origin`` where a page comes from. It must be where the page itself was asked from: the
request's own ``Host``, or one of the addresses that the operator named. And a ``Host`` is only believed
when it is an address, a name of the local network, or one that the operator named, so that a foreign domain
that points here by a trick of its name server (DNS rebinding) is foreign still.
"""

from __future__ import annotations

from collections.abc import Collection
from ipaddress import ip_address
from urllib.parse import urlsplit


def is_own(origin: str | None, host: str | None, allowed: Collection[str] = ()) -> bool:
    """Whether a page of this origin may talk to the server that was reached as ``host``; none may not."""
    if not origin or len(origin) > 300:
        return False
    if origin in allowed:
        return True
    try:
        parts = urlsplit(origin)
        name = parts.hostname
    except ValueError:
        return False
    if parts.scheme not in ("http", "https") or not name or parts.path or parts.query:
        return False
    return parts.netloc.lower() == (host or "").lower() and is_local_name(name)


def is_local_name(name: str) -> bool:
    """Whether nobody outside can own this host name: an address, one word, or a name of the home network."""
    try:
        ip_address(name.strip("[]"))
    except ValueError:
        return "." not in name or name.endswith((".localhost", ".local", ".lan", ".home.arpa"))
    return True
