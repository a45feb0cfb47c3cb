"""Catan: the island, dice, hands nobody sees, and trade."""

from deskovka.games.catan.game import GAME
from deskovka.games.catan.paper import PAPER

__all__ = ["GAME", "PAPER"]
