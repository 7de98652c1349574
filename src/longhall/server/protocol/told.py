"""The base of everything that the server tells: a msgspec struct that FastAPI can answer with, too.

What is declared once as a `Told` goes over sockets and as answers to requests alike, and stands in the schema of the
API, from which the browser's types are made.
"""

from __future__ import annotations

from typing import Any, Final, Self

import msgspec
from pydantic import GetCoreSchemaHandler, GetJsonSchemaHandler
from pydantic_core import CoreSchema, core_schema

encode: Final = msgspec.json.Encoder().encode
NAMED: Final = "x-told"
"""Stands in a schema for a reference to a `Told`, until all of them are there."""
PLACE: Final = "#/components/schemas/"
"""Where the schema of the API has them all, by name."""


class Told(msgspec.Struct, forbid_unknown_fields=True):
    """Something that the server tells."""

    @classmethod
    def _read(cls, value: object) -> Self:
        return value if isinstance(value, cls) else msgspec.convert(value, cls)

    @classmethod
    def __get_pydantic_core_schema__(cls, source: object, handler: GetCoreSchemaHandler) -> CoreSchema:
        """For FastAPI: whatever is answered is one of these, and is written by msgspec."""
        written = core_schema.plain_serializer_function_ser_schema(msgspec.to_builtins)
        return core_schema.no_info_plain_validator_function(cls._read, serialization=written)

    @classmethod
    def __get_pydantic_json_schema__(cls, schema: CoreSchema, handler: GetJsonSchemaHandler) -> dict[str, Any]:
        """For FastAPI's schema: the name alone, see `NAMED`."""
        return {NAMED: cls.__name__}


def as_written(data: bytes) -> Any:
    """A value that has been written already, in the place of the value itself: encoders copy it."""
    return msgspec.Raw(data)
