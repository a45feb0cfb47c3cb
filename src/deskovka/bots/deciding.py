"""Bots that answer by the kind of decision, and try out what they know no answer to."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import Any, Generic, Protocol, TypeVar

from deskovka.bots.player import Bot, Knowledge
from deskovka.core.chance import SEED_BYTES, Chance, SeededChance
from deskovka.core.game import Decision, Game, Seat
from deskovka.core.notation import Action

MOST_TRIED = 40  # options of one question; of more, some by chance
FEWER = 8  # of a question that follows from a tried option
IMAGINED = 3  # ways in which chance may fall
FURTHER = 3  # questions that are answered after a tried option, unless it is tried as part of another


class Mind(Protocol):
    """How one seat judges positions that can follow from the one it sees."""

    seat: Seat

    def value(self, state: Any) -> float:
        """What a position is worth; the more the better."""
        ...


T = TypeVar("T")
M = TypeVar("M", bound=Mind)
Answer = Callable[[Any, Any, M], Action]  # to a decision in a position, of a mind
Answers = Mapping[type[Decision[Any, Any]], Answer[M]]


class DecidingBot(Bot, Generic[M]):
    """Has an answer to each kind of decision it knows; of any other it tries the options."""

    answers: Answers[M]

    @abstractmethod
    def mind(self, state: Any, seat: Seat, random: Random) -> M:
        """How a seat judges what can come of a position."""

    def choose(self, knowledge: Knowledge, random: Random) -> Action:
        state = knowledge.guess(random)
        mind = self.mind(state, knowledge.seat, random)
        return decide(knowledge.game, self.answers, state, mind, random)


def decide(
    game: Game[Any], answers: Answers[M], state: Any, mind: M, random: Random, depth: int = 0
) -> Action:
    """The answer of a mind to what it is asked; `depth` counts the trials in which it is asked."""
    asked = game.decision(state)
    for kind in type(asked).__mro__:
        if kind in answers:
            return answers[kind](state, asked, mind)
    return Trial(game, answers, mind, random, depth).best_option(state)


class ImaginedChance(SeededChance):
    """Chance as it may fall: the same draw gives the same, whatever else is tried."""

    def __init__(self, seed: bytes = bytes(SEED_BYTES)) -> None:
        super().__init__(seed)
        self.asked = False

    def pick(self, options: Sequence[T], *name: object) -> T:
        self.asked = True
        return options[self.index(options, name)]

    def pick_hidden(self, seats: Sequence[int], options: Sequence[T], *name: object) -> T:
        return self.pick(options, *name)


class Trial(Generic[M]):
    """Tries options on copies of a position, with chance imagined, and judges what comes of them."""

    def __init__(self, game: Game[Any], answers: Answers[M], mind: M, random: Random, depth: int = 0) -> None:
        self.game = game
        self.answers = answers
        self.mind = mind
        self.random = random
        self.depth = depth
        self.seeds = [random.randbytes(SEED_BYTES) for _ in range(IMAGINED)]

    def best_option(self, state: Any) -> Action:
        """One of those that lead to most; of some kinds of answers only the usual ones are tried."""
        options = self.game.legal(state, self.mind.seat)
        most = FEWER if self.depth else MOST_TRIED
        if len(options) > most:
            options = self.random.sample(options, most)
        if len(options) == 1:
            return options[0]
        worths = [self.worth(state, option) for option in options]
        best = max(worths)
        return self.random.choice([option for option, worth in zip(options, worths) if worth == best])

    def worth(self, state: Any, option: Action) -> float:
        """What the position is worth after an option, on average if chance has a part in it."""
        found = []
        for seed in self.seeds:
            trial, chance = state.copy(), ImaginedChance(seed)
            self.game.apply(trial, self.mind.seat, option, chance, heard=False)
            certain = self._others_answer(trial, chance, Random(seed))
            self._go_on(state, trial, chance)
            found.append(self.mind.value(trial))
            if certain and not chance.asked:
                break
        return sum(found) / len(found)

    def _others_answer(self, trial: Any, chance: Chance, random: Random) -> bool:
        """Answers that are kept back show nothing before all are in; tells whether nobody was asked for one."""
        asked = self.game.decision(trial)
        if asked is None or not asked.kept_back or self.mind.seat in asked.seats:
            return True
        for other in asked.seats:
            self.game.apply(trial, other, self.game.sample(trial, other, random), chance, heard=False)
        return False

    def _go_on(self, start: Any, trial: Any, chance: Chance) -> None:
        """Answer what this seat is asked because of the option."""
        for _ in range(0 if self.depth else FURTHER):
            if not self._belongs(start, trial):
                return
            answer = decide(self.game, self.answers, trial, self.mind, self.random, self.depth + 1)
            self.game.apply(trial, self.mind.seat, answer, chance, heard=False)

    def _belongs(self, start: Any, trial: Any) -> bool:
        """Whether what is asked now is a question to this seat that was not there before, nor is the same again."""
        asked = self.game.decision(trial)
        if asked is None or self.mind.seat not in asked.seats or len(trial.agenda) < len(start.agenda):
            return False
        return type(asked) is not type(self.game.decision(start)) and (
            self.game.turns(trial) == self.game.turns(start)
        )
