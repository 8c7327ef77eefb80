"""What may be dropped, and the clock."""

from stolik.rulekit.rule import Rule
from stolik.rulekit.setting import number

CLOCK = number("clock", 0, 0, 60, (0,))

RULE = Rule(
    __name__,
    settings=(CLOCK,),
    points=("turn", "one_draw", "draw_first", "not_in_hand", "other_suit", "players", "syntax"),
)
