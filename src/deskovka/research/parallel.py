"""All that are asked answer at once; whoever is not asked waits, which has a number of its own."""

from __future__ import annotations

from random import Random
from typing import Any, ClassVar

import numpy as np
from gymnasium import spaces
from pettingzoo import ParallelEnv

from deskovka.core.game import Seat
from deskovka.research.course import Course, Material
from deskovka.research.naming import agents_of
from deskovka.research.rewards import Reward
from deskovka.research.spaces import observation_space

Seen = dict[str, Any]


class TableParallelEnv(ParallelEnv):
    """A table at which everybody who is asked answers in the same step, as the rules let them."""

    metadata: ClassVar[dict[str, Any]] = {"render_modes": ["ansi"], "name": "deskovka"}

    def __init__(
        self, of: Material, reward: Reward, flat: bool = False, render_mode: str | None = None
    ) -> None:
        self.course = Course(of)
        self.reward = reward
        self.flat = flat
        self.render_mode = render_mode
        self.possible_agents = agents_of(of.setup.seats)
        self.agents: list[str] = []
        self.wait = of.numbering.size  # the number of those who are not asked
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._see = of.observer.row if flat else of.observer.observe
        self._spaces = {agent: observation_space(of, flat, more=1) for agent in self.possible_agents}
        self._answers = {agent: spaces.Discrete(self.wait + 1) for agent in self.possible_agents}
        self._random = Random()

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """What every observation of an agent looks like."""
        return self._spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """The numbers that stand for an agent's answers; the last one is to wait."""
        return self._answers[agent]

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Seen], dict[str, dict[str, Any]]]:
        """Begin another game; the same seed gives the same game again, no seed another one."""
        if seed is not None:
            self._random = Random(seed)
        self.agents = self.possible_agents[:]
        self.course.begin(self._random)
        self.reward.begin(self.course)
        return self._seen(), {agent: {} for agent in self.agents}

    def _seen(self) -> dict[str, Seen]:
        asked = self.course.asked
        return {agent: self._seen_by(self._seats[agent], asked) for agent in self.agents}

    def _seen_by(self, seat: Seat, asked: tuple[Seat, ...]) -> Seen:
        mask = np.zeros(self.wait + 1, np.int8)
        mask[self.course.numbers(seat) if seat in asked else self.wait] = 1
        return {"observation": self._see(self.course.state, seat), "action_mask": mask}

    def step(
        self, actions: dict[str, int]
    ) -> tuple[
        dict[str, Seen], dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, Any]]
    ]:
        """The answers of all agents; those that are not asked wait."""
        course = self.course
        chosen = {}
        for seat in course.asked:
            agent = self.possible_agents[seat]
            action = course.legal(seat).get(int(actions[agent]))
            if action is None:
                raise ValueError(
                    f"{agent} may not answer {actions[agent]}: the mask of its observation tells what it may"
                )
            chosen[seat] = action
        earned = [0.0] * len(self.possible_agents)
        for seat, action in chosen.items():
            if seat in course.asked:  # the answer of another may have settled it
                course.do(seat, action)
                more = self.reward.earned(course)
                if more is not None:
                    earned = [sum(both) for both in zip(earned, more)]
        over = not course.asked
        seen, agents = self._seen(), self.agents
        if over:
            self.agents = []
        return (
            seen,
            dict(zip(agents, earned)),
            dict.fromkeys(agents, over),
            dict.fromkeys(agents, False),
            {agent: {} for agent in agents},
        )

    def action_id(self, text: str, agent: str) -> int:
        """The number of an answer in notation, as an agent gives it."""
        return self.course.number(self._seats[agent], text)

    def action_text(self, action: int, agent: str) -> str:
        """An answer in notation; nothing for whoever waits."""
        return "" if action == self.wait else self.course.text(self._seats[agent], action)

    def view(self, agent: str) -> Any:
        """What an agent sees, as the game shows it."""
        return self.course.game.view(self.course.state, self._seats[agent])

    def render(self) -> str | None:
        """The position as the terminal draws it."""
        from deskovka.research.drawing import drawn

        return drawn(self.course) if self.render_mode == "ansi" else None

    def close(self) -> None:
        """Nothing is open."""
