"""What tables, questions and logs are made of, as requests and sockets tell them alike."""

from __future__ import annotations

from typing import Any, Literal

from pydantic import BaseModel, Field

Fact = int | float | str | list[int] | list[str]
"""An argument of a message: a number, a word, a reference such as `town:27`, or a list of these."""


class Said(BaseModel):
    """A sentence to be said in the reader's language."""

    message: str = Field(description="The message's id.")
    args: dict[str, Fact] = Field(description="The things and numbers in it.")


class ShownOption(BaseModel):
    """One of the answers that a question takes."""

    action: str = Field(description="How it is sent back.")
    label: Said = Field(description="What it is called.")
    targets: list[str] = Field(description="The things on the table that it concerns.")


class Question(BaseModel):
    """What a seat is asked, with every legal option."""

    seat: int
    kind: str = Field(description="What kind of decision it is; a client may draw it specially.")
    prompt: str = Field(description="The message of the question.")
    rule: str = Field(description="The id of the rule behind it.")
    args: dict[str, Fact]
    options: list[ShownOption]
    asides: list[ShownOption] = Field(
        default_factory=list, description="Preferences that the seat may change without answering."
    )


class ShownEvent(BaseModel):
    """One thing that happened."""

    message: str
    rule: str
    args: dict[str, Fact]
    forced: bool = Field(description="Whether nobody had a choice.")


class ShownRefusal(BaseModel):
    """Why something is not allowed."""

    rule: str = Field(description="The id of the rule that forbids it.")
    message: str
    args: dict[str, Fact]


class LogEntry(BaseModel):
    """Something that happened at a table."""

    version: int
    kind: str
    seat: int | None
    at: float
    events: list[ShownEvent]


class Result(BaseModel):
    """How a game ended."""

    totals: list[int]
    parts: list[dict[str, int]] = Field(description="The points of each seat by category.")
    places: list[int]
    winners: list[int]


class UndoWish(BaseModel):
    """Somebody asks to go back further than they may alone."""

    seat: int
    to: int = Field(description="After how many moves.")
    agreed: list[int]


class UndoState(BaseModel):
    """What can be taken back."""

    own: bool = Field(description="Whether you may take back your latest move.")
    wish: UndoWish | None


class ClocksNow(BaseModel):
    """Everybody's time."""

    left: list[float] = Field(description="Seconds left by seat, at the moment of the answer.")
    running: list[int] = Field(description="The seats whose time runs.")
    free: float = Field(description="Seconds from then on that nobody is charged, because the server was away.")


class SeatInfo(BaseModel):
    """Who sits where."""

    seat: int
    kind: Literal["open", "human", "bot"]
    name: str
    bot: str = Field(description="The bot that plays it now: its own, or one that it is lent to.")
    resigned: bool


class ChanceInfo(BaseModel):
    """What everybody may know of a table's chance; `docs/fairness.md` describes how it is made."""

    shared: bool = Field(description="Whether seats contribute to the seed; else the server alone chose it.")
    commitments: list[str | None] = Field(description="What each seat has committed to.")
    record: str | None = Field(description="The start record, from the moment it is fixed.")
    hash: str | None = Field(description="SHA-256 of the start record: keep it, to compare it after the game.")
    nonces: list[str | None] | None = Field(description="What each seat has revealed, when the game has begun.")
    secret: str | None = Field(description="The server's secret, when the game is over.")


class NoticeDispatcher(BaseModel):
    """Where turn notices go."""

    url: str = Field("", description="A webhook, or an address of another channel; empty: none.")
    push: list[dict[str, Any]] = Field([], description="Web push subscriptions.")
    when: Literal["away", "never"] = Field("away", description="While you are away from a table, or never.")
