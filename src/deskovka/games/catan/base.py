"""The base game: the first pages of every book (CT-B)."""

from __future__ import annotations

from deskovka.core.game import Seat, Task
from deskovka.core.setup import Setup
from deskovka.games.catan import production, roads, robber, trade, turn
from deskovka.games.catan.book import EVERYWHERE, Book
from deskovka.games.catan.building import BuildRoad, why_unconnected, why_unreached
from deskovka.games.catan.dealing import lay_base_island
from deskovka.games.catan.development import CARDS, DECK, find_card
from deskovka.games.catan.island import Island, Terrain
from deskovka.games.catan.points import BUILDINGS, LARGEST_ARMY, LONGEST_ROAD, VICTORY_POINTS
from deskovka.games.catan.state import CatanState


def add(book: Book) -> None:
    """What every table plays by, as long as nothing else is said."""
    book.lay = lay_base_island
    book.robber_start = first_desert
    book.target = chosen_target
    book.before_roll = dict(turn.BEFORE_THE_ROLL)
    book.after_roll = dict(turn.AFTER_THE_ROLL)
    book.some = turn.SOME
    book.unrolled = {turn.EndTurn: "CT-B3.1"}
    book.due = {
        robber.DiscardCards: "CT-B5.1",
        robber.PlaceRobber: "CT-B5.2",
        robber.Rob: "CT-B5.2",
        trade.Accept: "CT-B6.1",
        trade.Decline: "CT-B6.1",
        trade.Counter: "CT-B6.1",
        trade.Deal: "CT-B6.1",
        trade.Withdraw: "CT-B6.1",
    }
    book.idle_hexes = production.robbed_hexes
    book.founding = anywhere
    book.gold = no_gold
    book.early = turn.card_or_roll
    book.fallen = nothing_fallen
    book.foreign = roads.foreign_buildings
    book.deck = DECK
    book.found_card = find_card
    book.thief = robber.robber_moves_again
    book.laying = {BuildRoad: turn.LAY_ROAD}
    book.why_unconnected = why_unconnected
    book.why_unreached = why_unreached
    book.edges = roads.all_roads
    book.network = roads.roads_of
    book.route_through = roads.road_through
    book.longest_route = roads.longest_road
    book.route_moved = roads.LongestRoadMoved
    book.effects = {card.value: card.value for card in CARDS}
    book.sources = (*BUILDINGS, LONGEST_ROAD, LARGEST_ARMY, VICTORY_POINTS)


def first_desert(island: Island) -> int:
    """CT-B2.4: where the robber stands at first."""
    return next(hex for hex, tile in island.tiles.items() if tile.terrain is Terrain.DESERT)


def chosen_target(setup: Setup) -> int:
    target = setup["target"]
    assert isinstance(target, int)
    return target


def anywhere(state: CatanState, seat: Seat) -> int:
    return EVERYWHERE


def nothing_fallen(state: CatanState) -> int:
    return 0


def no_gold(seat: Seat, number: int) -> Task[CatanState]:
    raise AssertionError("the base game has no gold")
