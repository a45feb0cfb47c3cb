"""How much may still be written: by what the disk has left, and by what the database says when it is full."""

from __future__ import annotations

import logging
import time
from collections.abc import Callable
from enum import IntEnum

LOG = logging.getLogger(__name__)
FRESH = 1.0  # seconds for which one look at the disk is good
PAUSE = 30.0  # seconds after the database said that it is full until more than moves is tried again


class Space(IntEnum):
    """What has to wait: the nearer the end, the more."""

    ENOUGH = 0  # nothing
    LOW = 1  # new tables
    SCARCE = 2  # talk and snapshots, too
    FULL = 3  # everything was refused by the database itself, a short while ago


class Disk:
    """Below the reserve there are no new tables, below half of it only moves; with none left, nothing is lost."""

    def __init__(self, free: Callable[[], int | None], reserve: int) -> None:
        self._free = free
        self._reserve = reserve
        self._left: int | None = None
        self._looked: float | None = None
        self._full: float | None = None
        self._told = Space.ENOUGH

    @property
    def left(self) -> int | None:
        """Bytes, as far as that is known."""
        now = time.monotonic()
        if self._looked is None or now - self._looked > FRESH:
            self._looked = now
            try:
                self._left = self._free()
            except OSError:
                self._left = None  # writing will tell what is wrong with it
        return self._left

    @property
    def space(self) -> Space:
        found = self._now()
        if (found > Space.ENOUGH) != (self._told > Space.ENOUGH):
            LOG.warning("the disk is nearly full: no new tables" if found else "the disk has room again")
        self._told = found
        return found

    def _now(self) -> Space:
        if self._full is not None and time.monotonic() - self._full < PAUSE:
            return Space.FULL
        left = self.left
        if left is None or left >= self._reserve:
            return Space.ENOUGH
        return Space.LOW if left >= self._reserve // 2 else Space.SCARCE

    def fills(self) -> None:
        """The database said that it is full."""
        self._full = time.monotonic()
