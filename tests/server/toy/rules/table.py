"""What may be dropped, the clock, and what is done for those who are late or gone."""

from stolik.rulekit.rule import Rule
from stolik.rulekit.setting import flag, number

CLOCK = number("clock", 0, 0, 60, (0,))
STRICT = flag("strict", False)

RULE = Rule(
    __name__,
    settings=(CLOCK, STRICT),
    points=("turn", "one_draw", "draw_first", "not_in_hand", "other_suit", "players", "syntax"),
)
