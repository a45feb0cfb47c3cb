"""Bots that do what no bot should, for worker processes: the strong one of a game is odd, the weaker ones are not."""

from __future__ import annotations

import os
import signal
import sys
import time
from collections.abc import Callable
from random import Random
from typing import Any

from deskovka.bots.player import Bot, Knowledge
from deskovka.core.game import Game
from deskovka.core.notation import Action
from deskovka.core.values import value

NAP = 0.1
LONG = 60.0
PLACES = {"random": 0, "beginner": 1, "good": 2, "strong": 3}


class Picker(Bot):
    """The first legal action, the second, the third: it tells which bot has answered."""

    def __init__(self, place: int) -> None:
        self.place = place

    def choose(self, knowledge: Knowledge, random: Random) -> Action:
        return knowledge.game.legal(knowledge.guess(random), knowledge.seat)[self.place]


class Sleeper(Bot):
    def choose(self, knowledge: Knowledge, random: Random) -> Action:
        time.sleep(LONG)
        raise AssertionError


class Spinner(Bot):
    def choose(self, knowledge: Knowledge, random: Random) -> Action:
        end = time.monotonic() + LONG
        while time.monotonic() < end:
            pass
        raise AssertionError


class Leaver(Bot):
    def choose(self, knowledge: Knowledge, random: Random) -> Action:
        sys.exit("enough")


class Crasher(Bot):
    def choose(self, knowledge: Knowledge, random: Random) -> Action:
        os.kill(os.getpid(), signal.SIGSEGV)
        raise AssertionError


class Raiser(Bot):
    def choose(self, knowledge: Knowledge, random: Random) -> Action:
        raise ValueError("a bot of\nfew words")


@value
class Nonsense(Action):
    form = "abracadabra"


class Babbler(Bot):
    def choose(self, knowledge: Knowledge, random: Random) -> Action:
        return Nonsense()


class Cheat(Bot):
    """Something that can be read and is never legal: nobody draws all of the first row."""

    def choose(self, knowledge: Knowledge, random: Random) -> Action:
        return knowledge.game.read("draw farm " + "+".join(f"A{column}" for column in range(1, 12)))


class Printer(Picker):
    """Prints what looks like an answer, and then answers."""

    def choose(self, knowledge: Knowledge, random: Random) -> Action:
        print('{"action": "abracadabra"}', flush=True)
        os.write(1, b'{"action": "abracadabra"}\n')
        return super().choose(knowledge, random)


class Napper(Picker):
    def choose(self, knowledge: Knowledge, random: Random) -> Action:
        time.sleep(NAP)
        return super().choose(knowledge, random)


Maker = Callable[[Game[Any], str], Bot]


def strong(make: Callable[[], Bot]) -> Maker:
    return lambda game, name: make() if name == "strong" else Picker(PLACES[name])


def all_sleeping(game: Game[Any], name: str) -> Bot:
    return Sleeper()


def failing(game: Game[Any], name: str) -> Bot:
    odd: dict[str, Callable[[], Bot]]
    odd = {"random": Cheat, "beginner": Babbler, "good": Leaver, "strong": Raiser}
    return odd[name]()


sane = strong(lambda: Picker(PLACES["strong"]))
sleeping = strong(Sleeper)
spinning = strong(Spinner)
crashing = strong(Crasher)
raising = strong(Raiser)
printing = strong(lambda: Printer(PLACES["strong"]))
napping = strong(lambda: Napper(PLACES["strong"]))
