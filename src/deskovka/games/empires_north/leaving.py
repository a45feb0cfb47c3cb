"""Cards leave the empire: discarded, or back to the hand (EN-3.9, EN-3.18, EN-3.20, EN-10.14, EN-12.8)."""

from __future__ import annotations

from deskovka.core.game import Event, Play, Seat, Step
from deskovka.core.values import value
from deskovka.games.empires_north.cards import Card, CardName, Effect, Kind, Moment
from deskovka.games.empires_north.carrying import Carry
from deskovka.games.empires_north.drawing import DISTANCES, enter_hand_openly
from deskovka.games.empires_north.features import Happened, Happening
from deskovka.games.empires_north.goods import WORKER
from deskovka.games.empires_north.state import EmpiresState, Origin, Piece, piece_at, with_sorted


@value
class LeftEmpire(Event):
    """A card was discarded or taken back to the hand."""

    seat: Seat
    card: CardName
    to_hand: bool


@value
class Leave(Step[EmpiresState]):
    """EN-12.8: one card leaves, gives its reward and triggers features; then the upgrades of a field."""

    rule = "EN-12.8"
    origin: Origin
    serial: int
    chosen: tuple[int, ...]  # the pieces that leave by the same effect, each in its own turn
    each: tuple[Effect, ...]
    to_hand: bool

    def run(self, state: EmpiresState, play: Play[EmpiresState]) -> None:
        seat = self.origin.seat
        piece = piece_at(state, seat, self.serial)
        if piece is None:
            return
        upgrades = [other for other in state.empires[seat] if other.onto == piece.serial]
        state.agenda += [
            Leave(self.origin, other.serial, (), (), False)
            for other in reversed(upgrades)
            if other.serial not in self.chosen
        ]
        remove(state, seat, piece, self.to_hand, play)
        if not self.to_hand:
            name = state.card_of(piece).name
            happening = Happening(Moment.DISCARD, seat, state.placed, name, piece.serial, left=piece)
            state.agenda.append(Happened(happening))
        if self.each:
            state.agenda.append(Carry(self.origin, self.each))


def remove(state: EmpiresState, seat: Seat, piece: Piece, to_hand: bool, play: Play[EmpiresState]) -> None:
    """Where the card goes, and what lay on it."""
    state.empires[seat] = tuple([other for other in state.empires[seat] if other.serial != piece.serial])
    state.tired[seat] += piece.tokens[WORKER]
    card = state.box.cards[piece.card]
    put_away(state, seat, card, to_hand)
    play.tell(LeftEmpire(seat, piece.card, to_hand))


def put_away(state: EmpiresState, seat: Seat, card: Card, to_hand: bool) -> None:
    if card.kind == Kind.START_FIELD:
        state.gone[seat] = with_sorted(state.gone[seat], card.name)
    elif card.distance is not None:
        far = DISTANCES.index(card.distance)
        state.islands_gone[far] = with_sorted(state.islands_gone[far], card.name)
    elif to_hand:
        enter_hand_openly(state, seat, card.name)
    else:
        state.discards[seat] = with_sorted(state.discards[seat], card.name)
