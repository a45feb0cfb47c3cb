"""The good and the strong one: play the game out at random after each option, and take the one that ended best."""

from __future__ import annotations

from random import Random
from typing import Any

from deskovka.bots.player import Bot, Knowledge
from deskovka.core.chance import RandomChance
from deskovka.core.game import Game, Seat
from deskovka.core.notation import Action
from deskovka.core.outcome import Outcome

MOST_TRIED = 64  # options of one question; of more, some by chance
MARGIN = 0.2  # what a lead may be worth beside the game itself
WIDE = 20  # points of a lead that is worth half of that


class PlayingOutBot(Bot):
    """Plays so many games out; the worse half of the options is given up again and again."""

    games: int

    def choose(self, knowledge: Knowledge, random: Random) -> Action:
        options = knowledge.game.legal(knowledge.guess(random), knowledge.seat)
        if len(options) > MOST_TRIED:
            options = random.sample(options, MOST_TRIED)
        random.shuffle(options)
        worths = dict.fromkeys(options, 0.0)
        rounds = max(1, (len(options) - 1).bit_length())
        while len(options) > 1:
            for _ in range(max(1, self.games // (rounds * len(options)))):
                guess = knowledge.guess(random)
                for option in options:
                    worths[option] += played_out(knowledge.game, guess.copy(), knowledge.seat, option, random)
            options = sorted(options, key=worths.__getitem__, reverse=True)[: (len(options) + 1) // 2]
        return options[0]


class GoodBot(PlayingOutBot):
    """Plays out some sixty games for a decision."""

    games = 60


class StrongBot(PlayingOutBot):
    """Plays out some six hundred."""

    games = 600
    share = 0.1


def played_out(game: Game[Any], state: Any, seat: Seat, option: Action, random: Random) -> float:
    """How a game may end after an option, for the seat that takes it; the state is used up."""
    game.apply(state, seat, option, RandomChance(random), heard=False)
    game.play_out(state, random)
    outcome = game.outcome(state)
    assert outcome is not None
    return worth(outcome, seat)


def worth(outcome: Outcome, seat: Seat) -> float:
    """The share of the victory, and a little for the lead."""
    others = [score for other, score in enumerate(outcome.scores) if other != seat]
    lead = outcome.scores[seat] - max(others, default=0)
    won = seat in outcome.winners
    return won / len(outcome.winners) + MARGIN * lead / (WIDE + abs(lead))
