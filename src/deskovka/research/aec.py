"""One seat after the other answers: the games as AEC environments of PettingZoo."""

from __future__ import annotations

from random import Random
from typing import Any, ClassVar

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv

from deskovka.research.course import Course, Material
from deskovka.research.naming import agents_of
from deskovka.research.rewards import Reward
from deskovka.research.spaces import observation_space


class TableEnv(AECEnv):
    """A table at which one seat after the other answers by number."""

    metadata: ClassVar[dict[str, Any]] = {
        "name": "deskovka",
        "render_modes": ["ansi"],
        "is_parallelizable": False,
    }

    def __init__(
        self, of: Material, reward: Reward, flat: bool = False, render_mode: str | None = None
    ) -> None:
        super().__init__()
        self.course = Course(of)
        self.reward = reward
        self.render_mode = render_mode
        self.flat = flat
        self.possible_agents = agents_of(of.setup.seats)
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._see = of.observer.row if flat else of.observer.observe
        self._nothing = np.zeros(of.numbering.size, np.int8)
        space = observation_space(of, flat)
        self._spaces = {agent: space for agent in self.possible_agents}
        self._answers = {agent: spaces.Discrete(of.numbering.size) for agent in self.possible_agents}
        self._random = Random()

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """What every observation of an agent looks like."""
        return self._spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """The numbers that stand for an agent's answers."""
        return self._answers[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin another game; the same seed gives the same game again, no seed another one."""
        if seed is not None:
            self._random = Random(seed)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.course.begin(self._random)
        self.reward.begin(self.course)
        self._earned = False
        self._select()

    def _select(self) -> None:
        self.agent_selection = self.possible_agents[self.course.asked[0]]

    def observe(self, agent: str) -> dict[str, Any]:
        """What an agent sees, and which numbers it may answer now."""
        course, seat = self.course, self._seats[agent]
        mask = course.mask(seat) if agent == self.agent_selection and course.asked else self._nothing.copy()
        return {"observation": self._see(course.state, seat), "action_mask": mask}

    def step(self, action: int | None) -> None:
        """Answer for the agent that is asked; a number that is not allowed raises a ValueError."""
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        course = self.course
        seat = self._seats[agent]
        legal = course.legal(seat)
        if action is None or action not in legal:
            raise ValueError(
                f"{agent} may not answer {action}: the mask of its observation tells what it may"
            )
        if self._earned:
            self._clear_rewards()
        self._cumulative_rewards[agent] = 0.0
        course.do(seat, legal[action])
        earned = self.reward.earned(course)
        self._earned = earned is not None
        if earned is not None:
            self.rewards = dict(zip(self.possible_agents, earned))
            self._accumulate_rewards()
        if course.asked:
            self._select()
        else:
            self.terminations = dict.fromkeys(self.agents, True)
            self._deads_step_first()

    def action_id(self, text: str, agent: str | None = None) -> int:
        """The number of an answer in notation, as an agent (the one that is asked) gives it."""
        return self.course.number(self._seats[agent or self.agent_selection], text)

    def action_text(self, action: int, agent: str | None = None) -> str:
        """An answer in notation."""
        return self.course.text(self._seats[agent or self.agent_selection], action)

    def view(self, agent: str) -> Any:
        """What an agent sees, as the game shows it: for those who encode it themselves."""
        return self.course.game.view(self.course.state, self._seats[agent])

    def render(self) -> str | None:
        """The position as the terminal draws it."""
        from deskovka.research.drawing import drawn

        return drawn(self.course) if self.render_mode == "ansi" else None

    def close(self) -> None:
        """Nothing is open."""
