"""Playing and returning progress cards (CT-K6)."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Any, Final, TypeVar

from deskovka.core.game import Choice, Deed, Event, Play, RuleId, Seat, Task, deeds
from deskovka.core.notation import Action
from deskovka.core.values import value
from deskovka.games.catan.cities_knights.access import set_progress
from deskovka.games.catan.cities_knights.progress.deck import (
    CARDS,
    EVERYBODY,
    IN_DECK,
    KIND_OF,
    Progress,
    place_of,
    progress_of,
    put_under,
    without_card,
)
from deskovka.games.catan.cities_knights.realm import Held, Track
from deskovka.games.catan.state import CatanState, with_entry

A = TypeVar("A", bound=Action)


@value
class ProgressPlayed(Event):
    seat: Seat
    card: Progress


@value
class ProgressReturned(Event):
    """Which card, only its owner sees."""

    reveals = True
    seat: Seat
    deck: Track
    card: Progress | None

    def seen_by(self, seat: Seat | None) -> ProgressReturned:
        return self if seat == self.seat else ProgressReturned(self.seat, self.deck, None)


@value
class ReturnCard(Action):
    """`return crane`: face down under its deck."""

    form = "return {card}"
    final = True
    secret = True
    card: Progress


class PlayProgress(Deed[CatanState, A]):
    """A progress card that is played; each kind of card is a class of this."""

    def __init__(self, card: Progress) -> None:
        self.kind = CARDS.index(card)

    def ways(self, state: CatanState, seat: Seat) -> Sequence[A]:
        """How a card in hand can be played, each with an effect (CT-K6.6)."""
        raise NotImplementedError

    def has(self, state: CatanState, seat: Seat) -> bool:
        for held in progress_of(state).hands[seat]:
            if held.card == self.kind:
                return True
        return False

    def options(self, asked: object, state: CatanState, seat: Seat) -> Sequence[A]:
        return self.ways(state, seat) if self.has(state, seat) else ()

    def why_not(self, asked: object, state: CatanState, seat: Seat, action: A) -> RuleId | None:
        if not self.has(state, seat):
            return "CT-K6.2"
        return self.why_no_effect(state, seat, action)

    def why_no_effect(self, state: CatanState, seat: Seat, action: A) -> RuleId | None:
        """The rule that forbids this way to play it."""
        return None if action in self.ways(state, seat) else "CT-K6.6"

    def do(self, asked: object, state: CatanState, seat: Seat, action: A, play: Play[CatanState]) -> None:
        """CT-K6.5: it goes face down under its deck, where everybody knows it is."""
        progress = progress_of(state)
        hand = progress.hands[seat]
        hands = without_card(progress.hands, seat, place_of(hand, self.kind))
        decks = put_under(progress, Held(self.kind, EVERYBODY))
        set_progress(state, progress.dealt(decks, hands, played=1))
        if play.heard:
            play.tell(ProgressPlayed(seat, CARDS[self.kind]))
        self.take_effect(state, seat, action, play)

    def take_effect(self, state: CatanState, seat: Seat, action: A, play: Play[CatanState]) -> None:
        raise NotImplementedError


class GiveBack(Deed[CatanState, ReturnCard]):
    """CT-K6.4: any card, the new one included."""

    def options(self, asked: object, state: CatanState, seat: Seat) -> list[ReturnCard]:
        held = {card.card for card in progress_of(state).hands[seat]}
        return [RETURNS[kind] for kind in sorted(held)]

    def do(
        self, asked: object, state: CatanState, seat: Seat, action: ReturnCard, play: Play[CatanState]
    ) -> None:
        progress = progress_of(state)
        hand = progress.hands[seat]
        kind = KIND_OF[action.card]
        rest = without_card(progress.hands, seat, place_of(hand, kind))[seat]
        # Nobody else knows which card it was, so nobody knows for sure what is left.
        forgotten = tuple([held if held.known == 1 << seat else Held(held.card, 1 << seat) for held in rest])
        hands = with_entry(progress.hands, seat, forgotten)
        decks = put_under(progress, Held(kind, 1 << seat))
        set_progress(state, progress.dealt(decks, hands))
        if play.heard:
            play.tell(ProgressReturned(seat, IN_DECK[action.card][0], action.card))


@value
class FifthCard(Choice[CatanState]):
    """CT-K6.4: a card goes back; in the own turn one may be played instead."""

    rule = "CT-K6.4"
    answers = deeds({ReturnCard: GiveBack()})

    def kinds(self, state: CatanState) -> Collection[type[Action]]:
        if self.seats != (state.active,):
            return (ReturnCard,)
        return (ReturnCard, *state.book.fifth_plays.values())

    def options(self, state: CatanState, seat: Seat) -> list[Action]:
        found: list[Action] = list(GIVE_BACK.options(self, state, seat))
        if seat == state.active:
            plays = state.book.fifth_plays
            for card in sorted({held.card for held in progress_of(state).hands[seat]}):
                if card in plays:
                    found += state.book.after_roll[plays[card]].options(self, state, seat)
        return found

    def why_not(self, state: CatanState, seat: Seat, action: Action) -> RuleId | None:
        return self.deed(state, action).why_not(self, state, seat, action)

    def resolve(self, state: CatanState, seat: Seat, action: Action, play: Play[CatanState]) -> None:
        self.deed(state, action).do(self, state, seat, action, play)

    def deed(self, state: CatanState, action: Action) -> Deed[CatanState, Any]:
        return GIVE_BACK if isinstance(action, ReturnCard) else state.book.after_roll[type(action)]


GIVE_BACK: Final = GiveBack()
RETURNS: Final = tuple(ReturnCard(card) for card in CARDS)


def ask_for_return(seats: tuple[Seat, ...]) -> Task[CatanState]:
    return FifthCard(seats)


@value
class Skip(Action):
    """`skip`"""

    form = "skip"


SKIP: Final = Skip()


class DoWithout(Deed[CatanState, Skip]):
    """Nobody must."""

    def options(self, asked: object, state: CatanState, seat: Seat) -> Sequence[Skip]:
        return (SKIP,)

    def do(self, asked: object, state: CatanState, seat: Seat, action: Skip, play: Play[CatanState]) -> None:
        pass
