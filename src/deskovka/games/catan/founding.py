"""The first settlements and roads (CT-B2.7 to CT-B2.10)."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from typing import Any

from deskovka.core.game import Decision, Event, Play, RuleId, Seat
from deskovka.core.grid import bits
from deskovka.core.notation import Action
from deskovka.core.values import value
from deskovka.games.catan.building import (
    BUILD_CITY,
    BUILD_SETTLEMENT,
    BuildCity,
    BuildRoad,
    BuildSettlement,
    cut_roads,
    place_city,
    place_settlement,
    stand_on,
    why_not_settle,
)
from deskovka.games.catan.goods import GOLD, ONE, Cards
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
        return [BUILD_SETTLEMENT[corner] for corner in bits(first_corners(state, seat))]

    def why_not(self, state: CatanState, seat: Seat, action: BuildSettlement) -> RuleId | None:
        return why_not_found(state, seat, action.corner)

    def resolve(self, state: CatanState, seat: Seat, action: BuildSettlement, play: Play[CatanState]) -> None:
        corner = action.corner
        state.agenda.append(FoundRoad((seat,), int(corner)))
        place_settlement(state, seat, corner, play)
        if self.last:  # CT-B2.9
            earn_cards(state, seat, corner, play)


@value
class FoundCity(Decision[CatanState, BuildCity]):
    """CT-K2.1: a city on any free corner; the `last` building earns cards."""

    rule = "CT-K2.1"
    answers = (BuildCity,)
    last: bool

    def options(self, state: CatanState, seat: Seat) -> Iterable[BuildCity]:
        return [BUILD_CITY[corner] for corner in bits(first_corners(state, seat))]

    def why_not(self, state: CatanState, seat: Seat, action: BuildCity) -> RuleId | None:
        return why_not_found(state, seat, action.corner)

    def resolve(self, state: CatanState, seat: Seat, action: BuildCity, play: Play[CatanState]) -> None:
        corner = action.corner
        state.agenda.append(FoundRoad((seat,), int(corner)))
        stand_on(state, seat, corner)
        place_city(state, seat, corner, play)
        cut_roads(state, seat, 1 << corner, play)
        if self.last:
            earn_cards(state, seat, corner, play)


def first_corners(state: CatanState, seat: Seat) -> int:
    """Where a first building may stand."""
    return state.open & state.book.home & state.book.founding(state, seat)


def why_not_found(state: CatanState, seat: Seat, corner: int) -> RuleId | None:
    rule = why_not_settle(state, corner)
    if rule is None and not state.book.home >> corner & 1:
        return state.book.home_rule
    if rule is None and not state.book.founding(state, seat) >> corner & 1:
        return state.book.founding_rule
    return "CT-B2.8" if rule == "CT-B7.4" else rule


def earn_cards(state: CatanState, seat: Seat, corner: int, play: Play[CatanState]) -> None:
    """CT-B2.9: a card of every hex at a building; for gold one is chosen (CT-S6.3)."""
    kinds = [kind for _, _, kind in state.island.producing(corner)]
    cards = sum(ONE[kind] for kind in kinds if kind != GOLD)
    if cards:
        receive(state, seat, cards)
        play.tell(StartingCards(seat, Cards(cards)))
    if GOLD in kinds:
        state.agenda.append(state.book.gold(seat, kinds.count(GOLD)))


@value
class FoundRoad(Decision[CatanState, Action]):
    """A road that touches the settlement just founded."""

    rule = "CT-B2.7"
    answers = (BuildRoad,)
    corner: int

    def kinds(self, state: CatanState) -> Collection[type[Action]]:
        return state.book.laying

    def options(self, state: CatanState, seat: Seat) -> list[Action]:
        return [
            piece.at(edge)
            for piece in state.book.laying.values()
            for edge in bits(piece.first_places(state, self.corner))
        ]

    def why_not(self, state: CatanState, seat: Seat, action: Any) -> RuleId | None:
        return state.book.laying[type(action)].why_not_first(state, self.corner, action.edge)

    def resolve(self, state: CatanState, seat: Seat, action: Any, play: Play[CatanState]) -> None:
        state.book.laying[type(action)].lay(state, seat, action.edge, play)
