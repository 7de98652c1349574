"""Named parts of observations in described positions, and that every question a game asks is known to its encoder."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import pytest

from at_random import kinds_of_decision
from longhall.games.brian_boru.observation.question import KINDS as BORU_KINDS
from longhall.games.feast_for_odin.observation import question as odin
from longhall.games.pax_viking.observation import question as pax
from longhall.kernel.records.scenario import Run, load_scenarios, read_scenarios
from longhall.kernel.registry import find_game
from longhall.kernel.step import AUTO


class Seen:
    """What a seat observes in the position after a scenario's moves."""

    def __init__(self, text: str, seat: int = 0) -> None:
        run = Run(read_scenarios(f"title: here\nrules: []\n{text}", "here")[0])
        assert run.play() == []
        self.game, self.state = run.game, run.state
        self.row = run.game.observe(run.state, seat)

    def part(self, name: str) -> list[int]:
        return list(self.row[self.game.layout().where(name)])

    def number(self, name: str) -> int:
        (number,) = self.part(name)
        return number

    def places(self, name: str) -> list[int]:
        """Where a part is not zero."""
        return [place for place, number in enumerate(self.part(name)) if number]


TRICK = """
game: brian-boru
players: 3
given:
  at: cards
  active: 27
  marker: p3
  cards: {p1: 11, p2: 2, p3: 17}
  hands: {p1: [1, 3]}
  coins: {p1: 4, p2: 3, p3: 300}
  towns: {1: p1, 5: p1, 53: {disc: p2, vikings: true}}
  battle_area: 9
"""


def test_brian_boru_a_trick() -> None:
    seen = Seen(TRICK)
    assert seen.number("seats") == 3
    assert seen.part("phase") == [0, 0, 1, 0, 0]
    assert seen.number("battle") == 9
    assert seen.places("active") == [26]
    assert seen.places("me.hand") == [0, 2]
    assert seen.places("me.card") == [10]
    assert (seen.number("me.coins"), seen.number("other1.coins"), seen.number("other2.coins")) == (4, 3, 255)
    assert (seen.number("me.marker"), seen.number("other2.marker")) == (0, 1)
    assert seen.places("me.towns") == [0, 4]
    assert seen.places("other1.towns") == [52]
    assert seen.places("vikings") == [52]
    assert seen.number("other1.to_act") == 1
    assert [BORU_KINDS.names[place] for place in seen.places("asks")] == ["choose-row"]
    assert seen.part("other4.towns") == [0] * 53


def test_brian_boru_other_seats_come_in_turn_order() -> None:
    seen = Seen(TRICK, seat=2)
    assert (seen.number("me.coins"), seen.number("other1.coins"), seen.number("other2.coins")) == (255, 4, 3)
    assert not {0, 2} & set(seen.places("me.hand")), "the hand of the first player"


def test_brian_boru_what_an_action_still_brings() -> None:
    """The primary action of card 2: a town, two raiders, of which more may be bought, then a coin."""
    text = TRICK.replace("{p1: 11, p2: 2, p3: 17}", "{p1: 1, p2: 2, p3: 17}").replace("[1, 3]", "[3, 4]")
    seen = Seen(f"{text}when:\n  - p1: row lower\n  - p1: stop\n", seat=1)
    assert [BORU_KINDS.names[place] for place in seen.places("asks")] == ["buy-raider"]
    assert (seen.number("me.winner"), seen.number("me.raiders")) == (1, 2)
    assert seen.part("to_come") == [1, 0, 0, 0, 0, 0, 0, 0, 0, 0]
    before = Seen(text)
    assert [BORU_KINDS.names[place] for place in before.places("asks")] == ["choose-row"]
    assert before.places("to_come") == []


def test_brian_boru_the_draft() -> None:
    """A packet that was passed on is remembered; packets of others are not seen."""
    text = """
game: brian-boru
players: 3
given: {at: preparation, round: 1}
chance: {viking: 12a, marriage: conall, deal: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16]}
when:
  - p1: [pick 1, pick 2]
  - p2: pick 9
"""
    first, second = Seen(text), Seen(text, seat=1)
    assert first.places("me.hand") == [0, 1]
    assert first.places("me.passed1") == [2, 3, 4, 5, 6, 7]
    assert first.places("me.packet") == [2, 3, 4, 5, 6, 7]
    assert (first.number("me.to_act"), first.number("other1.to_act")) == (0, 1)
    assert second.places("me.packet") == [8, 9, 10, 11, 12, 13, 14, 15]
    assert second.places("me.pick") == [8]
    assert first.places("marriage") == second.places("marriage") != []
    assert sum(first.part("vikings_to_come")) == 6


def test_brian_boru_viking_cards_of_one_strength_look_alike() -> None:
    rows = [
        Seen(f"game: brian-boru\nplayers: 3\ngiven: {{at: trick, vikings_seen: [{card}]}}\n").row
        for card in ("12a", "12b", '"13"')
    ]
    assert rows[0] == rows[1] != rows[2]


def test_brian_boru_who_loses_a_town() -> None:
    """The second player has the most raiders and chooses; the third has the fewest, and is the next one."""
    text = """
game: brian-boru
players: 3
given:
  at: battle
  battle_area: 2
  raiders: {p1: 1, p2: 3, p3: 0}
  towns: {1: p3, 2: p3, 5: p1}
"""
    seen = Seen(text, seat=1)
    assert [BORU_KINDS.names[place] for place in seen.places("asks")] == ["lose-town"]
    assert seen.places("asked.loser") == [1]
    assert Seen(text, seat=2).places("asked.loser") == [0]


FIELD = """
game: feast-for-odin
players: 2
given:
  round: 4
  supply: {p1: {silver: 300, oil: 2, wood: 3}, p2: {mead: 1}}
  ships: {p1: {whaling_boat: [0, 1], knarr: 1, longship: [3]}}
  hands: {p1: [54], p2: [28]}
  played: {p2: [1]}
  spaces: {forge: p2}
  boards: {p1: {home: ["oil 5,0"]}}
  penalties: {p2: 2}
  strips: {3: 4, 5: 0}
"""
HOME_ROW = 13


def test_feast_for_odin_a_turn() -> None:
    seen = Seen(FIELD)
    game: Any = find_game("feast-for-odin")
    forge = [space.name for space in game.box.spaces].index("forge")
    assert [odin.KINDS.names[place] for place in seen.places("asks")] == ["turn"]
    assert (seen.number("round"), seen.number("rounds_to_come")) == (4, 3)
    assert seen.places("phase") == [5]
    assert seen.number("me.silver") == 255
    assert seen.part("me.goods")[16] == 2
    assert seen.part("me.resources") == [3, 0, 0]
    assert (seen.part("me.boats"), seen.part("me.longships")) == ([1, 1], [0, 0, 0, 1])
    assert seen.places("me.hand") == [53]
    assert (seen.number("me.hand_size"), seen.number("other1.hand_size")) == (1, 1)
    assert seen.part("occupations")[0] == 2
    assert seen.places("other1.spaces") == [forge]
    assert seen.number("other1.penalties") == 2
    assert seen.part("strips") == [0, 0, 5, 0, 1, 0, 0, 0]
    assert seen.places("me.home") == seen.places("me.home_green") == [5 * HOME_ROW, 5 * HOME_ROW + 1]
    assert seen.number("me.penalties") == 0


def test_feast_for_odin_an_opponent_sees_the_hand_from_behind() -> None:
    seen = Seen(FIELD, seat=1)
    assert seen.places("me.hand") == [27]
    assert seen.part("occupations")[0] == 1
    assert seen.number("other1.silver") == 255


def test_feast_for_odin_a_question_says_what_it_is_about() -> None:
    text = """
game: feast-for-odin
players: 2
given: {at: feast, round: 4, supply: {p1: {peas: 2, silver: 9}, p2: {}}}
when:
  - p1: [done, serve peas, serve silver]
"""
    seen = Seen(text)
    assert [odin.KINDS.names[place] for place in seen.places("asks")] == ["feast"]
    assert seen.places("me.feast_kinds") == [0]
    assert seen.places("me.feast_served") == [0, 47]
    assert seen.number("me.feast_last") == 0


def test_feast_for_odin_an_upgrade_says_how_many_goods() -> None:
    text = """
game: feast-for-odin
players: 2
given: {at: turn, supply: {p1: {oil: 1, flax: 1, peas: 1}}}
when:
  - p1: place upgrade_2
"""
    game: Any = find_game("feast-for-odin")
    space = [it.name for it in game.box.spaces].index("upgrade_2")
    seen = Seen(text)
    assert [odin.KINDS.names[place] for place in seen.places("asks")] == ["upgrade"]
    assert seen.places("space") == seen.places("standing_at") == [space]
    assert seen.part("asked.numbers")[:2] == [3, 2], "two goods, one level"
    other = Seen(text, seat=1)
    assert other.places("asks") == seen.places("asks")
    assert other.part("asked.numbers") == [0] * 6


AT_SEA = """
game: pax-viking
players: 3
given:
  at: actions
  jarls: {p1: sigrid, p2: gunhild, p3: olaf}
  silfr: {p1: 5, p2: 300, p3: 1}
  longships: {p1: {gandvik: {renewed: 1, exhausted: 1}}}
  hands: {p1: [freyr], p2: [odin, thor]}
  shown: {p2: [odin]}
  markers: {sweden: p1}
  boards: {p2: [njord]}
  discards: [skadi]
"""


def tile(name: str) -> int:
    game: Any = find_game("pax-viking")
    return [it.name for it in game.box.tiles].index(name)


def place(name: str) -> int:
    game: Any = find_game("pax-viking")
    return list(game.box.place_ids).index(name)


def test_pax_viking_the_action_phase() -> None:
    seen = Seen(AT_SEA)
    assert [pax.KINDS.names[at] for at in seen.places("asks")] == ["action"]
    assert (seen.number("me.silfr"), seen.number("other1.silfr"), seen.number("other2.silfr")) == (5, 255, 1)
    assert seen.places("tiles.hand") == [tile("freyr")]
    assert seen.places("tiles.known") == [tile("odin")], "not the tile that only its holder knows"
    assert seen.part("tiles.known")[tile("odin")] == 1
    assert (seen.number("other1.hand_size"), seen.number("other2.hand_size")) == (2, 0)
    assert seen.part("me.markers") == [0, 1, 0, 0]
    assert (seen.number("me.active"), seen.number("other1.active")) == (1, 0)
    assert seen.part("me.renewed")[place("gandvik")] == seen.part("me.exhausted")[place("gandvik")] == 1
    assert sum(seen.part("me.renewed") + seen.part("me.exhausted")) == 6
    assert seen.places("me.jarl") == [0]


def test_pax_viking_tiles_on_boards_say_whose_they_are() -> None:
    whose = [Seen(AT_SEA, seat).part("tiles.board")[tile("njord")] for seat in range(3)]
    assert whose == [2, 1, 3]
    assert Seen(AT_SEA).part("tiles.board_state")[tile("njord")] == 2, "with a follower"
    assert Seen(AT_SEA).places("tiles.gone") == [tile("skadi")]


def test_pax_viking_known_tiles_say_whose_they_are() -> None:
    assert [Seen(AT_SEA, seat).part("tiles.known")[tile("odin")] for seat in range(3)] == [1, 0, 2]


def test_pax_viking_the_longship_that_sails() -> None:
    seen = Seen(f"{AT_SEA}when:\n  - p1: journey gandvik\n")
    assert [pax.KINDS.names[at] for at in seen.places("asks")] == ["sail"]
    assert seen.places("asked.ships") == [place("gandvik")]
    assert seen.part("asked.numbers")[:2] == [4, 1], "three nodes, and it has not moved"
    assert Seen(f"{AT_SEA}when:\n  - p1: journey gandvik\n", seat=1).places("asked.ships") == []


def test_pax_viking_an_offer_is_for_two() -> None:
    text = """
game: pax-viking
players: 3
given:
  at: actions
  silfr: 5
  hands: {p1: [freyr], p2: [odin]}
  longships: {p1: {gandvik: 2}, p2: {gandvik: 2}, p3: {gandvik: 2}}
when:
  - p1: [journey gandvik, trade p2, add-silfr 2, give freyr, ask-tiles 1]
"""
    assert Seen(text).number("offer.give_silfr") == 2
    assert Seen(text).places("offer.tiles") == [tile("freyr")]
    assert Seen(text, seat=1).number("offer.give_silfr") == 0, "not made yet"
    made = text.replace("ask-tiles 1]", "ask-tiles 1, offer]")
    assert Seen(made, seat=1).number("offer.give_silfr") == 2
    assert Seen(made, seat=1).number("offer.any_tiles") == 1
    assert Seen(made, seat=2).places("offer.tiles") == []
    assert (Seen(made, seat=2).number("other1.maker"), Seen(made, seat=2).number("other2.taker")) == (1, 1)


ABSTRACT = {"AskedCost"}
"""Classes with a kind of which no step is made."""
KNOWN_KINDS = {"brian-boru": BORU_KINDS.names, "feast-for-odin": odin.KINDS.names, "pax-viking": pax.KINDS.names}


@pytest.mark.parametrize("name", KNOWN_KINDS)
def test_every_kind_of_decision_has_a_place(name: str) -> None:
    assert len(set(KNOWN_KINDS[name])) == len(KNOWN_KINDS[name])
    assert set(KNOWN_KINDS[name]) == kinds_of_decision(find_game(name))


@pytest.mark.parametrize(("name", "arguments"), [("feast-for-odin", odin.ARGUMENTS), ("pax-viking", pax.ARGUMENTS)])
def test_the_arguments_of_every_step_that_asks_have_a_meaning(name: str, arguments: dict[type, list[int]]) -> None:
    for step, meanings in arguments.items():
        made = example(step)
        assert made.asks != AUTO
        assert not made.args() or meanings, step
    asking = {step for step in find_game(name).steps.values() if example(step).asks != AUTO and example(step).kind}
    assert {step.__name__ for step in asking - set(arguments)} <= ABSTRACT


def example(step: Any) -> Any:
    """A step of a class, made with as many zeros as it needs."""
    for number in range(8):
        try:
            return step(*[0] * number)
        except TypeError:
            continue
    raise AssertionError(step)


@pytest.mark.parametrize("folder", ["brian_boru", "feast_for_odin", "pax_viking"])
def test_every_scenario_can_be_observed(folder: str) -> None:
    """Positions that random games hardly ever reach: all cards, all effects."""
    rng = random.Random(1)
    for file in sorted((Path(__file__).parents[1] / "rules" / folder).rglob("*.yaml")):
        for scenario in load_scenarios(file) if file.name != "physical.yaml" else []:
            run = Run(scenario)
            run.play()
            for seat in range(run.state.seats):
                row = run.game.observe(run.state, seat)
                assert len(row) == run.game.layout().size
                assert run.game.observe(run.game.resample(run.state, seat, rng), seat) == row, scenario.title
