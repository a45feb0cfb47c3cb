"""`discard`, `return` and `discard_hand`: cards leave the empire or the hand (EN-12.3, EN-12.8)."""

from __future__ import annotations

from typing import TypedDict

from deskovka.core.game import Choice, Decision, Deed, Event, Play, RuleId, Seat, deeds
from deskovka.core.notation import Action
from deskovka.core.values import value
from deskovka.games.empires_north.cards import CardName, Effect, Filter
from deskovka.games.empires_north.carrying import Carry
from deskovka.games.empires_north.drawing import leave_hand
from deskovka.games.empires_north.effects.refresh import ENOUGH, NoMore
from deskovka.games.empires_north.gaining import ByCard, told_of
from deskovka.games.empires_north.leaving import Leave
from deskovka.games.empires_north.meaning import meant
from deskovka.games.empires_north.names import PieceName, name_of, piece_named
from deskovka.games.empires_north.promises import keeps_empire, keeps_hand, spare_cards
from deskovka.games.empires_north.state import EmpiresState, Origin, Piece, with_sorted
from deskovka.games.empires_north.tiles import BoostOrField


@value
class HandDiscarded(Event):
    """A card from the hand, for everybody to see."""

    seat: Seat
    card: CardName


@value
class PickCard(Action):
    """`pick wool-market`: a card of the empire that is to leave it"""

    form = "pick {card}"
    card: PieceName


@value
class DropCard(Action):
    """`drop ceilidh`"""

    form = "drop {card}"
    card: CardName


@value
class SendAway(Effect):
    """`discard = { cards = { kind = "field" }, count = 1, each = [...] }`, `return = { ... }`.

    As many as there are up to the number, unless it says `up_to`; in a cost exactly so many.
    """

    cards: Filter
    count: int
    each: tuple[Effect, ...]
    to_hand: bool
    up_to: bool
    exact: bool

    def possible(self, state: EmpiresState, at: Origin) -> bool:
        return not self.exact or can_choose(state, at, self)

    def takes_from(self) -> frozenset[str]:
        return frozenset(["empire"])

    def run(self, state: EmpiresState, at: Origin, play: Play[EmpiresState]) -> None:
        choose_next(state, at, self, ())


def may_leave(state: EmpiresState, at: Origin, effect: SendAway, chosen: tuple[int, ...]) -> list[Piece]:
    """The pieces that can be chosen, besides those that are: what was declared must stay possible (EN-6.15)."""
    leaving = tuple([piece for piece in state.empires[at.seat] if piece.serial in chosen])
    return [
        piece
        for piece in meant(state, at.seat, effect.cards, at.serial)
        if piece.serial not in chosen and keeps_empire(state, at.seat, (*leaving, piece), effect.to_hand)
    ]


def can_choose(state: EmpiresState, at: Origin, effect: SendAway) -> bool:
    """Whether there are as many as a cost asks for."""
    chosen: tuple[int, ...] = ()
    while len(chosen) < effect.count:
        options = may_leave(state, at, effect, chosen)
        if not options:
            return False
        chosen = (*chosen, options[0].serial)
    return True


def choose_next(state: EmpiresState, at: Origin, effect: SendAway, chosen: tuple[int, ...]) -> None:
    """EN-12.8: all are chosen first, in the order in which they will leave."""
    options = may_leave(state, at, effect, chosen) if len(chosen) < effect.count else []
    if len(options) == 1 and not effect.up_to:
        chosen = (*chosen, options[0].serial)
        options = []
    if options:
        state.agenda.append((SendAwayUpTo if effect.up_to else SendAwayWhich)((at.seat,), at, effect, chosen))
    else:
        state.agenda += [
            Leave(at, serial, chosen, effect.each, effect.to_hand) for serial in reversed(chosen)
        ]


class LeavingCards(TypedDict):
    """Which card asks, how many are still to be chosen, and whether they go back to the hand."""

    card: str
    left: int
    to_hand: bool


class Pick(Deed[EmpiresState, PickCard]):
    """EN-12.8: one more that is to leave."""

    def options(self, asked: SendAwayWhich, state: EmpiresState, seat: Seat) -> list[PickCard]:
        pieces = may_leave(state, asked.origin, asked.effect, asked.chosen)
        return [PickCard(name_of(state, seat, piece)) for piece in pieces]

    def why_not(
        self, asked: SendAwayWhich, state: EmpiresState, seat: Seat, action: PickCard
    ) -> RuleId | None:
        piece = piece_named(state, seat, action.card)
        if piece is None or piece.serial in asked.chosen:
            return asked.rule
        if piece not in meant(state, seat, asked.effect.cards, asked.origin.serial):
            return asked.rule
        return None if piece in may_leave(state, asked.origin, asked.effect, asked.chosen) else "EN-6.15"

    def do(
        self,
        asked: SendAwayWhich,
        state: EmpiresState,
        seat: Seat,
        action: PickCard,
        play: Play[EmpiresState],
    ) -> None:
        piece = piece_named(state, seat, action.card)
        assert piece is not None
        choose_next(state, asked.origin, asked.effect, (*asked.chosen, piece.serial))


class PickNoMore(Deed[EmpiresState, NoMore]):
    """EN-12.3: where the text says up to."""

    def options(self, asked: SendAwayWhich, state: EmpiresState, seat: Seat) -> list[NoMore]:
        return [ENOUGH]

    def do(
        self,
        asked: SendAwayWhich,
        state: EmpiresState,
        seat: Seat,
        action: NoMore,
        play: Play[EmpiresState],
    ) -> None:
        effect = asked.effect
        state.agenda += [
            Leave(asked.origin, serial, asked.chosen, effect.each, effect.to_hand)
            for serial in reversed(asked.chosen)
        ]


@value
class SendAwayWhich(Choice[EmpiresState]):
    """EN-12.8: the cards of the empire that leave it."""

    rule = "EN-12.8"
    answers = deeds({PickCard: Pick()})
    origin: Origin
    effect: SendAway
    chosen: tuple[int, ...]

    def about(self, state: EmpiresState) -> LeavingCards:
        left = self.effect.count - len(self.chosen)
        return {"card": str(self.origin.card), "left": left, "to_hand": self.effect.to_hand}


@value
class SendAwayUpTo(SendAwayWhich):
    """EN-12.3: up to so many cards of the empire leave it."""

    rule = "EN-12.8"
    answers = deeds({PickCard: Pick(), NoMore: PickNoMore()})


@value
class DiscardHand(Effect):
    """`discard_hand = 1`: cards of one's choice from the hand."""

    count: int

    def possible(self, state: EmpiresState, at: Origin) -> bool:
        """A boost that is still in hand does not drop itself."""
        in_hand = bool(state.agenda) and isinstance(state.agenda[-1], BoostOrField)
        return spare_cards(state, at.seat) - in_hand >= self.count

    def takes_from(self) -> frozenset[str]:
        return frozenset(["hand"])

    def run(self, state: EmpiresState, at: Origin, play: Play[EmpiresState]) -> None:
        if not may_drop(state, at.seat):
            return  # a feature may have taken the last one meanwhile
        which = DropWhich((at.seat,), at, self.count)
        hand = state.hands[at.seat]
        if len(hand) == 1:  # everybody sees that there is no choice
            which.resolve(state, at.seat, DropCard(hand[0]), play)
        else:
            state.agenda.append(which)


def may_drop(state: EmpiresState, seat: Seat) -> list[CardName]:
    return [card for card in dict.fromkeys(state.hands[seat]) if keeps_hand(state, seat, card)]


@value
class DropWhich(Decision[EmpiresState, DropCard]):
    """EN-12.3: a card from the hand; a cost is exact."""

    rule = "EN-3.18"
    answers = (DropCard,)
    origin: Origin
    count: int

    def options(self, state: EmpiresState, seat: Seat) -> list[DropCard]:
        return [DropCard(card) for card in may_drop(state, seat)]

    def why_not(self, state: EmpiresState, seat: Seat, action: DropCard) -> RuleId | None:
        if action.card not in state.hands[seat]:
            return self.rule
        return None if keeps_hand(state, seat, action.card) else "EN-6.15"

    def about(self, state: EmpiresState) -> ByCard:
        return told_of(self.origin)

    def resolve(self, state: EmpiresState, seat: Seat, action: DropCard, play: Play[EmpiresState]) -> None:
        leave_hand(state, seat, action.card)
        state.discards[seat] = with_sorted(state.discards[seat], action.card)
        play.tell(HandDiscarded(seat, action.card))
        if self.count > 1:
            state.agenda.append(Carry(self.origin, (DiscardHand(self.count - 1),)))
