"""The Diplomat (CT-K15.20)."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Any, Final

from deskovka.core.game import Choice, Deed, Event, Play, RuleId, Seat, deeds
from deskovka.core.grid import bits
from deskovka.core.notation import Action
from deskovka.core.values import value
from deskovka.games.catan.board import EDGE_ENDS, EDGE_MASKS, Edge
from deskovka.games.catan.building import ends_of, reach_of
from deskovka.games.catan.cities_knights.knights import (
    knights_of,
)
from deskovka.games.catan.cities_knights.progress.playing import SKIP, DoWithout, PlayProgress, Skip
from deskovka.games.catan.cities_knights.realm import NOWHERE
from deskovka.games.catan.points import check_victory
from deskovka.games.catan.roads import award_longest_road
from deskovka.games.catan.state import CatanState

# Diplomat


@value
class PlayDiplomat(Action):
    """`diplomat E7ne`"""

    form = "diplomat {edge}"
    edge: Edge


@value
class PieceRemoved(Event):
    """A road or ship was taken from the board."""

    seat: Seat
    owner: Seat
    edge: Edge


class Diplomat(PlayProgress[PlayDiplomat]):
    """CT-K15.20: an open road, or ship, is removed; an own one may be laid again elsewhere."""

    def ways(self, state: CatanState, seat: Seat) -> Sequence[PlayDiplomat]:
        return [PlayDiplomat(Edge(edge)) for edge in open_pieces(state)]

    def why_no_effect(self, state: CatanState, seat: Seat, action: PlayDiplomat) -> RuleId | None:
        return None if action.edge in open_pieces(state) else "CT-K15.20"

    def take_effect(
        self, state: CatanState, seat: Seat, action: PlayDiplomat, play: Play[CatanState]
    ) -> None:
        edge = int(action.edge)
        owner = owner_of(state, edge)
        laying = remove_piece(state, owner, edge)
        play.tell(PieceRemoved(seat, owner, action.edge))
        award_longest_road(state, play)
        check_victory(state, play)
        if owner == seat and state.agenda:
            asked = LayAgain((seat,), laying.__name__, action.edge)
            if len(asked.options(state, seat)) > 1:
                state.agenda.append(asked)


def owner_of(state: CatanState, edge: int) -> Seat:
    for seat in range(state.seats):
        if state.book.pieces(state, seat) >> edge & 1:
            return seat
    return NOWHERE


def open_pieces(state: CatanState) -> list[int]:
    """CT-K15.20: one of its ends touches no other piece of its owner."""
    knights = knights_of(state)
    found = []
    for seat in range(state.seats):
        pieces = state.book.pieces(state, seat)
        held = state.settlements[seat] | state.cities[seat] | knights.corners[seat]
        for edge in bits(pieces):
            others = pieces & ~(1 << edge)
            if any(not EDGE_MASKS[end] & others and not held >> end & 1 for end in EDGE_ENDS[edge]):
                found.append(edge)
    return sorted(found)


def remove_piece(state: CatanState, owner: Seat, edge: int) -> type[Action]:
    """Take a road or ship from the board; what kind of piece it was."""
    kind = state.book.lift(state, owner, edge)
    state.taken &= ~(1 << edge)
    state.ends[owner] = ends_of(state.book.network(state, owner))
    state.reach[owner] = reach_of(state, owner)
    state.chains[owner] = state.book.longest_route(state, owner)
    return kind


class LayPiece(Deed[CatanState, Any]):
    """Elsewhere, by all rules, for nothing."""

    def options(self, asked: LayAgain, state: CatanState, seat: Seat) -> list[Any]:
        laying = state.book.laying[asked.kind(state)]
        return [laying.at(edge) for edge in bits(laying.places(state, seat)) if edge != int(asked.removed)]

    def why_not(self, asked: LayAgain, state: CatanState, seat: Seat, action: Any) -> RuleId | None:
        edge = int(action.edge)
        if edge == int(asked.removed) or type(action) is not asked.kind(state):
            return "CT-K15.20"
        return state.book.laying[type(action)].why_not_there(state, seat, edge)

    def do(self, asked: LayAgain, state: CatanState, seat: Seat, action: Any, play: Play[CatanState]) -> None:
        state.book.laying[type(action)].lay(state, seat, action.edge, play)


@value
class LayAgain(Choice[CatanState]):
    """CT-K15.20: an own road or ship that was removed may be laid again at once."""

    rule = "CT-K15.20"
    answers = deeds({Skip: DoWithout()})
    piece: str  # the name of the action that lays one
    removed: Edge

    def kind(self, state: CatanState) -> type[Action]:
        return next(kind for kind in state.book.laying if kind.__name__ == self.piece)

    def kinds(self, state: CatanState) -> Collection[type[Action]]:
        return (*state.book.laying, Skip)

    def options(self, state: CatanState, seat: Seat) -> list[Action]:
        return [*LAY_PIECE.options(self, state, seat), SKIP]

    def why_not(self, state: CatanState, seat: Seat, action: Action) -> RuleId | None:
        return None if isinstance(action, Skip) else LAY_PIECE.why_not(self, state, seat, action)

    def resolve(self, state: CatanState, seat: Seat, action: Action, play: Play[CatanState]) -> None:
        if not isinstance(action, Skip):
            LAY_PIECE.do(self, state, seat, action, play)


LAY_PIECE: Final = LayPiece()
