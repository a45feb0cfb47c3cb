"""One seat learns, bots have the others: a Gymnasium environment."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any, Final

import gymnasium
import numpy as np
from numpy.typing import NDArray

from deskovka.bots.player import Bot, Knowledge, RandomBot, make_bot
from deskovka.core.game import Seat
from deskovka.research.course import Course, material
from deskovka.research.rewards import Earned, reward_of
from deskovka.research.spaces import observation_space

Seen = dict[str, Any]
RENDERED: Final[dict[str, Any]] = {"render_modes": ["ansi"]}
ILLEGAL = -1.0  # for a number that may not be answered, which changes nothing


class SeatEnv(gymnasium.Env[Seen, np.int64]):
    """A table seen from one seat; `seat=None` takes another one for each game, by chance."""

    metadata = RENDERED

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        options: Mapping[str, str] | None = None,
        bots: str | Sequence[str] = "good",
        seat: Seat | None = None,
        reward: str = "place",
        illegal: float = ILLEGAL,
        flat: bool = False,
        render_mode: str | None = None,
    ) -> None:
        of = material(game, seats, options)
        self.course = Course(of)
        self.reward = reward_of(reward)
        self.illegal = illegal
        self.render_mode = render_mode
        count = of.setup.seats
        others = [bots] * (count - 1) if isinstance(bots, str) else list(bots)
        if len(others) != count - 1:
            raise ValueError(
                f"a table of {count} needs {count - 1} bots beside the one that learns, got {len(others)}"
            )
        self._bots = [make_bot(of.game, bot) for bot in others]
        self._chosen = seat
        self.seat: Seat = seat or 0
        self.see = of.observer.row if flat else of.observer.observe
        self.observation_space = observation_space(of, flat)
        self.action_space = gymnasium.spaces.Discrete(of.numbering.size)
        self._players: dict[Seat, Bot] = {}
        self._random = Random(0)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Seen, dict[str, Any]]:
        """Begin another game, up to the first answer of the own seat; the same seed gives the same games again."""
        self.reset_unseen(seed)
        return self._seen(), {}

    def reset_unseen(self, seed: int | None) -> None:
        """Begin anew, where nobody looks yet."""
        super().reset(seed=seed)
        self.begin(Random(int(self.np_random.integers(1 << 62))))

    def begin(self, random: Random) -> None:
        """Another game, up to the first answer of the own seat."""
        self._random = random
        count = self.course.setup.seats
        self.seat = int(random.random() * count) if self._chosen is None else self._chosen
        others = [seat for seat in range(count) if seat != self.seat]
        self._players = dict(zip(others, self._bots))
        self.course.begin(random)
        self.reward.begin(self.course)
        self.play_on([0.0] * count)

    def play_on(self, earned: Earned) -> Earned:
        """Let the bots play until the own seat is asked or the game is over; what everybody earns meanwhile is added."""
        course = self.course
        while (asked := course.asked) and self.seat not in asked:
            seat = asked[0]
            bot = self._players[seat]
            if type(bot) is RandomBot:  # needs to know nothing
                action = course.game.sample(course.state, seat, self._random)
            else:
                action = bot.choose(Knowledge(course.game, course.state, seat), self._random)
            course.do(seat, action)
            more = self.reward.earned(course)
            if more is not None:
                earned = [one + other for one, other in zip(earned, more)]
        return earned

    def play(self, number: int) -> tuple[float, bool]:
        """An answer and all that follows: what the own seat earns by it, and whether the game is over."""
        course = self.course
        course.answer(self.seat, number)
        earned = self.reward.earned(course) or [0.0] * course.setup.seats
        earned = self.play_on(earned)
        return earned[self.seat], not course.asked

    def step(self, action: np.int64) -> tuple[Seen, float, bool, bool, dict[str, Any]]:
        """Answer, and let the bots play on; a number that is not allowed changes nothing and earns `illegal`."""
        course, number = self.course, int(action)
        if not course.asked:
            raise RuntimeError("the game is over: reset the environment")
        if number not in course.legal(self.seat):
            return self._seen(), self.illegal, False, False, {"illegal": True}
        earned, over = self.play(number)
        return self._seen(), earned, over, False, {}

    def _seen(self) -> Seen:
        return {"observation": self.see(self.course.state, self.seat), "action_mask": self.action_masks()}

    def action_masks(self) -> NDArray[np.int8]:
        """1 for each number that may be answered now."""
        course = self.course
        return course.mask(self.seat) if course.asked else np.zeros(course.numbering.size, np.int8)

    def action_id(self, text: str) -> int:
        """The number of an answer in notation."""
        return self.course.number(self.seat, text)

    def action_text(self, action: int) -> str:
        """An answer in notation."""
        return self.course.text(self.seat, action)

    def view(self) -> Any:
        """What the seat sees, as the game shows it: for those who encode it themselves."""
        return self.course.game.view(self.course.state, self.seat)

    def render(self) -> str | None:
        """The position as the terminal draws it."""
        from deskovka.research.drawing import drawn

        return drawn(self.course) if self.render_mode == "ansi" else None
