"""Who may sit where: seat tokens and invites.

A token is ``<table>.<32 hex digits>``: the table, so that one address serves every table, and 128 random
bits. Only its hash is kept. With that much chance in it a plain SHA-256 is enough: there is nothing to
guess, so nothing that a slow hash would slow down. Invites are drawn apart from tokens and hashed under
another label, so that one can never be used as the other.
"""

from __future__ import annotations

import hashlib
import hmac
import secrets
import unicodedata

_LETTERS = "23456789abcdefghjkmnpqrstuvwxyz"
_ID_LENGTH = 12
MAX_NAME = 24


def new_table_id() -> str:
    """Twelve letters and digits that are not easily confused: 59 bits, unique without asking."""
    return "".join(secrets.choice(_LETTERS) for _ in range(_ID_LENGTH))


def is_table_id(text: str) -> bool:
    """Whether the text has the form of a table id."""
    return len(text) == _ID_LENGTH and set(text) <= set(_LETTERS)


def new_token(table_id: str) -> str:
    """A seat token: the table's id and 128 random bits."""
    return f"{table_id}.{secrets.token_hex(16)}"


def new_invite() -> str:
    """An invite: 128 random bits in hex."""
    return secrets.token_hex(16)


def token_table(token: str) -> str | None:
    """The table that the token says it is for, or None if it does not look like a token."""
    table_id, dot, secret = token.partition(".")
    return table_id if dot and len(secret) == 32 and is_table_id(table_id) else None


def token_hash(token: str) -> str:
    """What is kept of a token."""
    return hashlib.sha256(f"stolik seat {token}".encode()).hexdigest()


def invite_hash(table_id: str, invite: str) -> str:
    """What is kept of an invite."""
    return hashlib.sha256(f"stolik invite {table_id} {invite}".encode()).hexdigest()


def same(left: str, right: str | None) -> bool:
    """Whether two secrets are equal, in time that does not depend on where they differ.

    ``left`` may be anything that somebody sent; bytes are compared, since text beyond ASCII is refused.
    """
    return right is not None and hmac.compare_digest(left.encode(errors="replace"), right.encode())


def invite_link(table_id: str, invite: str) -> str:
    """The link to hand on. Browsers keep what stands after the # to themselves, so it is in no log."""
    return f"/t/{table_id}#i={invite}"


def replay_link(table_id: str, deal: int, key: str) -> str:
    """The link with which anybody can look at a finished deal; the key stands after the # here too."""
    return f"/replay/{table_id}/{deal}#k={key}"


def clean_name(name: str | None) -> str | None:
    """A name fit to be shown to others: composed, without control marks or line ends, at most MAX_NAME long.

    None when nothing is left. Direction overrides and other format characters go too, since they can make
    one player's name look like another's.
    """
    if name is None:
        return None
    kept = "".join(
        " " if char.isspace() else char
        for char in unicodedata.normalize("NFC", name)
        if char.isspace() or unicodedata.category(char)[0] != "C"
    )
    return " ".join(kept.split())[:MAX_NAME].strip() or None
