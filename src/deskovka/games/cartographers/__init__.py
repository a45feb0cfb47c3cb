"""Cartographers (Kartografové): draw maps for the queen's edicts."""

from deskovka.games.cartographers.game import Cartographers
from deskovka.games.cartographers.paper import PAPER
from deskovka.games.cartographers.scoring import monster_penalty, score, surrounded_mountains
from deskovka.games.cartographers.sheet import Sheet, Terrain

GAME = Cartographers()

__all__ = [
    "GAME",
    "PAPER",
    "Cartographers",
    "Sheet",
    "Terrain",
    "monster_penalty",
    "score",
    "surrounded_mountains",
]
