"""The worked examples: each is there as scenarios, and the tables among them are those of the content.

The scenarios are in `feast_for_odin/examples`, one file for each example, named by its id. Expected values are the
rulebook's and the printed pieces', not the content files'.
"""

from __future__ import annotations

import random
import shutil
from collections import Counter
from pathlib import Path

import pytest

import longhall.games  # noqa: F401
from longhall.games import feast_for_odin
from longhall.games.feast_for_odin.content.things import (
    CARDS,
    CATEGORIES,
    DARK_CARDS,
    DECKS,
    GOODS,
    LIGHT_CARDS,
    NUMBER,
    SHIP_IDS,
    SPECIAL,
    THINGS,
)
from longhall.games.feast_for_odin.game import FeastForOdin
from longhall.games.feast_for_odin.state.boards import new_board
from longhall.games.feast_for_odin.state.position import Odin
from longhall.kernel.chance import Chance
from longhall.kernel.records.scenario import load_scenarios
from longhall.kernel.registry import find_game
from longhall.kernel.step import advance
from longhall.kernel.variants import chosen_variants

GAME: FeastForOdin = find_game("feast-for-odin")  # type: ignore[assignment]
BOX = GAME.box
CONTENT = Path(str(feast_for_odin.__file__)).parent / "content" / "data"
FOLDER = Path(__file__).parent / "feast_for_odin" / "examples"

EXAMPLES = {
    "SETUP": [1, 3, 4],
    "PH1": [2],
    "PH2": [1],
    "PH3": [1, 2, 3],
    "PH6": [1],
    "INC": [1, 2, 3, 5],
    "BREED": [1, 2, 3, 5],
    "FEAST": [1, 2, 4, 5, 6, 7, 8, 9, 10],
    "BONUS": [1, 2, 3, 4],
    "MTN": [2, 3, 5],
    "PLACE": [4, 6, 7, 8],
    "ERR": [2],
    "ACT": [2, 5, 7, 8],
    "TRADE": [1, 2, 3, 4, 5, 6, 7],
    "SHIP": [2],
    "EMI": [1, 2, 3],
    "RAID": [1, 3],
    "PILLAGE": [2],
    "HUNT": [2],
    "TRAP": [1, 2],
    "WHALE": [1, 3],
    "PLUNDER": [1],
    "EXP": [1, 2],
    "OCC": [1, 3, 4, 5, 6, 8, 9, 10, 11, 12],
    "EXT": [2],
    "SCORE": [2, 3],
    "SOLO": [1, 3],
}
SHAPES = [(2, 1), (3, 1), (2, 2), (4, 1), (3, 2), (4, 2), (3, 3), (4, 3)]
"""The eight shapes of goods, long side first; a row of the goods box below has one good of each, or a gap."""
ROWS = [
    ["peas", "flax", "beans", "grain", "cabbage", "", "fruits", ""],
    ["mead", "stockfish", "milk", "salt_meat", "game_meat", "sheep", "whale_meat", "cattle"],
    ["oil", "hide", "wool", "linen", "skin_and_bones", "fur", "robe", "clothing"],
    ["rune_stone", "silverware", "chest", "silk", "spices", "jewelry", "treasure_chest", "silver_hoard"],
]
ANY_SHIP = {"whaling_boat", "knarr", "longship"}
EXPLORATION = {
    "shetland": (1, ANY_SHIP),
    "faroe_islands": (1, ANY_SHIP),
    "iceland": (2, {"knarr", "longship"}),
    "greenland": (2, {"knarr", "longship"}),
    "bear_island": (2, {"knarr", "longship"}),
    "baffin_island": (3, {"longship"}),
    "labrador": (3, {"longship"}),
    "newfoundland": (3, {"longship"}),
}
HARVEST = {
    1: ["peas", "beans", "flax"],
    2: ["peas", "beans", "flax", "grain"],
    3: ["peas", "beans", "flax", "grain", "cabbage"],
    4: ["peas", "beans", "flax", "grain", "cabbage", "fruits"],
    0: [],
}


def names(folder: Path) -> list[str]:
    return sorted(file.stem for file in folder.glob("*.yaml"))


class TestExamplesAreThere:
    def test_one_file_for_each(self) -> None:
        expected = [f"ex-{chapter.lower()}-{number:02}" for chapter, all_of in EXAMPLES.items() for number in all_of]
        assert len(expected) == 79
        assert names(FOLDER) == sorted(expected)

    @pytest.mark.parametrize("name", names(FOLDER))
    def test_titles_begin_with_the_id(self, name: str) -> None:
        scenarios = load_scenarios(FOLDER / f"{name}.yaml")
        assert scenarios
        assert all(scenario.title.startswith(f"{name.upper()} ") for scenario in scenarios)

    @pytest.mark.parametrize("name", names(FOLDER))
    def test_each_expects_something(self, name: str) -> None:
        for scenario in load_scenarios(FOLDER / f"{name}.yaml"):
            assert scenario.data.get("then") or scenario.data.get("refused")


class TestGoods:
    """The sizes of tiles, and EX-TRADE-02."""

    @pytest.mark.parametrize("row", range(4))
    @pytest.mark.parametrize("column", range(8))
    def test_shape(self, row: int, column: int) -> None:
        name = ROWS[row][column]
        good = row * 8 + column
        assert THINGS[good] == name
        if name:
            assert (BOX.long_side[good], BOX.short_side[good]) == SHAPES[column]

    def test_there_are_thirty_goods(self) -> None:
        assert [name for name in THINGS[:GOODS] if name] == [name for row in ROWS for name in row if name]

    def test_green_and_blue_goods_cover_as_many_fields(self) -> None:
        board = GAME.arrange({}, ["p1", "p2"], defaults()).players[0].boards[0]
        for row in ROWS[2:]:
            for column, name in enumerate(row):
                places = board.places(NUMBER[name])
                long_side, short_side = SHAPES[column]
                assert {board.plan.mask[place].bit_count() for place in places} == {long_side * short_side}, name


def defaults() -> dict[str, object]:
    return {option.name: option.default for option in GAME.variants}


def setup(seats: int, **options: str) -> Odin:
    """A new game, at its first decision."""
    chosen = {**defaults(), **options}
    return GAME.setup(chosen, seats, Chance(random.Random(seats).random))


class TestTables:
    def test_exploration(self) -> None:
        """EX-EXP-02 (ODN-EXP-04 to 06)."""
        found = {}
        for island, plan in enumerate(BOX.plans[1:9]):
            ships = {ship for at, ship in enumerate(SHIP_IDS) if BOX.island_ships[island] >> at & 1}
            found[plan.name] = (BOX.island_vikings[island], ships)
        assert found == EXPLORATION

    def test_harvest(self) -> None:
        """EX-PH2-01: the levels of the rounds are 1, 2, 0, 3, 0, 4, 0, and 1, 0, 2, 0, 3, 0 in the short game."""
        levels = [[1, 2, 0, 3, 0, 4, 0], [1, 0, 2, 0, 3, 0]]
        for side, by_round in zip(BOX.sides, levels, strict=True):
            for number, level in enumerate(by_round, 1):
                assert sorted(THINGS[good] for good in side.harvest[number]) == sorted(HARVEST[level])

    @pytest.mark.parametrize(("length", "thing", "at_table"), [("long", 5, 7), ("short", 6, 6)])
    def test_vikings(self, length: str, thing: int, at_table: int) -> None:
        """EX-SETUP-01, EX-PH1-02: twelve Vikings of each player."""
        side = BOX.sides[["long", "short"].index(length)]
        assert side.vikings == thing
        assert len([seat for seat in side.table if seat]) == at_table
        state = setup(2, length=length)
        assert [player.vikings for player in state.players] == [thing + 1, thing + 1]

    @pytest.mark.parametrize(("length", "acting", "waiting"), [("long", 6, 5), ("short", 7, 6)])
    def test_vikings_alone(self, length: str, acting: int, waiting: int) -> None:
        """EX-SOLO-01 and the short game's numbers (ODN-SOLO-04 to 06)."""
        me = setup(1, length=length).players[0]
        assert (me.vikings, me.reserve) == (acting, waiting)

    def test_prices_of_special_tiles(self) -> None:
        """EX-TRADE-07: glass beads are free, the helmet costs 1 silver, the Crown is not for sale."""
        price = {name: BOX.special_price[NUMBER[name] - SPECIAL] for name in ("glass_beads", "helmet", "english_crown")}
        assert price == {"glass_beads": 0, "helmet": 1, "english_crown": -1}

    def test_seats_and_penalties(self) -> None:
        assert [len(side.table) for side in BOX.sides] == [12, 12]
        assert BOX.penalty_points == 3

    def test_strips_have_a_double_coin_at_their_end(self) -> None:
        """EX-MTN-02, 03, 05."""
        assert all(THINGS[strip[-1]] == "silver2" for strip in BOX.strips)
        assert [len(strip) for strip in BOX.strips] == [7] * 8


class TestOccupations:
    """ODN-OCC-22 and ODN-OCC-30."""

    def test_every_card_has_a_category(self) -> None:
        assert len(BOX.cards[1:]) == CARDS == sum(LIGHT_CARDS) + sum(DARK_CARDS)
        assert all(0 < card.category < 1 << len(CATEGORIES) for card in BOX.cards[1:])

    def test_as_soon_as_cards_are_in_decks_b_and_c_only(self) -> None:
        as_soon_as = 1 << CATEGORIES.index("as_soon_as")
        decks = Counter(DECKS[card.deck] for card in BOX.cards[1:] if card.category & as_soon_as)
        assert decks == {"b": 3, "c": 3}

    def test_cards_of_the_decks(self) -> None:
        """Those of the box, as declared in `content/things.py` (ODN-GEN-11)."""
        light = Counter(DECKS[card.deck] for card in BOX.cards[1:] if card.starting)
        dark = Counter(DECKS[card.deck] for card in BOX.cards[1:] if not card.starting)
        assert light == dict(zip(DECKS, LIGHT_CARDS, strict=True))
        assert dark == dict(zip(DECKS, DARK_CARDS, strict=True))

    @pytest.mark.parametrize("decks", ["abc", "a", "b", "c", "ab", "ac", "bc"])
    def test_the_pile_has_the_dark_cards_of_the_chosen_decks(self, decks: str) -> None:
        """ODN-SETUP-05, ODN-SETUP-06, ODN-SETUP-11."""
        of_deck = dict(zip(DECKS, DARK_CARDS, strict=True))
        assert setup(2, decks=decks).deck.bit_count() == sum(of_deck[deck] for deck in decks)


class TestWhatNoScenarioCanSay:
    """Rules about what chance must not do, about labels, and about pieces that no printed board takes."""

    @pytest.mark.parametrize("roll", [0.0, 0.5, 0.99])
    def test_no_starting_card_is_dealt_twice(self, roll: float) -> None:
        """ODN-SETUP-07: each card leaves the stack, so a lot that always falls the same way deals four others."""
        state = GAME.setup({}, 4, Chance(lambda: roll))
        hands = [player.hand for player in state.players]
        assert [hand.bit_count() for hand in hands] == [1, 1, 1, 1]
        assert len(set(hands)) == 4

    def test_paying_for_nothing_is_said_beforehand(self) -> None:
        """ODN-PH5-06: allowed, with a warning; not where something is gained."""
        given = {
            "supply": {"p1": {"wood": 4}},
            "ships": {"p1": {"whaling_boat": [0, 0, 0]}},
            "boards": {"p2": {"shed": [], "shed 2": [], "shed 3": []}},
        }
        state = GAME.arrange(given, ["p1", "p2"], dict(chosen_variants(GAME.variants, {})))
        advance(state, Chance(random.Random(1).random), None)
        labels = {a.notation: GAME.label(state, 0, a).message for a in GAME.legal(state, 0) if a.verb == "place"}
        warned = {notation for notation, message in labels.items() if message == "odn-do-place-for-nothing"}
        assert warned == {"place build_shed", "place build_whaling_boat"}
        assert labels["place build_knarr"] == "odn-do-place"

    def test_no_printed_board_takes_an_animal(self) -> None:
        """ODN-PLACE-27 lets animals lie in houses; none of the printed houses has room for one."""
        animals = [NUMBER["sheep"], NUMBER["cattle"]]
        assert not [plan.name for plan in BOX.plans for animal in animals if new_board(plan).spots(animal)]

    def test_of_animals_the_one_that_is_not_pregnant_is_laid_first(self, tmp_path: Path) -> None:
        """In a house without pillars, which somebody's own content may have."""
        shutil.copytree(CONTENT, tmp_path / "pack")
        file = tmp_path / "pack" / "buildings.toml"
        text = (
            file.read_text(encoding="utf-8").replace("-o-x-.-x-.-", "-o-.-.-.-.-").replace("fields = 30", "fields = 32")
        )
        file.write_text(text, encoding="utf-8")
        game = GAME.with_content(tmp_path / "pack")
        given = {"supply": {"p1": {"sheep": 1, "pregnant_sheep": 1}}, "boards": {"p1": {"long_house": []}}}
        state = game.arrange(given, ["p1", "p2"], dict(chosen_variants(game.variants, {})))
        chance = Chance(random.Random(1).random)
        advance(state, chance, None)
        for line in ("lay sheep", "at 0,2"):
            action = game.book.parse(line)
            assert action is not None
            game.apply(state, 0, action, chance)
        supply = state.players[0].supply
        assert (supply[NUMBER["sheep"]], supply[NUMBER["pregnant_sheep"]]) == (0, 1)
