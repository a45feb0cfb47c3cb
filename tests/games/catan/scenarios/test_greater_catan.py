"""Greater Catan: islands without numbers, and where their tokens come from (CT-T3).

Chance deals in order, so the map for three always lies like this; what has no number is one of the new islands:

        B3 H    B4 H    B5 H    B6 W    B7 W    B8 W
    C3 P    C4 P    C5 S    C6 S    C7 S    C8 F    C9 F
  D3 F    D4 M    D5 S    D6 H6   D7 H9   D8 S    D9 M    D10 M
E3 S    E4 S    E5 S    E6 W10  E7 W2   E8 W4   E9 S    E10 S   E11 S
  F3 S    F4 S    F5 P6   F6 P4   F7 P11  F8 F8   F9 S    F10 S
    G3 S    G4 S    G5 F9   G6 F3   G7 M10  G8 S    G9 S
        H3 S    H4 S    H5 M5   H6 M8   H7 S    H8 S
"""

from __future__ import annotations

from random import Random

import pytest

from deskovka.core.chance import RandomChance
from deskovka.core.game import Event
from deskovka.games.catan import GAME
from deskovka.games.catan.board import NEIGHBOURS, Hex
from deskovka.games.catan.changing import change_tile
from deskovka.games.catan.island import Tile
from deskovka.games.catan.scenarios.depletion import TokenDrawn, TokenMoved
from deskovka.games.catan.seafarers.sea import Unknown
from deskovka.games.catan.state import CatanState
from games.catan import sea_table
from games.catan.sea_table import pirate_at, put
from games.catan.table import deal, give, hand, options, play, points
from positions import refused

MAIN = "D6 D7 E6 E7 E8 F5 F6 F7 F8 G5 G6 G7 H5 H6"  # the main island for three


def position(seats: int = 3, rolled: bool = True) -> CatanState:
    return sea_table.position(seats, rolled=rolled, scenario="greater-catan")


def dealt(seats: int) -> CatanState:
    """A table laid out by chance."""
    setup = GAME.setup(seats, {"scenario": "greater-catan"})
    return GAME.new_game(setup, RandomChance(Random(seats)))


def token(state: CatanState, hex: str) -> int:
    return state.island.tiles[Hex.read(hex)].token


def put_token(state: CatanState, hex: str, number: int) -> None:
    place = Hex.read(hex)
    change_tile(state, place, Tile(state.island.tiles[place].terrain, number))


def keep_tokens(state: CatanState, hexes: str) -> None:
    """All others of the main island are gone."""
    for hex in MAIN.split():
        if hex not in hexes.split():
            put_token(state, hex, 0)


def stack(state: CatanState, *tokens: int) -> None:
    state.unknown = Unknown((), tokens)


def sail(state: CatanState, seat: int, edge: str, *chance: str) -> list[Event]:
    give(state, seat, "lumber+wool")
    return play(state, seat, f"ship {edge}", chance=chance)


def at_the_new_island(settlements: str = "") -> CatanState:
    """Seat 0 has a ship at B5, and the next one, on C5ne, touches B4 and B5; the stack is empty."""
    state = position()
    put(state, 0, ships="C5e", settlements=settlements)
    stack(state)
    return state


def sail_to(state: CatanState, beside: int = 0) -> None:
    """To B4; on B5, beside it, lies a number."""
    put_token(state, "B5", beside)
    sail(state, 0, "C5ne")


# Setting up


@pytest.mark.parametrize("seats, main, left", [(3, 14, 4), (4, 19, 5)])
def test_the_main_island_has_numbers_and_the_new_ones_have_none(seats: int, main: int, left: int) -> None:
    """CT-T3.1, CT-T3.2"""
    state = dealt(seats)
    home = {hex for hex in state.island.tiles if state.book.main_island >> hex & 1}
    barren = {hex for hex, tile in state.island.tiles.items() if tile.kind is None}
    numbered = {hex for hex, tile in state.island.tiles.items() if tile.token}

    assert len(home) == main
    assert numbered == home - barren
    assert len(GAME.view(state, 0)["unknown"]["tokens"]) == left
    assert GAME.view(state, 0)["unknown"]["hexes"] == {}


def test_three_players_have_their_numbers_on_marked_places() -> None:
    """CT-T3.1: whatever chance deals, the tokens lie as printed; the terrain does not."""
    one, other = dealt(3), position(3)
    numbers = [{hex: tile.token for hex, tile in state.island.tiles.items()} for state in (one, other)]
    lands = [{hex: tile.terrain for hex, tile in state.island.tiles.items()} for state in (one, other)]

    assert numbers[0] == numbers[1]
    assert lands[0] != lands[1]


def test_four_players_have_the_base_island() -> None:
    """CT-T3.1: 18 numbers by the rules of the base game, the desert without one."""
    state = dealt(4)
    home = [tile for hex, tile in state.island.tiles.items() if state.book.main_island >> hex & 1]

    assert sorted(tile.token for tile in home) == [
        *(0, 2, 3, 3, 4, 4, 5, 5, 6, 6),
        *(8, 8, 9, 9, 10, 10, 11, 11, 12),
    ]
    assert [tile.terrain.value for tile in home if not tile.token] == ["desert"]


@pytest.mark.parametrize(
    "seats, lands",
    [
        (3, {"forest": 3, "hills": 3, "mountains": 3, "fields": 3, "pasture": 2}),
        (4, {"forest": 4, "hills": 3, "mountains": 4, "fields": 3, "pasture": 4, "desert": 1}),
    ],
)
def test_the_new_islands_lie_open_and_are_shuffled(seats: int, lands: dict[str, int]) -> None:
    """CT-T3.2"""
    state = dealt(seats)
    tiles = [tile for hex, tile in state.island.tiles.items() if not state.book.main_island >> hex & 1]
    new = [tile.terrain.value for tile in tiles if tile.terrain.value != "sea"]

    assert {land: new.count(land) for land in set(new)} == lands


def test_everybody_has_eight_cities() -> None:
    """CT-T3.3"""
    state = position()
    put(state, 0, cities="D6n D7n E6nw E8ne F5sw F8se G5s", settlements="H6s E7s")
    give(state, 0, "4grain+6ore")
    assert GAME.view(state, 0)["players"][0]["left"]["cities"] == 1

    play(state, 0, "city H6s")

    with refused("CT-B1.4"):
        play(state, 0, "city E7s")


def test_with_three_players_the_robber_is_beside_the_board_until_somebody_brings_it() -> None:
    """CT-T3.4"""
    state = position(rolled=False)
    assert GAME.view(state, 0)["robber"] is None
    assert GAME.view(state, 0)["sea"]["pirate"] == "E3"

    play(state, 0, "roll", chance=["3", "4"])
    play(state, 0, "robber E7")

    assert GAME.view(state, 0)["robber"] == "E7"


def test_a_knight_brings_the_robber_in() -> None:
    """CT-T3.4"""
    state = position()
    deal(state, 0, "knight")

    play(state, 0, "knight", "robber D6")

    assert GAME.view(state, 0)["robber"] == "D6"


def test_with_four_players_the_robber_starts_on_the_desert_of_the_main_island() -> None:
    """CT-T3.4: G2 is a desert, too, among the new islands."""
    state = position(4)

    assert state.island.tiles[Hex.read("G2")].terrain.value == "desert"
    assert GAME.view(state, 0)["robber"] == "G7"
    assert GAME.view(state, 0)["sea"]["pirate"] == "E2"


def test_the_first_settlements_are_on_the_main_island() -> None:
    """CT-T3.5"""
    state = sea_table.new_table(3, "greater-catan")

    with refused("CT-T3.5"):
        play(state, 0, "settle B5n")
    play(state, 0, "settle D6n")


def test_a_first_ship_lies_on_the_coast() -> None:
    """CT-T3.5, CT-T0.8: D6ne is coast, C5e open sea."""
    state = sea_table.new_table(3, "greater-catan")
    play(state, 0, "settle D6n")

    with refused("CT-T0.8"):
        play(state, 0, "ship C5e")
    play(state, 0, "ship D6ne")

    assert sea_table.ships_of(state, 0) == sea_table.edges("D6ne")


def test_eighteen_points_win() -> None:
    """CT-T3.12, CT-T0.5"""
    state = position()
    put(state, 0, cities="D6n D7n E6nw E8ne F5sw F8se G5s H6s", settlements="E7s")
    assert points(state, 0) == 17
    put(state, 0, roads="F7e")
    give(state, 0, "brick+lumber+wool+grain")

    play(state, 0, "settle F7ne")

    assert GAME.outcome(state) is not None
    assert [dealt(seats).target for seats in (3, 4)] == [18, 18]


def test_islands_bring_no_points() -> None:
    """CT-T3.12"""
    state = position()
    put(state, 0, ships="C5e C5ne")
    give(state, 0, "brick+lumber+wool+grain")

    play(state, 0, "settle C5n")

    assert points(state, 0) == 1


# Tokens of the stack


def test_a_ship_that_touches_a_new_hex_draws_it_a_token() -> None:
    """CT-T3.6"""
    state = position()
    put(state, 0, settlements="D6n")

    events = sail(state, 0, "C5e", "9")

    assert token(state, "B5") == 9
    assert TokenDrawn(0, Hex.read("B5"), "hills", 9) in events
    assert GAME.view(state, 0)["unknown"]["tokens"] == [3, 5, 11]
    assert not GAME.faults(state)


def test_a_road_draws_a_token_too() -> None:
    """CT-T3.6: from C5n between B4 and B5 up to B5nw."""
    state = position()
    put(state, 0, settlements="C5n")
    put_token(state, "B5", 3)
    give(state, 0, "brick+lumber")

    play(state, 0, "road B4e", chance=["5"])

    assert token(state, "B4") == 5


def test_a_moved_ship_draws_a_token_too() -> None:
    """CT-T3.6, CT-S3.7"""
    state = position()
    put(state, 0, settlements="D6n", ships="D6nw")

    play(state, 0, "move D6nw to C5e", chance=["11"])

    assert token(state, "B5") == 11


def test_of_several_hexes_the_player_says_which_is_next() -> None:
    """CT-T3.6"""
    state = position()
    put(state, 0, ships="C5e")
    sail(state, 0, "C5ne")
    assert options(state, 0) == {"token to B4", "token to B5"}

    drawn = play(state, 0, "token to B5", chance=["5", "3"])

    assert [event.hex for event in drawn if isinstance(event, TokenDrawn)] == [Hex.read("B5"), Hex.read("B4")]
    assert [token(state, hex) for hex in ("B4", "B5")] == [3, 5]


def test_founding_draws_no_token_but_a_later_piece_there_does() -> None:
    """CT-T3.6, CT-S7.3, CT-T0.7: the ship at B5 was there from the beginning."""
    state = position()
    put(state, 0, ships="C5e")
    assert token(state, "B5") == 0
    put_token(state, "B4", 3)

    sail(state, 0, "C5ne", "5")

    assert token(state, "B5") == 5


def test_deserts_and_the_sea_get_no_token() -> None:
    """CT-T3.7: with four players G2 is a desert and G3 sea."""
    state = position(4)
    put(state, 0, ships="G3w")

    sail(state, 0, "G3sw")

    assert token(state, "G2") == 0 and token(state, "G3") == 0
    assert len(GAME.view(state, 0)["unknown"]["tokens"]) == 5


def test_a_hex_of_the_main_island_without_a_token_never_gets_another() -> None:
    """CT-T3.7"""
    state = position()
    put(state, 0, settlements="D6n")
    put_token(state, "D6", 0)
    give(state, 0, "brick+lumber")

    play(state, 0, "road D6ne")

    assert token(state, "D6") == 0
    assert len(GAME.view(state, 0)["unknown"]["tokens"]) == 4


def test_a_token_brings_no_card_and_pays_from_the_next_roll_on() -> None:
    """CT-T3.13"""
    state = position()
    put(state, 0, settlements="C5n", ships="C5nw")
    put_token(state, "B5", 3)
    sail(state, 0, "C5ne", "9")
    assert hand(state, 0) == "nothing"

    state.rolled = False
    play(state, 0, "roll", chance=["4", "5"])

    assert hand(state, 0) == "brick"


def test_no_six_or_eight_is_in_the_stack() -> None:
    """CT-T3.15"""
    for seats in (3, 4):
        assert not {6, 8} & set(GAME.view(dealt(seats), None)["unknown"]["tokens"])


def test_the_token_is_placed_before_the_next_piece() -> None:
    """CT-T3.15: the second ship of Road Building waits."""
    state = position()
    put(state, 0, ships="C5e")
    deal(state, 0, "road-building")
    play(state, 0, "road-building", "ship C5ne")

    with refused("CT-T3.6"):
        play(state, 0, "ship C5nw")
    play(state, 0, "token to B4", chance=["5", "3"])
    play(state, 0, "ship C5nw", chance=["9"])

    assert [token(state, hex) for hex in ("B4", "B5", "C4")] == [5, 3, 9]


# Tokens of the main island


def test_when_the_stack_is_empty_the_token_comes_from_an_own_hex() -> None:
    """CT-T3.8: the settlement on E7n touches D6, D7 and E7."""
    state = at_the_new_island("E7n")
    sail_to(state, beside=3)
    assert options(state, 0) == {"token from D6", "token from D7", "token from E7"}
    with refused("CT-T3.8"):
        play(state, 0, "token from G6")
    with refused("CT-T3.8"):
        play(state, 0, "token from B5")

    [moved] = play(state, 0, "token from D7")

    assert moved == TokenMoved(0, Hex.read("D7"), Hex.read("B4"), "hills", 9)
    assert [token(state, hex) for hex in ("D7", "B4")] == [0, 9]


def test_six_and_eight_do_not_come_to_lie_side_by_side() -> None:
    """CT-T3.8: an 8 lies beside the new hex, so the 6 on D6 stays."""
    state = at_the_new_island("E7n")
    sail_to(state, beside=8)

    assert options(state, 0) == {"token from D7", "token from E7"}
    with refused("CT-T3.8"):
        play(state, 0, "token from D6")


def test_sixes_and_eights_of_the_main_island_do_not_matter() -> None:
    """CT-T3.8: only those of the new islands are looked at."""
    state = at_the_new_island("E7n")
    put_token(state, "E7", 8)
    sail_to(state, beside=3)

    assert options(state, 0) == {"token from D6", "token from D7", "token from E7"}


@pytest.mark.parametrize("owner", [0, 1])
def test_the_only_token_of_a_settlement_stays(owner: int) -> None:
    """CT-X-T3b (CT-T3.8): the settlement on D6nw, whoever has it, touches D6 alone."""
    state = at_the_new_island("E7n")
    put(state, owner, settlements="D6nw")
    sail_to(state, beside=3)

    assert options(state, 0) == {"token from D7", "token from E7"}
    with refused("CT-T3.8"):
        play(state, 0, "token from D6")


def test_the_first_condition_is_dropped_first() -> None:
    """CT-X-T3a (CT-T3.9): D6 feeds seat 1, so only the 8 on D7 is left, though it comes to lie beside a 6."""
    state = at_the_new_island("D6ne")
    put(state, 1, settlements="D6nw")
    put_token(state, "D7", 8)

    sail_to(state, beside=6)

    assert [token(state, hex) for hex in ("D7", "B4")] == [0, 8]


def test_while_an_own_token_will_do_no_other_is_taken() -> None:
    """CT-X-T3a (CT-T3.9): 8 on D7 and F8 and 6 on E8, all own, all beside a 6; the 3 on G6 would fit but is not own."""
    state = at_the_new_island("D6ne F8n")
    put(state, 1, settlements="D6nw")
    put_token(state, "D7", 8)
    put_token(state, "E8", 6)
    sail_to(state, beside=6)

    assert options(state, 0) == {"token from D7", "token from E8", "token from F8"}
    with refused("CT-T3.9"):
        play(state, 0, "token from G6")


def test_the_second_condition_is_dropped_next() -> None:
    """CT-X-T3b (CT-T3.9): the only own token feeds a settlement alone, so any other is taken, an 8 beside a 6, too."""
    state = at_the_new_island("D6n")
    sail_to(state, beside=6)

    assert options(state, 0) == {f"token from {hex}" for hex in MAIN.split() if hex != "D6"}
    with refused("CT-T3.9"):
        play(state, 0, "token from D6")


def test_at_last_every_token_may_be_taken() -> None:
    """CT-T3.9: each of the two that are left feeds a settlement."""
    state = at_the_new_island("D6n")
    put(state, 1, settlements="F8se")
    keep_tokens(state, "D6 F8")
    sail_to(state, beside=6)

    assert options(state, 0) == {"token from D6", "token from F8"}


def test_buildings_without_any_token_are_not_asked() -> None:
    """CT-T3.10: the settlement on H6s has nothing to lose."""
    state = at_the_new_island("E7n")
    put(state, 1, settlements="H6s")
    keep_tokens(state, "D6 D7")
    sail_to(state, beside=3)

    assert options(state, 0) == {"token from D6", "token from D7"}


def test_without_a_token_anywhere_nothing_is_placed() -> None:
    """CT-T3.10"""
    state = at_the_new_island("E7n")
    keep_tokens(state, "")
    sail(state, 0, "C5ne")

    assert [token(state, hex) for hex in ("B4", "B5")] == [0, 0]
    assert "end" in options(state, 0)


def test_the_last_token_of_the_stack_goes_where_the_player_says() -> None:
    """CT-X-T3c (CT-T3.6, CT-T3.8): the other hex gets one of the main island."""
    state = at_the_new_island("E7n")
    stack(state, 5)
    sail(state, 0, "C5ne")

    play(state, 0, "token to B4", chance=["5"])
    play(state, 0, "token from E7")

    assert [token(state, hex) for hex in ("B4", "B5", "E7")] == [5, 2, 0]


def test_a_hex_that_lost_its_token_produces_nothing() -> None:
    """CT-T3.11: the 9 of D7 now lies on B4; the land stays what it is."""
    state = at_the_new_island("E7n")
    sail_to(state, beside=3)
    play(state, 0, "token from D7")
    state.rolled = False

    play(state, 0, "roll", chance=["4", "5"])

    assert hand(state, 0) == "nothing"
    assert state.island.tiles[Hex.read("D7")].terrain.value == "hills"


def test_a_token_may_be_taken_from_under_the_robber() -> None:
    """CT-T3.14"""
    state = at_the_new_island("E7n")
    state.robber = int(Hex.read("D7"))
    sail_to(state, beside=3)

    play(state, 0, "token from D7")

    assert GAME.view(state, 0)["robber"] == "D7"
    assert token(state, "B4") == 9


def test_no_hex_of_the_main_island_touches_a_new_one() -> None:
    """CT-T3.8: so a building on the main island is fed by its tokens alone."""
    for seats in (3, 4):
        state = dealt(seats)
        main = {hex for hex in state.island.tiles if state.book.main_island >> hex & 1}
        new = {hex for hex, tile in state.island.tiles.items() if tile.kind is not None} - main
        assert not any(other in new for hex in main for other in NEIGHBOURS[hex])


def test_the_pirate_keeps_ships_from_a_new_island() -> None:
    """CT-T0.1, CT-S2.6: the rules of the sea hold."""
    state = position()
    put(state, 0, settlements="D6n")
    pirate_at(state, "C5")
    give(state, 0, "lumber+wool")

    with refused("CT-S2.6"):
        play(state, 0, "ship C5e")


def test_what_is_not_asked_is_refused_by_the_rule_that_asks_it() -> None:
    """CT-T3.6, CT-T3.8"""
    state = position()

    with refused("CT-T3.6"):
        play(state, 0, "token to B4")
    with refused("CT-T3.8"):
        play(state, 0, "token from D6")
