"""Catan in the terminal."""

from deskovka.terminal.catan.face import CatanFace

FACE = CatanFace

__all__ = ["FACE"]
