"""Catan: the island, dice, hands nobody sees, and trade."""

from deskovka.games.catan.game import GAME

__all__ = ["GAME"]
