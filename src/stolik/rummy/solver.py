"""The exact solvers over melds, under one name.

``best_opening`` and ``best_progress`` answer what to lay first, ``finish`` whether and how a hand can go out,
``best_arrangement`` and ``ways`` how cards belong together, ``all_melds`` everything that could be laid.
"""

from __future__ import annotations

from .finish import finish
from .lattice import all_melds
from .opening import Opening, Penalty, Progress, Way, best_arrangement, best_opening, best_progress, ways
from .plan import (
    Add,
    Exchange,
    FinishLaw,
    Lay,
    OnTable,
    PileUse,
    Plan,
    PlanStep,
    Sharing,
    SwapGroup3,
    SwapGroup4,
    Throw,
    Turn,
)

__all__ = [
    "Add",
    "Exchange",
    "FinishLaw",
    "Lay",
    "OnTable",
    "Opening",
    "Penalty",
    "PileUse",
    "Plan",
    "PlanStep",
    "Progress",
    "Sharing",
    "SwapGroup3",
    "SwapGroup4",
    "Throw",
    "Turn",
    "Way",
    "all_melds",
    "best_arrangement",
    "best_opening",
    "best_progress",
    "finish",
    "ways",
]
