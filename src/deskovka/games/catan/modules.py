"""The modules that can be played, and the books they make: the only file that knows them all."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final

from deskovka.core.errors import SetupError
from deskovka.core.game import RuleId
from deskovka.core.notation import Action
from deskovka.core.setup import Setup
from deskovka.core.values import value
from deskovka.games.catan import base, sea_and_knights
from deskovka.games.catan.book import SHELF, Book, open_book
from deskovka.games.catan.cities_knights import module as cities_knights
from deskovka.games.catan.layouts import Layout
from deskovka.games.catan.scenarios import (
    desert_dragons,
    enchanted_land,
    great_canal,
    greater_catan,
    into_the_unknown,
    treasure_islands,
)
from deskovka.games.catan.scenarios.maps import map_of
from deskovka.games.catan.seafarers import module as seafarers
from deskovka.games.catan.seafarers import open_sea


@value
class Scenario:
    """A map at sea, and what is played on it."""

    add: Callable[[Book, Layout], None]
    map: Callable[[str, int], Layout] = map_of  # given the name and the number of seats
    with_knights: bool = True  # CT-T0.4: whether Cities & Knights may be played there
    needs_knights: bool = False  # whether it is always played there


BASE: Final = "base"
FOUNDERS: Final = "founders"  # how Into the Unknown is called where founders discover, CT-S7.3
SCENARIOS: Final[dict[str, Scenario]] = {
    "seafarers": Scenario(open_sea.add, open_sea.open_map),
    "treasure-islands": Scenario(treasure_islands.add),
    "into-the-unknown": Scenario(into_the_unknown.add),
    "greater-catan": Scenario(greater_catan.add),
    "desert-dragons": Scenario(desert_dragons.add, with_knights=False),
    "great-canal": Scenario(great_canal.add, needs_knights=True),
    "enchanted-land": Scenario(enchanted_land.add, needs_knights=True),
}
WITH_KNIGHTS: Final = tuple(name for name, scenario in SCENARIOS.items() if scenario.needs_knights)
SEATS: Final = (3, 4)  # CT-T0.3: of everything but the base game


def book_of(setup: Setup) -> Book:
    """The rules of a table."""
    scenario = setup.choice("scenario")
    knights = bool(setup["cities-knights"]) or scenario in WITH_KNIGHTS
    if scenario == BASE and not knights:
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
    return open_book(title(scenario, setup.seats, knights, bool(setup["founders-discover"])))


def title(scenario: str, seats: int, knights: bool = False, founders_discover: bool = False) -> str:
    parts = [f"{scenario}-{seats}" if scenario != BASE else scenario]
    if founders_discover:
        parts[0] += f"-{FOUNDERS}"
    return "+".join([*parts, "cities-knights"] if knights else parts)


def write_book(name: str, scenario: Scenario | None, layout: Layout | None, knights: bool) -> Book:
    """Base game first, then what is played with it: the later one has the last word."""
    book = Book(name)
    base.add(book)
    if layout is not None:
        seafarers.add(book, layout)
    if knights and layout is None:
        cities_knights.add_alone(book)
    elif knights:
        cities_knights.add(book)
        sea_and_knights.add(book)
    if scenario is not None and layout is not None:
        scenario.add(book, layout)
    return book.close()


def shelve(name: str, seats: int, scenario: Scenario, knights: bool, founders: bool = False) -> None:
    word = title(name, seats, knights, founders)
    SHELF[word] = partial(write_at_sea, word, name, seats, scenario, knights)


def write_at_sea(word: str, name: str, seats: int, scenario: Scenario, knights: bool) -> Book:
    """Its map is read when somebody plays on it."""
    return write_book(word, scenario, scenario.map(name, seats), knights)


SHELF[BASE] = partial(write_book, BASE, None, None, False)
for seats in SEATS:
    for name, scenario in SCENARIOS.items():
        if not scenario.needs_knights:
            shelve(name, seats, scenario, False)
        if scenario.with_knights:
            shelve(name, seats, scenario, True)
    for knights in (False, True):
        early = Scenario(into_the_unknown.add_with_founders)
        shelve("into-the-unknown", seats, early, knights, founders=True)
SHELF[title(BASE, 0, True)] = partial(write_book, title(BASE, 0, True), None, None, True)


def rule_elsewhere(kind: type[Action]) -> RuleId | None:
    """The rule by which some table plays with a kind of action; only the first one that does is asked."""
    books = (open_book(name) for name in SHELF)
    return next((book.due[kind] for book in books if kind in book.due), None)
