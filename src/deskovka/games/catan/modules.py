"""The modules that can be played, and the books they make: the only file that knows them all."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final

from deskovka.core.errors import SetupError
from deskovka.core.setup import Setup
from deskovka.games.catan import base
from deskovka.games.catan.book import SHELF, Book, open_book
from deskovka.games.catan.scenarios import (
    desert_dragons,
    greater_catan,
    into_the_unknown,
    treasure_islands,
)
from deskovka.games.catan.seafarers import open_sea

Module = Callable[[Book, int], None]  # given the number of seats

BASE: Final = "base"
SCENARIOS: Final[dict[str, Module]] = {
    "seafarers": open_sea.add,
    "treasure-islands": treasure_islands.add,
    "into-the-unknown": into_the_unknown.add,
    "greater-catan": greater_catan.add,
    "desert-dragons": desert_dragons.add,
}
SEATS: Final = (3, 4)  # CT-T0.3: of everything but the base game


def book_of(setup: Setup) -> Book:
    """The rules of a table."""
    scenario = setup.choice("scenario")
    if scenario == BASE:
        return open_book(BASE)
    if setup.seats not in SEATS:
        raise SetupError(
            f"option scenario: {scenario} has {SEATS[0]} to {SEATS[-1]} seats, got {setup.seats}",
            "seats",
            "CT-T0.3",
            least=SEATS[0],
            most=SEATS[-1],
            given=str(setup.seats),
        )
    return open_book(title(scenario, setup.seats, bool(setup["founders-discover"])))


def title(scenario: str, seats: int, founders_discover: bool = False) -> str:
    return f"{scenario}-{seats}{'-founders' if founders_discover else ''}"


def write_book(name: str, module: Module | None = None, seats: int = 0) -> Book:
    """Base game first, then what is played with it: the later one has the last word."""
    book = Book(name)
    base.add(book)
    if module is not None:
        module(book, seats)
    return book.close()


SHELF[BASE] = partial(write_book, BASE)
for seats in SEATS:
    for scenario, module in SCENARIOS.items():
        SHELF[title(scenario, seats)] = partial(write_book, title(scenario, seats), module, seats)
    early = title("into-the-unknown", seats, founders_discover=True)
    SHELF[early] = partial(write_book, early, into_the_unknown.add_with_founders, seats)
