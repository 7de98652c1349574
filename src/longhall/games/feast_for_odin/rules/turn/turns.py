"""Phase 5: placing Vikings on action spaces and carrying out their actions (ODN-PH5, ODN-EXT)."""

from __future__ import annotations

from typing import Final

from .....kernel.action import Action
from .....kernel.chance import Chance
from .....kernel.errors import Refusal
from .....kernel.events import Events, Value, seat_ref
from .....kernel.masks import long_bits
from .....kernel.step import DecisionStep, Label, Step
from ...content.actions import COPY, PASS, PLACE
from ...content.things import IMITATIONS, SPACES
from ...state.position import NO_SPACE, NOTHING_HELD, SUPPLY, ActionBegins, Odin, Player, SpaceScript
from ..actions.costs import Pay, PayOneOf
from ..actions.mountains import Mountain
from ..actions.sailing import Acted, fleet
from ..actions.supply import change_vikings
from ..occupations.cards import END_OF_ACTION, FOUR_VIKINGS, DrawOccupation
from ..occupations.modifiers import FEWER_PLUNDERERS, PRICE_HOUSE_STONE, PRICE_LIVESTOCK, PRICE_TWO_OR_MORE
from ..occupations.trigger_words import ON_AFTER, ON_BEFORE, ON_BEGINS, ON_END_OF_ACTIONS, ON_ENDS, ON_PLACING
from ..occupations.triggers import fire
from .access import any_possible, can_use, gains_nothing, has_ships, vikings_needed
from .anytime import ANYTIME_VERBS, OWN_WINDOWS, anytime, anytime_refusal, do_anytime
from .midway import MIDWAY
from .paid_later import can_be_paid_for, help_for, help_reaches, helping_hand, may_help
from .placing import LAY_HELD

BOARD: Final = (1 << SPACES) - 1
"""The spaces of the action board."""


def within_numbers(s: Odin, me: Player) -> int:
    """Spaces for which there are enough Vikings (ODN-PH5-02)."""
    within = s.scripts.within[me.vikings if me.vikings < 4 else 4]
    if me.mods[FEWER_PLUNDERERS] and me.vikings < 4:
        for space in long_bits(s.scripts.column_spaces[4]):
            if vikings_needed(s, me, space) <= me.vikings:
                within |= 1 << space
    return within


def open_spaces(s: Odin, seat: int) -> int:
    """The spaces that a player may take and whose action can be carried out as things are (ODN-PH5-02, 03, 05)."""
    me = s.players[seat]
    scripts = s.scripts
    free = free_spaces(s, me) & scripts.in_reach[fleet(s, seat)]
    dear = too_dear(s, me)
    found = with_less(s, seat, free & dear & scripts.may_cost_less)
    free &= ~dear
    found |= free & scripts.plain
    if free & scripts.strip_spaces and ANY_ITEMS.possible(s, seat):
        found |= free & scripts.strip_spaces
    owned = me.owned
    for at, things in enumerate(scripts.wanted_things):
        if owned & things:
            found |= free & scripts.wanted_spaces[at]
    asked = free & scripts.asked & ~found
    while asked:
        low = asked & -asked
        asked ^= low
        space = low.bit_length() - 1
        if space >= SPACES:
            if copies(s, seat, space):
                found |= low
        elif can_carry_out(s, seat, scripts.spaces[space]):
            found |= low
    return found


def free_spaces(s: Odin, me: Player) -> int:
    """The spaces that nobody has taken and for which there are enough Vikings (ODN-PH5-02, 03)."""
    return within_numbers(s, me) & (BOARD | s.imitations) & ~s.taken()


def spaces_for_later(s: Odin, seat: int, step: Step[Odin], spaces: int) -> int:
    """Those of some spaces that can be paid for with what comes before their action (ODN-OCC-11, 28)."""
    found = 0
    me = s.players[seat]
    hand = helping_hand(s, me)
    spaces &= help_reaches(s, me, hand)
    while spaces:
        low = spaces & -spaces
        spaces ^= low
        space = low.bit_length() - 1
        cards = 0
        if space < SPACES:
            cards = help_for(s, seat, space, hand)
        else:
            for other in long_bits(models(s, seat, space)):
                cards |= help_for(s, seat, other, hand)
        if cards and can_be_paid_for(s, seat, step, PLACE[space], cards):
            found |= low
    return found


def too_dear(s: Odin, me: Player) -> int:
    """The spaces whose printed price a player does not have."""
    scripts = s.scripts
    dear = 0
    for at, thing in enumerate(scripts.price_things):
        masks = scripts.too_dear[at]
        owned = me.supply[thing]
        if owned < len(masks):
            dear |= masks[owned]
    return dear


def with_less(s: Odin, seat: int, spaces: int) -> int:
    """Those of some spaces that can be used for less than their printed price (cards 1, 2 and 116)."""
    mods = s.players[seat].mods
    found = 0
    if mods[PRICE_LIVESTOCK] or mods[PRICE_TWO_OR_MORE] or mods[PRICE_HOUSE_STONE]:
        for space in long_bits(spaces):
            if can_use(s, seat, s.scripts.spaces[space]):
                found |= 1 << space
    return found


def can_carry_out(s: Odin, seat: int, script: SpaceScript) -> bool:
    """Whether a space's action can be carried out by whoever has its price and one of its ships."""
    if script.ships_needed > 1 and not has_ships(s.players[seat], script.ships, script.ships_needed):
        return False
    for effect in script.questions:
        if not effect.possible(s, seat):
            return False
    return not script.ways or any_possible(s, seat, script.ways)


ANY_ITEMS: Final = Mountain(0, 1)


def models(s: Odin, seat: int, imitation: int) -> int:
    """Spaces of the same column that another player holds (ODN-EXT-02, 03)."""
    others = 0
    for other, player in enumerate(s.players):
        if other != seat:
            others |= player.spaces
    return others & s.scripts.column_spaces[s.scripts.spaces[imitation].column] & BOARD


def copies(s: Odin, seat: int, imitation: int) -> int:
    """Those of them whose action one can carry out."""
    found = 0
    for space in long_bits(models(s, seat, imitation)):
        if can_use(s, seat, s.scripts.spaces[space]):
            found |= 1 << space
    return found


def usable_now(s: Odin, seat: int, space: int) -> bool:
    """Whether the action of a space can be carried out as things are."""
    if space >= SPACES:
        return copies(s, seat, space) != 0
    return can_use(s, seat, s.scripts.spaces[space])


class Turn(DecisionStep[Odin]):
    """Take a free space, pass, or do what is allowed always (ODN-PH5-01, 08)."""

    kind: str = "turn"
    rule: str = "ODN-PH5-01"

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def legal(self, s: Odin, seat: int) -> list[Action]:
        """Who can take no space can only pass (ODN-PH5-10)."""
        spaces = open_spaces(s, seat)
        me = s.players[seat]
        if may_help(s, me):
            spaces |= spaces_for_later(s, seat, self, free_spaces(s, me) & ~spaces)
        found = PLACE.of(spaces)
        found += anytime(s, seat, True)
        found.append(PASS)
        return found

    def hidden(self, s: Odin, seat: int) -> bool:
        """Whether a space can be paid for may depend on the hand (ODN-OCC-11)."""
        me = s.players[seat]
        return me.hand != 0 and me.vikings >= 3

    def apply(self, s: Odin, seat: int, action: Action, chance: Chance, events: Events | None) -> None:
        """A space is taken at once and its action follows (ODN-PH5-04)."""
        if action is PASS:
            s.passed |= 1 << seat
            s.stack.append(NEXT_TURN[seat])
            s.stack.append(OWN_WINDOWS[seat])
            if events is not None:
                events.add("odn-passes", "ODN-PH5-08", seat=seat_ref(seat), count=s.players[seat].vikings)
            return
        if action.verb in ANYTIME_VERBS:
            s.stack.append(self)
            do_anytime(s, seat, action, events)
            if s.players[seat].held != NOTHING_HELD:
                s.stack.append(LAY_HELD)
            return
        space = action.target
        me = s.players[seat]
        s.unpaid = may_help(s, me) and not usable_now(s, seat, space)
        s.stack.append(NEXT_TURN[seat])
        s.stack.append(OWN_WINDOWS[seat])
        s.stack.append(SETTLE[space])
        if s.scripts.on[ON_PLACING] & me.played and vikings_needed(s, me, space) == s.scripts.spaces[space].column:
            fire(s, seat, ON_PLACING, space)

    def prompt(self, s: Odin, seat: int) -> dict[str, Value]:
        """How many Vikings are left."""
        return {"count": s.players[seat].vikings, "round": s.round}

    def label(self, s: Odin, seat: int, action: Action) -> Label | None:
        """A warning where only the price would be paid (ODN-PH5-06)."""
        if action.verb == "place" and action.target < SPACES:
            if gains_nothing(s, seat, s.scripts.spaces[action.target]):
                return Label("odn-do-place-for-nothing", {"space": action.targets[0]})
        return None

    def refusal(self, s: Odin, seat: int, action: Action) -> Refusal | None:
        """Why a space cannot be taken."""
        if action.verb != "place":
            return anytime_refusal(s, seat, action)
        return refuse_space(s, seat, action.target, action.targets[0])


def refuse_space(s: Odin, seat: int, space: int, ref: str) -> Refusal:
    """Why a space cannot be taken: taken, too few Vikings, no ship, too dear, or nothing to do there."""
    me = s.players[seat]
    script = s.scripts.spaces[space]
    if space >= SPACES and not s.imitations >> space & 1:
        return Refusal("ODN-SETUP-02", "odn-no-such-space", space=ref)
    if s.blocked >> space & 1:
        return Refusal("ODN-SOLO-09", "odn-no-space-blocked", space=ref)
    for other, player in enumerate(s.players):
        if player.spaces >> space & 1:
            return Refusal("ODN-PH5-03", "odn-no-space-taken", space=ref, seat=seat_ref(other))
    needed = vikings_needed(s, me, space)
    if me.vikings < needed:
        return Refusal("ODN-PH5-02", "odn-no-vikings", space=ref, count=needed, there=me.vikings)
    if space >= SPACES:
        return Refusal("ODN-EXT-03", "odn-no-copy", space=ref)
    if script.ships and not has_ships(me, script.ships, script.ships_needed):
        return Refusal("ODN-SHIP-13", "odn-no-ships", space=ref)
    for effect in script.hard:
        if not effect.possible(s, seat):
            if isinstance(effect, Pay | PayOneOf):
                return Refusal(effect.rule, "odn-no-cost", space=ref)
            return Refusal(effect.forbidden_by(s, seat), "odn-no-action", space=ref)
    return Refusal("ODN-PH5-05", "odn-no-activity", space=ref)


class Settle(Step[Odin]):
    """The Vikings move to the space (ODN-PH5-01), with the premium for three or four of them."""

    def __init__(self, space: int) -> None:
        self.space = space

    def run(self, s: Odin, chance: Chance, events: Events | None) -> None:
        """Three draw a card before the action (ODN-OCC-08), four may play one before or after it (ODN-OCC-10)."""
        seat = s.acting
        me = s.players[seat]
        space = self.space
        vikings = vikings_needed(s, me, space)
        me.spaces |= 1 << space
        me.placed |= 1 << space
        s.standing[space] = vikings
        s.last_placed = seat
        s.standing_at = space
        s.cards_played = 0
        if events is not None:
            name = s.box.spaces[space].name
            events.add("odn-places", "ODN-PH5-01", seat=seat_ref(seat), space=f"space:{name}", count=vikings)
        s.stack.append(END_OF_ACTION)
        s.stack.append(IMITATE[space - SPACES] if space >= SPACES else USE_SPACE[space])
        if vikings == 4:
            s.stack.append(FOUR_VIKINGS)
        elif vikings == 3 and s.scripts.spaces[space].column == 3:
            s.stack.append(THREE_VIKINGS)
        change_vikings(s, seat, -vikings)


THREE_VIKINGS: Final = DrawOccupation(1)


class UseSpace(ActionBegins):
    """Carry out the action of a space, with the Vikings on it, on another one (imitating) or nowhere (cards)."""

    def __init__(self, space: int, standing_at: int) -> None:
        """The action's space, and where the Vikings stand."""
        self.space = space
        self.standing_at = standing_at

    def run(self, s: Odin, chance: Chance, events: Events | None) -> None:
        """What comes before it, then the action itself (ODN-OCC-28)."""
        s.space = self.space
        s.standing_at = self.standing_at
        s.given = [0] * SUPPLY
        s.strip_kinds = 0
        s.longship_used = False
        if s.scripts.on[ON_BEFORE] & s.players[s.acting].played:
            s.stack.append(PERFORM[self.space])
            if s.players[s.acting].midway:
                s.stack.append(MIDWAY)
            s.performed = True
            fire(s, s.acting, ON_BEFORE, self.space)
        else:
            perform(s, self.space, events)

    def begins(self, s: Odin) -> bool:
        """Nothing comes before it."""
        return self.standing_at != NO_SPACE and not s.scripts.on[ON_BEFORE] & s.players[s.acting].played


class Perform(ActionBegins):
    """What comes before the action of a space is over."""

    def __init__(self, space: int) -> None:
        self.space = space

    def run(self, s: Odin, chance: Chance, events: Events | None) -> None:
        """Now its cost is due."""
        perform(s, self.space, events)

    def begins(self, s: Odin) -> bool:
        """It does, if Vikings stand there."""
        return s.standing_at != NO_SPACE


def perform(s: Odin, space: int, events: Events | None) -> None:
    """The action itself, and what comes after it; what cannot be carried out any more lapses (ODN-PH5-05).

    What came before is no activity of the space.
    """
    doubtful = s.unpaid or s.players[s.acting].played != 0
    s.performed = False
    s.unpaid = False
    if doubtful and not can_use(s, s.acting, s.scripts.spaces[space]):
        if events is not None:
            name = s.box.spaces[space].name
            events.add("odn-lapses", "ODN-PH5-05", seat=seat_ref(s.acting), space=f"space:{name}")
        return
    s.stack.append(AFTER_SPACE[space])
    s.stack.extend(s.scripts.lists[s.scripts.spaces[space].script])
    if s.scripts.on[ON_BEGINS] & s.players[s.acting].played:
        fire(s, s.acting, ON_BEGINS, space)


class AfterSpace(Step[Odin]):
    """An action space has been used."""

    def __init__(self, space: int) -> None:
        self.space = space

    def run(self, s: Odin, chance: Chance, events: Events | None) -> None:
        """ODN-OCC-28; who looks at the whole action comes last."""
        played = s.players[s.acting].played
        if s.scripts.on[ON_ENDS] & played:
            s.stack.append(SpaceEnds(self.space))
        if s.scripts.on[ON_AFTER] & played:
            fire(s, s.acting, ON_AFTER, self.space)


class SpaceEnds(Step[Odin]):
    """All that came directly after an action space is over."""

    def __init__(self, space: int) -> None:
        self.space = space

    def run(self, s: Odin, chance: Chance, events: Events | None) -> None:
        """ODN-OCC-27."""
        fire(s, s.acting, ON_ENDS, self.space)


class Imitate(DecisionStep[Odin]):
    """With four players: carry out the action of a space that another player holds (ODN-EXT-02 to 05)."""

    kind: str = "imitate"
    rule: str = "ODN-EXT-02"

    def __init__(self, imitation: int) -> None:
        self.imitation = imitation

    def legal(self, s: Odin, seat: int) -> list[Action]:
        """Spaces of the same column, also such as can be paid for after what comes before (ODN-OCC-28)."""
        usable = copies(s, seat, self.imitation)
        if may_help(s, s.players[seat]):
            for space in long_bits(models(s, seat, self.imitation) & ~usable):
                cards = help_for(s, seat, space, helping_hand(s, s.players[seat]))
                if cards and can_be_paid_for(s, seat, self, COPY[space], cards):
                    usable |= 1 << space
        return COPY.of(usable)

    def apply(self, s: Odin, seat: int, action: Action, chance: Chance, events: Events | None) -> None:
        """Costs and ships are needed as there."""
        if events is not None:
            events.add("odn-imitates", self.rule, seat=seat_ref(seat), space=action.targets[0])
        s.unpaid = not can_use(s, seat, s.scripts.spaces[action.target])
        s.stack.append(UseSpace(action.target, self.imitation))

    def refusal(self, s: Odin, seat: int, action: Action) -> Refusal | None:
        """Empty, one's own, another column, or not to be carried out."""
        if action.verb != "copy":
            return None
        return Refusal("ODN-EXT-03", "odn-no-copy-of", space=action.targets[0])


class Plundered(Acted):
    """Plundering is over; it used longships (ODN-DICE-44)."""

    def run(self, s: Odin, chance: Chance, events: Events | None) -> None:
        """As after any action."""
        s.longship_used = s.players[s.acting].longships_owned() > 0
        super().run(s, chance, events)


class NextTurn(Step[Odin]):
    """The next player clockwise who has not passed (ODN-PH5-01, 09, 11)."""

    def __init__(self, after: int) -> None:
        self.after = after

    def run(self, s: Odin, chance: Chance, events: Events | None) -> None:
        """Who has no Viking left must pass."""
        for i in range(1, s.seats + 1):
            seat = (self.after + i) % s.seats
            if s.passed >> seat & 1:
                continue
            if s.players[seat].vikings:
                s.stack.append(TURN[seat])
                return
            s.passed |= 1 << seat
            if events is not None:
                events.add("odn-no-vikings-left", "ODN-PH5-09", seat=seat_ref(seat))


class Actions(Step[Odin]):
    """Phase 5 begins with the start player."""

    def run(self, s: Odin, chance: Chance, events: Events | None) -> None:
        """ODN-PH5-01."""
        s.phase = 5
        s.passed = 0
        s.last_placed = -1
        s.stack.append(END_ACTIONS)
        s.stack.append(NEXT_TURN[(s.start - 1) % s.seats])


class EndActions(Step[Odin]):
    """The end of phase 5: occupations that act then."""

    def run(self, s: Odin, chance: Chance, events: Events | None) -> None:
        """In turn, from the start player."""
        for seat in reversed(s.clockwise_from(s.start)):
            if s.scripts.on[ON_END_OF_ACTIONS] & s.players[seat].played:
                fire(s, seat, ON_END_OF_ACTIONS)


TURN: Final = [Turn(seat) for seat in range(4)]
NEXT_TURN: Final = [NextTurn(seat) for seat in range(4)]
SETTLE: Final = [Settle(space) for space in range(SPACES + IMITATIONS)]
USE_SPACE: Final = [UseSpace(space, space) for space in range(SPACES)]
PERFORM: Final = [Perform(space) for space in range(SPACES)]
AFTER_SPACE: Final = [AfterSpace(space) for space in range(SPACES)]
IMITATE: Final = [Imitate(space) for space in range(SPACES, SPACES + IMITATIONS)]
ACTIONS: Final = Actions()
END_ACTIONS: Final = EndActions()
