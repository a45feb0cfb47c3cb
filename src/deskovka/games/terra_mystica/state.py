"""One position of Terra Mystica: columns by seat, sets of hexes as bits."""

from __future__ import annotations

from dataclasses import dataclass
from enum import IntEnum
from typing import Self

from deskovka.core.game import Seat, State
from deskovka.core.values import value
from deskovka.games.terra_mystica.factions import FACTIONS, Faction
from deskovka.games.terra_mystica.tiles import Scoring, Tiles

KINDS = 5
CULTS = 4
NOBODY = -1
PRIESTS = 7  # TM-1.4
LAST_ROUND = 6


class Source(IntEnum):
    """Where points come from."""

    START = 0
    ROUND = 1  # scoring tiles
    FAVOR = 2
    SCROLL = 3
    TOWN = 4
    TRACK = 5  # shipping and digging
    FACTION = 6
    LEECH = 7
    TRADE = 8  # Alchemists
    CULT = 9
    NETWORK = 10
    RESOURCES = 11


SOURCES = len(Source)


@value
class Switches:
    """Where sources differ (TM-41): the readings that can be chosen."""

    cultist_errata: bool = False
    pass_order: bool = False
    bonus_spades_adjoin: bool = True


@dataclass(slots=True)
class TerraMysticaState(State):
    """What lies on the table. A list "by seat" has one entry a seat; others say what they are by."""

    tiles: Tiles
    switches: Switches
    factions: list[str]  # by seat; "" before it is chosen
    scoring: tuple[int, ...]  # scoring tiles by round
    order: tuple[Seat, ...]  # this round's turn order
    passed: tuple[Seat, ...]  # in the order of passing
    round: int
    acting: bool  # phase II
    terrain: list[int]  # by hex
    pieces: list[int]  # hexes, by seat and Kind
    own: list[int]  # hexes with buildings, by seat
    bridges: tuple[tuple[int, Seat], ...]  # span and owner
    towns: list[tuple[int, ...]]  # town tiles, by seat
    in_towns: list[int]  # hexes of towns, with the river hexes of Mermaids' towns, by seat
    town_supply: list[int]  # by tile
    favors: list[int]  # favor tiles as bits, by seat
    favor_supply: list[int]  # by tile
    scrolls: list[int]  # the scroll held, by seat
    scroll_coins: list[int]  # coins on scrolls, by scroll; NOBODY: not in play
    points: list[int]  # by seat
    coins: list[int]
    workers: list[int]
    priests: list[int]
    bowl1: list[int]
    bowl2: list[int]
    bowl3: list[int]
    cults: list[int]  # steps, by seat and cult
    orders: list[int]  # who has a priest there, by cult and space
    keys: list[int]  # not yet used, by seat
    shipping: list[int]  # level, by seat
    digging: list[int]
    leap_bonus: list[int]  # TW7 for a faction without shipping
    used_power: int  # power actions covered, as bits
    used: list[int]  # special actions covered, as bits of SPECIALS, by seat
    built: list[int]  # hexes of the building events of this action, in order
    leeched: int  # how many took power from the event that is being settled; NOBODY: nobody could
    tally: list[int]  # points by seat and Source
    turns: int = 0  # taken so far or under way, by all seats in all rounds

    def copy(self) -> Self:
        return type(self)(
            self.agenda.copy(),
            self.tiles,
            self.switches,
            self.factions.copy(),
            self.scoring,
            self.order,
            self.passed,
            self.round,
            self.acting,
            self.terrain.copy(),
            self.pieces.copy(),
            self.own.copy(),
            self.bridges,
            self.towns.copy(),
            self.in_towns.copy(),
            self.town_supply.copy(),
            self.favors.copy(),
            self.favor_supply.copy(),
            self.scrolls.copy(),
            self.scroll_coins.copy(),
            self.points.copy(),
            self.coins.copy(),
            self.workers.copy(),
            self.priests.copy(),
            self.bowl1.copy(),
            self.bowl2.copy(),
            self.bowl3.copy(),
            self.cults.copy(),
            self.orders.copy(),
            self.keys.copy(),
            self.shipping.copy(),
            self.digging.copy(),
            self.leap_bonus.copy(),
            self.used_power,
            self.used.copy(),
            self.built.copy(),
            self.leeched,
            self.tally.copy(),
            self.turns,
        )

    @property
    def seats(self) -> int:
        return len(self.factions)

    @property
    def occupied(self) -> int:
        taken = 0
        for hexes in self.own:
            taken |= hexes
        return taken

    @property
    def round_tile(self) -> Scoring:
        return self.tiles.scorings[self.scoring[self.round - 1]]

    def faction(self, seat: Seat) -> Faction:
        return FACTIONS[self.factions[seat]]

    def has(self, seat: Seat, kind: int) -> bool:
        return self.pieces[seat * KINDS + kind] != 0

    def count(self, seat: Seat, kind: int) -> int:
        """How many buildings of a kind stand on the map."""
        return self.pieces[seat * KINDS + kind].bit_count()

    def priests_on_board(self, seat: Seat) -> int:
        """Priests that lie on the cult board for good (TM-15.2)."""
        return self.orders.count(seat)

    def score(self, seat: Seat, points: int, source: Source) -> None:
        if points:
            self.points[seat] += points
            self.tally[seat * SOURCES + source] += points
