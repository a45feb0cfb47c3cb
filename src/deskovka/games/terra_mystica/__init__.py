"""Terra Mystica: fourteen factions shape the land."""

from deskovka.games.terra_mystica.game import TerraMystica

GAME = TerraMystica()

__all__ = ["GAME", "TerraMystica"]
