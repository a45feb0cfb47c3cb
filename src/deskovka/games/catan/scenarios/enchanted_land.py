"""Enchanted Land: knights cross the sea and fight dragons (CT-T6)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from deskovka.core.chance import Chance
from deskovka.core.grid import bits
from deskovka.core.setup import Setup
from deskovka.games.catan.board import HEX_CORNER_MASKS, HEX_EDGE_MASKS, Corner, Hex, around, mask_of
from deskovka.games.catan.book import EVERYWHERE, Ban, Book, always
from deskovka.games.catan.cities_knights.knight_actions import March
from deskovka.games.catan.cities_knights.knights import knights_of
from deskovka.games.catan.layouts import Layout
from deskovka.games.catan.scenarios.at_the_coast import found_at_the_coast
from deskovka.games.catan.scenarios.crossing import MoveInEnchantedLand, SendOff, enchanted
from deskovka.games.catan.scenarios.dragon_fights import BEATEN, SIXTH, Fight, FightDragon
from deskovka.games.catan.scenarios.hunting import hunt
from deskovka.games.catan.scenarios.land import EnchantedLand
from deskovka.games.catan.scenarios.pace import WITH_AN_AIM
from deskovka.games.catan.scenarios.shapes import EnchantedView
from deskovka.games.catan.state import CatanState
from deskovka.games.catan.turn import EndTurn

TARGETS: Final = {3: 21, 4: 18}  # CT-T6.29, by seats
FLAGS: Final = (1, 2, 3)  # their points, CT-T6.19


def add(book: Book, layout: Layout) -> None:
    hexes = mask_of(hex for island in layout.islands() for hex in island)
    corners, edges = around(HEX_CORNER_MASKS, hexes), around(HEX_EDGE_MASKS, hexes)
    found_at_the_coast(book, "CT-T6.36")
    book.begin += (wake_dragons(layout),)
    book.home_rule = "CT-T6.4"
    book.target, book.extra_target = target, 0
    forbid_building(book, corners, edges)
    keep_apart(book, hexes, corners)
    moving = MoveInEnchantedLand(corners, edges)
    end = book.after_roll.pop(EndTurn)
    book.after_roll |= {March: moving, FightDragon: Fight(), EndTurn: end}
    book.some += WITH_AN_AIM + (hunt(moving),) * 4
    book.sources += (BEATEN,)
    book.feat = SIXTH
    book.tallies |= {"dragons-beaten": dragons_beaten}
    book.views |= {"enchanted": enchanted_view(hexes)}
    book.checks += (land_faults(layout, corners, edges),)


def target(setup: Setup) -> int:
    return TARGETS[setup.seats]


def wake_dragons(layout: Layout) -> Callable[[CatanState, Setup, Chance], None]:
    """CT-T6.3: one on every mark; its flag is a secret until somebody fights it."""

    def begin(state: CatanState, setup: Setup, chance: Chance) -> None:
        nothing = (0,) * state.seats
        state.land = EnchantedLand(mask_of(layout.dragons), flags_of(layout), (), nothing, nothing)

    return begin


def flags_of(layout: Layout) -> tuple[int, ...]:
    return tuple([flag for flag, number in zip(FLAGS, layout.flags) for _ in range(number)])


def forbid_building(book: Book, corners: int, edges: int) -> None:
    """CT-T6.6 to CT-T6.8."""

    def inland(state: CatanState) -> int:
        return corners & ~state.island.coast

    book.bans_of_settlements = (Ban("CT-T6.6", inland), *book.bans_of_settlements)
    book.bans_of_cities += (Ban("CT-T6.7", always(corners)),)
    book.bans_of_roads += (Ban("CT-T6.8", always(edges)),)


def keep_apart(book: Book, hexes: int, corners: int) -> None:
    """CT-T6.9, CT-T6.25 to CT-T6.27, CT-T6.31: what does not reach the enchanted land."""
    abroad = always(EVERYWHERE & ~book.home)
    book.bans_of_knights += (Ban("CT-T6.9", always(corners)), Ban("CT-T6.31", abroad))
    book.shelter = always(EVERYWHERE & ~corners)
    book.away = abroad
    book.fixed_tokens, book.fixed_rule = always(hexes), "CT-T6.26"
    book.loyal, book.loyal_rule = always(corners), "CT-T6.27"


def dragons_beaten(state: CatanState) -> int:
    return sum(enchanted(state).beaten)


def enchanted_view(hexes: int) -> Callable[[CatanState], EnchantedView]:
    names = [str(Hex(hex)) for hex in bits(hexes)]

    def view(state: CatanState) -> EnchantedView:
        """CT-T6.24: which dragon has which flag is shown to nobody, seen or not."""
        land = enchanted(state)
        left = [*land.unseen, *[flag for _, flag in land.seen]]
        return {
            "hexes": names,
            "dragons": [str(Corner(corner)) for corner in bits(land.dragons)],
            "flags": [left.count(flag) for flag in FLAGS],
            "players": [
                {"beaten": beaten, "crossed": bool(land.crossed >> other & 1)}
                for other, beaten in enumerate(land.beaten)
            ],
        }

    return view


def land_faults(layout: Layout, corners: int, edges: int) -> Callable[[CatanState], list[str]]:
    def check(state: CatanState) -> list[str]:
        land = enchanted(state)
        if len(land.lost) != state.seats or len(land.beaten) != state.seats:
            return ["dragons have an entry for each seat"]
        found = dragon_faults(land, layout)
        if any(cities & corners for cities in state.cities):
            found.append("no cities in the enchanted land (CT-T6.7)")
        if state.built & corners & ~state.island.coast:
            found.append("settlements on its coast only (CT-T6.6)")
        if any(roads & edges for roads in state.roads):
            found.append("no roads in the enchanted land (CT-T6.8)")
        for seat, knights in enumerate(knights_of(state).corners):
            sent_off = any(isinstance(task, SendOff) and task.owner == seat for task in state.agenda)
            if (knights & corners).bit_count() + sent_off != land.crossed >> seat & 1:
                found.append("one knight of a player comes over, and never goes back (CT-T6.11)")
        return found

    return check


def dragon_faults(land: EnchantedLand, layout: Layout) -> list[str]:
    found = []
    marks = mask_of(layout.dragons)
    seen = mask_of(corner for corner, _ in land.seen)
    if land.dragons & ~marks or land.dragons.bit_count() + sum(land.beaten) != len(layout.dragons):
        found.append("a dragon on every mark, but for those beaten (CT-T6.3)")
    if seen & ~land.dragons or len(land.unseen) + len(land.seen) != land.dragons.bit_count():
        found.append("every dragon has a flag (CT-T6.3)")
    flags = [*land.unseen, *[flag for _, flag in land.seen]]
    if any(flags.count(flag) > number for flag, number in zip(FLAGS, layout.flags)):
        found.append("no more flags of a kind than in the box (CT-T6.3)")
    if any(lost & ~seen for lost in land.lost):
        found.append("who lost has seen the flag (CT-T6.30)")
    return found
