"""The position: everything that lies on the table, and what is still to come (the stack of the kernel's state)."""

from __future__ import annotations

from typing import Any, Final

from ....kernel.step import NOBODY as NOBODY
from ....kernel.step import State, Step
from ..content.components import Components
from ..content.things import CARDS, LONGSHIP, SHED_PLAN, WHALING_BOAT
from ..rules.occupations.parts import Part
from ..rules.occupations.trigger_words import TRIGGERS
from .boards import Board

SUPPLY: Final = 57
"""Things below this number lie in supplies."""
NOTHING_HELD: Final = -1
NO_SPACE: Final = -1
HIDDEN: Final = -1
"""A mountain strip that is still in the stack."""
OVER: Final = 13
"""The phase after the last one."""


CLOCKWISE: Final = [[[(seat + i) % seats for i in range(seats)] for seat in range(seats)] for seats in range(5)]
"""By number of players and seat: all seats, beginning with that one."""


class Variants:
    """How a table plays; see `rules/variants.py`."""

    __slots__ = ("choose_start", "decks", "side")
    side: int
    """The long or the short game."""
    decks: int
    """Decks of occupations, as a mask."""
    choose_start: bool
    """Solo: the starting occupation is chosen, not drawn."""


class Player:
    """What lies before one player. Cards and spaces are bit masks by number."""

    __slots__ = (
        "boards",
        "boats",
        "feast_kinds",
        "feast_last",
        "feast_left",
        "feast_penalties",
        "gone_knarrs",
        "gone_longships",
        "hand",
        "held",
        "held_on",
        "knarrs",
        "longships",
        "midway",
        "mods",
        "owned",
        "penalties",
        "placed",
        "played",
        "reserve",
        "served",
        "spaces",
        "spent",
        "supply",
        "vikings",
    )
    supply: list[int]
    """Counts by thing; animals in the barns and weapon cards too. Changed by `add` and `take`."""
    owned: int
    """The things of which the supply holds any, as a mask."""
    boats: list[int]
    """Whaling boats by the ore added to them, 0 or 1."""
    knarrs: int
    longships: list[int]
    """By the ore on them, 0 to 3."""
    gone_knarrs: int
    gone_longships: int
    """Ships that emigrated."""
    boards: list[Board]
    """The home board first, then islands and buildings as they came."""
    vikings: int
    """On the Thing square."""
    reserve: int
    """Solo: Vikings of the other colour, in the waiting room or unplaced."""
    spaces: int
    """Action spaces taken this round."""
    placed: int
    """Action spaces on which Vikings were placed this round, even if all of them have returned."""
    penalties: int
    hand: int
    played: int
    spent: int
    """Parts of occupations that act only once and have acted, by number."""
    mods: list[int]
    """Rules that occupations bend, by `scripts.MODIFIERS`. Replaced by `bend`, never changed: clones share it."""
    held: int
    """The piece that is about to be laid; NOTHING_HELD: none."""
    held_on: int
    """The board on which it will be laid, as a place in `boards`; NOTHING_HELD: not chosen yet."""
    feast_left: int
    """Seats still to be dealt with at the present feast."""
    feast_last: int
    """The colour of the food beside them: -1 if none."""
    feast_kinds: int
    """Kinds of food that lie lengthwise."""
    feast_penalties: int
    served: list[int]
    """What was put on the feast table. Replaced, never changed: clones share it."""
    midway: bool
    """Whether this player wants to be asked in the middle of actions, too (ODN-ANYTIME-01)."""

    def clone(self) -> Player:
        """An independent copy."""
        p = Player()
        p.supply = self.supply[:]
        p.owned = self.owned
        p.boats = self.boats[:]
        p.knarrs = self.knarrs
        p.longships = self.longships[:]
        p.gone_knarrs = self.gone_knarrs
        p.gone_longships = self.gone_longships
        p.boards = [board.clone() for board in self.boards]
        p.vikings = self.vikings
        p.reserve = self.reserve
        p.spaces = self.spaces
        p.placed = self.placed
        p.penalties = self.penalties
        p.hand = self.hand
        p.midway = self.midway
        p.played = self.played
        p.spent = self.spent
        p.mods = self.mods
        p.held = self.held
        p.held_on = self.held_on
        p.feast_left = self.feast_left
        p.feast_last = self.feast_last
        p.feast_kinds = self.feast_kinds
        p.feast_penalties = self.feast_penalties
        p.served = self.served
        return p

    def add(self, thing: int, n: int) -> None:
        """Put things into the supply."""
        self.supply[thing] += n
        if self.supply[thing]:
            self.owned |= 1 << thing

    def take(self, thing: int, n: int) -> None:
        """Take things out of the supply, which holds enough."""
        self.supply[thing] -= n
        if not self.supply[thing]:
            self.owned &= ~(1 << thing)

    def stock(self, supply: list[int]) -> None:
        """Replace the whole supply."""
        self.supply = supply
        self.owned = 0
        for thing, n in enumerate(supply):
            if n:
                self.owned |= 1 << thing

    def bend(self, modifier: int, by: int) -> None:
        """Bend a rule for good."""
        self.mods = self.mods[:]
        self.mods[modifier] += by

    def boats_owned(self) -> int:
        """Whaling boats, loaded or not."""
        return self.boats[0] + self.boats[1]

    def longships_owned(self) -> int:
        """Longships, whatever ore they carry."""
        loads = self.longships
        return loads[0] + loads[1] + loads[2] + loads[3]

    def large_ships(self) -> int:
        """Knarrs and longships in the bay."""
        return self.knarrs + self.longships_owned()

    def ships_of(self, ship: int) -> int:
        """How many ships of a kind lie in the bay."""
        if ship == WHALING_BOAT:
            return self.boats_owned()
        return self.longships_owned() if ship == LONGSHIP else self.knarrs

    def buildings(self, kind: int) -> int:
        """How many buildings of a kind of board are owned."""
        found = 0
        for board in self.boards:
            if board.plan.kind == kind:
                found += 1
        return found

    def has_shed(self) -> bool:
        """Whether there is a shed."""
        return self.buildings(SHED_PLAN) > 0


class Odin(State):
    """A position of A Feast for Odin."""

    __slots__ = (
        "blocked",
        "boats_used",
        "box",
        "cards_played",
        "deck",
        "die",
        "die_bonus",
        "discard",
        "given",
        "houses",
        "imitations",
        "island_side",
        "island_silver",
        "islands_taken",
        "last_placed",
        "longship_used",
        "passed",
        "performed",
        "phase",
        "pile",
        "players",
        "resource_spent",
        "roll",
        "rolls",
        "round",
        "scripts",
        "space",
        "standing",
        "standing_at",
        "start",
        "strip_kinds",
        "strips",
        "tiles",
        "unpaid",
        "variants",
        "weapons_spent",
    )
    box: Components
    scripts: Scripts
    variants: Variants
    players: list[Player]
    round: int
    phase: int
    """1 to 12; 0 before the first round, OVER at the end."""
    start: int
    """The start player."""
    last_placed: int
    """Who placed Vikings last this round; NOBODY yet."""
    passed: int
    """Seats that place no more Vikings this round."""
    standing: list[int]
    """By space: how many Vikings stand there."""
    blocked: int
    """Solo: spaces taken in the round before."""
    imitations: int
    """Imitation spaces in play, as a mask of spaces."""
    strips: list[int]
    """By mountain strip: how many items are left; HIDDEN: not revealed yet, 0: gone."""
    island_side: int
    """Island boards that lie with the back side up, as a mask."""
    island_silver: list[int]
    islands_taken: int
    tiles: int
    """Special tiles of the general supply, as a mask by tile."""
    houses: list[int]
    """Sheds, stone houses and long houses left."""
    pile: list[int]
    """Weapon cards of the draw pile by kind."""
    discard: list[int]
    deck: int
    """Dark occupations not drawn yet."""
    space: int
    """The action space whose action is being carried out; NO_SPACE: none."""
    standing_at: int
    """The space on which the Vikings of this action stand; another one when imitating, NO_SPACE for cards."""
    given: list[int]
    """By thing: what the present action has brought so far."""
    performed: bool
    """Whether the present action has done anything yet (ODN-PH5-05)."""
    strip_kinds: int
    """Kinds of items that the present action took from mountain strips, as a mask of things."""
    cards_played: int
    """Occupations played in the present action."""
    longship_used: bool
    """Whether the present action used a longship."""
    die: int
    """The die action, as its number in the box."""
    roll: int
    """The result of the last roll with all that changes it, but for what is spent."""
    rolls: int
    """How many rolls were made; 0: no die action."""
    die_bonus: int
    """What is added to each roll of this action."""
    boats_used: int
    """Whaling boats that take part."""
    weapons_spent: int
    """Weapon cards spent in this die action."""
    resource_spent: int
    """Wood or stone spent in this die action."""
    unpaid: bool
    """Whether the space just taken can only be paid for with what comes before its action (ODN-OCC-28)."""

    def clone(self) -> Odin:
        """An independent copy; components, options and steps are shared."""
        s = self.bare_clone()
        s.players = [p.clone() for p in self.players]
        return s

    def clone_for(self, seat: int) -> Odin:
        """A copy in which only one player may be changed."""
        s = self.bare_clone()
        s.players = self.players[:]
        s.players[seat] = self.players[seat].clone()
        return s

    def bare_clone(self) -> Odin:
        """A copy without players."""
        s = Odin()
        self.hand_on(s)
        s.box = self.box
        s.scripts = self.scripts
        s.variants = self.variants
        s.round = self.round
        s.phase = self.phase
        s.start = self.start
        s.last_placed = self.last_placed
        s.passed = self.passed
        s.standing = self.standing[:]
        s.blocked = self.blocked
        s.imitations = self.imitations
        s.strips = self.strips[:]
        s.island_side = self.island_side
        s.island_silver = self.island_silver[:]
        s.islands_taken = self.islands_taken
        s.tiles = self.tiles
        s.houses = self.houses[:]
        s.pile = self.pile[:]
        s.discard = self.discard[:]
        s.deck = self.deck
        s.space = self.space
        s.standing_at = self.standing_at
        s.given = self.given[:]
        s.performed = self.performed
        s.strip_kinds = self.strip_kinds
        s.cards_played = self.cards_played
        s.longship_used = self.longship_used
        s.die = self.die
        s.roll = self.roll
        s.rolls = self.rolls
        s.die_bonus = self.die_bonus
        s.boats_used = self.boats_used
        s.weapons_spent = self.weapons_spent
        s.resource_spent = self.resource_spent
        s.unpaid = self.unpaid
        return s

    def rounds(self) -> int:
        """How many rounds are played."""
        return self.box.sides[self.variants.side].rounds

    def clockwise_from(self, seat: int) -> list[int]:
        """All seats, beginning with one. The list is shared: do not change it."""
        return CLOCKWISE[self.seats][seat]

    def taken(self) -> int:
        """Spaces that nobody can take any more this round."""
        mask = self.blocked
        for player in self.players:
            mask |= player.spaces
        return mask

    def free_seats(self, seat: int) -> int:
        """Seats of a feast table with neither a Viking nor an emigrated ship (ODN-PH9-01 to 03)."""
        me = self.players[seat]
        side = self.box.sides[self.variants.side]
        standing = side.rounds - self.round
        return self.box.seats - standing - (me.gone_knarrs + me.gone_longships) * self.box.emigrated_seats

    def income(self, seat: int) -> int:
        """Silver of phase 7 (ODN-PH7-01, 03)."""
        total = 0
        for board in self.players[seat].boards:
            total += board.income()
        return total


class Effect(Step[Odin]):
    """A step that content can declare, and that can tell beforehand whether it would do anything."""

    hard: bool = False
    """Nothing of its list may be done unless this is possible: costs, and what the list is for."""
    cost: bool = False
    """It only gives something up: not what a list is used for."""

    def possible(self, s: Odin, seat: int) -> bool:
        """Whether the seat could do it now."""
        return True

    def enough(self) -> int:
        """The things, as a mask, of which one in supply makes it possible; 0 if that is not all there is to ask."""
        return 0

    def helpers(self, s: Odin, seat: int) -> int:
        """For costs: the cards that may bring what is lacking when they are played; -1 if nothing is."""
        return -1

    def items_missing(self, s: Odin, seat: int, come: int) -> int:
        """For costs: how many items of mountain strips are lacking; more than can come if others are."""
        return 0

    def forbidden_by(self, s: Odin, seat: int) -> str:
        """The rule that stands against it, if it is not possible."""
        return self.rule

    def deed(self) -> str:
        """How the label of a choice refers to it: its class in small letters, as in `odn-deed-upgrade`."""
        return f"deed:{type(self).__name__.lower()}"


class ActionBegins(Step[Odin]):
    """A step at which the action of a space begins, unless something still comes before it."""

    space: int

    def begins(self, s: Odin) -> bool:
        """Whether the cost is due now, for Vikings that stand on a space."""
        raise NotImplementedError


class SpaceScript:
    """An action space, ready to be asked about and carried out."""

    __slots__ = (
        "column", "group", "hard", "questions", "script", "second_group", "ships", "ships_needed", "silver", "soft",
        "ways",
    )  # fmt: skip

    def __init__(self) -> None:
        self.column: int = 0
        self.group: int = 0
        self.second_group: int = -1
        self.ships: int = 0
        self.ships_needed: int = 0
        self.script: int = 0
        self.hard: list[Effect] = []
        """What must be possible, such as the cost."""
        self.soft: list[Effect] = []
        """One of these must be possible."""
        self.questions: list[Effect] = []
        """What must be asked even if price and ships are there: all of these must be possible ..."""
        self.ways: list[Effect] = []
        """... and one of these, if there are any."""
        self.silver: int = 0
        """How much silver it gives by itself (cards 3 and 124)."""


class Scripts:
    """All lists of steps that content declares; steps refer to them by number."""

    def __init__(self) -> None:
        self.lists: list[list[Step[Any]]] = []
        """Turned round, ready for the stack."""
        self.effects: list[list[Effect]] = []
        """By list: those of its steps that can tell beforehand whether they would do anything."""
        self.spaces: list[SpaceScript] = []
        self.column_spaces: list[int] = [0] * 5
        self.within: list[int] = [0] * 5
        """By number of Vikings: the spaces for which they are enough."""
        self.plain: int = 0
        """Spaces that can be used by whoever has their price and ships, as a mask."""
        self.asked: int = 0
        """Spaces whose steps must be asked whether anything is possible."""
        self.strip_spaces: int = 0
        """Spaces that can be used while a mountain strip has items."""
        self.wanted_things: list[int] = []
        """Sets of things, as masks, of which one is enough to use some spaces."""
        self.wanted_spaces: list[int] = []
        """For each of these sets: the spaces."""
        self.price_things: list[int] = []
        self.too_dear: list[list[int]] = []
        """For each of these things, by how many one has: the spaces that cost more."""
        self.may_cost_less: int = 0
        """Spaces that cost silver or stone, which occupations may make cheaper."""
        self.in_reach: list[int] = [0] * 8
        """By kinds of ships in the bay (a mask): the spaces that ask for no others."""
        self.group_spaces: list[int] = []
        self.parts: list[Part] = []
        self.on: list[int] = [0] * len(TRIGGERS)
        """By trigger: the cards that it sets off."""
        self.parts_on: list[list[list[Part]]] = [[[] for _ in range(CARDS + 1)] for _ in TRIGGERS]
        """By trigger and card: the parts that it sets off."""
        self.light: list[int] = [0, 0, 0]
        """By deck: its light occupations."""
        self.dark: list[int] = [0, 0, 0]
        self.own_windows: int = 0
        """Cards whose owner arranges things alone, since they may ask something in between."""
        self.bringers: int = 0
        """Cards that may bring things that pay for spaces, or ships, at the moment they are played."""
        self.rare_bringers: int = 0
        """Cards that may do so when they are used after that, or by carrying out another space."""
        self.bringing: list[list[int]] = [[-1] * 64, [0] * 64, [0] * 64, [0] * 64]
        """By number, up to 3, and by thing or ship: the cards that may then bring so many of it."""
        self.bringing_spaces: int = 0
        """Spaces whose action may bring such things."""
        self.sooner: int = 0
        """Cards in play that may bring such things between the choice of a space and its action."""
        self.sooner_at: list[int] = [0] * (CARDS + 1)
        """For each of these cards: the spaces."""
        self.own_feasts: int = 0
        """Cards whose owner feasts alone, for the same reason."""
