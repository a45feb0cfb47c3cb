"""The computer players of Catan at sea: every scenario is played to its end, and with some sense."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from bots.catan_games import bot_game
from deskovka.bots.catan import BOTS
from deskovka.bots.catan.judge import Judge
from deskovka.bots.catan.places import by_ship
from deskovka.bots.catan.production import blocked_dots, dots_of
from deskovka.bots.catan.sailing import beyond, finds_at
from deskovka.bots.catan.strong import StrongBot
from deskovka.bots.catan.trying import with_piece
from deskovka.bots.catan.turns import best_line
from deskovka.bots.catan.weights import RULES_OF_THUMB
from deskovka.bots.player import Bot
from deskovka.core.grid import bits
from deskovka.games.catan import GAME
from deskovka.games.catan.board import HEX_CORNER_MASKS
from deskovka.games.catan.development import KNIGHT, PlayKnight
from deskovka.games.catan.goods import Cards
from deskovka.games.catan.modules import SCENARIOS
from deskovka.games.catan.seafarers.ships import BuildShip
from deskovka.games.catan.state import CatanState
from deskovka.games.catan.turn import TakeTurn


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

    assert beyond(state, seat, corner, lasting=1.0) == 1

    islands = [0] * 4
    islands[seat] = 1
    state.sea = state.sea.but(islands=tuple(islands))
    assert beyond(state, seat, corner, lasting=1.0) == 0


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

    assert finds_at(state, state.treasures.places) > finds_at(state, 0) == 0


def hex_of(state: CatanState, seat: int) -> int:
    """A producing hex where the seat has a building."""
    own = state.settlements[seat]
    tiles = state.island.tiles
    return next(hex for hex, tile in tiles.items() if tile.token and HEX_CORNER_MASKS[hex] & own)


def put_dragon(state: CatanState, hex: int) -> None:
    assert state.dragons is not None
    state.dragons = state.dragons.but(hexes=1 << hex, beside=state.dragons.beside - 1)
