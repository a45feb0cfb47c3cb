"""The face of a game: what each game says about how it is drawn and asked in a terminal."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, Protocol

from deskovka.core.errors import DeskovkaError
from deskovka.core.game import Event, Game, Json, RuleId, Seat
from deskovka.core.notation import Action
from deskovka.core.outcome import Line, Standing
from deskovka.terminal.position import Position
from deskovka.terminal.screen import Screen
from deskovka.text import Texts
from deskovka.text.telling import describe

Say = Callable[[], None]  # says something once more
Command = Callable[[str], None]  # what a word stands for, given the rest of the line


def nothing() -> None:
    """Nothing more is to be said."""


class AskLine(Protocol):
    """Asks a question and gives what was typed, once it is no command; the choices can be said again."""

    def __call__(self, question: str, again: Say = nothing, words: Iterable[str] = ()) -> str: ...


class TakeBack(Exception):
    """The person wants to go one step back in choosing; at the first step, to take back the last answer."""

    def __init__(self, answer: bool) -> None:
        super().__init__()
        self.answer = answer  # whether an answer that was given may be taken back


class NotPlayed(DeskovkaError):
    """A typed line is not possible as a whole, so nothing of it was played; the rule that forbids, if one does."""

    def __init__(self, message: str, rule: RuleId | None = None) -> None:
        super().__init__(message)
        self.rule = rule


class Face(ABC):
    """One game in the terminal. It draws views and offers legal actions; it contains no rule."""

    secret = True  # whether people at one keyboard must not see each other's pages

    def __init__(self, game: Game[Any], screen: Screen, texts: Texts, names: Sequence[str]) -> None:
        self.game = game
        self.screen = screen
        self.texts = texts
        self.names = names
        self.options: Mapping[str, str] = {}

    # written by each game

    @abstractmethod
    def page(self, position: Position, news: Sequence[str]) -> None:
        """The table as a seat sees it, with what happened since its last move."""

    @abstractmethod
    def whole_page(self, position: Position, news: Sequence[str]) -> None:
        """The same with all that lies on the table, also what was heard before; choices are marked on the board."""

    @abstractmethod
    def choose(self, position: Position, ask: AskLine) -> Action:
        """The answer of a person, asked step by step; raises TakeBack at the first step."""

    @abstractmethod
    def preview(self, position: Position, action: Action) -> None:
        """What an action would do, before it is done."""

    @abstractmethod
    def overview(self, view: Json, seats: Sequence[Seat], before: Json | None = None) -> None:
        """What lies before these seats, with marks on what is different from an earlier view."""

    @abstractmethod
    def outlook(self, view: Json, seat: Seat) -> None:
        """What a seat would score if things stayed as they are."""

    @abstractmethod
    def status(self, view: Json) -> list[str]:
        """Where the game stands, in a line or two."""

    @abstractmethod
    def question(self, position: Position) -> str:
        """What a seat is asked."""

    @abstractmethod
    def in_words(self, position: Position) -> list[str]:
        """Everything a seat should hear before it is asked."""

    @abstractmethod
    def parts_in_words(self, view: Json, seat: Seat | None) -> list[tuple[str, list[str]]]:
        """What lies on the table, place by place with a title each, the nearest to a seat first."""

    # the same for all games

    def describe(self, event: Event) -> str:
        """What happened, in words."""
        return describe(self.texts, self.names, event, self.options)

    # to be changed where a game knows better

    def set_up(self, options: Mapping[str, str]) -> None:
        """What was chosen for the table, as records write it."""
        self.options = options

    def laid_out(self, view: Json) -> list[str]:
        """What was drawn for the table before the first move, as the log begins."""
        return []

    def newsworthy(self, event: Event, seat: Seat) -> bool:
        """Whether a seat is told of an event before its next move."""
        return True

    def read(self, text: str) -> Action | None:
        """The action somebody typed; None if the text does not look like one."""
        verbs = {action.form.split()[0] for action in self.game.actions}
        return self.game.read(text) if text.split()[:1] and text.split()[0] in verbs else None

    def written(self, action: Action) -> str:
        """An action as a person would type it here."""
        return str(action)

    def suggested(self, position: Position, action: Action) -> str:
        """An action as a bot's advice names it."""
        return self.written(action)

    def phrases(self, position: Position) -> Iterable[str]:
        """Whole actions that may be typed now."""
        return map(self.written, position.legal)

    def confirms(self, position: Position, action: Action) -> bool:
        """Whether a person is asked once more before an action is done."""
        return True

    def commands(self, position: Position) -> dict[str, Command]:
        """What else may be typed beside an answer; the texts are `command-NAME` and `help-NAME`."""
        return {}

    def help_lines(self) -> list[str]:
        """What helps to read the board and to answer."""
        return []

    def note(self, line: Line) -> str:
        """Why a line of the score sheet has its points."""
        return self.game.rules(self.texts.language).rules[line.rule].heading

    def sum_before(self, group: str) -> str:
        """What the sum above a group of the score sheet is called; nothing where none is shown."""
        return ""

    def total_of(self, lines: Sequence[Line]) -> str:
        """What the sum of a score sheet is called."""
        return self.texts.t("sheet-total")

    def replaced(self, event: Event, later: Sequence[Event]) -> bool:
        """Whether the log may leave out an event because a later one tells the same."""
        return False

    def standing_note(self, standing: Standing) -> str:
        """What breaks ties, beside the score."""
        return ""
