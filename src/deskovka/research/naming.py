"""How seats are called as agents."""

from __future__ import annotations


def agents_of(seats: int) -> list[str]:
    return [f"player_{seat}" for seat in range(seats)]
