"""Many tables at once, over processes: what they see stands in arrays that all processes share.

Each process has some of the tables and answers for all of them in one go, so that a step costs one message a process,
however many tables there are.
"""

from __future__ import annotations

import multiprocessing
from collections.abc import Mapping, Sequence
from multiprocessing.connection import Connection, wait
from multiprocessing.sharedctypes import RawArray
from typing import Any, Final

import numpy as np
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from numpy.typing import NDArray

from deskovka.arena.pool import cores
from deskovka.lifeline import leave_signals_to_master
from deskovka.research.course import material
from deskovka.research.environments import environment
from deskovka.research.single import SeatEnv

__all__ = ["VectorTables"]

Seen = dict[str, Any]
STEP, RESET = b"s", b"r"
STEPPED: Final[dict[str, Any]] = {"autoreset_mode": AutoresetMode.NEXT_STEP, "render_modes": []}


class Shared:
    """Arrays of one row a table, in memory that all processes see; `what` is how it travels to them."""

    def __init__(self, tables: int, row: int, numbers: int, what: Sequence[Any] | None = None) -> None:
        sizes = (tables * row, tables * numbers, tables * 8, tables * 4, tables * 2)
        self.what: Sequence[Any] = what or [RawArray("B", size) for size in sizes]
        seen, masks, actions, rewards, flags = self.what
        self.seen = np.frombuffer(seen, np.uint8).reshape(tables, row)
        self.masks = np.frombuffer(masks, np.int8).reshape(tables, numbers)
        self.actions = np.frombuffer(actions, np.int64)
        self.rewards = np.frombuffer(rewards, np.float32)
        self.over, self.illegal = np.frombuffer(flags, np.bool_).reshape(2, tables)


class VectorTables(VectorEnv[Seen, NDArray[np.int64], NDArray[Any]]):
    """Tables with one learning seat each; one that is over begins anew at the next step, whatever is answered there."""

    metadata = STEPPED

    def __init__(
        self,
        id: str,
        num_envs: int,
        processes: int | None = None,
        seats: int | None = None,
        options: Mapping[str, str] | None = None,
        flat: bool = False,
        **table: Any,
    ) -> None:
        found = environment(id)
        chosen = {**found.options, **(options or {})}
        of = material(found.game, seats, chosen)
        self.num_envs = num_envs
        self.observer, self.flat = of.observer, flat
        table = {"game": found.game, "seats": seats, "options": chosen, "flat": True, **table}
        one = SeatEnv(**{**table, "flat": flat})
        self.single_observation_space, self.single_action_space = one.observation_space, one.action_space
        self.observation_space = batched(one.observation_space, num_envs)
        self.action_space = spaces.MultiDiscrete(np.full(num_envs, of.numbering.size))
        sizes = (num_envs, of.observer.size, of.numbering.size)
        self.shared = Shared(*sizes)
        self.workers = [
            Worker(table, sizes, self.shared.what, range(first, num_envs, count))
            for count in [min(processes or cores(), num_envs)]
            for first in range(count)
        ]

    def reset(
        self, *, seed: int | list[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Seen, dict[str, Any]]:
        """Begin another game at each table; table `i` has the seed `seed + i`."""
        for worker in self.workers:
            worker.say((RESET, seed))
        self._hear()
        return self._told(), {}

    def step(
        self, actions: NDArray[np.int64]
    ) -> tuple[Seen, NDArray[np.float64], NDArray[np.bool_], NDArray[np.bool_], dict[str, Any]]:
        """An answer at each table; where the game is over, another one begins instead."""
        self.shared.actions[:] = actions
        for worker in self.workers:
            worker.say((STEP, None))
        self._hear()
        shared = self.shared
        over = shared.over.copy()
        infos = {"illegal": shared.illegal.copy()} if shared.illegal.any() else {}
        return self._told(), shared.rewards.astype(np.float64), over, np.zeros_like(over), infos

    def _hear(self) -> None:
        """Until all have done what they were told."""
        left = {worker.connection: worker for worker in self.workers}
        while left:
            for ready in wait(list(left)):
                left.pop(ready).hear()

    def _told(self) -> Seen:
        """A copy: the processes write into theirs at the next step."""
        rows = self.shared.seen.copy()
        seen = rows if self.flat else self.observer.named(rows)
        return {"observation": seen, "action_mask": self.shared.masks.copy()}

    def action_masks(self) -> NDArray[np.int8]:
        """1 for each number that may be answered now, a row a table."""
        return self.shared.masks.copy()

    def close_extras(self, **kwargs: Any) -> None:
        """End the processes."""
        for worker in self.workers:
            worker.end()


def batched(space: spaces.Space[Any], tables: int) -> spaces.Space[Any]:
    """The same of many tables."""
    from gymnasium.vector.utils import batch_space

    return batch_space(space, tables)


class Worker:
    """One process, seen from outside."""

    def __init__(
        self, table: dict[str, Any], sizes: tuple[int, int, int], what: Sequence[Any], own: range
    ) -> None:
        methods = multiprocessing.get_all_start_methods()
        context: Any = multiprocessing.get_context("forkserver" if "forkserver" in methods else "spawn")
        self.connection, its_own = context.Pipe()
        self.process = context.Process(target=serve, args=(its_own, table, sizes, what, own), daemon=True)
        self.process.start()
        its_own.close()

    def say(self, what: tuple[bytes, Any]) -> None:
        self.connection.send(what)

    def hear(self) -> None:
        try:
            answer = self.connection.recv()
        except (EOFError, OSError):
            self.process.join()
            raise RuntimeError(
                f"a process with tables has ended (exit code {self.process.exitcode})"
            ) from None
        if isinstance(answer, Exception):
            raise answer

    def end(self) -> None:
        self.connection.close()
        self.process.kill()
        self.process.join()


def serve(
    connection: Connection,
    table: dict[str, Any],
    sizes: tuple[int, int, int],
    what: Sequence[Any],
    own: range,
) -> None:
    """The process, seen from inside: it ends when nobody talks to it any more."""
    leave_signals_to_master()
    shared = Shared(*sizes, what=what)
    tables = {number: SeatEnv(**table) for number in own}
    try:
        while True:
            word, seed = connection.recv()
            try:
                for number, env in tables.items():
                    if word == RESET:
                        begin(env, number, seed)
                    else:
                        step(env, number, shared)
                    show(env, number, shared)
                answer = None
            except Exception as error:  # noqa: BLE001 - it is raised where the step is awaited
                answer = RuntimeError(f"{type(error).__name__}: {error}")
            connection.send(answer)
    except (EOFError, OSError):
        return


def begin(env: SeatEnv, number: int, seed: Any) -> None:
    """Each table has a seed of its own, however many processes there are."""
    own = seed[number] if isinstance(seed, list) else None if seed is None else seed + number
    env.reset_unseen(own)


def step(env: SeatEnv, number: int, shared: Shared) -> None:
    shared.illegal[number] = False
    if not env.course.asked:
        env.reset_unseen(None)
        shared.rewards[number], shared.over[number] = 0.0, False
        return
    action = int(shared.actions[number])
    if action in env.course.legal(env.seat):
        shared.rewards[number], shared.over[number] = env.play(action)
    else:
        shared.rewards[number], shared.over[number] = env.illegal, False
        shared.illegal[number] = True


def show(env: SeatEnv, number: int, shared: Shared) -> None:
    course = env.course
    shared.seen[number] = course.observer.row(course.state, env.seat)
    mask = shared.masks[number]
    mask[:] = 0
    if course.asked:
        mask[course.numbers(env.seat)] = 1
