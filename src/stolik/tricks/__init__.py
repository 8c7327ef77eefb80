"""Geometry shared by trick games: what a trick is, who must play what, who wins it, and bids on tricks."""
