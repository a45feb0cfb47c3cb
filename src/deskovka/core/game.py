"""The contract: a game is a set of rules, a state is a plain value, what remains to be done is on its agenda."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, fields
from functools import cached_property
from random import Random
from typing import Any, ClassVar, Generic, Self, TypeVar

from deskovka.core.chance import HIDDEN, Chance, RandomChance
from deskovka.core.collecting import actions_in, values_in
from deskovka.core.errors import IllegalAction, NotationError, SetupError
from deskovka.core.lots import LotReader
from deskovka.core.notation import Action, read, verb
from deskovka.core.outcome import Line, Outcome
from deskovka.core.rules import RuleList, package_of, read_rules
from deskovka.core.setup import Option, Setup, read_setup, refuse_without_effect, without_effect
from deskovka.core.values import constants, extensible, value

Seat = int  #: a place at the table, from 0
RuleId = str  #: such as `CA-4.8`
Json = Any  #: a view: dicts with string keys, lists, strings, whole numbers, booleans, None

S = TypeVar("S", bound="State")
A = TypeVar("A", bound=Action)
T = TypeVar("T")


@extensible
@dataclass(slots=True)
class State:
    """One position: what lies on the table, and the tasks that wait, the next one last."""

    agenda: list[Task[Any]]

    def copy(self) -> Self:
        """An independent copy, written by hand: what never changes is shared."""
        raise NotImplementedError

    def complete(self) -> None:
        """Work out what was not yet kept when a position was written that is read now."""

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickled by its fields, whether it is compiled or not."""
        return type(self), tuple(getattr(self, field.name) for field in fields(self))


@value
@constants("reveals")
class Event:
    """What has happened, for logs and animations. `reveals` says that it cannot be taken back."""

    reveals: ClassVar[bool] = False

    def seen_by(self, seat: Seat | None) -> Event | None:
        """What a seat (None: a spectator) sees of it."""
        return self

    def binds(self) -> tuple[Seat, ...]:
        """The seats that agreed on it: it is taken back only if all of them want that."""
        return ()


class Play(Generic[S]):
    """The move while it runs: chance, the events so far, and whether somebody listens to them."""

    __slots__ = ("chance", "events", "heard", "state")

    def __init__(self, state: S, chance: Chance, heard: bool) -> None:
        self.state = state
        self.chance = chance
        self.events: list[Event] = []
        self.heard = heard

    def pick(self, options: list[T] | tuple[T, ...], *name: object) -> T:
        """One of the options by chance; the name tells this draw from all others of the game."""
        return self.chance.pick(options, *name)

    def pick_hidden(self, seats: tuple[Seat, ...], options: list[T] | tuple[T, ...], *name: object) -> T:
        """The same, seen by these seats only."""
        return self.chance.pick_hidden(seats, options, *name)

    def tell(self, event: Event) -> None:
        """Report what happened. Where speed matters, ask `heard` before making the event."""
        if self.heard:
            self.events.append(event)

    def then(self, *tasks: Task[S]) -> None:
        """Put tasks on the agenda, in the order in which they are to happen."""
        self.state.agenda.extend(reversed(tasks))


class RandomPlay(Play[S]):
    """The moves of a game played at random: nobody listens, and draws that nobody records need no names."""

    __slots__ = ("random",)

    def __init__(self, state: S, random: Random) -> None:
        super().__init__(state, RandomChance(random), heard=False)
        self.random = random

    def pick(self, options: list[T] | tuple[T, ...], *name: object) -> T:
        return options[int(self.random.random() * len(options))]

    def pick_hidden(self, seats: tuple[Seat, ...], options: list[T] | tuple[T, ...], *name: object) -> T:
        return options[int(self.random.random() * len(options))]


@value
@constants("rule", "automatic")
class Task(Generic[S]):
    """Something that waits on the agenda."""

    rule: ClassVar[RuleId]
    automatic: ClassVar[bool] = (
        False  # a step; asked instead of its class, which compiled code takes too narrowly
    )


@value
class Step(Task[S]):
    """Something the game does by itself."""

    automatic = True

    def run(self, state: S, play: Play[S]) -> None:
        """Do it: change the state, tell what happened, put what follows on the agenda."""
        raise NotImplementedError


@value
@constants("answers", "partial", "kept_back")
class Decision(Task[S], Generic[S, A]):
    """Something players must choose; `seats` are those still to answer."""

    answers: ClassVar[Collection[type[Action]]]
    partial: ClassVar[tuple[type[Action], ...]] = ()  #: of these, `options` lists the usual ones only
    kept_back: ClassVar[bool] = False  #: answers stay secret until all are in; then an event reveals them
    seats: tuple[Seat, ...]

    def kinds(self, state: S) -> Collection[type[Action]]:
        """The kinds of answers, where they depend on what is played with."""
        return self.answers

    def options(self, state: S, seat: Seat) -> Iterable[A]:
        """The legal answers; of the kinds that are `partial`, the usual ones."""
        raise NotImplementedError

    def why_not(self, state: S, seat: Seat, action: A) -> RuleId | None:
        """The rule that forbids the answer."""
        return None if action in self.options(state, seat) else self.rule

    def sample(self, state: S, seat: Seat, random: Random) -> A:
        """One legal answer at random; every option can come."""
        found = self.options(state, seat)
        options = found if isinstance(found, list) else list(found)
        return options[int(random.random() * len(options))]

    def resolve(self, state: S, seat: Seat, action: A, play: Play[S]) -> None:
        """Do what was answered; it is known to be legal."""
        raise NotImplementedError

    def bystanders(self, state: S) -> tuple[Seat, ...]:
        """The seats that are not asked and may still do something meanwhile, such as take back what they proposed."""
        return ()

    def asides(self, state: S, seat: Seat) -> Iterable[Action]:
        """What a bystander may do."""
        return ()

    def step_in(self, state: S, seat: Seat, action: Action, play: Play[S]) -> None:
        """What it does. The question still lies on the agenda: nobody has answered it."""
        raise NotImplementedError

    def about(self, state: S) -> Mapping[str, Json]:
        """What everybody may know of it beside its name and seats; the TypedDict it returns declares its shape."""
        return {}

    def told(self, state: S) -> Json:
        """What is asked and of whom, for views that say so."""
        return {"what": type(self).__name__, "seats": list(self.seats), **self.about(state)}

    def without(self, seat: Seat) -> Self:
        """The same question to the others."""
        rest = tuple([other for other in self.seats if other != seat])
        others = other_fields(type(self))
        return type(self)(rest, *[getattr(self, name) for name in others]) if others else type(self)(rest)


@extensible
class Deed(Generic[S, A]):
    """What a kind of answer means where it is asked: which there are, what forbids one, and what it does.

    `asked` is the decision that asks; the same kind may be another deed in another decision.
    """

    def options(self, asked: Any, state: S, seat: Seat) -> Sequence[A]:
        """The legal ones of this kind; of a kind that is `partial`, the usual ones."""
        raise NotImplementedError

    def one(self, asked: Any, state: S, seat: Seat, random: Random) -> A | None:
        """One of this kind at random, if there is any."""
        found = self.options(asked, state, seat)
        return found[int(random.random() * len(found))] if found else None

    def why_not(self, asked: Any, state: S, seat: Seat, action: A) -> RuleId | None:
        """The rule that forbids it."""
        rule: RuleId = asked.rule
        return None if action in self.options(asked, state, seat) else rule

    def do(self, asked: Any, state: S, seat: Seat, action: A, play: Play[S]) -> None:
        """Do it; it is known to be legal."""
        raise NotImplementedError


def deeds(table: dict[type[Action], Deed[Any, Any]]) -> Mapping[type[Action], Deed[Any, Any]]:
    """Which deed each kind of answer is, for good; options are listed in this order."""
    return table


@value
class Choice(Decision[S, Action], Generic[S]):
    """A decision with several kinds of answers: it only knows which deed each of them is."""

    answers: ClassVar[Mapping[type[Action], Deed[Any, Any]]]

    def options(self, state: S, seat: Seat) -> list[Action]:
        found: list[Action] = []
        for deed in self.answers.values():
            found += deed.options(self, state, seat)
        return found

    def why_not(self, state: S, seat: Seat, action: Action) -> RuleId | None:
        return self.answers[type(action)].why_not(self, state, seat, action)

    def resolve(self, state: S, seat: Seat, action: Action, play: Play[S]) -> None:
        self.answers[type(action)].do(self, state, seat, action, play)


_OTHER_FIELDS: dict[type, list[str]] = {}


def other_fields(decision: type) -> list[str]:
    """The fields of a decision beside its seats."""
    if decision not in _OTHER_FIELDS:
        _OTHER_FIELDS[decision] = [field.name for field in fields(decision)][1:]
    return _OTHER_FIELDS[decision]


@extensible
class Game(ABC, Generic[S]):
    """The rules of one game. Holds no position: every call is given one."""

    name: ClassVar[str]
    edition: ClassVar[str]
    rules_version: ClassVar[str]
    seats: ClassVar[range]
    options: ClassVar[tuple[Option, ...]]
    end_rule: ClassVar[RuleId]  #: why nothing may be done when the game is over
    view_shape: ClassVar[Any] = Any  #: what `view` gives, usually a TypedDict
    first_game: ClassVar[Mapping[str, str]] = {}  #: the options for those who play it for the first time
    open: ClassVar[bool] = False  #: nothing is hidden: `view` gives every seat and spectator the same

    # written by each game

    @abstractmethod
    def set_up(self, setup: Setup, chance: Chance) -> S:
        """The table before anything happens, with the first task on its agenda."""

    @abstractmethod
    def view(self, state: S, seat: Seat | None) -> Json:
        """What a seat (None: a spectator) may see, built from nothing."""

    @abstractmethod
    def determinise(self, state: S, seat: Seat, random: Random) -> S:
        """A state this seat might be in, as likely as any other; it keeps what the seat has seen, to be guessed from."""

    @abstractmethod
    def lines(self, state: S, seat: Seat, eyes: Seat | None = None) -> tuple[Line, ...]:
        """Where the points of a seat come from, so far, as another (None: a spectator) sees it."""

    @abstractmethod
    def outcome(self, state: S) -> Outcome | None:
        """The result, once the game is over."""

    @abstractmethod
    def turns(self, state: S) -> int:
        """How many turns have begun, as the rulebook counts them; setting up is none."""

    @abstractmethod
    def faults(self, state: S) -> list[str]:
        """What must never be true of a state and is."""

    # to be changed where a game knows better

    def views(self, state: S) -> Callable[[Seat | None], Json]:
        """The views of a position, by whose eyes. What all see alike may be built once: then they share it, so change none."""
        return lambda seat: self.view(state, seat)

    def stage(self, state: S) -> int:
        """The number of the round, season or whatever else a game is divided into; without such a thing, of the turn."""
        return self.turns(state)

    def tallies(self, state: S) -> dict[str, int]:
        """What else is worth counting when a game is over, by its name."""
        return {}

    def luck(self) -> LotReader[S] | None:
        """What reads the draws of one game, to tell luck from decisions; None: nothing is told of it."""
        return None

    # given by the agenda

    def setup(self, seats: int, options: Mapping[str, str] | None = None) -> Setup:
        """How a new game is to be set up; an option that would have no effect is refused."""
        setup = self.recorded_setup(seats, options or {})
        refuse_without_effect(self.options, setup)
        return setup

    def recorded_setup(self, seats: int, options: Mapping[str, str]) -> Setup:
        """How a game was set up: a fact, whatever would be refused today."""
        return read_setup(self.name, self.seats, self.options, seats, options)

    def fitting_options(self, seats: int, options: Mapping[str, str]) -> dict[str, str]:
        """The options of a game that was played, without those that have no effect: for another one like it."""
        vain = {option.id for option, _ in without_effect(self.options, self.recorded_setup(seats, options))}
        return {id: text for id, text in options.items() if id not in vain}

    @property
    def actions(self) -> tuple[type[Action], ...]:
        """Every kind of action of this game."""
        return actions_in(type(self))

    @property
    def values(self) -> tuple[type, ...]:
        """The classes that states, events and actions of this game are made of, for the codec."""
        return values_in(type(self))

    @cached_property
    def secret_verbs(self) -> frozenset[str]:
        """How actions begin of which others know nothing more."""
        return frozenset(verb(kind) for kind in self.actions if kind.secret)

    def action_as_seen(self, action: str, doer: Seat, seats: Collection[Seat]) -> str:
        """The text of an action as these seats may know it while the game goes on."""
        first = action.partition(" ")[0]
        return f"{first} {HIDDEN}" if first in self.secret_verbs and doer not in seats else action

    @property
    def secret_options(self) -> frozenset[str]:
        """What was chosen and is shown to nobody before the game is over."""
        return frozenset(option.id for option in self.options if option.secret)

    def new_game(self, setup: Setup, chance: Chance) -> S:
        """A new game at its first decision."""
        return self.begin(setup, chance, heard=False)[0]

    def begin(self, setup: Setup, chance: Chance, heard: bool = True) -> tuple[S, list[Event]]:
        """A new game, run on to its first decision, and what happened on the way."""
        try:
            state = self.set_up(setup, chance)
        except SetupError as error:
            error.game = self.name
            raise
        play = Play(state, chance, heard)
        self._run(state, play)
        return state, play.events

    def over(self, state: S) -> bool:
        """Whether nothing is left to do."""
        return not state.agenda

    def decision(self, state: S) -> Decision[S, Any] | None:
        """What is asked now; None when the game is over."""
        # Between moves the last task is always a decision: the steps above it have run.
        return state.agenda[-1] if state.agenda else None  # type: ignore[return-value]

    def waiting(self, state: S) -> tuple[Seat, ...]:
        """The seats that are asked; any of them may answer next."""
        decision = self.decision(state)
        return decision.seats if decision else ()

    def legal(self, state: S, seat: Seat) -> list[Action]:
        """What a seat may answer now; of kinds that are `partial`, the usual ones."""
        decision = self.decision(state)
        if decision is None:
            return []
        if seat in decision.seats:
            return list(decision.options(state, seat))
        return list(decision.asides(state, seat)) if seat in decision.bystanders(state) else []

    def bystanders(self, state: S) -> tuple[Seat, ...]:
        """The seats that may do something though they are not asked."""
        decision = self.decision(state)
        return decision.bystanders(state) if decision else ()

    def sample(self, state: S, seat: Seat, random: Random) -> Action:
        """One random legal action of a seat that is asked, without listing all."""
        decision = self.decision(state)
        if decision is None or seat not in decision.seats:
            raise IllegalAction(
                self.end_rule if decision is None else decision.rule, f"sample for seat {seat}"
            )
        action: Action = decision.sample(state, seat, random)
        return action

    def why_not(self, state: S, seat: Seat, action: Action) -> RuleId | None:
        """The rule that forbids an action, None if it is legal."""
        return self._why_not(self.decision(state), state, seat, action)

    def apply(self, state: S, seat: Seat, action: Action, chance: Chance, heard: bool = True) -> list[Event]:
        """Change the state in place, run on until somebody must decide again, and tell what happened."""
        decision: Any = self.decision(state)
        rule = self._why_not(decision, state, seat, action)
        if rule is not None:
            raise IllegalAction(rule, str(action))
        play = Play(state, chance, heard)
        self.answer(state, seat, action, play)
        return play.events

    def answer(self, state: S, seat: Seat, action: Action, play: Play[S]) -> None:
        """Do what is known to be legal, and run on until somebody must decide again."""
        decision: Any = self.decision(state)
        if seat not in decision.seats:
            decision.step_in(state, seat, action, play)
        else:
            if len(decision.seats) > 1:
                state.agenda[-1] = decision.without(seat)
            else:
                state.agenda.pop()
            decision.resolve(state, seat, action, play)
        self._run(state, play)

    def play_out(self, state: S, random: Random) -> int:
        """Play at random until the game is over, the first of those who are asked first; tells how many moves it took.

        What `sample` gives is legal and not judged again, nobody listens, and chance is not recorded: 1.4 times as
        fast as `sample` and `apply`.
        """
        play = RandomPlay(state, random)
        agenda: list[Any] = state.agenda
        moves = 0
        while agenda:
            task = agenda[-1]
            if task.automatic:
                agenda.pop()
                task.run(state, play)
                continue
            seats: tuple[Seat, ...] = task.seats
            seat = seats[0]
            action = task.sample(state, seat, random)
            if len(seats) > 1:
                agenda[-1] = task.without(seat)
            else:
                agenda.pop()
            task.resolve(state, seat, action, play)
            moves += 1
        return moves

    def _why_not(
        self, decision: Decision[S, Any] | None, state: S, seat: Seat, action: Action
    ) -> RuleId | None:
        if decision is None:
            return self.end_rule
        if seat not in decision.seats:
            able = seat in decision.bystanders(state) and action in decision.asides(state, seat)
            return None if able else decision.rule
        if type(action) not in decision.kinds(state):
            return self.why_unasked(state, action) or decision.rule
        return decision.why_not(state, seat, action)

    def why_unasked(self, state: S, action: Action) -> RuleId | None:
        """The rule that says when something is due which nobody asks for now; None: the rule of what is asked."""
        return None

    def read(self, text: str) -> Action:
        """The action a text stands for."""
        try:
            return read(text, self.actions)
        except NotationError as error:
            error.game = self.name
            raise

    def rules(self, language: str) -> RuleList:
        """The rule list that lies in the folder of the game."""
        return read_rules(package_of(type(self).__module__), language)

    def _run(self, state: S, play: Play[S]) -> None:
        agenda: list[Any] = state.agenda
        while agenda and (task := agenda[-1]).automatic:
            agenda.pop()
            task.run(state, play)
