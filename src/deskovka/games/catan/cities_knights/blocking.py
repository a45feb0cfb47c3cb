"""What knights keep others from building (CT-K8.6)."""

from __future__ import annotations

from collections.abc import Callable

from deskovka.core.game import RuleId, Seat
from deskovka.games.catan.board import END_MASKS
from deskovka.games.catan.building import ends_of
from deskovka.games.catan.cities_knights.knights import knights_of
from deskovka.games.catan.state import CatanState


def knights_stand(state: CatanState) -> int:
    """Nobody builds where a knight stands."""
    return knights_of(state).all()


def why_unconnected(
    otherwise: Callable[[CatanState, Seat, int], RuleId],
) -> Callable[[CatanState, Seat, int], RuleId]:
    """The rule against a road that would go on from where a knight of another stands; elsewhere the one for any road."""

    def why(state: CatanState, seat: Seat, edge: int) -> RuleId:
        knights = knights_of(state)
        guarded = END_MASKS[edge] & ends_of(state.roads[seat]) & knights.all() & ~knights.corners[seat]
        return "CT-K8.6" if guarded else otherwise(state, seat, edge)

    return why
