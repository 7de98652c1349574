"""What the files of a data set look like: a table of decisions, and in its metadata how it was made."""

from __future__ import annotations

from typing import Any, Final

import msgspec

from ... import __version__
from ...kernel.chance import quick_chance
from ...kernel.errors import LonghallError
from ...kernel.game import Game
from ..needs import no_research

FORMAT: Final = 1
"""The version of the columns and of `Info`: raised when a reader of the old form would be mistaken."""
KEY: Final = b"longhall"
"""Where `Info` lies in the metadata of the schema, as JSON."""
BITS: Final = 8


class LayoutPart(msgspec.Struct, frozen=True):
    """Some neighbouring numbers of an observation with one meaning."""

    name: str
    size: int
    most: int


class Info(msgspec.Struct, frozen=True, kw_only=True):
    """How a data set was made; the same in all its files."""

    format: int = FORMAT
    version: str = __version__
    """Of longhall."""
    game: str
    rules: str
    content: str
    """The hash of the boards and cards."""
    layout: list[LayoutPart]
    actions: int
    """How many the game's action book has."""
    players: list[int]
    """They take turns from game to game."""
    bots: list[str]
    """They take turns on the seats; the last one also takes those that are left."""
    options: dict[str, Any]
    seed: int
    tries: float
    """How often a bot takes one of its next best options."""

    @property
    def size(self) -> int:
        """How many numbers an observation has."""
        return sum(part.size for part in self.layout)

    def games_like(self, other: Info) -> bool:
        """Whether these are settings for the same games, whatever version of the program plays them."""
        return msgspec.structs.replace(self, version="") == msgspec.structs.replace(other, version="")


def info_of(
    game: Game[Any], players: list[int], bots: list[str], options: dict[str, Any], seed: int, tries: float
) -> Info:
    """The settings of a new data set; wrong ones are refused, as is a game without observations."""
    arrow()
    for seats in players:
        game.setup(options, seats, quick_chance(0))
    parts = game.layout().parts
    if not parts:
        raise LonghallError("error-no-observations", game=game.name)
    return Info(
        game=game.name,
        rules=game.rules_version,
        content=game.content_hash,
        layout=[LayoutPart(part.name, part.size, part.most) for part in parts],
        actions=len(game.book.all),
        players=players,
        bots=bots,
        options=options,
        seed=seed,
        tries=tries,
    )


def arrow() -> Any:
    """PyArrow, or a sentence that says how to get it."""
    try:
        import pyarrow as pa
        from pyarrow import ipc, parquet  # noqa: F401  (also reached as parts of the package)
    except ImportError:
        raise no_research() from None
    return pa


def mask_bytes(actions: int) -> int:
    """How long a packed mask is."""
    return -(-actions // BITS)


def schema_of(info: Info) -> Any:
    """The columns. Results are those of the seat that decides."""
    pa = arrow()
    columns = [
        pa.field("game", pa.int64(), False),
        pa.field("decision", pa.int32(), False),
        pa.field("seats", pa.int8(), False),
        pa.field("seat", pa.int8(), False),
        pa.field("bot", pa.string(), False),
        pa.field("observation", pa.binary(info.size), False),
        pa.field("mask", pa.binary(mask_bytes(info.actions)), False),
        pa.field("action", pa.int32(), False),
        pa.field("values", pa.list_(pa.float32()), False),
        pa.field("result", pa.float32(), False),
        pa.field("points", pa.int32(), False),
        pa.field("place", pa.int8(), False),
        pa.field("won", pa.float32(), False),
    ]
    return pa.schema(columns, {KEY: msgspec.json.encode(info)})


def read_info(schema: Any, file: str) -> Info:
    """What a schema says of itself; a table from elsewhere, or one of a newer program, is refused."""
    found = (schema.metadata or {}).get(KEY)
    try:
        version = msgspec.json.decode(found or b"", type=dict[str, Any]).get("format")
        if version != FORMAT:
            raise LonghallError("error-dataset-format", file=file, found=str(version), ours=FORMAT)
        return msgspec.json.decode(found or b"", type=Info)
    except msgspec.DecodeError:
        raise LonghallError("error-no-dataset", file=file) from None
