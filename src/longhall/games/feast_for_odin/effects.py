# uncompiled: reads declarations once, where types are open
"""The effect vocabulary: what content declares of spaces and occupations, turned into lists of steps. See README.md."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ...kernel.errors import BadFile
from ...kernel.step import Step
from .components import Components
from .scripts import (
    ACTIONS,
    MODIFIERS,
    ON_ACTED,
    ON_ACTING,
    ON_AFTER,
    ON_ANYTIME,
    ON_BEFORE,
    ON_FEAST_ENDS,
    ON_FEAST_STARTS,
    ON_GAIN,
    ON_HOUSE_BUILT,
    ON_LAY_HOME,
    ON_LAY_HOUSE,
    ON_LAY_ISLAND,
    ON_LOST,
    ON_PLACING,
    ON_SERVE,
    ON_SHIP,
    ON_VIKINGS_BACK,
    ON_WON,
    TRIGGERS,
    Condition,
    Part,
)
from .state import Effect, Scripts, SpaceScript, mask_of
from .steps import basic, building, cards, dice, extras, feast, mountains, rounds, sailing, turns
from .steps.counts import COUNTS
from .things import (
    CARDS,
    CATTLE,
    DECKS,
    DICE_IDS,
    GROUPS,
    JEWELRY,
    LONG_SWORD,
    NUMBER,
    PIECES,
    SHED,
    SHEEP,
    SILVER,
    SPACES,
    SPECIAL,
    WHALING_BOAT,
)

Steps = list[Step[Any]]
WINDOW_TRIGGERS = [ON_ANYTIME, ON_LAY_HOME, ON_LAY_ISLAND, ON_LAY_HOUSE, ON_SHIP, ON_GAIN, ON_HOUSE_BUILT]
FEAST_TRIGGERS = [ON_FEAST_STARTS, ON_SERVE, ON_FEAST_ENDS]
SPACE_TRIGGERS = [ON_PLACING, ON_BEFORE, ON_AFTER]
ACTION_TRIGGERS = [ON_ACTING, ON_ACTED, ON_WON, ON_LOST]
PART_WORDS = ["on", "of", "if", "may", "once", "do"]
ALWAYS_POSSIBLE = (basic.Gain, basic.DrawWeapons)


class Wrong(Exception):
    """A declaration that makes no sense: the word, and the words that are known there."""

    def __init__(self, given: object, known: list[str]) -> None:
        super().__init__(given)
        self.given = str(given)
        self.known = known


def compile_scripts(box: Components) -> Scripts:
    """All spaces and occupations of a box as scripts; a wrong declaration is an error that names file and record."""
    compiler = Compiler(box)
    for number, space in enumerate(box.spaces):
        try:
            compiler.space(number)
        except Wrong as wrong:
            raise BadFile(
                "spaces.toml", space.line, "odn-content-effect", given=wrong.given, known=wrong.known, of=space.name
            ) from None
    compiler.sort_spaces()
    for number in range(1, CARDS + 1):
        card = box.cards[number]
        try:
            compiler.card(number)
        except Wrong as wrong:
            file = f"occupations_{DECKS[card.deck]}.toml"
            raise BadFile(
                file, card.line, "odn-content-effect", given=wrong.given, known=wrong.known, of=str(number)
            ) from None
    return compiler.scripts


def one_of(word: object, known: list[str]) -> str:
    """A known word."""
    if not isinstance(word, str) or word not in known:
        raise Wrong(word, known)
    return word


def whole(value: object) -> int:
    """A whole number."""
    if not isinstance(value, int) or isinstance(value, bool):
        raise Wrong(value, ["0", "1", "2"])
    return value


def pairs(things: object) -> list[int]:
    """`{ wood = 2, stone = 1 }` as thing, amount, thing, amount."""
    if not isinstance(things, dict):
        raise Wrong(things, ["{ thing = amount }"])
    found = []
    for name, amount in things.items():
        found += [NUMBER[one_of(name, list(NUMBER))], whole(amount)]
    return found


def count_of(word: object) -> int:
    """Something that can be counted."""
    return COUNTS[one_of(word, list(COUNTS))]


class Compiler:
    """Turns declarations into steps, one word after the other."""

    def __init__(self, box: Components) -> None:
        self.box = box
        self.scripts = Scripts()
        self.at_space = -1
        """The space being read; -1 for occupations."""
        self.words: dict[str, Callable[[Any], Steps]] = {
            "gain": self.gain,
            "gain_per": self.gain_per,
            "gain_per_player": self.gain_per_player,
            "gain_per_animal": self.gain_per_animal,
            "gain_if": self.gain_if,
            "gain_one_of": self.gain_one_of,
            "tiers": self.tiers,
            "pay": self.pay,
            "pay_one_of": self.pay_one_of,
            "pay_round": self.pay_round,
            "pay_weapons": lambda n: [basic.PayWeapons(whole(n))],
            "optional": lambda effects: [basic.Offer(self.script(effects))],
            "optional_exchange": self.optional_exchange,
            "choose_one": lambda lists: [basic.Choose(0, *[self.script(one, inner=True) for one in lists])],
            "choose_one_or_none": lambda lists: [basic.Choose(1, *[self.script(one, inner=True) for one in lists])],
            "mountain_items": lambda counts: [mountains.Mountain(0, *[whole(n) for n in counts])],
            "upgrade": self.upgrade,
            "upgrade_one": lambda steps: [mountains.UpgradeOne(whole(steps))],
            "overseas_trading": lambda _: [sailing.OverseasTrading()],
            "special_sale": lambda n: [sailing.SpecialSale(whole(n))],
            "explore": self.explore,
            "emigrate": self.emigrate,
            "dice": self.dice,
            "draw_occupation": lambda n: [cards.DrawOccupation(whole(n))],
            "play_occupations": self.play_occupations,
            "draw_weapons": lambda n: [basic.DrawWeapons(whole(n))],
            "forge": lambda _: [self.forge()],
            "build": lambda name: [building.Build(NUMBER[one_of(name, ["shed", "stone_house", "long_house"])], 1)],
            "ship": lambda name: [building.Ship(NUMBER[one_of(name, ["whaling_boat", "knarr", "longship"])], 1, 1)],
            "acted": lambda name: [turns.Plundered(ACTIONS.index(one_of(name, ACTIONS)))],
            "modify": self.modify,
            "feast_phase": lambda _: [feast.FeastPhase()],
            "breeding_phase": lambda _: [rounds.BreedingPhase()],
            "bonus_phase": lambda where: [
                rounds.BonusPhase(["home", "houses"].index(one_of(where, ["home", "houses"])))
            ],
            "ore_per_longship": lambda _: [extras.OrePerLongship()],
            "gain_of_three": lambda _: [extras.GainOfThree()],
            "imitate": lambda _: [],
        }

    # Spaces and cards

    def space(self, number: int) -> None:
        """One action space."""
        record = self.box.spaces[number]
        self.at_space = number
        space = SpaceScript()
        space.column = record.column
        space.group = record.group
        space.second_group = record.second_group
        space.ships = record.ships
        space.ships_needed = record.ships_needed or 1
        space.script = self.script(record.effects)
        effects = [step for step in self.scripts.lists[space.script] if isinstance(step, Effect)]
        space.hard = [effect for effect in effects if effect.hard]
        pays = any(isinstance(effect, basic.Pay | basic.PayOneOf) for effect in space.hard)
        space.soft = [] if pays else [effect for effect in effects if not effect.hard]
        space.one_silver = gives_silver(effects) == 1
        if number < SPACES and not space.ships and not space.hard:
            if any(isinstance(effect, ALWAYS_POSSIBLE) for effect in effects):
                self.scripts.always |= 1 << number
        self.scripts.spaces.append(space)
        self.at_space = -1

    def sort_spaces(self) -> None:
        """Spaces by column and by group."""
        for number, space in enumerate(self.scripts.spaces):
            self.scripts.column_spaces[space.column] |= 1 << number
        for group in range(len(GROUPS)):
            mask = 0
            for number, space in enumerate(self.scripts.spaces):
                if group in (space.group, space.second_group):
                    mask |= 1 << number
            self.scripts.group_spaces.append(mask)

    def card(self, number: int) -> None:
        """One occupation: its parts, and what sets them off."""
        bit = 1 << number
        for effect in self.box.cards[number].effects:
            part = self.part(number, effect)
            self.scripts.card_parts[number].append(part.number)
            for trigger in range(len(TRIGGERS)):
                if part.triggers >> trigger & 1:
                    self.scripts.on[trigger] |= bit
                    if trigger in WINDOW_TRIGGERS:
                        self.scripts.own_windows |= bit
                    if trigger in FEAST_TRIGGERS:
                        self.scripts.own_feasts |= bit

    def part(self, card: int, effect: dict[str, Any]) -> Part:
        """`{ on = ..., of = ..., if = ..., may = true, once = true, do = [...] }`; a single effect needs no `do`."""
        part = Part(len(self.scripts.parts), card)
        on = effect.get("on", "played")
        triggers = [TRIGGERS.index(one_of(word, TRIGGERS)) for word in (on if isinstance(on, list) else [on])]
        part.triggers = mask_of(triggers)
        if "of" in effect:
            part.subjects = self.subjects(triggers[0], effect["of"])
        given = effect.get("if", [])
        part.conditions = [self.condition(one) for one in (given if isinstance(given, list) else [given])]
        part.optional = bool(effect.get("may", False))
        part.once = bool(effect.get("once", False))
        rest = {word: value for word, value in effect.items() if word not in PART_WORDS}
        part.script = self.script([*([rest] if rest else []), *effect.get("do", [])])
        self.scripts.parts.append(part)
        return part

    def subjects(self, trigger: int, words: object) -> int:
        """What a trigger is about, as a mask."""
        listed: list[object] = words if isinstance(words, list) else [words]
        mask = 0
        for word in listed:
            if trigger in SPACE_TRIGGERS:
                mask |= self.spaces_of(word)
            elif trigger in ACTION_TRIGGERS:
                mask |= 1 << ACTIONS.index(one_of(word, ACTIONS))
            elif trigger == ON_VIKINGS_BACK:
                mask |= 1 << whole(word)
            else:
                mask |= 1 << NUMBER[one_of(word, list(NUMBER))]
        return mask

    def spaces_of(self, word: object) -> int:
        """Spaces by id, by group, by column, or by what they show."""
        names = [space.name for space in self.box.spaces]
        columns = [f"column_{column}" for column in range(1, 5)]
        shown = ["one_silver", "upgrade_1", "mountain_items"]
        known = one_of(word, [*names, *GROUPS, *columns, *shown])
        if known in names:
            return 1 << names.index(known)
        if known in GROUPS:
            return self.scripts.group_spaces[GROUPS.index(known)]
        if known in columns:
            return self.scripts.column_spaces[columns.index(known) + 1]
        mask = 0
        for number, space in enumerate(self.scripts.spaces):
            if known == "one_silver" and space.one_silver:
                mask |= 1 << number
            for step in self.scripts.lists[space.script]:
                if (known == "upgrade_1" and isinstance(step, mountains.Upgrade) and step.goods == 1) or (known == "mountain_items" and shows_strips(self.scripts, step)):
                    mask |= 1 << number
        return mask

    def condition(self, given: dict[str, Any]) -> Condition:
        """`{ count = "knarr", at_least = 2 }`, `at_most`, `exactly`."""
        for word in given:
            one_of(word, ["count", "at_least", "at_most", "exactly"])
        what = count_of(given.get("count"))
        if "exactly" in given:
            return Condition(what, whole(given["exactly"]), whole(given["exactly"]))
        return Condition(what, whole(given.get("at_least", 0)), whole(given.get("at_most", 999)))

    # Effects

    def script(self, effects: object, inner: bool = False) -> int:
        """A list of effects as a script; returns its number. `inner`: one of several lists to choose from."""
        if not isinstance(effects, list):
            raise Wrong(effects, ["[ { effect } ]"])
        steps: Steps = []
        for effect in effects:
            steps += self.effect(effect, inner)
        self.scripts.lists.append(steps[::-1])
        return len(self.scripts.lists) - 1

    def effect(self, effect: object, inner: bool) -> Steps:
        """One table: its words in order, as in `{ pay = { flax = 1 }, gain = { linen = 1 } }`."""
        if not isinstance(effect, dict):
            raise Wrong(effect, list(self.words))
        steps: Steps = []
        for word, value in effect.items():
            if word == "boats":
                continue
            one_of(word, list(self.words))
            made = self.words[word]({"dice": value, **effect} if word == "dice" else value)
            if inner and self.at_space >= 0:
                made = [softened(step) for step in made]
            steps += made
        return steps

    def gain(self, things: object) -> Steps:
        """Things of all kinds."""
        plain: list[int] = []
        steps: Steps = []
        given = pairs(things)
        for at in range(0, len(given), 2):
            thing, amount = given[at], given[at + 1]
            if SPECIAL <= thing < SILVER:
                steps.append(basic.GainTile(thing))
            elif thing >= SHED:
                steps.append(building.Build(thing, 1))
            elif thing >= WHALING_BOAT:
                steps += [building.Ship(thing, 0, 1)] * amount
            else:
                plain += [thing, amount]
        return [*([basic.Gain(*plain)] if plain else []), *steps]

    def gain_per(self, given: dict[str, Any]) -> Steps:
        """`{ count = "longship", most = 3, gain = { ore = 1 } }`."""
        return [basic.GainPer(count_of(given.get("count")), given.get("most", 999), *pairs(given.get("gain")))]

    def gain_per_player(self, things: object) -> Steps:
        """So much for each player in the game."""
        return [basic.GainPer(COUNTS["players"], 99, *pairs(things))]

    def gain_per_animal(self, given: dict[str, Any]) -> Steps:
        """`{ good = "milk", animal = "cattle", max = 3 }`."""
        good = NUMBER[one_of(given.get("good"), list(NUMBER))]
        return [basic.GainPer(count_of(given.get("animal")), whole(given.get("max")), good, 1)]

    def gain_if(self, given: dict[str, Any]) -> Steps:
        """`{ animal = "sheep", gain = { wool = 1 } }`: with at least one."""
        return [basic.GainPer(count_of(given.get("animal")), 1, *pairs(given.get("gain")))]

    def gain_one_of(self, names: list[object]) -> Steps:
        """One of several things."""
        return [basic.GainOneOf(*[NUMBER[one_of(name, list(NUMBER))] for name in names])]

    def tiers(self, given: dict[str, Any]) -> Steps:
        """`{ count = "silk", at_least = [1, 2, 3], gain = [{ silver = 1 }, ...] }`, or `do` with lists of effects."""
        limits = given.get("at_least", given.get("at_most", []))
        lists = given["do"] if "do" in given else [[{"gain": things}] for things in given.get("gain", [])]
        if len(lists) != len(limits):
            raise Wrong(given, ["count", "at_least", "at_most", "gain", "do"])
        tiers: list[int] = []
        for limit, effects in zip(limits, lists, strict=True):
            tiers += [whole(limit), self.script(effects)]
        return [basic.Tier(count_of(given.get("count")), 1 if "at_most" in given else 0, *tiers)]

    def pay(self, things: object) -> Steps:
        """Things of all kinds; animals and ships are chosen."""
        plain: list[int] = []
        steps: Steps = []
        given = pairs(things)
        for at in range(0, len(given), 2):
            thing, amount = given[at], given[at + 1]
            if thing in (SHEEP, CATTLE):
                steps += [basic.PayAnimal(thing)] * amount
            elif thing > LONG_SWORD:
                steps += [basic.PayShip(thing)] * amount
            else:
                plain += [thing, amount]
        return [*([basic.Pay(self.at_space, *plain)] if plain else []), *steps]

    def pay_one_of(self, prices: list[object]) -> Steps:
        """One of several prices of one thing each."""
        listed: list[int] = []
        for one in prices:
            listed += pairs(one)
        return [basic.PayOneOf(self.at_space, *listed)]

    def pay_round(self, _: object) -> Steps:
        """Silver equal to the number of the round; emigration knows its own price."""
        return [] if self.at_space >= 0 else [basic.PayRound()]

    def optional_exchange(self, given: dict[str, Any]) -> Steps:
        """`{ pay = ..., gain = ... }`, to be made or not."""
        if given.get("pay") == {"whaling_boat": 1} and given.get("gain") == {"knarr": 1} and self.at_space >= 0:
            return [sailing.SwapBoat()]
        return [basic.Offer(self.script([{"pay": given.get("pay"), "gain": given.get("gain")}]))]

    def upgrade(self, given: dict[str, Any]) -> Steps:
        """`{ goods = 2, steps = 1, of = ["salt_meat"] }`."""
        for word in given:
            one_of(word, ["goods", "steps", "of"])
        among = mask_of([NUMBER[one_of(name, list(NUMBER))] for name in given["of"]]) if "of" in given else -1
        return [mountains.Upgrade(whole(given.get("goods")), whole(given.get("steps", 1)), among)]

    def explore(self, names: list[object]) -> Steps:
        """Islands by id."""
        known = [plan.name for plan in self.box.plans[1:9]]
        return [sailing.Explore(mask_of([known.index(one_of(name, known)) for name in names]))]

    def emigrate(self, given: object) -> Steps:
        """`1`, or `{ less_per_large_ship = 1 }`."""
        name = self.box.spaces[self.at_space].name if self.at_space >= 0 else ""
        less = whole(given.get("less_per_large_ship", 0)) if isinstance(given, dict) else 0
        return [sailing.Emigrate(1 if name == "emigration_4" else 0, less)]

    def dice(self, given: dict[str, Any]) -> Steps:
        """`dice = "whaling", boats = 3`."""
        die = DICE_IDS.index(one_of(given["dice"], DICE_IDS))
        return [dice.DieAction(die, given.get("boats", 0))]

    def play_occupations(self, n: object) -> Steps:
        """So many cards; in the third column one is drawn before."""
        third = self.at_space >= 0 and self.box.spaces[self.at_space].column == 3
        return [cards.PlayOccupations(whole(n), 1 if third else 0)]

    def forge(self) -> Step[Any]:
        """Everything with the tongs."""
        return basic.Forge(*[thing for thing in range(JEWELRY, PIECES) if self.box.forge[thing]])

    def modify(self, given: dict[str, Any]) -> Steps:
        """`{ roll_whaling = -1 }`: rules bent for good."""
        return [basic.Modify(MODIFIERS.index(one_of(name, MODIFIERS)), whole(by)) for name, by in given.items()]


def softened(step: Step[Any]) -> Step[Any]:
    """Of a house and a ship to choose together, the one that is possible is enough."""
    if isinstance(step, building.Build):
        return building.Build(step.building, 0)
    if isinstance(step, building.Ship):
        return building.Ship(step.ship, step.built, 0)
    return step


def gives_silver(effects: list[Effect]) -> int:
    """How much silver a list gives for certain."""
    total = 0
    for effect in effects:
        if isinstance(effect, basic.Gain):
            for at in range(0, len(effect.pairs), 2):
                if effect.pairs[at] == SILVER:
                    total += effect.pairs[at + 1]
    return total


def shows_strips(scripts: Scripts, step: Step[Any]) -> bool:
    """Whether a step takes items from mountain strips, or may."""
    if isinstance(step, mountains.Mountain):
        return True
    if isinstance(step, basic.Choose):
        return any(shows_strips(scripts, inner) for script in step.scripts for inner in scripts.lists[script])
    return False
