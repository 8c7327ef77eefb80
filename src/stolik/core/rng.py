"""The one source of chance: a stream that a seed text fixes for ever.

Block ``i`` of the stream is HMAC-SHA256(key = SHA-256(seed), message = i as eight big-endian bytes);
numbers are drawn as 64-bit big-endian words with rejection, and shuffles are Fisher-Yates from the
end. A published vector stands in the tests, so that another language can check itself.
"""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import Iterator, Sequence
from typing import TypeVar

T = TypeVar("T")
_WORD = 1 << 64


class Rng:
    """A stream of chance; the same seed gives the same stream everywhere."""

    __slots__ = ("_words", "seed")

    def __init__(self, seed: str) -> None:
        self.seed = seed
        self._words = _stream(seed)

    def below(self, n: int) -> int:
        """A whole number from 0 to ``n - 1``, each equally likely; ValueError if n < 1."""
        if n < 1:
            raise ValueError(f"there is no number below {n}")
        limit = _WORD - _WORD % n
        word = next(self._words)
        while word >= limit:
            word = next(self._words)
        return word % n

    def random(self) -> float:
        """A number in [0, 1) with 53 bits."""
        return (next(self._words) >> 11) / (1 << 53)

    def choice(self, items: Sequence[T]) -> T:
        """One of the items; ValueError if there is none."""
        return items[self.below(len(items))]

    def shuffled(self, items: Sequence[T]) -> tuple[T, ...]:
        """The items in a new order."""
        out = list(items)
        for i in range(len(out) - 1, 0, -1):
            j = self.below(i + 1)
            out[i], out[j] = out[j], out[i]
        return tuple(out)

    def child(self, label: str) -> Rng:
        """An independent stream named by this seed and the label, whatever was drawn before."""
        return Rng(f"{self.seed}/{label}")

    def __repr__(self) -> str:
        return f"Rng({self.seed!r})"


def _stream(seed: str) -> Iterator[int]:
    key = hashlib.sha256(seed.encode()).digest()
    block = 0
    while True:
        digest = hmac.digest(key, block.to_bytes(8, "big"), "sha256")
        for at in range(0, 32, 8):
            yield int.from_bytes(digest[at : at + 8], "big")
        block += 1
