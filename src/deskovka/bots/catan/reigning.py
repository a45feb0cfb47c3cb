"""What the active player could do besides building and trading where Cities & Knights is played."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from deskovka.bots.catan.digging import chits_near
from deskovka.bots.catan.hunting import prey_at
from deskovka.bots.catan.production import corner_dots
from deskovka.bots.catan.progress import sensible
from deskovka.bots.catan.trying import funding
from deskovka.core.game import Seat
from deskovka.core.grid import bits
from deskovka.core.notation import Action
from deskovka.games.catan.board import HEX_CORNER_MASKS
from deskovka.games.catan.cities_knights.access import realm_of
from deskovka.games.catan.cities_knights.improvements import IMPROVE, price, why_no_level
from deskovka.games.catan.cities_knights.knight_actions import ChaseRobber, March
from deskovka.games.catan.cities_knights.knights import (
    ACTIVATE,
    ACTIVATIONS,
    PROMOTE,
    RECRUIT,
    RECRUITS,
    knights_of,
    left,
    promotions,
    recruit_places,
    resting,
)
from deskovka.games.catan.cities_knights.module import PLAYS
from deskovka.games.catan.cities_knights.progress.science import PlayAlchemist
from deskovka.games.catan.cities_knights.realm import NOWHERE
from deskovka.games.catan.cities_knights.walls import BUILD_WALL, WALL, wall_places
from deskovka.games.catan.goods import size
from deskovka.games.catan.scenarios.dragon_fights import FightDragon
from deskovka.games.catan.sea_and_knights import ChasePirate
from deskovka.games.catan.state import CatanState

PLACES = 2  # where a recruit is tried
MARCHES = 6  # that are tried

Line = tuple[Action, ...]


def realm_lines(state: CatanState, seat: Seat, rates: Sequence[int]) -> Iterator[Line]:
    """What can be paid for, with the trades that make it payable."""
    for cost, deeds in offers(state, seat):
        trades = funding(state.hands[seat], state.bank, rates, cost) if deeds else None
        if trades is not None:
            for line in deeds:
                yield (*trades, *line)


def offers(state: CatanState, seat: Seat) -> Iterator[tuple[int, list[Line]]]:
    """Levels, walls and knights by their price."""
    for track, action in enumerate(IMPROVE):
        if why_no_level(state, seat, track) is None:
            yield price(state, seat, track), [(action,)]
    yield WALL, [(BUILD_WALL[corner],) for corner in safest(state, wall_places(state, seat))]
    yield ACTIVATE, [(ACTIVATIONS[corner],) for corner in bits(resting(state, seat))]
    yield PROMOTE, [(action,) for action in promotions(state, seat)]
    if left(knights_of(state), seat, 1):
        corners = posts(state, seat)
        yield RECRUIT, [(RECRUITS[corner],) for corner in corners]
        yield RECRUIT + ACTIVATE, [(RECRUITS[corner], ACTIVATIONS[corner]) for corner in corners[:1]]


def safest(state: CatanState, cities: int) -> list[int]:
    """The city where a wall is most likely to stay."""
    metropolises = [corner for corner in realm_of(state).improvements.metropolises if corner != NOWHERE]
    return sorted(bits(cities), key=lambda corner: corner not in metropolises)[:1]


def posts(state: CatanState, seat: Seat) -> list[int]:
    """Where a new knight stands well: at the robber's hex, at the canal, near own hexes, not where the owner would settle."""
    dots = corner_dots(state.island)
    settling = state.open & state.ends[seat]
    robber = HEX_CORNER_MASKS[state.robber] if state.robber >= 0 else 0

    def worth(corner: int) -> float:
        near = 8 * (robber >> corner & 1) + 8 * chits_near(state, seat, corner)
        return size(dots[corner]) + near - 100 * (settling >> corner & 1)

    return sorted(bits(recruit_places(state, seat) & state.island.corners), key=worth, reverse=True)[:PLACES]


def free_deeds(state: CatanState, seat: Seat) -> Iterator[Action]:
    """Cards to play, and what active knights can do."""
    yield from cards_to_play(state, seat)
    for chase in (ChaseRobber, ChasePirate):
        if chase in state.book.after_roll:
            yield from state.book.after_roll[chase].options(None, state, seat)
    yield from fights(state, seat)
    yield from campaigns(state, seat)


def fights(state: CatanState, seat: Seat) -> Sequence[FightDragon]:
    """With the dragon beside a knight."""
    deed = state.book.after_roll.get(FightDragon)
    return () if deed is None else deed.options(None, state, seat)


def cards_to_play(state: CatanState, seat: Seat) -> list[Action]:
    """Progress cards after the roll, in every way that makes sense."""
    return [
        way
        for kind in PLAYS
        for way in sensible(state, seat, state.book.after_roll[kind].options(None, state, seat))
    ]


def campaigns(state: CatanState, seat: Seat) -> list[March]:
    """Marches that are in the way of others, and those with a goal of their own."""
    foreign = 0
    for other in state.after(seat):
        foreign |= state.ends[other]
    options: Sequence[March] = state.book.after_roll[March].options(None, state, seat)
    found = [march for march in options if foreign >> march.corner & 1][:MARCHES]
    return found if state.land is None else [*found, *quests(state, seat, options)]


def quests(state: CatanState, seat: Seat, options: Sequence[March]) -> list[March]:
    """Marches to the canal, over to the enchanted land, and to dragons there; the most promising ones."""

    def hope(march: March) -> float:
        return chits_near(state, seat, int(march.corner)) + prey_at(
            state, int(march.knight), int(march.corner)
        )

    hopes = {march: hope(march) for march in options}
    wanted = [march for march in options if hopes[march]]
    return sorted(wanted, key=lambda march: -hopes[march])[:MARCHES]


def alchemies(state: CatanState, seat: Seat) -> Sequence[PlayAlchemist]:
    """How the dice could be set before the roll."""
    options: Sequence[PlayAlchemist] = state.book.before_roll[PlayAlchemist].options(None, state, seat)
    return options
