"""Cartographers in the terminal."""

from deskovka.terminal.cartographers.face import CartographersFace

FACE = CartographersFace

__all__ = ["FACE"]
