"""What knights do on the small islands of The Great Canal (CT-T5.14, CT-T5.15)."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from deskovka.core.game import Seat
from deskovka.games.catan.board import HEX_CORNER_MASKS
from deskovka.games.catan.cities_knights.knights import knights_of
from deskovka.games.catan.production import GOLD_SHIFT
from deskovka.games.catan.scenarios.canal import canal_of
from deskovka.games.catan.state import CatanState


def dig_gold(hexes: Sequence[int]) -> Callable[[CatanState, int, list[int]], None]:
    """CT-T5.14: a knight at a gold hex brings a resource of choice; given the gold hexes."""

    def find(state: CatanState, number: int, owed: list[int]) -> None:
        """CT-T5.19, CT-T5.26: not after the flooding, nor where the robber stands."""
        if not canal_of(state).sites:
            return
        for hex in hexes:
            if state.island.tiles[hex].token == number and state.robber != hex:
                for seat, corners in enumerate(knights_of(state).corners):
                    if corners & HEX_CORNER_MASKS[hex]:
                        owed[seat] += 1 << GOLD_SHIFT

    return find


def trade_abroad(islands: int) -> Callable[[CatanState, Seat, int], bool]:
    """CT-T5.15: a knight at a special harbour of a small island uses it; given the corners of these islands."""

    def favour(state: CatanState, seat: Seat, kind: int) -> bool:
        return bool(state.island.special[kind] & knights_of(state).corners[seat] & islands)

    return favour
