"""Bots for Cartographers."""

from collections.abc import Callable

from deskovka.bots.cartographers.beginner import BeginnerBot
from deskovka.bots.cartographers.good import GoodBot
from deskovka.bots.cartographers.strong import StrongBot
from deskovka.bots.player import Bot

BOTS: dict[str, Callable[[], Bot]] = {"beginner": BeginnerBot, "good": GoodBot, "strong": StrongBot}
