"""Into the Unknown: a sea full of hexes nobody knows, and treasures that may be kept (CT-T2)."""

from __future__ import annotations

from typing import Final

from deskovka.core.chance import Chance
from deskovka.core.game import Decision, Play, Seat
from deskovka.core.setup import Setup
from deskovka.core.values import value
from deskovka.games.catan.board import Hex
from deskovka.games.catan.book import Book
from deskovka.games.catan.goods import RESOURCES
from deskovka.games.catan.island import Terrain
from deskovka.games.catan.layouts import Layout
from deskovka.games.catan.robber import PlaceRobber, put_robber
from deskovka.games.catan.scenarios import finding, keeping
from deskovka.games.catan.scenarios.pace import WITH_AN_AIM
from deskovka.games.catan.scenarios.treasure_checking import keeping_faults, treasure_faults
from deskovka.games.catan.seafarers import pirate
from deskovka.games.catan.state import NOBODY, CatanState

TARGET: Final = 12  # CT-T0.5
ROUNDS: Final = 3  # CT-T2.4


def add(book: Book, layout: Layout) -> None:
    finding.add(book, layout)
    book.begin += (lay_harbours_aside, ask_for_the_robber)
    book.home_rule = "CT-T2.4"
    book.rounds = ROUNDS
    book.target = target
    book.some += WITH_AN_AIM
    book.due |= {
        pirate.PlacePirate: "CT-T2.5",
        pirate.RobShip: "CT-T2.5",
        keeping.UseTreasure: "CT-T2.8",
        keeping.KeepTreasure: "CT-T2.8",
        keeping.PlaceHarbour: "CT-T2.11",
    }
    book.hand_room += (keeping.room_for_cards,)
    book.treasure = keeping.look_at_treasure
    book.discovered = discovered
    book.built += (keeping.room_by_building,)
    book.sources += (keeping.KEPT_TREASURES,)
    book.guesses += (keeping.deal_treasures,)
    book.checks += (treasure_faults(layout), keeping_faults)


def add_with_founders(book: Book, layout: Layout) -> None:
    """The same, read so that pieces of the set-up discover, too (CT-S7.3)."""
    add(book, layout)
    book.founders_arrive = True


def target(setup: Setup) -> int:
    return TARGET


def lay_harbours_aside(state: CatanState, setup: Setup, chance: Chance) -> None:
    """CT-T2.3: the five special ones."""
    state.treasures = finding.treasures_of(state).but(harbours=RESOURCES)


def ask_for_the_robber(state: CatanState, setup: Setup, chance: Chance) -> None:
    """CT-T2.5: where the main island has no desert, the starting player says where the robber stands."""
    if state.robber == NOBODY:
        state.agenda.append(StartRobber((state.active,)))


@value
class StartRobber(Decision[CatanState, PlaceRobber]):
    """CT-T2.5: on one of the open deserts."""

    rule = "CT-T2.5"
    answers = (PlaceRobber,)

    def options(self, state: CatanState, seat: Seat) -> list[PlaceRobber]:
        tiles = state.island.tiles
        return [PlaceRobber(Hex(hex)) for hex, tile in tiles.items() if tile.terrain is Terrain.DESERT]

    def resolve(self, state: CatanState, seat: Seat, action: PlaceRobber, play: Play[CatanState]) -> None:
        put_robber(state, seat, action.hex, play)


def discovered(state: CatanState, seat: Seat, hex: int, play: Play[CatanState]) -> None:
    """CT-T2.6: a card of what it produces; and where there is a new coast, there is room for a harbour (CT-T2.11)."""
    finding.reward(state, seat, hex, play)
    keeping.call_for_harbours(state)
