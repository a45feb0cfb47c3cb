"""The barbarians (CT-K9)."""

from __future__ import annotations

import pytest

from deskovka.games.catan import GAME
from deskovka.games.catan.board import Corner
from deskovka.games.catan.cities_knights.barbarians import (
    BarbariansLanded,
    BarbariansSailed,
    CatanDefended,
    CityPillaged,
)
from deskovka.games.catan.state import CatanState
from games.catan.cities_knights.table import (
    at,
    attack,
    empty_deck,
    hold,
    knights,
    knights_of,
    lay_open,
    levels,
    metropolis,
    position,
    progress,
    roll,
    sail_to,
    walls,
)
from games.catan.table import give, hand, options, play, points, put
from positions import refused


def cities(state: CatanState, seat: int) -> set[str]:
    return set(GAME.view(state, None)["players"][seat]["cities"])


def settlements(state: CatanState, seat: int) -> set[str]:
    return set(GAME.view(state, None)["players"][seat]["settlements"])


def realm(state: CatanState) -> dict[str, object]:
    return dict(GAME.view(state, None)["realm"])


def defenders(state: CatanState) -> list[int]:
    """Defender of Catan cards, by seat."""
    return [player["defenders"] for player in GAME.view(state, None)["realm"]["players"]]


# The ship


def test_every_ship_brings_the_barbarians_a_step_nearer() -> None:
    """CT-K9.1: six steps, and nothing happens."""
    state = position()
    put(state, 0, cities="E7n")

    for left in (6, 5, 4, 3, 2, 1):
        events = roll(state, 1, 1, "ship")
        assert events[1] == BarbariansSailed(left)
        assert realm(state)["left"] == left

    assert realm(state)["landings"] == 0
    assert cities(state, 0) == {"E7n"}


def test_with_the_seventh_step_they_land_and_attack_at_once() -> None:
    """CT-K9.1: before anything else of the turn; nobody is asked, nothing can be activated any more."""
    state = position()
    put(state, 0, cities="E7n", roads="E7ne")
    knights(state, 0, "E7ne")
    give(state, 0, "grain")
    sail_to(state, 6)

    events = roll(state, 1, 1, "ship")

    assert isinstance(events[2], BarbariansLanded)
    assert isinstance(events[3], CityPillaged)
    assert (cities(state, 0), settlements(state, 0)) == (set(), {"E7n"})


# Strength


def test_the_barbarians_are_as_strong_as_there_are_cities() -> None:
    """CT-K9.2, CT-X-K2: four cities of all players and a metropolis make five; settlements do not count."""
    state = position(4)
    put(state, 0, cities="E7n E7se")
    put(state, 1, cities="C5n", settlements="G5s")
    put(state, 2, cities="C7n")
    put(state, 3, cities="G7s")
    levels(state, 3, trade=4)
    metropolis(state, "trade", "G7s")

    assert realm(state)["strength"] == 5
    [landed] = [event for event in attack(state) if isinstance(event, BarbariansLanded)]
    assert landed.strength == 5


def test_catan_is_as_strong_as_all_active_knights_together() -> None:
    """CT-K9.2: one, two or three each; inactive ones do not count."""
    state = position()
    put(state, 0, cities="E7n")
    knights(state, 0, "C5n", active=True)
    knights(state, 0, "C6n", "mighty", active=True)
    knights(state, 1, "C7n", "strong", active=True)
    knights(state, 1, "G5s", "mighty")
    knights(state, 2, "G6s")

    assert realm(state)["defence"] == 6
    [landed] = [event for event in attack(state) if isinstance(event, BarbariansLanded)]
    assert landed.defence == (4, 2, 0)


# Defended


def test_equal_strength_is_enough() -> None:
    """CT-K9.3, CT-X-K3: one against one."""
    state = position()
    put(state, 0, cities="E7n")
    knights(state, 1, "C5n", active=True)

    events = attack(state)

    assert [event for event in events if isinstance(event, CatanDefended)] == [CatanDefended((1,))]
    assert cities(state, 0) == {"E7n"}


def test_who_did_most_is_a_defender_of_catan() -> None:
    """CT-K9.3: one point, for the strictly greatest contribution."""
    state = position()
    put(state, 0, cities="E7n E7se E7sw")
    knights(state, 1, "C5n", "strong", active=True)
    knights(state, 2, "C7n", active=True)

    attack(state)

    assert defenders(state) == [0, 1, 0]
    assert points(state, 1) == 1
    assert progress(state, 1) == []


def test_there_are_as_many_defender_cards_as_are_earned() -> None:
    """CT-K9.3: the supply is unlimited; an eighth comes like the first."""
    state = position()
    put(state, 0, roads="C5ne")
    give(state, 0, "8grain")
    for number in range(1, 9):
        if number == 1:
            knights(state, 0, "C5n", active=True)
        else:
            play(state, 0, "activate C5n")
        attack(state)
        assert defenders(state) == [number, 0, 0]

    assert points(state, 0) == 8


def test_several_who_did_most_draw_a_progress_card_each() -> None:
    """CT-K9.3, CT-X-K3: four against four, contributions 2, 2, 0; no Defender card."""
    state = position()
    put(state, 2, cities="E7n E7se E7sw C5n")
    knights(state, 0, "C6n", "strong", active=True)
    knights(state, 1, "C7n", "strong", active=True)

    attack(state)
    play(state, 0, "draw trade", chance=["merchant"])
    play(state, 1, "draw politics", chance=["spy"])

    assert defenders(state) == [0, 0, 0]
    assert [progress(state, seat) for seat in range(3)] == [["merchant"], ["spy"], []]
    assert GAME.waiting(state) == (0,)
    assert "end" in options(state, 0)


def test_they_draw_in_turn_order_from_the_active_player() -> None:
    """CT-K9.3, CT-G1.8: seat 2 is active, then come 3 and 1."""
    state = position(4, turn=2)
    for seat, corner in ((1, "C5n"), (2, "C6n"), (3, "C7n")):
        knights(state, seat, corner, active=True)

    attack(state)

    drawn = ["merchant", "merchant-fleet", "trade-monopoly"]
    for seat, card in zip((2, 3, 1), drawn):
        assert GAME.waiting(state) == (seat,)
        play(state, seat, "draw trade", chance=[card])
    assert [progress(state, seat) for seat in (2, 3, 1)] == [[card] for card in drawn]


def test_the_deck_is_chosen_freely() -> None:
    """CT-K9.3: also one on whose track the player has no level; not one that is empty."""
    state = position()
    levels(state, 0, trade=3)
    for seat, corner in ((0, "C5n"), (1, "C6n")):
        knights(state, seat, corner, active=True)
    empty_deck(state, "science")

    attack(state)

    assert options(state, 0) == {"draw trade", "draw politics"}
    with refused("CT-K6.5"):
        play(state, 0, "draw science")
    play(state, 0, "draw politics", chance=["spy"])


def test_a_fifth_card_of_the_defence_is_one_too_many() -> None:
    """CT-K9.3, CT-K6.4: the other player returns one, before production."""
    state = position()
    put(state, 1, settlements="C6n")
    for seat, corner in ((0, "C5n"), (1, "C7n")):
        knights(state, seat, corner, active=True)
    hold(state, 1, "crane", "mining", "irrigation", "smith")

    attack(state)
    play(state, 0, "draw trade", chance=["merchant"])
    play(state, 1, "draw trade", chance=["merchant"])

    assert GAME.waiting(state) == (1,)
    assert hand(state, 1) == "nothing"
    play(state, 1, "return merchant")
    assert hand(state, 1) == "wool"


def with_five_cards_after_the_first_landing(*cards: str) -> CatanState:
    """The active player and another did most; both draw, and the active player has a card too many."""
    state = position()
    put(state, 1, settlements="C6n")
    for seat, corner in ((0, "C5n"), (1, "C7n")):
        knights(state, seat, corner, active=True)
    hold(state, 0, *cards)
    attack(state)
    play(state, 0, "draw trade", chance=["merchant"])
    play(state, 1, "draw trade", chance=["merchant"])
    assert GAME.waiting(state) == (0,)
    return state


def test_the_attack_is_over_when_a_fifth_card_is_played() -> None:
    """CT-K9.1, CT-K9.6, CT-K6.4: all knights rest before anything else; the Warlord's are active afterwards."""
    state = with_five_cards_after_the_first_landing("warlord", "crane", "mining", "smith")
    assert knights_of(state, 0) == {at("C5n"): "basic"}
    assert knights_of(state, 1) == {at("C7n"): "basic"}

    play(state, 0, "warlord")

    assert knights_of(state, 0) == {at("C5n"): "basic active"}
    assert knights_of(state, 1) == {at("C7n"): "basic"}
    assert hand(state, 1) == "wool"


def test_with_the_first_landing_a_bishop_can_be_the_fifth_card_that_is_played() -> None:
    """CT-K9.6, CT-K15.17, CT-K6.4: from the landing on the robber is active, so production finds it elsewhere."""
    state = with_five_cards_after_the_first_landing("bishop", "crane", "mining", "smith")

    play(state, 0, "bishop")
    play(state, 0, "robber C6")

    assert hand(state, 1) == "nothing"


def test_a_victory_card_of_the_defence_lies_open() -> None:
    """CT-K9.3, CT-K6.3"""
    state = position()
    for seat, corner in ((0, "C5n"), (1, "C7n")):
        knights(state, seat, corner, active=True)

    attack(state)
    play(state, 0, "draw science", chance=["printer"])

    assert points(state, 0) == 1


# Pillaged


def test_who_did_least_loses_a_city() -> None:
    """CT-K9.4: it becomes a settlement; the others keep theirs."""
    state = position()
    put(state, 0, cities="E7n")
    put(state, 1, cities="C5n")
    put(state, 2, cities="C7n")
    knights(state, 0, "G5s", active=True)
    knights(state, 2, "G7s", active=True)

    events = attack(state)

    assert CityPillaged(1, Corner.read("C5n")) in events
    assert (cities(state, 1), settlements(state, 1)) == (set(), {"C5n"})
    assert cities(state, 0) == {"E7n"} and cities(state, 2) == {"C7n"}
    assert defenders(state) == [0, 0, 0]
    assert points(state, 1) == 1


def test_all_who_did_least_lose_a_city_each() -> None:
    """CT-K9.4: zero is the least there is."""
    state = position()
    put(state, 0, cities="E7n")
    put(state, 1, cities="C5n")
    put(state, 2, cities="C7n")
    knights(state, 1, "G5s", "strong", active=True)

    attack(state)

    assert [cities(state, seat) for seat in range(3)] == [set(), {"C5n"}, set()]


def test_who_has_several_cities_chooses_the_one_that_is_lost() -> None:
    """CT-K9.4: only one, without a metropolis."""
    state = position()
    put(state, 1, cities="C5n C6n C7n")
    levels(state, 1, trade=4)
    metropolis(state, "trade", "C6n")

    attack(state)

    assert GAME.waiting(state) == (1,)
    assert options(state, 1) == {"lose C5n", "lose C7n"}
    for corner in ("C6n", "E7n"):
        with refused("CT-K9.4"):
            play(state, 1, f"lose {corner}")
    play(state, 1, "lose C7n")
    assert (cities(state, 1), settlements(state, 1)) == ({"C5n", "C6n"}, {"C7n"})
    assert GAME.waiting(state) == (0,)


def test_who_can_lose_nothing_is_left_out_of_the_comparison() -> None:
    """CT-K9.4, CT-X-K4: strength 5 against 2; A has two metropolises, B no city, D did less than C and loses."""
    state = position(4)
    put(state, 0, cities="E7n E7se")
    put(state, 1, settlements="C7n")
    put(state, 2, cities="C5n G5s")
    put(state, 3, cities="G7s")
    levels(state, 0, trade=4, science=4)
    metropolis(state, "trade", "E7n")
    metropolis(state, "science", "E7se")
    knights(state, 0, "D5n", active=True)
    knights(state, 2, "D8n", active=True)

    [landed] = [event for event in attack(state) if isinstance(event, BarbariansLanded)]

    assert (landed.strength, landed.defence) == (5, (1, 0, 1, 0))
    assert [cities(state, seat) for seat in range(4)] == [{"E7n", "E7se"}, set(), {"C5n", "G5s"}, set()]
    assert settlements(state, 3) == {"G7s"}


def test_the_next_weakest_who_can_loses_where_the_weakest_cannot() -> None:
    """CT-K9.4: A did nothing and has only a metropolis; B did least of the rest."""
    state = position()
    put(state, 0, cities="E7n")
    put(state, 1, cities="C5n G5s")
    put(state, 2, cities="C7n G7s")
    levels(state, 0, trade=4)
    metropolis(state, "trade", "E7n")
    knights(state, 1, "D5n", active=True)
    knights(state, 2, "D8n", "strong", active=True)

    attack(state)

    assert GAME.waiting(state) == (1,)
    play(state, 1, "lose C5n")
    assert cities(state, 2) == {"C7n", "G7s"}


def test_where_all_cities_are_metropolises_nobody_loses() -> None:
    """CT-K9.4, CT-K5.9"""
    state = position()
    put(state, 0, cities="E7n")
    levels(state, 0, trade=4)
    metropolis(state, "trade", "E7n")

    attack(state)

    assert cities(state, 0) == {"E7n"}
    assert realm(state)["landings"] == 1


def test_the_wall_is_lost_with_the_city() -> None:
    """CT-K9.4, CT-K7.2"""
    state = position()
    put(state, 0, cities="E7n")
    walls(state, 0, "E7n")

    attack(state)

    assert GAME.view(state, None)["realm"]["players"][0]["walls"] == []


def test_a_lost_city_earns_like_a_settlement() -> None:
    """CT-K9.4, CT-K4.1"""
    state = position()
    put(state, 0, cities="C5n")
    attack(state)

    roll(state, 4, 6, "trade")

    assert hand(state, 0) == "ore"


# A city on its side


def five_settlements_and_a_city() -> CatanState:
    """Seat 0 has no settlement left when the barbarians come for the city C5n."""
    state = position()
    put(state, 0, cities="C5n", settlements="C7n G5s G7s E7n E7se", roads="E7ne E7e")
    attack(state)
    return state


def test_without_a_settlement_piece_the_city_lies_on_its_side() -> None:
    """CT-K9.5: it counts as a settlement in every respect: points, production, walls, levels."""
    state = five_settlements_and_a_city()

    assert realm(state)["fallen"] == ["C5n"]
    assert points(state, 0) == 6
    assert realm(state)["strength"] == 0
    roll(state, 4, 6, "trade")
    assert hand(state, 0) == "ore"
    give(state, 0, "2brick+cloth")
    with refused("CT-K7.1"):
        play(state, 0, "wall C5n")
    with refused("CT-K5.2"):
        play(state, 0, "improve trade")
    assert not GAME.faults(state)


def test_with_a_settlement_piece_no_city_lies_on_its_side() -> None:
    """CT-K9.5"""
    state = position()
    put(state, 0, cities="C5n", settlements="C7n G5s G7s E7n")

    attack(state)

    assert realm(state)["fallen"] == []
    assert GAME.view(state, None)["players"][0]["left"] == {"roads": 15, "settlements": 0, "cities": 4}


def test_the_pieces_left_are_counted_without_the_city_on_its_side() -> None:
    """CT-K9.5: five settlements and the city are on the board."""
    state = five_settlements_and_a_city()

    assert GAME.view(state, None)["players"][0]["left"] == {"roads": 13, "settlements": 0, "cities": 3}


def test_a_city_on_its_side_is_rebuilt_for_the_price_of_a_city() -> None:
    """CT-K9.5: then it is a city again."""
    state = five_settlements_and_a_city()
    give(state, 0, "2grain+3ore")

    assert options(state, 0, "city") == {"city C5n"}
    play(state, 0, "city C5n")

    assert realm(state)["fallen"] == []
    assert cities(state, 0) == {"C5n"}
    assert hand(state, 0) == "nothing"
    assert points(state, 0) == 7


def test_until_it_stands_again_no_other_city_is_built() -> None:
    """CT-K9.5: not for the price of one, nor with a Medicine; afterwards it is."""
    state = five_settlements_and_a_city()
    hold(state, 0, "medicine")
    give(state, 0, "6grain+9ore")

    with refused("CT-K9.5"):
        play(state, 0, "city E7n")
    assert options(state, 0, "medicine") == {"medicine C5n"}
    play(state, 0, "city C5n", "city E7n")

    assert cities(state, 0) == {"C5n", "E7n"}


def test_the_cities_of_others_are_built_as_ever() -> None:
    """CT-K9.5: only the loser is bound."""
    state = five_settlements_and_a_city()
    put(state, 1, settlements="E5nw")
    give(state, 1, "2grain+3ore")
    play(state, 0, "end")
    play(state, 1, "roll", chance=["1", "1", "trade"])

    play(state, 1, "city E5nw")


# After the attack


@pytest.mark.parametrize("strength", [1, 3])
def test_after_the_attack_all_knights_rest(strength: int) -> None:
    """CT-K9.6: those of all players, whether Catan was defended or not; they keep their strength."""
    state = position()
    put(state, 0, cities=" ".join(["E7n", "E7se", "E7sw"][:strength]))
    knights(state, 0, "C5n", active=True)
    knights(state, 1, "C7n", "strong" if strength == 1 else "basic", active=True)

    attack(state)
    if strength == 3:
        play(state, 0, "lose E7n")

    assert knights_of(state, 0) == {"C5n": "basic"}
    assert knights_of(state, 1) == {"C7n": "strong" if strength == 1 else "basic"}


def test_after_the_attack_the_ship_goes_back_to_the_start() -> None:
    """CT-K9.6: seven steps again."""
    state = position()
    put(state, 0, cities="E7n")

    attack(state)

    assert (realm(state)["left"], realm(state)["landings"]) == (7, 1)
    roll(state, 1, 1, "ship")
    assert realm(state)["left"] == 6


def test_a_seven_before_the_first_landing_brings_discards_only() -> None:
    """CT-K9.6, CT-X-K10: nobody moves the robber, nobody steals."""
    state = position()
    put(state, 1, settlements="C5n")
    give(state, 1, "8ore")

    roll(state, 3, 4, "trade")
    assert GAME.waiting(state) == (1,)
    play(state, 1, "discard 4ore")

    assert GAME.waiting(state) == (0,)
    assert "end" in options(state, 0)
    assert options(state, 0, "robber") == set()
    assert GAME.view(state, None)["robber"] == "E7"
    assert hand(state, 0) == "nothing"


def test_before_the_first_landing_the_bishop_cannot_be_played() -> None:
    """CT-K9.6"""
    state = position()
    put(state, 1, settlements="C5n")
    give(state, 1, "ore")
    hold(state, 0, "bishop")

    assert options(state, 0, "bishop") == set()
    with refused("CT-K9.6"):
        play(state, 0, "bishop")


def test_from_the_first_landing_on_the_robber_is_active() -> None:
    """CT-K9.6: a seven moves it and steals; knights chase it, the Bishop moves it."""
    state = position()
    put(state, 0, cities="E7n", roads="E7ne")
    put(state, 1, settlements="C5n")
    knights(state, 0, "E7ne", "strong", active=True)
    hold(state, 0, "bishop")
    give(state, 1, "2ore")
    attack(state)

    assert "bishop" in options(state, 0)
    roll(state, 3, 4, "trade")
    play(state, 0, "robber C5 from 1", chance=["ore"])
    assert hand(state, 0) == "ore"


# Nobody has a city


def test_without_any_city_catan_defends() -> None:
    """CT-K9.7: strength 0; the card goes to who did most, as usual."""
    state = position()
    put(state, 0, settlements="E7n")
    knights(state, 2, "C5n", active=True)

    attack(state)

    assert defenders(state) == [0, 0, 1]
    assert settlements(state, 0) == {"E7n"}


def test_without_any_city_and_any_knight_all_share_the_first_place() -> None:
    """CT-K9.7: each draws a progress card."""
    state = position(turn=1)

    attack(state)
    for seat in (1, 2, 0):
        assert GAME.waiting(state) == (seat,)
        play(state, seat, "draw science", chance=["crane" if seat else "smith"])

    assert [progress(state, seat) for seat in range(3)] == [["smith"], ["crane"], ["crane"]]
    assert defenders(state) == [0, 0, 0]


# Winning


def test_a_defender_card_wins_the_active_player_the_game() -> None:
    """CT-K9.3, CT-B11.1: the thirteenth point."""
    state = position()
    put(state, 0, cities="C5n C6n C7n G5s", settlements="G6s G7s E7n")
    lay_open(state, 0, "printer")
    knights(state, 0, "E7se", "mighty", active=True)
    knights(state, 0, "E7s", active=True)
    assert points(state, 0) == 12

    attack(state)

    assert GAME.outcome(state) is not None
