"""Treasures and rewards for discoveries (CT-T1.6 to CT-T1.14, CT-T2.6, CT-T2.7)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from deskovka.core.chance import Chance
from deskovka.core.game import Event, Play, Seat
from deskovka.core.setup import Setup
from deskovka.core.values import value
from deskovka.games.catan.board import END_MASKS, Corner, Hex, mask_of
from deskovka.games.catan.book import Book
from deskovka.games.catan.development import has_room, lay_for_nothing
from deskovka.games.catan.goods import GOLD, MASK, ONE, RESOURCE_KINDS, SHIFT, Cards, only
from deskovka.games.catan.hands import receive
from deskovka.games.catan.layouts import Layout
from deskovka.games.catan.scenarios.treasure_view import own_treasures, treasures_view
from deskovka.games.catan.scenarios.treasures import Treasure, Treasures, in_box
from deskovka.games.catan.seafarers.checking import unknown_faults
from deskovka.games.catan.seafarers.discovery import discover, without
from deskovka.games.catan.seafarers.gold import ChooseCards, offer_cards
from deskovka.games.catan.seafarers.laying import hide
from deskovka.games.catan.seafarers.view import unknown_view
from deskovka.games.catan.state import CatanState

GRAIN_WOOL_BRICK: Final = int(Cards.read("grain+wool+brick"))


@value
class TreasureUsed(Event):
    """CT-T1.20: everybody sees what it is."""

    reveals = True
    seat: Seat
    treasure: Treasure


@value
class RewardTaken(Event):
    seat: Seat
    cards: Cards


@value
class RewardLost(Event):
    """CT-T0.9: there was nothing left to give."""

    seat: Seat


@value
class ChooseReward(ChooseCards):
    """CT-T1.7: a resource of one's choice for gold that was discovered."""

    rule = "CT-T1.7"


@value
class ChooseFromTreasure(ChooseCards):
    """CT-T1.11: one or two resources of one's choice."""

    rule = "CT-T1.11"


def add(book: Book, layout: Layout) -> None:
    """What both scenarios have: hexes to discover, and treasures, which come first (CT-T0.10)."""
    book.begin += (hide(layout), bury(layout))
    book.arrivals += (discover, find_treasure)
    book.views |= {"unknown": unknown_view, "treasures": treasures_view}
    book.own_views |= {"treasures": own_treasures}
    book.tallies |= {"discoveries": count_discoveries(layout), "treasures": count_treasures}
    book.checks += (unknown_faults,)


def count_discoveries(layout: Layout) -> Callable[[CatanState], int]:
    hidden = sum(len(pool.hexes) for pool in layout.pools.values() if pool.hidden)
    return lambda state: hidden - state.island.unknown.bit_count()


def count_treasures(state: CatanState) -> int:
    """Those that somebody has looked at."""
    return sum(in_box().values()) - len(treasures_of(state).bag)


def bury(layout: Layout) -> Callable[[CatanState, Setup, Chance], None]:
    """CT-T1.3, CT-T2.3: treasures on their marks; those of the box for which there is none are beside the board."""
    places = mask_of(layout.treasures)
    bag = tuple(sorted(kind for kind, number in in_box().items() for _ in range(number)))

    def begin(state: CatanState, setup: Setup, chance: Chance) -> None:
        state.treasures = Treasures(places, bag, ((),) * state.seats)

    return begin


def treasures_of(state: CatanState) -> Treasures:
    assert state.treasures is not None, "this table plays without treasures"
    return state.treasures


def find_treasure(state: CatanState, seat: Seat, edge: int, play: Play[CatanState]) -> None:
    """CT-T1.10, CT-T0.7: at one of the ends of a piece; on no map do two treasures lie at the same edge."""
    treasures = treasures_of(state)
    found = treasures.places & END_MASKS[edge]
    if found:
        state.treasures = treasures.but(places=treasures.places & ~found)
        state.book.treasure(state, seat, Corner(found.bit_length() - 1), play)


def turn_treasure(state: CatanState, seat: Seat, place: Corner | Hex, play: Play[CatanState]) -> None:
    """CT-T1.11: turned for all to see and used at once; the place tells this draw from others."""
    treasures = treasures_of(state)
    treasure = play.pick(treasures.bag, "treasure", place)
    state.treasures = treasures.but(bag=without(treasures.bag, treasure))
    use_treasure(state, seat, treasure, play)


def use_treasure(state: CatanState, seat: Seat, treasure: Treasure, play: Play[CatanState]) -> None:
    """CT-T1.12: it does not come back."""
    play.tell(TreasureUsed(seat, treasure))
    EFFECTS[treasure](state, seat, play)


def one_resource(state: CatanState, seat: Seat, play: Play[CatanState]) -> None:
    choose(state, ChooseFromTreasure((seat,), 1), play)


def two_resources(state: CatanState, seat: Seat, play: Play[CatanState]) -> None:
    choose(state, ChooseFromTreasure((seat,), 2), play)


def grain_wool_brick(state: CatanState, seat: Seat, play: Play[CatanState]) -> None:
    give(state, seat, GRAIN_WOOL_BRICK, play)


def roads_or_ships(state: CatanState, seat: Seat, play: Play[CatanState]) -> None:
    """CT-T0.6: as far as there are pieces and places."""
    if has_room(state, seat):
        lay_for_nothing(state, seat)
    else:
        play.tell(RewardLost(seat))


def development_card(state: CatanState, seat: Seat, play: Play[CatanState]) -> None:
    """CT-T1.14: as if bought in this turn; with what it is worth, victory is looked at when all is over (CT-T0.10)."""
    if not state.book.found_card(state, seat, play):
        play.tell(RewardLost(seat))


EFFECTS: Final[dict[Treasure, Callable[[CatanState, Seat, Play[CatanState]], None]]] = {
    Treasure.ONE_RESOURCE: one_resource,
    Treasure.TWO_RESOURCES: two_resources,
    Treasure.GRAIN_WOOL_BRICK: grain_wool_brick,
    Treasure.ROADS_OR_SHIPS: roads_or_ships,
    Treasure.DEVELOPMENT_CARD: development_card,
}


def reward(state: CatanState, seat: Seat, hex: int, play: Play[CatanState]) -> None:
    """CT-T1.7, CT-T2.6: a card of a hex that was turned; for gold one is chosen."""
    kind = state.island.tiles[hex].kind
    if kind == GOLD:
        choose(state, ChooseReward((seat,), 1), play)
    elif kind is not None:
        give(state, seat, ONE[kind], play)


def choose(state: CatanState, choice: ChooseCards, play: Play[CatanState]) -> None:
    """CT-T0.9: of what the bank holds."""
    if only(state.bank, RESOURCE_KINDS):
        offer_cards(state, choice, play)
    else:
        play.tell(RewardLost(choice.seats[0]))


def give(state: CatanState, seat: Seat, cards: int, play: Play[CatanState]) -> None:
    """CT-T0.9, CT-T1.9: what the bank does not have is lost; at most one card of a kind is given."""
    there = sum(cards & MASK << shift for shift in SHIFT if state.bank >> shift & MASK)
    if there:
        receive(state, seat, there)
        play.tell(RewardTaken(seat, Cards(there)))
    else:
        play.tell(RewardLost(seat))
