"""Figures for Prometheus, counted by hand."""

from bisect import bisect_left
from collections import Counter
from collections.abc import Mapping

BOUNDS = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0)


class Metrics:
    """Counters, and how long moves take from being read to being sent to everybody."""

    def __init__(self) -> None:
        self.counts: Counter[tuple[str, str]] = Counter()
        self._slots = [0] * (len(BOUNDS) + 1)
        self._seconds = 0.0

    def count(self, name: str, label: str = "") -> None:
        self.counts[name, label] += 1

    def time_move(self, seconds: float) -> None:
        self._slots[bisect_left(BOUNDS, seconds)] += 1
        self._seconds += seconds

    def text(self, gauges: Mapping[str, float]) -> str:
        """All of it in Prometheus' text format."""
        lines: list[str] = []
        for name, value in gauges.items():
            lines += [f"# TYPE donjon_{name} gauge", f"donjon_{name} {value:g}"]
        for name in sorted({name for name, _ in self.counts}):
            lines.append(f"# TYPE donjon_{name}_total counter")
            for (counted, label), value in sorted(self.counts.items()):
                if counted == name:
                    lines.append(f"donjon_{name}_total{label} {value}")
        return "\n".join([*lines, *self._histogram()]) + "\n"

    def _histogram(self) -> list[str]:
        name, total = "donjon_move_seconds", 0
        lines = [f"# TYPE {name} histogram"]
        for bound, slot in zip((*map(str, BOUNDS), "+Inf"), self._slots, strict=True):
            total += slot
            lines.append(f'{name}_bucket{{le="{bound}"}} {total}')
        return [*lines, f"{name}_sum {self._seconds:.6f}", f"{name}_count {total}"]
