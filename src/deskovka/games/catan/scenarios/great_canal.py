"""The Great Canal: knights bring water to dry fields (CT-T5)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from deskovka.core.chance import Chance
from deskovka.core.game import RuleId, Seat
from deskovka.core.grid import bits
from deskovka.core.setup import Setup
from deskovka.games.catan.board import (
    EDGE_MASKS,
    END_MASKS,
    HEX_CORNER_MASKS,
    HEX_EDGE_MASKS,
    around,
    mask_of,
)
from deskovka.games.catan.book import EVERYWHERE, Ban, Book, always
from deskovka.games.catan.building import ROAD, BuildRoad, LayRoad
from deskovka.games.catan.cities_knights.knights import knights_of
from deskovka.games.catan.cities_knights.progress.deck import Progress
from deskovka.games.catan.cities_knights.progress.politics import PlayWarlord
from deskovka.games.catan.island import Island, Terrain
from deskovka.games.catan.layouts import Layout
from deskovka.games.catan.robber import PlaceRobber
from deskovka.games.catan.scenarios import canal, small_islands
from deskovka.games.catan.scenarios.at_the_coast import found_at_the_coast
from deskovka.games.catan.scenarios.canal import DIGGERS, canal_of
from deskovka.games.catan.scenarios.canal_view import canal_view
from deskovka.games.catan.scenarios.digging_on import DIG_ON
from deskovka.games.catan.scenarios.land import Canal
from deskovka.games.catan.scenarios.pace import WITH_AN_AIM
from deskovka.games.catan.seafarers.ships import own_buildings
from deskovka.games.catan.state import NOBODY, CatanState

TARGETS: Final = {3: 21, 4: 18}  # CT-T5.24, by seats
CHITS_EACH: Final = 2  # on a hex of the canal, CT-T5.3


def add(book: Book, layout: Layout) -> None:
    islands = around(HEX_CORNER_MASKS, mask_of(hex for island in layout.islands() for hex in island))
    found_at_the_coast(book, "CT-T5.25")
    book.robber_start = beside_the_board
    book.begin += (lay_chits(layout), ask_for_the_robber)
    book.home_rule = "CT-T5.5"
    book.laying |= {BuildRoad: RoadInland(ROAD)}
    book.target, book.extra_target = target, 0
    book.bans_of_settlements = (Ban("CT-T5.16", always(islands)), *book.bans_of_settlements)
    book.forks, book.fork_rule = forks, "CT-T5.22"
    book.bans_of_knights += (Ban("CT-T5.8", always(EVERYWHERE & ~book.home)),)
    book.away = always(islands)
    book.finds += (small_islands.dig_gold(hexes_of(layout, Terrain.GOLD)),)
    book.two_for_one += (small_islands.trade_abroad(islands),)
    book.stationed += (canal.dig(basin_of(layout)),)
    book.after_roll[PlayWarlord] = canal.WarlordAtTheCanal(Progress.WARLORD)
    dry_out(book, layout)
    book.due |= {PlaceRobber: "CT-T5.7"}
    book.some += WITH_AN_AIM + DIG_ON
    book.sources += (canal.CHITS,)
    book.tallies |= {"canals": canals_dug(layout)}
    book.views |= {"canal": canal_view(layout)}
    book.checks += (canal_faults(layout),)


def dry_out(book: Book, layout: Layout) -> None:
    """CT-T5.4, CT-T5.27: the tokens of the fields lie face down until there is water."""
    fields = hexes_of(layout, Terrain.FIELDS)
    robbed = book.idle_hexes

    def idle_hexes(state: CatanState, number: int) -> Sequence[int]:
        idle = robbed(state, number)
        if not canal_of(state).sites:
            return idle
        dry = [hex for hex in fields if state.island.tiles[hex].token == number]
        return [*dry, *[hex for hex in idle if hex not in dry]]

    def face_down(state: CatanState) -> int:
        return mask_of(fields) if canal_of(state).sites else 0

    book.idle_hexes = idle_hexes
    book.fixed_tokens, book.fixed_rule = face_down, "CT-T5.27"


def hexes_of(layout: Layout, terrain: Terrain) -> list[int]:
    """The hexes of a kind that are printed on the map."""
    return [hex for hex, tile in layout.tiles.items() if tile.terrain is terrain]


def basin_of(layout: Layout) -> int:
    """Desert A: the one on the main island."""
    return next(hex for hex in hexes_of(layout, Terrain.DESERT) if hex in layout.home_hexes())


def target(setup: Setup) -> int:
    return TARGETS[setup.seats]


def canals_dug(layout: Layout) -> Callable[[CatanState], int]:
    def count(state: CatanState) -> int:
        return len(layout.canal) - canal_of(state).sites.bit_count()

    return count


# Setting up


def beside_the_board(island: Island) -> int:
    return NOBODY


def lay_chits(layout: Layout) -> Callable[[CatanState, Setup, Chance], None]:
    """CT-T5.3: on every hex of the canal."""

    def begin(state: CatanState, setup: Setup, chance: Chance) -> None:
        state.land = Canal(mask_of(layout.canal), (0,) * state.seats)

    return begin


def ask_for_the_robber(state: CatanState, setup: Setup, chance: Chance) -> None:
    """CT-T5.7: the starting player chooses."""
    state.agenda.append(canal.StartOnADesert((state.active,)))


class RoadInland(LayRoad):
    """CT-T5.6: a building founded on the coast takes a ship, not a road."""

    def first_places(self, state: CatanState, corner: int) -> int:
        return 0 if state.island.coast >> corner & 1 else super().first_places(state, corner)

    def why_not_first(self, state: CatanState, corner: int, edge: int) -> RuleId | None:
        return "CT-T5.6" if state.island.coast >> corner & 1 else super().why_not_first(state, corner, edge)


# Ships


def forks(state: CatanState, seat: Seat, ships: int) -> int:
    """CT-T5.22: the edges where a third ship would meet two, away from own buildings."""
    return around(EDGE_MASKS, crossings(ships) & ~own_buildings(state, seat))


def crossings(ships: int) -> int:
    """The corners where at least two of some ships meet."""
    once = twice = 0
    for ship in bits(ships):
        twice |= once & END_MASKS[ship]
        once |= END_MASKS[ship]
    return twice


# What must never be true


def canal_faults(layout: Layout) -> Callable[[CatanState], list[str]]:
    whole, basin = mask_of(layout.canal), basin_of(layout)
    islands = mask_of(hex for island in layout.islands() for hex in island)

    def check(state: CatanState) -> list[str]:
        found = digging_faults(state, whole)
        dry = state.island.tiles[basin].terrain is Terrain.DESERT
        if dry != bool(canal_of(state).sites):
            found.append("the desert is flooded when the canal is complete (CT-T5.17)")
        if state.built & around(HEX_CORNER_MASKS, islands):
            found.append("nobody settles on the small islands (CT-T5.16)")
        if any(roads_abroad & around(HEX_EDGE_MASKS, islands) for roads_abroad in state.roads):
            found.append("no road leads to the small islands (CT-S2.4)")
        for seat, ships in enumerate(state.sea.ships if state.sea else ()):
            if any((EDGE_MASKS[corner] & ships).bit_count() > 2 for corner in forked(state, seat, ships)):
                found.append("lines of ships do not branch (CT-T5.22)")
        return found

    return check


def forked(state: CatanState, seat: Seat, ships: int) -> list[int]:
    """Where ships of a seat meet, away from its buildings."""
    return list(bits(crossings(ships) & ~own_buildings(state, seat)))


def digging_faults(state: CatanState, whole: int) -> list[str]:
    known = canal_of(state)
    if len(known.chits) != state.seats:
        return ["chits have an entry for each seat"]
    found = []
    dug = (whole & ~known.sites).bit_count()
    given = sum(known.chits)
    lost = 0 if known.sites else CHITS_EACH * dug - given
    if known.sites & ~whole or lost not in (0, CHITS_EACH) or given + lost != CHITS_EACH * dug:
        found.append("two chits for each canal, but for the last one (CT-T5.10, CT-T5.17)")
    if known.sites.bit_count() == 1:
        found.append("the last canal digs itself (CT-T5.17)")
    active = knights_of(state).active
    if any((active & HEX_CORNER_MASKS[hex]).bit_count() >= DIGGERS for hex in bits(known.sites)):
        found.append("two active knights dig at once (CT-T5.9)")
    return found
