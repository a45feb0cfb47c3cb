"""What the server tells of games played with the real material."""

from __future__ import annotations

from typing import Literal

from deskovka.server.messages.fields import Told


class PaperField(Told):
    """One thing to fill in; `choices` are ids with their names, `blanks` what can be drawn on, by id, the usual first."""

    id: str
    kind: Literal["number", "choice", "player", "places", "drawing"]
    label: str
    help: str
    default: str
    choices: dict[str, str]
    least: int
    most: int
    example: str
    blanks: dict[str, str]
    places: list[str]


class PaperForm(Told):
    """What is filled in to score a game played with the real material: for everybody, then for each player."""

    game: str
    least: int
    most: int
    player: str
    common: list[PaperField]
    own: list[PaperField]


class PaperLine(Told):
    """Some points: for what, why, and by which rule."""

    rule: str
    what: str
    points: int
    why: str


class PaperStanding(Told):
    """One player's explained score."""

    name: str
    score: int
    place: int
    won: bool
    title: str | None
    lines: list[PaperLine]


class PaperHint(Told):
    """Something that should be looked at."""

    rule: str
    text: str


class PaperScore(Told):
    """The explained score, and the form in the usual spelling: what was filled in by field, for all and by player."""

    common: dict[str, str]
    names: list[str]
    players: list[dict[str, str]]
    ranked: bool
    verdict: str
    standings: list[PaperStanding]
    hints: list[PaperHint]


class PaperMistake(Told):
    """What cannot be scored as it was filled in, in the words of the reader; line 0: none of them."""

    reason: str
    line: int
    text: str
    rule: str | None


class PaperAnswer(Told):
    """The score of a form, or what is wrong with it: one that is being filled in often is."""

    score: PaperScore | None
    mistake: PaperMistake | None
