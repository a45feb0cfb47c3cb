"""Games played with the real material: the form that is filled in, and how the rules of the game score it."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping
from typing import Any, ClassVar, Literal

from deskovka.core.errors import DeskovkaError
from deskovka.core.outcome import Outcome
from deskovka.core.values import extensible, value

About = Mapping[str, str | int]  # what a text of the catalogue speaks of
Row = tuple[int, str]  # a line of the file and what stands in it
Place = Any  # a number with a name, of a class of the game


class PaperError(DeskovkaError):
    """What was filled in cannot be.

    For those who tell it in another language: the key of its words, the line (0: none of them), the rule if one
    forbids it, what it is about.
    """

    def __init__(
        self, message: str, reason: str, line: int = 0, rule: str | None = None, **about: str | int
    ) -> None:
        super().__init__(f"line {line}: {message}" if line else message)
        self.reason = reason
        self.line = line
        self.rule = rule
        self.about = about


@value
class Field:
    """One thing to fill in; its words are in the catalogue under `paper-ID`.

    number: `least` to `most`; choice: one of `choices`, none where the default is empty; player: one of the players,
    or nobody; places: up to `most` places of the board, each read by `read` into its number; drawing: rows of signs.
    """

    id: str
    kind: Literal["number", "choice", "player", "places", "drawing"]
    default: str = ""
    choices: tuple[str, ...] = ()
    least: int = 0
    most: int = 0
    rule: str = ""  #: what limits the number of places
    read: Callable[[str], Place] | None = None
    example: str = ""  #: of a place
    blanks: tuple[tuple[str, str], ...] = ()  #: what can be drawn on, with its id: the usual one first
    places: tuple[str, ...] = ()  #: all there are, where a picture does not show them by itself


@value
class Part:
    """What was filled in for the whole table, or for one player, and in which lines."""

    name: str
    line: int
    numbers: dict[str, int]
    choices: dict[str, str]
    players: dict[str, int | None]
    places: dict[str, tuple[Place, ...]]
    drawings: dict[str, tuple[Row, ...]]
    lines: Mapping[str, int]
    spelled: dict[tuple[str, Place], str]  #: each place of a field as it was typed: it may have several names

    def error(
        self, at: str, message: str, reason: str, rule: str | None = None, **about: str | int
    ) -> PaperError:
        """Something is wrong with what was filled in there."""
        line = self.lines.get(at, self.line)
        return PaperError(f"{at}: {message}", reason, line, rule, field=at, **about)

    def forbidden(self, at: str, place: Place, rule: str) -> PaperError:
        """A place where the rules let nothing stand."""
        typed = self.spelled[at, place]
        return self.error(at, f"{typed} is forbidden by {rule}", "forbidden", rule, typed=typed)


@value
class Filled:
    """A form that was filled in."""

    common: Part
    players: tuple[Part, ...]

    @property
    def names(self) -> tuple[str, ...]:
        """What the players are called."""
        return tuple(part.name for part in self.players)


@value
class Why:
    """Why a line has its points, or what somebody should look at: a text of the catalogue, and what it speaks of."""

    key: str
    about: About
    rule: str = ""


@value
class Scored:
    """The score of everything that was filled in."""

    outcome: Outcome
    whys: tuple[tuple[Why, ...], ...]  #: by seat, one for each line of its standing
    winners: tuple[int, ...] = ()  #: nobody, as long as the game goes on
    hints: tuple[Why, ...] = ()
    ranked: bool = True  #: the sums can be compared


@extensible
class Paper(ABC):
    """How one game is scored on paper: the form, and the rules that are asked."""

    seats: ClassVar[range]
    common: ClassVar[tuple[Field, ...]]
    own: ClassVar[tuple[Field, ...]]  #: of each player

    @abstractmethod
    def score(self, filled: Filled) -> Scored:
        """The score by the rules of the game; what the rules do not allow to lie there raises a PaperError."""
