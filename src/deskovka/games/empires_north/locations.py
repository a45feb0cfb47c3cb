"""The actions of locations and islands (EN-6.20, EN-6.21)."""

from __future__ import annotations

from deskovka.core.game import Deed, Event, Play, RuleId, Seat, Step
from deskovka.core.notation import Action
from deskovka.core.values import value
from deskovka.games.empires_north.cards import Ability, CardName, Moment
from deskovka.games.empires_north.carrying import usable, use, why_not_gold
from deskovka.games.empires_north.features import Happened, Happening
from deskovka.games.empires_north.names import PieceName, name_of, piece_named
from deskovka.games.empires_north.paying import AS_USUAL, GoldFor, can_pay
from deskovka.games.empires_north.state import EmpiresState, Origin, Piece, change, piece_at


@value
class ActionUsed(Event):
    """The action of a card."""

    seat: Seat
    card: CardName


@value
class UseAction(Action):
    """`use wool-market`, `use wool-market sheep`: the latter pays gold for the sheep"""

    form = "use {card} {gold_for}"
    card: PieceName
    gold_for: GoldFor = AS_USUAL


def usable_pieces(state: EmpiresState, seat: Seat) -> list[Piece]:
    """The cards of an empire whose action can be used now."""
    found: list[Piece] = []
    cards = state.box.cards
    for piece in state.empires[seat]:
        if not piece.exhausted:
            card = cards[piece.copied or piece.card]
            if card.action is None:
                continue
            if card.fee is not None:
                able = can_pay(state, seat, card.fee)
            else:
                able = usable(state, Origin(seat, card.name, Ability.ACTION, piece.serial), card.action)
            if able:
                found.append(piece)
    return found


class UseLocation(Deed[EmpiresState, UseAction]):
    """EN-6.20: pay, resolve, exhaust."""

    def options(self, asked: object, state: EmpiresState, seat: Seat) -> list[UseAction]:
        return [UseAction(name_of(state, seat, piece)) for piece in usable_pieces(state, seat)]

    def why_not(self, asked: object, state: EmpiresState, seat: Seat, action: UseAction) -> RuleId | None:
        piece = piece_named(state, seat, action.card)
        if piece is None:
            return "EN-6.20"
        card = state.card_of(piece)
        if card.action is None:
            return "EN-3.13"
        if piece.exhausted:
            return "EN-10.12"
        origin = Origin(seat, card.name, Ability.ACTION, piece.serial)
        if not usable(state, origin, card.action):
            return "EN-6.21"
        return why_not_gold(state, origin, card.action.cost, action.gold_for)

    def do(
        self, asked: object, state: EmpiresState, seat: Seat, action: UseAction, play: Play[EmpiresState]
    ) -> None:
        piece = piece_named(state, seat, action.card)
        assert piece is not None
        card = state.card_of(piece)
        assert card.action is not None
        if play.heard:
            play.tell(ActionUsed(seat, card.name))
        happening = Happening(Moment.ACTION, seat, state.placed, card.name, piece.serial)
        state.agenda += [Happened(happening), Exhaust(seat, piece.serial)]
        use(state, Origin(seat, card.name, Ability.ACTION, piece.serial), card.action, action.gold_for, play)


@value
class Exhaust(Step[EmpiresState]):
    """EN-6.20: last of all the card is exhausted, if it is still in the empire."""

    rule = "EN-6.20"
    seat: Seat
    serial: int

    def run(self, state: EmpiresState, play: Play[EmpiresState]) -> None:
        piece = piece_at(state, self.seat, self.serial)
        if piece is not None:
            change(state, self.seat, piece.but(exhausted=True))
