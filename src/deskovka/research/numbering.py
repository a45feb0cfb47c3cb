"""Every answer of a set-up by number, and back: the same numbers for as long as an environment has its version.

First come the answers that have a number of their own, by their notation; after them places for legal answers that have
none, in the order in which the rules list them. Whom an answer is about is counted from the seat that gives it: 1 is the
next one.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from enum import Enum
from hashlib import sha256
from itertools import groupby, product
from typing import Any, get_type_hints

import numpy as np
from numpy.typing import NDArray

from deskovka.core.game import Game, Seat
from deskovka.core.notation import Action, fields_of, shown

Numbers = NDArray[np.intp]

PLACES = 64  # for answers without a number, if a game does not say how many it needs


@dataclass(frozen=True)
class Answers:
    """What a game says of the answers of a set-up. A kind of which not all fields are known has no numbers."""

    kinds: Iterable[type[Action]]
    values: Mapping[type | str, Sequence[Any]] = field(default_factory=dict)  #: by type of field, or its name
    seats: frozenset[str] = frozenset()  #: the fields that name a seat
    whole: Mapping[type[Action], Sequence[Action]] = field(
        default_factory=dict
    )  # fields that belong together
    places: int = PLACES
    quick: Callable[[Any, Seat], Numbers] | None = (
        None  # finds what a seat that is asked may answer by itself
    )


class Found(Mapping[int, Action]):
    """Legal answers by number, where only the numbers were looked for."""

    def __init__(self, numbers: Numbers, actions: Sequence[Action]) -> None:
        self.numbers = numbers
        self._actions = actions

    def __contains__(self, number: object) -> bool:
        return bool((self.numbers == number).any())

    def __getitem__(self, number: int) -> Action:
        if number not in self:
            raise KeyError(number)
        return self._actions[number]

    def __iter__(self) -> Iterator[int]:
        return iter(self.numbers.tolist())

    def __len__(self) -> int:
        return len(self.numbers)


class Numbering:
    """The answers of a set-up by number."""

    def __init__(self, seats: int, answers: Answers) -> None:
        self.seats = seats
        self._given: list[Action] = []  # whoever they are about is counted from whoever gives them
        self._about: list[str] = []  # the field that says so, if there is one
        for kind in sorted(answers.kinds, key=lambda kind: (kind.form, kind.__name__)):
            about = next((name for name in fields_of(kind) if name in answers.seats), "")
            found = answers.whole.get(kind)
            if found is None:
                found = list(self._combined(kind, answers))
            self._given += found
            self._about += [about] * len(found)
        self.own = len(self._given)  # so many answers have a number of their own
        self.size = self.own + answers.places
        self._quick = answers.quick
        self._actions: dict[Seat, list[Action]] = {}
        self._numbers: dict[Seat, dict[Action, int]] = {}

    def _combined(self, kind: type[Action], answers: Answers) -> Iterator[Action]:
        types = get_type_hints(kind)
        columns = [self._values(name, types[name], answers) for name in fields_of(kind)]
        return (kind(*values) for values in product(*columns))

    def _values(self, name: str, kind: type, answers: Answers) -> Sequence[Any]:
        if name in answers.seats:
            return range(1, self.seats)
        for key in (name, kind):
            if key in answers.values:
                return answers.values[key]
        return list(kind) if issubclass(kind, Enum) else ()

    def actions(self, seat: Seat) -> list[Action]:
        """What the own numbers mean to a seat."""
        if seat not in self._actions:
            self._actions[seat] = [
                replace(action, **{about: (seat + getattr(action, about)) % self.seats}) if about else action
                for action, about in zip(self._given, self._about)
            ]
        return self._actions[seat]

    def numbers(self, seat: Seat) -> dict[Action, int]:
        """The own numbers of the answers of a seat."""
        if seat not in self._numbers:
            self._numbers[seat] = {action: number for number, action in enumerate(self.actions(seat))}
        return self._numbers[seat]

    def legal(self, game: Game[Any], state: Any, seat: Seat) -> Mapping[int, Action]:
        """What a seat may answer, by number."""
        if self._quick is not None and seat in game.waiting(state):
            return Found(self._quick(state, seat), self.actions(seat))
        return self.listed(game.legal(state, seat), seat)

    def listed(self, legal: Iterable[Action], seat: Seat) -> dict[int, Action]:
        """Legal answers of a seat by number; those for which there is no place left are left out."""
        known = self.numbers(seat).get
        found: dict[int, Action] = {}
        place = self.own
        for action in legal:
            number = known(action)
            if number is None:
                if place == self.size:
                    continue
                number = place
                place += 1
            found[number] = action
        return found

    def kinds(self) -> list[tuple[str, range]]:
        """Which numbers each kind of answer has, by its form."""
        return [
            (shown(form), range(group[0], group[-1] + 1))
            for form, places in groupby(range(self.own), key=lambda number: self._given[number].form)
            for group in [list(places)]
        ]

    def digest(self) -> str:
        """Tells two numberings apart."""
        lines = "\n".join(map(str, self._given))
        return sha256(f"{lines}\n{self.size}".encode()).hexdigest()[:16]
