"""The Aqueduct (CT-K5.5)."""

from __future__ import annotations

from typing import Final

from deskovka.core.game import Play, Seat, Step, Task
from deskovka.core.values import value
from deskovka.games.catan.cities_knights.access import realm_of
from deskovka.games.catan.cities_knights.realm import SCIENCE
from deskovka.games.catan.seafarers.gold import ChooseCards, offer_cards
from deskovka.games.catan.state import CatanState

AQUEDUCT: Final = 3  # level of science


@value
class ChooseWater(ChooseCards):
    """CT-K5.5: who gets nothing from a roll takes a resource."""

    rule = "CT-K5.5"


@value
class WaterFlows(Step[CatanState]):
    """Each in turn chooses from what the bank still holds."""

    rule = "CT-K5.5"
    seat: Seat

    def run(self, state: CatanState, play: Play[CatanState]) -> None:
        offer_cards(state, ChooseWater((self.seat,), 1), play)


def aqueduct(state: CatanState, paid: list[int]) -> dict[Seat, Task[CatanState]]:
    """What those who have one and get nothing do, by seat."""
    found: dict[Seat, Task[CatanState]] = {}
    for seat, row in enumerate(realm_of(state).improvements.levels):
        if row[SCIENCE] >= AQUEDUCT and not paid[seat]:
            found[seat] = WaterFlows(seat)
    return found
