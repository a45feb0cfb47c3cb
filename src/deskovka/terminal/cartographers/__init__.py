"""Cartographers in the terminal."""

from deskovka.terminal.cartographers.face import CartographersFace
from deskovka.terminal.cartographers.paper import score_paper

FACE = CartographersFace

__all__ = ["FACE", "score_paper"]
