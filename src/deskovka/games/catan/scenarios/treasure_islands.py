"""Treasure Islands: seven islands to discover, with treasures on their coasts (CT-T1)."""

from __future__ import annotations

from typing import Final

from deskovka.core.game import Play, Seat
from deskovka.core.setup import Setup
from deskovka.games.catan.board import HEX_CORNER_MASKS, Hex, around, mask_of
from deskovka.games.catan.book import Book
from deskovka.games.catan.layouts import Layout
from deskovka.games.catan.scenarios import finding
from deskovka.games.catan.scenarios.pace import WITH_AN_AIM
from deskovka.games.catan.scenarios.treasure_checking import treasure_faults
from deskovka.games.catan.seafarers.islands import ISLANDS, settle_island
from deskovka.games.catan.state import CatanState

TARGETS: Final = {3: 15, 4: 14}  # CT-T0.5, by seats


def add(book: Book, layout: Layout) -> None:
    finding.add(book, layout)
    book.home_rule = "CT-T1.4"
    book.first_ship_at_coast = True
    book.target = target
    book.some += WITH_AN_AIM
    book.treasure = finding.turn_treasure
    book.discovered = discovered
    # CT-T1.16: an island stays one even where sea is found.
    book.islands = tuple([around(HEX_CORNER_MASKS, mask_of(island)) for island in layout.islands()])
    book.built += (settle_island,)
    book.sources += (ISLANDS,)
    book.checks += (treasure_faults(layout),)


def target(setup: Setup) -> int:
    return TARGETS[setup.seats]


def discovered(state: CatanState, seat: Seat, hex: int, play: Play[CatanState]) -> None:
    """CT-T1.7, CT-T1.8: a card of what the hex produces, or a treasure of the supply where it produces nothing."""
    if state.island.tiles[hex].kind is not None:
        finding.reward(state, seat, hex, play)
        return
    treasures = finding.treasures_of(state)
    if len(treasures.bag) > treasures.places.bit_count():
        finding.turn_treasure(state, seat, Hex(hex), play)
