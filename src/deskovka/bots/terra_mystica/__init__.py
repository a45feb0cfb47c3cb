"""Bots for Terra Mystica."""

from collections.abc import Callable

from deskovka.bots.player import Bot

BOTS: dict[str, Callable[[], Bot]] = {}
