"""Scoring on paper for clients: the form of a game, and the explained score of one that was filled in."""

from __future__ import annotations

from functools import cache

from deskovka.core.paper import Field, Filled, Paper, PaperError, Scored
from deskovka.core.paper_text import PLAYER, read_form, write_form
from deskovka.registry import game as find_game
from deskovka.registry import paper as find_paper
from deskovka.server.messages import paper_answers, requests
from deskovka.text import Texts
from deskovka.text.paper import fault_text, label, verdict, what_text, why_text, words_of


def form(name: str, language: str) -> paper_answers.PaperForm:
    return _form(find_game(name).name, language)


@cache
def _form(game: str, language: str) -> paper_answers.PaperForm:
    paper, texts = find_paper(game), Texts(language, game)
    return paper_answers.PaperForm(
        game,
        paper.seats[0],
        paper.seats[-1],
        label(texts, PLAYER),
        [_field(texts, one) for one in paper.common],
        [_field(texts, one) for one in paper.own],
    )


def _field(texts: Texts, one: Field) -> paper_answers.PaperField:
    key = f"paper-{one.id}-help"
    return paper_answers.PaperField(
        one.id,
        one.kind,
        label(texts, one.id),
        texts.t(key) if texts.has(key) else "",
        one.default,
        {choice: texts.name(choice) for choice in one.choices},
        one.least,
        one.most,
        one.example,
        dict(one.blanks),
        list(one.places),
    )


def score(name: str, wish: requests.ScorePaper) -> paper_answers.PaperAnswer:
    game = find_game(name).name
    paper, texts = find_paper(game), Texts(wish.language, game)
    try:
        filled = read_form(paper, wish.text, words_of(paper, game, wish.language))
        scored = paper.score(filled)
    except PaperError as error:
        mistake = paper_answers.PaperMistake(error.reason, error.line, fault_text(texts, error), error.rule)
        return paper_answers.PaperAnswer(None, mistake)
    return paper_answers.PaperAnswer(_told(paper, texts, filled, scored), None)


def _told(paper: Paper, texts: Texts, filled: Filled, scored: Scored) -> paper_answers.PaperScore:
    common, *players = write_form(paper, filled)
    outcome = scored.outcome
    return paper_answers.PaperScore(
        common[1],
        list(filled.names),
        [part for _, part in players],
        scored.ranked,
        verdict(texts, filled, scored) if scored.ranked else "",
        [
            paper_answers.PaperStanding(
                player,
                standing.score,
                outcome.ranking[seat],
                seat in scored.winners,
                texts.name(standing.title) if standing.title else None,
                [
                    paper_answers.PaperLine(
                        line.rule, what_text(texts, line), line.points, why_text(texts, why)
                    )
                    for line, why in zip(standing.lines, scored.whys[seat])
                ],
            )
            for seat, (player, standing) in enumerate(zip(filled.names, outcome.standings))
        ],
        [paper_answers.PaperHint(hint.rule, why_text(texts, hint)) for hint in scored.hints],
    )
