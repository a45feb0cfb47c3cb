"""What the sea adds to a table (CT-S)."""

from __future__ import annotations

from deskovka.games.catan.book import Book
from deskovka.games.catan.layouts import Layout
from deskovka.games.catan.points import LONGEST_ROAD
from deskovka.games.catan.seafarers import gold, pirate, route, ships, view
from deskovka.games.catan.seafarers.checking import sea_faults
from deskovka.games.catan.seafarers.discovery import TurnHex
from deskovka.games.catan.seafarers.laying import launch, lay_map, robber_start
from deskovka.games.catan.turn import EndTurn


def add(book: Book, layout: Layout) -> None:
    book.lay = lay_map(layout)
    book.robber_start = robber_start(layout)
    book.begin += (launch(layout),)
    book.home = layout.home()
    book.home_rule = "CT-S9.1"
    book.turn_begins += (ships.turn_of_ships,)
    lay_ship, move = ships.LayShip(ships.SHIP), ships.MoveAShip()
    end = book.after_roll.pop(EndTurn)
    book.after_roll |= {ships.BuildShip: lay_ship, ships.MoveShip: move, EndTurn: end}
    book.some += (lay_ship.one, move.seldom)
    book.unrolled |= {ships.MoveShip: "CT-S3.1"}
    book.due |= {
        ships.BuildShip: "CT-S2.1",
        ships.MoveShip: "CT-S3.1",
        gold.TakeCards: "CT-S6.1",
        TurnHex: "CT-S7.1",
        pirate.PlacePirate: "CT-S5.1",
        pirate.RobShip: "CT-S5.1",
    }
    book.gold = gold.find_gold
    if layout.pirate >= 0:
        book.thief = pirate.robber_or_pirate
        book.effects["knight"] = "knight-pirate"
    book.effects["road-building"] = "roads-or-ships"
    book.anchored = ships.nothing_anchored
    book.forks = ships.may_branch
    book.laying |= {ships.BuildShip: lay_ship}
    book.why_unconnected = ships.why_unconnected_road
    book.built += (route.join_routes,)
    book.edges = route.all_edges
    book.network = route.roads_and_ships
    book.route_through = route.route_through
    book.longest_route = route.longest_trade_route
    book.route_moved = route.LongestRouteMoved
    card = book.sources.index(LONGEST_ROAD)
    book.sources = (*book.sources[:card], route.LONGEST_ROUTE, *book.sources[card + 1 :])
    book.views |= {"sea": view.sea_view}
    book.checks += (sea_faults,)
