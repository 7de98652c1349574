"""What moderators do: mute, ban, lift, close reports. Each deed is told in a log, in the same transaction."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Final

import msgspec

from ...kernel.errors import LonghallError
from ..auth.accounts import Accounts
from ..auth.networks import read_address, read_network
from ..auth.sanctions import BAN, Sanctions
from ..rooms.commands import Commands
from ..rooms.room import Room
from ..storage.queries.people import moderation as kept
from ..storage.queries.people.moderation import LogLine, Report, Sanction
from ..storage.queries.play.chat import latest_messages
from ..storage.rows import User

CONTEXT: Final = 20
"""How many lines of the chat a report keeps."""
MOST_OPEN: Final = 20
"""How many reports of one person may be open at a time."""


class SaidLine(msgspec.Struct):
    """A line of the chat as a report keeps it."""

    name: str
    text: str
    at: float
    theirs: bool
    """Whether the reported person said it."""


class Moderation:
    """Takes reports, and does what moderators decide."""

    def __init__(
        self, commands: Commands, accounts: Accounts, sanctions: Sanctions, clock: Callable[[], float] = time.time
    ) -> None:
        self.commands = commands
        self.accounts = accounts
        self.sanctions = sanctions
        self.store = accounts.store
        self.clock = clock

    async def report(self, by: User, about: str, table: Room | None, reason: str) -> None:
        """Tell the moderators about somebody, with what was said last at the table."""
        person = await self.need_known(about)
        if person.id == by.id:
            raise LonghallError("error-report-self")
        if await kept.count_open(self.store, by.id) >= MOST_OPEN:
            raise LonghallError("error-report-many", most=MOST_OPEN)
        said = await latest_messages(self.store, table.id, CONTEXT) if table is not None else []
        lines = [SaidLine(line.name, line.text, line.at, line.user == person.id) for line in said]
        context, place = msgspec.json.encode(lines).decode(), table.id if table is not None else None
        await kept.add_report(
            self.store, Report(0, self.clock(), by.id, person.id, person.name, place, reason, context)
        )

    async def close(self, by: User, number: int, reason: str) -> None:
        """A report has been dealt with."""
        report = await kept.find_report(self.store, number)
        if report is None or report.closed is not None:
            raise LonghallError("error-no-such-report")
        await kept.close_report(self.store, number, self.line(by, "close", report.about, report.name, reason))

    async def sanction(self, by: User, kind: str, about: str, seconds: int | None, reason: str) -> None:
        """Mute or ban a person, for a time or for ever; an earlier sanction of the kind ends."""
        person = await self.need_known(about)
        if person.id in self.sanctions.moderators:
            raise LonghallError("error-moderator-safe", name=person.name)
        line = self.line(by, kind, person.id, person.name, reason, self.until(seconds))
        made = Sanction(0, kind, person.id, None, reason, line.at, line.until)
        await kept.add_sanction(self.store, made, line)
        await self.sanctions.once()
        if kind == BAN:
            await self.leave_tables(person)

    async def ban_network(self, by: User, network: str, own: str, seconds: int | None, reason: str) -> None:
        """Ban addresses; `own` is where the moderator comes from, who would be shut out."""
        found = read_network(network)
        mine = read_address(own)
        if mine is not None and mine.version == found.version and mine in found:
            raise LonghallError("error-network-own", given=str(found))
        line = self.line(by, "ban-network", "", str(found), reason, self.until(seconds))
        await kept.add_sanction(self.store, Sanction(0, BAN, None, str(found), reason, line.at, line.until), line)
        await self.sanctions.once()

    async def lift(self, by: User, number: int, reason: str) -> None:
        """A mute or a ban is over before its time."""
        found = await kept.sanctions_in_force(self.store, self.clock())
        sanction = next((one for one in found if one.id == number), None)
        if sanction is None:
            raise LonghallError("error-no-such-sanction")
        person = await self.accounts.by_id(sanction.user) if sanction.user is not None else None
        name = person.name if person is not None else sanction.network or ""
        what = "lift" if sanction.network is None else "lift-network"
        await kept.lift_sanction(self.store, number, self.line(by, what, sanction.user or "", name, reason))
        await self.sanctions.once()

    async def leave_tables(self, person: User) -> None:
        """Bots play on for somebody who is banned; seats before the start are free again."""
        for table in await self.commands.unfinished_tables(person.id):
            for seat in table.seats_of(person.id):
                try:
                    if table.status == "open":
                        await self.commands.leave(table, person, seat)
                    elif not table.seats[seat].bot:
                        await self.commands.lend(table, seat)
                except LonghallError:
                    if table.status == "running" and not table.seats[seat].bot:  # else it changed in this moment
                        raise

    async def need_known(self, user: str) -> User:
        """Find a person, or refuse an unknown one."""
        person = await self.accounts.by_id(user)
        if person is None:
            raise LonghallError("error-no-such-person")
        return person

    def until(self, seconds: int | None) -> float | None:
        """When something ends that begins now."""
        return None if seconds is None else self.clock() + seconds

    def line(self, by: User, what: str, about: str, name: str, reason: str, until: float | None = None) -> LogLine:
        """A line of the log."""
        return LogLine(self.clock(), by.id, by.name, what, about, name, reason, until)
