"""A Feast for Odin counted slowly from what is printed: boards, score, Vikings and weapons of a position."""

from __future__ import annotations

from collections import Counter

from longhall.games.feast_for_odin.content.loader import PLAN_IDS
from longhall.games.feast_for_odin.content.things import BOW, HOME, NUMBER, THINGS, WEAPON_IDS, WOOD
from longhall.games.feast_for_odin.state.board_plans import SPOTS
from longhall.games.feast_for_odin.state.boards import Board
from longhall.games.feast_for_odin.state.position import Odin
from longhall.kernel.masks import long_bits
from slow_boards import BOX, PRINTED, SlowBoard

PARTS = {
    "ships": {"whaling_boat": 3, "knarr": 5, "longship": 8},
    "emigrations": {"knarr": 18, "longship": 21},
    "buildings": {"shed": 8, "stone_house": 10, "long_house": 17},
    "animals": {"sheep": 2, "pregnant_sheep": 3, "cattle": 3, "pregnant_cattle": 4},
}
"""Points as the rulebook lists them."""
WEAPONS = {"bow": 12, "snare": 12, "spear": 12, "long_sword": 11}
VIKINGS = 12
JOINER = 40
"""The occupation that lays wood on fields of houses."""
LIFTERS = (70, 71)
"""Occupations that put goods in the place of a special tile."""


def slow_board(board: Board, joiner: bool = False, lifted: bool = False) -> tuple[SlowBoard, list[str]]:
    """The board filled again piece by piece, and which pieces lie where they may not."""
    slow = SlowBoard(board.plan.kind)
    wrong = []
    for name, spot in board.as_data():
        assert isinstance(name, str)
        assert isinstance(spot, int)
        if spot >= SPOTS:
            continue
        piece = NUMBER[name]
        cells = slow.cells(piece, spot)
        if any(cell in slow.lies or cell not in slow.sign for cell in cells):
            wrong.append(f"{name} at {spot} lies on another piece or beside the board {board.plan.name}")
        allowed = slow.permitted(piece) or (joiner and piece == WOOD and slow.house)
        if not allowed or not (lifted or slow.legal(piece, cells)):
            wrong.append(f"{name} at {spot} may not lie so on {board.plan.name}")
        slow.lies |= dict.fromkeys(cells, piece)
    return slow, wrong


def empty_slots(board: Board) -> int:
    """Places for wood and stone that are not filled."""
    slots = PRINTED[PLAN_IDS[board.plan.kind]].get("slots", {})
    filled = [name for name, spot in board.as_data() if isinstance(spot, int) and spot >= SPOTS]
    assert Counter(filled) <= Counter(slots)
    return sum(slots.values()) - len(filled)


def check_boards(s: Odin, seat: int) -> None:
    """No pieces overlap, all lie where they may, and the boards pay and cost what they show."""
    lifted = any(player.played >> card & 1 for player in s.players for card in LIFTERS)
    income = 0
    for board in s.players[seat].boards:
        slow, wrong = slow_board(board, bool(s.players[seat].played >> JOINER & 1), lifted)
        assert wrong == []
        income += slow.income()
        assert board.income() == slow.income()
        assert [THINGS[thing] for thing in board.bonuses()] == slow.bonuses()
        assert board.minus() == slow.minus() + empty_slots(board)
    assert s.income(seat) == income


def slow_score(s: Odin, seat: int) -> dict[str, int]:
    """The parts of a player's score."""
    me = s.players[seat]
    own = Counter({THINGS[thing]: amount for thing, amount in enumerate(me.supply)})
    ships = Counter({"whaling_boat": sum(me.boats), "knarr": me.knarrs, "longship": sum(me.longships)})
    gone = Counter({"knarr": me.gone_knarrs, "longship": me.gone_longships})
    names = [board.plan.name for board in me.boards]
    minus = {"home": 0, "islands": 0, "buildings": 0}
    for board in me.boards:
        kind = "home" if board.plan.kind == HOME else "buildings" if board.plan.house else "islands"
        minus[kind] -= slow_board(board, joiner=True, lifted=True)[0].minus() + empty_slots(board)
    crowns = own["english_crown"] + sum(name == "english_crown" for board in me.boards for name, _ in board.as_data())
    return {
        "ships": worth(ships, "ships"),
        "emigrations": worth(gone, "emigrations"),
        "islands": sum(PRINTED[name]["points"] for name in names if "letter" in PRINTED[name]),
        "buildings": worth(Counter(names), "buildings"),
        "animals": worth(own, "animals"),
        "occupations": sum(BOX.cards[card].points for card in long_bits(me.played)),
        "silver": own["silver"],
        "crown": 2 * crowns,
        "home_minus": minus["home"],
        "islands_minus": minus["islands"],
        "buildings_minus": minus["buildings"],
        "penalties": -3 * me.penalties,
    }


def worth(counts: Counter[str], part: str) -> int:
    """Points for some kinds of things."""
    return sum(points * counts[name] for name, points in PARTS[part].items())


def check_score(s: Odin, parts: list[dict[str, int]], totals: list[int]) -> None:
    """Each part is what it should be, and the total their sum."""
    for seat in range(s.seats):
        expected = slow_score(s, seat)
        assert parts[seat] == expected
        assert totals[seat] == sum(expected.values())


def vikings_at_table(s: Odin) -> int:
    """Vikings that have not come to the Thing square yet, of one player (solo: of both colours)."""
    fields = [1] * s.rounds() if s.seats > 1 else [2 - (s.rounds() == 7), *[2] * (s.rounds() - 1)]
    return sum(fields[s.round if s.phase else 0 :])


def check_vikings(s: Odin) -> None:
    """Twelve of each colour; alone, one of the 24 is not used (ODN-SOLO-06)."""
    for me in s.players:
        standing = sum(s.standing[space] for space in long_bits(me.spaces | (s.blocked if s.seats == 1 else 0)))
        total = me.vikings + me.reserve + standing + vikings_at_table(s)
        assert total == (VIKINGS if s.seats > 1 else 2 * VIKINGS - 1)


def weapons(s: Odin) -> Counter[str]:
    """All weapon cards: in supplies, in the pile, in the discard pile."""
    found: Counter[str] = Counter()
    for kind, name in enumerate(WEAPON_IDS):
        found[name] = s.pile[kind] + s.discard[kind] + sum(player.supply[BOW + kind] for player in s.players)
    return found


def check_weapons(before: Odin, after: Odin) -> None:
    """None is lost, and none is made up while pile and discard pile have one (ODN-SUPPLY-10)."""
    had, has = weapons(before), weapons(after)
    for kind, name in enumerate(WEAPON_IDS):
        assert has[name] >= had[name] >= WEAPONS[name]
        if has[name] > had[name]:
            gained = sum(player.supply[BOW + kind] for player in after.players)
            gained -= sum(player.supply[BOW + kind] for player in before.players)
            at_hand = before.pile[kind] + before.discard[kind]
            assert at_hand < gained or sum(after.pile) <= 3, f"{name} was made up"
