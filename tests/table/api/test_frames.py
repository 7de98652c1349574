"""Frames of a socket as clients may form them, rightly and wrongly."""

from __future__ import annotations

import msgspec
import pytest

from longhall.server.transport.protocol import Act, frame_id, read_frame, read_hello


@pytest.mark.parametrize("depth", [2_000, 8_000, 100_000])
@pytest.mark.parametrize(
    "form", ["{0}", '{{"type": "hello", "protocol": 1, "more": {0}}}', '{{"id": "x", "type": {0}}}']
)
def test_frames_nested_without_end_are_unreadable(depth: int, form: str) -> None:
    for nested in ("[" * depth + "]" * depth, "[" * depth, '{"a":' * depth):
        frame = form.format(nested)
        for read in (read_hello, read_frame):
            with pytest.raises(msgspec.MsgspecError):
                read(frame)
        assert frame_id(frame) is None


@pytest.mark.parametrize("name", ["", "a\0b", "\n", "x" * 61, "x\n"])
def test_ids_that_no_database_could_keep(name: str) -> None:
    frame = msgspec.json.encode({"type": "act", "id": name, "action": "pass", "version": 1}).decode()
    with pytest.raises(msgspec.MsgspecError):
        read_frame(frame)
    assert frame_id(frame) is None


def test_a_frame() -> None:
    frame = '{"type": "act", "id": "Ä 1", "action": "pass", "version": 1}'
    assert read_frame(frame) == Act("Ä 1", "pass", 1)
    assert frame_id(frame) == "Ä 1"
