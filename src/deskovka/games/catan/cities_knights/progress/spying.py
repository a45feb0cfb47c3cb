"""The Spy (CT-K15.23)."""

from __future__ import annotations

from collections.abc import Sequence

from deskovka.core.game import Decision, Event, Play, Seat
from deskovka.core.notation import Action
from deskovka.core.values import value
from deskovka.games.catan.cities_knights.access import set_progress
from deskovka.games.catan.cities_knights.progress.deck import CARDS, IN_DECK, Progress, progress_of, with_card
from deskovka.games.catan.cities_knights.progress.limit import LIMIT_HANDS
from deskovka.games.catan.cities_knights.progress.playing import PlayProgress
from deskovka.games.catan.cities_knights.progress.trade import Victim
from deskovka.games.catan.cities_knights.realm import Held, Track
from deskovka.games.catan.state import CatanState, with_entry

# Spy


@value
class PlaySpy(Action):
    """`spy 2`"""

    form = "spy {victim}"
    final = True
    victim: Seat


@value
class PickProgress(Action):
    """`pick crane`"""

    form = "pick {card}"
    final = True
    secret = True
    card: Progress


@value
class ProgressSeen(Event):
    """Which cards, only the two of them know."""

    reveals = True
    seat: Seat
    victim: Seat
    cards: tuple[Progress, ...] | None

    def seen_by(self, seat: Seat | None) -> ProgressSeen:
        return self if seat in (self.seat, self.victim) else ProgressSeen(self.seat, self.victim, None)


@value
class ProgressTaken(Event):
    """Which card, only the two of them see."""

    reveals = True
    seat: Seat
    victim: Seat
    deck: Track
    card: Progress | None

    def seen_by(self, seat: Seat | None) -> ProgressTaken:
        if seat in (self.seat, self.victim):
            return self
        return ProgressTaken(self.seat, self.victim, self.deck, None)


class Spy(PlayProgress[PlaySpy]):
    """CT-K15.23: see the progress cards of an opponent, and take one."""

    def ways(self, state: CatanState, seat: Seat) -> Sequence[PlaySpy]:
        hands = progress_of(state).hands
        return [PlaySpy(other) for other in state.after(seat) if hands[other]]

    def take_effect(self, state: CatanState, seat: Seat, action: PlaySpy, play: Play[CatanState]) -> None:
        progress, victim = progress_of(state), action.victim
        seen = tuple([Held(held.card, held.known | 1 << seat) for held in progress.hands[victim]])
        set_progress(state, progress.but(hands=with_entry(progress.hands, victim, seen)))
        play.tell(ProgressSeen(seat, victim, tuple([CARDS[held.card] for held in seen])))
        state.agenda += [LIMIT_HANDS, TakeProgress((seat,), victim)]


@value
class TakeProgress(Decision[CatanState, PickProgress]):
    """CT-K15.23: one of the cards that were shown."""

    rule = "CT-K15.23"
    answers = (PickProgress,)
    victim: Seat

    def options(self, state: CatanState, seat: Seat) -> list[PickProgress]:
        held = {card.card for card in progress_of(state).hands[self.victim]}
        return [PickProgress(CARDS[kind]) for kind in sorted(held)]

    def about(self, state: CatanState) -> Victim:
        return {"victim": self.victim}

    def resolve(self, state: CatanState, seat: Seat, action: PickProgress, play: Play[CatanState]) -> None:
        progress = progress_of(state)
        hand = progress.hands[self.victim]
        place = [held.card for held in hand].index(CARDS.index(action.card))
        rest = with_entry(progress.hands, self.victim, hand[:place] + hand[place + 1 :])
        taken = Held(hand[place].card, 1 << seat | 1 << self.victim)
        # Others who knew the hand do not know which card went.
        known = 1 << seat | 1 << self.victim
        left_there = tuple([Held(held.card, held.known & known) for held in rest[self.victim]])
        hands = with_card(with_entry(rest, self.victim, left_there), seat, taken)
        set_progress(state, progress.but(hands=hands))
        if play.heard:
            play.tell(ProgressTaken(seat, self.victim, IN_DECK[action.card][0], action.card))
