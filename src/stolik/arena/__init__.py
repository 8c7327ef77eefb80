"""Bots against bots, on the same deals from every seat, with figures that say how sure they are."""
