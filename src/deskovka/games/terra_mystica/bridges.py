"""Bridges: by the power action, or the Engineers' own."""

from __future__ import annotations

from deskovka.core.game import Deed, Event, Play, RuleId, Seat
from deskovka.core.notation import Action
from deskovka.core.values import value
from deskovka.games.terra_mystica.board import SPANS, Span
from deskovka.games.terra_mystica.choices import own_choices
from deskovka.games.terra_mystica.finishing import FinishTurn
from deskovka.games.terra_mystica.state import TerraMysticaState
from deskovka.games.terra_mystica.towns import found_towns

MOST = 3  # TM-16.6


@value
class PlaceBridge(Action):
    """`bridge F4:G3`"""

    form = "bridge {span}"
    span: Span


@value
class Bridged(Event):
    """A seat placed a bridge."""

    seat: Seat
    span: Span


BRIDGES = tuple(PlaceBridge(Span(number)) for number in range(len(SPANS)))


def why_not_bridge(state: TerraMysticaState, seat: Seat, action: PlaceBridge) -> RuleId | None:
    if sum(owner == seat for _, owner in state.bridges) >= MOST:
        return "TM-16.6"
    if any(span == action.span for span, _ in state.bridges):
        return "TM-16.5"
    one, other = SPANS[action.span]
    if not (1 << one | 1 << other) & state.own[seat]:
        return "TM-16.4"
    return None


def bridges(state: TerraMysticaState, seat: Seat) -> list[PlaceBridge]:
    return [action for action in BRIDGES if why_not_bridge(state, seat, action) is None]


def why_no_bridge(state: TerraMysticaState, seat: Seat) -> RuleId | None:
    """The rule because of which no bridge can be placed anywhere."""
    reasons = [why_not_bridge(state, seat, action) for action in BRIDGES]
    if None in reasons:
        return None
    return "TM-16.6" if "TM-16.6" in reasons else "TM-16.4"


class PlaceOwnBridge(Deed[TerraMysticaState, PlaceBridge]):
    """TM-16.7: it may found a town at once; for others it may only join what they have."""

    def options(self, asked: object, state: TerraMysticaState, seat: Seat) -> list[PlaceBridge]:
        return bridges(state, seat)

    def why_not(
        self, asked: object, state: TerraMysticaState, seat: Seat, action: PlaceBridge
    ) -> RuleId | None:
        return why_not_bridge(state, seat, action)

    def do(
        self,
        asked: object,
        state: TerraMysticaState,
        seat: Seat,
        action: PlaceBridge,
        play: Play[TerraMysticaState],
    ) -> None:
        state.bridges += ((int(action.span), seat),)
        play.tell(Bridged(seat, action.span))
        one, other = SPANS[action.span]
        towns = found_towns(state, seat, 1 << one | 1 << other)
        play.then(*own_choices(seat, towns=towns), FinishTurn((seat,)))
