"""City improvements and metropolises (CT-K5)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from deskovka.core.game import Decision, Deed, Event, Play, RuleId, Seat
from deskovka.core.grid import bits
from deskovka.core.notation import Action
from deskovka.core.values import value
from deskovka.games.catan.board import Corner
from deskovka.games.catan.cities_knights.access import level, realm_of, set_improvements
from deskovka.games.catan.cities_knights.realm import COMMODITY, LEVELS, NOWHERE, TRACKS, Track
from deskovka.games.catan.goods import ONE, holds
from deskovka.games.catan.hands import pay
from deskovka.games.catan.points import check_victory
from deskovka.games.catan.state import CatanState, recount, with_entry

METROPOLIS_LEVEL: Final = 4


@value
class Improved(Event):
    """A seat has reached a level of a track."""

    seat: Seat
    track: Track
    level: int


@value
class MetropolisBuilt(Event):
    """A seat has the metropolis of a track now."""

    seat: Seat
    track: Track
    corner: Corner


@value
class Improve(Action):
    """`improve trade`"""

    form = "improve {track}"
    track: Track


@value
class PlaceMetropolis(Action):
    """`metropolis E7n`"""

    form = "metropolis {corner}"
    corner: Corner


class BuyLevel(Deed[CatanState, Improve]):
    """CT-K5.1: the next level of a track costs as many of its commodity as its number."""

    def options(self, asked: object, state: CatanState, seat: Seat) -> Sequence[Improve]:
        if not state.cities[seat]:
            return ()
        hand = state.hands[seat]
        return [
            action
            for track, action in enumerate(IMPROVE)
            if holds(hand, price(state, seat, track)) and why_no_level(state, seat, track) is None
        ]

    def why_not(self, asked: object, state: CatanState, seat: Seat, action: Improve) -> RuleId | None:
        track = TRACKS.index(action.track)
        rule = why_no_level(state, seat, track)
        if rule is not None:
            return rule
        return None if holds(state.hands[seat], price(state, seat, track)) else "CT-K5.1"

    def do(
        self, asked: object, state: CatanState, seat: Seat, action: Improve, play: Play[CatanState]
    ) -> None:
        track = TRACKS.index(action.track)
        pay(state, seat, price(state, seat, track))
        raise_level(state, seat, track, play)


def price(state: CatanState, seat: Seat, track: int, less: int = 0) -> int:
    """What the next level of a track costs."""
    return (level(state, seat, track) + 1 - less) * ONE[COMMODITY[track]]


def why_no_level(state: CatanState, seat: Seat, track: int) -> RuleId | None:
    """The rule against the next level of a track, whoever pays."""
    if level(state, seat, track) == LEVELS:
        return "CT-K5.1"
    if not state.cities[seat]:
        return "CT-K5.2"
    if wins_metropolis(state, seat, track) and not plain_cities(state, seat):
        return "CT-K5.8"
    return None


def wins_metropolis(state: CatanState, seat: Seat, track: int) -> bool:
    """CT-K5.6, CT-K5.7: whether the next level brings the metropolis: to the first, or from one who is only at level 4."""
    reached = level(state, seat, track) + 1
    holder = holder_of(state, track)
    if reached < METROPOLIS_LEVEL or holder == seat:
        return False
    return holder == NOWHERE or level(state, holder, track) < reached


def holder_of(state: CatanState, track: int) -> Seat:
    corner = realm_of(state).improvements.metropolises[track]
    if corner != NOWHERE:
        for seat, cities in enumerate(state.cities):
            if cities >> corner & 1:
                return seat
    return NOWHERE


def plain_cities(state: CatanState, seat: Seat) -> int:
    """Cities without a metropolis."""
    cities = state.cities[seat]
    for corner in realm_of(state).improvements.metropolises:
        if corner != NOWHERE:
            cities &= ~(1 << corner)
    return cities


def raise_level(state: CatanState, seat: Seat, track: int, play: Play[CatanState]) -> None:
    improvements = realm_of(state).improvements
    wins = wins_metropolis(state, seat, track)
    row = with_entry(improvements.levels[seat], track, improvements.levels[seat][track] + 1)
    set_improvements(state, improvements.but(levels=with_entry(improvements.levels, seat, row)))
    if play.heard:
        play.tell(Improved(seat, TRACKS[track], row[track]))
    if wins:
        cities = plain_cities(state, seat)
        if cities.bit_count() == 1:
            place_metropolis(state, seat, track, cities.bit_length() - 1, play)
        else:
            state.agenda.append(ChooseMetropolis((seat,), TRACKS[track]))


def place_metropolis(state: CatanState, seat: Seat, track: int, corner: int, play: Play[CatanState]) -> None:
    improvements = realm_of(state).improvements
    set_improvements(
        state, improvements.but(metropolises=with_entry(improvements.metropolises, track, corner))
    )
    recount(state)
    play.tell(MetropolisBuilt(seat, TRACKS[track], Corner(corner)))
    check_victory(state, play)


@value
class ChooseMetropolis(Decision[CatanState, PlaceMetropolis]):
    """CT-K5.6: which of the own cities becomes the metropolis."""

    rule = "CT-K5.6"
    answers = (PlaceMetropolis,)
    track: Track

    def options(self, state: CatanState, seat: Seat) -> list[PlaceMetropolis]:
        return [PlaceMetropolis(Corner(corner)) for corner in bits(plain_cities(state, seat))]

    def resolve(self, state: CatanState, seat: Seat, action: PlaceMetropolis, play: Play[CatanState]) -> None:
        place_metropolis(state, seat, TRACKS.index(self.track), int(action.corner), play)


IMPROVE: Final = tuple(Improve(track) for track in TRACKS)
