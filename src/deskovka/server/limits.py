"""How fast and how much one address or one socket may ask for."""

from __future__ import annotations

import time
from collections.abc import Callable

MOST_BUCKETS = 20_000  # addresses remembered


class Bucket:
    """So many at once, and so many a second after that."""

    __slots__ = ("at", "left", "most", "per_second")

    def __init__(self, per_second: float, most: int) -> None:
        self.per_second = per_second
        self.most = most
        self.left = float(most)
        self.at = time.monotonic()

    def take(self, tokens: int = 1) -> float:
        """Take one or more; the seconds to wait, and nothing taken, if there are not so many."""
        now = time.monotonic()
        self.left = min(self.most, self.left + (now - self.at) * self.per_second)
        self.at = now
        if self.left >= tokens:
            self.left -= tokens
            return 0.0
        return (tokens - self.left) / self.per_second

    def borrow(self) -> float:
        """Take one in any case; the seconds to wait before using it."""
        wait = self.take()
        if wait:
            self.left -= 1
        return wait


class Buckets:
    """One bucket an address; full ones are forgotten first."""

    def __init__(self, per_second: float, most: int) -> None:
        self.make: Callable[[], Bucket] = lambda: Bucket(per_second, most)
        self.buckets: dict[str, Bucket] = {}

    def take(self, address: str, tokens: int = 1) -> float:
        bucket = self.buckets.get(address)
        if bucket is None:
            if len(self.buckets) >= MOST_BUCKETS:
                self._forget()
            bucket = self.buckets[address] = self.make()
        return bucket.take(tokens)

    def _forget(self) -> None:
        oldest = sorted(self.buckets, key=lambda address: self.buckets[address].at)
        for address in oldest[: MOST_BUCKETS // 2]:
            del self.buckets[address]
