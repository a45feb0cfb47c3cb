"""Cities & Knights together with Seafarers (CT-K11)."""

from __future__ import annotations

from collections.abc import Sequence

from deskovka.core.game import Decision, Deed, Play, RuleId, Seat
from deskovka.core.grid import bits
from deskovka.core.notation import Action
from deskovka.core.values import value
from deskovka.games.catan.board import EDGE_ENDS, EDGE_MASKS, HEX_CORNER_MASKS, Corner
from deskovka.games.catan.book import Book
from deskovka.games.catan.building import BuildRoad
from deskovka.games.catan.cities_knights.access import realm_of, set_knights
from deskovka.games.catan.cities_knights.knight_actions import along, ready, rest, why_not_ready
from deskovka.games.catan.cities_knights.knights import foreign_pieces, knights_of
from deskovka.games.catan.seafarers.pirate import (
    PlacePirate,
    RobShip,
    move_pirate,
    pirate_moves,
    why_not_pirate,
)
from deskovka.games.catan.seafarers.route import roads_and_ships
from deskovka.games.catan.seafarers.sea import NO_PIRATE
from deskovka.games.catan.seafarers.ships import BuildShip, own_buildings, sea_of
from deskovka.games.catan.state import CatanState, with_entry
from deskovka.games.catan.turn import EndTurn


def add(book: Book) -> None:
    book.sailing = ships_of
    book.pieces = roads_and_ships
    book.lift = lift_piece
    book.anchored = knights_hold
    end = book.after_roll.pop(EndTurn)
    book.after_roll |= {ChasePirate: DrivePirateAway(), EndTurn: end}
    book.some += (book.after_roll[ChasePirate].one,)


def ships_of(state: CatanState, seat: Seat) -> int:
    """CT-K11.2: knights move over ships as over roads."""
    return sea_of(state).ships[seat]


def knights_hold(state: CatanState, seat: Seat, ship: int) -> int:
    """CT-K11.6: a line with a knight at its end is closed, and a ship stays that alone joins one to a building."""
    held = knights = knights_of(state).corners[seat]
    if not knights:
        return 0
    foreign = foreign_pieces(state, seat)
    others = roads_and_ships(state, seat) & ~(1 << ship)
    for end in EDGE_ENDS[ship]:
        if EDGE_MASKS[end] & state.roads[seat] and not foreign >> end & 1:
            beyond = 1 << end | along(others, end, foreign)
            if beyond & knights and not beyond & own_buildings(state, seat):
                held |= 1 << end
    return held


def lift_piece(state: CatanState, seat: Seat, edge: int) -> type[Action]:
    """CT-K11.10: a road or a ship."""
    sea, bit = sea_of(state), 1 << edge
    if not sea.ships[seat] & bit:
        state.roads[seat] &= ~bit
        return BuildRoad
    ships = with_entry(sea.ships, seat, sea.ships[seat] & ~bit)
    state.sea = sea.but(ships=ships, fresh=sea.fresh & ~bit)
    return BuildShip


@value
class ChasePirate(Action):
    """`chase-pirate E7n`: the knight there drives the pirate away."""

    form = "chase-pirate {knight}"
    knight: Corner


class DrivePirateAway(Deed[CatanState, ChasePirate]):
    """CT-K11.5: a knight at the pirate's hex moves it, and robs; not before the first landing (CT-K11.9)."""

    def options(self, asked: object, state: CatanState, seat: Seat) -> Sequence[ChasePirate]:
        pirate = sea_of(state).pirate
        if not realm_of(state).barbarians.landings or pirate == NO_PIRATE:
            return ()
        return [ChasePirate(Corner(knight)) for knight in bits(ready(state, seat) & HEX_CORNER_MASKS[pirate])]

    def why_not(self, asked: object, state: CatanState, seat: Seat, action: ChasePirate) -> RuleId | None:
        if not realm_of(state).barbarians.landings:
            return "CT-K11.9"
        rule = why_not_ready(state, seat, action.knight)
        if rule is not None:
            return rule
        pirate = sea_of(state).pirate
        there = pirate != NO_PIRATE and HEX_CORNER_MASKS[pirate] >> action.knight & 1
        return None if there else "CT-K11.5"

    def do(
        self, asked: object, state: CatanState, seat: Seat, action: ChasePirate, play: Play[CatanState]
    ) -> None:
        set_knights(state, rest(knights_of(state), action.knight))
        state.agenda.append(MovePirate((seat,), f"chase-pirate {action.knight}"))


@value
class MovePirate(Decision[CatanState, PlacePirate | RobShip]):
    """CT-K11.5: the pirate goes to another sea hex, and a card is taken of somebody there."""

    rule = "CT-K11.5"
    answers = (PlacePirate, RobShip)
    cause: str

    def options(self, state: CatanState, seat: Seat) -> list[PlacePirate | RobShip]:
        return [move for move in pirate_moves(state, seat) if isinstance(move, (PlacePirate, RobShip))]

    def why_not(self, state: CatanState, seat: Seat, action: PlacePirate | RobShip) -> RuleId | None:
        return why_not_pirate(state, seat, action)

    def resolve(
        self, state: CatanState, seat: Seat, action: PlacePirate | RobShip, play: Play[CatanState]
    ) -> None:
        move_pirate(state, seat, action, self.cause, play)
