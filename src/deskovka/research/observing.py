"""What a seat sees as named arrays of small numbers: one row of bytes, and what stands where in it."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from math import prod
from typing import Any

import numpy as np
from numpy.typing import NDArray

from deskovka.core.game import Seat

Row = NDArray[np.uint8]
MOST = 255


@dataclass(frozen=True)
class Feature:
    """One array: its shape, its largest number, and what its numbers mean."""

    shape: tuple[int, ...]
    most: int
    meaning: str

    @property
    def size(self) -> int:
        return prod(self.shape)


class Observer(ABC):
    """Sees a position as one seat sees it: whoever is shown stands first, the others follow in turn order.

    It may read the state, but only what the seat's view shows: the tests compare it over guesses of that seat.
    """

    features: Mapping[str, Feature]
    seats: int

    @abstractmethod
    def row(self, state: Any, seat: Seat) -> Row:
        """All of it, as one row: the features one after the other."""

    @property
    def size(self) -> int:
        return sum(feature.size for feature in self.features.values())

    def named(self, row: Row) -> dict[str, Row]:
        """The arrays of a row, or of many rows at once: they share its memory."""
        found, start = {}, 0
        for name, feature in self.features.items():
            found[name] = row[..., start : start + feature.size].reshape(row.shape[:-1] + feature.shape)
            start += feature.size
        return found

    def observe(self, state: Any, seat: Seat) -> dict[str, Row]:
        return self.named(self.row(state, seat))


class Places:
    """The places of a map that can be seen, of those that have a bit: corners, edges, hexes."""

    def __init__(self, numbers: Iterable[int]) -> None:
        self.numbers: Sequence[int] = sorted(numbers)
        self.place = {number: place for place, number in enumerate(self.numbers)}
        self.bytes = (self.numbers[-1] >> 3) + 1
        whole = self.numbers == list(range(len(self.numbers)))
        self._taken: Any = slice(0, len(self.numbers)) if whole else np.array(self.numbers)

    def __len__(self) -> int:
        return len(self.numbers)

    def of(self, sets: Sequence[int]) -> Row:
        """1 where a place is in a set, a row for each set, one after the other."""
        width = self.bytes
        packed = b"".join([places.to_bytes(width, "little") for places in sets])
        bits = np.unpackbits(np.frombuffer(packed, np.uint8), bitorder="little")
        return bits.reshape(len(sets), -1)[:, self._taken].ravel()


def small(numbers: Iterable[int]) -> Row:
    """Numbers as bytes; what is too large for one is the largest, what is below nothing is nothing."""
    try:
        return np.frombuffer(bytes(numbers), np.uint8)
    except (TypeError, ValueError):
        return np.frombuffer(bytes([max(0, min(MOST, int(number))) for number in numbers]), np.uint8)
