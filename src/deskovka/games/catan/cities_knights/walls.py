"""City walls (CT-K7)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from deskovka.core.game import Deed, Event, Play, RuleId, Seat
from deskovka.core.grid import bits
from deskovka.core.notation import Action
from deskovka.core.values import value
from deskovka.games.catan.board import CORNERS, Corner
from deskovka.games.catan.cities_knights.access import realm_of, set_improvements
from deskovka.games.catan.goods import Cards, holds
from deskovka.games.catan.hands import pay
from deskovka.games.catan.state import CatanState, with_entry

WALL: Final = int(Cards.read("2brick"))  # CT-K7.1
WALLS: Final = 3  # pieces of a player
ROOM: Final = 2  # cards more that are safe behind each, CT-K4.4


@value
class WallBuilt(Event):
    seat: Seat
    corner: Corner


@value
class BuildWall(Action):
    """`wall E7n`"""

    form = "wall {corner}"
    corner: Corner


class PaidWall(Deed[CatanState, BuildWall]):
    """CT-K7.1: under a city, for two brick."""

    def options(self, asked: object, state: CatanState, seat: Seat) -> Sequence[BuildWall]:
        if not holds(state.hands[seat], WALL):
            return ()
        return [BUILD_WALL[corner] for corner in bits(wall_places(state, seat))]

    def why_not(self, asked: object, state: CatanState, seat: Seat, action: BuildWall) -> RuleId | None:
        if not wall_places(state, seat) >> action.corner & 1:
            return "CT-K7.1"
        return None if holds(state.hands[seat], WALL) else "CT-K7.1"

    def do(
        self, asked: object, state: CatanState, seat: Seat, action: BuildWall, play: Play[CatanState]
    ) -> None:
        pay(state, seat, WALL)
        build_wall(state, seat, action.corner, play)


def wall_places(state: CatanState, seat: Seat) -> int:
    """CT-K7.1: cities without a wall, as long as there are pieces."""
    walls = realm_of(state).improvements.walls[seat]
    return state.cities[seat] & ~walls if walls.bit_count() < WALLS else 0


def build_wall(state: CatanState, seat: Seat, corner: Corner, play: Play[CatanState]) -> None:
    improvements = realm_of(state).improvements
    walls = with_entry(improvements.walls, seat, improvements.walls[seat] | 1 << corner)
    set_improvements(state, improvements.but(walls=walls))
    if play.heard:
        play.tell(WallBuilt(seat, corner))


def behind_walls(state: CatanState, seat: Seat) -> int:
    """CT-K4.4: two cards more are safe for every wall."""
    return ROOM * realm_of(state).improvements.walls[seat].bit_count()


BUILD_WALL: Final = tuple(BuildWall(Corner(corner)) for corner in range(CORNERS))
