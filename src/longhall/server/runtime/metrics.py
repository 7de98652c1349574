"""Figures for Prometheus: moves, tables, sockets, how long answers and bots take, how many entries share a commit."""

from __future__ import annotations

from collections.abc import Iterator

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily
from prometheus_client.registry import Collector

from ..rooms.log_entry import MOVE, LogEntry
from ..rooms.registry import Rooms
from ..rooms.room import Room

SOON = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10)


class Metrics(Collector):
    """All figures of one process; parts of the house count into them."""

    def __init__(self, rooms: Rooms) -> None:
        self.rooms = rooms
        self.registry = CollectorRegistry()
        self.moves = Counter("longhall_moves", "Moves made here", ["game"], registry=self.registry)
        self.entries = Counter("longhall_entries", "Log entries made here", ["kind"], registry=self.registry)
        self.sockets = Gauge("longhall_sockets", "Open sockets and streams", registry=self.registry)
        self.tables = Gauge("longhall_tables", "Tables in the store", ["status"], registry=self.registry)
        self.request_seconds = Histogram(
            "longhall_request_seconds",
            "Time to answer a request",
            ["method", "route", "status"],
            buckets=SOON,
            registry=self.registry,
        )
        self.move_seconds = Histogram(
            "longhall_move_seconds",
            "From a move's arrival to its acknowledgement",
            buckets=SOON,
            registry=self.registry,
        )
        self.bot_seconds = Histogram(
            "longhall_bot_seconds", "How long bots think", ["bot"], buckets=SOON, registry=self.registry
        )
        self.bot_failures = Counter(
            "longhall_bot_failures", "Bots that crashed or took too long", registry=self.registry
        )
        self.refused = Counter("longhall_refused", "Requests over a limit", ["kind"], registry=self.registry)
        self.registry.register(self)
        rooms.after.append(self.hear)

    def hear(self, table: Room, entry: LogEntry) -> None:
        """Count an entry that was made here."""
        self.entries.labels(entry.kind).inc()
        if entry.kind == MOVE:
            self.moves.labels(table.game.name).inc()

    def collect(self) -> Iterator[CounterMetricFamily | GaugeMetricFamily]:
        """What others count already."""
        journal = self.rooms.journal
        yield CounterMetricFamily("longhall_journal_commits", "Commits to the log", value=journal.commits)
        yield CounterMetricFamily("longhall_journal_entries", "Entries on disk", value=journal.written)
        yield GaugeMetricFamily("longhall_tables_in_memory", "Tables open here", value=self.rooms.tables_in_memory())
        looking = sum(len(subscribers) for subscribers in self.rooms.subscribers.values())
        yield GaugeMetricFamily("longhall_viewers", "Seats and spectators that look at tables", value=looking)

    async def text(self) -> bytes:
        """All of it, as Prometheus reads it."""
        counts = await self.rooms.store.count_tables()
        for status in ("open", "running", "finished"):
            self.tables.labels(status).set(counts.get(status, 0))
        return generate_latest(self.registry)
