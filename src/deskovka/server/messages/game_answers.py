"""What the server tells of itself, of its games and of their rules."""

from __future__ import annotations

from typing import Literal

from deskovka.server.messages.fields import Material, Told, View


class NeededChoice(Told):
    """What is chosen for an option; of a list one of its entries, and nothing for an empty list."""

    option: str
    choice: str


class NeedsInfo(Told):
    """What an option depends on: one of these choices, and so many seats; the rule that says so, if there is one."""

    choices: list[NeededChoice]
    seats: int
    rule: str | None


class OptionInfo(Told):
    """One thing to choose before a game, with its texts by language; without all it needs it has no effect.

    A flag is on with each of the choices in `implied`, whatever is said of it.
    """

    id: str
    kind: str
    default: str
    choices: list[str]
    least: int
    most: int
    secret: bool
    needs: list[NeedsInfo]
    implied: list[NeededChoice]
    text: dict[str, str]
    choice_texts: dict[str, dict[str, str]]


class GameInfo(Told):
    """A game that can be played here; `first_game` are the options for those who play it for the first time.

    `bots` are its own by strength, `other_bots` what those of others are called, by their names.
    """

    name: str
    edition: str
    rules: str
    title: dict[str, str]
    about: dict[str, str]
    length: dict[str, str]
    least_seats: int
    most_seats: int
    bots: list[str]
    options: list[OptionInfo]
    first_game: dict[str, str]
    lesson: bool  # whether there is a guided first game
    other_bots: dict[str, str]


class GamePage(Told):
    """What the client needs to show a game that was not built into it.

    `words` is its catalogue, in the language asked for; `seats` tells which parts of its view are about players, by the
    names that lead there; `script` is where its own page lies, if it brings one.
    """

    words: str
    seats: dict[str, str]
    script: str | None


class OwnCardsChecked(Told):
    """Own cards as the value of an option of the set-up, or every mistake in them."""

    value: str
    mistakes: list[str]


class Start(Told):
    """What spectators would see before the first move of a game, dealt twice: where the two differ, chance decides."""

    deals: list[View]


class GameMaterial(Told):
    """What can lie on a table, such as all its cards, in one language; null where a game tells nothing of it."""

    material: Material | None


class LessonAnswer(Told):
    """A move of a guided game that is made when `at` moves were made, and what is pointed at until then."""

    at: int
    move: str
    points: list[str]


class LessonStep(Told):
    """A step of a guided game: told when `at` moves were made, and gone on from by this move, or by having been read.

    `points` names what is pointed at, in the order in which it is used, and `lit` places as the log names them. `then`
    is what is answered after the move, before the next step is told.
    """

    id: str
    at: int
    move: str | None
    title: str
    text: str
    todo: str
    why: str
    rules: list[str]
    points: list[str]
    lit: list[str]
    then: list[LessonAnswer]


class LessonPage(Told):
    """A guided first game in one language: its steps, and what was learnt in the end."""

    game: str
    seat: int
    moves: int
    steps: list[LessonStep]
    learnt: list[str]


class Games(Told):
    """All games."""

    games: list[GameInfo]


class ExampleInfo(Told):
    """A drawn position and what is true of it: so many points, or coins, or points lost."""

    id: str
    board: str
    points: int
    unit: Literal["points", "coins", "lost"]
    why: str


class CaseInfo(Told):
    """A worked example in words."""

    id: str
    text: str


class RuleInfo(Told):
    """One rule, with its examples and the rules to see beside it; `material` ones are about the things in the box.

    `needs` are those without which it says little, as it only points to them: they are to be shown with it.
    """

    id: str
    heading: str
    text: str
    source: str
    see: list[str]
    needs: list[str]
    material: bool
    examples: list[ExampleInfo]
    cases: list[CaseInfo]


class RuleBook(Told):
    """The rules of a game in one language, or those that fit a search, best first."""

    game: str
    language: str
    rules: list[RuleInfo]
    chapters: dict[str, str]


Ill = Literal["database", "disk-low", "disk-full", "damaged-tables"]


class Health(Told):
    """Whether the server can do its work, and what is ill; it still does its work while it only ails."""

    status: Literal["ok", "ailing", "failing"]
    version: str
    database: bool
    tables: int
    sockets: int
    ills: list[Ill]
    damaged: int
