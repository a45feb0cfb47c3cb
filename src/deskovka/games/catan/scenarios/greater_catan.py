"""Greater Catan: new islands to settle, whose numbers the old one must give (CT-T3)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from deskovka.core.chance import Chance
from deskovka.core.setup import Setup
from deskovka.games.catan.board import mask_of
from deskovka.games.catan.book import Book
from deskovka.games.catan.layouts import Layout
from deskovka.games.catan.scenarios.depletion import TokenFrom, TokenTo, bring_tokens
from deskovka.games.catan.scenarios.pace import WITH_AN_AIM
from deskovka.games.catan.seafarers.discovery import unknown_of
from deskovka.games.catan.seafarers.sea import Unknown
from deskovka.games.catan.seafarers.view import unknown_view
from deskovka.games.catan.state import CatanState

CITIES: Final = 8  # CT-T3.3
TARGET: Final = 18  # CT-T3.12


def add(book: Book, layout: Layout) -> None:
    book.begin += (stack_tokens(layout),)
    book.home_rule = "CT-T3.5"
    book.main_island = mask_of(layout.home_hexes())
    book.target = target
    book.due |= {TokenTo: "CT-T3.6", TokenFrom: "CT-T3.8"}
    book.some += WITH_AN_AIM
    book.cities = CITIES
    book.first_ship_at_coast = True
    book.arrivals += (bring_tokens,)
    book.tallies |= {"tokens": count_tokens(layout)}
    book.views |= {"unknown": unknown_view}
    book.checks += (token_faults(layout),)


def target(setup: Setup) -> int:
    return TARGET


def stack_tokens(layout: Layout) -> Callable[[CatanState, Setup, Chance], None]:
    """CT-T3.2: the new islands are open, but their tokens lie face down."""

    def begin(state: CatanState, setup: Setup, chance: Chance) -> None:
        state.unknown = Unknown((), tuple(sorted(layout.pools["grey"].tokens)))

    return begin


def count_tokens(layout: Layout) -> Callable[[CatanState], int]:
    """Those on the new islands."""
    grey = layout.pools["grey"].hexes

    def count(state: CatanState) -> int:
        return sum(1 for hex in grey if state.island.tiles[hex].token)

    return count


def token_faults(layout: Layout) -> Callable[[CatanState], list[str]]:
    """Tokens only move."""
    main, grey = layout.pools["main"], layout.pools["grey"]
    box = sorted((*main.printed.values(), *main.tokens, *grey.tokens))

    def check(state: CatanState) -> list[str]:
        tiles = state.island.tiles.values()
        laid = [tile.token for tile in tiles if tile.token]
        found = []
        if sorted((*laid, *unknown_of(state).tokens)) != box:
            found.append("no token comes or goes (CT-T3.8)")
        if any(tile.token and tile.kind is None for tile in tiles):
            found.append("only hexes that produce have a token (CT-T3.7)")
        return found

    return check
