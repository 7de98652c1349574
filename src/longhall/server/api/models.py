"""What requests and answers are made of."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta
from pydantic import BaseModel, ConfigDict, Field, StringConstraints

from ...kernel.shapes import GameView
from ..protocol.limits import (
    DAYS,
    HIGHEST_SEAT,
    HIGHEST_VERSION,
    INCREMENT,
    LONGEST_ACTION,
    LONGEST_ADDRESS,
    LONGEST_BOT,
    LONGEST_CLIENT_ID,
    LONGEST_NAME,
    LONGEST_PASSWORD,
    LONGEST_SECRET,
    LONGEST_TABLE_NAME,
    LONGEST_WORD,
    MINUTES,
    PRINTABLE,
    PRINTABLE_ID,
    SHORTEST_PASSWORD,
)
from ..protocol.shapes import ChanceInfo, Result, SeatInfo, ShownEntry, ShownEvent, TableStatus
from ..protocol.told import Told
from ..transport.messages import TableInfo

Name = Annotated[str, StringConstraints(max_length=LONGEST_NAME, pattern=PRINTABLE)]
Secret = Annotated[str, StringConstraints(min_length=1, max_length=LONGEST_SECRET, pattern=r"^[\x21-\x7e]+$")]
Hash = Annotated[str, StringConstraints(max_length=64, pattern=r"^[0-9a-f]{64}$")]
ClientId = Annotated[str, StringConstraints(min_length=1, max_length=LONGEST_CLIENT_ID, pattern=PRINTABLE_ID)]
Word = Annotated[str, StringConstraints(max_length=LONGEST_WORD, pattern=PRINTABLE)]
SeatNumber = Annotated[int, Field(ge=0, le=HIGHEST_SEAT)]
VersionNumber = Annotated[int, Field(ge=0, le=HIGHEST_VERSION)]
BotName = Annotated[str, StringConstraints(max_length=LONGEST_BOT, pattern=PRINTABLE)]


class Given(BaseModel):
    """What a request brings; unknown fields are refused, so that a slip of the pen is seen."""

    model_config = ConfigDict(extra="forbid")


# -- games ------------------------------------------------------------------------------------------------------------


class OptionInfo(BaseModel):
    """A choice that a table has before the start."""

    name: str
    rule: str = Field(description="The id of the rule it is about.")
    values: list[bool | str]
    default: bool | str
    fewest: int = Field(description="With fewer players than this it makes no difference.")
    most: int = Field(description="With more players than this it makes no difference.")


class PackInfo(BaseModel):
    """Somebody's own boards, cards and tiles."""

    name: str
    content: str = Field(description="The hash of its files, which tables and sagas name.")


class GameInfo(BaseModel):
    """A game that can be played here."""

    name: str
    prefix: str = Field(description="What the ids of the game's messages begin with.")
    rules: str = Field(description="The version of the rules.")
    content: str = Field(description="The hash of boards, cards and tiles.")
    fewest: int = Field(description="The fewest seats.")
    most: int = Field(description="The most seats.")
    options: list[OptionInfo]
    bots: list[str] = Field(description="The bots that can take a seat.")
    levels: list[str] = Field(description="Those of the bots that people choose from, the weakest first.")
    score_categories: list[str] = Field(description="In the order of a score sheet.")
    rule_ids: list[str] = Field(description="The ids of all rules; their texts are messages.")
    packs: list[PackInfo] = Field(description="Content packs that a table of it can be made with.")


class GamesInfo(BaseModel):
    """All games."""

    games: list[GameInfo]
    largest_body: int = Field(description="How many bytes a request may send, such as a content pack to check.")


class ContentInfo(BaseModel):
    """What boards, cards and tiles are drawn from."""

    game: str
    hash: str
    content: dict[str, Any]
    names: dict[str, str] = Field(description="What a content pack calls things that we call otherwise or do not know.")
    texts: dict[str, str] = Field(description="What the things do that a content pack declares otherwise than we do.")


class PackPart(BaseModel):
    """How many records of one kind a content file has."""

    file: str
    part: str
    count: int


class PackProblem(BaseModel):
    """Why a content pack cannot be played with."""

    file: str = Field(description="The file; empty if it is about the whole pack.")
    line: int = Field(description="The line; 0 if it is about the whole file.")
    message: str = Field(description="The message's id, the same in all languages.")
    text: str = Field(description="The sentence, in the language of `Accept-Language`.")


class PackReport(BaseModel):
    """What was found in an uploaded content pack."""

    game: str = Field(description="The game that it is for; empty if it cannot be used.")
    content: str = Field(description="The hash of its files; empty if it cannot be used.")
    parts: list[PackPart]
    problem: PackProblem | None = Field(description="The first thing that is wrong; null: it can be played with.")


# -- people -----------------------------------------------------------------------------------------------------------


class NewGuest(Given):
    """A guest needs only a name."""

    name: Name = Field(examples=["Sigrid"])
    bearer: bool = Field(False, description="Answer with the session's secret instead of setting a cookie.")


class NewAccount(Given):
    """A name and a password. A guest who asks keeps all seats."""

    name: Name
    password: str = Field(min_length=SHORTEST_PASSWORD, max_length=LONGEST_PASSWORD)
    bearer: bool = Field(False, description="Answer with the session's secret instead of setting a cookie.")


class LogIn(Given):
    """Name and password of an account."""

    name: Name
    password: str = Field(max_length=LONGEST_PASSWORD)
    bearer: bool = Field(False, description="Answer with the session's secret instead of setting a cookie.")


class NoticesWish(Given):
    """Where turn notices go; what is left out stays."""

    url: str | None = Field(
        None,
        max_length=LONGEST_ADDRESS,
        description="A webhook, or an address of another channel; empty: none.",
    )
    push: list[dict[str, Any]] | None = Field(None, max_length=10, description="Web push subscriptions.")
    when: Literal["away", "never"] | None = Field(None, description="While you are away from a table, or never.")


class ChangeMe(Given):
    """What is to change; what is left out stays."""

    name: Name | None = None
    language: Literal["", "en", "pl", "cs", "es"] | None = None
    notices: NoticesWish | None = None


class Notices(BaseModel):
    """Where turn notices go."""

    url: str = Field("", description="A webhook, or an address of another channel; empty: none.")
    push: list[dict[str, Any]] = Field([], description="Web push subscriptions.")
    when: Literal["away", "never"] = Field("away", description="While you are away from a table, or never.")


class Me(BaseModel):
    """Who somebody is."""

    id: str
    name: str
    guest: bool
    account: str | None = Field(description="The name to log in with, in its normal form; guests have none.")
    language: str
    notices: Notices
    moderator: bool = Field(False, description="Whether you moderate this server.")
    banned: str = Field("", description="If you are banned: the message that says so, in your language.")


class Session(BaseModel):
    """Who somebody is from now on."""

    me: Me
    session: str | None = Field(None, description="The session's secret, if it was asked for; told this once.")


# -- tables -----------------------------------------------------------------------------------------------------------


class LivePaceWish(Given):
    """A clock for each player."""

    kind: Literal["live"]
    minutes: float = Field(30, ge=MINUTES[0], le=MINUTES[1])
    increment: float = Field(10, ge=INCREMENT[0], le=INCREMENT[1], description="Seconds added for every move.")


class TurnPaceWish(Given):
    """Days for each move."""

    kind: Literal["turns"]
    days: float = Field(3, ge=DAYS[0], le=DAYS[1])


class NoPaceWish(Given):
    """No clock."""

    kind: Literal["none"] = "none"


PaceWish = Annotated[LivePaceWish | TurnPaceWish | NoPaceWish, Field(discriminator="kind")]


class TermsWish(Given):
    """What the people at a table agree on besides the game's own options."""

    pace: PaceWish = NoPaceWish()
    undo: Literal["never", "own", "consent"] = Field(
        default="own", description="Nothing; own moves back to the last barrier; or further if all others agree."
    )
    absent: Literal["bot", "resign"] = Field(default="bot", description="What happens when a clock runs out.")
    rated: bool = False


class SeatWish(Given):
    """Who is to sit on a seat."""

    kind: Literal["open", "me", "bot"] = "open"
    bot: BotName = Field("", description="Which bot, for a seat of kind `bot`.")
    name: Name = Field("", description="The player's name, for several seats of one person on one device.")


class NewTable(Given):
    """A table to be."""

    game: Word = Field(examples=["brian-boru"])
    seats: list[SeatWish] = Field(max_length=16)
    options: dict[Word, bool | Word] = Field(default_factory=dict, max_length=50)
    terms: TermsWish = TermsWish()
    listed: bool = Field(False, description="Whether the lobby shows it; else only those with the link know it.")
    name: Annotated[str, StringConstraints(max_length=LONGEST_TABLE_NAME, pattern=PRINTABLE)] = ""
    pack: Word = Field("", description="The hash of a content pack that is offered; empty: the game's own content.")


class You(BaseModel):
    """What a table is to the one who asks."""

    seats: list[int] = Field(description="Your seats.")
    host: bool
    watching: bool = Field(description="Whether a rematch will bring you along as a spectator.")


class TableAndYou(BaseModel):
    """A table, and what it is to you."""

    table: TableInfo
    you: You


class TableRow(BaseModel):
    """A table in a list."""

    id: str
    name: str
    game: str
    pack: str = Field(description="The name of the content pack; empty: the game's own content.")
    status: TableStatus
    terms: TermsWish
    options: dict[str, bool | str]
    seats: list[SeatInfo]
    created: float
    changed: float


class MyTable(TableRow):
    """One of your tables."""

    your_seats: list[int]
    your_turn: bool
    host: bool
    result: Result | None


class FinishedTable(TableRow):
    """A finished game with its result."""

    result: Result | None


class Lobby(BaseModel):
    """Open tables that are listed, the newest first."""

    tables: list[TableRow]


class RunningTable(TableRow):
    """A game that anybody may watch."""

    since: float = Field(description="When the game began.")
    round: int | None = Field(description="Which round is played; null where that is not known.")
    ratings: list[float | None] = Field(description="By seat: how strong its person plays the game; null: not rated.")
    watching: int = Field(description="How many look on.")


class RunningTables(BaseModel):
    """Running games that are listed, those where something happened last first."""

    tables: list[RunningTable]


class MyTables(BaseModel):
    """Your tables; those that wait for you come first."""

    tables: list[MyTable]


class FinishedTables(BaseModel):
    """Finished games, the latest first."""

    tables: list[FinishedTable]


class RatingRow(BaseModel):
    """How strong somebody plays a game."""

    place: int
    name: str
    account: str = Field(description="The name of the account, as in the address of its statistics.")
    rating: float = Field(description="A cautious estimate: the mean less three deviations.")
    uncertainty: float = Field(description="The deviation: it shrinks with each game.")
    games: int
    wins: int


class OwnPlace(BaseModel):
    """Where you are in a ranking."""

    place: int | None = Field(description="Null while you have played too few rated games.")
    rating: float
    games: int


class Ratings(BaseModel):
    """Rated players of a game with enough games, the best first."""

    game: str
    ratings: list[RatingRow]
    count: int = Field(description="How many there are in all.")
    least_games: int = Field(description="How many rated games make a place in it.")
    mine: OwnPlace | None


class Join(Given):
    """Where to sit down; nothing: on the first open seat."""

    seat: SeatNumber | None = None


class Seated(BaseModel):
    """You sit."""

    seat: int
    token: str = Field(description="The seat's own secret, told this once: it opens this seat on any device.")
    table: TableInfo


class SeatLink(BaseModel):
    """A way into a seat."""

    seat: int
    secret: str = Field(description="Told this once. Put it behind the `#` of a link, where no server sees it.")


class Commitment(Given):
    """What a seat commits itself to: a hash of its nonce."""

    commitment: Hash = Field(examples=["0" * 64])


class Nonce(Given):
    """What a seat has committed itself to."""

    nonce: Hash = Field(examples=["0" * 64])


class ClaimSeat(Given):
    """The secret of a seat."""

    secret: Secret


class Done(BaseModel):
    """It is done."""

    version: int = Field(description="The table's version now.")


class DoneAt(Done):
    """It is done, and the table looks so."""

    table: TableInfo


# -- playing ----------------------------------------------------------------------------------------------------------


class MoveWish(Given):
    """A move."""

    seat: SeatNumber
    action: Annotated[str, StringConstraints(max_length=LONGEST_ACTION, pattern=PRINTABLE)] = Field(
        description="The action as its option has it.", examples=["play 13"]
    )
    client: ClientId | None = Field(None, description="An id of your making: the same id twice is one move.")
    version: VersionNumber | None = Field(
        None, description="The version you saw; if the question has changed since, it is refused."
    )


class LendWish(Given):
    """Which bot plays on."""

    bot: BotName = Field("", description="Empty: the level that is nearest to the player's rating.")


class AskUndoWish(Given):
    """How far to go back; further than the last barrier all others must agree."""

    to: VersionNumber = Field(0, description="After how many moves. Not looked at when somebody has asked.")


class ForkWish(Given):
    """From where to go on."""

    move: VersionNumber
    seat: SeatNumber | None = Field(
        None,
        description="The one seat that you play; bots take the place of all other people. Not given: you play theirs.",
    )


class SagaText(Given):
    """A game as text."""

    saga: str


class Log(Told):
    """A part of a table's log, as the viewer may read it."""

    entries: list[ShownEntry]
    more: Annotated[bool, Meta(description="Whether there is more after these.")]


class Replay(Told):
    """A table after some of its moves."""

    move: int
    moves: Annotated[int, Meta(description="How many there are.")]
    seat: Annotated[int | None, Meta(description="Whose view it is; null: a spectator's.")]
    by: Annotated[int | None, Meta(description="The seat that made the move; null: the start.")]
    view: GameView
    events: Annotated[list[ShownEvent], Meta(description="What the move led to, as the viewer may read it.")]
    hands: Annotated[
        list[dict[str, Any]] | None,
        Meta(description="When the game is over: what each seat alone saw, as `me` in its view. Until then null."),
    ]


class RevealedSeed(BaseModel):
    """What the outcomes of a finished game follow from."""

    seed: str = Field(description="The seed of all outcomes; empty: it is not known.")
    seed_hash: str = Field(description="What the server had committed itself to before the first move.")


class Verification(RevealedSeed):
    """Whether chance was fair."""

    fair: bool = Field(description="Whether the seed fits its hash and gives every outcome of the game.")
    outcomes: int = Field(description="How many outcomes were checked.")
    text: str = Field(description="The finding as a sentence.")


class Draw(BaseModel):
    """One outcome of chance."""

    kind: str
    value: int
    pool: list[int] = Field(description="What it was chosen from, in the order that counts.")


class ChanceProof(RevealedSeed):
    """All that is needed to check a finished game's chance without trusting the server."""

    chance: ChanceInfo
    draws: list[Draw] = Field(description="Outcome k is the element of `pool` that SHA-256 of `seed:k` selects.")


class Health(BaseModel):
    """How the server is."""

    status: str
    version: str
