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
NO_BODY = {status: spec for status, spec in ERRORS.items() if status != 413}
