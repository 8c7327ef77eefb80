"""Stolik: the games of the joker, exactly by the rules of their own table."""

__version__ = "0.1.0"
