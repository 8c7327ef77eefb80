"""Fair dealing: where seeds come from, and how a table can check them afterwards.

The table's secret is 256 bits from the operating system. The seed of its n-th deal is HMAC-SHA256 of n
under the secret, so that a revealed seed says nothing about another deal. Before the deal its commitment is
published: SHA-256 of seed, rule set, table and number.
"""

from __future__ import annotations

import hashlib
import hmac
import secrets


def new_secret() -> str:
    """A table's secret, in hex."""
    return secrets.token_hex(32)


def deal_seed(secret: str, deal: int) -> str:
    """The seed of the table's deal number ``deal`` (counted from 1 over the table's life), in hex."""
    return _derive(secret, str(deal))


def commitment(secret: str, rules: str, table_id: str, deal: int) -> str:
    """What is published before that deal begins."""
    return commitment_of(deal_seed(secret, deal), rules, table_id, deal)


def commitment_of(seed: str, rules: str, table_id: str, deal: int) -> str:
    """The commitment that a revealed seed must match."""
    return hashlib.sha256(f"{seed}|{rules}|{table_id}|{deal}".encode()).hexdigest()


def first_dealer_seed(secret: str) -> str:
    """The seed of the draw for the table's first dealer."""
    return _derive(secret, "first dealer")


def bot_seed(secret: str, seat: int, decision: int) -> str:
    """The seed of a bot's own chance for one decision; independent of the deck."""
    return _derive(_derive(secret, "bots"), f"{seat} {decision}")


def sheet_key(secret: str) -> str:
    """The key with which others may read the table's sheet; it says nothing about any seed."""
    return _derive(secret, "sheet")[:32]


def replay_key(secret: str, deal: int) -> str:
    """The key with which anybody may look at that one deal, once it is over; it opens no other deal.

    It is made anew from the secret whenever it is needed, so links keep working however the server ended.
    """
    return _derive(secret, f"replay {deal}")[:32]


def _derive(secret: str, label: str) -> str:
    return hmac.digest(bytes.fromhex(secret), label.encode(), "sha256").hex()
