"""The tables among the worked examples (EX-T): what is in the box, and numbers by player count.

All other examples are scenarios, in `brian_boru/examples`. Expected values are the rulebook's, not the content files'.
"""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest

from longhall.games.brian_boru.content.components import COLOURS, TOP_SPACE, TOWNS
from longhall.games.brian_boru.game import BrianBoru
from longhall.games.brian_boru.state.position import Boru
from longhall.kernel.chance import Chance
from longhall.kernel.errors import LonghallError
from longhall.kernel.events import Event, Events
from longhall.kernel.masks import bits
from longhall.kernel.registry import find_game

GAME: BrianBoru = find_game("brian-boru")  # type: ignore[assignment]
BOX = GAME.box

TOKENS = {
    "munster": (5, 7, 3),
    "connaught": (5, 7, 3),
    "leinster": (4, 6, 3),
    "northern-ui-neill": (4, 6, 3),
    "southern-ui-neill": (3, 5, 2),
    "ulaid": (3, 4, 2),
    "breifne": (2, 3, 1),
    "dubhlinn": (2, 2, 1),
}
TOWNS_OF = {
    "northern-ui-neill": [1, 2, 3, 4, 5, 6, 7],
    "ulaid": [8, 9, 10, 11, 12],
    "breifne": [13, 14, 15, 16],
    "southern-ui-neill": [17, 18, 19, 20, 21, 22],
    "dubhlinn": [23, 24, 25],
    "connaught": [26, 27, 28, 29, 30, 31, 32, 33, 53],
    "leinster": [34, 35, 36, 37, 38, 39, 40, 41, 42],
    "munster": [43, 44, 45, 46, 47, 48, 49, 50, 51, 52],
}
ROADS = {
    (1, 4), (2, 3), (3, 5), (4, 13), (5, 7), (6, 15), (7, 10), (8, 9), (11, 12), (13, 14), (14, 27), (17, 18),
    (17, 22), (18, 19), (19, 20), (20, 21), (21, 22), (24, 35), (25, 39), (27, 53), (28, 29), (29, 33), (31, 43),
    (32, 33), (34, 35), (36, 37), (37, 40), (38, 39), (38, 41), (39, 41), (40, 42), (41, 42), (44, 45), (46, 48),
    (48, 50), (49, 51),
}  # fmt: skip


def table(seats: int, given: dict[str, Any]) -> Boru:
    """A described position."""
    options = {option.name: option.default for option in GAME.variants}
    return GAME.arrange(given, [f"p{seat + 1}" for seat in range(seats)], options)


def setup(seats: int, seed: int = 1) -> Boru:
    """A new game before the first start disc."""
    return GAME.setup({}, seats, Chance(random.Random(seed).random))


class TestTokens:
    """EX-T-02 (BRU-COMP-13, BRU-SCORE-06) and EX-T-05 (BRU-COMP-13)."""

    @pytest.mark.parametrize("region", TOKENS)
    def test_threshold_and_points(self, region: str) -> None:
        threshold, points, _ = TOKENS[region]
        at = BOX.region_ids.index(region)
        assert (BOX.regions[at].threshold, BOX.regions[at].points) == (threshold, points)

    @pytest.mark.parametrize("region", TOKENS)
    def test_half_points(self, region: str) -> None:
        one, other = TOWNS_OF[region][:2]
        tied = table(3, {"at": "end", "towns": {one: "p1", other: "p2"}, "claims": {region: "up"}})
        half = [part["half"] for part in GAME.score(tied).parts]
        assert half == [TOKENS[region][2], TOKENS[region][2], 0]

    def test_sums(self) -> None:
        assert sum(region.threshold for region in BOX.regions) == 28
        assert sum(region.points for region in BOX.regions) == 40

    def test_pairs_are_those_found_in_the_picture_text(self) -> None:
        groups = ["5577", "4466", "4466", "3344", "2233", "5577", "3355", "2222"]
        pairs = sorted((int(group[0]), int(group[2])) for group in groups)
        assert pairs == sorted((region.threshold, region.points) for region in BOX.regions)


class Course:
    """A random game, and the numbers it ran through."""

    def __init__(self, seats: int) -> None:
        rng = random.Random(seats)
        chance = Chance(rng.random)
        events = Events()
        state = GAME.setup({}, seats, chance, events)
        self.deck_at_setup = state.marriages_to_come
        self.choices: list[int] = []
        """Packet sizes of the first seat whenever the first round's draft asked it for the first of two cards."""
        self.tricks: Counter[int] = Counter()
        self.hands: set[int] = set()
        while state.waiting:
            kind = state.stack[-1].kind
            me = state.players[0]
            asked = kind == "choose-two" and state.waiting & 1 and not me.pick
            if asked and state.round == 1 and len(me.picks) == len(self.choices):
                self.choices.append(len(bits(me.packet)))
            if kind == "lead-town" and state.trick == 1:
                self.hands |= {len(bits(player.hand)) for player in state.players}
            self.tricks[state.round] = state.trick
            seat = rng.choice(GAME.to_act(state))
            GAME.apply(state, seat, rng.choice(GAME.legal(state, seat)), chance, events)
        self.state = state
        self.told: list[Event] = events.told

    def args(self, message: str, name: str) -> list[object]:
        """One argument of all events of a kind."""
        return [event.args[name] for event in self.told if event.message == message]


@pytest.mark.parametrize(
    ("seats", "rounds", "on_princess", "dealt", "undealt", "choices", "last", "hand", "tricks"),
    [
        (3, 3, 2, 8, 1, [8, 6, 4], 2, 8, 7),
        (4, 4, 3, 6, 1, [6, 4], 2, 6, 5),
        (5, 4, 3, 5, 0, [5, 3], 1, 5, 4),
    ],
)
def test_numbers_by_player_count(
    seats: int,
    rounds: int,
    on_princess: int,
    dealt: int,
    undealt: int,
    choices: list[int],
    last: int,
    hand: int,
    tricks: int,
) -> None:
    """EX-T-03: BRU-ROUND-01, BRU-SETUP-07, BRU-DRAFT-02, 03, 08, BRU-TRICK-01."""
    course = Course(seats)
    assert course.state.round == rounds
    assert course.deck_at_setup == on_princess + 1
    assert len(course.args("bru-marriage-revealed", "marriage")) == on_princess
    assert course.args("bru-last-marriage-revealed", "marriage") == ["marriage:estrid"]
    assert course.args("bru-deal", "count") == [dealt] * rounds
    assert course.args("bru-deal", "left") == [undealt] * rounds
    assert course.choices == choices
    assert [len(cards) for cards in course.args("bru-last-packet", "cards")] == [last] * seats * rounds  # type: ignore[arg-type]
    assert course.hands == {hand}
    assert {course.tricks[number] for number in range(1, rounds + 1)} == {tricks}


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_start_state(seats: int) -> None:
    """EX-T-04: BRU-SETUP-03 to 05."""
    state = setup(seats)
    for player in state.players:
        assert (player.coins, player.renown, player.points) == (3, 1, 10)
        assert (player.space, player.raiders, player.church) == (0, 0, 0)
        assert (player.claims, player.marriages, player.towns) == (0, 0, 0)
    assert state.face_up == 0


class TestContent:
    """EX-T-06: BRU-COMP."""

    @pytest.mark.parametrize("seats", [2, 6])
    def test_other_player_counts_are_refused(self, seats: int) -> None:
        with pytest.raises(LonghallError, match="error-seat-count"):
            setup(seats)

    def test_cards(self) -> None:
        assert len(BOX.card_colour) == 26, "values 1 to 25, and a place 0 that is none"
        colours = {colour: bits(BOX.colours[at].cards) for at, colour in enumerate(COLOURS)}
        assert colours == {
            "yellow": [1, 4, 7, 10, 14, 17, 23],
            "red": [2, 5, 8, 11, 15, 18, 24],
            "blue": [3, 6, 9, 12, 16, 19, 25],
            "white": [13, 20, 21, 22],
        }

    def test_primary_actions_begin_with_the_town(self) -> None:
        assert all(symbols[0] == "town" for symbols in BOX.primary_symbols[1:])
        assert not any("town" in row for rows in BOX.row_symbols for row in rows)

    def test_rows(self) -> None:
        assert [card for card in range(1, 26) if len(BOX.row_symbols[card]) == 1] == [20, 21, 22]
        assert all(row for rows in BOX.row_symbols for row in rows)
        lower = Counter(symbol for rows in BOX.row_symbols if len(rows) == 2 for symbol in rows[1])
        assert (lower["raider"], lower["church"], lower["courtship"]) == (17, 17, 17)
        removing = [card for card in range(1, 26) for row in BOX.row_symbols[card] if "remove_viking" in row]
        assert removing == [13]

    def test_coin_losses(self) -> None:
        losses = {card: BOX.primary_symbols[card].count("pay_coin") for card in range(1, 26)}
        found = {card: count for card, count in losses.items() if count}
        assert found == {17: 1, 18: 1, 19: 1, 21: 1, 22: 2, 23: 2, 24: 2, 25: 2}

    def test_no_action_card_shows_points_or_renown(self) -> None:
        """BRU-SYM-23."""
        shown = {symbol for rows in BOX.row_symbols for row in rows for symbol in row}
        shown |= {symbol for symbols in BOX.primary_symbols for symbol in symbols}
        assert not shown & {"points", "renown"}

    def test_towns(self) -> None:
        assert len(bits(BOX.all_towns)) == TOWNS == 53
        colours = {colour: len(bits(BOX.colours[at].towns)) for at, colour in enumerate(COLOURS[:3])}
        assert colours == {"red": 18, "blue": 18, "yellow": 17}
        assert {BOX.region_ids[at]: bits(region.towns) for at, region in enumerate(BOX.regions)} == TOWNS_OF

    def test_roads(self) -> None:
        found = {(town, other) for town in range(1, TOWNS + 1) for other in bits(BOX.towns[town].roads) if town < other}
        assert found == ROADS
        assert len(found) == 36
        assert [town for town in range(1, TOWNS + 1) if not BOX.towns[town].roads] == [16, 23, 26, 30, 47, 52]

    def test_track(self) -> None:
        assert TOP_SPACE + 1 == len(BOX.track_coins) == 10
        assert BOX.track_coins == [0, 0, 1, 1, 1, 2, 2, 0, 0, 0]
        assert BOX.track_renown == [0, 0, 0, 0, 0, 0, 0, 1, 0, 0]
        assert [space for space, town in enumerate(BOX.track_town) if town] == [8]

    def test_marriage_cards(self) -> None:
        found = {card.name: (card.points, card.renown, card.region) for card in BOX.marriages[:-1]}
        region = BOX.region_ids.index
        assert found == {
            "aodhan": (2, 0, region("leinster")),
            "aoife": (2, 1, -1),
            "brigid": (4, 0, -1),
            "conall": (2, 0, region("southern-ui-neill")),
            "cormac": (2, 0, region("connaught")),
            "niall": (2, 0, region("northern-ui-neill")),
            "orlaith": (2, 0, region("munster")),
        }
        assert BOX.marriages[-1].name == "estrid"

    def test_viking_cards(self) -> None:
        assert sorted(BOX.viking_strength) == [9, 10, 11, 12, 12, 13, 14]
        assert sum(BOX.viking_strength) == 81


class TestSetup:
    """EX-T-07: BRU-SETUP-01, 08, 10."""

    def test_each_player_begins_with_the_same_chance(self) -> None:
        drawn: Counter[int] = Counter()
        for number in range(300):
            drawn[GAME.setup({}, 3, Chance(lambda number=number: (number + 0.5) / 300)).marker] += 1  # type: ignore[misc]
        assert drawn == {0: 100, 1: 100, 2: 100}

    def test_decks_and_areas(self) -> None:
        state = setup(3)
        assert len(bits(state.vikings_left)) == 7
        assert state.marriages_to_come == 3
        assert state.battle == 0
        assert [player.church for player in state.players] == [0, 0, 0]
        assert state.free == BOX.all_towns
        assert len(state.players) == 3
