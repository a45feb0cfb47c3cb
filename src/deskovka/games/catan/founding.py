"""The first settlements and roads (CT-B2.7 to CT-B2.10)."""

from __future__ import annotations

from collections.abc import Iterable

from deskovka.core.game import Decision, Event, Play, RuleId, Seat
from deskovka.core.grid import bits
from deskovka.core.values import value
from deskovka.games.catan.board import EDGE_MASKS
from deskovka.games.catan.building import (
    BUILD_ROAD,
    BUILD_SETTLEMENT,
    BuildRoad,
    BuildSettlement,
    place_road,
    place_settlement,
    why_not_settle,
)
from deskovka.games.catan.goods import ONE, Cards
from deskovka.games.catan.hands import receive
from deskovka.games.catan.state import CatanState


@value
class StartingCards(Event):
    seat: Seat
    cards: Cards


@value
class FoundSettlement(Decision[CatanState, BuildSettlement]):
    """A settlement on any free corner; the `last` one earns cards."""

    rule = "CT-B2.7"
    answers = (BuildSettlement,)
    last: bool

    def options(self, state: CatanState, seat: Seat) -> Iterable[BuildSettlement]:
        return [BUILD_SETTLEMENT[corner] for corner in bits(state.open)]

    def why_not(self, state: CatanState, seat: Seat, action: BuildSettlement) -> RuleId | None:
        rule = why_not_settle(state, action.corner)
        return "CT-B2.8" if rule == "CT-B7.4" else rule

    def resolve(self, state: CatanState, seat: Seat, action: BuildSettlement, play: Play[CatanState]) -> None:
        corner = action.corner
        state.agenda.append(FoundRoad((seat,), int(corner)))
        place_settlement(state, seat, corner, play)
        if self.last:  # CT-B2.9
            cards = sum(ONE[kind] for _, _, kind in state.island.producing(corner))
            if cards:
                receive(state, seat, cards)
                play.tell(StartingCards(seat, Cards(cards)))


@value
class FoundRoad(Decision[CatanState, BuildRoad]):
    """A road that touches the settlement just founded."""

    rule = "CT-B2.7"
    answers = (BuildRoad,)
    corner: int

    def options(self, state: CatanState, seat: Seat) -> Iterable[BuildRoad]:
        free = EDGE_MASKS[self.corner] & state.island.paths & ~state.taken
        return [BUILD_ROAD[edge] for edge in bits(free)]

    def resolve(self, state: CatanState, seat: Seat, action: BuildRoad, play: Play[CatanState]) -> None:
        place_road(state, seat, action.edge, play)
