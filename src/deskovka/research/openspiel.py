"""The games in OpenSpiel: importing this registers `deskovka_NAME` for each, with chance as nodes of its own.

A move that asks chance stops there: its draws become chance nodes, one after the other, and the move is made when all of
them are known. `load(...)` names an environment (`catan-seafarers`) as Gymnasium does.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from random import Random
from typing import Any

import numpy as np
import pyspiel

from deskovka.core.chance import Chance
from deskovka.core.codec import Codec
from deskovka.core.game import Event, Game, Seat
from deskovka.core.notation import Action
from deskovka.registry import game as find_game
from deskovka.registry import names
from deskovka.research.course import Material, material, usual_seats
from deskovka.research.environments import environment
from deskovka.research.rewards import places

__all__ = ["TableGame", "TableObserver", "TableState", "load"]

LONGEST = 100_000  # answers and draws of a game
MOST_OUTCOMES = 256
PREFIX = "deskovka_"


class Asked(Exception):
    """Chance is asked for one of several things."""

    def __init__(self, words: Sequence[str]) -> None:
        self.words = words


class Chosen(Chance):
    """Gives what is known so far, and stops the move at the first draw that is not."""

    def __init__(self, known: Sequence[int]) -> None:
        super().__init__()
        self.left = list(reversed(known))

    def index(self, options: Sequence[Any], name: tuple[object, ...]) -> int:
        if not self.left:
            raise Asked([str(option) for option in options])
        return self.left.pop()


def game_type(game: Game[Any]) -> pyspiel.GameType:
    information = pyspiel.GameType.Information
    return pyspiel.GameType(
        short_name=PREFIX + game.name,
        long_name=f"Deskovka: {game.name}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=information.PERFECT_INFORMATION if game.open else information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=game.seats[-1],
        min_num_players=max(2, game.seats[0]),
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=False,
        parameter_specification={"players": 0, "options": ""},
    )


class TableGame(pyspiel.Game):
    """A set-up of one of the games; `options` are written as in a record: `scenario=seafarers board=beginner`."""

    def __init__(self, kind: pyspiel.GameType, params: Mapping[str, Any]) -> None:
        name = kind.short_name.removeprefix(PREFIX)
        pairs = [pair.partition("=") for pair in str(params.get("options", "")).split()]
        seats = params.get("players") or usual_seats(find_game(name))
        self.material: Material = material(name, seats, {id: text for id, _, text in pairs})
        self.codec = Codec(self.material.game.values)
        info = pyspiel.GameInfo(
            num_distinct_actions=self.material.numbering.size,
            max_chance_outcomes=MOST_OUTCOMES,
            num_players=seats,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=LONGEST,
        )
        super().__init__(kind, info, dict(params))

    def new_initial_state(self) -> TableState:
        """A game before its deal."""
        return TableState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> TableObserver:
        """What fills tensors with what a seat sees."""
        return TableObserver(self, params)

    def max_chance_nodes_in_history(self) -> int:
        """More draws than any game has."""
        return LONGEST


class Story:
    """What has happened; copies share it until one of them goes on differently."""

    def __init__(self, events: list[Event], length: int, told: dict[Seat, list[str]]) -> None:
        self.events = events
        self.length = length
        self._told = told  # by seat, as far as it was asked

    def copy(self) -> Story:
        return Story(self.events, self.length, self._told)

    def add(self, events: Sequence[Event]) -> None:
        if self.length < len(self.events):  # a copy went on
            self.events = self.events[: self.length]
            self._told = {seat: told[: self.length] for seat, told in self._told.items()}
        self.events += events
        self.length += len(events)

    def told(self, seat: Seat) -> list[str]:
        """What a seat has seen of it."""
        known = self._told.setdefault(seat, [])
        for event in self.events[len(known) : self.length]:
            known.append(str(event.seen_by(seat) or ""))
        return list(filter(None, known[: self.length]))


class Moment:
    """A position, or a move that waits for chance; it is copied as the rules copy a position."""

    def __init__(self, of: Material, codec: Codec) -> None:
        self.of = of
        self.codec = codec
        self.now: Any = None  # the position; before the deal there is none
        self.story = Story([], 0, {})
        self.move: tuple[Seat, Action] | None = None  # that waits for chance
        self.draws: list[int] = []  # what it is known to be given
        self.words: Sequence[str] = ()  # what may be drawn next
        self._listed: tuple[Seat, Mapping[int, Action]] | None = None

    def __deepcopy__(self, memo: object) -> Moment:
        found = Moment(self.of, self.codec)
        found.now = None if self.now is None else self.now.copy()
        found.story = self.story.copy()
        found.move, found.draws, found.words = self.move, self.draws.copy(), self.words
        return found

    def go_on(self) -> None:
        """Deal, or make the move that waits, as far as chance is known."""
        rules, chance = self.of.game, Chosen(self.draws)
        try:
            if self.now is None:
                now, events = rules.begin(self.of.setup, chance)
            else:
                now = self.now.copy()
                assert self.move is not None
                events = rules.apply(now, *self.move, chance)
        except Asked as asked:
            self.words = asked.words
            return
        self.now = now
        self.story.add(events)
        self.move, self.draws, self.words = None, [], ()
        self._listed = None

    def take(self, number: int) -> None:
        """A draw of chance, or an answer."""
        if self.words:
            self.draws.append(number)
        else:
            seat, listed = self.listing()
            self.move = seat, listed[number]
        self.go_on()

    def listing(self) -> tuple[Seat, Mapping[int, Action]]:
        """Who is asked first, and what they may answer by number."""
        if self._listed is None:
            rules = self.of.game
            seat = rules.waiting(self.now)[0]
            self._listed = seat, self.of.numbering.legal(rules, self.now, seat)
        return self._listed


class TableState(pyspiel.State):
    """A moment of a game, as OpenSpiel asks for it."""

    def __init__(self, game: TableGame) -> None:
        super().__init__(game)
        self.moment = Moment(game.material, game.codec)
        self.moment.go_on()

    def _apply_action(self, action: int) -> None:
        self.moment.take(action)

    def current_player(self) -> int:
        """The seat that is asked first, chance, or nobody."""
        if self.moment.words:
            return int(pyspiel.PlayerId.CHANCE)
        asked = self.moment.of.game.waiting(self.moment.now)
        return asked[0] if asked else int(pyspiel.PlayerId.TERMINAL)

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return not self.moment.words and self.moment.of.game.over(self.moment.now)

    def _legal_actions(self, player: int) -> list[int]:
        seat, listed = self.moment.listing()
        return sorted(listed) if player == seat else []

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """What is there more than once is one outcome, and so much likelier."""
        words = self.moment.words
        return [(words.index(word), number / len(words)) for word, number in Counter(words).items()]

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return self.moment.words[action]
        return str(self.moment.listing()[1][action])

    def returns(self) -> list[float]:
        """What the seats have earned by their places, once the game is over."""
        of = self.moment.of
        outcome = None if self.moment.words else of.game.outcome(self.moment.now)
        return places(outcome) if outcome else [0.0] * of.setup.seats

    def __str__(self) -> str:
        """Everything, for whoever looks for a fault."""
        moment = self.moment
        if moment.now is None:
            return f"dealing {' '.join(map(str, moment.draws))}"
        waiting = f" {moment.move[1]} {moment.draws}" if moment.move else ""
        return str(moment.codec.encode(moment.now)) + waiting

    def _eyes(self, player: int | None) -> Seat:
        """Whose they are: without a word, those of the seat that is asked."""
        return self.current_player() if player is None else player

    def observation_string(self, player: int | None = None) -> str:
        """What a seat sees."""
        moment = self.moment
        return "" if moment.now is None else str(moment.of.game.view(moment.now, self._eyes(player)))

    def information_state_string(self, player: int | None = None) -> str:
        """All that a seat has seen happen, its own answers, and what it sees now."""
        seat = self._eyes(player)
        return "\n".join([*self.moment.story.told(seat), self.observation_string(seat)])

    def observation_tensor(self, player: int | None = None) -> list[float]:
        """The row of the observation."""
        observer = self.moment.of.observer
        if self.moment.now is None:
            return [0.0] * observer.size
        return [float(number) for number in observer.row(self.moment.now, self._eyes(player))]

    def guess(self, player: int, random: Random) -> TableState:
        """A position in which this seat might be just as well, to be searched instead of the true one."""
        found: TableState = self.clone()
        moment = found.moment
        moment.now = moment.of.game.determinise(moment.now, player, random)
        return found


class TableObserver:
    """The observation as OpenSpiel's Python algorithms read it."""

    def __init__(self, game: TableGame, params: Any) -> None:
        if params:
            raise ValueError(f"these observations have no parameters, got {params}")
        self.of = game.material
        self.tensor = np.zeros(self.of.observer.size, np.float32)
        self.dict = self.of.observer.named(self.tensor)  # type: ignore[arg-type]  # of another type, but alike

    def set_from(self, state: TableState, player: int) -> None:
        """Fill the tensor with what a seat sees."""
        self.tensor[:] = 0 if state.moment.now is None else self.of.observer.row(state.moment.now, player)

    def string_from(self, state: TableState, player: int) -> str:
        """What a seat sees, as text."""
        return state.observation_string(player)


def load(id: str, players: int | None = None, options: Mapping[str, str] | None = None) -> TableGame:
    """The game of an environment: `load("catan-seafarers", 3)`."""
    found = environment(id)
    chosen = " ".join(f"{option}={text}" for option, text in {**found.options, **(options or {})}.items())
    seats = players or usual_seats(find_game(found.game))
    loaded: TableGame = pyspiel.load_game(PREFIX + found.game, {"players": seats, "options": chosen})
    return loaded


def _register() -> None:
    for name in names():
        kind = game_type(find_game(name))
        if kind.short_name not in pyspiel.registered_names():
            pyspiel.register_game(kind, type(f"{name}_game", (TableGame,), {"__init__": _made(kind)}))


def _made(kind: pyspiel.GameType) -> Any:
    def init(self: TableGame, params: Mapping[str, Any] | None = None) -> None:
        TableGame.__init__(self, kind, params or {})

    return init


_register()
