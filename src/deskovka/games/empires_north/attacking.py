"""Attacks: a raze token exhausts an opponent's action card (EN-6.19, EN-6.22)."""

from __future__ import annotations

from deskovka.core.game import Deed, Event, Play, RuleId, Seat
from deskovka.core.notation import Action
from deskovka.core.values import value
from deskovka.games.empires_north.cards import CardName, Moment
from deskovka.games.empires_north.features import Happened, Happening
from deskovka.games.empires_north.goods import KINDS, RAZE
from deskovka.games.empires_north.names import PieceName, name_of, piece_named
from deskovka.games.empires_north.state import EmpiresState, Piece, change


@value
class Attacked(Event):
    """A card of an opponent was exhausted; `free` without paying for it."""

    seat: Seat
    victim: Seat
    card: CardName
    free: bool


@value
class Attack(Action):
    """`attack 2 wool-market`"""

    form = "attack {victim} {card}"
    victim: Seat
    card: PieceName


def targets(state: EmpiresState, seat: Seat) -> list[Attack]:
    """Action cards that are not exhausted, of opponents who have not passed."""
    return [Attack(other, name_of(state, other, piece)) for other, piece in open_to_attack(state, seat)]


def open_to_attack(state: EmpiresState, seat: Seat) -> list[tuple[Seat, Piece]]:
    """The same as pieces."""
    cards = state.box.cards
    return [
        (other, piece)
        for other in state.after(seat)
        if not state.passed >> other & 1
        for piece in state.empires[other]
        if not piece.exhausted and cards[piece.copied or piece.card].action is not None
    ]


def why_not_target(state: EmpiresState, seat: Seat, action: Attack) -> RuleId | None:
    if action.victim == seat or not 0 <= action.victim < state.seats:
        return "EN-6.19"
    if state.passed >> action.victim & 1:
        return "EN-6.3"
    piece = piece_named(state, action.victim, action.card)
    if piece is None or piece.exhausted or state.card_of(piece).action is None:
        return "EN-6.19"
    return None


def attack(state: EmpiresState, seat: Seat, action: Attack, free: bool, play: Play[EmpiresState]) -> None:
    """The card is exhausted; then the features that see an attack."""
    piece = piece_named(state, action.victim, action.card)
    assert piece is not None
    change(state, action.victim, piece.but(exhausted=True))
    card = state.card_of(piece).name
    if play.heard:
        play.tell(Attacked(seat, action.victim, card, free))
    state.agenda.append(
        Happened(
            Happening(Moment.ATTACK, seat, state.placed, card, piece.serial, action.victim),
        )
    )


class AttackForRaze(Deed[EmpiresState, Attack]):
    """EN-6.19: for a raze token."""

    def options(self, asked: object, state: EmpiresState, seat: Seat) -> list[Attack]:
        return targets(state, seat) if state.supply[seat * KINDS + RAZE] else []

    def why_not(self, asked: object, state: EmpiresState, seat: Seat, action: Attack) -> RuleId | None:
        return why_not_target(state, seat, action) if state.supply[seat * KINDS + RAZE] else "EN-6.19"

    def do(
        self, asked: object, state: EmpiresState, seat: Seat, action: Attack, play: Play[EmpiresState]
    ) -> None:
        state.supply[seat * KINDS + RAZE] -= 1
        attack(state, seat, action, False, play)
