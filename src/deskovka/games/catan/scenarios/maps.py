"""The maps of the scenarios."""

from __future__ import annotations

from deskovka.games.catan.layouts import Layout, layouts_of


def map_of(scenario: str, seats: int) -> Layout:
    """The map for so many players; some are the same for three and four."""
    layouts = layouts_of(__package__)
    return layouts.get(f"{scenario}-{seats}") or layouts[scenario]
