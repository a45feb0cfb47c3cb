"""The Deserter (CT-K15.19)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypedDict

from deskovka.core.game import Choice, Decision, Deed, Event, Play, RuleId, Seat, deeds
from deskovka.core.grid import bits
from deskovka.core.notation import Action
from deskovka.core.values import value
from deskovka.games.catan.board import Corner
from deskovka.games.catan.cities_knights.knights import (
    RECRUITS,
    Recruit,
    change_guard,
    knights_of,
    left,
    muster,
    recruit_places,
    why_not_muster,
    without_knight,
)
from deskovka.games.catan.cities_knights.progress.playing import DoWithout, PlayProgress, Skip
from deskovka.games.catan.points import check_victory
from deskovka.games.catan.state import CatanState

# Deserter


@value
class PlayDeserter(Action):
    """`deserter 2`"""

    form = "deserter {victim}"
    victim: Seat


@value
class Dismiss(Action):
    """`dismiss E7n`: the knight that deserts."""

    form = "dismiss {knight}"
    knight: Corner


@value
class KnightDeserted(Event):
    """A knight of an opponent leaves the board."""

    seat: Seat
    corner: Corner
    strength: int


class Deserter(PlayProgress[PlayDeserter]):
    """CT-K15.19: an opponent gives up a knight, and one like it may be placed."""

    def ways(self, state: CatanState, seat: Seat) -> Sequence[PlayDeserter]:
        return [PlayDeserter(other) for other in state.after(seat) if deserters(state, other)]

    def why_no_effect(self, state: CatanState, seat: Seat, action: PlayDeserter) -> RuleId | None:
        if action in self.ways(state, seat):
            return None
        there = action.victim in state.after(seat) and knights_of(state).corners[action.victim]
        return state.book.loyal_rule if there else "CT-K15.19"

    def take_effect(
        self, state: CatanState, seat: Seat, action: PlayDeserter, play: Play[CatanState]
    ) -> None:
        knights = deserters(state, action.victim)
        if knights.bit_count() == 1:
            desert(state, seat, action.victim, Corner(knights.bit_length() - 1), play)
        else:
            state.agenda.append(ChooseDeserter((action.victim,), seat))


def deserters(state: CatanState, seat: Seat) -> int:
    """The knights of a seat that can desert."""
    return knights_of(state).corners[seat] & ~state.book.loyal(state)


class By(TypedDict):
    """Who played the card."""

    by: Seat


@value
class ChooseDeserter(Decision[CatanState, Dismiss]):
    """CT-K15.19: which of the own knights deserts."""

    rule = "CT-K15.19"
    answers = (Dismiss,)
    by: Seat

    def options(self, state: CatanState, seat: Seat) -> list[Dismiss]:
        return [Dismiss(Corner(corner)) for corner in bits(deserters(state, seat))]

    def why_not(self, state: CatanState, seat: Seat, action: Dismiss) -> RuleId | None:
        if deserters(state, seat) >> action.knight & 1:
            return None
        return state.book.loyal_rule if knights_of(state).corners[seat] >> action.knight & 1 else self.rule

    def about(self, state: CatanState) -> By:
        return {"by": self.by}

    def resolve(self, state: CatanState, seat: Seat, action: Dismiss, play: Play[CatanState]) -> None:
        desert(state, self.by, seat, action.knight, play)


def desert(state: CatanState, seat: Seat, victim: Seat, corner: Corner, play: Play[CatanState]) -> None:
    knights = knights_of(state)
    strength, active = knights.strength(corner), bool(knights.active >> corner & 1)
    play.tell(KnightDeserted(victim, corner, strength))
    change_guard(state, victim, without_knight(knights, victim, int(corner)), 1 << corner, play)
    check_victory(state, play)
    while strength and not left(knights_of(state), seat, strength):
        strength -= 1  # the next lower one, if there is no piece
    if strength and recruit_places(state, seat) and state.agenda:
        state.agenda.append(WelcomeDeserter((seat,), strength, active))


class PlaceDeserter(Deed[CatanState, Recruit]):
    """At a place where one could be recruited."""

    def options(self, asked: WelcomeDeserter, state: CatanState, seat: Seat) -> list[Recruit]:
        return [RECRUITS[corner] for corner in bits(recruit_places(state, seat))]

    def why_not(
        self, asked: WelcomeDeserter, state: CatanState, seat: Seat, action: Recruit
    ) -> RuleId | None:
        return why_not_muster(state, seat, action.corner)

    def do(
        self, asked: WelcomeDeserter, state: CatanState, seat: Seat, action: Recruit, play: Play[CatanState]
    ) -> None:
        muster(state, seat, action.corner, asked.strength, asked.active, play)


@value
class WelcomeDeserter(Choice[CatanState]):
    """CT-K15.19: a knight of the same strength and state may be placed."""

    rule = "CT-K15.19"
    answers = deeds({Recruit: PlaceDeserter(), Skip: DoWithout()})
    strength: int
    active: bool
