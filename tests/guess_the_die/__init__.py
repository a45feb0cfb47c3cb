"""Guess the die: the tiny game of docs/add_a_game.md."""
