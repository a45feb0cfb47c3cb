"""The modules that can be played, and the books they make: the only file that knows them all."""

from __future__ import annotations

from deskovka.core.setup import Setup
from deskovka.games.catan import base
from deskovka.games.catan.book import SHELF, Book


def book_of(setup: Setup) -> Book:
    """The rules of a table."""
    return SHELF["base"]


def write_book(name: str) -> Book:
    book = Book(name)
    base.add(book)
    return book.close()


SHELF["base"] = write_book("base")
