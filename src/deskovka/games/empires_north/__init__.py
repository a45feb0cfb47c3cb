"""Imperial Settlers: Empires of the North, a game made of cards."""

from deskovka.games.empires_north.game import GAME, EmpiresOfTheNorth
from deskovka.games.empires_north.own_cards import CARDS
from deskovka.games.empires_north.paper import PAPER

__all__ = ["CARDS", "GAME", "PAPER", "EmpiresOfTheNorth"]
