"""The computer players of Catan at sea: every scenario is played to its end, and with some sense."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from bots.catan_games import bot_game
from deskovka.bots.catan import BOTS
from deskovka.bots.catan.dragons import danger, threat, threat_at
from deskovka.bots.catan.judge import Judge
from deskovka.bots.catan.places import by_ship
from deskovka.bots.catan.production import blocked_dots, dots_of
from deskovka.bots.catan.sailing import beyond, finds_at, hoard
from deskovka.bots.catan.strong import StrongBot
from deskovka.bots.catan.trying import after_building, with_piece
from deskovka.bots.catan.turns import best_line, hoped_for
from deskovka.bots.catan.weights import RULES_OF_THUMB, Weights
from deskovka.bots.player import Bot, Knowledge
from deskovka.core.grid import bits
from deskovka.core.notation import Action
from deskovka.games.catan import GAME
from deskovka.games.catan.board import HEX_CORNER_MASKS, Hex
from deskovka.games.catan.building import BUILD_CITY
from deskovka.games.catan.development import KNIGHT, PlayKnight
from deskovka.games.catan.goods import Cards
from deskovka.games.catan.modules import SCENARIOS
from deskovka.games.catan.scenarios.desert_dragons import Beat, BeatDragon
from deskovka.games.catan.scenarios.treasures import in_box
from deskovka.games.catan.seafarers.pirate import MoveRobberOrPirate, RobShip
from deskovka.games.catan.seafarers.ships import BUILD_SHIP, BuildShip
from deskovka.games.catan.state import CatanState
from deskovka.games.catan.turn import TakeTurn
from games.catan import sea_table, table


def bot_named(name: str) -> Bot:
    """The bot; the strong one thinks less here, so that the tests are quick."""
    return StrongBot(width=1, depth=2, sites=2) if name == "strong" else BOTS[name]()


def game_at_sea(scenario: str, names: list[str]) -> Iterator[tuple[CatanState, int, str]]:
    return bot_game([bot_named(name) for name in names], f"{scenario} {names}", scenario)


def first_turn_at_sea(scenario: str, hand: str) -> CatanState:
    """The first turn after the set-up, rolled; the active seat has that hand, the others nothing."""
    for state, _, _ in game_at_sea(scenario, ["good"] * 4):
        if isinstance(state.agenda[-1], TakeTurn):
            state.rolled = True
            state.hands = [0] * 4
            state.hands[state.active] = int(Cards.read(hand))
            return state
    raise AssertionError("nobody was asked for a turn")


@pytest.mark.parametrize("name", BOTS)
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_each_bot_finishes_each_scenario(scenario: str, name: str) -> None:
    """`apply` refuses what is illegal."""
    *_, (state, _, _) = game_at_sea(scenario, [name, "beginner", "beginner"])

    assert GAME.over(state)
    assert GAME.faults(state) == []


def test_good_bots_sail_to_other_islands() -> None:
    *_, (state, _, _) = game_at_sea("seafarers", ["good"] * 4)

    assert state.sea is not None
    assert any(state.sea.ships)
    assert any(state.sea.islands)


def test_knights_ride_against_dragons() -> None:
    *_, (state, _, _) = game_at_sea("desert-dragons", ["good"] * 4)

    assert any(state.knights)


def test_a_dragon_takes_the_dots_of_its_hex() -> None:
    state = first_turn_at_sea("desert-dragons", "nothing")
    seat = state.active
    hex = hex_of(state, seat)
    before = dots_of(state, seat)

    put_dragon(state, hex)

    assert blocked_dots(state, seat)
    assert dots_of(state, seat) == before - blocked_dots(state, seat)


def test_a_knight_beats_the_dragon_on_an_own_hex() -> None:
    state = first_turn_at_sea("desert-dragons", "nothing")
    seat = state.active
    put_dragon(state, hex_of(state, seat))
    state.cards[seat][KNIGHT] = 1

    gain, line = best_line(state, Judge(state, seat, RULES_OF_THUMB), width=1, depth=1)

    assert gain > 0
    assert isinstance(line[0], PlayKnight)


def test_a_settlement_on_a_new_island_is_worth_its_point_once() -> None:
    state = first_turn_at_sea("seafarers", "nothing")
    assert state.sea is not None
    seat = state.active
    corner = next(bits(state.book.islands[0] & state.open))

    assert beyond(state, seat, corner, lasting=1.0, weights=RULES_OF_THUMB) == 1

    islands = [0] * 4
    islands[seat] = 1
    state.sea = state.sea.but(islands=tuple(islands))
    assert beyond(state, seat, corner, lasting=1.0, weights=RULES_OF_THUMB) == 0


def test_places_beyond_the_sea_are_counted_in_ships() -> None:
    """A ship brings a place on the other side one ship nearer."""
    state = first_turn_at_sea("seafarers", "lumber+wool")
    seat = state.active
    ships = [action for action in GAME.legal(state, seat) if isinstance(action, BuildShip)]
    before = by_ship(state, seat)

    assert ships
    for ship in ships:
        after = with_piece(state, seat, ship)
        there = after.ends[seat] & ~state.ends[seat]
        assert there & ~before[1] == 0
        assert there & ~by_ship(after, seat)[0] == 0


def test_treasures_and_face_down_hexes_are_worth_a_voyage() -> None:
    state = first_turn_at_sea("into-the-unknown", "nothing")
    assert state.treasures is not None

    assert finds_at(state, state.treasures.places, RULES_OF_THUMB) > finds_at(state, 0, RULES_OF_THUMB) == 0


@pytest.mark.parametrize("name", ["good", "strong"])
def test_an_idle_ship_is_moved_to_another_island(name: str) -> None:
    """The settlement can be paid for, one ship more cannot."""
    state = sea_table.position()
    sea_table.put(state, 0, settlements="D8ne E6n", ships="D8e")
    sea_table.put(state, 1, settlements="E5nw")
    table.give(state, 0, "brick+lumber+wool+grain")

    assert answer_of(name, state) == GAME.read("move D8e to D9nw")


@pytest.mark.parametrize("name", ["good", "strong"])
def test_the_pirate_robs_the_leader_while_the_robber_blocks_its_city(name: str) -> None:
    state = sea_table.position()
    sea_table.put(state, 0, settlements="D5nw E6s")
    sea_table.put(state, 1, cities="D8n E9ne E9s", ships="D8ne")
    sea_table.put(state, 2, settlements="F7s F6sw")
    state.robber = int(Hex.read("E9"))
    table.give(state, 1, "2ore")
    state.agenda.append(MoveRobberOrPirate((0,), "seven"))

    action = answer_of(name, state)

    assert isinstance(action, RobShip)
    assert action.victim == 1


def test_building_wakes_dragons() -> None:
    state = first_turn_at_sea("desert-dragons", "brick+lumber+wool+grain+2grain+3ore")
    seat = state.active
    city = BUILD_CITY[next(bits(state.settlements[seat]))]

    built = after_building(state, seat, (city,))

    assert danger(built) > danger(state)
    for other in state.after(seat):
        assert threat(built, other, RULES_OF_THUMB) > threat(state, other, RULES_OF_THUMB)


def test_dragons_do_not_threaten_the_neighbour_island() -> None:
    state = first_turn_at_sea("desert-dragons", "nothing")
    home = next(bits(state.settlements[state.active]))
    abroad = next(bits(state.open & ~state.book.home))

    assert threat_at(state, home, RULES_OF_THUMB) > 0 == threat_at(state, abroad, RULES_OF_THUMB)


def test_a_place_among_dragons_brings_no_goods() -> None:
    state = first_turn_at_sea("desert-dragons", "nothing")
    judge = Judge(state, state.active, RULES_OF_THUMB)
    hex = hex_of(state, state.active)
    corner = next(bits(HEX_CORNER_MASKS[hex]))
    before = judge.outlook(state, state.active).gain(corner)

    put_dragon(state, hex)

    assert judge.outlook(state, state.active).gain(corner) < before


@pytest.mark.parametrize("name", ["good", "strong"])
def test_of_several_dragons_a_knight_beats_the_one_on_an_own_hex(name: str) -> None:
    state = first_turn_at_sea("desert-dragons", "nothing")
    seat = state.active
    own = [hex for hex in producing(state) if HEX_CORNER_MASKS[hex] & state.settlements[seat]]
    free = [hex for hex in producing(state) if not HEX_CORNER_MASKS[hex] & state.built]
    for hex in (own[0], free[0]):
        put_dragon(state, hex)
    state.agenda.append(BeatDragon((seat,)))

    assert answer_of(name, state) == Beat(Hex(own[0]))


def test_each_bot_goes_by_its_own_weights() -> None:
    state = first_turn_at_sea("into-the-unknown", "nothing")
    assert state.treasures is not None
    eager = Weights(treasure=2 * RULES_OF_THUMB.treasure, discovery=2 * RULES_OF_THUMB.discovery)
    seat, places = state.active, state.treasures.places
    kept = ((*in_box(),)[:2], *[()] * 3)
    state.treasures = state.treasures.but(kept=kept)

    assert finds_at(state, places, eager) == 2 * finds_at(state, places, RULES_OF_THUMB)
    assert hoard(state, 0, Weights(kept=(0.0, 0.0, 5.0, 5.0, 5.0))) == 5.0
    for ship in bits(state.book.laying[BuildShip].places(state, seat)):
        found = [
            hoped_for(state, BUILD_SHIP[ship], Judge(state, seat, weights))
            for weights in (eager, RULES_OF_THUMB)
        ]
        assert found[0] == 2 * found[1]


def answer_of(name: str, state: CatanState) -> Action:
    [seat] = GAME.waiting(state)
    return bot_named(name).choose(Knowledge(GAME, state, seat), Random(1))


def producing(state: CatanState) -> list[int]:
    """The hexes that dragons can come to and that bring something."""
    return [
        hex
        for hex, tile in state.island.tiles.items()
        if tile.token and HEX_CORNER_MASKS[hex] & state.book.home
    ]


def hex_of(state: CatanState, seat: int) -> int:
    """A producing hex where the seat has a building."""
    own = state.settlements[seat]
    tiles = state.island.tiles
    return next(hex for hex, tile in tiles.items() if tile.token and HEX_CORNER_MASKS[hex] & own)


def put_dragon(state: CatanState, hex: int) -> None:
    assert state.dragons is not None
    state.dragons = state.dragons.but(hexes=state.dragons.hexes | 1 << hex, beside=state.dragons.beside - 1)
