"""The fourteen faction boards."""

from __future__ import annotations

from enum import Enum, IntEnum
from typing import Self

from deskovka.core.data import Entry, entries
from deskovka.core.values import value, word
from deskovka.games.terra_mystica.board import WHEEL
from deskovka.games.terra_mystica.goods import Goods, add, read_goods


class Kind(IntEnum):
    """The kinds of buildings (TM-1.1)."""

    D = 0  # dwelling
    TP = 1  # trading post
    TE = 2  # temple
    SH = 3  # stronghold
    SA = 4  # sanctuary


KIND_NAMES = ("dwelling", "trading_post", "temple", "stronghold", "sanctuary")
SUPPLY = (8, 4, 3, 1, 1)  # TM-1.1
VALUE = (1, 2, 2, 3, 3)  # TM-13.1: power values
UPGRADES = {Kind.TP: Kind.D, Kind.TE: Kind.TP, Kind.SH: Kind.TP, Kind.SA: Kind.TE}  # TM-12.1: from what
SHIPPING_VP = {1: 2, 2: 3, 3: 4, 4: 5}  # TM-10.1: by how far along the track


class Building(Enum):
    """What something can be upgraded to, as it is written."""

    TP = "TP"
    TE = "TE"
    SH = "SH"
    SA = "SA"


@word
class FactionId(str):
    """A faction by its id; the online site's spelling without underscores is read too."""

    __slots__ = ()

    @classmethod
    def read(cls, text: str) -> Self:
        plain = text.casefold().replace("_", "").replace("-", "")
        for id in FACTIONS:
            if plain == id.replace("_", ""):
                return cls(id)
        raise ValueError(f"{text!r} is not one of {', '.join(FACTIONS)}")


@value
class Faction:
    """One faction board: costs, incomes and abilities."""

    id: str
    home: int
    start: Goods
    bowls: tuple[int, ...]
    cults: tuple[int, ...]
    dwellings: int
    costs: tuple[Goods, ...]  # by Kind; a trading post with a neighbour
    incomes: tuple[tuple[Goods, ...], ...]  # by Kind, then by how many stand on the map
    shipping: tuple[int, int] | None  # first and last level (TM-2.2)
    spade_cost: tuple[int, ...]  # by level of digging
    pays_priests: bool  # TM-30.1: for spades
    digging_coins: int
    special: str
    leap: tuple[int, int] | None  # TM-26.2, TM-35.2: distance before and after the stronghold
    leap_cost: tuple[Goods, Goods] | None
    vp_per_spade: int
    vp_per_bought_spade: int
    power_per_spade: int  # with the stronghold
    stronghold_bonus: Goods
    vp_per_town: int
    workers_per_town: int
    bridge_cost: Goods | None
    vp_per_bridge: int  # at passing, with the stronghold
    home_spades: int  # TM-9.10: always so many, and no other terrain; 0: by the wheel
    favors: int  # for each temple and sanctuary
    cult_step_for_leech: bool
    trades_points: bool
    coins_per_vp: int
    river_towns: bool


def _goods(entry: Entry, field: str, default: str | None = None) -> Goods:
    text = entry.text(field) if default is None or field in entry.fields else default
    try:
        entry.asked.add(field)
        return read_goods(text)
    except ValueError as error:
        raise entry.error(field, str(error)) from None


def _number(entry: Entry, field: str, default: int) -> int:
    return entry.number(field) if field in entry.fields else default


def _incomes(entry: Entry, kind: str) -> tuple[Goods, ...]:
    """TM-5.2: what is shown with 0, 1, 2, ... buildings on the map."""
    shown = [Goods()] if kind != "dwelling" else []
    for text in entry.texts(f"{kind}_income"):
        try:
            step = read_goods(text)
        except ValueError as error:
            raise entry.error(f"{kind}_income", str(error)) from None
        shown.append(add(shown[-1], step) if shown else step)
    return tuple(shown)


def _read(entry: Entry) -> Faction:
    shipping = entry.numbers("shipping")
    leap = entry.numbers("leap")
    costs = [read_goods(text) for text in entry.texts("leap_cost")]
    return Faction(
        id=entry.id,
        home=WHEEL.index(entry.text("home", WHEEL)),
        start=_goods(entry, "start"),
        bowls=entry.numbers("bowls"),
        cults=entry.numbers("cults"),
        dwellings=entry.number("dwellings"),
        costs=tuple(_goods(entry, kind) for kind in KIND_NAMES),
        incomes=tuple(_incomes(entry, kind) for kind in KIND_NAMES),
        shipping=(shipping[0], shipping[1]) if shipping else None,
        spade_cost=entry.numbers("spade_cost"),
        pays_priests=entry.optional("spade_currency", "workers") == "priests",
        digging_coins=_number(entry, "digging_coins", 5),
        special=entry.optional("special", ""),
        leap=(leap[0], leap[1]) if leap else None,
        leap_cost=(costs[0], costs[1]) if costs else None,
        vp_per_spade=_number(entry, "vp_per_spade", 0),
        vp_per_bought_spade=_number(entry, "vp_per_bought_spade", 0),
        power_per_spade=_number(entry, "power_per_spade", 0),
        stronghold_bonus=_goods(entry, "stronghold_bonus", ""),
        vp_per_town=_number(entry, "vp_per_town", 0),
        workers_per_town=_number(entry, "workers_per_town", 0),
        bridge_cost=_goods(entry, "bridge_cost") if "bridge_cost" in entry.fields else None,
        vp_per_bridge=_number(entry, "vp_per_bridge", 0),
        home_spades=_number(entry, "home_spades", 0),
        favors=_number(entry, "favors", 1),
        cult_step_for_leech=entry.flag("cult_step_for_leech"),
        trades_points=entry.flag("trades_points"),
        coins_per_vp=_number(entry, "coins_per_vp", 3),
        river_towns=entry.flag("river_towns"),
    )


FACTIONS = {entry.id: _read(entry) for entry in entries(__package__, "factions.toml")}
