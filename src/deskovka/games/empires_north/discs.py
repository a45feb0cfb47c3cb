"""Action discs: their first and second use (EN-6.9 to EN-6.11)."""

from __future__ import annotations

from typing import Final

from deskovka.core.game import Deed, Event, Play, RuleId, Seat
from deskovka.core.notation import Action
from deskovka.core.values import value
from deskovka.games.empires_north.cards import Moment, Tile
from deskovka.games.empires_north.features import Happened, Happening
from deskovka.games.empires_north.goods import FOOD, Price
from deskovka.games.empires_north.paying import AS_USUAL, GoldFor, can_pay, pay, why_not_pay
from deskovka.games.empires_north.promises import possible
from deskovka.games.empires_north.state import IN_SUPPLY, TILES, EmpiresState
from deskovka.games.empires_north.tiles import declare

SECOND_USE: Final = Price(((FOOD, 1),))  # EN-6.10
NUMBER_OF: Final = {tile: number for number, tile in enumerate(TILES)}


@value
class DiscPlaced(Event):
    """The first use of a disc."""

    seat: Seat
    tile: Tile


@value
class DiscMoved(Event):
    """A disc went from one tile to another: its second use, or by a card."""

    seat: Seat
    origin: Tile
    tile: Tile
    second_use: bool


@value
class PlaceDisc(Action):
    """`disc harvest`"""

    form = "disc {tile}"
    tile: Tile


@value
class UseDiscAgain(Action):
    """`again harvest explore`, `again harvest explore food`: the latter pays gold for the food"""

    form = "again {origin} {tile} {gold_for}"
    origin: Tile
    tile: Tile
    gold_for: GoldFor = AS_USUAL


PLACE: Final = {tile: PlaceDisc(tile) for tile in TILES}
AGAIN: Final = {(origin, tile): UseDiscAgain(origin, tile) for origin in TILES for tile in TILES}


def neighbours(state: EmpiresState, tile: int) -> tuple[int, int]:
    """EN-4.2: the tiles on both sides of one."""
    circle = state.circle
    place = circle.index(tile)
    return circle[place - 1], circle[(place + 1) % len(circle)]


def moved(discs: tuple[int, ...], old: int, new: int) -> tuple[int, ...]:
    rest = list(discs)
    rest[rest.index(old)] = new
    rest.sort()
    return tuple(rest)


class FirstUse(Deed[EmpiresState, PlaceDisc]):
    """EN-6.9: a disc from the supply, on any tile whose action can be performed."""

    def options(self, asked: object, state: EmpiresState, seat: Seat) -> list[PlaceDisc]:
        if IN_SUPPLY not in state.discs[seat]:
            return []
        return [PLACE[tile] for tile in TILES if possible(state, seat, tile)]

    def why_not(self, asked: object, state: EmpiresState, seat: Seat, action: PlaceDisc) -> RuleId | None:
        if IN_SUPPLY not in state.discs[seat]:
            return "EN-6.9"
        return None if possible(state, seat, action.tile) else "EN-6.14"

    def do(
        self, asked: object, state: EmpiresState, seat: Seat, action: PlaceDisc, play: Play[EmpiresState]
    ) -> None:
        state.discs[seat] = moved(state.discs[seat], IN_SUPPLY, 2 * NUMBER_OF[action.tile])
        if play.heard:
            play.tell(DiscPlaced(seat, action.tile))
        declare(state, seat, action.tile, play)


class SecondUse(Deed[EmpiresState, UseDiscAgain]):
    """EN-6.10: for 1 food to a neighbouring tile, where it is exhausted."""

    def options(self, asked: object, state: EmpiresState, seat: Seat) -> list[UseDiscAgain]:
        found: list[UseDiscAgain] = []
        used = sorted({disc // 2 for disc in state.discs[seat] if disc >= 0 and not disc & 1})
        if not used or not can_pay(state, seat, SECOND_USE):
            return found
        for origin in used:
            for tile in neighbours(state, origin):
                if possible(state, seat, TILES[tile]):
                    found.append(AGAIN[TILES[origin], TILES[tile]])
        return found

    def why_not(self, asked: object, state: EmpiresState, seat: Seat, action: UseDiscAgain) -> RuleId | None:
        origin, tile = NUMBER_OF[action.origin], NUMBER_OF[action.tile]
        if 2 * origin not in state.discs[seat] or tile not in neighbours(state, origin):
            return "EN-6.10"
        if not can_pay(state, seat, SECOND_USE):
            return "EN-6.10"
        if not possible(state, seat, action.tile):
            return "EN-6.14"
        return why_not_pay(state, seat, SECOND_USE, action.gold_for)

    def do(
        self,
        asked: object,
        state: EmpiresState,
        seat: Seat,
        action: UseDiscAgain,
        play: Play[EmpiresState],
    ) -> None:
        pay(state, seat, SECOND_USE, action.gold_for, None, play)
        old, new = 2 * NUMBER_OF[action.origin], 2 * NUMBER_OF[action.tile] + 1
        state.discs[seat] = moved(state.discs[seat], old, new)
        if play.heard:
            play.tell(DiscMoved(seat, action.origin, action.tile, True))
        state.agenda.append(Happened(Happening(Moment.SECOND_USE, seat, state.placed)))
        declare(state, seat, action.tile, play)
