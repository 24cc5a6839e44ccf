"""How often somebody may do something."""

import time
from collections.abc import Callable

Now = Callable[[], float]


class Bucket:
    """So many at once, refilled at so many a second."""

    __slots__ = ("at", "full", "level", "rate")

    def __init__(self, rate: float, full: float, now: float) -> None:
        self.rate, self.full, self.level, self.at = rate, full, full, now

    def take(self, now: float) -> bool:
        """Whether one more is allowed. Going on regardless costs, down to one bucketful below nothing."""
        self.level = min(self.full, self.level + (now - self.at) * self.rate)
        self.at = now
        allowed = self.level >= 1
        self.level = max(-self.full, self.level - 1)
        return allowed

    @property
    def hopeless(self) -> bool:
        """Somebody who has been told often enough."""
        return self.level <= -self.full


class Buckets:
    """One bucket for each address. Full ones are forgotten, so their number is bounded by what goes on."""

    def __init__(self, rate: float, full: float, now: Now = time.monotonic) -> None:
        self.rate, self.full, self.now = rate, full, now
        self._of: dict[str, Bucket] = {}
        self._swept = now()

    def take(self, address: str) -> bool:
        now = self.now()
        if now - self._swept > 60:
            self._swept = now
            full_again = self.full / self.rate
            self._of = {who: bucket for who, bucket in self._of.items() if now - bucket.at < full_again}
        bucket = self._of.get(address)
        if bucket is None:
            bucket = self._of[address] = Bucket(self.rate, self.full, now)
        return bucket.take(now)
