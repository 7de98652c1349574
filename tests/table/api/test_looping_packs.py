"""Packs whose effects set each other off for ever: refused by their trial, and harmless where a trial missed them."""

from __future__ import annotations

import random
import re
from pathlib import Path
from typing import Any

import pytest

from longhall.commands.content.content_template import content_files
from longhall.kernel.chance import Chance
from longhall.kernel.content.packs import load_pack
from longhall.kernel.errors import BadFile
from longhall.kernel.registry import find_game
from longhall.kernel.step import advance
from longhall.server.play import packs as offered_packs
from longhall.server.play.workers.pack_worker import Trial, Verdict, try_pack

from .test_packs import ServeWith, no_packs

__all__ = ["no_packs"]  # pytest finds fixtures by name

ODIN = "feast-for-odin"
PAX = "pax-viking"
COPY = '{ do = "copy", what = "venture", where = "any" }'
LOOPS = {
    "itself": ['{ on = "gain", of = "wood", gain = { wood = 1 } }'],
    "each other": [
        '{ on = "gain", of = "wood", gain = { stone = 1 } }',
        '{ on = "gain", of = "stone", gain = { wood = 1 } }',
    ],
    "more and more": ['{ on = "gain", of = "wood", do = [{ gain = { wood = 1 } }, { gain = { wood = 1 } }] }'],
    "actions": ['{ on = "acted", acted = "plundering" }, { acted = "plundering" }'],
    "phases": ['{ on = "feast_starts", feast_phase = true }'],
}


def files_of(game: str) -> dict[str, bytes]:
    return {file.name: file.read_bytes() for file in content_files(game) if file.suffix == ".toml"}


def replaced(text: str, header: str, effects: list[str]) -> str:
    """All records with other effects, in turn."""
    first, *records = text.split(header)
    for at, record in enumerate(records):
        begin = record.index("effects = [") + len("effects = ")
        depth, end = 1, begin + 1
        while depth:
            depth += {"[": 1, "]": -1}.get(record[end], 0)
            end += 1
        records[at] = f"{record[:begin]}[{effects[at % len(effects)]}]{record[end:]}"
    return header.join([first, *records])


def odin_pack(effects: list[str]) -> dict[str, bytes]:
    """A Feast for Odin with these effects on all occupations."""
    files = files_of(ODIN)
    for letter in "abc":
        name = f"occupations_{letter}.toml"
        files[name] = replaced(files[name].decode(), "[[cards]]", effects).encode()
    return files


@pytest.mark.parametrize("kind", LOOPS)
def test_effects_that_set_each_other_off_are_found_by_the_trial(kind: str) -> None:
    assert try_pack(Trial("mine", odin_pack(LOOPS[kind]))).message == "error-endless"


@pytest.mark.parametrize(
    "effect",
    [
        "{ draw_weapons = 1_000_000_000_000 }",
        "{ gain = { longship = 100_000_000 } }",
        '{ dice = "whaling", boats = -5000 }',
    ],
)
def test_what_would_be_done_for_ever_at_once_is_refused_with_its_line(effect: str) -> None:
    """One step that never ends is not stopped by counting steps."""
    with pytest.raises(BadFile) as caught:
        load_pack(find_game(ODIN), odin_pack([effect]), "mine")
    assert (caught.value.file, caught.value.message) == ("occupations_a.toml", "odn-content-effect")
    assert caught.value.line > 0


def test_a_loop_that_no_trial_met_harms_nobody_at_the_table(
    serve_with: ServeWith, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def passed(self: object, trial: Trial, patient: bool = False) -> Verdict:
        return Verdict(ODIN)

    monkeypatch.setattr(offered_packs.PackTrials, "judge", passed)
    place = tmp_path / "packs" / "Round and round"
    place.mkdir(parents=True)
    for name, data in odin_pack(LOOPS["itself"]).items():
        (place / name).write_bytes(data)
    served = serve_with(packs=tmp_path / "packs", requests_per_minute=0)
    (pack,) = served.stranger().get(f"/api/games/{ODIN}")["packs"]
    host = served.guest()
    wish = {"game": ODIN, "seats": [{"kind": "me"}], "pack": pack["content"]}
    table = host.post("/api/tables", wish, 201)["table"]["id"]
    host.post(f"/api/tables/{table}/start", None)
    match: Any = served.table(table).match
    match.state.players[0].played |= 2  # the first occupation, as if it had been played
    rng = random.Random(1)
    answer: Any = None
    version = moves = 0
    while answer is None or answer.is_success:  # until somebody gets wood
        version, moves = served.table(table).version, len(match.moves)
        action = rng.choice(match.game.legal(match.state, 0)).notation
        body = {"seat": 0, "action": action, "version": version}
        answer = host.raw("POST", f"/api/tables/{table}/moves", json=body)
    assert answer.json()["message"] == "error-endless"
    assert (served.table(table).version, len(match.moves)) == (version, moves)
    assert host.get(f"/api/tables/{table}")["table"]["version"] == version
    other = host.post("/api/tables", {"game": ODIN, "seats": [{"kind": "me"}]}, 201)["table"]["id"]
    host.post(f"/api/tables/{other}/start", None)


def test_copies_of_copies_end() -> None:
    """A copy inside another effect is a copy, too: two of them would look at each other for ever."""
    files = files_of(PAX)
    text = re.sub(r'trigger = "[^"]*"(\nwhen = "[^"]*")?', 'trigger = "activate"', files["ventures.toml"].decode())
    nested = f'{{ do = "choose", options = [[{COPY}], [{{ do = "gain_silfr", n = 1 }}]] }}'
    files["ventures.toml"] = replaced(text, "[[tiles]]", [nested]).encode()
    game: Any = load_pack(find_game(PAX), files, "mine")
    given = {
        "at": "actions",
        "ventures": {"saxons_1": "bardowick_market", "burtas_1": "radimichs"},
        "owners": {"saxons_1": "p1", "burtas_1": "p2"},
        "longships": {"p1": {"saxons_1": 1}},
    }
    state = game.arrange(given, ["p1", "p2"], {variant.name: variant.default for variant in game.variants})
    chance = Chance(random.Random(1).random)
    advance(state, chance, None)
    game.apply(state, 0, game.book.parse("activate saxons_1"), chance)
    assert [option.notation for option in game.legal(state, 0)] == ["option 2", "decline"]
