"""Points and winning (CT-B7.8, CT-B10, CT-B11)."""

from __future__ import annotations

from typing import Final

from deskovka.core.game import Event, Play, Seat
from deskovka.core.outcome import Feat
from deskovka.core.values import value
from deskovka.games.catan.book import Source
from deskovka.games.catan.state import NOBODY, CatanState, recount

VICTORY_POINT: Final = 4  # the place of the victory point cards among the development cards
CARD_POINTS: Final = 2  # of the Longest Road and of the Largest Army
FIRST_ARMY: Final = 3


@value
class LargestArmyMoved(Event):
    """Who holds the card now."""

    seat: Seat
    knights: int


@value
class Won(Event):
    """The game is over; the winner shows the victory point cards."""

    reveals = True
    seat: Seat
    points: int
    cards: int  # victory point cards
    feat: str = ""  # by which it was won, where it was not by points


def settlement_points(state: CatanState, seat: Seat) -> int:
    return state.settlements[seat].bit_count()


def city_points(state: CatanState, seat: Seat) -> int:
    return 2 * state.cities[seat].bit_count()


def longest_road_points(state: CatanState, seat: Seat) -> int:
    return CARD_POINTS if state.longest == seat else 0


def largest_army_points(state: CatanState, seat: Seat) -> int:
    return CARD_POINTS if state.army == seat else 0


def victory_point_cards(state: CatanState, seat: Seat) -> int:
    return state.cards[seat][VICTORY_POINT]


BUILDINGS: Final = (
    Source("CT-B7.8", "settlements", settlement_points),
    Source("CT-B7.8", "cities", city_points),
)
LONGEST_ROAD: Final = Source("CT-B8.1", "longest-road", longest_road_points)
LARGEST_ARMY: Final = Source("CT-B10.1", "largest-army", largest_army_points)
VICTORY_POINTS: Final = Source("CT-B9.9", "victory-points", victory_point_cards, secret=True)


def points(state: CatanState, seat: Seat) -> int:
    """CT-B9.9: what is secret counts for its owner."""
    found = state.shown[seat]
    for count in state.book.secret_counts:
        found += count(state, seat)
    return found


def check_victory(state: CatanState, play: Play[CatanState]) -> None:
    """CT-B11: who has enough points in the own turn has won at once."""
    if state.winner == NOBODY and points(state, state.active) >= state.target:
        win(state, state.active, play)


def win(state: CatanState, seat: Seat, play: Play[CatanState]) -> None:
    """The game is over at once."""
    state.winner = seat
    state.agenda.clear()
    feat = feat_of(state, seat)
    play.tell(
        Won(seat, points(state, seat), state.cards[seat][VICTORY_POINT], "" if feat is None else feat.what)
    )


def feat_of(state: CatanState, seat: Seat) -> Feat | None:
    """By what a seat has won that has not the points for it."""
    return state.book.feat if seat == state.winner and points(state, seat) < state.target else None


def award_largest_army(state: CatanState, seat: Seat, play: Play[CatanState]) -> None:
    """CT-B10.1: three played Knights, later strictly more than the holder."""
    knights, holder = state.knights[seat], state.army
    if knights >= FIRST_ARMY and seat != holder and (holder == NOBODY or knights > state.knights[holder]):
        state.army = seat
        recount(state)
        play.tell(LargestArmyMoved(seat, knights))
