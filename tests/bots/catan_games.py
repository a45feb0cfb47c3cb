"""Games of Catan between bots, and positions from them."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from deskovka.bots.catan import BOTS
from deskovka.bots.player import Bot, Knowledge
from deskovka.core.chance import RandomChance
from deskovka.games.catan import GAME
from deskovka.games.catan.goods import Cards
from deskovka.games.catan.state import CatanState
from deskovka.games.catan.turn import TakeTurn


def bot_game(
    bots: list[Bot], seed: str, scenario: str = "base", knights: bool = False
) -> Iterator[tuple[CatanState, int, str]]:
    """A game between bots: each state with the seat that is asked and its answer, which is then played."""
    chance = RandomChance(Random(f"chance {seed}"))
    randoms = [Random(f"bot {seat} {seed}") for seat in range(len(bots))]
    chosen = {"scenario": scenario, **({"cities-knights": "yes"} if knights else {})}
    state = GAME.new_game(GAME.setup(len(bots), chosen), chance)
    while not GAME.over(state):
        seat = GAME.waiting(state)[0]
        action = bots[seat].choose(Knowledge(GAME, state, seat), randoms[seat])
        yield state, seat, str(action)
        GAME.apply(state, seat, action, chance, heard=False)
    yield state, -1, ""


def first_turn(hand: str = "nothing", others: str = "nothing") -> CatanState:
    """The first turn after the set-up, rolled, with given hands; the active seat comes first."""
    for state, _, _ in bot_game([BOTS["good"]() for _ in range(4)], "first turn"):
        if isinstance(state.agenda[-1], TakeTurn):
            state.rolled = True
            state.hands = [int(Cards.read(others))] * 4
            state.hands[state.active] = int(Cards.read(hand))
            return state
    raise AssertionError("nobody was asked for a turn")
