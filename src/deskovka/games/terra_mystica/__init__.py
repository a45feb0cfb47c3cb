"""Terra Mystica: fourteen factions shape the land."""

from deskovka.games.terra_mystica.game import TerraMystica
from deskovka.games.terra_mystica.paper import PAPER

GAME = TerraMystica()

__all__ = ["GAME", "PAPER", "TerraMystica"]
