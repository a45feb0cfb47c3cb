"""Bots for Terra Mystica."""

from collections.abc import Callable

from deskovka.bots.player import Bot
from deskovka.bots.terra_mystica.beginner import BeginnerBot
from deskovka.bots.terra_mystica.good import GoodBot
from deskovka.bots.terra_mystica.strong import StrongBot

BOTS: dict[str, Callable[[], Bot]] = {"beginner": BeginnerBot, "good": GoodBot, "strong": StrongBot}
