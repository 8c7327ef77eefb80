"""What happened at the table, told in sentences, one a step."""

from __future__ import annotations

import re
from collections.abc import Iterator

from stolik.cli.say import Speech

_CUT = re.compile(r"cut (\d+)(?:: (.*))?")
_ADD = re.compile(r"add (.*) to (\w+)(?: (?:low|high))?")
_SWAP = re.compile(r"swap (.*) at (\w+)")


def tell(speech: Speech, name: str | None, text: str, top: str | None) -> Iterator[str]:
    """The sentences for one thing that happened, given as the notation of a whole action.

    `name` is who did it, None the reader himself; `top` is the card that lay on the discard pile before,
    where there was one.
    """
    who = {"name": name or "", "you": name is None}
    for step in filter(None, map(str.strip, text.split(";"))):
        yield _sentence(speech, who, step, top)


def _sentence(speech: Speech, who: dict[str, object], step: str, top: str | None) -> str:
    verb, _, rest = step.partition(" ")
    match verb:
        case "draw" if rest:
            return speech.say("drew", card=speech.notation(rest))
        case "draw":
            return speech.say("did-draw", **who)
        case "take" if top is not None:
            return speech.say("did-take", **who, card=speech.notation(top))
        case "take":
            return speech.say("did-take-unknown", **who)
        case "cut" if found := _CUT.fullmatch(step):
            if found[2]:
                return speech.say(
                    "did-cut-seen", **who, number=int(found[1]), cards=speech.notation(found[2])
                )
            return speech.say("did-cut", **who, number=int(found[1]))
        case "keep":
            return speech.say("did-keep", **who, cards=speech.notation(rest))
        case "decline":
            return speech.say("did-decline", **who)
        case "meld":
            # The kind, where it was said, is plain from the cards by now.
            return speech.say("did-meld", **who, cards=speech.notation(re.sub(r"^(run|group) ", "", rest)))
        case "add" if found := _ADD.fullmatch(step):
            return speech.say("did-add", **who, cards=speech.notation(found[1]), meld=found[2])
        case "swap" if found := _SWAP.fullmatch(step):
            return speech.say("did-swap", **who, cards=speech.notation(found[1]), meld=found[2])
        case "clear":
            return speech.say("did-clear", **who, meld=rest)
        case "discard" if rest == "?":
            return speech.say("did-discard-covered", **who)
        case "discard":
            return speech.say("did-discard", **who, card=speech.notation(rest))
    return speech.say("did-other", name=who["name"] or speech.say("you"), text=speech.notation(step))
