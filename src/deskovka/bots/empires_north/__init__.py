"""Bots for Empires of the North."""

from collections.abc import Callable

from deskovka.bots.empires_north.beginner import BeginnerBot
from deskovka.bots.empires_north.good import GoodBot
from deskovka.bots.empires_north.strong import StrongBot
from deskovka.bots.player import Bot

BOTS: dict[str, Callable[[], Bot]] = {"beginner": BeginnerBot, "good": GoodBot, "strong": StrongBot}
