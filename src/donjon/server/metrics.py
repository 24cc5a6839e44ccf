"""Figures for Prometheus."""

from collections.abc import Iterator, Mapping

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, disable_created_metrics, generate_latest
from prometheus_client.core import CounterMetricFamily
from prometheus_client.registry import Collector

BOUNDS = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0)
GAUGES = {
    "connections": "websockets that are open",
    "tables_open": "tables that wait for players",
    "tables_playing": "tables at which a game is on",
    "tables_owned": "tables that this process has in memory: only it writes to them",
    "matches_in_memory": "matches that somebody needs now",
    "writes_failing": "1 if the last commit failed, else 0",
    "commits": "transactions since the start",
    "changes_written": "changes written since the start",
    "journal_waiting": "commits that wait to be written",
    "thinkers_joined": "processes of other machines that think for the bots",
    "questions_waiting": "questions to bots that wait for a process to think in",
    "lease_age_seconds": "seconds since the database noted that this server lives",
}
disable_created_metrics()  # when each figure began is of no use here


class LetGo(Collector):
    """Connections closed by the guard at the door, which counts by itself."""

    def __init__(self, counts: Mapping[str, int]) -> None:
        self.counts = counts

    def collect(self) -> Iterator[CounterMetricFamily]:
        told = CounterMetricFamily("donjon_let_go", "connections closed at the door", labels=["why"])
        for why, count in sorted(self.counts.items()):
            told.add_metric([why], count)
        yield told


class Metrics:
    """What is counted, and how long moves take from being read to being sent to everybody."""

    def __init__(self) -> None:
        self._registry = CollectorRegistry()
        at = self._registry
        self.moves = Counter("donjon_moves", "moves of people", registry=at)
        self.bot_moves = Counter("donjon_bot_moves", "moves of bots", registry=at)
        self.forwarded = Counter("donjon_forwarded", "messages forwarded to the owner of a table", registry=at)
        self.tables = Counter("donjon_tables", "tables set up", ["game"], registry=at)
        self.refusals = Counter("donjon_refusals", "messages refused", ["code"], registry=at)
        told = "from reading a move to telling it"
        self.move_seconds = Histogram("donjon_move_seconds", told, buckets=BOUNDS, registry=at)
        self._gauges = {name: Gauge(f"donjon_{name}", told, registry=at) for name, told in GAUGES.items()}

    def count_at_the_door(self, let_go: Mapping[str, int]) -> None:
        self._registry.register(LetGo(let_go))

    def text(self, now: Mapping[str, float]) -> bytes:
        """All of it in Prometheus' text format."""
        for name, value in now.items():
            self._gauges[name].set(value)
        return generate_latest(self._registry)
