"""One protocol: what the schema of the API says of messages, frames and answers is what is sent."""

from __future__ import annotations

import re
from typing import Any, get_args

import msgspec
import pytest

from longhall.server.rooms.log.reading import read_log
from longhall.server.transport.messages import Message, Update
from longhall.server.transport.protocol import Frame
from longhall.server.transport.updates import update

from ..conftest import SEATS, Served


def schemas(served: Served) -> dict[str, Any]:
    found: dict[str, Any] = served.app.openapi()["components"]["schemas"]
    return found


def test_every_reference_leads_somewhere(served: Served) -> None:
    text = msgspec.json.encode(served.app.openapi()).decode()
    named = set(re.findall(r'"#/components/schemas/([^"]+)"', text))
    assert named - set(schemas(served)) == set()
    assert "x-told" not in text


def test_messages_and_frames_stand_in_the_schema(served: Served) -> None:
    found = schemas(served)
    for union, kinds in (("Message", get_args(Message)), ("Frame", get_args(Frame))):
        refs = [part["$ref"].rpartition("/")[2] for part in found[union]["oneOf"]]
        assert refs == [kind.__name__ for kind in kinds]
        for kind in kinds:
            assert found[kind.__name__]["properties"]["type"] == {"enum": [kind.__struct_config__.tag]}


def test_an_update_has_what_its_type_has_and_nothing_else(served: Served) -> None:
    people = [served.guest(f"Guest {number}") for number in range(SEATS)]
    table = served.call(served.server.rooms.table, served.running_table(people))
    entries = served.call(read_log, served.server.store, table.id)
    for seat in (None, *range(SEATS)):
        sent = update(table, seat, entries)
        read = msgspec.json.decode(sent, type=Update)
        assert len(read.entries) == len(entries)
        assert list(msgspec.json.decode(sent)) == ["type", *Update.__struct_fields__]
        with pytest.raises(msgspec.ValidationError, match="unknown field"):
            msgspec.json.decode(sent[:-1] + b',"more":1}', type=Update)
