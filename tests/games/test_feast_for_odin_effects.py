"""Declarations of spaces and occupations: what is wrong in them is named, and what is read quickly is read rightly."""

from __future__ import annotations

import random
import shutil
from pathlib import Path

import pytest

from longhall.games.feast_for_odin.content.loader import FOLDER, load_content
from longhall.games.feast_for_odin.content.things import CARDS, DARK_CARDS, LIGHT_CARDS, SPACES
from longhall.games.feast_for_odin.game import FeastForOdin
from longhall.games.feast_for_odin.rules.occupations.compiler import compile_scripts
from longhall.games.feast_for_odin.rules.turn.turns import can_use, copies, open_spaces, vikings_needed
from longhall.games.feast_for_odin.state.position import Odin
from longhall.kernel.chance import Chance
from longhall.kernel.errors import BadFile
from longhall.kernel.masks import mask_of
from longhall.kernel.registry import find_game

GAME: FeastForOdin = find_game("feast-for-odin")  # type: ignore[assignment]


def changed(folder: Path, file: str, old: str, new: str) -> Path:
    """A copy of the content with one change."""
    shutil.copytree(FOLDER, folder, dirs_exist_ok=True)
    text = (folder / file).read_text(encoding="utf-8")
    assert text.count(old) >= 1
    (folder / file).write_text(text.replace(old, new, 1), encoding="utf-8")
    return folder


@pytest.mark.parametrize(
    ("file", "old", "new", "word"),
    [
        ("spaces.toml", "{ pay = { wood = 2 } }", "{ pya = { wood = 2 } }", "pya"),
        ("spaces.toml", "{ pay = { wood = 2 } }", "{ pay = { woood = 2 } }", "woood"),
        ("spaces.toml", '{ dice = "raiding" }', '{ dice = "riding" }', "riding"),
        ("occupations_a.toml", "modify = { price_livestock = 1 }", "modify = { price_cattle = 1 }", "price_cattle"),
        ("occupations_a.toml", 'on = "after_feast"', 'on = "after_dinner"', "after_dinner"),
        ("occupations_a.toml", 'count = "grain"', 'count = "corn"', "corn"),
    ],
)
def test_an_unknown_word_is_named_with_its_file_and_line(
    tmp_path: Path, file: str, old: str, new: str, word: str
) -> None:
    folder = changed(tmp_path / "pack", file, old, new)
    with pytest.raises(BadFile) as caught:
        compile_scripts(load_content(folder))
    assert caught.value.file == file
    assert caught.value.line > 0
    assert caught.value.message == "odn-content-effect"
    assert caught.value.facts["given"] == word


def every_state(seats: int, seed: int) -> list[Odin]:
    """Positions of a random game."""
    rng = random.Random(seed)
    chance = Chance(rng.random)
    state = GAME.setup({}, seats, chance)
    found = []
    while state.waiting:
        found.append(state.clone())
        seat = rng.choice(GAME.to_act(state))
        GAME.apply(state, seat, rng.choice(GAME.legal(state, seat)), chance)
    return found


def asked_one_by_one(s: Odin, seat: int) -> int:
    """The open spaces, each asked for itself."""
    me = s.players[seat]
    found = []
    for space in range(len(s.scripts.spaces)):
        if s.taken() >> space & 1 or vikings_needed(s, me, space) > me.vikings:
            continue
        if space < SPACES:
            usable = can_use(s, seat, s.scripts.spaces[space])
        else:
            usable = s.imitations >> space & 1 == 1 and copies(s, seat, space) != 0
        if usable:
            found.append(space)
    return mask_of(found)


@pytest.mark.parametrize("seats", [1, 2, 4])
def test_masks_of_prices_and_ships_tell_the_same_as_the_spaces_themselves(seats: int) -> None:
    compared = 0
    for seed in range(4):
        for state in every_state(seats, seed):
            for seat in range(seats):
                assert open_spaces(state, seat) == asked_one_by_one(state, seat)
                compared += 1
    assert compared > 400


def test_every_card_of_an_occupation_deck_is_either_light_or_dark() -> None:
    scripts = GAME.scripts
    light, dark = sum(scripts.light), sum(scripts.dark)
    assert light & dark == 0
    assert (light | dark) == (1 << CARDS + 1) - 2
    assert [cards.bit_count() for cards in scripts.light] == LIGHT_CARDS
    assert [cards.bit_count() for cards in scripts.dark] == DARK_CARDS
