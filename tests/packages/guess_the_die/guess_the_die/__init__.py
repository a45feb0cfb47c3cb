"""Guess the die: the tiny game of docs/add_a_game.md."""

from guess_the_die.game import GAME

__all__ = ["GAME"]
