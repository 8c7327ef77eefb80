"""The API's own description, in OpenAPI 3.1."""

from __future__ import annotations

from typing import Any

from litestar import Litestar
from msgspec import Struct

from . import protocol
from .referee import jokeri_messages, messages


def describe(app: Litestar) -> dict[str, Any]:
    """What the framework tells of the routes, with what it leaves out: which bodies take no other field."""
    told = app.openapi_schema.to_schema()
    schemas = told.get("components", {}).get("schemas", {})
    for kind in (*vars(messages).values(), *vars(jokeri_messages).values(), *vars(protocol).values()):
        is_struct = isinstance(kind, type) and issubclass(kind, Struct)
        if is_struct and kind.__struct_config__.forbid_unknown_fields:
            schemas.get(kind.__name__, {})["additionalProperties"] = False
    return told
