"""Storage: what lies on a card pays every round (EN-5.5, EN-10.8, EN-10.17)."""

from __future__ import annotations

from typing import TypedDict

from deskovka.core.game import Decision, Play, RuleId, Seat, Step
from deskovka.core.notation import Action
from deskovka.core.values import value
from deskovka.games.empires_north.cards import Ability, Card
from deskovka.games.empires_north.gaining import gain
from deskovka.games.empires_north.goods import NO_TOKENS
from deskovka.games.empires_north.names import PieceName, name_of, piece_named
from deskovka.games.empires_north.state import EmpiresState, Origin, Piece, piece_at

Pending = tuple[tuple[int, int], ...]  # pieces, and how many full sets of each are still to pay


@value
class TakeInterest(Action):
    """`interest grain-bank 2`: a full set on the card brings the second of what it offers"""

    form = "interest {card} {number}"
    card: PieceName
    number: int


class StoredCards(TypedDict):
    """How many full sets are still to pay."""

    left: int


def full_sets(card: Card, piece: Piece) -> int:
    """EN-10.8: how many full sets of its tokens lie on a card."""
    if card.storage is None:
        return 0
    return sum([piece.tokens[kind] for kind in card.storage.kinds]) // card.storage.every


def pay_out(state: EmpiresState, seat: Seat, pieces: list[Piece], play: Play[EmpiresState]) -> None:
    """Cards that offer one thing give it; of the others is chosen."""
    pending: list[tuple[int, int]] = []
    for piece in pieces:
        if piece.tokens is NO_TOKENS:
            continue
        card = state.card_of(piece)
        sets = full_sets(card, piece)
        if not sets:
            continue
        assert card.storage is not None
        if len(card.storage.choose) > 1:
            pending.append((piece.serial, sets))
        else:
            origin = Origin(seat, card.name, Ability.STORAGE, piece.serial)
            gain(state, origin, card.storage.choose[0], sets, play)
    if pending:
        state.agenda.append(ChooseInterest((seat,), tuple(pending)))


@value
class StoragePays(Step[EmpiresState]):
    """EN-5.5: at the end of Lookout, in turn order from the first player."""

    rule = "EN-5.5"
    seat: Seat

    def run(self, state: EmpiresState, play: Play[EmpiresState]) -> None:
        pay_out(state, self.seat, list(state.empires[self.seat]), play)


@value
class ChooseInterest(Decision[EmpiresState, TakeInterest]):
    """EN-10.8: for each full set on a card one of what it offers, in the owner's order."""

    rule = "EN-10.8"
    answers = (TakeInterest,)
    pending: Pending

    def options(self, state: EmpiresState, seat: Seat) -> list[TakeInterest]:
        found: list[TakeInterest] = []
        for serial, _ in self.pending:
            piece = piece_at(state, seat, serial)
            assert piece is not None
            storage = state.card_of(piece).storage
            assert storage is not None
            name = name_of(state, seat, piece)
            found += [TakeInterest(name, number + 1) for number in range(len(storage.choose))]
        return found

    def why_not(self, state: EmpiresState, seat: Seat, action: TakeInterest) -> RuleId | None:
        return None if action in self.options(state, seat) else self.rule

    def about(self, state: EmpiresState) -> StoredCards:
        return {"left": sum([sets for _, sets in self.pending])}

    def resolve(
        self, state: EmpiresState, seat: Seat, action: TakeInterest, play: Play[EmpiresState]
    ) -> None:
        piece = piece_named(state, seat, action.card)
        assert piece is not None
        rest = tuple(
            [
                (serial, sets - (serial == piece.serial))
                for serial, sets in self.pending
                if sets > (serial == piece.serial)
            ]
        )
        if rest:
            state.agenda.append(ChooseInterest((seat,), rest))
        card = state.card_of(piece)
        assert card.storage is not None
        origin = Origin(seat, card.name, Ability.STORAGE, piece.serial)
        gain(state, origin, card.storage.choose[action.number - 1], 1, play)
