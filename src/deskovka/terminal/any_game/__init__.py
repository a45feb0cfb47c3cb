"""A game that brings nothing for the terminal."""

from deskovka.terminal.any_game.face import AnyFace

FACE = AnyFace

__all__ = ["FACE"]
