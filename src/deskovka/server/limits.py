"""How fast and how much one address or one socket may ask for."""

from __future__ import annotations

import time
from collections.abc import Callable

from deskovka.server.ledger import Ledger, Page


class Bucket:
    """So many at once, and so many a second after that."""

    __slots__ = ("at", "left", "most", "per_second")

    def __init__(self, per_second: float, most: int) -> None:
        self.per_second = per_second
        self.most = most
        self.left = float(most)
        self.at = time.monotonic()

    def take(self, tokens: float = 1) -> float:
        """Take one or more; the seconds to wait, and nothing taken, if there are not so many."""
        now = time.monotonic()
        self.left = min(self.most, self.left + (now - self.at) * self.per_second)
        self.at = now
        if self.left >= tokens:
            self.left -= tokens
            return 0.0
        return (tokens - self.left) / self.per_second

    def overdrawn(self) -> bool:
        """Whether more was borrowed than there is."""
        return self.take(0) > 0

    def borrow(self, tokens: float = 1) -> float:
        """Take some in any case; the seconds to wait before using them."""
        wait = self.take(tokens)
        if wait:
            self.left -= tokens
        return wait


class Buckets:
    """One bucket a client, in all processes together; in the ledger, where those that rested longest are forgotten."""

    def __init__(self, per_second: float, most: int, ledger: Ledger, kind: str) -> None:
        self.per_second = per_second
        self.most = most
        self.page = Page(ledger, kind)
        self.clock: Callable[[], float] = time.monotonic  # the same for all processes of a machine

    def take(self, client: str, tokens: float = 1) -> float:
        """Take one or more; the seconds to wait, and nothing taken, if there are not so many."""
        tokens = min(tokens, self.most)  # what costs more than a bucket holds must be possible, too
        now = self.clock()
        with self.page.set_of(client) as (number, entries):
            mine = next((place for place, entry in entries.items() if entry[0] == number), None)
            if mine is None:
                mine = min(entries, key=lambda place: entries[place][1])
                left = float(self.most)
            else:
                _, then, before = entries[mine]
                left = min(self.most, before + max(0.0, now - then) * self.per_second)
            enough = left >= tokens
            self.page.write(mine, number, now, left - tokens if enough else left)
        return 0.0 if enough else (tokens - left) / self.per_second
