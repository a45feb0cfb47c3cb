"""Seafarers without a scenario, on maps of our own: a point for the first settlement on each smaller island."""

from __future__ import annotations

from deskovka.games.catan.board import HEX_CORNER_MASKS, around, mask_of
from deskovka.games.catan.book import Book
from deskovka.games.catan.layouts import Layout, layouts_of
from deskovka.games.catan.seafarers.islands import ISLANDS, settle_island


def open_map(scenario: str, seats: int) -> Layout:
    return layouts_of(__package__)[f"seafarers-{seats}"]


def add(book: Book, layout: Layout) -> None:
    book.islands = tuple([around(HEX_CORNER_MASKS, mask_of(island)) for island in layout.islands()])
    book.built += (settle_island,)
    book.sources += (ISLANDS,)
