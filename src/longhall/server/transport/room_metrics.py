"""Figures about tables: what happens at them, how many there are, who looks at them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping

from prometheus_client import generate_latest
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily
from prometheus_client.registry import Collector

from ..rooms.log.entry import MOVE, LogEntry
from ..rooms.registry import Rooms
from ..rooms.room import Room
from ..runtime.metrics import Metrics
from ..storage.queries.play.tables import count_tables


class RoomMetrics(Collector):
    """Counts entries as they are made, and reads from the rooms what is asked for."""

    def __init__(self, metrics: Metrics, rooms: Rooms) -> None:
        self.metrics = metrics
        self.rooms = rooms
        self._entries: Counter[str] = Counter()
        self._moves: Counter[str] = Counter()
        metrics.registry.register(self)
        rooms.after.append(self.on_entry)

    def on_entry(self, table: Room, entry: LogEntry) -> None:
        """Count an entry that was made here."""
        self._entries[entry.kind] += 1
        if entry.kind == MOVE:
            self._moves[table.game.name] += 1

    def collect(self) -> Iterator[CounterMetricFamily | GaugeMetricFamily]:
        """What rooms and journal count already."""
        journal = self.rooms.journal
        yield labelled("longhall_entries", "Log entries made here", "kind", self._entries)
        yield labelled("longhall_moves", "Moves made here", "game", self._moves)
        yield CounterMetricFamily("longhall_journal_commits", "Commits to the log", value=journal.commits)
        yield CounterMetricFamily("longhall_journal_entries", "Entries on disk", value=journal.written)
        yield GaugeMetricFamily("longhall_tables_in_memory", "Tables open here", value=self.rooms.tables_in_memory())
        looking = sum(len(subscribers) for subscribers in self.rooms.subscribers.values())
        yield GaugeMetricFamily("longhall_viewers", "Seats and spectators that look at tables", value=looking)

    async def text(self) -> bytes:
        """All figures of the process, in Prometheus' text format."""
        counts = await count_tables(self.rooms.store)
        for status in ("open", "running", "finished"):
            self.metrics.tables.labels(status).set(counts.get(status, 0))
        return generate_latest(self.metrics.registry)


def labelled(name: str, about: str, label: str, counts: Mapping[str, int]) -> CounterMetricFamily:
    """Counts under the values of one label."""
    family = CounterMetricFamily(name, about, labels=[label])
    for value, count in counts.items():
        family.add_metric([value], count)
    return family
