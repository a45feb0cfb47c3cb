"""Favor tiles, scrolls, town tiles and scoring tiles: those of the box, and further ones from a file."""

from __future__ import annotations

import re
from collections.abc import Iterable
from enum import IntEnum
from functools import cache
from itertools import chain
from pathlib import Path
from typing import Any

from deskovka.core.data import Entry, entries, entries_of_file
from deskovka.core.values import value
from deskovka.games.terra_mystica.goods import Goods, read_goods

CULT_NAMES = ("FIRE", "WATER", "EARTH", "AIR")
EVENTS = ("spade", "town", "D", "TP", "TE", "SH", "SA")
PASSING = ("D", "TP", "TE", "SH", "SA", "shipping")
TRADING_POSTS = 4
CODE = re.compile(r"[A-Z]{2,5}[0-9]{1,2}")
SHIPPED = {"later": "later_tiles.toml"}  # further tiles that lie in the data folder, by name


class Event(IntEnum):
    """What scoring tiles give points for."""

    SPADE = 0
    TOWN = 1
    D = 2
    TP = 3
    TE = 4
    SH = 5
    SA = 6


@value
class PowerAction:
    """TM-16.1."""

    id: str
    power: int
    effect: str
    gain: Goods
    spades: int


@value
class Favor:
    """TM-20."""

    id: str
    count: int
    cult: int
    steps: int
    income: Goods
    action: str
    town_power: int
    dwelling_vp: int
    trading_post_vp: int
    pass_vp: tuple[int, ...]  # by trading posts


@value
class Scroll:
    """TM-21."""

    id: str
    income: Goods
    action: str
    shipping: int
    pass_vp: tuple[int, ...]  # for each of PASSING


@value
class Town:
    """TM-19."""

    id: str
    count: int
    vp: int
    gain: Goods
    keys: int
    cult_steps: int
    shipping: int


@value
class Scoring:
    """TM-22."""

    id: str
    vp: tuple[int, ...]  # for each Event
    cult: int
    steps: int
    bonus: Goods
    per_priest: bool  # the bonus is for each own priest on the orders instead of cult steps
    not_in: tuple[int, ...]


class Tiles:
    """All tiles of a game; the same object for the same further files."""

    def __init__(self, further: str) -> None:
        self.further = further
        _check_tables(further)
        taken: set[str] = set()
        tables: dict[str, dict[str, Any]] = {
            "power_action": {},
            "favor": {},
            "scroll": {},
            "town": {},
            "scoring": {},
        }
        for table, found in tables.items():
            for entry in chain(entries(__package__, "tiles.toml", table), _further(further, table)):
                if entry.id in taken:
                    raise entry.error(table, "is a tile that exists already")
                if not CODE.fullmatch(entry.id):
                    raise entry.error(table, "has no code of capital letters and a number, such as FAV13")
                taken.add(entry.id)
                found[entry.id] = READERS[table](entry)
        self.power_actions: dict[str, PowerAction] = tables["power_action"]
        self.favors: tuple[Favor, ...] = tuple(tables["favor"].values())
        self.scrolls: tuple[Scroll, ...] = tuple(tables["scroll"].values())
        self.towns: tuple[Town, ...] = tuple(tables["town"].values())
        self.scorings: tuple[Scoring, ...] = tuple(tables["scoring"].values())
        self.favor_index: dict[str, int] = {tile.id: number for number, tile in enumerate(self.favors)}
        self.scroll_index: dict[str, int] = {tile.id: number for number, tile in enumerate(self.scrolls)}
        self.town_index: dict[str, int] = {tile.id: number for number, tile in enumerate(self.towns)}
        self.scoring_index: dict[str, int] = {tile.id: number for number, tile in enumerate(self.scorings)}

    @staticmethod
    def read(further: str) -> Tiles:
        return load_tiles(further)

    def __str__(self) -> str:
        return self.further

    def __reduce__(self) -> tuple[Any, ...]:
        return load_tiles, (self.further,)


@cache
def load_tiles(further: str) -> Tiles:
    """The tiles of the box and those of a further file: a path, or the name of one that is shipped."""
    return Tiles(further)


def _check_tables(further: str) -> None:
    """A kind of tile that does not exist is a mistake, not something to pass over."""
    if further != "box" and further not in SHIPPED:
        for entry in entries_of_file(Path(further)):
            entry.asked.update(entry.fields)
            if entry.id not in READERS:
                raise entry.error("is", f"not one of {', '.join(READERS)}")


def _further(name: str, table: str) -> Iterable[Entry]:
    if name == "box":
        return ()
    return (
        entries(__package__, SHIPPED[name], table) if name in SHIPPED else entries_of_file(Path(name), table)
    )


def _goods(entry: Entry, field: str) -> Goods:
    try:
        return read_goods(entry.optional(field, ""))
    except ValueError as error:
        raise entry.error(field, str(error)) from None


def _cult(entry: Entry) -> int:
    return CULT_NAMES.index(entry.text("cult", CULT_NAMES))


def _power_action(entry: Entry) -> PowerAction:
    effect = entry.text("effect", ("bridge", "gain", "spades"))
    return PowerAction(
        entry.id, entry.number("power", least=0), effect, _goods(entry, "gain"), entry.count("spades", 0)
    )


def _favor(entry: Entry) -> Favor:
    pass_vp = entry.numbers("pass_vp")
    if pass_vp and len(pass_vp) != TRADING_POSTS + 1:
        raise entry.error(
            "pass_vp", f"expected {TRADING_POSTS + 1} numbers, for 0 to {TRADING_POSTS} trading posts"
        )
    return Favor(
        entry.id,
        entry.count("count", 1),
        _cult(entry),
        entry.count("steps", 0),
        _goods(entry, "income"),
        entry.optional("action", "", ("cult",)),
        entry.count("town_power", 0),
        entry.count("dwelling_vp", 0),
        entry.count("trading_post_vp", 0),
        pass_vp,
    )


def _scroll(entry: Entry) -> Scroll:
    pass_vp = entry.counts("pass_vp", PASSING)
    action = entry.optional("action", "", ("spade", "cult"))
    return Scroll(entry.id, _goods(entry, "income"), action, entry.count("shipping", 0), pass_vp)


def _town(entry: Entry) -> Town:
    return Town(
        entry.id,
        entry.count("count", 1),
        entry.number("vp", least=0),
        _goods(entry, "gain"),
        entry.count("keys", 1),
        entry.count("cult_steps", 0),
        entry.count("shipping", 0),
    )


def _scoring(entry: Entry) -> Scoring:
    events = entry.texts("events", EVENTS)
    vp = entry.number("vp", least=0)
    per_priest = entry.flag("per_priest")
    return Scoring(
        entry.id,
        tuple(vp if event in events else 0 for event in EVENTS),
        0 if per_priest else _cult(entry),
        entry.count("steps", 1, least=1),
        _goods(entry, "bonus"),
        per_priest,
        entry.numbers("not_in"),
    )


READERS = {
    "power_action": _power_action,
    "favor": _favor,
    "scroll": _scroll,
    "town": _town,
    "scoring": _scoring,
}
