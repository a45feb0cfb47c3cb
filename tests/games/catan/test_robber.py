"""The seven and the robber (CT-B5)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

import pytest

from deskovka.core.chance import Chance
from deskovka.core.errors import IllegalAction
from deskovka.games.catan import GAME
from deskovka.games.catan.board import Hex
from deskovka.games.catan.robber import Stolen
from deskovka.games.catan.state import CatanState
from games.catan.table import bank, deal, give, hand, options, play, position, put, table_at
from positions import refused

T = TypeVar("T")


class Watched(Chance):
    """Chance that takes the first of what is offered and remembers what was."""

    def __init__(self) -> None:
        super().__init__()
        self.offered: list[list[str]] = []

    def index(self, options: Sequence[T], name: tuple[object, ...]) -> int:
        self.offered.append([str(option) for option in options])
        return 0


def seven(state: CatanState) -> None:
    state.rolled = False
    play(state, state.active, "roll", chance=["3", "4"])


def robbers_view(state: CatanState) -> str:
    return str(GAME.view(state, None)["robber"])


# The discards


def test_on_a_seven_nothing_is_produced() -> None:
    """CT-B5.1"""
    state = position()
    put(state, 0, settlements="D6n E7s G6n")

    seven(state)

    assert hand(state, 0) == "nothing"


@pytest.mark.parametrize("cards, number", [(8, 4), (9, 4), (10, 5), (15, 7)])
def test_who_has_more_than_seven_cards_discards_half_rounded_down(cards: int, number: int) -> None:
    """CT-X-B2 (CT-B5.1)"""
    state = position()
    give(state, 1, f"{cards}wool")

    seven(state)

    assert GAME.waiting(state) == (1,)
    assert options(state, 1) == {f"discard {number}wool"}
    play(state, 1, f"discard {number}wool")
    assert hand(state, 1) == f"{cards - number}wool"
    assert bank(state) == f"19brick+19lumber+{19 - cards + number}wool+19grain+19ore"


def test_with_seven_cards_nobody_discards() -> None:
    """CT-X-B2 (CT-B5.1)"""
    state = position()
    for seat in range(3):
        give(state, seat, "2brick+2lumber+3ore")

    seven(state)

    assert GAME.waiting(state) == (0,)
    assert options(state, 0, "discard") == set()


def test_the_roller_discards_too() -> None:
    """CT-B5.1: every player."""
    state = position()
    give(state, 0, "8ore")

    seven(state)

    assert options(state, 0) == {"discard 4ore"}


def test_the_player_chooses_what_to_discard() -> None:
    """CT-B5.1: all ways to choose 4 of 5 wool, 2 ore and 1 brick."""
    state = position()
    give(state, 1, "brick+5wool+2ore")

    seven(state)

    assert options(state, 1) == {
        "discard 4wool",
        "discard 3wool+ore",
        "discard 2wool+2ore",
        "discard brick+3wool",
        "discard brick+2wool+ore",
        "discard brick+wool+2ore",
    }


@pytest.mark.parametrize("cards", ["3wool", "5wool", "4ore", "nothing", "3wool+grain"])
def test_neither_more_nor_fewer_nor_other_cards_are_discarded(cards: str) -> None:
    """CT-B5.1: 4 of 8 wool."""
    state = position()
    give(state, 1, "8wool")
    seven(state)

    with refused("CT-B5.1"):
        play(state, 1, f"discard {cards}")


def test_development_cards_do_not_count_as_cards_in_hand() -> None:
    """CT-G1.6: 7 cards and 3 development cards."""
    state = position()
    give(state, 1, "7wool")
    deal(state, 1, "knight", "knight", "monopoly")

    seven(state)

    assert GAME.waiting(state) == (0,)


def test_the_discards_are_complete_before_the_robber_moves() -> None:
    """CT-B5.5"""
    state = position()
    give(state, 1, "8wool")
    give(state, 2, "8ore")
    seven(state)

    for seat, cards in ((1, "4wool"), (2, "4ore")):
        with pytest.raises(IllegalAction):
            play(state, 0, "robber G7")
        play(state, seat, f"discard {cards}")

    play(state, 0, "robber G7")
    assert robbers_view(state) == "G7"


@pytest.mark.parametrize("order", [(1, 2, 0), (0, 2, 1), (2, 1, 0)])
def test_several_players_discard_in_any_order(order: tuple[int, ...]) -> None:
    """CT-G1.8: seat 1 rolled and is named first; the order of the answers makes no difference."""
    state = position(turn=1)
    for seat, cards in enumerate(("8brick", "8lumber", "8ore")):
        give(state, seat, cards)
    seven(state)
    assert GAME.waiting(state) == (1, 2, 0)

    for seat in order:
        play(state, seat, *options(state, seat))

    assert [hand(state, seat) for seat in range(3)] == ["4brick", "4lumber", "4ore"]
    assert GAME.waiting(state) == (1,)
    assert len(options(state, 1, "robber")) == 18


# The robber


def test_the_active_player_moves_the_robber() -> None:
    """CT-B5.2"""
    state = position(turn=2)
    seven(state)

    assert GAME.waiting(state) == (2,)
    with refused("CT-B5.2"):
        play(state, 0, "robber G7")
    with refused("CT-B5.2"):
        play(state, 2, "end")


def test_the_robber_goes_to_any_other_land_hex() -> None:
    """CT-B5.2: 18 of 19; it may not stay."""
    state = position()
    seven(state)

    assert len(options(state, 0)) == 18
    with refused("CT-B5.2"):
        play(state, 0, "robber E7")


def test_the_robber_may_return_to_the_desert() -> None:
    """CT-B5.2"""
    state = position()
    state.robber = Hex.read("G7")
    seven(state)

    play(state, 0, "robber E7")

    assert robbers_view(state) == "E7"


def test_the_turn_goes_on_after_the_robber() -> None:
    """CT-B5.2, CT-B3.1"""
    state = position()
    seven(state)

    play(state, 0, "robber G7")

    assert options(state, 0) == {"end"}


def test_while_the_robber_stands_on_a_hex_it_produces_nothing() -> None:
    """CT-B5.4: hills 6; the fields with the same number go on."""
    state = position(rolled=False)
    put(state, 0, settlements="D6n G6s", cities="E7n")
    state.robber = Hex.read("D6")

    play(state, 0, "roll", chance=["2", "4"])

    assert hand(state, 0) == "grain"


def test_a_hex_the_robber_has_left_produces_again() -> None:
    """CT-B5.4"""
    state = position()
    put(state, 0, settlements="D6n")
    state.robber = Hex.read("D6")
    seven(state)
    play(state, 0, "robber G7", "end")

    play(state, 1, "roll", chance=["2", "4"])

    assert hand(state, 0) == "brick"


# The theft


def test_one_card_is_taken_from_an_opponent_at_the_hex() -> None:
    """CT-B5.3"""
    state = position()
    put(state, 1, settlements="D6n")
    give(state, 1, "wool+ore")
    seven(state)

    play(state, 0, "robber D6 from 1", chance=["ore"])

    assert (hand(state, 0), hand(state, 1)) == ("ore", "wool")


def test_the_card_is_random_and_every_card_is_as_likely() -> None:
    """CT-B5.3, CT-G1.7: chance is offered all four cards."""
    state = position()
    put(state, 1, cities="D6n")
    give(state, 1, "3wool+ore")
    seven(state)
    chance = Watched()

    GAME.apply(state, 0, GAME.read("robber D6 from 1"), chance)

    assert [sorted(cards) for cards in chance.offered] == [["ore", "wool", "wool", "wool"]]


def test_the_thief_chooses_among_several_and_never_takes_from_nobody() -> None:
    """CT-B5.3"""
    state = position(4)
    put(state, 1, settlements="D6n")
    put(state, 2, cities="D6se")
    put(state, 3, settlements="G6s")
    for seat in (1, 2, 3):
        give(state, seat, "2wool")
    seven(state)

    assert options(state, 0, "robber D6") == {"robber D6 from 1", "robber D6 from 2"}
    for action in ("robber D6", "robber D6 from 3", "robber D6 from 0"):
        with refused("CT-B5.3"):
            play(state, 0, action)
    play(state, 0, "robber D6 from 2", chance=["wool"])
    assert (hand(state, 0), hand(state, 2)) == ("wool", "wool")


def test_who_has_no_card_is_not_robbed() -> None:
    """CT-B5.3"""
    state = position()
    put(state, 1, settlements="D6n")
    put(state, 2, settlements="D6se")
    give(state, 2, "ore")
    seven(state)

    assert options(state, 0, "robber D6") == {"robber D6 from 2"}
    with refused("CT-B5.3"):
        play(state, 0, "robber D6 from 1")


def test_where_nobody_has_a_card_nothing_is_stolen() -> None:
    """CT-B5.3: nor from oneself."""
    state = position()
    put(state, 0, settlements="D6n")
    put(state, 1, settlements="D6se")
    give(state, 0, "ore")
    seven(state)

    play(state, 0, "robber D6")

    assert hand(state, 0) == "ore"


def test_a_road_at_the_hex_does_not_count() -> None:
    """CT-B5.3: a building does."""
    state = position()
    put(state, 1, roads="D6ne")
    give(state, 1, "ore")
    seven(state)

    with refused("CT-B5.3"):
        play(state, 0, "robber D6 from 1")


def test_development_cards_are_not_stolen() -> None:
    """CT-G1.6"""
    state = position()
    put(state, 1, settlements="D6n")
    deal(state, 1, "knight")
    seven(state)

    with refused("CT-B5.3"):
        play(state, 0, "robber D6 from 1")


def test_what_was_discarded_cannot_be_stolen() -> None:
    """CT-B5.5"""
    state = position()
    put(state, 1, settlements="D6n")
    give(state, 1, "4wool+4ore")
    seven(state)
    play(state, 1, "discard 4wool")
    chance = Watched()

    GAME.apply(state, 0, GAME.read("robber D6 from 1"), chance)

    assert chance.offered == [["ore"] * 4]


def test_only_thief_and_victim_see_what_was_stolen() -> None:
    """CT-B5.3: taken at random from a hidden hand."""
    state = position(4)
    put(state, 1, settlements="D6n")
    give(state, 1, "wool+ore")
    seven(state)

    events = play(state, 0, "robber D6 from 1", chance=["ore"])

    [stolen] = [event for event in events if isinstance(event, Stolen)]
    goods = [stolen.seen_by(seat).good for seat in (0, 1, 2, 3, None)]
    assert goods == ["ore", "ore", None, None, None]


def test_a_theft_cannot_be_taken_back() -> None:
    """CT-B5.3: the card was seen."""
    state = position()
    put(state, 1, settlements="D6n")
    give(state, 1, "wool")
    state.rolled = False
    table = table_at(state, "3", "4", "wool")

    for action in ("roll", "robber D6 from 1"):
        table.play(0, GAME.read(action))
        assert table.undoable(0) is None


def test_a_discard_can_be_taken_back_until_the_robber_moves() -> None:
    """CT-B5.5"""
    state = position()
    give(state, 1, "4wool+4ore")
    state.rolled = False
    table = table_at(state, "3", "4")
    table.play(0, GAME.read("roll"))
    table.play(1, GAME.read("discard 4wool"))

    table.undo(1)
    assert hand(table.state, 1) == "4wool+4ore"
    table.play(1, GAME.read("discard 4ore"))
    table.play(0, GAME.read("robber G7"))

    assert table.undoable(1) is None
