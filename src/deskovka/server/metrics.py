"""Numbers for whoever runs a server, in the form Prometheus reads."""

from __future__ import annotations

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

QUICK = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)


class Metrics:
    """Counted since the process began."""

    def __init__(self) -> None:
        registry = self.registry = CollectorRegistry()
        self.created = Counter("deskovka_tables_created", "Tables made", ["game"], registry=registry)
        self.opened = Counter("deskovka_tables_opened", "Tables read from the database", registry=registry)
        self.changes = Counter("deskovka_deeds", "Things done at tables", ["game", "kind"], registry=registry)
        self.refused = Counter("deskovka_refused", "Things refused", ["code"], registry=registry)
        self.requests = Counter("deskovka_requests", "HTTP requests", ["method", "status"], registry=registry)
        seconds = Histogram(
            "deskovka_answer_seconds",
            "From a message to its answer",
            ["what"],
            buckets=QUICK,
            registry=registry,
        )
        self.http_seconds, self.socket_seconds = seconds.labels("http"), seconds.labels("socket")
        self.connections = Gauge("deskovka_connections", "Open connections", registry=registry)
        self.ended = Counter(
            "deskovka_connections_ended", "Connections ended by the server", ["why"], registry=registry
        )
        self.forgotten = Counter("deskovka_tables_forgotten", "Tables forgotten", ["why"], registry=registry)
        self.damaged = Gauge("deskovka_tables_damaged", "Tables that are not whole", registry=registry)
        self.disk_left = Gauge("deskovka_disk_free_bytes", "Left on the disk of SQLite", registry=registry)
        self.sockets = Gauge("deskovka_sockets", "Open sockets", registry=registry)
        self.in_memory = Gauge("deskovka_tables_live", "Tables in memory", registry=registry)
        self.thoughts = Gauge("deskovka_bot_thoughts", "Bot decisions", registry=registry)
        self.hurried = Gauge(
            "deskovka_bot_hurried", "Bot decisions in haste, or of a weaker bot", registry=registry
        )
        self.late = Gauge("deskovka_bot_late", "Bot decisions that took too long", registry=registry)
        self.crashed = Gauge("deskovka_bot_crashed", "Bot workers that crashed", registry=registry)

        self._changes: dict[tuple[str, str], Counter] = {}

    def count_change(self, game: str, kind: str) -> None:
        """Something was done at a table; to find the counter by its labels takes longer than to count."""
        counter = self._changes.get((game, kind))
        if counter is None:
            counter = self._changes[game, kind] = self.changes.labels(game, kind)
        counter.inc()

    def write(self) -> bytes:
        return generate_latest(self.registry)
