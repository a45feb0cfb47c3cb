"""The games behind the interfaces of reinforcement learning: answers and observations as numbers.

`aec_env` and `parallel_env` are environments of PettingZoo; importing this makes `gymnasium.make("deskovka/catan-v0")`
and its like known.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import gymnasium

from deskovka.research.aec import TableEnv
from deskovka.research.course import Material, material
from deskovka.research.environments import Environment, environment, environments
from deskovka.research.parallel import TableParallelEnv
from deskovka.research.rewards import reward_of
from deskovka.research.single import SeatEnv

__all__ = [
    "Environment",
    "SeatEnv",
    "TableEnv",
    "TableParallelEnv",
    "aec_env",
    "environments",
    "parallel_env",
]


def aec_env(
    id: str,
    seats: int | None = None,
    options: Mapping[str, str] | None = None,
    *,
    reward: str = "place",
    flat: bool = False,
    render_mode: str | None = None,
) -> TableEnv:
    """A table at which one seat after the other answers: `aec_env("catan")`, `aec_env("catan-seafarers", seats=3)`."""
    return TableEnv(_material(id, seats, options), reward_of(reward), flat, render_mode)


def parallel_env(
    id: str,
    seats: int | None = None,
    options: Mapping[str, str] | None = None,
    *,
    reward: str = "place",
    flat: bool = False,
    render_mode: str | None = None,
) -> TableParallelEnv:
    """The same with all who are asked answering at once."""
    return TableParallelEnv(_material(id, seats, options), reward_of(reward), flat, render_mode)


def _material(id: str, seats: int | None, options: Mapping[str, str] | None) -> Material:
    found = environment(id)
    return material(found.game, seats, {**found.options, **(options or {})})


def make_seat(game: str, options: Mapping[str, str] | None = None, **rest: Any) -> SeatEnv:
    """What `gymnasium.make` calls, with the options of the scenario first."""
    return SeatEnv(game, options=options, **rest)


def register() -> None:
    """Make all environments known to Gymnasium."""
    for found in environments():
        if found.id not in gymnasium.registry:
            gymnasium.register(
                found.id,
                entry_point="deskovka.research.single:SeatEnv",
                kwargs={"game": found.game, "options": dict(found.options)},
                disable_env_checker=True,  # it would look at every observation
            )


register()
