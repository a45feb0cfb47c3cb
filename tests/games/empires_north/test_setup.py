"""Setting up (EN-4)."""

from __future__ import annotations

from collections import Counter

import pytest

from deskovka.core.chance import ScriptedChance, SeededChance
from deskovka.core.errors import SetupError
from deskovka.games.empires_north import GAME
from deskovka.games.empires_north.cards import Kind
from games.empires_north.facts import CARDS, CLANS, FACTS, slug
from games.empires_north.table import TILE_NAMES, new_table, options, play, shown, supply
from positions import refused


def test_two_near_and_two_distant_islands_lie_face_up() -> None:
    """EN-4.1"""
    state, _ = new_table("glenn", "ulaf", islands="berry-isle seal-bank crane-island giants-table")

    assert state.display == [("berry-isle", "seal-bank"), ("crane-island", "giants-table")]
    assert [len(deck) for deck in state.islands] == [10, 8]


def test_the_tiles_form_a_circle_that_stays() -> None:
    """EN-4.2"""
    state = GAME.new_game(GAME.setup(2, {"clans": "glenn,ulaf"}), SeededChance.from_text("circle"))
    circle = state.circle
    while state.round < 3:
        seat = GAME.waiting(state)[0]
        passing = [option for option in GAME.legal(state, seat) if str(option) in ("pass", "home")]
        GAME.apply(
            state, seat, (passing or GAME.legal(state, seat))[0], SeededChance.from_text(str(state.turn))
        )

    assert sorted(circle) == [0, 1, 2, 3, 4]
    assert state.circle == circle


def test_each_tile_has_two_neighbours() -> None:
    """EN-4.2"""
    circle = ["explore", "sail", "harvest", "populate", "construct"]
    told = [*circle[1:], "0", "berry-isle", "seal-bank", "crane-island", "giants-table"]
    dealt = [name for clan in ("glenn", "ulaf") for name in _deck(clan)[:5]]
    state = GAME.new_game(GAME.setup(2, {"clans": "glenn,ulaf"}), ScriptedChance([*told, *dealt]))

    assert shown(state, 0)["circle"] == circle


def _deck(clan: str) -> list[str]:
    return sorted(
        name
        for name, card in CARDS.items()
        if card["clan"] == clan and card["kind"] != "start_field"
        for _ in range(card["copies"])
    )


def test_no_more_clans_are_agreed_on_than_there_are_seats() -> None:
    """EN-4.3; a record of such a game is read all the same."""
    chosen = {"clans": "glenn,ulaf,panuk"}
    with pytest.raises(SetupError, match=r"3 clans for 2 seats \(EN-4.3\)"):
        GAME.setup(2, chosen)

    assert GAME.setup(3, chosen).choices("clans") == ("glenn", "ulaf", "panuk")
    state = GAME.new_game(GAME.recorded_setup(2, chosen), SeededChance.from_text("spare"))
    assert state.clans == ("glenn", "ulaf")


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_clans_are_chosen_in_turn_order_and_all_are_different(seats: int) -> None:
    """EN-4.3"""
    state, _ = new_table(first=1, seats=seats)
    order = [(1 + step) % seats for step in range(seats)]

    for seat, clan in zip(order, CLANS):
        assert GAME.waiting(state) == (seat,)
        free = {f"clan {other}" for other in CLANS if other not in state.clans}
        assert options(state, seat) == free
        play(state, seat, f"clan {clan}", chance="*" if seat == order[-1] else "")

    assert len(set(state.clans)) == seats


def test_a_clan_somebody_has_cannot_be_chosen() -> None:
    """EN-4.3"""
    state, _ = new_table(seats=2)
    play(state, 0, "clan glenn")

    with refused("EN-4.3"):
        play(state, 1, "clan glenn")


def test_clans_that_were_agreed_on_are_different() -> None:
    """EN-4.3"""
    with pytest.raises(SetupError):
        GAME.setup(2, {"clans": "glenn,glenn"})


def test_clans_can_be_given_by_lot() -> None:
    """EN-4.3"""
    state = GAME.new_game(GAME.setup(4, {"selection": "lot"}), SeededChance.from_text("lot"))

    assert len(set(state.clans)) == 4
    assert set(state.clans) <= set(CLANS)


@pytest.mark.parametrize("clan", CLANS)
def test_each_player_has_what_the_start_gives(clan: str) -> None:
    """EN-4.4, EN-4.5, EN-T12: three starting cards with what they show, 5 workers, 2 ships, 2 discs."""
    state, _ = new_table(clan, "glenn" if clan != "glenn" else "ulaf")
    starting = {
        slug(card["name_en"])
        for card in FACTS["cards"]
        if card["clan"] == clan and card["kind"] == "start_field"
    }
    goods: Counter[str] = Counter({"worker": 5})
    for name in starting:
        goods.update(CARDS[name]["produces"])

    assert {piece.card for piece in state.empires[0]} == starting
    assert all(state.box[name].kind == Kind.START_FIELD for name in starting)
    assert Counter(
        {kind: int(number) for number, kind in (part.split() for part in supply(state).split(", "))}
    ) == Counter(goods)
    assert (state.ships[0], len(state.discs[0]), state.points[0]) == (2, 2, 0)


def test_of_5_cards_3_are_kept_and_2_discarded() -> None:
    """EN-4.6, EN-T12"""
    state, _ = new_table("glenn", "ulaf")
    drawn = state.aside[0]
    assert len(drawn) == 5

    play(state, 0, "keep " + ",".join(drawn[:3]))
    play(state, 1, "keep " + ",".join(state.aside[1][:3]), chance="*")

    assert state.hands[0] == tuple(sorted(drawn[:3]))
    assert state.discards[0] == tuple(sorted(drawn[3:]))


@pytest.mark.parametrize("count", [0, 1, 2, 4, 5])
def test_exactly_3_are_kept(count: int) -> None:
    """EN-4.6"""
    state, _ = new_table("glenn", "ulaf")

    with refused("EN-4.6"):
        play(state, 0, "keep " + (",".join(state.aside[0][:count]) or "none"))


def test_only_cards_that_were_drawn_are_kept() -> None:
    """EN-4.6"""
    state, _ = new_table("glenn", "ulaf")
    strange = next(name for name in state.decks[0] if name not in state.aside[0])

    with refused("EN-4.6"):
        play(state, 0, "keep " + ",".join([*state.aside[0][:2], strange]))


def test_the_opening_hand_costs_no_workers() -> None:
    """EN-4.6"""
    state, _ = new_table("glenn", "ulaf")
    play(state, 0, "keep " + ",".join(state.aside[0][:3]))
    play(state, 1, "keep " + ",".join(state.aside[1][:3]), chance="*")

    assert (state.workers(0), state.tired[0]) == (5, 0)


def test_the_first_player_is_random() -> None:
    """EN-4.7"""
    first = {GAME.new_game(GAME.setup(4), SeededChance.from_text(str(number))).first for number in range(30)}

    assert first == {0, 1, 2, 3}


def test_the_circle_is_random() -> None:
    """EN-4.2"""
    seen = {GAME.new_game(GAME.setup(2), SeededChance.from_text(str(number))).circle for number in range(400)}

    assert len(seen) == 24
    assert len(TILE_NAMES) == 5
