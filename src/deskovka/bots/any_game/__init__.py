"""Bots for a game that brings none: they know nothing of it but the rules."""

from collections.abc import Callable

from deskovka.bots.any_game.playing_out import GoodBot, StrongBot
from deskovka.bots.any_game.trying import BeginnerBot
from deskovka.bots.player import Bot

BOTS: dict[str, Callable[[], Bot]] = {"beginner": BeginnerBot, "good": GoodBot, "strong": StrongBot}
