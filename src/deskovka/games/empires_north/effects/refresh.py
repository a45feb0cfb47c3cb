"""`refresh` and `renew`: tired workers and exhausted cards can be used again (EN-10.5, EN-10.12)."""

from __future__ import annotations

from typing import Final

from deskovka.core.game import Choice, Deed, Event, Play, RuleId, Seat, deeds
from deskovka.core.notation import Action
from deskovka.core.values import value
from deskovka.games.empires_north.cards import ALL, CardName, Effect, Filter
from deskovka.games.empires_north.gaining import ByCard, refresh, told_of
from deskovka.games.empires_north.meaning import meant
from deskovka.games.empires_north.names import PieceName, name_of, piece_named
from deskovka.games.empires_north.state import EmpiresState, Origin, Piece, change


@value
class Refreshed(Event):
    """Workers that were tired."""

    seat: Seat
    card: CardName
    count: int


@value
class Renewed(Event):
    """A card that was exhausted."""

    seat: Seat
    card: CardName


@value
class RenewCard(Action):
    """`renew wool-market`"""

    form = "renew {card}"
    card: PieceName


@value
class NoMore(Action):
    """`enough`: of what is done up to a number"""

    form = "enough"


ENOUGH: Final = NoMore()


@value
class Refresh(Effect):
    """`refresh = 2`"""

    count: int

    def run(self, state: EmpiresState, at: Origin, play: Play[EmpiresState]) -> None:
        rested = refresh(state, at.seat, self.count)
        if rested and play.heard:
            play.tell(Refreshed(at.seat, at.card, rested))

    def plain(self) -> bool:
        return True


@value
class Renew(Effect):
    """`renew = { cards = { has = "action" }, count = 2 }`: up to so many."""

    cards: Filter
    count: int

    def run(self, state: EmpiresState, at: Origin, play: Play[EmpiresState]) -> None:
        found = exhausted(state, at, self.cards)
        if self.count == ALL:
            for piece in found:
                renew(state, at.seat, piece, play)
        elif found:
            state.agenda.append(RenewWhich((at.seat,), at, self.cards, self.count))


def exhausted(state: EmpiresState, at: Origin, cards: Filter) -> list[Piece]:
    return [piece for piece in meant(state, at.seat, cards, at.serial) if piece.exhausted]


def renew(state: EmpiresState, seat: Seat, piece: Piece, play: Play[EmpiresState]) -> None:
    change(state, seat, piece.but(exhausted=False))
    play.tell(Renewed(seat, state.card_of(piece).name))


class RenewOne(Deed[EmpiresState, RenewCard]):
    """EN-10.12: an exhausted card of one's own."""

    def options(self, asked: RenewWhich, state: EmpiresState, seat: Seat) -> list[RenewCard]:
        found = exhausted(state, asked.origin, asked.cards)
        return [RenewCard(name_of(state, seat, piece)) for piece in found]

    def do(
        self,
        asked: RenewWhich,
        state: EmpiresState,
        seat: Seat,
        action: RenewCard,
        play: Play[EmpiresState],
    ) -> None:
        piece = piece_named(state, seat, action.card)
        assert piece is not None
        renew(state, seat, piece, play)
        if asked.count > 1 and exhausted(state, asked.origin, asked.cards):
            state.agenda.append(RenewWhich((seat,), asked.origin, asked.cards, asked.count - 1))


class Stop(Deed[EmpiresState, NoMore]):
    """EN-12.3: fewer or none is allowed."""

    def options(self, asked: object, state: EmpiresState, seat: Seat) -> list[NoMore]:
        return [ENOUGH]

    def why_not(self, asked: object, state: EmpiresState, seat: Seat, action: NoMore) -> RuleId | None:
        return None

    def do(
        self, asked: object, state: EmpiresState, seat: Seat, action: NoMore, play: Play[EmpiresState]
    ) -> None:
        """Nothing more happens."""


@value
class RenewWhich(Choice[EmpiresState]):
    """EN-12.3: up to so many cards."""

    rule = "EN-10.12"
    answers = deeds({RenewCard: RenewOne(), NoMore: Stop()})
    origin: Origin
    cards: Filter
    count: int

    def about(self, state: EmpiresState) -> ByCard:
        return told_of(self.origin)
