"""Cards join the empire: built, attached, copied, conquered (EN-3.5 to EN-3.14, EN-6.6, EN-10.6)."""

from __future__ import annotations

from typing import TypedDict

from deskovka.core.game import Decision, Event, Play, Seat
from deskovka.core.notation import Action
from deskovka.core.values import value
from deskovka.games.empires_north.cards import Ability, Card, CardName, Kind, Moment
from deskovka.games.empires_north.carrying import carry
from deskovka.games.empires_north.drawing import leave_hand
from deskovka.games.empires_north.features import Happened, Happening
from deskovka.games.empires_north.gaining import gain
from deskovka.games.empires_north.names import PieceName, name_of
from deskovka.games.empires_north.state import NOWHERE, EmpiresState, Origin, Piece


@value
class Built(Event):
    """A card was built; `onto` is the field an upgrade is attached to, `copied` what a copy counts as."""

    seat: Seat
    card: CardName
    onto: CardName | None
    copied: CardName | None


@value
class CopyCard(Action):
    """`copy wool-market`"""

    form = "copy {card}"
    card: PieceName


class CopyingCard(TypedDict):
    """The card that is to become a copy."""

    card: str


def copy_targets(state: EmpiresState, seat: Seat, card: Card) -> list[Piece]:
    """EN-10.6: the own cards that fit its text."""
    assert card.copy is not None
    return [piece for piece in state.empires[seat] if card.copy.fits(state.card_of(piece))]


def placeable(state: EmpiresState, seat: Seat, card: Card) -> bool:
    """A location that may be placed: a copy needs something to copy (EN-10.7)."""
    if card.pay is None:
        return False
    if card.copy is None:
        return True
    for piece in state.empires[seat]:
        if card.copy.fits(state.card_of(piece)):
            return True
    return False


def add_piece(
    state: EmpiresState,
    seat: Seat,
    card: CardName,
    onto: int = NOWHERE,
    copied: CardName | None = None,
) -> Piece:
    """Renewed, after all others."""
    piece = Piece(state.placed, card, False, onto, copied)
    state.placed += 1
    state.empires[seat] = (*state.empires[seat], piece)
    return piece


def build_from_hand(state: EmpiresState, seat: Seat, name: CardName, play: Play[EmpiresState]) -> None:
    """EN-6.6: a location that is paid for, or free."""
    card = state.box.cards[name]
    if card.copy is None:
        place_location(state, seat, name, None, play)
        return
    targets = {state.card_of(piece).name for piece in copy_targets(state, seat, card)}
    if len(targets) == 1:
        place_location(state, seat, name, targets.pop(), play)
    else:
        state.agenda.append(CopyWhich((seat,), name))


def place_location(
    state: EmpiresState, seat: Seat, name: CardName, copied: CardName | None, play: Play[EmpiresState]
) -> None:
    """EN-12.1: the card, then its building bonus, then features."""
    leave_hand(state, seat, name)
    piece = add_piece(state, seat, name, copied=copied)
    if play.heard:
        play.tell(Built(seat, name, None, copied))
    card = state.card_of(piece)
    state.agenda.append(
        Happened(Happening(Moment.BUILD, seat, piece.serial, card.name, piece.serial)),
    )
    if card.bonus is not None:
        carry(state, Origin(seat, card.name, Ability.BONUS, piece.serial), card.bonus.do, play)


def place_field(
    state: EmpiresState, seat: Seat, name: CardName, onto: Piece | None, play: Play[EmpiresState]
) -> None:
    """EN-3.5, EN-3.6: what is shown on the card itself, at once."""
    leave_hand(state, seat, name)
    piece = add_piece(state, seat, name, NOWHERE if onto is None else onto.serial)
    if play.heard:
        play.tell(Built(seat, name, None if onto is None else onto.card, None))
    state.agenda.append(Happened(Happening(Moment.BUILD, seat, piece.serial, name, piece.serial)))
    gain(state, Origin(seat, name, Ability.HARVEST, piece.serial), state.box.cards[name].produces, 1, play)


def may_carry(state: EmpiresState, upgrade: Card, piece: Piece) -> bool:
    """EN-3.6, EN-3.7: a field, no upgrade, that gives a good of the same type."""
    if piece.onto != NOWHERE:
        return False
    field = state.card_of(piece)
    return field.group == Kind.FIELD.value and not upgrade.gives.isdisjoint(field.gives)


@value
class CopyWhich(Decision[EmpiresState, CopyCard]):
    """EN-10.6: which card of the empire it copies, for good."""

    rule = "EN-10.6"
    answers = (CopyCard,)
    card: CardName

    def options(self, state: EmpiresState, seat: Seat) -> list[CopyCard]:
        targets = copy_targets(state, seat, state.box.cards[self.card])
        return [CopyCard(name_of(state, seat, piece)) for piece in targets]

    def about(self, state: EmpiresState) -> CopyingCard:
        return {"card": str(self.card)}

    def resolve(self, state: EmpiresState, seat: Seat, action: CopyCard, play: Play[EmpiresState]) -> None:
        for piece in copy_targets(state, seat, state.box.cards[self.card]):
            if str(name_of(state, seat, piece)) == str(action.card):
                place_location(state, seat, self.card, state.card_of(piece).name, play)
                return
