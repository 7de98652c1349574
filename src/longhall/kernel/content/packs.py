# uncompiled: reads and writes files
"""Content packs as files in memory: read from a folder or from anybody's archive, and loaded as a game."""

from __future__ import annotations

import io
import re
import stat
import tempfile
import zipfile
from collections.abc import Iterable, Mapping
from pathlib import Path, PurePosixPath
from typing import Any, Final

from ..errors import BadFile, LonghallError
from ..game import Game
from .loading import LARGEST_FILE, LARGEST_PACK, MOST_FILES, files_of

PackFiles = Mapping[str, bytes]
"""The content files of a pack by name."""
FILE: Final = re.compile(r"[a-z0-9][a-z0-9_]{0,40}\.toml")
SUFFIX: Final = ".toml"
MOST_MEMBERS: Final = 200
"""Entries of an archive, whatever they are."""


def read_pack(place: Path) -> PackFiles:
    """The content files of a folder or of a zip file."""
    try:
        if place.is_dir():
            return {file.name: file.read_bytes() for file in files_of(place)}
        if place.stat().st_size > LARGEST_PACK:
            raise BadFile(place.name, 0, "error-content-large", most=LARGEST_PACK)
        return unpack(place.read_bytes(), place.name)
    except OSError:
        raise BadFile(place.name, 0, "error-file-unreadable") from None


def unpack(archive: bytes, name: str) -> PackFiles:
    """The content files of a zip archive. Nothing of it is written anywhere, and no more is unpacked than is read.

    They lie at the top or in one folder; what is no content file is passed over.
    """
    try:
        with zipfile.ZipFile(io.BytesIO(archive)) as packed:
            members = [member for member in packed.infolist() if not member.is_dir()]
            if len(members) > MOST_MEMBERS:
                raise BadFile(name, 0, "error-content-many", most=MOST_FILES)
            return read_members(packed, [member for member in members if member.filename.endswith(SUFFIX)])
    except (zipfile.BadZipFile, zipfile.LargeZipFile, NotImplementedError, RuntimeError, EOFError, OSError, ValueError):
        # Damaged, encrypted, or packed in a way that nobody uses.
        raise BadFile(name, 0, "error-pack-archive") from None


def read_members(packed: zipfile.ZipFile, members: Iterable[zipfile.ZipInfo]) -> PackFiles:
    """The files of an archive, none of them larger than a content file may be, whatever the archive says."""
    found: dict[str, bytes] = {}
    folders: set[PurePosixPath] = set()
    left = LARGEST_PACK
    for member in members:
        path = PurePosixPath(member.filename)
        check_name(path.name)
        if path.is_absolute() or ".." in path.parts or len(path.parts) > 2 or stat.S_ISLNK(member.external_attr >> 16):
            raise BadFile(path.name, 0, "error-pack-path")
        folders.add(path.parent)
        with packed.open(member) as stream:
            raw = stream.read(min(LARGEST_FILE, left) + 1)
        if len(raw) > min(LARGEST_FILE, left):
            raise BadFile(path.name, 0, "error-content-large", most=LARGEST_FILE)
        left -= len(raw)
        if path.name in found or len(folders) > 1:
            raise BadFile(path.name, 0, "error-pack-path")
        found[path.name] = raw
    if len(found) > MOST_FILES:
        raise BadFile(packed.filename or "", 0, "error-content-many", most=MOST_FILES)
    return found


def check_name(name: str) -> None:
    """Refuse what cannot be the name of a content file."""
    if not FILE.fullmatch(name):
        raise BadFile(name[:60], 0, "error-pack-path")


def game_of(files: PackFiles, games: Iterable[Game[Any]]) -> Game[Any]:
    """The game that a pack is for: the one whose content has the same files."""
    stems = {name.removesuffix(SUFFIX) for name in files}
    for game in games:
        ours = set(game.content())
        if ours and len(ours & stems) * 2 > len(ours | stems):
            return game
    raise LonghallError("error-pack-game")


def load_pack(game: Game[Any], files: PackFiles, name: str) -> Game[Any]:
    """The game with this content; a bad pack raises `BadFile`."""
    for file in files:
        check_name(file)
    with tempfile.TemporaryDirectory(prefix="longhall-pack-") as folder:
        for file, raw in files.items():
            Path(folder, file).write_bytes(raw)
        found = game.with_content(Path(folder))
    found.pack_name = name
    found.pack_files = dict(files)
    return found
