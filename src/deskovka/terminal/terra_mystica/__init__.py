"""Terra Mystica in the terminal."""

from deskovka.terminal.terra_mystica.face import TerraMysticaFace

FACE = TerraMysticaFace

__all__ = ["FACE"]
