"""Laying the piece that was picked up: on which board, and where (ODN-PLACE)."""

from __future__ import annotations

from typing import Final

from .....kernel.action import NOTHING, Action
from .....kernel.chance import Chance
from .....kernel.errors import Refusal
from .....kernel.events import Events, Value, seat_ref
from .....kernel.step import DecisionStep, Label
from ...content.actions import ON, board_ref
from ...content.things import FIRST_HOUSE, HOME, ORE, STONE, WOOD, ref_of
from ...state.board_plans import ACROSS, AREA, SPOTS
from ...state.position import NOTHING_HELD, Odin, Player
from ..actions.supply import PREGNANT
from ..occupations.modifiers import WOOD_IN_HOUSES
from ..occupations.trigger_words import ON_LAY_HOME, ON_LAY_HOUSE, ON_LAY_ISLAND
from ..occupations.triggers import fire


def boards_for(me: Player) -> list[int]:
    """The boards, as places in the list, on which the held piece fits."""
    joiner = me.mods[WOOD_IN_HOUSES] > 0
    piece = 1 << me.held
    return [at for at, board in enumerate(me.boards) if board.fitting_of(piece, joiner)]


def board_action(me: Player, at: int) -> Action:
    """The action that names a board: its kind, and which of several."""
    kind = me.boards[at].plan.kind
    number = 0
    for board in me.boards[:at]:
        if board.plan.kind == kind:
            number += 1
    return ON[kind][number]


def where_options(me: Player) -> list[Action]:
    """Boards for the held piece, or its spots on the chosen board."""
    if me.held_on == NOTHING_HELD:
        return [board_action(me, at) for at in boards_for(me)]
    return me.boards[me.held_on].answers(me.held, me.mods[WOOD_IN_HOUSES] > 0)


def where_apply(s: Odin, seat: int, action: Action, events: Events | None) -> None:
    """The board, or the spot."""
    me = s.players[seat]
    if action.verb == "on":
        for at in boards_for(me):
            if board_action(me, at) is action:
                me.held_on = at
        settle_held(s, seat, events)
    else:
        lay_held(s, seat, action.target, events)


def settle_held(s: Odin, seat: int, events: Events | None) -> None:
    """Take what is forced: the only board, the only spot."""
    me = s.players[seat]
    if me.held_on == NOTHING_HELD:
        fitting = boards_for(me)
        if len(fitting) > 1:
            return
        me.held_on = fitting[0]
    board = me.boards[me.held_on]
    places = board.open_places(me.held, me.mods[WOOD_IN_HOUSES] > 0)
    if places & places - 1 == 0:
        spots = board.spots(me.held, me.mods[WOOD_IN_HOUSES] > 0)
        if len(spots) == 1:
            lay_held(s, seat, spots[0], events)


def lay_held(s: Odin, seat: int, spot: int, events: Events | None, rule: str = "ODN-PLACE-01") -> None:
    """The piece lies there for good (ODN-PLACE-31)."""
    me = s.players[seat]
    thing = me.held
    board = me.boards[me.held_on]
    me.held = NOTHING_HELD
    me.held_on = NOTHING_HELD
    me.take(thing if me.supply[thing] else PREGNANT[thing], 1)
    board.lay(thing, board.plan.place_at(thing, spot))
    kind = board.plan.kind
    if events is not None:
        told_lay(seat, thing, kind, spot, rule, events)
    if me.played:
        fire(s, seat, ON_LAY_HOUSE if kind >= FIRST_HOUSE else ON_LAY_ISLAND if kind > HOME else ON_LAY_HOME, thing)


def told_lay(seat: int, thing: int, kind: int, spot: int, rule: str, events: Events) -> None:
    """Who laid what where; people count rows and columns from 1."""
    row, column = divmod(spot % AREA, ACROSS)
    if spot >= SPOTS:
        events.add("odn-fills-slot", "ODN-PLACE-29", seat=seat_ref(seat), thing=ref_of(thing), board=board_ref(kind))
        return
    events.add(
        "odn-lays",
        rule,
        seat=seat_ref(seat),
        thing=ref_of(thing),
        board=board_ref(kind),
        row=row + 1,
        column=column + 1,
        turn=spot // AREA,
    )


def where_label(s: Odin, seat: int, action: Action) -> Label | None:
    """A board with its number, or a field and how the piece is turned."""
    if action.verb == "on":
        return Label("odn-do-on", {"board": action.targets[0], "number": action.target & 7})
    if action.verb != "at":
        return None
    spot = action.target
    if spot >= SPOTS:
        return Label("odn-do-slot", {"thing": ref_of(WOOD if spot == SPOTS else STONE)})
    row, column = divmod(spot % AREA, ACROSS)
    return Label("odn-do-at", {"row": row + 1, "column": column + 1, "turn": spot // AREA})


def where_refusal(s: Odin, seat: int, action: Action) -> Refusal | None:
    """Why the held piece cannot lie there."""
    me = s.players[seat]
    if action.verb == "on":
        if me.held == ORE and action.target >> 3 >= FIRST_HOUSE:
            return Refusal("ODN-PLACE-24", "odn-no-room", board=action.targets[0], thing=ref_of(me.held))
        if me.held_on != NOTHING_HELD:
            return None
        return Refusal("ODN-PLACE-08", "odn-no-room", board=action.targets[0], thing=ref_of(me.held))
    if action.verb != "at":
        return None
    if me.held_on == NOTHING_HELD:
        return Refusal("ODN-PLACE-08", "odn-no-board-yet", thing=ref_of(me.held))
    board = me.boards[me.held_on]
    rule = board.why_not(me.held, action.target, me.mods[WOOD_IN_HOUSES] > 0)
    return Refusal(rule or "ODN-PLACE-08", WHY_NOT.get(rule, "odn-no-spot"), thing=ref_of(me.held))


WHY_NOT: Final = {
    "ODN-PLACE-03": "odn-no-green-beside",
    "ODN-PLACE-07": "odn-no-overlap",
    "ODN-PLACE-14": "odn-no-income-gap",
    "ODN-PLACE-21": "odn-no-hole",
    "ODN-PLACE-25": "odn-no-orange-beside",
    "ODN-PLACE-26": "odn-no-red-beside",
    "ODN-PLACE-28": "odn-no-hole",
}


class LayHeld(DecisionStep[Odin]):
    """The piece just picked up: on which board, then where (ODN-PLACE)."""

    kind: str = "where"
    rule: str = "ODN-PLACE-08"

    def legal(self, s: Odin, seat: int) -> list[Action]:
        """Boards, or spots of the board chosen."""
        me = s.players[seat]
        return where_options(me) if me.held != NOTHING_HELD else NOTHING

    def apply(self, s: Odin, seat: int, action: Action, chance: Chance, events: Events | None) -> None:
        """Then it lies, or the spot is asked for."""
        where_apply(s, seat, action, events)
        if s.players[seat].held != NOTHING_HELD:
            s.stack.append(self)

    def prompt(self, s: Odin, seat: int) -> dict[str, Value]:
        """What is laid, and on which board."""
        return where_prompt(s.players[seat])

    def label(self, s: Odin, seat: int, action: Action) -> Label | None:
        """A board or a field."""
        return where_label(s, seat, action)

    def refusal(self, s: Odin, seat: int, action: Action) -> Refusal | None:
        """Why it cannot lie there."""
        return where_refusal(s, seat, action)


LAY_HELD: Final = LayHeld()


def where_prompt(me: Player) -> dict[str, Value]:
    """The piece, and the board if it is chosen."""
    if me.held == NOTHING_HELD:
        return {"stage": "what", "thing": "none", "board": "none"}
    if me.held_on == NOTHING_HELD:
        return {"stage": "board", "thing": ref_of(me.held), "board": "none"}
    return {"stage": "spot", "thing": ref_of(me.held), "board": board_ref(me.boards[me.held_on].plan.kind)}
