"""Results of long work in files that are never half written."""

from __future__ import annotations

from pathlib import Path
from typing import TypeVar

import msgspec

from ..kernel.errors import LonghallError

T = TypeVar("T")


def read_whole(file: Path, kind: type[T], problem: str) -> T:
    """What `write_whole` has written; `problem` is the message for a file that holds nothing of the kind."""
    try:
        return msgspec.json.decode(file.read_bytes(), type=kind)
    except (OSError, msgspec.DecodeError):
        raise LonghallError(problem, file=file.name) from None


def write_whole(file: Path, stored: object) -> None:
    """All of it or nothing: work that is killed while writing leaves the file as it was before."""
    fresh = file.with_name(file.name + ".new")
    try:
        fresh.write_bytes(msgspec.json.format(msgspec.json.encode(stored), indent=1) + b"\n")
        fresh.replace(file)
    except OSError:
        raise LonghallError("cli-save-failed", file=str(file)) from None
