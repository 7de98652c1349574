"""The round as the rulebook lists it: phases 1 to 12, and the end of the game."""

from __future__ import annotations

from typing import Any, Final

from ....kernel.action import Action
from ....kernel.chance import Chance
from ....kernel.errors import Refusal
from ....kernel.events import Events, seat_ref
from ....kernel.masks import long_bits
from ....kernel.step import DecisionStep, Step, script
from ..content.actions import DECLINE, GET
from ..content.things import (
    CATTLE,
    FIRST_HOUSE,
    HOME,
    ORE,
    PREGNANT_CATTLE,
    PREGNANT_SHEEP,
    SHED,
    SHEEP,
    SILVER,
    SILVER2,
    SILVERWARE,
    SPECIAL,
    STONE,
    STRIPS,
    WOOD,
    ref_of,
)
from ..state.position import HIDDEN, NOBODY, OVER, SUPPLY, Effect, Odin
from .actions.supply import add_building, available, change_vikings, draw_weapon, receive, take_special
from .feast import Feast
from .occupations.modifiers import SILVERWARE_FOR_BONUS, WEAPON_OR_RESOURCE
from .occupations.trigger_words import (
    ON_AFTER_BONUS,
    ON_AFTER_HARVEST,
    ON_BEFORE_INCOME,
    ON_BONUS,
    ON_HARVEST,
    ON_NO_HARVEST,
    ON_REMOVED,
    ON_SCORING,
)
from .occupations.triggers import fire
from .turn.anytime import OWN_WINDOWS, Windows
from .turn.turns import ACTIONS


class FireFor(Step[Odin]):
    """A moment of a phase comes for one player."""

    def __init__(self, who: int, trigger: int, subject: int) -> None:
        """Who, and which moment."""
        self.who = who
        self.trigger = trigger
        self.subject = subject

    def run(self, s: Odin, chance: Chance, events: Events | None) -> None:
        """ODN-OCC-27."""
        s.acting = self.who
        fire(s, self.who, self.trigger, self.subject)


def fire_each(s: Odin, trigger: int, subject: int = 0) -> None:
    """A moment that concerns everybody, from the start player clockwise."""
    for seat in reversed(s.clockwise_from(s.start)):
        if s.scripts.on[trigger] & s.players[seat].played:
            s.stack.append(FireFor(seat, trigger, subject))


class StartRound(Step[Odin]):
    """A new round begins (ODN-ROUND-02)."""

    def run(self, s: Odin, chance: Chance, events: Events | None) -> None:
        """Its phases in order; the last round ends after the feast (ODN-ROUND-03)."""
        s.round += 1
        if events is not None:
            events.add("odn-round", "ODN-ROUND-02", round=s.round, rounds=s.rounds())
        if s.round == s.rounds():
            s.stack.extend(LAST_ROUND)
        else:
            s.stack.extend(ROUND)


class AdditionalViking(Step[Odin]):
    """Phase 1: the leftmost Viking of the feast table comes to the Thing square."""

    def run(self, s: Odin, chance: Chance, events: Events | None) -> None:
        """ODN-PH1-01; solo, all that stand on the field of the round (ODN-SOLO-12)."""
        s.phase = 1
        s.given = [0] * SUPPLY
        more = solo_vikings(s) if s.seats == 1 else 1
        for seat in range(s.seats):
            change_vikings(s, seat, more)
        if events is not None:
            events.add("odn-additional-viking", "ODN-PH1-01", count=more)


def solo_vikings(s: Odin) -> int:
    """One on the first field of the long game, else two (ODN-SOLO-02, 03)."""
    return 1 if s.round == 1 and s.variants.side == 0 else 2


class Harvest(Step[Odin]):
    """Phase 2: the harvest of the round (ODN-PH2)."""

    def run(self, s: Odin, chance: Chance, events: Events | None) -> None:
        """ODN-PH2-01 to 07."""
        s.phase = 2
        goods = s.box.sides[s.variants.side].harvest[s.round]
        if not goods:
            if events is not None:
                events.add("odn-no-harvest", "ODN-PH2-06")
            fire_each(s, ON_NO_HARVEST)
            return
        fire_each(s, ON_AFTER_HARVEST)
        s.stack.append(GATHER)
        fire_each(s, ON_HARVEST)


class Gather(Step[Odin]):
    """Everybody receives the goods of the harvest."""

    def run(self, s: Odin, chance: Chance, events: Events | None) -> None:
        """ODN-PH2-07."""
        goods = s.box.sides[s.variants.side].harvest[s.round]
        if events is not None:
            refs: list[str] = [ref_of(good) for good in goods]
            events.add("odn-harvest", "ODN-PH2-01", things=refs)
        for seat in range(s.seats):
            for good in goods:
                receive(s, seat, good, 1, "ODN-PH2-01", None)


class TurnIslands(Step[Odin]):
    """Phase 3: an island board is turned over, the other untaken ones get silver (ODN-PH3)."""

    def run(self, s: Odin, chance: Chance, events: Events | None) -> None:
        """ODN-PH3-01 to 11."""
        s.phase = 3
        letter = s.box.sides[s.variants.side].turned[s.round]
        if letter < 0:
            return
        for other in range(4):
            if s.islands_taken >> other & 1:
                continue
            if other == letter:
                s.island_side |= 1 << letter
                s.island_silver[letter] = 0
                if events is not None:
                    name = s.box.plans[letter * 2 + 2].name
                    events.add("odn-island-turned", "ODN-PH3-01", board=f"board:{name}")
            else:
                s.island_silver[other] += s.box.turning_silver
        if events is not None:
            events.add("odn-island-silver", "ODN-PH3-06", count=s.box.turning_silver)


class AdditionalWeapon(Step[Odin]):
    """Phase 4: each player draws a weapon card (ODN-PH4)."""

    def run(self, s: Odin, chance: Chance, events: Events | None) -> None:
        """ODN-PH4-01, in turn order."""
        s.phase = 4
        for seat in reversed(s.clockwise_from(s.start)):
            s.stack.append(WEAPON_FOR[seat])


class WeaponFor(Step[Odin]):
    """One player's weapon card."""

    def __init__(self, who: int) -> None:
        self.who = who

    def run(self, s: Odin, chance: Chance, events: Events | None) -> None:
        """Card 38 gives a choice."""
        if s.players[self.who].mods[WEAPON_OR_RESOURCE]:
            s.stack.append(WeaponOrResource(self.who))
        else:
            draw_weapon(s, self.who, "ODN-PH4-01", chance, events)


class WeaponOrResource(DecisionStep[Odin]):
    """A building resource instead of the weapon card (card 38)."""

    kind: str = "weapon-or-resource"
    rule: str = "ODN-OCC-29"

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def legal(self, s: Odin, seat: int) -> list[Action]:
        """Wood, stone, ore, or the card."""
        return WEAPON_CHOICES

    def apply(self, s: Odin, seat: int, action: Action, chance: Chance, events: Events | None) -> None:
        if action is DECLINE:
            draw_weapon(s, seat, "ODN-PH4-01", chance, events)
        else:
            receive(s, seat, action.target, 1, self.rule, events)

    def refusal(self, s: Odin, seat: int, action: Action) -> Refusal | None:
        return Refusal(self.rule, "odn-no-other-thing", thing=action.targets[0]) if action.verb == "get" else None


WEAPON_CHOICES: Final = [GET[WOOD], GET[STONE], GET[ORE], DECLINE]


class NewStartPlayer(Step[Odin]):
    """Phase 6: who placed Vikings last begins the next round (ODN-PH6-01)."""

    def run(self, s: Odin, chance: Chance, events: Events | None) -> None:
        """Skipped when playing alone (ODN-SOLO-15); the marker stays if nobody placed any."""
        s.phase = 6
        if s.seats > 1 and s.last_placed != NOBODY:
            s.start = s.last_placed
            if events is not None:
                events.add("odn-start-player", "ODN-PH6-01", seat=seat_ref(s.start))


class BeforeIncome(Step[Odin]):
    """Occupations that act directly before the income."""

    def run(self, s: Odin, chance: Chance, events: Events | None) -> None:
        """Each owner may use what it brought before the income is paid (ODN-OCC-28, ODN-ANYTIME-01)."""
        s.given = [0] * SUPPLY
        for seat in reversed(s.clockwise_from(s.start)):
            if s.scripts.on[ON_BEFORE_INCOME] & s.players[seat].played:
                s.stack.append(AFTER_GIFT[seat])
                s.stack.append(FireFor(seat, ON_BEFORE_INCOME, 0))


class AfterGift(Step[Odin]):
    """Something has come to a player directly before the income."""

    def __init__(self, who: int) -> None:
        self.who = who

    def run(self, s: Odin, chance: Chance, events: Events | None) -> None:
        """It may be laid before the income is counted; only what comes in phase 7 may not (ODN-PH7-04)."""
        if any(s.given):
            s.given = [0] * SUPPLY
            s.stack.append(OWN_WINDOWS[self.who])


class Income(Step[Odin]):
    """Phase 7: silver for the lowest income field seen on each line (ODN-PH7)."""

    def run(self, s: Odin, chance: Chance, events: Events | None) -> None:
        """ODN-PH7-01 to 04."""
        s.phase = 7
        for seat in range(s.seats):
            silver = s.income(seat)
            if events is not None:
                events.add("odn-income", "ODN-PH7-01", seat=seat_ref(seat), count=silver)
            if silver:
                receive(s, seat, SILVER, silver, "ODN-PH7-01", None)


class Breeding(Step[Odin]):
    """Phase 8: animals breed (ODN-PH8)."""

    def run(self, s: Odin, chance: Chance, events: Events | None) -> None:
        """ODN-PH8-01 to 08."""
        s.phase = 8
        for seat in reversed(s.clockwise_from(s.start)):
            s.stack.append(BREED_FOR[seat])


class BreedFor(Step[Odin]):
    """The animals of one player."""

    def __init__(self, who: int) -> None:
        self.who = who

    def run(self, s: Odin, chance: Chance, events: Events | None) -> None:
        """ODN-PH8-02 to 07."""
        breed(s, self.who, events)


def breed(s: Odin, seat: int, events: Events | None) -> None:
    """Birth if one is pregnant, else a pregnancy if there are two (ODN-PH8-02 to 07)."""
    me = s.players[seat]
    for animal, pregnant in ((SHEEP, PREGNANT_SHEEP), (CATTLE, PREGNANT_CATTLE)):
        births = me.supply[pregnant]
        if births:
            me.add(animal, births)
            me.take(pregnant, births)
            if events is not None:
                events.add("odn-born", "ODN-PH8-02", seat=seat_ref(seat), thing=ref_of(animal), count=births)
            receive(s, seat, animal, births, "ODN-PH8-02", None)
        elif me.supply[animal] >= 2:
            me.take(animal, 1)
            me.add(pregnant, 1)
            if events is not None:
                events.add("odn-pregnant", "ODN-PH8-03", seat=seat_ref(seat), thing=ref_of(animal))


class BreedingPhase(Effect):
    """A breeding phase for oneself alone, now (card 35)."""

    def run(self, s: Odin, chance: Chance, events: Events | None) -> None:
        """ODN-OCC-24."""
        breed(s, s.acting, events)


class Bonus(Step[Odin]):
    """Phase 10: goods of bonus fields that are surrounded (ODN-PH10)."""

    def run(self, s: Odin, chance: Chance, events: Events | None) -> None:
        """ODN-PH10-01 to 07; what is limited goes round from the start player."""
        s.phase = 10
        fire_each(s, ON_AFTER_BONUS)
        fire_each(s, ON_BONUS)
        for seat in s.clockwise_from(s.start):
            pay_bonuses(s, seat, HOME, SHED, events)


def pay_bonuses(s: Odin, seat: int, first: int, last: int, events: Events | None) -> None:
    """The bonuses of a player's boards of some kinds."""
    things: list[int] = []
    me = s.players[seat]
    for board in me.boards:
        if first <= board.plan.kind <= last:
            bonuses = board.bonuses()
            if me.mods[SILVERWARE_FOR_BONUS] and board.plan.kind >= FIRST_HOUSE and len(bonuses) == 1:
                s.stack.append(BonusOrSilverware(seat, bonuses[0]))
            else:
                things += bonuses
    for thing in things:
        if thing >= SHED:
            if s.houses[thing - SHED] > 0:
                add_building(s, seat, thing, "ODN-PH10-01", events)
        elif thing >= SPECIAL and thing < SILVER:
            if available(s, thing):
                take_special(s, seat, thing, "ODN-PH10-01", events)
        else:
            receive(s, seat, thing, 1, "ODN-PH10-01", events)


class BonusOrSilverware(DecisionStep[Odin]):
    """The only bonus of a house, or silverware instead (card 177)."""

    kind: str = "get"
    rule: str = "ODN-OCC-29"

    def __init__(self, seat: int, thing: int) -> None:
        """Whose, and the bonus."""
        self.seat = seat
        self.thing = thing

    def legal(self, s: Odin, seat: int) -> list[Action]:
        return [GET[self.thing], GET[SILVERWARE]]

    def apply(self, s: Odin, seat: int, action: Action, chance: Chance, events: Events | None) -> None:
        receive(s, seat, action.target, 1, self.rule, events)

    def refusal(self, s: Odin, seat: int, action: Action) -> Refusal | None:
        return Refusal(self.rule, "odn-no-other-thing", thing=action.targets[0]) if action.verb == "get" else None


class BonusPhase(Effect):
    """A bonus phase for some of one's boards, now (cards 20 and 21)."""

    def __init__(self, houses: int) -> None:
        """1 for the houses, 0 for the home board."""
        self.houses = houses

    def possible(self, s: Odin, seat: int) -> bool:
        """A bonus field of these boards is surrounded."""
        for board in s.players[seat].boards:
            if (board.plan.kind >= FIRST_HOUSE) == (self.houses == 1) and board.bonuses():
                return self.houses == 1 or board.plan.kind == HOME
        return False

    def run(self, s: Odin, chance: Chance, events: Events | None) -> None:
        """ODN-OCC-24."""
        if self.houses:
            pay_bonuses(s, s.acting, FIRST_HOUSE, SHED, events)
        else:
            pay_bonuses(s, s.acting, HOME, HOME, events)


class Mountains(Step[Odin]):
    """Phase 11: every strip loses an item, and a new strip is revealed (ODN-PH11)."""

    def run(self, s: Odin, chance: Chance, events: Events | None) -> None:
        """ODN-PH11-01 to 07."""
        s.phase = 11
        for strip in range(STRIPS):
            if s.strips[strip] > 0:
                self.shorten(s, strip)
        if events is not None:
            events.add("odn-mountains", "ODN-PH11-01")
        reveal_strip(s, chance, events)

    def shorten(self, s: Odin, strip: int) -> None:
        """The item nearest the arrow goes; a last double coin goes with it (ODN-PH11-01 to 03)."""
        items = s.box.strips[strip]
        gone = [items[len(items) - s.strips[strip]]]
        s.strips[strip] -= 1
        if s.strips[strip] == 1 and items[-1] == SILVER2:
            gone.append(SILVER2)
            s.strips[strip] = 0
        for item in gone:
            fire_each(s, ON_REMOVED, item)


def reveal_strip(s: Odin, chance: Chance, events: Events | None) -> None:
    """A strip from the stack, if there is one (ODN-PH11-04, 07)."""
    hidden = [strip for strip in range(STRIPS) if s.strips[strip] == HIDDEN]
    if hidden:
        strip = chance.draw("strip", hidden)
        s.strips[strip] = len(s.box.strips[strip])
        if events is not None:
            refs: list[str] = [ref_of(item) for item in s.box.strips[strip]]
            events.add("odn-strip-revealed", "ODN-PH11-04", strip=f"strip:{strip + 1}", items=refs)


class ReturnVikings(Step[Odin]):
    """Phase 12: the Vikings come back from the action board (ODN-PH12)."""

    def run(self, s: Odin, chance: Chance, events: Events | None) -> None:
        """ODN-PH12-01; alone, those of the round before come back, in the other colour (ODN-SOLO-10, 11)."""
        s.phase = 12
        if s.seats == 1:
            self.change_colours(s)
        else:
            for player in s.players:
                for space in long_bits(player.spaces):
                    player.vikings += s.standing[space]
                    s.standing[space] = 0
                player.spaces = 0
                player.placed = 0
        if events is not None:
            events.add("odn-vikings-return", "ODN-PH12-01")

    def change_colours(self, s: Odin) -> None:
        """The other colour acts next; the Vikings placed in this round stay and block their spaces."""
        me = s.players[0]
        back = me.reserve
        for space in long_bits(s.blocked):
            back += s.standing[space]
            s.standing[space] = 0
        me.reserve = me.vikings
        me.vikings = back
        s.blocked = me.spaces
        me.spaces = 0
        me.placed = 0


class FinalScoring(Step[Odin]):
    """The game ends after the last feast (ODN-END-01)."""

    def run(self, s: Odin, chance: Chance, events: Events | None) -> None:
        """What occupations give during scoring, then the end."""
        s.stack.append(GAME_OVER)
        fire_each(s, ON_SCORING)


class GameOver(Step[Odin]):
    """Nothing more happens."""

    def run(self, s: Odin, chance: Chance, events: Events | None) -> None:
        """ODN-END-01."""
        s.phase = OVER
        if events is not None:
            events.add("odn-game-over", "ODN-END-01")


START_ROUND: Final = StartRound()
GATHER: Final = Gather()
AFTER_GIFT: Final = [AfterGift(seat) for seat in range(4)]
BREED_FOR: Final = [BreedFor(seat) for seat in range(4)]
WEAPON_FOR: Final = [WeaponFor(seat) for seat in range(4)]
GAME_OVER: Final = GameOver()

WINDOW: Final = Windows(0)
CARD_WINDOW: Final = Windows(1)
VIKING_PHASE: Final[list[Step[Any]]] = [AdditionalViking()]
HARVEST_PHASE: Final[list[Step[Any]]] = [CARD_WINDOW, Harvest()]
ISLAND_PHASE: Final[list[Step[Any]]] = [TurnIslands()]
WEAPON_PHASE: Final[list[Step[Any]]] = [AdditionalWeapon()]
ACTION_PHASE: Final[list[Step[Any]]] = [ACTIONS]
START_PLAYER_PHASE: Final[list[Step[Any]]] = [NewStartPlayer()]
INCOME_PHASE: Final[list[Step[Any]]] = [WINDOW, BeforeIncome(), Income()]
BREEDING_PHASE: Final[list[Step[Any]]] = [CARD_WINDOW, Breeding()]
FEAST_PHASE: Final[list[Step[Any]]] = [WINDOW, Feast()]
BONUS_PHASE: Final[list[Step[Any]]] = [WINDOW, Bonus()]
MOUNTAIN_PHASE: Final[list[Step[Any]]] = [CARD_WINDOW, Mountains()]
RETURN_PHASE: Final[list[Step[Any]]] = [ReturnVikings()]
PHASES: Final[list[list[Step[Any]]]] = [
    VIKING_PHASE,
    HARVEST_PHASE,
    ISLAND_PHASE,
    WEAPON_PHASE,
    ACTION_PHASE,
    START_PLAYER_PHASE,
    INCOME_PHASE,
    BREEDING_PHASE,
    FEAST_PHASE,
    BONUS_PHASE,
    MOUNTAIN_PHASE,
    RETURN_PHASE,
]
THE_END: Final[list[Step[Any]]] = [WINDOW, FinalScoring()]

ROUND: Final = script(*[step for phase in PHASES for step in phase], START_ROUND)
LAST_ROUND: Final = script(*[step for phase in PHASES[:9] for step in phase], *THE_END)
