"""The computer players of Terra Mystica: legal, fair, repeatable, and the better ones better."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from deskovka.bots.player import Bot, Knowledge, RandomBot
from deskovka.bots.terra_mystica import BOTS
from deskovka.bots.terra_mystica.following import Thoughts
from deskovka.bots.terra_mystica.funding import fund
from deskovka.bots.terra_mystica.judge import Judge
from deskovka.bots.terra_mystica.opening import place_worth
from deskovka.bots.terra_mystica.ranks import hope_of_rank
from deskovka.bots.terra_mystica.strong import StrongBot
from deskovka.core.chance import RandomChance
from deskovka.core.grid import bits
from deskovka.games.terra_mystica import GAME
from deskovka.games.terra_mystica.board import LAND, NEAR, SPADES
from deskovka.games.terra_mystica.ending import CULT_POINTS
from deskovka.games.terra_mystica.goods import Goods
from deskovka.games.terra_mystica.state import TerraMysticaState
from deskovka.games.terra_mystica.turn import TakeTurn

FIRST_GAME = "witches,nomads"


def bot_named(name: str) -> Bot:
    """The bot; the strong one thinks less here, so that the tests are quick."""
    return StrongBot(width=1, depth=2) if name == "strong" else BOTS[name]()


def bot_game(bots: list[Bot], seed: str, **chosen: str) -> Iterator[tuple[TerraMysticaState, int, str]]:
    """A game between bots: each state with the seat that is asked and its answer, which is then played."""
    chance = RandomChance(Random(f"chance {seed}"))
    randoms = [Random(f"bot {seat} {seed}") for seat in range(len(bots))]
    state = GAME.new_game(GAME.setup(len(bots), chosen), chance)
    while not GAME.over(state):
        seat = GAME.waiting(state)[0]
        action = bots[seat].choose(Knowledge(GAME, state, seat), randoms[seat])
        yield state, seat, str(action)
        GAME.apply(state, seat, action, chance, heard=False)
    yield state, -1, ""


def points(bots: list[Bot], seed: str, **chosen: str) -> list[int]:
    *_, (state, _, _) = bot_game(bots, seed, **chosen)
    return list(state.points)


def first_turn(factions: str = FIRST_GAME, seed: str = "first turn") -> TerraMysticaState:
    """The first turn of a game between good bots."""
    bots = [BOTS["good"]() for _ in factions.split(",")]
    for state, _, _ in bot_game(bots, seed, factions=factions, start="1"):
        if isinstance(state.agenda[-1], TakeTurn):
            return state
    raise AssertionError("nobody was asked for a turn")


def test_three_strengths_in_order() -> None:
    assert list(BOTS) == ["beginner", "good", "strong"]


@pytest.mark.parametrize("name", BOTS)
@pytest.mark.parametrize(
    "factions",
    [
        "witches,nomads",
        "fakirs,dwarves",
        "mermaids,engineers,alchemists,chaos_magicians",
        "darklings,giants,auren,halflings",
        "cultists,swarmlings,giants,witches,nomads",
    ],
)
def test_whole_games_are_legal(name: str, factions: str) -> None:
    """`apply` refuses what is illegal; every faction plays, once with a random neighbour."""
    count = factions.count(",") + 1
    bots = [bot_named(name) if seat < 4 else RandomBot() for seat in range(count)]

    *_, (state, _, _) = bot_game(bots, f"legal {name}", factions=factions)

    assert GAME.over(state)
    assert GAME.faults(state) == []


@pytest.mark.parametrize("name", BOTS)
@pytest.mark.parametrize("selection", ["choice", "colours"])
def test_factions_are_chosen(name: str, selection: str) -> None:
    bots = [bot_named(name) for _ in range(3)]

    for state, _, _ in bot_game(bots, "choice", selection=selection, turn_order="pass_order"):
        if state.round == 1:
            break

    assert len({state.faction(seat).home for seat in range(3)}) == 3


@pytest.mark.parametrize("name", BOTS)
def test_the_same_random_numbers_give_the_same_game(name: str) -> None:
    games = [
        [answer for _, _, answer in bot_game([bot_named(name), RandomBot()], "again", selection="lot")]
        for _ in range(2)
    ]

    assert games[0] == games[1]


@pytest.mark.parametrize("name", BOTS)
def test_thinking_leaves_the_table_alone(name: str) -> None:
    state = first_turn()
    before = state.copy()

    bot_named(name).choose(Knowledge(GAME, state, 0), Random(1))

    assert state == before


@pytest.mark.parametrize("better, weaker, lead", [("beginner", "random", 0), ("good", "beginner", 15)])
def test_the_better_player_has_more_points(better: str, weaker: str, lead: int) -> None:
    known = {"random": RandomBot, **BOTS}
    total = 0
    for number in range(4):
        seat = number % 2
        bots = [known[better if place == seat else weaker]() for place in range(2)]
        scores = points(bots, f"better {number}", factions=FIRST_GAME)
        total += scores[seat] - scores[1 - seat]

    assert total > 4 * lead


def test_goods_points_and_cult_steps_are_worth_something() -> None:
    state = first_turn()
    judge = Judge(state, 0)
    before = judge.value(state)
    for column in (state.points, state.workers, state.coins, state.priests, state.cults):
        column[0] += 1
        assert judge.value(state) > before
        column[0] -= 1


def test_power_is_worth_more_in_the_higher_bowl() -> None:
    state = first_turn()
    judge = Judge(state, 0)
    before = judge.value(state)

    state.bowl1[0] -= 1
    state.bowl2[0] += 1
    middle = judge.value(state)
    state.bowl2[0] -= 1
    state.bowl3[0] += 1

    assert before < middle < judge.value(state)


def test_a_lead_that_cannot_be_made_up_for_is_worth_the_whole_prize() -> None:
    assert hope_of_rank(9, [3, 2], CULT_POINTS, spread=1.0) == 8
    assert hope_of_rank(3, [9, 2], CULT_POINTS, spread=1.0) == 4
    assert hope_of_rank(0, [9, 2], CULT_POINTS, spread=1.0) == 0
    assert hope_of_rank(5, [5], CULT_POINTS, spread=5.0) == 6


def test_a_first_dwelling_likes_a_rival_next_door() -> None:
    """A rival on land that takes three spades makes trading posts cheap and takes no room."""
    state = GAME.new_game(GAME.setup(2, {"factions": FIRST_GAME, "start": "1"}), RandomChance(Random(1)))
    desert, dear = next(
        (hex, near)
        for hex in bits(LAND)
        for near in bits(NEAR[hex] & LAND)
        if state.terrain[hex] == state.faction(1).home
        and SPADES[state.terrain[near]][state.terrain[hex]] == 3
    )
    alone = place_worth(state, 1, desert)

    state.own[0] |= 1 << dear

    assert place_worth(state, 1, desert) > alone


def test_missing_goods_are_paid_with_power() -> None:
    state = first_turn()
    state.workers[0], state.coins[0], state.priests[0] = 0, 5, 0
    state.bowl1[0], state.bowl2[0], state.bowl3[0] = 2, 8, 2

    assert fund(state, 0, Goods(coins=5)) == []
    assert list(map(str, fund(state, 0, Goods(workers=1)) or [])) == ["burn 1", "convert 3PW to 1W"]
    assert fund(state, 0, Goods(workers=3)) is None


def test_power_is_taken_when_it_costs_nothing() -> None:
    offers = [
        answer
        for _, _, answer in bot_game([BOTS["good"](), BOTS["good"]()], "leech", factions=FIRST_GAME)
        if "1 from" in answer
    ]

    assert offers
    assert all(answer.startswith("leech") for answer in offers)


def test_a_plan_is_carried_out_with_all_its_choices() -> None:
    """After an upgrade to a temple the favor tile is taken, and nobody else has been asked."""
    state = first_turn()
    state.workers[0], state.coins[0] = 9, 30
    hex = state.own[0].bit_length() - 1
    state.pieces[0] ^= 1 << hex
    state.pieces[1] |= 1 << hex
    thoughts = Thoughts(state, 0)

    after = thoughts.after(state, (GAME.read(f"upgrade {GAME.view(state, 0)['map'][hex]['hex']} to TE"),))

    assert after is not None
    assert after.favors[0] and not state.favors[0]
