"""A round: everybody guesses in secret, then the die is rolled."""

from __future__ import annotations

from collections.abc import Iterable

from deskovka.core.game import Decision, Event, Play, Seat, Step
from deskovka.core.notation import Action
from deskovka.core.values import value
from guess_the_die.state import DieState

FACES = (1, 2, 3, 4, 5, 6)


@value
class Guess(Action):
    """`guess 4`"""

    form = "guess {face}"
    face: int


@value
class Guessed(Event):
    """A seat has guessed; what, only that seat sees."""

    seat: Seat
    face: int | None

    def seen_by(self, seat: Seat | None) -> Guessed:
        return self if seat == self.seat else Guessed(self.seat, None)


@value
class Rolled(Event):
    """The die, and what everybody had guessed."""

    reveals = True
    face: int
    guesses: tuple[int, ...]


@value
class GuessTheDie(Decision[DieState, Guess]):
    """Guess a face of the die."""

    rule = "GD-1.1"
    answers = (Guess,)
    kept_back = True

    def options(self, state: DieState, seat: Seat) -> Iterable[Guess]:
        return [Guess(face) for face in FACES]

    def resolve(self, state: DieState, seat: Seat, action: Guess, play: Play[DieState]) -> None:
        state.guesses[seat] = action.face
        play.tell(Guessed(seat, action.face))


@value
class RollTheDie(Step[DieState]):
    """Roll, and give three points for a hit and one for a near miss."""

    rule = "GD-1.2"

    def run(self, state: DieState, play: Play[DieState]) -> None:
        number = len(state.points[0])
        face = play.pick(FACES, "die", number + 1)
        play.tell(Rolled(face, tuple(state.guesses)))
        for seat, guess in enumerate(state.guesses):
            state.points[seat].append({0: 3, 1: 1}.get(abs(guess - face), 0))
        state.guesses = [0] * len(state.guesses)
