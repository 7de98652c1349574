"""What everybody sees, and what only one seat sees: the occupations in its hand (ODN-INFO)."""

from __future__ import annotations

from typing import Final

from ....kernel.masks import count, long_bits
from ..content.things import BUILDING_IDS, PEAS, SIDES, SILVER, SPECIAL, THINGS, WEAPON_IDS
from ..rules.feast import TWICE_PEAS, colour_of, kind_of
from ..rules.occupations.modifiers import MODIFIERS
from ..rules.score import score
from .boards import Board
from .position import HIDDEN, NO_SPACE, NOBODY, NOTHING_HELD, OVER, Odin, Player
from .view_types import OdinBoard, OdinDish, OdinHeldSpace, OdinIsland, OdinOwn, OdinPlayer, OdinView


def public(s: Odin) -> OdinView:
    """The table as everybody sees it."""
    seen: OdinView = {
        "game": "feast-for-odin",
        "length": SIDES[s.variants.side],
        "round": s.round,
        "rounds": s.rounds(),
        "phase": s.phase if s.phase != OVER else None,
        "start": s.start,
        "passed": long_bits(s.passed),
        "spaces": {s.box.spaces[space].name: held for space, held in spaces_held(s)},
        "imitations": [s.box.spaces[space].name for space in long_bits(s.imitations)],
        "strips": {str(strip + 1): left for strip, left in enumerate(s.strips) if left > 0},
        "strips_hidden": len([left for left in s.strips if left == HIDDEN]),
        "islands": [island_view(s, letter) for letter in range(4)],
        "tiles": [THINGS[SPECIAL + tile] for tile in long_bits(s.tiles)],
        "buildings": dict(zip(BUILDING_IDS, s.houses, strict=True)),
        "weapons": {
            "pile": dict(zip(WEAPON_IDS, s.pile, strict=True)),
            "discard": dict(zip(WEAPON_IDS, s.discard, strict=True)),
        },
        "deck": count(s.deck),
        "players": [player_view(s, seat) for seat in range(s.seats)],
        "score": score(s).as_json(),
        "over": s.phase == OVER,
    }
    if s.space != NO_SPACE:
        seen["space"] = s.box.spaces[s.space].name
    if s.rolls:
        seen["die"] = {"action": s.box.dice[s.die].name, "rolls": s.rolls, "result": s.roll}
    if s.waiting:
        seen["to_act"] = long_bits(s.waiting)
        seen["asks"] = s.stack[-1].kind
    return seen


def spaces_held(s: Odin) -> list[tuple[int, OdinHeldSpace]]:
    """Spaces that are taken: by whom, with how many Vikings; `old`: from the round before (solo)."""
    found: list[tuple[int, OdinHeldSpace]] = []
    for seat, player in enumerate(s.players):
        for space in long_bits(player.spaces):
            found.append((space, {"seat": seat, "vikings": s.standing[space], "old": False}))
    for space in long_bits(s.blocked):
        found.append((space, {"seat": 0, "vikings": s.standing[space], "old": True}))
    return found


def island_view(s: Odin, letter: int) -> OdinIsland:
    """The side that is up, the silver on it, and who took it."""
    island = letter * 2 + (s.island_side >> letter & 1)
    owner = NOBODY
    for seat, player in enumerate(s.players):
        for board in player.boards:
            if 0 < board.plan.kind <= 8 and (board.plan.kind - 1) // 2 == letter:
                owner = seat
    return {
        "board": s.box.plans[island + 1].name,
        "silver": s.island_silver[letter],
        "owner": owner if owner != NOBODY else None,
    }


def player_view(s: Odin, seat: int) -> OdinPlayer:
    """What lies open before a player, and how many occupations are in hand, by the colour of their backs."""
    me = s.players[seat]
    light = 0
    for card in long_bits(me.hand):
        if s.box.cards[card].starting:
            light += 1
    seen: OdinPlayer = {
        "supply": {THINGS[thing]: amount for thing, amount in enumerate(me.supply) if amount},
        "vikings": me.vikings,
        "waiting_room": me.reserve,
        "whaling_boats": list(me.boats),
        "knarrs": me.knarrs,
        "longships": list(me.longships),
        "emigrated": {"knarr": me.gone_knarrs, "longship": me.gone_longships},
        "boards": [board_view(board) for board in me.boards],
        "income": s.income(seat),
        "seats": s.free_seats(seat) if s.round else 0,
        "penalties": me.penalties,
        "hand": count(me.hand),
        "hand_light": light,
        "played": long_bits(me.played),
        "spent": spent_cards(s, me),
        "modifiers": {MODIFIERS[at]: by for at, by in enumerate(me.mods) if by},
        "held": THINGS[me.held] if me.held != NOTHING_HELD else None,
        "held_on": me.held_on if me.held_on != NOTHING_HELD else None,
    }
    if me.feast_left or me.feast_penalties or me.served:
        seen["feast"] = {
            "left": me.feast_left,
            "empty": me.feast_penalties,
            "table": feast_table(s, me, s.free_seats(seat) - me.feast_left),
        }
    return seen


def spent_cards(s: Odin, me: Player) -> list[int]:
    """Occupations that act only once and have acted."""
    return sorted({s.scripts.parts[number].card for number in long_bits(me.spent)})


def feast_table(s: Odin, me: Player, dealt: int) -> list[OdinDish]:
    """The seats that are dealt with, from left to right: each dish and how many seats it takes; `None`: left empty.

    The state keeps the dishes in their order, which kinds lie lengthwise, and how many seats are empty. Of several
    dishes of one kind the first is shown lengthwise; an empty seat is shown where two dishes of one colour need it
    (ODN-PH9-07, 08), else at the end.
    """
    lengthwise = me.feast_kinds
    again = lengthwise >> TWICE_PEAS & 1 == 1
    row: list[OdinDish] = []
    rest = dealt
    last = SILVER
    for food in me.served:
        kind = kind_of(food)
        seats = 1
        if food != SILVER:
            if last != SILVER and colour_of(kind) == colour_of(last):
                row.append(EMPTY_SEAT)
                rest -= 1
            seats = s.box.short_side[kind]
            if lengthwise >> kind & 1:
                seats = s.box.long_side[kind]
                if kind == PEAS and again:
                    again = False
                else:
                    lengthwise &= ~(1 << kind)
        last = kind
        row.append({"dish": THINGS[food], "seats": seats})
        rest -= seats
    return row + [EMPTY_SEAT] * rest


EMPTY_SEAT: Final[OdinDish] = {"dish": None, "seats": 1}


def board_view(board: Board) -> OdinBoard:
    """A board: what lies where, and what it pays and costs now."""
    plan = board.plan
    return {
        "board": plan.name,
        "laid": [(THINGS[entry >> 16], plan.spot[entry & 65535]) for entry in board.laid],
        "wood": board.slots_wood,
        "stone": board.slots_stone,
        "income": board.income(),
        "bonuses": [THINGS[thing] for thing in board.bonuses()],
        "minus": board.minus(),
    }


def own(s: Odin, seat: int) -> OdinOwn:
    """What only the seat sees."""
    return {"seat": seat, "hand": long_bits(s.players[seat].hand)}
