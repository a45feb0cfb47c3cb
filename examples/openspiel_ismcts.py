"""OpenSpiel's ISMCTS plays Cartographers against one of this project's bots.

    python examples/openspiel_ismcts.py --simulations 200 --bot good

It searches positions that look alike to it, and is told what the maps would bring as soon as all have drawn. Of some
hundred drawings that is not enough to beat the good bot: a better evaluator, or a prior, is what there is to be done.
"""

from __future__ import annotations

import argparse
from random import Random
from typing import Any

import numpy as np
import pyspiel
from open_spiel.python.algorithms.ismcts import ISMCTSBot
from open_spiel.python.algorithms.mcts import Evaluator

from deskovka.research import openspiel
from deskovka.research.openspiel_bots import SeatBot


class MapsSoon(Evaluator):
    """Lets everybody finish the turn by lot, and counts what the maps bring then."""

    def __init__(self, game: openspiel.TableGame, random: np.random.RandomState, answers: int) -> None:
        self.observer = game.make_py_observer()
        self.random, self.answers = random, answers

    def evaluate(self, state: openspiel.TableState) -> Any:
        """By seat, how far it is ahead of the best of the others; a hundred points count as much as a win."""
        state, left = state.clone(), self.answers
        while not state.is_terminal() and (left or state.is_chance_node()):
            left -= not state.is_chance_node()
            state.apply_action(by_lot(state, self.random))
        if state.is_terminal():
            return np.array(state.returns())
        self.observer.set_from(state, 0)
        players, scores = self.observer.dict["players"], self.observer.dict["scores"].sum(0)
        brought = (
            players[:, 3:].sum(1) + players[:, 2] + scores[:, 0] + scores[:, 1] + scores[:, 2] - scores[:, 3]
        )
        best_others = [max(np.delete(brought, seat)) for seat in range(len(brought))]
        return np.clip((brought - best_others) / 100, -1, 1)

    def prior(self, state: openspiel.TableState) -> list[tuple[int, float]]:
        """Nothing is thought to be better than anything else."""
        actions = state.legal_actions()
        return [(action, 1 / len(actions)) for action in actions]


def by_lot(state: openspiel.TableState, random: np.random.RandomState) -> int:
    """What chance gives, or any answer."""
    if state.is_chance_node():
        outcomes, chances = zip(*state.chance_outcomes())
        return int(random.choice(outcomes, p=chances))
    return int(random.choice(state.legal_actions()))


def searcher(game: openspiel.TableGame, simulations: int, random: np.random.RandomState) -> ISMCTSBot:
    """ISMCTS that searches positions which look alike to whoever is to answer."""
    found = ISMCTSBot(
        game,
        MapsSoon(game, random, answers=2),
        uct_c=0.1,
        max_simulations=simulations,
        random_state=random,
        use_observation_string=True,
    )
    guesses = Random(int(random.randint(1 << 31)))
    found.set_resampler(lambda state, player: state.guess(player, guesses))
    return found


def play(simulations: int, bot: str, seed: int) -> list[float]:
    """A game of two: what the seats earn by their places, ISMCTS first."""
    random = np.random.RandomState(seed)
    game = openspiel.load("cartographers", 2)
    bots: list[pyspiel.Bot] = [searcher(game, simulations, random), SeatBot(game, 1, bot, seed)]
    state = game.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            state.apply_action(by_lot(state, random))
        else:
            state.apply_action(bots[state.current_player()].step(state))
    observer = game.make_py_observer()
    observer.set_from(state, 0)
    scores = observer.dict["scores"].astype(int).sum(0)
    points = scores[:, 0] + scores[:, 1] + scores[:, 2] - scores[:, 3]
    print(f"ISMCTS {points[0]} : {points[1]} {bot}", flush=True)
    return list(state.returns())


def main(words: list[str] | None = None) -> list[list[float]]:
    """Some games; tells the points of each and gives what was earned."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--simulations", type=int, default=200, help="of each answer")
    parser.add_argument("--bot", default="good")
    parser.add_argument("--games", type=int, default=1)
    parser.add_argument("--seed", type=int, default=1)
    wanted = parser.parse_args(words)
    return [
        play(wanted.simulations, wanted.bot, seed) for seed in range(wanted.seed, wanted.seed + wanted.games)
    ]


if __name__ == "__main__":
    main()
