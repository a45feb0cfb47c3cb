"""Bots for Catan."""

from collections.abc import Callable

from deskovka.bots.catan.beginner import BeginnerBot
from deskovka.bots.catan.good import GoodBot
from deskovka.bots.catan.strong import StrongBot
from deskovka.bots.player import Bot

BOTS: dict[str, Callable[[], Bot]] = {"beginner": BeginnerBot, "good": GoodBot, "strong": StrongBot}
