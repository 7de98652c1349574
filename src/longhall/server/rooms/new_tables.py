"""New tables: from a plan, as a rematch, from a move of a finished game, or from a saga."""

from __future__ import annotations

import secrets as random_secrets
from collections.abc import Mapping
from typing import Any, Final

import msgspec

from ...bots.roster import bot_names
from ...kernel.errors import LonghallError
from ...kernel.fairness import secret_commitment
from ...kernel.game import Game
from ...kernel.match import Match
from ...kernel.records.old_rules import reading_old, whole_match
from ...kernel.records.saga import reading, split
from ...kernel.records.work import Work
from ...kernel.registry import find_content, find_game
from ...kernel.variants import chosen_variants
from ..auth.names import clean
from ..protocol.limits import LARGEST_SAGA
from ..runtime.ids import new_id
from ..storage.queries.play import tables as kept_tables
from ..storage.rows import Seat, TableRow, User
from .commands import Commands, need_status, planned_seats
from .log import entry as kinds
from .log.entry import LogEntry, keep_events, keep_outcomes
from .packs import keep_pack, learn_pack
from .room import Room
from .stand_ins import stand_in_for
from .terms import SeatPlan, Terms

REPLACEMENT: Final = "strong"
"""The bot that takes the place of a person without a rating when somebody goes on from a position."""


class NewTables:
    """Makes tables; one that begins with the moves of another game is stored with them, or not at all."""

    def __init__(self, commands: Commands) -> None:
        self.commands = commands
        self.rooms = commands.rooms
        self.store = commands.store

    async def make_table(
        self,
        host: User,
        game_name: str,
        plans: list[SeatPlan],
        variants: Mapping[str, object],
        terms: Terms,
        listed: bool = False,
        name: str = "",
        origin: dict[str, Any] | None = None,
        copied: tuple[Match, int] | None = None,
        content: str = "",
    ) -> Room:
        """A new table with its host on the seats planned for them; it may begin with some moves of another game.

        `content` is the hash of a known content pack; empty: the game's own content.
        """
        game = known_game(game_name, content)
        if terms.rated and game.pack_name:
            raise LonghallError("error-pack-rated")
        chosen = chosen_variants(game.variants, variants)
        if not game.fewest <= len(plans) <= game.most:
            raise LonghallError(
                "error-seat-count", game=game.name, fewest=game.fewest, most=game.most, given=len(plans)
            )
        for plan in plans:
            if plan.kind == "bot" and plan.bot not in bot_names():
                raise LonghallError("error-no-such-bot", given=plan.bot, known=bot_names())
        now = self.rooms.clock()
        table_id, secret = new_id(), random_secrets.token_hex(32)
        row = TableRow(
            id=table_id,
            name=clean(name) if name.strip() else host.name,
            game=game.name,
            rules=game.rules_version,
            content=game.content_hash,
            options=msgspec.json.encode(chosen).decode(),
            terms=msgspec.json.encode(terms).decode(),
            listed=listed,
            host=host.id,
            status="open",
            seed=secret,
            seed_hash=secret_commitment(table_id, secret),
            origin=msgspec.json.encode(origin or {}).decode(),
            next=None,
            result=None,
            created=now,
            changed=now,
        )
        table = Room(row, planned_seats(plans, host))
        table.service = self.rooms.service
        log = [] if copied is None else await self.rooms.slices.run(copying(table, *copied, now))
        changes = table.changes(log[-1]) if log else None
        await keep_pack(self.store, game)
        await kept_tables.add_table(self.store, row, table.seats, [entry.row(table.id) for entry in log], changes)
        self.rooms.adopt(table)
        return table

    async def rematch(self, table: Room, person: User) -> Room:
        """The same people, options and terms once more; the old log says where. Asked twice, it is one rematch."""
        need_status(table, "finished")
        if not table.seats_of(person.id):
            raise LonghallError("error-not-seated")
        deleted = table.next
        if deleted is not None:
            again = await self.rooms.table(deleted)
            if again is not None:
                return again
        plans = [same_bot(seat) or SeatPlan() for seat in table.seats]
        made = await self.make_table(
            person,
            table.game.name,
            plans,
            table.options,
            table.terms,
            table.listed,
            table.name,
            {"kind": "rematch", "table": table.id},
            content=table.game.content_hash,
        )
        for seat in table.seats:
            if seat.kind == "human" and seat.user is not None:
                sitting = User(seat.user, seat.name, None, "", {})
                await self.commands.join(made, sitting, seat.seat)
        await kept_tables.copy_watchers(self.store, table.id, made.id)  # spectators come along

        def check() -> None:
            if table.next != deleted:
                raise LonghallError("error-rematch-made")

        def make() -> LogEntry:
            entry = table.make(kinds.REMATCH, None, {"table": made.id}, self.rooms.clock())
            entry.events = [kinds.ToldEvent("table-rematch", args={"table": made.id})]
            return entry

        try:
            await self.rooms.add_entry(table, make, check)
        except LonghallError:
            await kept_tables.delete_table(self.store, made.id)
            self.rooms.forget(made.id)
            sooner = await self.rooms.table(table.next) if table.next is not None else None
            if sooner is None:
                raise
            return sooner
        return made

    async def fork(self, table: Room, person: User, move: int, only: int | None = None) -> Room:
        """A new table that goes on from a move of a finished game: bots stay, and the person plays all other seats.

        With `only` they play that seat alone, and bots of levels near their ratings take the places of other people.
        """
        need_status(table, "finished")
        if table.match is None or not table.playable:
            raise LonghallError("error-read-only", game=table.game.name, rules=table.rules)
        if not 0 <= move <= len(table.match.moves):
            raise LonghallError("error-no-such-move", given=move, last=len(table.match.moves))
        origin = {"kind": "fork", "table": table.id, "move": move}
        if only is not None:
            plans = await self.against_bots(table, only)
            return await self.begin_from(table.match, move, plans, person, origin)
        plans = [same_bot(seat) or SeatPlan("me", name=seat.name) for seat in table.seats]
        if all(plan.kind == "bot" for plan in plans):  # among bots alone the person takes over whoever moved next
            moves = table.match.moves[move:]
            plans[moves[0].seat if moves else 0] = SeatPlan("me")
        return await self.begin_from(table.match, move, plans, person, origin)

    async def against_bots(self, table: Room, only: int) -> list[SeatPlan]:
        """One seat for a person, bots on all others: those that sat there, or levels near the people who did."""
        if only >= len(table.seats):
            raise LonghallError("error-no-such-seat", given=only + 1, count=len(table.seats))
        plans = [same_bot(seat) or SeatPlan("bot", await self.replacement(table, seat)) for seat in table.seats]
        plans[only] = SeatPlan("me")
        return plans

    async def replacement(self, table: Room, seat: Seat) -> str:
        """The bot for a person's seat; of who has several seats, as with an uploaded saga, nobody knows who played."""
        if seat.user is not None and len(table.seats_of(seat.user)) > 1:
            return REPLACEMENT
        return await stand_in_for(self.store, table, seat.seat, REPLACEMENT)

    async def upload(self, person: User, text: str, finished: bool = False) -> Room:
        """A table from a saga: to look at if it is finished, to play on by hot seat if not.

        `finished`: nothing is made of a game that goes on.
        """
        if len(text) > LARGEST_SAGA:
            raise LonghallError("error-too-large", most=LARGEST_SAGA)
        headers, _ = split(text, "saga")
        await learn_pack(self.store, headers["game"][1], headers["content"][1])
        old = await self.rooms.slices.run(reading_old(text))
        if old is not None:
            origin = {"kind": "upload", "rules": old.rules}
            match = whole_match(old)
            return await self.begin_from(match, len(match.moves), hot_seats(old.names), person, origin)
        saga = await self.rooms.slices.run(reading(text))
        if finished and not saga.match.is_over():
            raise LonghallError("error-analysis-unfinished")
        plans = hot_seats(saga.names)
        return await self.begin_from(saga.match, len(saga.match.moves), plans, person, {"kind": "upload"})

    async def begin_from(
        self, match: Match, moves: int, plans: list[SeatPlan], person: User, origin: dict[str, Any]
    ) -> Room:
        """A table whose log begins with the moves of another game; its chance from there on is its own."""
        return await self.make_table(
            person,
            match.game.name,
            plans,
            match.variants,
            Terms(),
            origin=origin,
            copied=(match, moves),
            content=match.game.content_hash,
        )


def known_game(name: str, content: str) -> Game[Any]:
    """A game with its own content or with a known pack."""
    game = find_content(name, content) if content else find_game(name)
    if game is None:
        raise LonghallError("error-no-such-pack", given=content)
    return game


def same_bot(seat: Seat) -> SeatPlan | None:
    """The bot of a seat once more, of the same level and under the same name; None if it is a person's."""
    return SeatPlan("bot", seat.bot, seat.name) if seat.kind == "bot" and seat.bot in bot_names() else None


def hot_seats(names: list[str]) -> list[SeatPlan]:
    """All seats for one person, with the names of those who played."""
    return [SeatPlan("me", name=clean(name)) for name in names]


def copying(table: Room, match: Match, moves: int, now: float) -> Work[list[LogEntry]]:
    """Make the first moves of another game at a new table, one by one; in the end the log that they make."""
    start = table.make(kinds.START, None, {"opening": keep_outcomes(match.opening)}, now)
    table.apply(start, made_here=True)
    assert table.match is not None
    start.events = keep_events(table.match.opening_events)
    log = [start]
    for move in match.moves[:moves]:
        log.append(table.move(move.seat, move.action, now, outcomes=move.outcomes))
        yield
    return log
