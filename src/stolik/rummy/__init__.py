"""What rummy games share: the geometry of melds and exact solvers over it."""
