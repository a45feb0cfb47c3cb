"""The environments there are: one for each game and scenario, by an id that has a version."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from deskovka.registry import names, part

NAMESPACE = "deskovka"
VERSION = 0  # another one as soon as a number or an observation means something else


@dataclass(frozen=True)
class Environment:
    """A game, or one of its scenarios."""

    id: str
    game: str
    options: Mapping[str, str]


def environments() -> list[Environment]:
    """Of all games that are installed."""
    found = []
    for name in names():
        for scenario, options in part("research", name).SCENARIOS.items():
            word = "-".join(filter(None, (name.replace("_", "-"), scenario)))
            found.append(Environment(f"{NAMESPACE}/{word}-v{VERSION}", name, options))
    return found


def environment(id: str) -> Environment:
    """By its id, with or without the namespace and the version."""
    wanted = id.removeprefix(f"{NAMESPACE}/").removesuffix(f"-v{VERSION}").replace("_", "-")
    known = {
        found.id.removeprefix(f"{NAMESPACE}/").removesuffix(f"-v{VERSION}"): found for found in environments()
    }
    if wanted not in known:
        raise ValueError(f"there is no environment {id!r}: there are {', '.join(known)}")
    return known[wanted]
