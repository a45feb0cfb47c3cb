"""`expedition` and `pay_out`: what else comes at its time happens now (EN-7.10, EN-10.17)."""

from __future__ import annotations

from deskovka.core.game import Decision, Play, Seat
from deskovka.core.notation import Action
from deskovka.core.values import value
from deskovka.games.empires_north.asking import ask
from deskovka.games.empires_north.cards import Effect, Filter
from deskovka.games.empires_north.carrying import Carry
from deskovka.games.empires_north.expedition import arrive
from deskovka.games.empires_north.gaining import ByCard, told_of
from deskovka.games.empires_north.meaning import meant
from deskovka.games.empires_north.names import PieceName, name_of, piece_named
from deskovka.games.empires_north.state import EmpiresState, Origin, Piece
from deskovka.games.empires_north.storage import full_sets, pay_out


@value
class SendShip(Action):
    """`voyage 2`: the second ship of the queue arrives now"""

    form = "voyage {place}"
    place: int


@value
class PayOutNow(Action):
    """`payout grain-bank`"""

    form = "payout {card}"
    card: PieceName


@value
class Expedition(Effect):
    """`expedition = 1`: an own ship of the queue arrives now."""

    count: int

    def possible(self, state: EmpiresState, at: Origin) -> bool:
        return any(ship.owner == at.seat for ship in state.queue)

    def run(self, state: EmpiresState, at: Origin, play: Play[EmpiresState]) -> None:
        if not self.possible(state, at):
            return
        if self.count > 1:
            state.agenda.append(Carry(at, (Expedition(self.count - 1),)))
        ask(state, SendWhich((at.seat,), at), play)


def own_places(state: EmpiresState, seat: Seat) -> list[int]:
    return [place for place, ship in enumerate(state.queue) if ship.owner == seat]


@value
class SendWhich(Decision[EmpiresState, SendShip]):
    """EN-7.10: which ship arrives now."""

    rule = "EN-7.10"
    answers = (SendShip,)
    origin: Origin

    def options(self, state: EmpiresState, seat: Seat) -> list[SendShip]:
        return [SendShip(place + 1) for place in own_places(state, seat)]

    def about(self, state: EmpiresState) -> ByCard:
        return told_of(self.origin)

    def resolve(self, state: EmpiresState, seat: Seat, action: SendShip, play: Play[EmpiresState]) -> None:
        arrive(state, action.place - 1, play)


@value
class PayOut(Effect):
    """`pay_out = { cards = { icon = ["bank"] }, count = 1 }`: storage cards of one's choice pay now."""

    cards: Filter
    count: int

    def run(self, state: EmpiresState, at: Origin, play: Play[EmpiresState]) -> None:
        pieces = paying(state, at, self.cards, ())
        if len(pieces) <= self.count:
            pay_out(state, at.seat, pieces, play)
        else:
            state.agenda.append(PayOutWhich((at.seat,), at, self, ()))


def paying(state: EmpiresState, at: Origin, cards: Filter, chosen: tuple[int, ...]) -> list[Piece]:
    """The cards that have something to pay."""
    return [
        piece
        for piece in meant(state, at.seat, cards, at.serial)
        if piece.serial not in chosen and full_sets(state.card_of(piece), piece)
    ]


@value
class PayOutWhich(Decision[EmpiresState, PayOutNow]):
    """EN-10.17: which storage card pays."""

    rule = "EN-10.17"
    answers = (PayOutNow,)
    origin: Origin
    effect: PayOut
    chosen: tuple[int, ...]

    def options(self, state: EmpiresState, seat: Seat) -> list[PayOutNow]:
        pieces = paying(state, self.origin, self.effect.cards, self.chosen)
        return [PayOutNow(name_of(state, seat, piece)) for piece in pieces]

    def about(self, state: EmpiresState) -> ByCard:
        return told_of(self.origin)

    def resolve(self, state: EmpiresState, seat: Seat, action: PayOutNow, play: Play[EmpiresState]) -> None:
        piece = piece_named(state, seat, action.card)
        assert piece is not None
        chosen = (*self.chosen, piece.serial)
        if len(chosen) < self.effect.count:
            state.agenda.append(PayOutWhich((seat,), self.origin, self.effect, chosen))
        pay_out(state, seat, [piece], play)
