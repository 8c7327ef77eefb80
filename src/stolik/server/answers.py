"""What routes answer instead of what was asked for, as the API's description tells it."""

from __future__ import annotations

from collections.abc import Mapping

from litestar.openapi.datastructures import ResponseSpec

from .protocol import Trouble


def errors(**described: str) -> Mapping[int, ResponseSpec]:
    """Responses for a route's description: status (as ``e400``) to what it means there."""
    return {
        int(status.removeprefix("e")): ResponseSpec(
            data_container=Trouble, description=text, generate_examples=False
        )
        for status, text in described.items()
    }


ERRORS = errors(
    e400="The question cannot be read, or there are no such rules: `code`, `detail` and `where`.",
    e413="The body is over 64 KB.",
    e429="Too much at once: `key` names the limit, `seconds` says when to try again.",
)
TABLES = errors(
    e400="The request cannot be read, or there are no such rules or seats.",
    e401="No seat token was sent.",
    e403="The token, the invite or the key does not open this, or the request comes from a foreign page.",
    e404="There is no such deal.",
    e409="The seat is not open, or the deal is still being played.",
    e413="The body is over 64 KB.",
    e429="Too much at once: `key` names the limit, `seconds` says when to try again.",
    e503="The log could not be written; nothing has changed.",
)
TEXTS = errors(e400="The address cannot be read.", e404="There are no such texts.")
NO_BODY = {status: spec for status, spec in ERRORS.items() if status != 413}
