"""The maps of the scenarios."""

from __future__ import annotations

from typing import Final

from deskovka.games.catan.layouts import Layout, layouts_of

LAYOUTS: Final = layouts_of(__package__)


def map_of(scenario: str, seats: int) -> Layout:
    """The map for so many players; some are the same for three and four."""
    return LAYOUTS.get(f"{scenario}-{seats}") or LAYOUTS[scenario]
