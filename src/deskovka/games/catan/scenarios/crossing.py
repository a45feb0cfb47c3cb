"""Knights in the enchanted land: how one comes over, and how it moves there (CT-T6.10 to CT-T6.18)."""

from __future__ import annotations

from typing import Final

from deskovka.core.game import Decision, Event, Play, RuleId, Seat
from deskovka.core.grid import bits
from deskovka.core.values import value
from deskovka.games.catan.board import EDGE_MASKS, END_MASKS, NEAR, Corner, around
from deskovka.games.catan.cities_knights.knight_actions import (
    FleeTo,
    KnightWithdrew,
    March,
    MoveKnight,
    along,
    marches,
    weaker,
    why_not_ready,
)
from deskovka.games.catan.cities_knights.knights import (
    change_guard,
    empty_corners,
    foreign_pieces,
    knights_of,
    with_knight,
)
from deskovka.games.catan.cities_knights.realm import Knights
from deskovka.games.catan.points import check_victory
from deskovka.games.catan.scenarios.land import EnchantedLand
from deskovka.games.catan.seafarers.ships import own_buildings, sea_of
from deskovka.games.catan.state import CatanState

STEPS: Final = 3  # intersections of a move, CT-T6.14


def enchanted(state: CatanState) -> EnchantedLand:
    assert isinstance(state.land, EnchantedLand), "this table has no enchanted land"
    return state.land


@value
class KnightCrossed(Event):
    """CT-T6.11: the one knight of a seat that comes to the enchanted land, for good."""

    seat: Seat
    corner: Corner
    to: Corner


class MoveInEnchantedLand(MoveKnight):
    """CT-T6.10, CT-T6.14: as usual outside; over the sea once in the game; there without roads or ships."""

    def __init__(self, corners: int, edges: int) -> None:
        self.corners = corners  # of the enchanted land
        self.edges = edges

    def places(self, state: CatanState, seat: Seat, knight: int) -> int:
        if self.corners >> knight & 1:
            return self.wanderings(state, seat, knight)
        return marches(state, seat, knight) & ~self.corners | self.landings(state, seat, knight)

    def wanderings(self, state: CatanState, seat: Seat, knight: int) -> int:
        """CT-T6.14 to CT-T6.18: up to three intersections, to one inland."""
        reached = self.within(knight, foreign_pieces(state, seat))
        free = empty_corners(state) | weaker(state, seat, knights_of(state).strength(knight))
        return reached & free & ~state.island.coast

    def within(self, knight: int, blocked: int) -> int:
        """CT-T6.16: where so many steps lead; nobody passes pieces of others."""
        found = waiting = 1 << knight
        for _ in range(STEPS):
            reached = around(END_MASKS, around(EDGE_MASKS, waiting) & self.edges) & ~found
            found |= reached
            waiting = reached & ~blocked
        return found & ~(1 << knight)

    def landings(self, state: CatanState, seat: Seat, knight: int) -> int:
        """CT-T6.10 to CT-T6.13: where a line of ships leads that begins at a building to which the knight can come."""
        if enchanted(state).crossed >> seat & 1:
            return 0
        found, empty, own = 0, empty_corners(state), own_buildings(state, seat)
        for corner in bits(self.shores(state, seat, knight)):
            if empty >> corner & 1:
                found |= 1 << corner
            elif own >> corner & 1:  # CT-T6.12, CT-T6.32
                found |= NEAR[corner] & self.corners & state.island.coast & empty
        return found

    def shores(self, state: CatanState, seat: Seat, knight: int) -> int:
        """The corners of the enchanted land where such a line ends, or that it passes."""
        ships, blocked = sea_of(state).ships[seat], foreign_pieces(state, seat)
        joined = along(state.roads[seat] | ships, knight, blocked)
        found = 0
        for building in bits(joined & own_buildings(state, seat)):
            found |= along(ships, building, blocked)
        return found & self.corners

    def why_not(self, asked: object, state: CatanState, seat: Seat, action: March) -> RuleId | None:
        rule = super().why_not(asked, state, seat, action)
        if rule is None or why_not_ready(state, seat, action.knight) is not None:
            return rule
        there = self.corners >> action.corner & 1
        if self.corners >> action.knight & 1:
            return self.why_not_wander(state, seat, action) if there else "CT-T6.11"
        return self.why_not_land(state, seat, action) if there else rule

    def why_not_wander(self, state: CatanState, seat: Seat, action: March) -> RuleId:
        if state.island.coast >> action.corner & 1:
            return "CT-T6.15"
        blocked = foreign_pieces(state, seat)
        if self.within(int(action.knight), blocked) >> action.corner & 1:
            return "CT-T6.17"
        return "CT-T6.16" if self.within(int(action.knight), 0) >> action.corner & 1 else "CT-T6.14"

    def why_not_land(self, state: CatanState, seat: Seat, action: March) -> RuleId:
        if enchanted(state).crossed >> seat & 1:
            return "CT-T6.11"
        if not self.shores(state, seat, int(action.knight)) >> action.corner & 1:
            return "CT-T6.10"
        return "CT-T6.12" if own_buildings(state, seat) >> action.corner & 1 else "CT-T6.13"

    def do(self, asked: object, state: CatanState, seat: Seat, action: March, play: Play[CatanState]) -> None:
        if self.corners >> action.corner & 1:
            land = enchanted(state)
            state.land = land.but(crossed=land.crossed | 1 << seat)
        super().do(asked, state, seat, action, play)

    def told(self, seat: Seat, action: March) -> Event:
        if self.corners >> action.knight & 1 or not self.corners >> action.corner & 1:
            return super().told(seat, action)
        return KnightCrossed(seat, action.knight, action.corner)

    def send_away(
        self,
        state: CatanState,
        seat: Seat,
        owner: Seat,
        before: Knights,
        corner: Corner,
        play: Play[CatanState],
    ) -> None:
        """CT-T6.17: there, who displaces a knight says where it goes."""
        if not self.corners >> corner & 1:
            super().send_away(state, seat, owner, before, corner, play)
            return
        active = bool(before.active >> corner & 1)
        inland = self.corners & ~state.island.coast
        state.agenda.append(SendOff((seat,), owner, corner, before.strength(corner), active, inland))


@value
class SendOff(Decision[CatanState, FleeTo]):
    """CT-T6.17, CT-T6.37: any free intersection inland, a dragon or not; the knight keeps strength and state."""

    rule = "CT-T6.17"
    answers = (FleeTo,)
    owner: Seat
    corner: Corner
    strength: int
    active: bool
    inland: int

    def options(self, state: CatanState, seat: Seat) -> list[FleeTo]:
        return [FleeTo(Corner(corner)) for corner in bits(self.inland & empty_corners(state))]

    def resolve(self, state: CatanState, seat: Seat, action: FleeTo, play: Play[CatanState]) -> None:
        play.tell(KnightWithdrew(self.owner, self.corner, action.corner))
        knights = with_knight(knights_of(state), self.owner, int(action.corner), self.strength, self.active)
        change_guard(state, self.owner, knights, 1 << action.corner, play)
        check_victory(state, play)
