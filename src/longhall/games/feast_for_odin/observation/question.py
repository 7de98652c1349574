"""The part of an observation about the pending decision: its kind, and for whom it is asked, what it is about."""

from __future__ import annotations

from typing import Any, Final

from ....kernel.bot.observation import NOTHING, NUMBER, Kinds, Part, Row, flags
from ....kernel.masks import long_bits
from ....kernel.step import Step
from ..content.things import CARDS, THINGS
from ..rules.actions import building, costs, dice, gains, loot, mountains, sailing
from ..rules.feast import AtTable, FeastTogether, OwnFeast, TopUp
from ..rules.occupations import cards
from ..rules.occupations.effects import boards, exchanges, goods, ships, spaces, vikings
from ..rules.occupations.triggers import Respond
from ..rules.rounds import BonusOrSilverware, WeaponOrResource
from ..rules.setup import ChooseStart
from ..rules.turn.anytime import Arrange, OwnWindow
from ..rules.turn.midway import Midway
from ..rules.turn.placing import LayHeld
from ..rules.turn.turns import Imitate, Turn
from ..state.position import Odin
from .table import ALL_SPACES

KINDS: Final = Kinds([
    "starting-occupation", "turn", "imitate", "arrange", "where", "feast", "respond", "choose", "offer", "get", "give",
    "pay-one", "trade-in", "mountain", "upgrade", "upgrade-again", "exchange", "turn-tiles", "overseas", "sale",
    "explore", "swap-boat", "emigrate", "build-ship", "boats", "die", "pay-roll", "recall", "instead-of-raid", "loot",
    "second-loot", "pay-loot", "pay-swords", "return-ore", "play", "draw-or-play", "card-before", "card-after",
    "weapon-or-resource", "lay-stockfish", "lay-ore", "withdraw", "carry-out", "fur-instead",
])  # fmt: skip
NUMBERS: Final = 6

THING: Final = 2
THING_SET: Final = 3
SPACE: Final = 4
PARTS: Final = 5
"""A set of parts of occupations."""
SCRIPT: Final = 6
"""A list of steps, by its number; if there are several, the first says which they are."""
PAIR: Final = 7
"""Things and numbers by turns."""

ARGUMENTS: Final[dict[type[Step[Any]], list[int]]] = {
    ChooseStart: [],
    Turn: [NOTHING],
    Imitate: [SPACE],
    Midway: [],
    Arrange: [NOTHING],
    OwnWindow: [NOTHING],
    LayHeld: [],
    AtTable: [],
    FeastTogether: [NOTHING],
    OwnFeast: [NOTHING],
    TopUp: [NOTHING],
    Respond: [NOTHING, PARTS],
    WeaponOrResource: [NOTHING],
    BonusOrSilverware: [NOTHING, THING],
    gains.Choose: [NUMBER, SCRIPT],
    gains.Offer: [SCRIPT],
    gains.GainOneOf: [THING],
    gains.Forge: [THING],
    goods.GainOfThree: [],
    goods.GainOfHeld: [THING],
    goods.FirstItem: [THING],
    costs.PayAnimal: [THING],
    costs.PayShip: [THING],
    costs.PayOneOf: [SPACE, PAIR],
    costs.PayWeapons: [NUMBER],
    mountains.Mountain: [NUMBER],
    mountains.Upgrade: [NUMBER, NUMBER, THING_SET, NUMBER, NUMBER, THING],
    mountains.UpgradeOne: [NUMBER, THING],
    mountains.RaiseAgain: [THING],
    exchanges.UpgradeSame: [NUMBER],
    exchanges.Exchange: [NUMBER, NUMBER, NUMBER, THING_SET, NUMBER, NUMBER],
    exchanges.TurnTiles: [NUMBER, THING],
    exchanges.FurOrUpgrade: [],
    sailing.TurnGreen: [THING, NUMBER],
    sailing.BuyTile: [NUMBER, THING, NUMBER, NUMBER],
    sailing.Explore: [NUMBER],
    sailing.SwapBoat: [],
    sailing.Emigrate: [NUMBER],
    building.BoatOrKnarr: [],
    dice.ChooseBoats: [NUMBER],
    dice.DecideDie: [],
    dice.PayRoll: [],
    dice.RecallVikings: [NUMBER],
    dice.InsteadOfRaid: [NUMBER],
    loot.TakeLoot: [],
    loot.SecondLoot: [NUMBER, THING],
    loot.PayLoot: [NUMBER, THING],
    loot.PaySwords: [NUMBER],
    ships.ReturnOre: [NUMBER],
    ships.ReturnPillagingOre: [NUMBER],
    spaces.CarryOut: [NUMBER],
    vikings.Withdraw: [],
    vikings.WithdrawSecond: [SPACE],
    boards.LayNew: [],
    boards.LayNewOre: [],
    boards.LayStockfish: [NUMBER],
    cards.PlayOne: [],
    cards.PlayOccupations: [NUMBER],
    cards.DrawOrPlay: [],
    cards.FourVikings: [],
    cards.CardAfter: [],
}
"""What each argument of a step that asks means; the last holds for all that follow."""


def question_parts() -> list[Part]:
    """What `put_question` writes."""
    return [
        KINDS.part,
        flags("asked.things", len(THINGS), "things that my decision is about"),
        flags("asked.cards", CARDS, "occupations that my decision is about"),
        flags("asked.space", ALL_SPACES, "the action space that my decision is about"),
        Part("asked.numbers", NUMBERS, 8, "numbers that my decision is about, such as how many goods; each plus 1"),
        Part("asked.script", 2, 255, "which choice or offer it is: its number divided by 256, and the rest"),
    ]


def put_question(row: Row, s: Odin, seat: int) -> None:
    """The kind is public."""
    KINDS.put(row, s)
    if s.waiting >> seat & 1:
        Question(s, s.stack[-1]).put(row)
    else:
        row.zeros(NOT_ASKED)


class Question:
    """The arguments of a step, sorted by what they mean."""

    __slots__ = ("cards", "numbers", "script", "space", "things")

    def __init__(self, s: Odin, step: Step[Any]) -> None:
        self.things: list[int] = [0] * len(THINGS)
        self.cards: list[int] = [0] * CARDS
        self.space: int = -1
        self.numbers: list[int] = []
        self.script: int = -1
        meanings = ARGUMENTS[type(step)]
        last = len(meanings) - 1
        for at, value in enumerate(step.args()):
            meaning = meanings[at if at < last else last]
            if meaning == PAIR:
                meaning = NUMBER if at - last & 1 else THING
            self.read(s, meaning, value)

    def read(self, s: Odin, meaning: int, value: int) -> None:
        """One argument."""
        if meaning == NUMBER:
            self.numbers.append(value + 1)
        elif meaning == THING:
            if 0 <= value < len(THINGS):
                self.things[value] = 1
        elif meaning == THING_SET:
            if value >= 0:
                for thing in long_bits(value):
                    self.things[thing] = 1
        elif meaning == SPACE:
            self.space = value
        elif meaning == PARTS:
            for number in long_bits(value):
                self.cards[s.scripts.parts[number].card - 1] = 1
        elif meaning == SCRIPT and self.script < 0:
            self.script = value

    def put(self, row: Row) -> None:
        """The parts that begin with `asked`."""
        row.numbers(self.things)
        row.numbers(self.cards)
        row.one(self.space, ALL_SPACES)
        row.padded(self.numbers, NUMBERS)
        script = self.script if self.script >= 0 else 0
        row.numbers([script >> 8, script & 255])


NOT_ASKED: Final = len(THINGS) + CARDS + ALL_SPACES + NUMBERS + 2
