"""Figures for Prometheus. No codes, names or addresses among them."""

from __future__ import annotations

try:
    from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram
except ImportError:  # in a page
    from labtable.server.base.no_metrics import (  # type: ignore[assignment]
        CollectorRegistry,
        Counter,
        Gauge,
        Histogram,
    )

FAST = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 10.0)


class Metrics:
    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.changes = Counter("labtable_changes", "Changes stored, by kind.", ["kind"], registry=self.registry)
        self.rejected = Counter(
            "labtable_rejected", "Commands rejected, by reason.", ["reason"], registry=self.registry
        )
        self.frames = Counter("labtable_frames", "Frames sent, by way.", ["way"], registry=self.registry)
        self.by_socket = 0  # frames that are not counted there yet: a counter with a lock takes longer than a number
        self.slow = Counter("labtable_slow_clients", "Clients that did not read.", registry=self.registry)
        self.commit_seconds = Histogram(
            "labtable_commit_seconds", "From a decision to its synced commit.", buckets=FAST, registry=self.registry
        )
        self.bot_seconds = Histogram(
            "labtable_bot_seconds",
            "What a bot took, its turn in the queue included.",
            buckets=FAST,
            registry=self.registry,
        )
        self.tables = Gauge("labtable_tables", "Tables in memory.", registry=self.registry)
        self.connections = Gauge("labtable_connections", "Open streams.", registry=self.registry)
        self.bots_waiting = Gauge("labtable_bots_waiting", "Bots that think or wait for it.", registry=self.registry)

    def count_all(self) -> None:
        """Add what was counted apart to the figures, before somebody reads them."""
        self.frames.labels("socket").inc(self.by_socket)
        self.by_socket = 0


METRICS = Metrics()
