"""What a seat sees as named arrays of small numbers: one row of bytes, and what stands where in it."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from math import prod
from typing import Any, Final, Generic, TypeVar

import numpy as np
from numpy.typing import NDArray

from deskovka.core.game import Decision, Game, Seat

T = TypeVar("T")
V = TypeVar("V")
Row = NDArray[np.uint8]
MOST = 255
MOST_KEPT: Final = 10_000


@dataclass(frozen=True)
class Feature:
    """One array: its shape, its largest number, and what its numbers mean."""

    shape: tuple[int, ...]
    most: int
    meaning: str

    @property
    def size(self) -> int:
        """How many numbers it has."""
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
        """How many numbers a row has."""
        return sum(feature.size for feature in self.features.values())

    def named(self, row: Row) -> dict[str, Row]:
        """The arrays of a row, or of many rows at once: they share its memory."""
        found, start = {}, 0
        for name, feature in self.features.items():
            found[name] = row[..., start : start + feature.size].reshape(row.shape[:-1] + feature.shape)
            start += feature.size
        return found

    def observe(self, state: Any, seat: Seat) -> dict[str, Row]:
        """The arrays by name."""
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


class Kept(Generic[T, V]):
    """What was worked out of parts of positions that never change: they are known by being the same object."""

    def __init__(self, work: Callable[[T], V]) -> None:
        self._work = work
        self._found: dict[int, tuple[T, V]] = {}

    def of(self, part: T) -> V:
        """What was worked out of this part, or is now."""
        found = self._found.get(id(part))
        if found is None:
            make_room(self._found)
            found = self._found[id(part)] = (
                part,
                self._work(part),
            )  # as long as it is here, nothing else has its id
        return found[1]


def make_room(kept: dict[Any, Any]) -> None:
    """What was worked out once need not be kept for ever."""
    if len(kept) == MOST_KEPT:
        kept.clear()


def small(numbers: Iterable[int]) -> Row:
    """Numbers as bytes; what is too large for one is the largest, what is below nothing is nothing."""
    return np.frombuffer(packed(numbers), np.uint8)


def packed(numbers: Iterable[int]) -> bytes:
    """The same before it is an array."""
    found = list(numbers)
    try:
        return bytes(found)
    except (TypeError, ValueError):
        return bytes([max(0, min(MOST, int(number))) for number in found])


def joined(parts: Iterable[bytes]) -> Row:
    """One row of several parts."""
    return np.frombuffer(bytearray().join(parts), np.uint8)


def decisions(game: Game[Any]) -> list[str]:
    """Everything that may be asked, by name."""
    return sorted(kind.__name__ for kind in game.values if issubclass(kind, Decision))


def numbered(numbers: Mapping[Any, int]) -> str:
    """What numbers stand for, as a meaning tells it."""
    return ", ".join(f"{number} {word}" for word, number in numbers.items())
