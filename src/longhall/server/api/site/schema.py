"""The schema of the API with everything in it: FastAPI's own part, the structs that are told, and what sockets say."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec
from fastapi import FastAPI

from ....kernel.registry import all_games
from ...protocol.told import NAMED, PLACE, Told
from ...transport.messages import Message
from ...transport.protocol import Frame, Hello


def add_told(app: FastAPI) -> None:
    """Complete the schema that FastAPI makes of the endpoints, when it is first asked for."""
    plain = app.openapi

    def openapi() -> dict[str, Any]:
        if app.openapi_schema is None:
            app.openapi_schema = complete(plain())
        return app.openapi_schema

    app.openapi = openapi  # type: ignore[method-assign]


def complete(schema: dict[str, Any]) -> dict[str, Any]:
    """A schema in which all names that stand for structs have become references to them."""
    found: dict[str, Any] = with_references(schema)
    found.setdefault("components", {}).setdefault("schemas", {}).update(structs())
    return found


def structs() -> Any:
    """By name, the schema of all that the server tells, of each game's view and content, and of what clients say.

    `Message` is any message of the server, `Frame` any frame of a client after `Hello`.
    """
    games = [kind for game in all_games() for kind in (game.view_type, game.content_type)]
    types = [*all_told(Told), *games, Hello, Message, Frame]
    refs, found = msgspec.json.schema_components(types, ref_template=PLACE + "{name}")
    *_, message, frame = refs
    return with_open_objects({**found, "Message": union(message), "Frame": union(frame)})


def union(schema: dict[str, Any]) -> dict[str, Any]:
    """A schema of several kinds; which it is, each says of itself."""
    return {"oneOf": schema["anyOf"]}


def all_told(base: type[Told]) -> Iterator[type[Told]]:
    """Every struct that is declared as told."""
    for kind in base.__subclasses__():
        yield kind
        yield from all_told(kind)


def with_open_objects(part: Any) -> Any:
    """The same schema, in which objects of unknown keys say that they take any; else readers take them for empty."""
    if isinstance(part, list):
        return [with_open_objects(item) for item in part]
    if not isinstance(part, dict):
        return part
    whole = {key: with_open_objects(value) for key, value in part.items()}
    if whole.get("type") == "object" and "properties" not in whole:
        whole.setdefault("additionalProperties", True)
    return whole


def with_references(part: Any) -> Any:
    """The same schema, with a reference wherever a struct is named."""
    if isinstance(part, list):
        return [with_references(item) for item in part]
    if not isinstance(part, dict):
        return part
    whole = {key: with_references(value) for key, value in part.items()}
    if NAMED not in whole:
        return whole
    about = {"description": whole["description"]} if "description" in whole else {}
    return {"$ref": PLACE + whole[NAMED], **about}
