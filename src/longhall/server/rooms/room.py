"""A table in memory: its people, its match, its clocks. Every change is an entry of its log, made and applied here."""

from __future__ import annotations

import time
from collections import deque
from typing import Any

import msgspec

from ...kernel.action import Action
from ...kernel.chance import Outcome
from ...kernel.events import NOTHING_WITHHELD
from ...kernel.game import Game
from ...kernel.match import Match, Move
from ...kernel.records.old_rules import Followed
from ...kernel.registry import find_content, find_game
from ...kernel.variants import VariantValue
from ..clocks.clock import Clocks
from ..clocks.service import FollowClock, Service
from ..runtime.locks import QuickLock
from ..storage.rows import Changes, Seat, Snapshot, TableRow
from .log import entry as kinds
from .log.entry import LogEntry, ToldEvent, keep_events, keep_outcomes, read_outcomes
from .log.kept_match import keep_match, read_match
from .shared_chance import SharedChance, is_shared, new_record
from .terms import Terms

RECENT = 64
SNAPSHOT_EVERY = 100
"""After so many entries the whole game is kept, too."""
ABOUT_A_SEAT = (
    kinds.JOIN,
    kinds.PLAN,
    kinds.LEAVE,
    kinds.LEND,
    kinds.TAKE,
    kinds.RESIGN,
    kinds.LINK,
    kinds.CLAIM,
)

SEAT_FIELDS = ("kind", "user", "name", "bot", "resigned", "token")
LENDING = (kinds.LEND, kinds.TAKE, kinds.RESIGN)
TIMED = (kinds.START, kinds.UNDO, *LENDING)
"""Entries besides moves after which clocks run for others."""


class Room:
    """One table as its log has made it."""

    __slots__ = (
        "by_client",
        "chance",
        "changed",
        "clocks",
        "content",
        "created",
        "game",
        "host",
        "id",
        "listed",
        "lock",
        "match",
        "muted",
        "name",
        "next",
        "options",
        "origin",
        "past",
        "playable",
        "recent",
        "recorded",
        "result",
        "rules",
        "seats",
        "seed",
        "seed_hash",
        "service",
        "status",
        "terms",
        "undo_wish",
        "unsure",
        "version",
        "written_seats",
    )

    def __init__(self, row: TableRow, seats: list[Seat]) -> None:
        self.id = row.id
        self.name = row.name
        self.game: Game[Any] = find_content(row.game, row.content) or find_game(row.game)
        self.rules = row.rules
        self.content = row.content
        self.playable = self.rules == self.game.rules_version and self.content == self.game.content_hash
        """Whether this program's rules and content are those the game was begun with; else it is read-only."""
        self.options: dict[str, VariantValue] = msgspec.json.decode(row.options)
        self.terms: Terms = msgspec.json.decode(row.terms, type=Terms)
        self.listed = row.listed
        self.host = row.host
        self.status = row.status
        self.seed = row.seed
        self.seed_hash = row.seed_hash
        self.origin: dict[str, Any] = msgspec.json.decode(row.origin)
        self.next = row.next
        self.result: dict[str, Any] | None = msgspec.json.decode(row.result) if row.result else None
        self.created = row.created
        self.changed = row.changed
        self.seats = seats
        self.written_seats: tuple[list[Seat], bytes] = ([], b"")
        """The list of seats that was written for viewers last, and what was written."""
        self.chance = SharedChance(len(seats))
        self.match: Match | None = None
        self.past: Followed | None = None
        """For a game of other rules: how far the present ones can repeat it."""
        self.recorded = 0
        """For a game of other rules: how many moves its log has."""
        self.clocks = Clocks(self.terms.pace, len(seats), row.created)
        self.service: Service = FollowClock(time.time)
        """What the clocks are read against."""
        self.version = 0
        self.recent: deque[LogEntry] = deque(maxlen=RECENT)
        self.by_client: dict[str, LogEntry] = {}
        """Those of the recent entries that a client's id led to."""
        self.undo_wish: dict[str, Any] | None = None
        """A request to go back past a barrier: who asks, to which move, who agreed."""
        self.muted: list[str] = []
        """People whose chat the host does not want at this table."""
        self.lock = QuickLock()
        self.unsure = False
        """Whether memory may differ from the store, because it is not known how a write ended."""

    def is_host(self, user: str) -> bool:
        """Whether somebody is the host."""
        return self.host == user

    def seats_of(self, user: str | None) -> list[int]:
        """The seats that belong to a person."""
        return [seat.seat for seat in self.seats if user is not None and seat.user == user]

    def to_act(self) -> list[int]:
        """The seats that owe a decision; none in a game that can only be looked at."""
        if self.match is None or self.status != "running" or not self.playable:
            return []
        return self.game.to_act(self.match.state)

    def moves_shown(self) -> int:
        """How many moves there are whose positions can be shown."""
        if self.past is not None:
            return self.past.shown
        return len(self.match.moves) if self.match is not None else 0

    def first_moves(self, count: int) -> list[Move]:
        """The moves that lead to the position after `count` of those shown."""
        assert self.match is not None
        return self.match.moves[: count if self.past is None else self.past.ends[count]]

    def bots_to_act(self) -> list[int]:
        """The seats that owe a decision and are played by a program."""
        return [seat for seat in self.to_act() if self.seats[seat].bot]

    def on_the_clock(self) -> list[int]:
        """The seats that owe a decision and are played by people."""
        return [seat for seat in self.to_act() if not self.seats[seat].bot]

    def withheld(self) -> range:
        """The scopes of events that nobody may look up as long as the game runs."""
        if self.match is None or self.status != "running":
            return NOTHING_WITHHELD
        return self.game.withheld(self.match.state)

    def entries_since(self, version: int) -> list[LogEntry] | None:
        """What happened after a version; None if not all of it is in memory."""
        count = self.version - version
        if count == 1 and self.recent:
            return [self.recent[-1]]
        if not 0 <= count <= len(self.recent):
            return None
        return list(self.recent)[len(self.recent) - count :]

    def names(self) -> list[str]:
        """The players' names in seat order."""
        return [seat.name or seat.bot or f"p{seat.seat + 1}" for seat in self.seats]

    # -- entries: made by what people do, done again from the log ----------------------------------------------------

    def make(
        self, kind: str, seat: int | None, data: dict[str, Any], now: float, client: str | None = None
    ) -> LogEntry:
        """The next entry, without events."""
        return LogEntry(self.version + 1, kind, seat, data, [], client, now)

    def make_start(self, now: float) -> LogEntry:
        """The game begins: chance makes the opening from the seed to which all who could have contributed."""
        told = SharedChance(len(self.seats))
        told.begin(self.chance.record or (new_record(self) if is_shared(self) else None), self.chance.nonces)
        match = Match(self.game, self.options, len(self.seats), told.seed(self.seed))
        data = {"opening": keep_outcomes(match.opening), "record": told.record, "nonces": told.nonces}
        made = self.make(kinds.START, None, data, now)
        made.events = keep_events(match.opening_events) + left_out(self.chance)
        return made

    def make_move(self, move: Move, now: float, client: str | None) -> LogEntry:
        """A move that the match has just made."""
        data: dict[str, Any] = {"do": move.action.notation, "outcomes": keep_outcomes(move.outcomes)}
        if self.clocks.are_used:
            by_bot = self.seats[move.seat].is_played_by_bot()
            self.clocks.settle(self.on_the_clock(), self.service.now(), moved=None if by_bot else move.seat)
        data["clocks"] = self.clocks.kept()
        made = self.make(kinds.MOVE, move.seat, data, now, client)
        made.events = keep_events(move.events)
        move.events = []
        return made

    def move(
        self, seat: int, action: Action, now: float, client: str | None = None, outcomes: list[Outcome] | None = None
    ) -> LogEntry:
        """Make a move and apply it; chance comes from the seed unless outcomes are given."""
        assert self.match is not None
        made = self.make_move(self.match.act(seat, action, outcomes), now, client)
        self.took(made)
        return made

    def become(self, fresh: Room) -> None:
        """Take over the state of a freshly loaded copy; references to this table stay valid."""
        fresh.lock = self.lock
        fresh.service = self.service
        for name in self.__slots__:
            setattr(self, name, getattr(fresh, name))

    def apply(self, entry: LogEntry, made_here: bool = False) -> None:
        """Apply an entry: one that was made here just now, or one from the log."""
        if entry.kind == kinds.START:
            opening = read_outcomes(entry.data["opening"])
            self.chance.begin(entry.data.get("record"), entry.data.get("nonces", []))
            self.match = Match(self.game, self.options, len(self.seats), self.chance.seed(self.seed), opening)
            self.status = "running"
        elif entry.kind == kinds.MOVE:
            self.redo_move(entry)
        elif entry.kind == kinds.UNDO:
            self.redo_undo(entry)
        elif entry.kind in (kinds.COMMIT, kinds.FIX, kinds.REVEAL):
            self.share_chance(entry)
        else:
            self.change_people(entry)
        if entry.kind in TIMED:
            self.settle_clocks(entry, made_here)
        self.took(entry)

    def settle_clocks(self, entry: LogEntry, made_here: bool) -> None:
        """Clocks after an entry that is no move; they are kept with it, so that the log gives the same again."""
        if not made_here and "clocks" in entry.data:
            self.clocks.restore(entry.data["clocks"])
            return
        # Entries of older programs were charged by the wall clock, with which service time began.
        self.clocks.settle(self.on_the_clock(), self.service.now() if made_here else entry.at)
        if entry.kind in LENDING:
            assert entry.seat is not None
            self.clocks.lend(entry.seat)
        if made_here:
            entry.data["clocks"] = self.clocks.kept()

    def image(self) -> dict[str, Any]:
        """The table's game as one piece of data, so that a long log need not be replayed."""
        assert self.match is not None
        return {
            **keep_match(self.match),
            "start": self.chance.kept(),
            "clocks": self.clocks.kept(),
            "wish": self.undo_wish,
            "muted": self.muted,
        }

    def restore(self, image: dict[str, Any], sequence: int) -> None:
        """The table as `image` kept it after an entry."""
        start = image.get("start")  # not there in snapshots of older programs
        if start is not None:
            self.chance.begin(start["record"], start["nonces"])
        self.match = read_match(self.game, self.options, len(self.seats), self.chance.seed(self.seed), image)
        self.status = "running"
        self.clocks.restore(image["clocks"])
        self.undo_wish = image["wish"]
        self.muted = image["muted"]
        self.version = sequence
        self.check_end()

    def changes(self, entry: LogEntry) -> Changes:
        """What an entry that was just applied changes in the store besides the log."""
        asked = self.to_act()
        row = {
            "at_table": self.id,
            "status": self.status,
            "changed": entry.at,
            "due": self.due(asked),
            "result": msgspec.json.encode(self.result).decode() if self.result is not None else None,
            "next": self.next,
            "waiting": sum([1 << seat for seat in asked if not self.seats[seat].bot]),
        }
        changes = Changes(row)
        if entry.kind == kinds.MOVE and entry.sequence % SNAPSHOT_EVERY == 0:
            changes.snapshot = Snapshot(entry.sequence, msgspec.json.encode(self.image()).decode())
        if entry.kind in ABOUT_A_SEAT:
            assert entry.seat is not None
            changes.seat = self.seats[entry.seat]
        return changes

    def took(self, entry: LogEntry) -> None:
        """Note that an entry is part of the log now."""
        self.version = entry.sequence
        self.changed = entry.at
        if len(self.recent) == RECENT and (oldest := self.recent[0].client) is not None:
            self.by_client.pop(oldest, None)
        if entry.client is not None:
            self.by_client[entry.client] = entry
        self.recent.append(entry)
        self.check_end()

    def check_end(self) -> None:
        """Set status and result if the game is over."""
        if self.match is not None and self.status == "running" and self.match.is_over():
            self.status = "finished"
            self.result = self.result_now()

    def redo_move(self, entry: LogEntry) -> None:
        """Apply a move from the log."""
        assert self.match is not None
        assert entry.seat is not None
        action = self.game.book.parse(entry.data["do"])
        assert action is not None, entry.data
        move = self.match.act(entry.seat, action, read_outcomes(entry.data["outcomes"]))
        move.events = []
        self.clocks.restore(entry.data.get("clocks"))

    def redo_undo(self, entry: LogEntry) -> None:
        """Moves taken back: own ones of a seat, or all back to a move by consent."""
        assert self.match is not None
        taken_back = self.match.taken_back
        before = len(taken_back)
        if "to" in entry.data:
            self.match.undo_to(entry.data["to"])
        else:
            assert entry.seat is not None
            self.match.undo(entry.seat, entry.data["count"])
        entry.data["gone"] = [index + 1 for index in taken_back[-1].numbers] if len(taken_back) > before else []
        self.undo_wish = None

    def share_chance(self, entry: LogEntry) -> None:
        """A seat commits to its nonce, the start record is fixed, or a seat reveals its nonce."""
        if entry.kind == kinds.FIX:
            self.chance.fix(entry.data["record"], entry.data["until"])
            return
        assert entry.seat is not None
        if entry.kind == kinds.COMMIT:
            self.chance.commit(entry.seat, entry.data["commitment"])
        else:
            self.chance.reveal(entry.seat, entry.data["nonce"])

    def change_people(self, entry: LogEntry) -> None:
        """Apply an entry about people: joining, leaving, lending, resigning, asking to go back, muting, a rematch."""
        data = entry.data
        if entry.kind in ABOUT_A_SEAT:
            assert entry.seat is not None
            changed = {name: value for name, value in data.items() if name in SEAT_FIELDS}
            seats = list(self.seats)  # a new list: whoever has the old one sees by that alone that something changed
            seats[entry.seat] = msgspec.structs.replace(seats[entry.seat], **changed)
            self.seats = seats
            if entry.kind in (kinds.JOIN, kinds.PLAN, kinds.LEAVE, kinds.CLAIM):
                self.chance.forget(entry.seat)
        elif entry.kind == kinds.ASK_UNDO:
            wish = self.undo_wish or {"seat": entry.seat, "to": data["to"], "agreed": []}
            self.undo_wish = {**wish, "agreed": [*wish["agreed"], entry.seat]}
        elif entry.kind == kinds.DENY_UNDO:
            self.undo_wish = None
        elif entry.kind == kinds.REMATCH:
            self.next = data["table"]
        elif entry.kind == kinds.MUTE:
            others = [user for user in self.muted if user != data["user"]]
            self.muted = [*others, data["user"]] if data["muted"] else others

    def result_now(self) -> dict[str, Any]:
        """Points, places and winners; who resigned is last."""
        assert self.match is not None
        score = self.game.score(self.match.state)
        stayed = [seat.seat for seat in self.seats if not seat.resigned]
        winners = [seat for seat in score.winners if seat in stayed] or [
            seat for seat in stayed if score.places[seat] == min(score.places[other] for other in stayed)
        ]
        places = [place if seat in stayed else len(self.seats) for seat, place in enumerate(score.places)]
        return {"totals": score.totals, "parts": score.parts, "places": places, "winners": winners}

    def due(self, asked: list[int]) -> float | None:
        """When somebody must look at this table, in service time: at once if a bot is to act, else by the clocks.

        Before the start, by the wall clock: when the time to reveal runs out.
        """
        if self.status == "open":
            return self.chance.until
        if self.status != "running":
            return None
        if any(self.seats[seat].bot for seat in asked):
            return 0.0
        return self.clocks.due()


def left_out(chance: SharedChance) -> list[ToldEvent]:
    """For the log: whose nonces are not in the seed, because they did not come in time."""
    return [ToldEvent("table-chance-left-out", args={"seat": f"seat:{seat}"}) for seat in chance.missing()]
