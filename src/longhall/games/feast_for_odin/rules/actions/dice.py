"""Die actions: raiding, pillaging, hunting, laying a snare, whaling (ODN-DICE)."""

from __future__ import annotations

from typing import Final

from .....kernel.action import Action
from .....kernel.chance import Chance
from .....kernel.errors import Refusal
from .....kernel.events import Events, Value, seat_ref
from .....kernel.step import DecisionStep, Label, Step
from ...content.actions import ACCEPT, DECLINE, FAIL, RECALL, ROLL, SAIL, SPEND, SUCCEED
from ...content.things import DICE_IDS, ref_of
from ...state.position import NO_SPACE, Effect, Odin
from ..occupations.modifiers import ALL_BOATS, KNARR_AS_LONGSHIP, MORE_ROLLS, SPEAR_WORTH, UPGRADE_INSTEAD_OF_RAID
from ..occupations.modifiers import ROLL as ROLL_CHANGED
from ..occupations.trigger_words import ON_ACTING, ON_LOST, ON_WON
from ..occupations.triggers import fire
from ..turn.midway import interrupt, midway
from .gains import gain_thing
from .loot import NO_LOOT, TAKE_LOOT, loot, reach
from .mountains import Upgrade
from .sailing import Acted
from .supply import give, recall

HUNTING_GAME: Final = 0
SNARE: Final = 1
WHALING: Final = 2
RAIDING: Final = 3
PILLAGING: Final = 4


class DieAction(Effect):
    """Begin a die action; for whaling, with how many boats at most."""

    rule: str = "ODN-DICE-01"
    hard: bool = True

    def __init__(self, die: int, boats: int = 0, by_card: int = 0) -> None:
        """Which, how many boats, and 1 if a card grants it."""
        self.die = die
        self.boats = boats
        self.by_card = by_card

    def deed(self) -> str:
        """By its own name."""
        return f"die:{DICE_IDS[self.die]}"

    def possible(self, s: Odin, seat: int) -> bool:
        """The ship is there (ODN-DICE-09, 17, 43)."""
        me = s.players[seat]
        if self.die == WHALING:
            return me.boats_owned() > 0
        if self.die >= RAIDING:
            return me.longships_owned() > 0 or (me.mods[KNARR_AS_LONGSHIP] > 0 and me.knarrs > 0)
        return True

    def run(self, s: Odin, chance: Chance, events: Events | None) -> None:
        """A raid may be left for upgrades (card 185)."""
        me = s.players[s.acting]
        if self.die == RAIDING and me.mods[UPGRADE_INSTEAD_OF_RAID] and UPGRADE_TWO.possible(s, s.acting):
            s.stack.append(InsteadOfRaid(self.by_card))
        else:
            self.begin(s)

    def begin(self, s: Odin) -> None:
        """What comes directly before it, the boats, then the first roll."""
        s.performed = True
        if s.rolls:
            s.stack.append(resume_die(s))
        s.die = self.die
        s.rolls = 0
        s.roll = 0
        s.boats_used = 0
        s.weapons_spent = 0
        s.resource_spent = 0
        s.die_bonus = s.players[s.acting].mods[ROLL_CHANGED + self.die]
        s.longship_used = self.die >= RAIDING and s.players[s.acting].longships_owned() > 0
        if self.by_card and s.standing_at != NO_SPACE:
            s.stack.append(BackAtSpace(s.standing_at))
            s.standing_at = NO_SPACE
        s.stack.append(END_DIE)
        s.stack.append(ROLL_DIE)
        if self.die == WHALING:
            s.stack.append(ChooseBoats(self.boats))
        fire(s, s.acting, ON_ACTING, self.die)


class InsteadOfRaid(DecisionStep[Odin]):
    """Upgrades instead of a raid (card 185)."""

    kind: str = "instead-of-raid"
    rule: str = "ODN-OCC-29"

    def __init__(self, by_card: int) -> None:
        """1 if a card grants the raid."""
        self.by_card = by_card

    def legal(self, s: Odin, seat: int) -> list[Action]:
        """Upgrades, or the raid."""
        return RAID_OR_NOT

    def apply(self, s: Odin, seat: int, action: Action, chance: Chance, events: Events | None) -> None:
        if action is ACCEPT:
            s.stack.append(UPGRADE_TWO)
        else:
            DieAction(RAIDING, 0, self.by_card).begin(s)


UPGRADE_TWO: Final = Upgrade(2, 1)
RAID_OR_NOT: Final = [ACCEPT, DECLINE]


class ChooseBoats(DecisionStep[Odin]):
    """Before rolling: which whaling boats take part (ODN-DICE-41, 42)."""

    kind: str = "boats"
    rule: str = "ODN-DICE-41"

    def __init__(self, most: int) -> None:
        self.most = most

    def legal(self, s: Odin, seat: int) -> list[Action]:
        """Numbers of boats without and with ore added to them."""
        me = s.players[seat]
        fewest = 1
        if me.mods[ALL_BOATS]:
            owned = me.boats_owned()
            fewest = owned if owned < self.most else self.most
        return [
            SAIL[plain][loaded]
            for plain in range(me.boats[0] + 1)
            for loaded in range(me.boats[1] + 1)
            if fewest <= plain + loaded <= self.most
        ]

    def apply(self, s: Odin, seat: int, action: Action, chance: Chance, events: Events | None) -> None:
        """Each brings its printed ore, and the ore added to it (ODN-DICE-31)."""
        plain, loaded = action.target >> 2, action.target & 3
        s.boats_used = plain + loaded
        ore = s.box.ship_ore_printed[0] * s.boats_used + loaded
        s.die_bonus -= ore
        if events is not None:
            events.add("odn-boats", self.rule, seat=seat_ref(seat), count=s.boats_used, ore=ore)

    def label(self, s: Odin, seat: int, action: Action) -> Label | None:
        """How many of each."""
        if action.verb != "sail":
            return None
        return Label("odn-do-sail", {"plain": action.target >> 2, "loaded": action.target & 3})

    def refusal(self, s: Odin, seat: int, action: Action) -> Refusal | None:
        """Too many, none, or more than there are."""
        if action.verb != "sail":
            return None
        return Refusal(self.rule, "odn-no-boats", count=self.most)


class RollDie(Step[Odin]):
    """One roll; each new one cancels the one before (ODN-DICE-03, 04)."""

    def run(self, s: Odin, chance: Chance, events: Events | None) -> None:
        """ODN-DICE-11, 19, 26, 31, 32."""
        dice = s.box.dice[s.die]
        rolled = chance.draw("d8" if dice.sides == 8 else "d12", list(range(1, dice.sides + 1)))
        s.rolls += 1
        result = rolled + s.die_bonus
        if s.die == PILLAGING:
            result += most_ore(s, s.acting)
        s.roll = result if result > 0 else 0
        if events is not None:
            events.add(
                "odn-rolls", "ODN-DICE-04", seat=seat_ref(s.acting), roll=rolled, change=result - rolled, result=s.roll
            )
        s.stack.append(DECIDE_DIE)


def most_ore(s: Odin, seat: int) -> int:
    """The ore of the longship that carries most (ODN-DICE-18)."""
    loads = s.players[seat].longships
    for ore in (3, 2, 1):
        if loads[ore]:
            return ore
    return 0


class DecideDie(DecisionStep[Odin]):
    """Roll again, declare success, or declare failure (ODN-DICE-05)."""

    kind: str = "die"
    rule: str = "ODN-DICE-05"

    def legal(self, s: Odin, seat: int) -> list[Action]:
        """A result of 0 must be taken (ODN-DICE-33); success must be payable (ODN-DICE-35)."""
        low = s.box.dice[s.die].low
        if low and s.roll == 0:
            return ONLY_SUCCESS
        found = []
        if s.rolls < s.box.rolls + s.players[seat].mods[MORE_ROLLS]:
            found.append(ROLL)
        if can_pay_roll(s, seat) if low else len(loot(s, seat, reach(s, seat))) > 0:
            found.append(SUCCEED)
        found.append(FAIL)
        return midway(s, seat, found, FAIL) if s.players[seat].midway else found

    def apply(self, s: Odin, seat: int, action: Action, chance: Chance, events: Events | None) -> None:
        """Rolls cost nothing; only success is paid for (ODN-DICE-34)."""
        if interrupt(s, seat, self, action, events):
            return
        if action is ROLL:
            s.stack.append(ROLL_DIE)
        elif action is SUCCEED:
            if events is not None:
                name = s.box.dice[s.die].name
                events.add("odn-succeeds", self.rule, seat=seat_ref(seat), die=f"die:{name}", result=s.roll)
            s.stack.append(WON_DIE)
            s.stack.append(PAY_ROLL if s.box.dice[s.die].low else TAKE_LOOT)
        else:
            s.stack.append(LOST_DIE)

    def prompt(self, s: Odin, seat: int) -> dict[str, Value]:
        """The result, and how many rolls are left."""
        left = s.box.rolls + s.players[seat].mods[MORE_ROLLS] - s.rolls
        return {"die": f"die:{s.box.dice[s.die].name}", "result": s.roll, "left": left}

    def refusal(self, s: Odin, seat: int, action: Action) -> Refusal | None:
        """No roll left, or success that cannot be paid."""
        if action is ROLL:
            if s.box.dice[s.die].low and s.roll == 0:
                return Refusal("ODN-DICE-33", "odn-no-roll-at-zero")
            return Refusal("ODN-DICE-03", "odn-no-more-rolls", count=s.rolls)
        if action is SUCCEED:
            rule = "ODN-DICE-35" if s.box.dice[s.die].low else "ODN-DICE-13"
            return Refusal(rule, "odn-no-success", result=s.roll)
        if action is FAIL:
            return Refusal("ODN-DICE-33", "odn-no-failure-at-zero")
        return None


ONLY_SUCCESS: Final = [SUCCEED]


def weapon_worth(s: Odin, seat: int) -> int:
    """How much of a low result one weapon card pays; spears may count more in whaling (card 11)."""
    return 1 + s.players[seat].mods[SPEAR_WORTH] if s.die == WHALING else 1


def can_pay_roll(s: Odin, seat: int) -> bool:
    """Whether wood and matching weapons pay the result (ODN-DICE-26)."""
    dice = s.box.dice[s.die]
    supply = s.players[seat].supply
    return supply[dice.resource] + supply[dice.weapon] * weapon_worth(s, seat) >= s.roll


class PayRoll(DecisionStep[Odin]):
    """Pay the result: so many matching weapon cards, the rest in wood (ODN-DICE-26, 27)."""

    kind: str = "pay-roll"
    rule: str = "ODN-DICE-26"

    def legal(self, s: Odin, seat: int) -> list[Action]:
        """How many weapon cards; none more than needed."""
        dice = s.box.dice[s.die]
        supply = s.players[seat].supply
        worth = weapon_worth(s, seat)
        most = (s.roll + worth - 1) // worth
        if supply[dice.weapon] < most:
            most = supply[dice.weapon]
        missing = s.roll - supply[dice.resource]
        fewest = (missing + worth - 1) // worth if missing > 0 else 0
        return SPEND[fewest : most + 1]

    def apply(self, s: Odin, seat: int, action: Action, chance: Chance, events: Events | None) -> None:
        """ODN-DICE-08."""
        dice = s.box.dice[s.die]
        rest = s.roll - action.target * weapon_worth(s, seat)
        s.weapons_spent = action.target
        s.resource_spent = rest if rest > 0 else 0
        if action.target:
            give(s, seat, dice.weapon, action.target, self.rule, events)
        if rest > 0:
            give(s, seat, dice.resource, rest, self.rule, events)

    def prompt(self, s: Odin, seat: int) -> dict[str, Value]:
        """What is to be paid with what."""
        dice = s.box.dice[s.die]
        return {"result": s.roll, "weapon": ref_of(dice.weapon), "thing": ref_of(dice.resource)}

    def label(self, s: Odin, seat: int, action: Action) -> Label | None:
        """So many weapons, and so much wood."""
        if action.verb != "spend":
            return None
        dice = s.box.dice[s.die]
        rest = s.roll - action.target * weapon_worth(s, seat)
        return Label(
            "odn-do-spend",
            {
                "count": action.target,
                "weapon": ref_of(dice.weapon),
                "rest": rest if rest > 0 else 0,
                "thing": ref_of(dice.resource),
            },
        )

    def refusal(self, s: Odin, seat: int, action: Action) -> Refusal | None:
        """Too many or too few."""
        if action.verb != "spend":
            return None
        return Refusal(self.rule, "odn-no-such-payment", result=s.roll)


class WonDie(Step[Odin]):
    """What success brings (ODN-DICE-28 to 30)."""

    def run(self, s: Odin, chance: Chance, events: Events | None) -> None:
        for thing, n in s.box.dice[s.die].success:
            gain_thing(s, s.acting, thing, n, "ODN-DICE-28", events)
        fire(s, s.acting, ON_WON, s.die)


class LostDie(Step[Odin]):
    """What failure brings (ODN-DICE-15, 23, 36), and the Vikings that may return (ODN-DICE-24, 37, 38)."""

    def run(self, s: Odin, chance: Chance, events: Events | None) -> None:
        dice = s.box.dice[s.die]
        if events is not None:
            events.add("odn-fails", "ODN-DICE-05", seat=seat_ref(s.acting), die=f"die:{dice.name}", result=s.roll)
        if dice.vikings_back and s.standing_at != NO_SPACE:
            s.stack.append(RecallVikings(dice.vikings_back))
        fire(s, s.acting, ON_LOST, s.die)
        for thing, n in dice.failure:
            gain_thing(s, s.acting, thing, n, "ODN-DICE-36", events)


class RecallVikings(DecisionStep[Odin]):
    """Vikings may go back from the space to the Thing square (ODN-DICE-24, 37, 38)."""

    kind: str = "recall"
    rule: str = "ODN-DICE-37"

    def __init__(self, most: int) -> None:
        self.most = most

    def vikings(self, s: Odin) -> int:
        """How many can go back."""
        there = s.standing[s.standing_at] if s.standing_at != NO_SPACE else 0
        return there if there < self.most else self.most

    def legal(self, s: Odin, seat: int) -> list[Action]:
        """All of them or fewer."""
        vikings = self.vikings(s)
        return RECALL[vikings::-1] if vikings else NO_LOOT

    def apply(self, s: Odin, seat: int, action: Action, chance: Chance, events: Events | None) -> None:
        """They can be placed again this round (ODN-PH5-12)."""
        if action.target:
            recall(s, seat, s.standing_at, action.target, self.rule, events)

    def label(self, s: Odin, seat: int, action: Action) -> Label | None:
        return Label("odn-do-recall", {"count": action.target}) if action.verb == "recall" else None

    def refusal(self, s: Odin, seat: int, action: Action) -> Refusal | None:
        return Refusal(self.rule, "odn-no-recall", count=self.vikings(s)) if action.verb == "recall" else None


class EndDie(Step[Odin]):
    """The die action is over."""

    def run(self, s: Odin, chance: Chance, events: Events | None) -> None:
        """Nothing of the roll remains."""
        die = s.die
        s.stack.append(FORGET_DIE)
        Acted(die).run(s, chance, events)


class BackAtSpace(Step[Odin]):
    """A die action granted by a card is over, and that of the space goes on: its Vikings had no part in it."""

    def __init__(self, space: int) -> None:
        self.space = space

    def run(self, s: Odin, chance: Chance, events: Events | None) -> None:
        """ODN-OCC-28."""
        s.standing_at = self.space


class ForgetDie(Step[Odin]):
    """The die is put away."""

    def run(self, s: Odin, chance: Chance, events: Events | None) -> None:
        """No roll counts any more."""
        s.rolls = 0
        s.roll = 0
        s.die_bonus = 0
        s.boats_used = 0


class ResumeDie(Step[Odin]):
    """A die action that a card granted between two rolls is over, and the one before it goes on."""

    def __init__(self, *kept: int) -> None:
        """All that belongs to the die action, as `resume_die` lists it."""
        self.kept = list(kept)

    def run(self, s: Odin, chance: Chance, events: Events | None) -> None:
        """ODN-ANYTIME-09."""
        s.die, s.roll, s.rolls, s.die_bonus, s.boats_used, s.weapons_spent, s.resource_spent, used = self.kept
        s.longship_used = used == 1


def resume_die(s: Odin) -> ResumeDie:
    """What brings the present die action back."""
    used = 1 if s.longship_used else 0
    return ResumeDie(s.die, s.roll, s.rolls, s.die_bonus, s.boats_used, s.weapons_spent, s.resource_spent, used)


ROLL_DIE: Final = RollDie()
DECIDE_DIE: Final = DecideDie()
PAY_ROLL: Final = PayRoll()
WON_DIE: Final = WonDie()
LOST_DIE: Final = LostDie()
END_DIE: Final = EndDie()
FORGET_DIE: Final = ForgetDie()
