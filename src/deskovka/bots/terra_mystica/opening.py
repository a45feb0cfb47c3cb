"""The set-up: a faction, first dwellings, the first scroll."""

from __future__ import annotations

from deskovka.bots.deciding import Mind
from deskovka.bots.terra_mystica.judge import Judge
from deskovka.bots.terra_mystica.tile_hopes import with_coins
from deskovka.core.game import Seat
from deskovka.core.grid import bits
from deskovka.games.terra_mystica.board import BOARD, LAND, NEAR, REACH, SPADES
from deskovka.games.terra_mystica.passing import Pass
from deskovka.games.terra_mystica.setup import ChooseFaction, ChooseFactionAction, FirstDwelling, FirstScroll
from deskovka.games.terra_mystica.state import TerraMysticaState
from deskovka.games.terra_mystica.words import Build

# The factions by the mean points of good players in 200 games of four: 110 for the first, 73 for the last.
PREFERRED = (
    "darklings",
    "dwarves",
    "chaos_magicians",
    "halflings",
    "alchemists",
    "fakirs",
    "auren",
    "nomads",
    "witches",
    "cultists",
    "swarmlings",
    "mermaids",
    "engineers",
    "giants",
)
NEXT_DOOR = (3.0, 3.0, 1.6, 0.6)  # what a free neighbouring hex is worth, by its spades
OVER_WATER = (1.5, 1.2, 0.6, 0.1)  # the same for one on the other bank


def choose_faction(state: TerraMysticaState, asked: ChooseFaction, mind: Mind) -> ChooseFactionAction:
    return min(asked.options(state, mind.seat), key=lambda option: PREFERRED.index(option.faction))


def place_worth(state: TerraMysticaState, seat: Seat, hex: int) -> float:
    """Room around a first dwelling, rivals next door for cheap trading posts, and the other own dwellings near."""
    home = state.faction(seat).home
    occupied = state.occupied
    total = 0.0
    for near in bits(NEAR[hex] & LAND & ~occupied):
        total += NEXT_DOOR[spades(state, seat, near, home)]
    for far in bits(REACH[1][hex] & ~NEAR[hex] & ~occupied):
        total += OVER_WATER[spades(state, seat, far, home)]
    rivals = NEAR[hex] & occupied & ~state.own[seat]
    total += (0.0, 3.0, 4.0)[min(2, rivals.bit_count())]
    second = BOARD.within(1 << hex, 2) & ~NEAR[hex] & occupied & ~state.own[seat]
    total += 0.8 * min(2, second.bit_count())
    return total + company(state, seat, hex)


def company(state: TerraMysticaState, seat: Seat, hex: int) -> float:
    """Own dwellings two or three hexes away can grow together."""
    own = state.own[seat]
    if not own:
        return 0.0
    for distance, worth in ((1, 3.0), (2, 5.0), (3, 3.5), (4, 1.5)):
        if BOARD.within(1 << hex, distance) & own:
            return worth
    return 0.0


def spades(state: TerraMysticaState, seat: Seat, hex: int, home: int) -> int:
    if state.terrain[hex] == home:
        return 0
    return state.faction(seat).home_spades or SPADES[state.terrain[hex]][home]


def choose_first_dwelling(state: TerraMysticaState, asked: FirstDwelling, mind: Mind) -> Build:
    options = asked.options(state, mind.seat)
    worths = [place_worth(state, mind.seat, option.hex) for option in options]
    return options[worths.index(max(worths))]


def choose_first_scroll(state: TerraMysticaState, asked: FirstScroll, mind: Mind) -> Pass:
    judge = Judge(state, mind.seat)
    index = state.tiles.scroll_index
    return max(
        asked.options(state, mind.seat), key=lambda option: with_coins(judge, state, index[option.scroll])
    )
