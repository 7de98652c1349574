"""Tables with somebody's own content pack: the store keeps a copy of it, from which any process can play them."""

from __future__ import annotations

import asyncio
import time
from typing import Any

import msgspec

from ...kernel.content.packs import load_pack
from ...kernel.errors import LonghallError
from ...kernel.game import Game
from ...kernel.registry import find_content, find_game, game_names, register_pack
from ..storage.queries.play.packs import PackRow, add_pack, find_pack
from ..storage.store import Store


async def keep_pack(store: Store, game: Game[Any]) -> None:
    """Keep a copy of the pack that a game is played with; nothing if the content is ours."""
    if game.pack_name:
        files = {name: raw.decode() for name, raw in game.pack_files.items()}
        written = msgspec.json.encode(files).decode()
        await add_pack(store, PackRow(game.content_hash, game.name, game.pack_name, written, time.time()))


async def learn_pack(store: Store, game: str, content: str) -> None:
    """Make the pack that a table was made with known, if the store has it and its game still takes it."""
    if game not in game_names() or find_content(game, content) is not None:
        return
    row = await find_pack(store, content)
    if row is not None:
        await learn_row(row)


async def learn_row(row: PackRow) -> None:
    """Make a kept pack known; one that today's loader refuses stays unknown, and its games can only be looked at."""
    if row.game not in game_names() or find_content(row.game, row.content) is not None:
        return
    files = {name: text.encode() for name, text in msgspec.json.decode(row.files, type=dict[str, str]).items()}
    try:
        game = await asyncio.to_thread(load_pack, find_game(row.game), files, row.name)
    except LonghallError:
        return
    if game.content_hash == row.content:
        register_pack(game)
