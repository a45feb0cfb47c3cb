"""Tic-tac-toe: at most nine moves, no chance, nothing hidden; it brings all that a game can bring."""

from tic_tac_toe.game import GAME

__all__ = ["GAME"]
