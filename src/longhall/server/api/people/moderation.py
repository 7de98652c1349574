"""Reports from anybody; for moderators what is open, what is in force, and what was done."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from fastapi import Path, Query, Request, Response, status
from pydantic import BaseModel, Field, model_validator

from ....kernel.errors import LonghallError
from ...moderation.service import SaidLine
from ...protocol.limits import LONGEST_NAME, LONGEST_NETWORK, LONGEST_REASON, PRINTABLE
from ...runtime.durations import LONGEST
from ...storage.queries.people import moderation as kept
from ...storage.rows import User
from ...wiring import Server
from ..dependencies import AModerator, APerson, AServer
from ..models import Given, SeatNumber
from ..routers import no_content, signed_router

router = signed_router("moderation", "/api")
MOST_REPORTS = 100
MOST_LINES = 100
BY_HOST = "host-"
"""How the words for what hosts do at their tables begin."""
Reason = Annotated[str, Field(min_length=1, max_length=LONGEST_REASON)]
Number = Annotated[int, Path(ge=1, lt=2**63, description="As the list has it.")]


class NewReport(Given):
    """Whom it is about: somebody at a table, by seat or by what their chat lines carry, or an account by its name."""

    table: str | None = Field(None, max_length=16, pattern="^[a-z0-9]+$")
    seat: SeatNumber | None = None
    by: str | None = Field(None, max_length=12, description="Who speaks, as in a line of the chat.")
    account: str | None = Field(None, max_length=LONGEST_NAME, pattern=PRINTABLE)
    reason: Reason

    @model_validator(mode="after")
    def one_person(self) -> NewReport:
        """Exactly one way to say who it is."""
        if [self.seat, self.by, self.account].count(None) != 2 or (self.table is None) != (self.account is not None):
            raise ValueError("name a table with a seat or a speaker, or an account")
        return self


class About(BaseModel):
    """Somebody, as moderators see them."""

    id: str
    name: str
    account: str | None
    address: str = Field(description="Where they came from last; empty: not known since the server was started.")
    reports: int = Field(description="How many open reports are about them.")


class ReportedLine(BaseModel):
    """A line of the chat."""

    name: str
    text: str
    at: float
    theirs: bool = Field(description="Whether the reported person said it.")


class OpenReport(BaseModel):
    """What somebody told about somebody."""

    id: int
    at: float
    by: str = Field(description="The name of who told it; empty: somebody who is not here any more.")
    about: About
    called: str = Field(description="What they were called then.")
    table: str | None
    reason: str
    context: list[ReportedLine] = Field(description="What had been said at the table.")


class InForce(BaseModel):
    """A mute or a ban."""

    id: int
    kind: Literal["mute", "ban"]
    about: About | None = Field(description="None: addresses.")
    network: str | None
    reason: str
    at: float
    until: float | None = Field(description="None: for ever.")


class Line(BaseModel):
    """Something that a moderator did, or the host of a table."""

    id: int
    at: float
    by: str = Field(description="Empty: whoever runs the server, on the command line.")
    what: Literal[
        "mute",
        "ban",
        "ban-network",
        "lift",
        "lift-network",
        "close",
        "moderator",
        "no-moderator",
        "host-mute",
        "host-unmute",
    ]
    about: str
    reason: str
    table: str | None = Field(description="Where the host of a table did it; None: moderators do it everywhere.")
    until: float | None


class Moderated(BaseModel):
    """What moderators look at."""

    reports: list[OpenReport] = Field(description="Those that nobody has dealt with, the oldest first.")
    open: int = Field(description="How many there are in all.")
    sanctions: list[InForce]
    log: list[Line] = Field(description="The latest first.")


class LogPage(BaseModel):
    """More of the log."""

    log: list[Line]


class NewSanction(Given):
    """A mute or a ban, of a person or of addresses."""

    kind: Literal["mute", "ban"]
    person: str | None = Field(None, max_length=16)
    network: str | None = Field(None, max_length=LONGEST_NETWORK, examples=["203.0.113.7", "2001:db8:1:2::/64"])
    seconds: int | None = Field(None, ge=60, le=LONGEST, description="For how long; none: for ever.")
    reason: Reason

    @model_validator(mode="after")
    def one_target(self) -> NewSanction:
        """A person or addresses; addresses cannot be muted."""
        if (self.person is None) == (self.network is None) or (self.network is not None and self.kind != "ban"):
            raise ValueError("name a person, or with a ban a network")
        return self


class Why(Given):
    """The reason, for the log."""

    reason: Reason


@router.post("/reports", status_code=status.HTTP_204_NO_CONTENT)
async def report(server: AServer, person: APerson, body: NewReport) -> Response:
    """Tell the moderators about somebody; what was said last at the table goes with it."""
    if body.account is not None:
        found = await server.accounts.find_account(body.account)
        if found is None:
            raise LonghallError("error-no-such-person")
        await server.moderation.report(person, found.id, None, body.reason)
        return no_content()
    assert body.table is not None
    table = await server.rooms.table(body.table)
    if table is None:
        raise LonghallError("error-no-such-table", given=body.table)
    if body.by is not None:
        about, _ = await server.chat.who_is(table, body.by)
    else:
        assert body.seat is not None
        if body.seat >= len(table.seats):
            raise LonghallError("error-no-such-seat", given=body.seat + 1, count=len(table.seats))
        about = table.seats[body.seat].user or ""
    await server.moderation.report(person, about, table, body.reason)
    return no_content()


@router.get("/moderation")
async def moderated(server: AServer, _: AModerator) -> Moderated:
    """What is open, what is in force, and what was done last."""
    store, now = server.store, server.moderation.clock()
    reports = await kept.open_reports(store, MOST_REPORTS)
    sanctions = await kept.sanctions_in_force(store, now)
    users = {row.about for row in reports} | {row.user for row in sanctions if row.user is not None}
    people = {user: await about(server, user, [row.about for row in reports].count(user)) for user in users}
    tellers = {row.by: await server.accounts.by_id(row.by) for row in reports if row.by is not None}
    return Moderated(
        reports=[
            OpenReport(
                id=row.id,
                at=row.at,
                by=name_of(tellers.get(row.by or "")),
                about=people[row.about],
                called=row.name,
                table=row.table,
                reason=row.reason,
                context=[ReportedLine(**msgspec.structs.asdict(line)) for line in said(row.context)],
            )
            for row in reports
        ],
        open=await kept.count_open(store),
        sanctions=[
            InForce(**msgspec.structs.asdict(row), about=people[row.user] if row.user is not None else None)
            for row in sanctions
        ],
        log=await lines(server, None),
    )


def said(context: str) -> list[SaidLine]:
    """The lines of the chat that a report has kept."""
    return msgspec.json.decode(context, type=list[SaidLine])


def name_of(person: User | None) -> str:
    """What somebody is called who may have gone."""
    return person.name if person is not None else ""


async def about(server: Server, user: str, reports: int) -> About:
    """Somebody, as moderators see them."""
    person = await server.moderation.need_known(user)
    address = server.sanctions.last_address(user)
    return About(id=user, name=person.name, account=person.account, address=address, reports=reports)


async def lines(server: Server, before: int | None) -> list[Line]:
    """A page of the log."""
    rows = await kept.latest_lines(server.store, MOST_LINES, before)
    return [
        Line(
            id=row.id,
            at=row.at,
            by=row.by_name,
            what=row.what,  # type: ignore[arg-type]
            about=row.about_name,
            reason="" if row.what.startswith(BY_HOST) else row.reason,
            table=row.reason if row.what.startswith(BY_HOST) else None,
            until=row.until,
        )
        for row in rows
    ]


@router.get("/moderation/log")
async def moderation_log(
    server: AServer,
    _: AModerator,
    before: Annotated[
        int | None, Query(ge=1, lt=2**63, description="The id of a line: what was done before it.")
    ] = None,
) -> LogPage:
    """What moderators did before a line of the log."""
    return LogPage(log=await lines(server, before))


@router.post("/moderation/sanctions", status_code=status.HTTP_204_NO_CONTENT)
async def impose(server: AServer, moderator: AModerator, body: NewSanction, request: Request) -> Response:
    """Mute or ban somebody, or ban addresses; a sanction of the kind that was in force ends.

    Bots play on for whoever is banned, who gets the seats back when the ban is over.
    """
    service = server.moderation
    if body.network is not None:
        own = request.state.address
        await service.ban_network(moderator, body.network, own, body.seconds, body.reason)
    else:
        assert body.person is not None
        await service.sanction(moderator, body.kind, body.person, body.seconds, body.reason)
    return no_content()


@router.post("/moderation/sanctions/{number}/lift", status_code=status.HTTP_204_NO_CONTENT)
async def lift(server: AServer, moderator: AModerator, number: Number, body: Why) -> Response:
    """End a mute or a ban before its time."""
    await server.moderation.lift(moderator, number, body.reason)
    return no_content()


@router.post("/moderation/reports/{number}/close", status_code=status.HTTP_204_NO_CONTENT)
async def close(server: AServer, moderator: AModerator, number: Number, body: Why) -> Response:
    """A report has been dealt with."""
    await server.moderation.close(moderator, number, body.reason)
    return no_content()
