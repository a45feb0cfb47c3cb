"""Into the Unknown: CT-T2."""

from __future__ import annotations

from random import Random

import pytest

from deskovka.games.catan import GAME
from deskovka.games.catan.board import Hex
from deskovka.games.catan.scenarios.finding import TreasureUsed, treasures_of
from deskovka.games.catan.scenarios.keeping import TreasureSeen
from deskovka.games.catan.scenarios.maps import map_of
from deskovka.games.catan.scenarios.treasures import Treasure
from deskovka.games.catan.state import CatanState
from games.catan.scenarios.treasure_table import (
    SHIP,
    asked,
    at_the_unknown,
    bag_of,
    keep,
    seen,
    terrain,
    token,
)
from games.catan.sea_table import new_table, position, put
from games.catan.table import give, hand, options, play, points
from positions import refused

every_count = pytest.mark.parametrize("seats", [3, 4])


def robbed(state: CatanState, *cards: str) -> None:
    """Seat 0 has these cards in hand and rolls a seven."""
    give(state, 0, "+".join(cards))
    state.rolled = False
    play(state, 0, "roll", chance=["3", "4"])


@every_count
def test_the_map_lies_as_it_is_marked(seats: int) -> None:
    """CT-T2.1: tokens and four harbours 3:1 as marked; with three players the desert, too."""
    island = new_table(seats, "into-the-unknown").island
    layout = map_of("into-the-unknown", seats)
    main = layout.pools["main"]
    assert all(island.tiles[hex].token == number for hex, number in main.printed.items())
    assert len(main.printed) == len(main.hexes)
    assert [harbour.kind for harbour in island.harbours] == ["3:1"] * 4
    deserts = [hex for hex in layout.home_hexes() if island.tiles[hex].terrain.value == "desert"]
    assert [str(Hex(hex)) for hex in deserts] == (["B3"] if seats == 3 else [])


@pytest.mark.parametrize("seats, hidden, sea, desert", [(3, 18, 6, 0), (4, 28, 9, 1)])
def test_the_unknown_sea_lies_face_down(seats: int, hidden: int, sea: int, desert: int) -> None:
    """CT-T2.2: around two open deserts and two open gold hexes with 6 and 8."""
    state = new_table(seats, "into-the-unknown")
    view = GAME.view(state, None)
    out = map_of("into-the-unknown", seats)
    away = [tile for hex, tile in state.island.tiles.items() if hex not in out.home_hexes()]
    kinds = [tile.terrain.value for tile in away]
    assert (kinds.count("unknown"), kinds.count("desert"), kinds.count("gold")) == (hidden, 2, 2)
    assert sorted(tile.token for tile in away if tile.token) == [6, 8]
    bag = view["unknown"]["hexes"]
    assert (bag["sea"], bag.get("desert", 0), sum(bag.values())) == (sea, desert, hidden)
    assert len(view["unknown"]["tokens"]) == hidden - sea - desert


@pytest.mark.parametrize("seats, lying", [(3, 17), (4, 20)])
def test_treasures_lie_on_their_marks_and_special_harbours_beside_the_board(seats: int, lying: int) -> None:
    """CT-T2.3: nobody knows which three are missing where three play."""
    view = seen(new_table(seats, "into-the-unknown"), 0)
    assert len(view["places"]) == lying
    assert sum(view["unseen"].values()) == 20
    assert view["harbours"] == ["brick", "lumber", "wool", "grain", "ore"]


def test_everybody_founds_three_times() -> None:
    """CT-X-T2e, CT-T2.4: first cards come from the third settlement."""
    state = new_table(3, "into-the-unknown")
    order = []
    random = Random(1)
    while state.turn == 0:
        [seat] = GAME.waiting(state)
        if asked(state) == "FoundSettlement":
            order.append("ABC"[seat])
            assert (hand(state, seat) == "nothing") and order.count("ABC"[seat]) <= 3
        play(state, seat, str(GAME.sample(state, seat, random)))
    assert order == list("ABCCBAABC")
    assert all(state.settlements[seat].bit_count() == 3 for seat in range(3))


def test_the_first_cards_come_from_the_third_settlement() -> None:
    """CT-T2.4"""
    state = new_table(3, "into-the-unknown")
    for seat, corner, edge in (
        (0, "B4n", "B4ne"),
        (1, "B5n", "B5ne"),
        (2, "B6n", "B6ne"),
        (2, "B7n", "B7ne"),
        (1, "B8n", "B8ne"),
        (0, "C9ne", "C9e"),
    ):
        play(state, seat, f"settle {corner}", f"road {edge}")
    assert [hand(state, seat) for seat in range(3)] == ["nothing"] * 3
    play(state, 0, "settle G3n", "road G3nw")
    assert hand(state, 0) == "grain+ore"


def test_everybody_founds_on_the_main_island() -> None:
    """CT-T2.4: not on the open hexes in the unknown sea."""
    with refused("CT-T2.4"):
        play(new_table(3, "into-the-unknown"), 0, "settle H7s")


def test_the_first_ship_may_lie_at_sea() -> None:
    """CT-T0.8, CT-S2.7, CT-T2.4"""
    state = new_table(3, "into-the-unknown")
    play(state, 0, "settle C5ne")
    assert "ship C5e" in options(state, 0, "ship")


def test_set_up_pieces_take_and_turn_nothing() -> None:
    """CT-X-T2f, CT-S7.3: the next piece with an end there takes the treasure, then turns the hex."""
    state = new_table(3, "into-the-unknown")
    play(state, 0, "settle C5ne", "ship C5e")
    assert asked(state) == "FoundSettlement"
    assert "D6n" in seen(state, 0)["places"] and terrain(state, "D6") == "unknown"
    state = position(scenario="into-the-unknown")
    put(state, 0, settlements="C5ne", ships="C5e")
    give(state, 0, SHIP)
    play(state, 0, "ship D6nw", chance=["grain-wool-brick"])
    assert terrain(state, "D6") == "unknown"
    play(state, 0, "use")
    assert options(state, 0) == {"turn D5", "turn D6"}


def test_set_up_pieces_discover_where_the_table_agreed_so() -> None:
    """CT-S7.3: the treasure is decided on first, then the hex is turned, and only then the next one founds."""
    state = new_table(3, "into-the-unknown", **{"founders-discover": "yes"})
    play(state, 0, "settle C5ne")
    play(state, 0, "ship C5e", chance=["grain-wool-brick"])
    assert asked(state) == "DecideTreasure" and terrain(state, "D6") == "unknown"
    play(state, 0, "use", chance=["sea"])
    assert hand(state, 0) == "brick+wool+grain" and terrain(state, "D6") == "sea"
    assert asked(state) == "FoundSettlement" and GAME.waiting(state) == (1,)


def test_who_finds_a_treasure_in_the_set_up_looks_at_it_alone() -> None:
    """CT-T2.8, CT-S7.3: also who is not the starting player; in a guess it stays what it is."""
    state = new_table(3, "into-the-unknown", **{"founders-discover": "yes"})
    play(state, 0, "settle B4n", "road B4ne")
    play(state, 1, "settle C5ne")
    play(state, 1, "ship C5e", chance=["two-resources"])
    assert asked(state) == "DecideTreasure"
    assert [seen(state, eyes)["looked"] for eyes in (0, 1, 2)] == [None, "two-resources", None]
    for eyes in (0, 1, 2):
        guesses = {treasures_of(GAME.determinise(state, eyes, Random(number))).looked for number in range(20)}
        assert (guesses == {Treasure("two-resources")}) == (eyes == 1)


def test_there_is_no_pirate() -> None:
    """CT-T2.5: with three the robber starts on the desert of the main island."""
    state = new_table(3, "into-the-unknown")
    assert str(Hex(state.robber)) == "B3"
    assert GAME.view(state, None)["sea"]["pirate"] is None
    state = at_the_unknown()
    state.rolled = False
    play(state, 0, "roll", chance=["3", "4"])
    assert options(state, 0, "robber") and not options(state, 0, "pirate")


def test_with_four_the_starting_player_places_the_robber() -> None:
    """CT-T2.5: on one of the two open deserts, before anybody founds."""
    state = new_table(4, "into-the-unknown")
    assert GAME.waiting(state) == (0,) and GAME.view(state, 0)["robber"] is None
    assert options(state, 0) == {"robber G10", "robber H5"}
    with refused("CT-T2.5"):
        play(state, 0, "robber B2")
    play(state, 0, "robber H5")
    assert GAME.view(state, 0)["robber"] == "H5" and asked(state) == "FoundSettlement"


def test_land_brings_a_token_and_a_card() -> None:
    """CT-T2.6"""
    state = at_the_unknown()
    play(state, 0, "ship C5e", chance=["one-resource"])
    play(state, 0, "keep", chance=["mountains", "9"])
    assert hand(state, 0) == "ore" and token(state, "D6") == 9


@pytest.mark.parametrize("seats, barren", [(3, "sea"), (4, "desert")])
def test_sea_and_desert_bring_nothing(seats: int, barren: str) -> None:
    """CT-T2.6"""
    state = position(seats, scenario="into-the-unknown")
    place, ship, hex = ("C5ne", "C5e", "D6") if seats == 3 else ("C4ne", "C4e", "D5")
    put(state, 0, settlements=place)
    state.treasures = treasures_of(state).but(places=0)
    give(state, 0, SHIP)
    play(state, 0, f"ship {ship}", chance=[barren])
    assert terrain(state, hex) == barren and token(state, hex) == 0
    assert hand(state, 0) == "nothing" and len(bag_of(state)) == 20


def test_the_treasure_is_decided_on_before_the_hex_is_turned() -> None:
    """CT-T2.7, CT-T0.10"""
    state = at_the_unknown()
    play(state, 0, "ship C5e", chance=["two-resources"])
    assert asked(state) == "DecideTreasure" and terrain(state, "D6") == "unknown"
    play(state, 0, "use")
    assert asked(state) == "ChooseFromTreasure" and terrain(state, "D6") == "unknown"
    play(state, 0, "take 2ore", chance=["sea"])
    assert terrain(state, "D6") == "sea"


def test_a_treasure_is_looked_at_alone() -> None:
    """CT-T2.8, CT-T2.16: others see that it was taken, and everybody sees what is used."""
    state = at_the_unknown()
    [looked] = [
        event
        for event in play(state, 0, "ship C5e", chance=["one-resource/0"])
        if isinstance(event, TreasureSeen)
    ]
    assert looked.seen_by(0) == TreasureSeen(0, Treasure.ONE_RESOURCE)
    assert looked.seen_by(1) == looked.seen_by(None) == TreasureSeen(0, None)
    assert [seen(state, seat)["looked"] for seat in (0, 1, None)] == ["one-resource", None, None]
    assert sum(seen(state, 0)["unseen"].values()) == 19
    assert sum(seen(state, 1)["unseen"].values()) == 20
    used = TreasureUsed(0, Treasure.ONE_RESOURCE)
    assert used in play(state, 0, "use") and used.seen_by(1) == used
    assert sum(seen(state, 1)["unseen"].values()) == 19


def test_with_one_treasure_nine_cards_are_safe() -> None:
    """CT-X-T2a, CT-T2.8"""
    state = position(scenario="into-the-unknown")
    keep(state, 0, "one-resource")
    robbed(state, "9ore")
    assert asked(state) == "MoveRobber"
    state = position(scenario="into-the-unknown")
    keep(state, 0, "one-resource")
    robbed(state, "10ore")
    assert options(state, 0) == {"discard 5ore"}


def test_without_a_treasure_seven_cards_are_safe() -> None:
    """CT-B5.1, CT-T2.8: what others keep is no help."""
    state = position(scenario="into-the-unknown")
    keep(state, 1, "one-resource")
    robbed(state, "8ore")
    assert options(state, 0) == {"discard 4ore"}


def second_kept() -> CatanState:
    """A seat that keeps one treasure has found another."""
    state = at_the_unknown()
    keep(state, 0, "one-resource")
    play(state, 0, "ship C5e", chance=["two-resources"])
    return state


def test_with_two_treasures_a_special_harbour_is_placed() -> None:
    """CT-X-T2b, CT-T2.8: before the hex is turned; nine cards are still safe."""
    state = second_kept()
    play(state, 0, "keep")
    assert asked(state) == "ChooseHarbour" and terrain(state, "D6") == "unknown"
    play(state, 0, "harbour C5ne wool", chance=["sea"])
    assert seen(state, None)["harbours"] == ["brick", "lumber", "grain", "ore"]
    assert seen(state, None)["players"][0]["harbour"] is True
    assert GAME.view(state, 0)["players"][0]["rates"]["wool"] == 2
    give(state, 0, "2wool")
    play(state, 0, "bank 2wool for ore")
    give(state, 0, "8ore")
    state.rolled = False
    play(state, 0, "roll", chance=["3", "4"])
    assert asked(state) == "MoveRobber"


def test_a_special_harbour_serves_everybody_at_it() -> None:
    """CT-T2.15: and its resource only."""
    state = second_kept()
    play(state, 0, "keep")
    play(state, 0, "harbour C5ne wool", chance=["sea"])
    put(state, 1, settlements="C5n")
    rates = GAME.view(state, 1)["players"][1]["rates"]
    assert rates == {"brick": 4, "lumber": 4, "wool": 2, "grain": 4, "ore": 4}


def test_a_harbour_goes_on_the_coast_at_an_own_building() -> None:
    """CT-T2.11: neither end may belong to another harbour; each of the five may be chosen once."""
    state = second_kept()
    put(state, 0, settlements="B6nw")  # with a harbour of its own on B6nw
    play(state, 0, "keep")
    places = {option.split()[1] for option in options(state, 0, "harbour")}
    assert places == {"C5ne", "C6nw"}
    for wrong in ("harbour B6nw ore", "harbour C5e ore", "harbour G3w ore"):
        with refused("CT-T2.11"):
            play(state, 0, wrong)
    play(state, 0, "harbour C6nw ore", chance=["sea"])
    assert GAME.faults(state) == []
    keep(state, 1, "one-resource", "grain-wool-brick")
    assert "ore" not in seen(state, 1)["harbours"]


def inland() -> CatanState:
    """A seat whose only building is away from the sea keeps its second treasure."""
    state = position(scenario="into-the-unknown")
    put(state, 0, settlements="G7n", ships="C5e")
    keep(state, 0, "one-resource")
    give(state, 0, SHIP)
    play(state, 0, "ship D6nw", chance=["two-resources"])
    return state


def test_without_room_the_harbour_waits_for_a_building_on_the_coast() -> None:
    """CT-T2.11: it is placed as soon as there is one."""
    state = inland()
    play(state, 0, "keep")
    assert asked(state) == "ChooseHex"
    play(state, 0, "turn D6", chance=["sea", "sea"])
    assert asked(state) == "TakeTurn"
    put(state, 0, roads="B4e")
    give(state, 0, "brick+lumber+wool+grain")
    play(state, 0, "settle C5n")
    assert asked(state) == "ChooseHarbour"
    play(state, 0, "harbour C5ne brick")
    assert asked(state) == "TakeTurn"


def test_without_room_the_harbour_waits_for_a_new_coast() -> None:
    """CT-T2.11: a hex that was turned may bring it."""
    state = position(scenario="into-the-unknown")
    put(state, 0, settlements="H6nw", ships="H4se")
    keep(state, 0, "one-resource", "two-resources")
    give(state, 0, SHIP)
    state.treasures = treasures_of(state).but(places=0)
    play(state, 0, "ship H5w")
    play(state, 0, "turn H5", chance=["sea"])
    assert asked(state) == "ChooseHarbour"
    play(state, 0, "harbour H6w ore", chance=["sea"])


def test_with_three_treasures_there_is_a_point() -> None:
    """CT-X-T2c, CT-T2.8: and everybody can count it."""
    state = at_the_unknown()
    keep(state, 0, "one-resource", "one-resource")
    state.treasures = treasures_of(state).but(placed=1)
    play(state, 0, "ship C5e", chance=["two-resources"])
    play(state, 0, "keep", chance=["sea"])
    assert points(state, 0) == 2
    assert GAME.view(state, 1)["players"][0]["points"] == 2
    give(state, 0, "9ore")
    state.rolled = False
    play(state, 0, "roll", chance=["3", "4"])
    assert asked(state) == "MoveRobber"


def test_with_four_treasures_there_are_two_points() -> None:
    """CT-X-T2d, CT-T2.8, CT-T2.9: a fifth must be used, and all see it."""
    state = at_the_unknown()
    keep(state, 0, "one-resource", "one-resource", "one-resource")
    state.treasures = treasures_of(state).but(placed=1)
    play(state, 0, "ship C5e", chance=["two-resources"])
    play(state, 0, "keep", chance=["sea"])
    assert points(state, 0) == 3
    put(state, 0, settlements="D9n")
    give(state, 0, SHIP)
    events = play(state, 0, "ship D9nw", chance=["grain-wool-brick", "sea"])
    assert TreasureUsed(0, Treasure.GRAIN_WOOL_BRICK) in events
    assert seen(state, 0)["players"][0]["kept"] == 4 and points(state, 0) == 4


def test_a_kept_treasure_is_never_used() -> None:
    """CT-T2.10"""
    state = at_the_unknown()
    play(state, 0, "ship C5e", chance=["grain-wool-brick"])
    play(state, 0, "keep", chance=["sea"])
    with refused("CT-T2.8"):
        play(state, 0, "use")
    assert "use" not in options(state, 0)


def test_a_point_for_treasures_wins_in_the_own_turn() -> None:
    """CT-T2.12, CT-B11.1: when the hex is turned, too (CT-T0.10)."""
    state = at_the_unknown()
    keep(state, 0, "one-resource", "one-resource")
    state.treasures = treasures_of(state).but(placed=1)
    state.target = 2
    play(state, 0, "ship C5e", chance=["two-resources"])
    play(state, 0, "keep", chance=["sea"])
    assert state.winner == 0


def test_islands_bring_no_points() -> None:
    """CT-T2.12"""
    state = position(scenario="into-the-unknown")
    put(state, 0, settlements="H7s")
    assert points(state, 0) == 1


def test_only_the_owner_sees_what_is_kept() -> None:
    """CT-T2.16: how many are kept, everybody does; when the game is over, all is shown."""
    state = at_the_unknown()
    keep(state, 0, "one-resource", "development-card")
    kept = [seen(state, seat)["players"][0] for seat in (0, 1, None)]
    assert [player["kept"] for player in kept] == [2, 2, 2]
    assert [player["own"] for player in kept] == [["development-card", "one-resource"], None, None]
    state.agenda, state.winner = [], 1
    assert seen(state, 1)["players"][0]["own"] == ["development-card", "one-resource"]


def test_others_guess_what_is_kept() -> None:
    """CT-T2.16: any treasure they have not seen; the owner knows."""
    state = at_the_unknown()
    keep(state, 0, "one-resource", "development-card")
    keep(state, 1, "grain-wool-brick")
    guesses = [treasures_of(GAME.determinise(state, 1, Random(n))) for n in range(60)]
    assert {kind for guess in guesses for kind in guess.kept[0]} == set(Treasure)
    assert all(guess.kept[1] == (Treasure.GRAIN_WOOL_BRICK,) for guess in guesses)
    own = [treasures_of(GAME.determinise(state, 0, Random(n))) for n in range(20)]
    assert {guess.kept[0] for guess in own} == {(Treasure.DEVELOPMENT_CARD, Treasure.ONE_RESOURCE)}


def test_others_guess_what_is_looked_at() -> None:
    """CT-T2.8, CT-T2.16"""
    state = at_the_unknown()
    play(state, 0, "ship C5e", chance=["development-card"])
    others = {treasures_of(GAME.determinise(state, 2, Random(n))).looked for n in range(60)}
    assert others == set(Treasure)
    own = {treasures_of(GAME.determinise(state, 0, Random(n))).looked for n in range(20)}
    assert own == {Treasure.DEVELOPMENT_CARD}
