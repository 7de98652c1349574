"""Figures for Prometheus that the parts of a server count into."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterator
from itertools import accumulate

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, ProcessCollector
from prometheus_client.core import HistogramMetricFamily
from prometheus_client.registry import Collector

SOON = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10)


class Seconds(Collector):
    """A histogram without labels for what happens thousands of times a second; only the event loop counts into it."""

    def __init__(self, name: str, about: str, registry: CollectorRegistry) -> None:
        self.name = name
        self.about = about
        self._counts = [0] * (len(SOON) + 1)
        self._sum = 0.0
        registry.register(self)

    def observe(self, seconds: float) -> None:
        """Count one more."""
        self._counts[bisect_left(SOON, seconds)] += 1
        self._sum += seconds

    def collect(self) -> Iterator[HistogramMetricFamily]:
        """How many took at most so long."""
        bounds = [*(str(float(bound)) for bound in SOON), "+Inf"]
        buckets = list(zip(bounds, accumulate(self._counts), strict=True))
        yield HistogramMetricFamily(self.name, self.about, buckets=buckets, sum_value=self._sum)


class Metrics:
    """All figures of one process."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        ProcessCollector(registry=self.registry)
        self.sockets = Gauge("longhall_sockets", "Open sockets and streams", registry=self.registry)
        self.tables = Gauge("longhall_tables", "Tables in the store", ["status"], registry=self.registry)
        self.request_seconds = Histogram(
            "longhall_request_seconds",
            "Time to answer a request",
            ["method", "route", "status"],
            buckets=SOON,
            registry=self.registry,
        )
        self.move_seconds = Seconds(
            "longhall_move_seconds", "From a move's arrival to its acknowledgement", self.registry
        )
        self.bot_seconds = Histogram(
            "longhall_bot_seconds", "How long bots think", ["bot"], buckets=SOON, registry=self.registry
        )
        self.bot_failures = Counter(
            "longhall_bot_failures", "Bots that crashed or took too long", registry=self.registry
        )
        self.bot_foreseen = Counter(
            "longhall_bot_foreseen", "Decisions that bots had taken beforehand, in others' time", registry=self.registry
        )
        self.refused = Counter("longhall_refused", "Requests over a limit", ["kind"], registry=self.registry)
        self.backup_made = Gauge(
            "longhall_backup_timestamp_seconds", "When the newest scheduled backup was made", registry=self.registry
        )
        self.backup_bytes = Gauge("longhall_backup_bytes", "How large it is", registry=self.registry)
        self.backup_duration = Gauge("longhall_backup_duration_seconds", "How long it took", registry=self.registry)
        self.backup_failures = Counter("longhall_backup_failures", "Backups that failed", registry=self.registry)
