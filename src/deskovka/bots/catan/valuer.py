"""What a player made of code needs to compare positions."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable

from deskovka.bots.catan.weights import Weights
from deskovka.core.game import Seat
from deskovka.games.catan.robber import MoveRobber
from deskovka.games.catan.seafarers.pirate import MoveRobberOrPirate, Thieving
from deskovka.games.catan.state import CatanState


class Valuer(ABC):
    """How one seat judges positions that can follow from the one it sees."""

    seat: Seat
    weights: Weights

    @abstractmethod
    def value(self, state: CatanState) -> float:
        """What a position is worth; the more the better."""

    @abstractmethod
    def bought(self, state: CatanState) -> float:
        """What an unknown development card adds that has just been paid for."""

    @abstractmethod
    def promised(self, state: CatanState, points: float) -> float:
        """What is worth so many points to this seat although the position does not show it."""

    @abstractmethod
    def thief(self, state: CatanState, asked: MoveRobber | MoveRobberOrPirate) -> tuple[Thieving, float]:
        """The place and the victim that help most, and what the stolen card adds to the new place of the thief."""

    @abstractmethod
    def keeping(self, state: CatanState) -> Callable[[int], float]:
        """What it is worth to have a certain hand."""
