# uncompiled: reads and writes text
"""Editing content files as text: comments and order stay, and every change is proven by reading the file again."""

from __future__ import annotations

import re
import tomllib
from typing import Any, Final

from ..errors import LonghallError

KEY: Final = re.compile(r"\s*([A-Za-z][\w-]*)\s*=")
Fields = dict[str, Any]


def records_of(text: str, part: str) -> list[Fields]:
    """The tables `[[part]]` of a content file."""
    found = tomllib.loads(text).get(part)
    return found if isinstance(found, list) else []


def parts_of(text: str) -> dict[str, int]:
    """The kinds of tables in a content file that can be edited one by one, and how many there are of each."""
    heads = [line.split("#")[0].strip() for line in text.splitlines()]
    return {
        part: len(rows)
        for part, rows in tomllib.loads(text).items()
        if isinstance(rows, list) and heads.count(f"[[{part}]]") == len(rows) > 0
    }


def read_field(line: str) -> tuple[str, Any]:
    """`key = value` as somebody typed it; a value that is no TOML is taken as text, and none takes the field away."""
    found = KEY.match(line)
    if found is None:
        raise LonghallError("error-edit-line", given=line.strip())
    key, value = found[1], line[found.end() :].strip()
    if not value:
        return key, None
    try:
        return key, tomllib.loads(f"{key} = {value}")[key]
    except tomllib.TOMLDecodeError:
        if value[0] in "[{\"'":
            raise LonghallError("error-edit-line", given=line.strip()) from None
        return key, value


def with_record(text: str, part: str, number: int, fields: Fields) -> str:
    """The file with one record changed; `number` counts from 0, one beyond the last adds a new one."""
    before = records_of(text, part)
    lines = text.splitlines()
    if number == len(before):
        lines += ["", f"[[{part}]]", *(f"{key} = {written(value)}" for key, value in fields.items())]
    else:
        start, end = block_of(lines, part, number)
        lines[start:end] = changed_lines(lines[start:end], before[number], fields)
    made = "\n".join(lines) + "\n"
    return proven(made, part, [*before[:number], fields, *before[number + 1 :]])


def without_record(text: str, part: str, number: int) -> str:
    """The file without one record."""
    before = records_of(text, part)
    lines = text.splitlines()
    start, end = block_of(lines, part, number)
    del lines[start - 1 : end]
    return proven("\n".join(lines) + "\n", part, before[:number] + before[number + 1 :])


def proven(text: str, part: str, expected: list[Fields]) -> str:
    """The text, if it says what it should; a file that is written in an unusual way is left to an editor."""
    try:
        if records_of(text, part) == expected:
            return text
    except tomllib.TOMLDecodeError:
        pass
    raise LonghallError("error-edit-form")


def block_of(lines: list[str], part: str, number: int) -> tuple[int, int]:
    """The lines below the header of a record, up to the next header or the blank line and comments before it."""
    starts = [at for at, line in enumerate(lines) if line.split("#")[0].strip() == f"[[{part}]]"]
    start = starts[number] + 1
    end = next((at for at in range(start, len(lines)) if lines[at].startswith("[")), len(lines))
    while end > start and (not lines[end - 1].strip() or lines[end - 1].startswith("#")):
        end -= 1
    return start, end


def changed_lines(lines: list[str], before: Fields, fields: Fields) -> list[str]:
    """The lines of a record with other values where they differ; a value may go over several lines."""
    kept: list[str] = []
    key = ""
    for line in lines:
        found = KEY.match(line)
        if found is not None and found[1] in before:
            key = found[1]
            if key in fields and fields[key] != before[key]:
                kept.append(f"{key} = {written(fields[key])}")
        if key not in before or fields.get(key) == before[key]:
            kept.append(line)
    return kept + [f"{name} = {written(value)}" for name, value in fields.items() if name not in before]


def written(value: Any) -> str:
    """A value as TOML."""
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, dict):
        return "{ " + ", ".join(f"{key} = {written(inner)}" for key, inner in value.items()) + " }"
    if isinstance(value, list):
        return "[" + ", ".join(written(inner) for inner in value) + "]"
    if isinstance(value, str):
        return '"' + re.sub(r'[\\"]', lambda found: "\\" + found[0], value) + '"'
    return str(value)
