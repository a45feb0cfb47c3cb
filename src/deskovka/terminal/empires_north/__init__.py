"""Empires of the North in the terminal."""

from deskovka.terminal.empires_north.face import EmpiresFace

FACE = EmpiresFace

__all__ = ["FACE"]
