"""What trials have found of content packs, kept in a file of the data folder from one start to the next."""

from __future__ import annotations

import hashlib
import logging
from pathlib import Path

import msgspec

from ... import __version__
from ...kernel.content.packs import PackFiles
from .workers.pack_worker import Verdict

log = logging.getLogger("longhall.packs")


class Kept(msgspec.Struct):
    """The file. Another version of the program may judge otherwise: what it says is then forgotten."""

    version: str = __version__
    verdicts: dict[str, Verdict] = {}
    """By the hash of a pack's files."""


class PackVerdicts:
    """Remembers verdicts. A file that is damaged or cannot be written costs only another trial."""

    def __init__(self, place: Path) -> None:
        self.place = place
        self._kept: Kept | None = None

    def _read(self) -> Kept:
        if self._kept is None:
            try:
                self._kept = msgspec.json.decode(self.place.read_bytes(), type=Kept)
            except (OSError, msgspec.MsgspecError):
                self._kept = Kept()
            if self._kept.version != __version__:
                self._kept = Kept()
        return self._kept

    def of(self, files: PackFiles) -> Verdict | None:
        """What was found of a pack; None: it was not tried yet."""
        return self._read().verdicts.get(hash_of(files))

    def keep(self, files: PackFiles, verdict: Verdict) -> None:
        """Remember what was found. The file is replaced in one step: other processes may read it meanwhile."""
        kept = self._read()
        kept.verdicts[hash_of(files)] = verdict
        new = self.place.with_suffix(".new")
        try:
            self.place.parent.mkdir(parents=True, exist_ok=True)
            new.write_bytes(msgspec.json.encode(kept))
            new.replace(self.place)
        except OSError as error:
            log.warning("what was found of content packs cannot be kept in %s: %s", self.place, error)


def hash_of(files: PackFiles) -> str:
    """Names and contents of all files of a pack."""
    digest = hashlib.sha256()
    for name in sorted(files):
        digest.update(f"{name}\0{len(files[name])}\0".encode() + files[name])
    return digest.hexdigest()
