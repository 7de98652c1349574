"""The part of an observation about the players: what lies open before each, and one's own occupations and feast."""

from __future__ import annotations

from typing import Final

from ....kernel.bot.observation import Part, Row, amount, flag, flags
from ..content.things import CARDS, GREEN, PIECES, PLANS, SILVER
from ..rules.feast import TWICE_PEAS
from ..rules.occupations.modifiers import MODIFIERS
from ..state.position import SUPPLY, Odin
from .table import ALL_SPACES, put_spaces

FOODS: Final = GREEN * 8
"""Goods below this number, orange and red ones, may be served."""
LOWEST_MODIFIER: Final = -8


def player_parts() -> list[Part]:
    """What `put_player` writes."""
    return [
        flag("to_act", "owes a decision now"),
        flag("start", "is the start player"),
        flag("last_placed", "placed Vikings last this round"),
        flag("passed", "places no more Vikings this round"),
        Part("goods", SILVER, 4, "goods and special tiles in supply, by thing; animals in the barns too"),
        amount("silver", 20, "silver"),
        Part("resources", 3, 8, "wood, stone, ore"),
        Part("pregnant", 2, 3, "pregnant sheep and cattle"),
        Part("weapons", 4, 6, "bows, snares, spears, long swords"),
        Part("boats", 2, 3, "whaling boats by the ore added to them, 0 or 1"),
        amount("knarrs", 4, "knarrs"),
        Part("longships", 4, 4, "longships by the ore on them, 0 to 3"),
        Part("emigrated", 2, 4, "knarrs and longships that emigrated"),
        amount("vikings", 12, "Vikings on the Thing square"),
        amount("reserve", 12, "solo: Vikings of the other colour"),
        amount("penalties", 10, "Thing penalties"),
        amount("hand_size", 10, "occupations in hand"),
        amount("hand_light", 2, "starting occupations in hand"),
        flags("spaces", ALL_SPACES, "action spaces taken this round"),
        Part("boards", PLANS, 3, "boards owned: home, the eight islands, stone houses, long houses, sheds"),
        amount("income", 30, "silver of the income phase as the boards lie now"),
        Part("minus", 3, 80, "points lost for uncovered fields and slots: home board, islands, buildings"),
        amount("bonuses", 10, "bonus fields that pay now"),
        amount("held", PIECES, "1 more than the number of the piece that is about to be laid"),
        amount("held_on", 10, "the board on which it will be laid: 1 the home board, then as they came"),
        amount("feast_left", 20, "seats of the present feast still to be dealt with"),
        amount("feast_empty", 20, "seats of the present feast left empty"),
    ]


def put_player(row: Row, s: Odin, seat: int) -> None:
    """What everybody sees of a player."""
    me = s.players[seat]
    row.numbers([s.waiting >> seat & 1, int(s.start == seat), int(s.last_placed == seat), s.passed >> seat & 1])
    row.numbers(me.supply[:SUPPLY])
    hand = me.hand
    light = s.scripts.light
    row.numbers(
        [
            *me.boats,
            me.knarrs,
            *me.longships,
            me.gone_knarrs,
            me.gone_longships,
            me.vikings,
            me.reserve,
            me.penalties,
            hand.bit_count(),
            (hand & (light[0] | light[1] | light[2])).bit_count() if hand else 0,
        ]
    )
    put_spaces(row, me.spaces)
    put_boards(row, s, seat)
    row.numbers([me.held + 1, me.held_on + 1, me.feast_left, me.feast_penalties])


def put_boards(row: Row, s: Odin, seat: int) -> None:
    """Which boards a player has, and what they pay and cost."""
    owned = [0] * PLANS
    minus = [0, 0, 0]
    income = 0
    bonuses = 0
    for board in s.players[seat].boards:
        plan = board.plan
        owned[plan.kind] += 1
        minus[2 if plan.house else 1 if plan.kind else 0] += board.minus()
        if board.covered or not plan.house:
            income += board.income()
            bonuses += len(board.bonus_fields())
    row.numbers(owned)
    row.numbers([income, minus[0], minus[1], minus[2], bonuses])


def own_parts() -> list[Part]:
    """What `put_own` writes."""
    return [
        flags("me.hand", CARDS, "occupations in hand"),
        Part("me.modifiers", len(MODIFIERS), 16, "rules that one's occupations bend, each plus 8"),
        flags("me.placed", ALL_SPACES, "spaces on which Vikings were placed this round, even if they have returned"),
        flag("me.midway", "wants to be asked in the middle of actions, too"),
        flags("me.piece", PIECES, "the piece that is about to be laid"),
        flags("me.piece_on", PLANS, "the kind of board on which it will be laid"),
        amount("me.feast_last", 2, "the colour of the last dish: 0 none, 1 orange, 2 red"),
        flags("me.feast_kinds", FOODS + 1, "kinds of food that lie lengthwise; the last: peas for the second time"),
        Part("me.feast_served", SUPPLY, 3, "what was put on the feast table, by thing"),
    ]


def put_own(row: Row, s: Odin, seat: int) -> None:
    """What only the seat knows, and what matters to it alone."""
    me = s.players[seat]
    row.long_mask(me.hand >> 1, CARDS)
    row.numbers([by - LOWEST_MODIFIER for by in me.mods])
    put_spaces(row, me.placed)
    row.numbers([int(me.midway)])
    row.one(me.held, PIECES)
    row.one(me.boards[me.held_on].plan.kind if me.held_on >= 0 else -1, PLANS)
    row.numbers([me.feast_last + 1])
    kinds = me.feast_kinds
    row.long_mask(kinds & (1 << FOODS) - 1, FOODS)
    row.numbers([kinds >> TWICE_PEAS & 1])
    if not me.served:
        row.zeros(SUPPLY)
        return
    served = [0] * SUPPLY
    for food in me.served:
        served[food] += 1
    row.numbers(served)
