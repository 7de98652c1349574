"""Moderators, reports, sanctions, and the log of what moderators did, to which lines are only ever added."""

from __future__ import annotations

import msgspec
from sqlalchemy import Executable, delete, func, insert, or_, select, update

from ... import schema
from ...store import Store

moderators, reports, sanctions, log = (
    schema.moderators.c,
    schema.reports.c,
    schema.sanctions.c,
    schema.moderation_log.c,
)


class Sanction(msgspec.Struct, frozen=True):
    """A mute or a ban: of a person, or of a network of addresses."""

    id: int
    kind: str
    user: str | None
    network: str | None
    reason: str
    at: float
    until: float | None
    """None: for ever."""
    lifted: float | None = None


class Report(msgspec.Struct):
    """What somebody told the moderators about somebody."""

    id: int
    at: float
    by: str | None
    about: str
    name: str
    table: str | None
    reason: str
    context: str
    """What had been said at the table, as JSON."""
    closed: float | None = None


class LogLine(msgspec.Struct):
    """Something that a moderator did, or the host of a table."""

    at: float
    by: str
    """Empty: on the command line."""
    by_name: str
    what: str
    about: str
    """Empty: addresses, or somebody who is not here any more."""
    about_name: str
    reason: str
    """Of what hosts do at their tables: the id of the table."""
    until: float | None = None
    id: int = 0


# -- moderators -------------------------------------------------------------------------------------------------------


async def moderator_ids(store: Store) -> set[str]:
    """Who is a moderator."""
    return {row.user for row in await store.fetch_all(select(moderators.user))}


async def set_moderator(store: Store, user: str, wanted: bool, line: LogLine) -> None:
    """Make somebody a moderator, or not any more."""
    changes: list[Executable] = [delete(schema.moderators).where(moderators.user == user)]
    if wanted:
        changes.append(insert(schema.moderators).values(user=user, since=line.at))
    await store.execute(*changes, adding(line))


# -- reports ----------------------------------------------------------------------------------------------------------


async def add_report(store: Store, report: Report) -> None:
    """Keep a report; it gets a number of its own."""
    values = msgspec.to_builtins(report)
    del values["id"]
    await store.execute(insert(schema.reports).values(values))


async def open_reports(store: Store, most: int) -> list[Report]:
    """The oldest reports that nobody has dealt with."""
    question = select(schema.reports).where(reports.closed.is_(None)).order_by(reports.id).limit(most)
    return [Report(*row) for row in await store.fetch_all(question)]


async def count_open(store: Store, by: str | None = None) -> int:
    """How many reports are open, or how many of one person."""
    question = select(func.count()).select_from(schema.reports).where(reports.closed.is_(None))
    return int((await store.fetch_one(question if by is None else question.where(reports.by == by)))[0])


async def find_report(store: Store, number: int) -> Report | None:
    """A report by its number."""
    row = await store.fetch_one(select(schema.reports).where(reports.id == number))
    return Report(*row) if row is not None else None


async def close_report(store: Store, number: int, line: LogLine) -> None:
    """A report has been dealt with."""
    closing = update(schema.reports).where(reports.id == number, reports.closed.is_(None)).values(closed=line.at)
    await store.execute(closing, adding(line))


# -- sanctions --------------------------------------------------------------------------------------------------------


async def sanctions_in_force(store: Store, now: float) -> list[Sanction]:
    """All sanctions that are neither lifted nor over, the oldest first."""
    in_force = select(schema.sanctions).where(
        sanctions.lifted.is_(None), or_(sanctions.until.is_(None), sanctions.until > now)
    )
    return [Sanction(*row) for row in await store.fetch_all(in_force.order_by(sanctions.id))]


async def add_sanction(store: Store, sanction: Sanction, line: LogLine) -> None:
    """Keep a sanction, which gets a number of its own; an earlier one of its kind ends."""
    values = msgspec.to_builtins(sanction)
    del values["id"]
    same = [sanctions.kind == sanction.kind, sanctions.lifted.is_(None)]
    same.append(sanctions.network == sanction.network if sanction.user is None else sanctions.user == sanction.user)
    ending = update(schema.sanctions).where(*same).values(lifted=sanction.at)
    await store.execute(ending, insert(schema.sanctions).values(values), adding(line))


async def lift_sanction(store: Store, number: int, line: LogLine) -> None:
    """A sanction is over before its time."""
    lifting = update(schema.sanctions).where(sanctions.id == number, sanctions.lifted.is_(None))
    await store.execute(lifting.values(lifted=line.at), adding(line))


# -- the log ----------------------------------------------------------------------------------------------------------


def adding(line: LogLine) -> Executable:
    """One more line, in the transaction of what it tells."""
    values = msgspec.to_builtins(line)
    del values["id"]
    return insert(schema.moderation_log).values(values)


async def add_line(store: Store, line: LogLine) -> None:
    """One more line, about something that is kept elsewhere."""
    await store.execute(adding(line))


async def latest_lines(store: Store, most: int, before: int | None = None) -> list[LogLine]:
    """What moderators did last, the latest first; `before` a line, to read on."""
    question = select(
        log.at, log.by, log.by_name, log.what, log.about, log.about_name, log.reason, log.until, log.id
    ).order_by(log.id.desc())
    if before is not None:
        question = question.where(log.id < before)
    return [LogLine(*row) for row in await store.fetch_all(question.limit(most))]


def forgetting(user: str, nobody: str) -> list[Executable]:
    """The changes by which the log no longer tells who this was; all else goes with the person's row."""
    table = schema.moderation_log
    return [
        update(table).where(log.by == user).values(by="", by_name=nobody),
        update(table).where(log.about == user).values(about="", about_name=nobody),
    ]
