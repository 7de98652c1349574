"""Commands at tables: make one, join, start, lend a seat, take back, resign, rematch. The same for REST and sockets."""

from __future__ import annotations

import contextlib
from collections.abc import Callable
from typing import Any

import msgspec

from ...bots.roster import bot_names
from ...kernel.errors import LonghallError, Refusal, Refused
from ...kernel.fairness import is_hash
from ..auth.names import clean
from ..clocks.pace import TurnPace
from ..protocol.limits import LONGEST_NAME
from ..runtime.ids import hash_secret, new_secret, same
from ..storage.queries.people.deletion import tables_that_name
from ..storage.rows import Seat, User
from .log import entry as kinds
from .log.entry import LogEntry
from .registry import Rooms
from .room import Room
from .shared_chance import fits, is_shared, new_record
from .stand_ins import stand_in_for
from .terms import SeatPlan

BOT_NAMES = ["Aoife", "Brodir", "Cormac", "Dagny", "Eithne", "Fergal", "Gudrun", "Harald"]
"""What bots are called, by seat, unless the host names them."""
AWAY = 60.0
"""Seconds without a sign of a person, after which the host may lend their seat."""


class NotYet(LonghallError):
    """The start waits for nonces, or has happened."""

    def __init__(self) -> None:
        super().__init__("error-table-starting")


class Commands:
    """Checks each command against the table under its lock, and makes the entry that carries it out."""

    def __init__(self, rooms: Rooms) -> None:
        self.rooms = rooms
        self.store = rooms.store

    async def unfinished_tables(self, user: str) -> list[Room]:
        """The tables of a person that are not over."""
        found = [await self.rooms.table(table_id) for table_id in await tables_that_name(self.store, user)]
        return [table for table in found if table is not None and table.playable and table.status != "finished"]

    # -- before the start ---------------------------------------------------------------------------------------------

    async def join(self, table: Room, person: User, seat: int | None) -> tuple[LogEntry, str]:
        """Join on an open seat; the secret belongs to the seat and opens it on any device."""
        secret = new_secret()

        def check() -> None:
            need_open(table)
            chosen = seat if seat is not None else first_open(table)
            place = seat_at(table, chosen)
            if place.kind != "open":
                raise LonghallError("error-seat-taken", seat=chosen + 1)
            if seat is None and table.seats_of(person.id):
                raise LonghallError("error-seated-already")

        def make() -> LogEntry:
            chosen = seat if seat is not None else first_open(table)
            data = {"kind": "human", "user": person.id, "name": person.name, "bot": "", "token": hash_secret(secret)}
            return self.tell_seat(table, kinds.JOIN, chosen, data, "table-joined", person.name)

        return await self.rooms.add_entry(table, make, check), secret

    async def leave(self, table: Room, person: User, seat: int) -> LogEntry:
        """Leave before the start, or be removed by the host."""

        def check() -> None:
            need_open(table)
            place = seat_at(table, seat)
            if place.kind != "human" or (place.user != person.id and not table.is_host(person.id)):
                raise LonghallError("error-not-yours", seat=seat + 1)

        def make() -> LogEntry:
            place = table.seats[seat]
            message = "table-left" if place.user == person.id else "table-kicked"
            data = {"kind": "open", "user": None, "name": "", "bot": "", "token": None}
            return self.tell_seat(table, kinds.LEAVE, seat, data, message, place.name)

        return await self.rooms.add_entry(table, make, check)

    async def plan_seat(self, table: Room, person: User, seat: int, plan: SeatPlan) -> LogEntry:
        """The host gives a seat to a bot, to themselves, or leaves it open."""

        def check() -> None:
            need_host(table, person)
            need_open(table)
            place = seat_at(table, seat)
            if place.kind == "human" and place.user != person.id:
                raise LonghallError("error-seat-taken", seat=seat + 1)
            if plan.kind == "bot" and plan.bot not in bot_names():
                raise LonghallError("error-no-such-bot", given=plan.bot, known=bot_names())

        def make() -> LogEntry:
            others = [place.name for place in table.seats if place.seat != seat]
            planned = distinct_from(others, planned_seat(seat, plan, person))
            data = {"kind": planned.kind, "user": planned.user, "name": planned.name, "bot": planned.bot, "token": None}
            return self.tell_seat(table, kinds.PLAN, seat, data, f"table-plan-{plan.kind}", planned.name or planned.bot)

        return await self.rooms.add_entry(table, make, check)

    async def start(self, table: Room, person: User) -> LogEntry:
        """The host starts the game when every seat is taken; seats that committed to a nonce are asked for it first."""

        def check() -> None:
            need_host(table, person)
            need_open(table)
            if any(seat.kind == "open" for seat in table.seats):
                raise LonghallError("error-seats-open", count=sum(seat.kind == "open" for seat in table.seats))

        def make() -> LogEntry:
            now = self.rooms.clock()
            if not any(table.chance.commitments):
                return table.make_start(now)
            data = {"record": new_record(table), "until": now + self.rooms.settings.reveal_seconds}
            return table.make(kinds.FIX, None, data, now)

        return await self.rooms.add_entry(table, make, check)

    # -- shared chance ------------------------------------------------------------------------------------------------

    async def commit(self, table: Room, seat: int, commitment: str) -> int:
        """A seat commits to a nonce, instead of any that it committed to before; tells the table's version."""
        if table.chance.commitments[seat] == commitment:
            return table.version

        def check() -> None:
            need_open(table)
            if not is_shared(table):
                raise LonghallError("error-chance-alone")
            if table.seats[seat].kind != "human":
                raise LonghallError("error-not-yours", seat=seat + 1)
            if not is_hash(commitment):
                raise LonghallError("error-chance-form")

        def make() -> LogEntry:
            return table.make(kinds.COMMIT, seat, {"commitment": commitment}, self.rooms.clock())

        return (await self.rooms.add_entry(table, make, check)).sequence

    async def reveal(self, table: Room, seat: int, nonce: str) -> int:
        """A seat reveals its nonce; with the last one the game starts."""
        if table.chance.nonces[seat] == nonce:
            return table.version

        def check() -> None:
            need_status(table, "open")
            if not table.chance.is_revealing:
                raise LonghallError("error-chance-early")
            if not is_hash(nonce):
                raise LonghallError("error-chance-form")
            if not fits(table, seat, nonce):
                raise LonghallError("error-chance-nonce")

        def make() -> LogEntry:
            return self.tell_seat(table, kinds.REVEAL, seat, {"nonce": nonce}, "table-chance-added", "")

        entry = await self.rooms.add_entry(table, make, check)
        await self.begin(table)
        return entry.sequence

    async def begin(self, table: Room) -> None:
        """Start a game whose record is fixed, when all have revealed or time is up; else nothing happens."""

        def check() -> None:
            until = table.chance.until
            if table.status != "open" or until is None or (table.chance.missing() and self.rooms.clock() < until):
                raise NotYet

        with contextlib.suppress(NotYet):
            await self.rooms.add_entry(table, lambda: table.make_start(self.rooms.clock()), check)

    # -- while it is played -------------------------------------------------------------------------------------------

    async def move(self, table: Room, seat: int, notation: str, client: str | None, version: int | None) -> LogEntry:
        """A person's move. One that was made before is acknowledged again, even if a bot plays the seat by now."""
        if table.seats[seat].is_played_by_bot():
            return await self.only_known(table, seat, notation, client, "error-seat-lent")
        action = table.game.book.parse(notation)
        if action is None:
            raise Refused(Refusal("", "refused-no-such-action", given=notation))
        return await self.rooms.act(table, seat, action, client, version)

    async def only_known(self, table: Room, seat: int, notation: str, client: str | None, error: str) -> LogEntry:
        """A move that was made before; a new one is refused with an error."""
        known = await self.rooms.known_move(table, seat, notation, client)
        if known is None:
            raise LonghallError(error)
        return known

    async def undo(self, table: Room, seat: int, whole_turn: bool = False) -> LogEntry:
        """Take back the latest own move, or all since the last barrier."""
        count = 0

        def check() -> None:
            need_status(table, "running")
            if table.terms.undo == "never":
                raise LonghallError("error-undo-never")
            assert table.match is not None
            if table.match.undoable(seat) is None:
                raise LonghallError("error-undo-barrier")

        def make() -> LogEntry:
            nonlocal count
            count = own_moves_back(table, seat) if whole_turn else 1
            made = table.make(kinds.UNDO, seat, {"count": count}, self.rooms.clock())
            made.events = [kinds.ToldEvent("table-undone", args={"seat": f"seat:{seat}", "count": count})]
            return made

        return await self.rooms.add_entry(table, make, check)

    async def ask_undo(self, table: Room, seat: int, to: int) -> LogEntry:
        """Ask to go back to a move past the barrier; it happens when all other people at the table agree."""

        def check() -> None:
            need_status(table, "running")
            if table.terms.undo != "consent":
                raise LonghallError("error-undo-no-consent")
            assert table.match is not None
            if table.undo_wish is None and not 0 <= to < len(table.match.moves):
                raise LonghallError("error-no-such-move", given=to, last=len(table.match.moves))
            target = table.undo_wish["to"] if table.undo_wish is not None else to
            if table.terms.rated and any(move.barrier for move in table.match.moves[target:]):
                raise LonghallError("error-undo-rated")  # by consent, too: what is known stays known

        def make() -> LogEntry:
            agreed = {*(table.undo_wish or {"agreed": []})["agreed"], seat}
            target = table.undo_wish["to"] if table.undo_wish is not None else to
            people = {s.seat for s in table.seats if s.kind == "human" and not s.resigned}  # lent ones are still theirs
            users = {table.seats[s].user for s in agreed}
            if all(table.seats[s].user in users for s in people):
                made = table.make(kinds.UNDO, seat, {"to": target}, self.rooms.clock())
                made.events = [kinds.ToldEvent("table-undone-by-consent", args={"move": target})]
                return made
            made = table.make(kinds.ASK_UNDO, seat, {"to": target}, self.rooms.clock())
            made.events = [kinds.ToldEvent("table-undo-asked", args={"seat": f"seat:{seat}", "move": target})]
            return made

        return await self.rooms.add_entry(table, make, check)

    async def deny_undo(self, table: Room, seat: int) -> LogEntry:
        """Do not agree to go back, or withdraw the request."""

        def check() -> None:
            if table.undo_wish is None:
                raise LonghallError("error-undo-no-wish")

        def make() -> LogEntry:
            own = table.undo_wish is not None and table.undo_wish["seat"] == seat
            told = "table-undo-withdrawn" if own else "table-undo-denied"
            return self.tell_seat(table, kinds.DENY_UNDO, seat, {}, told, "")

        return await self.rooms.add_entry(table, make, check)

    async def lend(
        self,
        table: Room,
        seat: int,
        bot: str = "",
        message: str = "table-lent",
        only_if: Callable[[], bool] | None = None,
        by_host: bool = False,
    ) -> LogEntry:
        """A bot plays a person's seat until they take it back; one that plays about as well as they do, unless named.

        By the host: only while the person is away.
        """
        chosen = bot or await stand_in_for(self.store, table, seat)

        def check() -> None:
            need_status(table, "running")
            place = seat_at(table, seat)
            if by_host:
                self.need_away(table, seat)
            elif bot and table.terms.rated:  # else a master could win somebody's rating
                raise LonghallError("error-lend-rated-bot")
            if place.kind != "human" or place.bot or (only_if is not None and not only_if()):
                raise LonghallError("error-not-lendable", seat=seat + 1)
            if chosen not in bot_names():
                raise LonghallError("error-no-such-bot", given=chosen, known=bot_names())

        def make() -> LogEntry:
            return self.tell_seat(table, kinds.LEND, seat, {"bot": chosen}, message, table.seats[seat].name)

        return await self.rooms.add_entry(table, make, check)

    def need_away(self, table: Room, seat: int) -> None:
        """The host may lend a seat only if nothing is at stake, no clock of days runs, and its person is not there."""
        if table.terms.rated:
            raise LonghallError("error-lend-rated")
        if isinstance(table.terms.pace, TurnPace):
            raise LonghallError("error-lend-clock")
        away = self.rooms.attendance.away_for(table.id, seat)
        if self.rooms.is_here(table.id, [seat]) or away < AWAY:
            raise LonghallError("error-lend-present", seat=seat + 1)

    async def take_back(self, table: Room, seat: int) -> LogEntry:
        """The person plays their seat again."""

        def check() -> None:
            need_status(table, "running")
            place = seat_at(table, seat)
            if place.kind != "human" or not place.bot or place.resigned:
                raise LonghallError("error-not-lent", seat=seat + 1)

        def make() -> LogEntry:
            return self.tell_seat(table, kinds.TAKE, seat, {"bot": ""}, "table-taken", table.seats[seat].name)

        return await self.rooms.add_entry(table, make, check)

    async def link(self, table: Room, seat: int) -> str:
        """A new secret that opens a person's seat; the one before opens nothing any more."""
        secret = new_secret()

        def check() -> None:
            if seat_at(table, seat).kind != "human":
                raise LonghallError("error-not-yours", seat=seat + 1)

        def make() -> LogEntry:
            return table.make(kinds.LINK, seat, {"token": hash_secret(secret)}, self.rooms.clock())

        await self.rooms.add_entry(table, make, check)
        return secret

    async def claim(self, table: Room, person: User, secret: str) -> LogEntry:
        """Take over a seat by its secret, which is used up by that."""
        kept = hash_secret(secret)

        def opened() -> int:
            for place in table.seats:
                if place.token is not None and same(place.token, kept):
                    return place.seat
            raise LonghallError("error-seat-link")

        def check() -> None:
            opened()

        def make() -> LogEntry:
            data = {"user": person.id, "name": person.name, "token": None}
            return self.tell_seat(table, kinds.CLAIM, opened(), data, "table-claimed", person.name)

        return await self.rooms.add_entry(table, make, check)

    async def resign(
        self,
        table: Room,
        seat: int,
        message: str = "table-resigned",
        only_if: Callable[[], bool] | None = None,
    ) -> LogEntry:
        """Resign: a bot plays the seat to the end, and it is last."""
        bot = await stand_in_for(self.store, table, seat)

        def check() -> None:
            need_status(table, "running")
            place = seat_at(table, seat)
            if place.kind != "human" or place.resigned or (only_if is not None and not only_if()):
                raise LonghallError("error-not-yours", seat=seat + 1)

        def make() -> LogEntry:
            data = {"bot": bot, "resigned": True}
            return self.tell_seat(table, kinds.RESIGN, seat, data, message, table.seats[seat].name)

        return await self.rooms.add_entry(table, make, check)

    def tell_seat(self, table: Room, kind: str, seat: int, data: dict[str, Any], message: str, name: str) -> LogEntry:
        """An entry about a seat, with a sentence for the log."""
        made = table.make(kind, seat, data, self.rooms.clock())
        made.events = [kinds.ToldEvent(message, args={"seat": f"seat:{seat}", "name": name})]
        return made


def planned_seat(number: int, plan: SeatPlan, host: User) -> Seat:
    """A seat as the host plans it."""
    if plan.kind == "bot":
        return Seat(number, "bot", None, clean(plan.name) if plan.name.strip() else BOT_NAMES[number], plan.bot)
    if plan.kind == "me":
        return Seat(number, "human", host.id, clean(plan.name) if plan.name.strip() else host.name)
    return Seat(number)


def planned_seats(plans: list[SeatPlan], host: User) -> list[Seat]:
    """All seats of a new table; no two that the host plans are called the same."""
    seats: list[Seat] = []
    for number, plan in enumerate(plans):
        seats.append(distinct_from([seat.name for seat in seats], planned_seat(number, plan, host)))
    return seats


def distinct_from(others: list[str], seat: Seat) -> Seat:
    """A seat that the host plans, with a number behind its name if another one is called so."""
    name, number = seat.name, 2
    while name and name in others:
        behind = f" {number}"
        name, number = seat.name[: LONGEST_NAME - len(behind)] + behind, number + 1
    return msgspec.structs.replace(seat, name=name)


def seat_at(table: Room, seat: int) -> Seat:
    """A seat by number."""
    if not 0 <= seat < len(table.seats):
        raise LonghallError("error-no-such-seat", given=seat + 1, count=len(table.seats))
    return table.seats[seat]


def first_open(table: Room) -> int:
    """The first seat that nobody has taken."""
    for seat in table.seats:
        if seat.kind == "open":
            return seat.seat
    raise LonghallError("error-table-full")


def need_status(table: Room, status: str) -> None:
    """Refuse a command at a table that is not in this status."""
    if table.status != status:
        raise LonghallError(f"error-table-not-{status}")


def need_open(table: Room) -> None:
    """Refuse a command once the game has started or its start record is fixed."""
    need_status(table, "open")
    if table.chance.is_revealing:
        raise LonghallError("error-table-starting")


def need_host(table: Room, person: User) -> None:
    """Refuse everybody but the host."""
    if not table.is_host(person.id):
        raise LonghallError("error-not-host")


def own_moves_back(table: Room, seat: int) -> int:
    """How many own moves lie after the last barrier."""
    assert table.match is not None
    return len(table.match.moves_back(seat))
