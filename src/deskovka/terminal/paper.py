"""The explained score of a form on the screen: every player's lines, the ranking, what should be looked at."""

from __future__ import annotations

import json

from rich.table import Table as Rows
from rich.text import Text

from deskovka.core.errors import DeskovkaError
from deskovka.core.outcome import Line
from deskovka.core.paper import Filled, PaperError, Scored, Why
from deskovka.core.paper_text import read_form
from deskovka.registry import game as find_game
from deskovka.registry import paper as find_paper
from deskovka.terminal.screen import Screen
from deskovka.text import Texts, signed
from deskovka.text.paper import fault_text, verdict, what_text, why_text, words_of

TIE_BREAKS = ("points", "second", "third")  # what texts call them


class FormError(DeskovkaError):
    """What is wrong with a form, and where in its file."""


def score_form(texts: Texts, file: str, form: str) -> tuple[Filled, Scored]:
    """The form and its score; a mistake is told with file, line and rule."""
    assert texts.game is not None
    paper = find_paper(texts.game)
    try:
        filled = read_form(paper, form, words_of(paper, texts.game, texts.language))
        return filled, paper.score(filled)
    except PaperError as error:
        place = f"{file}: {texts.t('paper-at', line=error.line)}" if error.line else file
        rule = f" {error.rule}: {_rule_text(texts, error.rule)}" if error.rule else ""
        raise FormError(f"{place}: {fault_text(texts, error)}{rule}") from None


def _rule_text(texts: Texts, rule: str) -> str:
    assert texts.game is not None
    return find_game(texts.game).rules(texts.language).rules[rule].text.strip()


def say_score(screen: Screen, texts: Texts, filled: Filled, scored: Scored) -> None:
    """Everybody's lines, then who came where."""
    screen.say(texts.t("paper-title", game=texts.t("game-name")), "bold")
    for seat, standing in enumerate(scored.outcome.standings):
        screen.heading(_heading(texts, filled.names[seat], standing.played))
        total = standing.score if scored.ranked else None
        _say_lines(screen, texts, standing.lines, scored.whys[seat], total)
        if standing.title:
            screen.say(texts.t("title", title=texts.name(standing.title)), "bold")
    for hint in scored.hints:
        screen.say()
        screen.say(f"{texts.t(hint.key, **hint.about)} ({hint.rule})", "yellow")
    if scored.ranked and len(filled.players) > 1:
        _say_ranking(screen, texts, filled, scored)


def _heading(texts: Texts, name: str, played: str) -> str:
    return f"{name} ({texts.name(played)})" if played else name


def _say_lines(
    screen: Screen, texts: Texts, lines: tuple[Line, ...], whys: tuple[Why, ...], total: int | None
) -> None:
    if screen.plain:
        for line, why in zip(lines, whys):
            points = texts.t("points", points=line.points)
            screen.say(f"{what_text(texts, line)}: {points} ({why_text(texts, why)}; {line.rule}).")
        if total is not None:
            screen.say(f"{texts.t('sheet-total')}: {texts.t('points', points=total)}.")
        return
    rows = Rows.grid(padding=(0, 2, 0, 0))
    rows.add_column(no_wrap=True)
    rows.add_column(justify="right", no_wrap=True)
    rows.add_column(style="dim", ratio=1)
    rows.add_column(style="dim", no_wrap=True)
    for line, why in zip(lines, whys):
        rows.add_row(what_text(texts, line), signed(line.points), why_text(texts, why), line.rule)
    if total is not None:
        rows.add_row(Text(texts.t("sheet-total"), "bold"), Text(signed(total), "bold reverse"), "", "")
    screen.say(rows)


def _say_ranking(screen: Screen, texts: Texts, filled: Filled, scored: Scored) -> None:
    outcome = scored.outcome
    screen.heading(texts.t("paper-ranking"))
    for seat in sorted(range(len(outcome.ranking)), key=lambda seat: outcome.ranking[seat]):
        standing = outcome.standings[seat]
        line = texts.t(
            "ranking-line-plain", place=outcome.ranking[seat], name=filled.names[seat], points=standing.score
        )
        ties = dict(zip(TIE_BREAKS, standing.tie_breaks))
        note = texts.t("paper-tie-break", **ties) if ties else ""
        screen.say(f"{line} {note}".strip())
    screen.say()
    screen.say(verdict(texts, filled, scored), "bold")


def as_json(texts: Texts, filled: Filled, scored: Scored) -> str:
    """The same for programs."""
    players = [
        {
            "name": name,
            "place": place,
            "score": standing.score,
            "won": seat in scored.winners,
            "tie_breaks": list(standing.tie_breaks),
            "title": standing.title,
            "lines": [
                {
                    "rule": line.rule,
                    "what": list(line.what),
                    "points": line.points,
                    "why": why_text(texts, why),
                }
                for line, why in zip(standing.lines, whys)
            ],
        }
        for seat, (name, place, standing, whys) in enumerate(
            zip(filled.names, scored.outcome.ranking, scored.outcome.standings, scored.whys)
        )
    ]
    hints = [{"rule": hint.rule, "hint": why_text(texts, hint)} for hint in scored.hints]
    found = {"game": texts.game, "ranked": scored.ranked, "players": players, "hints": hints}
    return json.dumps(found, ensure_ascii=False, indent=2)
