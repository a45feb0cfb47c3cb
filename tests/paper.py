"""Forms for the tests of scoring on paper: what people would type, and what comes out of it."""

from __future__ import annotations

from deskovka.core.paper import PaperError, Scored
from deskovka.core.paper_text import read_form
from deskovka.registry import paper


def score(game: str, form: str) -> Scored:
    found = paper(game)
    return found.score(read_form(found, form))


def points(scored: Scored, what: str) -> list[int]:
    """By player, what was scored for one thing."""
    return [
        sum(line.points for line in standing.lines if line.what[-1] == what)
        for standing in scored.outcome.standings
    ]


def counted(scored: Scored, what: str) -> list[str | int]:
    """By player, what was counted for it."""
    return [
        why.about["count"]
        for standing, whys in zip(scored.outcome.standings, scored.whys)
        for line, why in zip(standing.lines, whys)
        if line.what[-1] == what
    ]


def hints(scored: Scored) -> list[str]:
    return [hint.key.removeprefix("paper-hint-") for hint in scored.hints]


def mistake(game: str, form: str) -> PaperError:
    try:
        score(game, form)
    except PaperError as error:
        return error
    raise AssertionError("nothing is wrong with it")
