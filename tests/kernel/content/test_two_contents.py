"""Content packs in the kernel: several contents of a game side by side, and content that goes round in circles."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from typing import Any

import pytest

from longhall.commands.content.content_template import content_files
from longhall.kernel.chance import Chance
from longhall.kernel.content.packs import game_of, load_pack, read_pack
from longhall.kernel.errors import BadFile, LonghallError
from longhall.kernel.events import Events
from longhall.kernel.fields import SimpleState, SimpleStep
from longhall.kernel.game import Game
from longhall.kernel.match import Match
from longhall.kernel.records.saga import write_saga
from longhall.kernel.registry import all_games, find_content, find_game, forget_packs, register_pack
from longhall.kernel.step import AUTO, MOST_STEPS, advance

GAMES = [game for game in all_games() if content_files(game.name)]


@pytest.fixture(autouse=True)
def no_packs() -> Iterator[None]:
    yield
    forget_packs()


def own_files(game: Game[Any]) -> dict[str, bytes]:
    return dict(read_pack(content_files(game.name)[-1].parent))


def changed(game: Game[Any]) -> Game[Any]:
    """The game with a pack in which a number of the set-up is another one."""
    places = {
        "brian-boru": ("numbers", r"(?m)^(coins\s*=\s*)(\d+)"),
        "pax-viking": ("numbers", r"(?m)^(range\s*=\s*)(\d+)"),
        "feast-for-odin": ("buildings", r"(?m)^(points\s*=\s*)(\d+)"),
    }
    files = own_files(game)
    name, shape = places[game.name]
    text = files[f"{name}.toml"].decode()
    text, count = re.subn(shape, lambda found: f"{found[1]}{int(found[2]) + 1}", text, count=1)
    assert count == 1
    files[f"{name}.toml"] = text.encode()
    return load_pack(game, files, "mine")


def played(match: Match, rng: random.Random, moves: int) -> None:
    for _ in range(moves):
        if match.is_over():
            return
        seat = rng.choice(match.game.to_act(match.state))
        match.act(seat, rng.choice(match.game.legal(match.state, seat)))


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_a_pack_finds_its_game_and_is_known_beside_our_own(game: Game[Any]) -> None:
    pack = changed(game)
    assert game_of(pack.pack_files, all_games()) is game
    assert find_content(game.name, pack.content_hash) is None
    register_pack(pack)
    assert find_content(game.name, pack.content_hash) is pack
    assert find_content(game.name, game.content_hash) is game
    assert find_game(game.name) is game


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_contents_side_by_side_do_not_disturb_each_other(game: Game[Any]) -> None:
    """Moves of two games in turn, each with its own content, are those of the games played one after the other."""
    pack = changed(game)
    alone = []
    for one in (game, pack):
        match = Match(one, {}, one.fewest, "seed")
        played(match, random.Random(1), 120)
        alone.append(write_saga(match, ["A"] * one.fewest))
    side_by_side = [(Match(one, {}, one.fewest, "seed"), random.Random(1)) for one in (game, pack)]
    for _ in range(120):
        for match, rng in side_by_side:
            played(match, rng, 1)
    assert [write_saga(match, ["A"] * game.fewest) for match, _ in side_by_side] == alone
    assert f"content: {game.content_hash}\noptions:" in alone[0]
    assert f"content: {pack.content_hash}\npack: mine\noptions:" in alone[1]


def test_files_of_no_game_are_refused() -> None:
    with pytest.raises(LonghallError, match="error-pack-game"):
        game_of({"a.toml": b"", "b.toml": b""}, all_games())
    with pytest.raises(BadFile, match="error-pack-path"):
        load_pack(GAMES[0], {"../numbers.toml": b""}, "mine")


class Again(SimpleStep):
    """Does nothing but begin anew."""

    asks = AUTO

    def run(self, s: Any, chance: Chance, events: Events | None) -> None:
        s.stack.append(self)


def test_content_that_goes_round_in_circles_is_stopped() -> None:
    state = SimpleState()
    state.stack = [Again()]
    with pytest.raises(LonghallError, match=f"error-endless .most={MOST_STEPS}"):
        advance(state, Chance(random.Random(1).random), None)
