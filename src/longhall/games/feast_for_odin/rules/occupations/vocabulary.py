# uncompiled: reads declarations once, where types are open
"""The effect vocabulary: each word of a declaration, and the steps it stands for. README.md lists them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from .....kernel.masks import mask_of
from .....kernel.step import Step
from ...content.components import Components
from ...content.things import (
    CATTLE,
    COLOURS,
    DICE_IDS,
    JEWELRY,
    LONG_SWORD,
    NUMBER,
    PIECES,
    SHED,
    SHEEP,
    SILVER,
    SPECIAL,
    WHALING_BOAT,
)
from ...state.position import Effect, Scripts
from .. import feast, rounds
from ..actions import building, costs, dice, mountains, sailing
from ..actions import gains as basic
from ..turn import turns
from . import cards
from .counts import COUNTS
from .effects import boards, exchanges, goods, ships, spaces, vikings
from .modifiers import MODIFIERS
from .trigger_words import ACTIONS

Steps = list[Step[Any]]
LARGEST: Final = 999
"""Nothing in the box comes near."""


class Wrong(Exception):
    """A declaration that makes no sense: the word, and the words that are known there."""

    def __init__(self, given: object, known: list[str]) -> None:
        super().__init__(given)
        self.given = str(given)
        self.known = known


def one_of(word: object, known: list[str]) -> str:
    """A known word."""
    if not isinstance(word, str) or word not in known:
        raise Wrong(word, known)
    return word


def whole(value: object) -> int:
    """A whole number in reason: what is done so often is done at once."""
    if not isinstance(value, int) or isinstance(value, bool) or abs(value) > LARGEST:
        raise Wrong(value, ["0", "1", "…", str(LARGEST)])
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


class Vocabulary:
    """Turns effects into steps, one word after the other."""

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
            "pay_weapons": lambda n: [costs.PayWeapons(whole(n))],
            "optional": self.optional,
            "optional_exchange": self.optional_exchange,
            "choose_one": lambda lists: [basic.Choose(0, *[self.script(one, inner=True) for one in lists])],
            "choose_one_or_none": lambda lists: [basic.Choose(1, *[self.script(one, inner=True) for one in lists])],
            "mountain_items": lambda counts: [mountains.Mountain(0, *[whole(n) for n in counts])],
            "upgrade": self.upgrade,
            "upgrade_one": lambda steps: [mountains.UpgradeOne(whole(steps))],
            "overseas_trading": lambda _: [sailing.OverseasTrading()],
            "special_sale": lambda n: [sailing.SpecialSale(whole(n), 1 if self.at_space >= 0 else 0)],
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
            "ore_per_longship": lambda _: [boards.OrePerLongship()],
            "gain_of_three": lambda _: [goods.GainOfThree()],
            "return_pillaging_ore": lambda n: [ships.ReturnPillagingOre(whole(n))],
            "first_item": lambda names: [goods.FirstItem(*[NUMBER[one_of(n, list(NUMBER))] for n in names])],
            "gain_of_held": lambda names: [goods.GainOfHeld(*[NUMBER[one_of(n, list(NUMBER))] for n in names])],
            "loaded_longship": lambda _: [ships.LoadedLongship()],
            "stockfish_to_houses": lambda _: [boards.StockfishToHouses()],
            "fill_shed": lambda name: [boards.FillShed(-1, NUMBER[one_of(name, ["wood", "stone"])], 1)],
            "pay_for_longship": lambda _: [ships.PayForLongship()],
            "return_ore": lambda bonus: [ships.ReturnOre(whole(bonus))],
            "harvest": lambda things: [goods.OwnHarvest(*pairs(things))],
            "weapons_up_to": lambda n: [goods.WeaponsUpTo(whole(n))],
            "lift": lambda name: [boards.LiftTile(NUMBER[one_of(name, ["cloakpin", "drinking_horn"])])],
            "make_pregnant": lambda name: [goods.MakePregnant(NUMBER[one_of(name, ["sheep", "cattle"])])],
            "exchange_up": self.exchange_up,
            "upgrade_same": lambda n: [exchanges.UpgradeSame(whole(n))],
            "turn_tiles": lambda n: [exchanges.TurnTiles(whole(n))],
            "fur_instead": lambda _: [exchanges.FurInstead()],
            "withdraw": lambda _: [vikings.Withdraw()],
            "come_home": lambda column: [vikings.ComeHome(whole(column))],
            "viking_back": lambda _: [vikings.VikingBack()],
            "afterwards": lambda effects: [spaces.Afterwards(self.script(effects))],
            "play_one": lambda _: [cards.PlayOne()],
            "carry_out": self.carry_out,
            "imitate": lambda _: [],
        }

    def script(self, effects: object, inner: bool = False) -> int:
        """A list of effects as a script; returns its number. `inner`: one of several lists to choose from."""
        if not isinstance(effects, list):
            raise Wrong(effects, ["[ { effect } ]"])
        steps: Steps = []
        for effect in effects:
            steps += self.effect(effect, inner)
        self.scripts.lists.append(steps[::-1])
        self.scripts.effects.append([step for step in steps[::-1] if isinstance(step, Effect)])
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
        return [
            basic.GainPer(count_of(given.get("count")), whole(given.get("most", LARGEST)), *pairs(given.get("gain")))
        ]

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
                steps += [costs.PayAnimal(thing)] * amount
            elif thing > LONG_SWORD:
                steps += [costs.PayShip(thing)] * amount
            else:
                plain += [thing, amount]
        return [*([costs.Pay(self.at_space, *plain)] if plain else []), *steps]

    def pay_one_of(self, prices: list[object]) -> Steps:
        """One of several prices of one thing each."""
        listed: list[int] = []
        for one in prices:
            listed += pairs(one)
        return [costs.PayOneOf(self.at_space, *listed)]

    def pay_round(self, _: object) -> Steps:
        """Silver equal to the number of the round; emigration knows its own price."""
        return [] if self.at_space >= 0 else [costs.PayRound()]

    def optional(self, effects: list[object]) -> Steps:
        """Effects that may be done or left; an emigration asks for itself."""
        steps = [step for effect in effects for step in self.effect(effect, False)]
        if len(steps) == 1 and isinstance(steps[0], sailing.Emigrate):
            return [sailing.Emigrate(1, steps[0].less_per_ship, steps[0].on_space)]
        return [basic.Offer(self.script(effects))]

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

    def exchange_up(self, given: dict[str, Any]) -> Steps:
        """`{ to = "right", of = "orange", price = 1, times = 2, same = true }`; `times = "knarr"`, `must = true`."""
        for word in given:
            one_of(word, ["to", "of", "price", "times", "same", "must"])
        to = ["left", "above", "right"].index(one_of(given.get("to"), ["left", "above", "right"])) - 1
        among = 255 << 8 * COLOURS.index(one_of(given["of"], COLOURS)) if "of" in given else -1
        times = given.get("times", 1)
        return [
            exchanges.Exchange(
                to,
                exchanges.PER_KNARR if times == "knarr" else whole(times),
                whole(given.get("price", 0)),
                among,
                1 if given.get("same") else 0,
                1 if given.get("must") else 0,
            )
        ]

    def carry_out(self, given: dict[str, Any]) -> Steps:
        """`{ column = 2 }`, an occupied space; `{ column = 1, beside = true, price = 1 }`, a free one beside an own."""
        for word in given:
            one_of(word, ["column", "beside", "price"])
        beside = 1 if given.get("beside") else 0
        return [spaces.CarryOut(whole(given.get("column")), beside, whole(given.get("price", 0)))]

    def explore(self, names: list[object]) -> Steps:
        """Islands by id."""
        known = [plan.name for plan in self.box.plans[1:9]]
        return [sailing.Explore(mask_of([known.index(one_of(name, known)) for name in names]))]

    def emigrate(self, given: object) -> Steps:
        """`1`, or `{ less_per_large_ship = 1 }`."""
        less = whole(given.get("less_per_large_ship", 0)) if isinstance(given, dict) else 0
        return [sailing.Emigrate(0, less, 1 if self.at_space >= 0 else 0)]

    def dice(self, given: dict[str, Any]) -> Steps:
        """`dice = "whaling", boats = 3`."""
        die = DICE_IDS.index(one_of(given["dice"], DICE_IDS))
        return [dice.DieAction(die, whole(given.get("boats", 0)), 0 if self.at_space >= 0 else 1)]

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
