"""How much somebody may do: messages, tables, the server's own time, the bots' thinking."""

import ipaddress
import time
from collections import Counter
from collections.abc import Callable

Now = Callable[[], float]


class Bucket:
    """So much at once, refilled at so much a second."""

    __slots__ = ("at", "full", "level", "rate")

    def __init__(self, rate: float, full: float, now: float) -> None:
        self.rate, self.full, self.level, self.at = rate, full, full, now

    def left(self, now: float) -> float:
        """What may still be taken. Below 0, somebody went on regardless."""
        self.level = min(self.full, self.level + (now - self.at) * self.rate)
        self.at = now
        return self.level

    def spend(self, now: float, cost: float = 1.0) -> None:
        """Going on regardless costs, down to one bucketful below nothing."""
        self.level = max(-self.full, self.left(now) - cost)

    def take(self, now: float) -> bool:
        """Whether one more is allowed."""
        allowed = self.left(now) >= 1
        self.spend(now)
        return allowed

    @property
    def hopeless(self) -> bool:
        """Whether somebody has been warned often enough."""
        return self.level <= -self.full


def group(address: str) -> str:
    """Whose address it is: a household has a whole /64 of IPv6 addresses."""
    try:
        read = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if isinstance(read, ipaddress.IPv4Address):
        return str(read)
    return str(read.ipv4_mapped or ipaddress.ip_network((read, 64), strict=False))


class Guard:
    """Counts the connections of each address, and the refused ones."""

    def __init__(self, most: int) -> None:
        self.most = most
        self._held: Counter[str] = Counter()
        self.let_go: Counter[str] = Counter()

    def enter(self, address: str) -> bool:
        """Whether one more is allowed; it counts only if it is."""
        if self._held[address] >= self.most:
            return False
        self._held[address] += 1
        return True

    def leave(self, address: str) -> None:
        self._held[address] -= 1
        if not self._held[address]:
            del self._held[address]

    def closed(self, why: str) -> None:
        self.let_go[why] += 1


class Buckets:
    """One bucket for each address. Full ones are forgotten, so their number is bounded by what goes on."""

    def __init__(self, rate: float, full: float, now: Now = time.monotonic) -> None:
        self.rate, self.full, self.now = rate, full, now
        self._of: dict[str, Bucket] = {}
        self._swept = now()

    def take(self, address: str) -> bool:
        now = self.now()
        return self._bucket(address, now).take(now)

    def left(self, address: str) -> float:
        now = self.now()
        return self._bucket(address, now).left(now)

    def spend(self, address: str, cost: float) -> None:
        now = self.now()
        self._bucket(address, now).spend(now, cost)

    def _bucket(self, address: str, now: float) -> Bucket:
        if now - self._swept > 60:
            self._swept = now
            full_again = 2 * self.full / self.rate
            self._of = {who: bucket for who, bucket in self._of.items() if now - bucket.at < full_again}
        bucket = self._of.get(address)
        if bucket is None:
            bucket = self._of[address] = Bucket(self.rate, self.full, now)
        return bucket
