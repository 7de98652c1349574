"""The symbols on cards, track and marriage cards. An action is a list of them, resolved left to right (BRU-SYM-01)."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from ....kernel.action import NOTHING, Action, Choices
from ....kernel.chance import Chance
from ....kernel.errors import Refusal
from ....kernel.events import Events, Value, seat_ref
from ....kernel.masks import bits
from ....kernel.step import WHO_ACTS, DecisionStep, Label, NumberedStep, Step, script
from ....kernel.words import bit, lowest
from ..content.actions import BUY, DECLINE, EXPAND, FREE, SETTLE, STOP
from ..content.components import TOP_SPACE
from ..state.position import Boru

BUY_OR_STOP: Final = [BUY, STOP]
EXPANDING: Final = [
    ("BRU-SYM-17", "bru-no-town-occupied"),
    ("BRU-SYM-19", "bru-no-active-town"),
    ("BRU-SYM-18", "bru-no-road"),
]


class Counted(Step[Boru]):
    """A symbol that stands there a number of times."""

    def __init__(self, count: int) -> None:
        self.count = count


class TakeTown(Step[Boru]):
    """Put a disc on the active town and take the marker."""

    def run(self, s: Boru, chance: Chance, events: Events | None) -> None:
        """BRU-SYM-03. Only where a table allows expanding there can the town be taken already."""
        town = s.active
        s.active = 0
        s.marker = s.acting
        if s.free >> town & 1:
            s.settle(s.acting, town)
            if events is not None:
                events.add("bru-takes-town", "BRU-SYM-03", seat=seat_ref(s.acting), town=f"town:{town}")
        elif events is not None:
            events.add("bru-town-already-taken", "BRU-SYM-19", seat=seat_ref(s.acting), town=f"town:{town}")


class Coins(Counted):
    """Take coins from the supply."""

    def run(self, s: Boru, chance: Chance, events: Events | None) -> None:
        """BRU-SYM-04."""
        s.players[s.acting].coins += self.count
        if events is not None:
            events.add("bru-coins", "BRU-SYM-04", seat=seat_ref(s.acting), count=self.count)


class LoseCoins(Counted):
    """Return coins; each one that is missing costs points."""

    def run(self, s: Boru, chance: Chance, events: Events | None) -> None:
        """BRU-SYM-05 and 06: coins first, then two points for each missing coin, never below zero."""
        me = s.players[s.acting]
        paid = min(self.count, me.coins)
        lost = min((self.count - paid) * s.box.missing_coin_cost, me.points)
        me.coins -= paid
        me.points -= lost
        if events is not None:
            if paid:
                events.add("bru-pays-coins", "BRU-SYM-05", seat=seat_ref(s.acting), count=paid)
            if paid < self.count:
                missing = self.count - paid
                events.add("bru-coins-missing", "BRU-SYM-06", seat=seat_ref(s.acting), count=missing, points=lost)


class Renown(Counted):
    """Take renown."""

    def run(self, s: Boru, chance: Chance, events: Events | None) -> None:
        """BRU-SYM-08."""
        s.players[s.acting].renown += self.count
        if events is not None:
            events.add("bru-renown", "BRU-SYM-08", seat=seat_ref(s.acting), count=self.count)


class Points(Counted):
    """Gain points."""

    def run(self, s: Boru, chance: Chance, events: Events | None) -> None:
        """BRU-SYM-23."""
        s.players[s.acting].points += self.count
        if events is not None:
            events.add("bru-points", "BRU-SYM-23", seat=seat_ref(s.acting), count=self.count)


class Church(Counted):
    """Put discs in the church area; then more may be bought."""

    def run(self, s: Boru, chance: Chance, events: Events | None) -> None:
        """BRU-SYM-09; neighbouring symbols are one block (BRU-SYM-26)."""
        me = s.players[s.acting]
        me.church += self.count
        if events is not None:
            events.add("bru-church", "BRU-SYM-09", seat=seat_ref(s.acting), count=self.count, total=me.church)


class Raiders(Counted):
    """Take raiders from the battle area, as far as there are any; then more may be bought."""

    def run(self, s: Boru, chance: Chance, events: Events | None) -> None:
        """BRU-SYM-10 and 11."""
        me = s.players[s.acting]
        taken = min(self.count, s.battle)
        me.raiders += taken
        s.battle -= taken
        if events is not None:
            if taken:
                events.add("bru-raiders", "BRU-SYM-10", seat=seat_ref(s.acting), count=taken, total=me.raiders)
            if taken < self.count:
                events.add("bru-raiders-gone", "BRU-SYM-11", seat=seat_ref(s.acting))


class Courtship(Counted):
    """Move up the marriage track, as far as its top; then more steps may be bought."""

    def run(self, s: Boru, chance: Chance, events: Events | None) -> None:
        """BRU-SYM-12 to 14: others are passed freely; sharing is looked at when the action is over."""
        me = s.players[s.acting]
        steps = min(self.count, TOP_SPACE - me.space)
        me.space += steps
        if events is not None:
            if steps:
                events.add("bru-courts", "BRU-SYM-12", seat=seat_ref(s.acting), count=steps, space=me.space)
            if steps < self.count:
                events.add("bru-at-top", "BRU-SYM-13", seat=seat_ref(s.acting))


class Buy(DecisionStep[Boru]):
    """After church, raider and courtship symbols: one more for every two coins, as often as one likes."""

    told: str = ""
    """The event that tells of a purchase."""

    def possible(self, s: Boru, seat: int) -> bool:
        """Whether there is anything to buy."""
        return True

    def gain(self, s: Boru, seat: int) -> None:
        """Gain what was bought."""
        raise NotImplementedError

    def legal(self, s: Boru, seat: int) -> list[Action]:
        """Coins held now count, those of later symbols do not (BRU-SYM-15); an odd coin buys nothing (16)."""
        if s.players[seat].coins < s.box.extra_cost or not self.possible(s, seat):
            return NOTHING
        return BUY_OR_STOP

    def apply(self, s: Boru, seat: int, action: Action, chance: Chance, events: Events | None) -> None:
        """Pay and get one more, then be asked again."""
        if action is STOP:
            return
        s.players[seat].coins -= s.box.extra_cost
        self.gain(s, seat)
        s.stack.append(self)
        if events is not None:
            events.add(self.told, self.rule, seat=seat_ref(seat), cost=s.box.extra_cost)

    def prompt(self, s: Boru, seat: int) -> dict[str, Value]:
        """What one costs and how many coins there are."""
        return {"cost": s.box.extra_cost, "coins": s.players[seat].coins}

    def label(self, s: Boru, seat: int, action: Action) -> Label | None:
        """The purchase says what is bought."""
        if action is STOP:
            return None
        return Label(f"bru-do-{self.kind}", {"cost": s.box.extra_cost})


class BuyChurch(Buy):
    """Further discs for the church area."""

    kind: str = "buy-church"
    told: str = "bru-bought-church"
    rule: str = "BRU-SYM-09"

    def gain(self, s: Boru, seat: int) -> None:
        s.players[seat].church += 1


class BuyRaider(Buy):
    """Further raiders, while the battle area holds some."""

    kind: str = "buy-raider"
    told: str = "bru-bought-raider"
    rule: str = "BRU-SYM-10"

    def possible(self, s: Boru, seat: int) -> bool:
        """BRU-SYM-11."""
        return s.battle > 0

    def gain(self, s: Boru, seat: int) -> None:
        s.players[seat].raiders += 1
        s.battle -= 1


class BuyStep(Buy):
    """Further steps up the track, not beyond its top."""

    kind: str = "buy-step"
    told: str = "bru-bought-step"
    rule: str = "BRU-SYM-12"

    def possible(self, s: Boru, seat: int) -> bool:
        """BRU-SYM-13."""
        return s.players[seat].space < TOP_SPACE

    def gain(self, s: Boru, seat: int) -> None:
        s.players[seat].space += 1


class Expand(DecisionStep[Boru]):
    """For five coins, a disc on a free town joined by a road to one you control."""

    kind: str = "expand"
    rule: str = "BRU-SYM-17"

    def conditions(self) -> list[tuple[str, str]]:
        """Free, not the active town, and one road away from a controlled one."""
        return EXPANDING

    def allowed(self, s: Boru, seat: int, condition: int) -> int:
        """In the order of `EXPANDING`."""
        if condition == 0:
            return s.free
        if condition == 1:
            return ~self.kept_free(s)
        return joined(s, s.controlled(seat))

    def fitting(self, s: Boru, seat: int) -> int:
        """All conditions at once: it is asked often."""
        return s.free & ~self.kept_free(s) & joined(s, s.controlled(seat))

    def kept_free(self, s: Boru) -> i64:
        """The active town, unless the table lets players expand into it."""
        kept: i64 = 0
        if not s.variants.expand_into_active_town:
            kept = bit(s.active)
        return kept

    def legal(self, s: Boru, seat: int) -> list[Action]:
        """A town or no; without five coins there is no question (BRU-SYM-07)."""
        if s.players[seat].coins < s.box.expand_cost:
            return NOTHING
        towns = self.fitting(s, seat)
        if not towns:
            return NOTHING
        options = EXPAND.of(towns)
        options.append(DECLINE)
        return options

    def apply(self, s: Boru, seat: int, action: Action, chance: Chance, events: Events | None) -> None:
        """Pay, and the town is yours."""
        if action is DECLINE:
            return
        s.players[seat].coins -= s.box.expand_cost
        s.settle(seat, action.target)
        if events is not None:
            events.add("bru-expands", self.rule, seat=seat_ref(seat), town=action.targets[0], cost=s.box.expand_cost)

    def prompt(self, s: Boru, seat: int) -> dict[str, Value]:
        """What it costs and how many coins there are."""
        return {"cost": s.box.expand_cost, "coins": s.players[seat].coins}

    def refusal(self, s: Boru, seat: int, action: Action) -> Refusal | None:
        """A road may lead there only from a town that was lost."""
        reason = super().refusal(s, seat, action)
        if reason is not None and reason.rule == "BRU-SYM-18":
            lost = s.box.towns[action.target].roads & s.players[seat].towns & s.vikings
            if lost:
                return Refusal("BRU-SYM-20", "bru-no-road-lost", town=action.targets[0], lost=f"town:{bits(lost)[0]}")
        return reason


class FreeTown(DecisionStep[Boru]):
    """Remove a Viking token anywhere; the owner of the disc controls the town again."""

    kind: str = "free-town"
    rule: str = "BRU-SYM-21"
    unfit: str = "bru-no-vikings-there"

    def legal(self, s: Boru, seat: int) -> list[Action]:
        """Any Viking town; one must be freed if there is any (BRU-SYM-22), unless the table says otherwise."""
        options = FREE.of(s.vikings)
        if options and not s.variants.remove_viking_mandatory:
            options.append(DECLINE)
        return options

    def apply(self, s: Boru, seat: int, action: Action, chance: Chance, events: Events | None) -> None:
        if action is DECLINE:
            return
        s.vikings &= ~bit(action.target)
        if events is not None:
            owner = seat_ref(s.owner(action.target))
            events.add("bru-frees-town", self.rule, seat=seat_ref(seat), town=action.targets[0], owner=owner)

    def refusal(self, s: Boru, seat: int, action: Action) -> Refusal | None:
        """No token lies there, or one must be removed."""
        if action is DECLINE:
            return Refusal("BRU-SYM-22", "bru-no-declining")
        return super().refusal(s, seat, action)


class AnyTown(NumberedStep[Boru]):
    """Put a disc on any free town of the board."""

    kind: str = "any-town"
    rule: str = "BRU-SYM-24"
    unfit: str = "bru-no-town-occupied"
    choices: Choices = SETTLE

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def numbers(self, s: Boru, seat: int) -> i64:
        """Where the disc may go; nowhere: the symbol has no effect (BRU-MARRY-14)."""
        return s.free

    def apply(self, s: Boru, seat: int, action: Action, chance: Chance, events: Events | None) -> None:
        """The disc is placed."""
        s.settle(seat, action.target)
        if events is not None:
            events.add("bru-settles", self.rule, seat=seat_ref(seat), town=action.targets[0])


class TownInRegion(AnyTown):
    """Put a disc on a free town of the region named."""

    kind: str = "town-in-region"
    rule: str = "BRU-SYM-25"

    def __init__(self, region: int) -> None:
        super().__init__(WHO_ACTS)
        self.region = region

    def numbers(self, s: Boru, seat: int) -> i64:
        """Free towns of the region; none: the symbol has no effect."""
        return s.free & s.box.regions[self.region].towns

    def prompt(self, s: Boru, seat: int) -> dict[str, Value]:
        return {"region": f"region:{s.box.region_ids[self.region]}"}

    def refusal(self, s: Boru, seat: int, action: Action) -> Refusal | None:
        """Another region, or a disc already there."""
        if action.verb == "settle" and s.box.towns[action.target].region != self.region:
            region = f"region:{s.box.region_ids[self.region]}"
            return Refusal(self.rule, "bru-no-other-region", town=action.targets[0], region=region)
        return super().refusal(s, seat, action)


def joined(s: Boru, towns: i64) -> i64:
    """The towns that roads join to any of some."""
    found: i64 = 0
    while towns:
        found |= s.box.towns[lowest(towns)].roads
        towns &= towns - 1
    return found


EXPAND_ONCE: Final = Expand()

SYMBOLS: Final = [
    "town",
    "coin",
    "pay_coin",
    "church",
    "raider",
    "courtship",
    "expand",
    "remove_viking",
    "renown",
    "points",
]


def steps_of(symbols: list[str]) -> list[Step[Any]]:
    """The script of an action: equal symbols standing together are one step, with one buying window (BRU-SYM-26)."""
    steps: list[Step[Any]] = []
    at = 0
    while at < len(symbols):
        symbol = symbols[at]
        run = 1
        while at + run < len(symbols) and symbols[at + run] == symbol:
            run += 1
        at += run
        if symbol == "coin":
            steps.append(Coins(run))
        elif symbol == "pay_coin":
            steps.append(LoseCoins(run))
        elif symbol == "renown":
            steps.append(Renown(run))
        elif symbol == "points":
            steps.append(Points(run))
        elif symbol == "church":
            steps += [Church(run), BuyChurch()]
        elif symbol == "raider":
            steps += [Raiders(run), BuyRaider()]
        elif symbol == "courtship":
            steps += [Courtship(run), BuyStep()]
        elif symbol == "town":
            steps.append(TakeTown())
        elif symbol == "expand":
            steps += [EXPAND_ONCE] * run
        elif symbol == "remove_viking":
            steps += [FreeTown()] * run
        else:
            raise ValueError(symbol)
    return script(*steps)
