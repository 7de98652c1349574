"""The part of an observation about the pending decision: its kind, and for whom it is asked, what it is about."""

from __future__ import annotations

from typing import Any, Final

from ....kernel.bot.observation import NOTHING, NUMBER, Kinds, Part, Row, flags
from ....kernel.masks import bits
from ....kernel.step import Step
from ..content.actions import MOST_SEATS
from ..content.components import VERBS, Components
from ..rules.effects import bonus, followers, ships, silver, tiles, wrappers
from ..rules.solo.events import LoseTile
from ..rules.solo.influence import LayTile
from ..rules.solo.rus import TakeThere
from ..rules.solo.turn import PayLongship, SoloAction, SoloInvest
from ..rules.turn import influence, parley, play, trade
from ..rules.turn.action import Activate, ChooseAction
from ..rules.turn.journey import Sail
from ..rules.turn.solstice import HandLimit
from ..state.position import Pax

KINDS: Final = Kinds([
    "action", "sail", "challenge", "challenge-return", "establish", "activate", "bonus", "place-venture", "replace",
    "event-post", "vote", "make-offer", "answer-offer", "hand-over", "hand-limit", "jarls-move", "return-there",
    "strike", "sweden-place", "sweden-play", "draw", "take-tile", "discard", "discard-whose", "play-tile", "sweep",
    "take-silfr", "give-silfr", "place-longships", "place-more", "move-longships", "move", "refresh-longships",
    "return-whose", "return-longship", "establish-post", "return-followers", "make-duchy", "swear-post", "swear",
    "mark-ally", "choose", "pay", "pay-tile", "copy", "extra-action", "free-influence", "solo-action", "solo-invest",
    "pay-longship", "take-there", "lay-tile", "lose-tile",
])  # fmt: skip
NUMBERS: Final = 3

EFFECT: Final = 2
POST: Final = 3
TILE: Final = 4
OTHER: Final = 5
SHIP: Final = 6
SHIPS: Final = 7
ABILITY: Final = 8
CODE: Final = 9
"""The code of an action."""

AN_EFFECT: Final = [EFFECT, NOTHING, POST]
COUNTED: Final = [EFFECT, NOTHING, POST, NUMBER]
A_POST: Final = [NOTHING, POST]
A_RIVAL: Final = [NOTHING, POST, OTHER]
A_TILE: Final = [NOTHING, TILE]
UNDER_WAY: Final = [NOTHING, SHIP, NUMBER, NUMBER]

ARGUMENTS: Final[dict[type[Step[Any]], list[int]]] = {
    ChooseAction: [NOTHING],
    Sail: UNDER_WAY,
    parley.Challenge: [NOTHING, POST, NUMBER, NUMBER],
    parley.ChallengeReturn: A_RIVAL,
    parley.AfterChallenge: [NOTHING, POST, NUMBER],
    influence.JarlsEstablish: A_POST,
    Activate: A_POST,
    bonus.ChooseBonus: [NOTHING, ABILITY],
    play.PlaceVenture: A_TILE,
    play.ReplaceTile: A_TILE,
    play.EventPost: A_TILE,
    play.Vote: [NOTHING],
    trade.MakeOffer: [NOTHING],
    trade.AnswerOffer: [NOTHING],
    trade.HandOver: A_TILE,
    HandLimit: [NOTHING],
    influence.JarlsMove: A_POST,
    influence.ReturnThere: A_POST,
    influence.Strike: A_RIVAL,
    influence.SwedenPlace: A_TILE,
    influence.SwedenPlay: [NOTHING, TILE, POST],
    tiles.DrawTiles: COUNTED,
    tiles.TakeTile: AN_EFFECT,
    tiles.DiscardOne: COUNTED,
    tiles.DiscardTiles: AN_EFFECT,
    tiles.PlayTile: AN_EFFECT,
    tiles.SweepTrack: AN_EFFECT,
    silver.TakeSilfr: AN_EFFECT,
    silver.GiveSilfr: AN_EFFECT,
    ships.PlaceLongships: AN_EFFECT,
    ships.PlaceMore: COUNTED,
    ships.MoveLongships: [EFFECT, NOTHING, POST, SHIPS],
    ships.MoveOne: UNDER_WAY,
    ships.RefreshLongships: COUNTED,
    ships.ReturnLongships: AN_EFFECT,
    ships.ReturnOne: [EFFECT, NOTHING, POST, OTHER, NUMBER],
    followers.EstablishPost: AN_EFFECT,
    followers.ReturnFollowers: AN_EFFECT,
    followers.MakeDuchy: AN_EFFECT,
    followers.SwearFollowers: AN_EFFECT,
    followers.SwearOne: COUNTED,
    followers.ControlAllies: AN_EFFECT,
    wrappers.ChooseOne: AN_EFFECT,
    wrappers.PayFirst: AN_EFFECT,
    wrappers.PayTile: COUNTED,
    wrappers.CopyVenture: AN_EFFECT,
    wrappers.ExtraAction: AN_EFFECT,
    wrappers.FreeInfluence: AN_EFFECT,
    SoloAction: [],
    SoloInvest: [],
    PayLongship: [CODE],
    TakeThere: [NOTHING, POST, SHIP],
    LayTile: A_TILE,
    LoseTile: [],
}
"""What each argument of a step that asks means; the last holds for all that follow."""


def question_parts(box: Components) -> list[Part]:
    """What `put_question` writes."""
    return [
        KINDS.part,
        Part("asked.tiles", len(box.tiles), 2, "1 the tile whose ability asks me, 2 a tile that my decision is about"),
        Part("asked.posts", box.posts, 2, "1 the printed post whose ability asks me, 2 the post it is about"),
        flags("asked.other", MOST_SEATS, "whom my decision is about: me, other1, ..."),
        Part("asked.ships", box.board + 1, 1, "the place of the longship that sails; of those that have moved"),
        flags("asked.verb", len(VERBS), f"the verb of the effect that asks me: {', '.join(VERBS)}"),
        Part("asked.numbers", NUMBERS, 8, "numbers that it is about, such as the nodes left; each plus 1"),
        Part("asked.code", 2, 255, "which effect or action asks: its number divided by 256, and the rest"),
    ]


def put_question(row: Row, s: Pax, seat: int, not_asked: int) -> None:
    """The kind is public."""
    KINDS.put(row, s)
    if s.waiting >> seat & 1:
        Question(s, s.stack[-1], seat).put(row)
    else:
        row.zeros(not_asked)


class Question:
    """The arguments of a step, sorted by what they mean."""

    __slots__ = ("code", "numbers", "other", "posts", "ships", "tiles", "verb")

    def __init__(self, s: Pax, step: Step[Any], seat: int) -> None:
        self.tiles: list[int] = [0] * len(s.box.tiles)
        self.posts: list[int] = [0] * s.box.posts
        self.ships: list[int] = [0] * (s.box.board + 1)
        self.other: int = -1
        self.verb: int = -1
        self.code: int = 0
        self.numbers: list[int] = []
        meanings = ARGUMENTS[type(step)]
        last = len(meanings) - 1
        for at, value in enumerate(step.args()):
            if value >= 0:
                self.read(s, meanings[at if at < last else last], value, seat)

    def read(self, s: Pax, meaning: int, value: int, seat: int) -> None:
        """One argument."""
        if meaning == NUMBER:
            self.numbers.append(value + 1)
        elif meaning == EFFECT:
            effect = s.box.effects[value]
            self.verb = effect.verb
            self.code = value
            self.read_ability(s, s.words.ability_of(effect))
        elif meaning == POST:
            self.posts[value] = 2
        elif meaning == TILE:
            self.tiles[value] = 2
        elif meaning == OTHER:
            self.other = (value - seat) % len(s.players)
        elif meaning == SHIP:
            self.ships[s.place[value]] = 1
        elif meaning == SHIPS:
            for ship in bits(value):
                self.ships[s.place[ship]] += 1
        elif meaning == ABILITY:
            self.read_ability(s, value)
        elif meaning == CODE:
            self.code = value

    def read_ability(self, s: Pax, number: int) -> None:
        """The tile or printed post that an ability stands on."""
        ability = s.box.abilities[number]
        if ability.tile >= 0:
            self.tiles[ability.tile] = 1
        elif ability.post >= 0:
            self.posts[ability.post] = 1

    def put(self, row: Row) -> None:
        """The parts that begin with `asked`."""
        row.numbers(self.tiles)
        row.numbers(self.posts)
        row.one(self.other, MOST_SEATS)
        row.numbers(self.ships)
        row.one(self.verb, len(VERBS))
        row.padded(self.numbers, NUMBERS)
        row.numbers([self.code >> 8, self.code & 255])
