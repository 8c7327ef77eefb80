"""What happened at the table, told in sentences, one a step."""

from __future__ import annotations

import re
from collections.abc import Iterator

from stolik.cli.say import Speech

_ADD = re.compile(r"add (.*) to (\w+)(?: (?:low|high))?")
_SWAP = re.compile(r"swap (.*) at (\w+)")


def tell(speech: Speech, name: str, text: str, top: str | None) -> Iterator[str]:
    """The sentences for one thing that happened, given as the notation of a whole action.

    `name` is who did it, `top` the card that lay on the discard pile before, where there was one.
    """
    for step in filter(None, map(str.strip, text.split(";"))):
        yield _sentence(speech, name, step, top)


def _sentence(speech: Speech, name: str, step: str, top: str | None) -> str:
    verb, _, rest = step.partition(" ")
    match verb:
        case "draw" if rest:
            return speech.say("drew", card=speech.notation(rest))
        case "draw":
            return speech.say("did-draw", name=name)
        case "take" if top is not None:
            return speech.say("did-take", name=name, card=speech.notation(top))
        case "take":
            return speech.say("did-take-unknown", name=name)
        case "meld":
            # The kind, where it was said, is plain from the cards by now.
            return speech.say(
                "did-meld", name=name, cards=speech.notation(re.sub(r"^(run|group) ", "", rest))
            )
        case "add" if found := _ADD.fullmatch(step):
            return speech.say("did-add", name=name, cards=speech.notation(found[1]), meld=found[2])
        case "swap" if found := _SWAP.fullmatch(step):
            return speech.say("did-swap", name=name, cards=speech.notation(found[1]), meld=found[2])
        case "clear":
            return speech.say("did-clear", name=name, meld=rest)
        case "discard":
            return speech.say("did-discard", name=name, card=speech.notation(rest))
    return speech.say("did-other", name=name, text=speech.notation(step))
