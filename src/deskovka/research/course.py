"""One game while it is played by numbers: what every interface is made of."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from random import Random
from typing import Any

import numpy as np
from numpy.typing import NDArray

from deskovka.core.chance import RandomChance
from deskovka.core.game import Game, Play, Seat
from deskovka.core.notation import Action
from deskovka.core.setup import Setup
from deskovka.registry import game as find_game
from deskovka.registry import part
from deskovka.research.numbering import Found, Numbering, Numbers
from deskovka.research.observing import Observer

Mask = NDArray[np.int8]


class Material:
    """What all games of one set-up share."""

    def __init__(self, game: Game[Any], setup: Setup) -> None:
        self.game = game
        self.setup = setup
        own = part("research", game.name)
        state = game.new_game(
            setup, RandomChance(Random(0))
        )  # whatever chance gives: the places are the same
        self.numbering: Numbering = Numbering(setup.seats, own.answers(game, setup, state))
        self.observer: Observer = own.observer(game, setup, state)

    def __deepcopy__(self, memo: object) -> Material:
        return self


def usual_seats(game: Game[Any]) -> int:
    """How many sit at a table when nobody says it: two, where a game does not say better."""
    own: int | None = part("research", game.name).SEATS
    return own or min(max(2, game.seats[0]), game.seats[-1])


def material(name: str, seats: int | None = None, options: Mapping[str, str] | None = None) -> Material:
    """What all games of one set-up share; made once."""
    game = find_game(name)
    seats = seats or usual_seats(game)
    game.setup(seats, options)  # complains of what would have no effect
    return _material(game.name, seats, tuple(sorted((options or {}).items())))


@cache
def _material(name: str, seats: int, options: tuple[tuple[str, str], ...]) -> Material:
    game = find_game(name)
    return Material(game, game.setup(seats, dict(options)))


class Course:
    """One game: who is asked, what may be answered, and what follows from an answer."""

    __slots__ = ("_legal", "_play", "game", "material", "numbering", "observer", "setup", "state")

    def __init__(self, material: Material) -> None:
        self.material = material
        self.game, self.setup = material.game, material.setup
        self.numbering, self.observer = material.numbering, material.observer
        self.state: Any = None
        self._legal: dict[Seat, Mapping[int, Action]] = {}

    def begin(self, random: Random) -> None:
        chance = RandomChance(random)
        self.state = self.game.new_game(self.setup, chance)
        self._play: Play[Any] = Play(self.state, chance, heard=False)
        self._legal.clear()

    @property
    def asked(self) -> tuple[Seat, ...]:
        agenda = self.state.agenda
        return agenda[-1].seats if agenda else ()

    def legal(self, seat: Seat) -> Mapping[int, Action]:
        """What a seat that is asked may answer, by number."""
        found = self._legal.get(seat)
        if found is None:
            found = self._legal[seat] = self.numbering.legal(self.game, self.state, seat)
        return found

    def numbers(self, seat: Seat) -> Sequence[int] | Numbers:
        """The numbers alone."""
        legal = self.legal(seat)
        return legal.numbers if isinstance(legal, Found) else [*legal]

    def mask(self, seat: Seat) -> Mask:
        """1 for each number that may be answered."""
        mask = np.zeros(self.numbering.size, np.int8)
        mask[self.numbers(seat)] = 1
        return mask

    def answer(self, seat: Seat, number: int) -> None:
        """Do what a number means; it must be one that may be answered."""
        self.do(seat, self.legal(seat)[number])

    def do(self, seat: Seat, action: Action) -> None:
        """Do what is known to be legal, with or without a number."""
        self._legal.clear()
        self.game.answer(self.state, seat, action, self._play)

    def number(self, seat: Seat, text: str) -> int:
        """The number of an answer in notation: its own, or its place among those that may be given now."""
        action = self.game.read(text)
        found = self.numbering.numbers(seat).get(action)
        if found is not None:
            return found
        places = {listed: number for number, listed in self.legal(seat).items()}
        if action not in places:
            raise ValueError(f"{text!r} has no number here")
        return places[action]

    def text(self, seat: Seat, number: int) -> str:
        """An answer in notation: what its number always means, or the place of a list means now."""
        if 0 <= number < self.numbering.own:
            return str(self.numbering.actions(seat)[number])
        if number not in self.legal(seat):
            raise ValueError(
                f"{number} means nothing here: answers are numbered from 0 to {self.numbering.size - 1}"
            )
        return str(self.legal(seat)[number])
