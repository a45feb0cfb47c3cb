"""Points at a table: where they come from, how they grew, and what an action would bring."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from math import sqrt
from random import Random
from typing import Any

from deskovka.core.chance import RandomChance
from deskovka.core.game import Game, Seat
from deskovka.core.luck import telling
from deskovka.core.outcome import Line
from deskovka.core.replaying import retell
from deskovka.core.stepwise import Work
from deskovka.registry import part
from deskovka.server import known
from deskovka.server.loaded import LoadedTable
from deskovka.server.messages import answers, requests
from deskovka.server.refusals import Refusal
from deskovka.server.seating import Viewer
from deskovka.server.wording import names_of, texts_of
from deskovka.text import luck as words


def standings(game: Game[Any], state: Any) -> list[answers.Standing] | None:
    outcome = game.outcome(state)
    if outcome is None:
        return None
    return [
        answers.Standing(
            standing.score,
            place,
            score_lines(standing.lines),
            list(standing.tie_breaks),
            standing.title,
            standing.played,
            answers.Feat(standing.feat.rule, standing.feat.what) if standing.feat else None,
        )
        for standing, place in zip(outcome.standings, outcome.ranking)
    ]


def final_standings(loaded: LoadedTable) -> list[answers.Standing] | None:
    """How the game ended: by its rules, or with the points so far where all but one had given up."""
    if not loaded.ended:
        return standings(loaded.game, loaded.state)
    seats = range(len(loaded.chairs))
    left = [seat for seat in seats if not loaded.has_resigned(seat)]
    found = []
    for seat in seats:
        lines = score_lines(loaded.game.lines(loaded.state, seat, seat))
        place = 1 if seat in left else len(left) + 1
        found.append(answers.Standing(sum(line.points for line in lines), place, lines, [], None, "", None))
    return found


def score_lines(lines: Iterable[Line]) -> list[answers.ScoreLine]:
    return [answers.ScoreLine(line.rule, list(line.what), line.points) for line in lines]


def scores(loaded: LoadedTable, viewer: Viewer) -> answers.Scores:
    """Where everybody's points come from; what is hidden counts for those who hold it."""
    known.record_now(loaded)
    held = loaded.held(viewer)
    return answers.Scores(
        [
            score_lines(loaded.game.lines(loaded.state, seat, seat if seat in held else None))
            for seat in range(len(loaded.chairs))
        ]
    )


def growth(loaded: LoadedTable, viewer: Viewer) -> Work[answers.Growth]:
    """Everybody's points after each move the viewer knows."""
    seats = range(len(loaded.chairs))
    record = replace(known.known_record(loaded, viewer), scores=None)
    found = answers.Growth([], [], [])
    before: list[tuple[Line, ...]] = [() for _ in seats]  # where the points came from when the stage began
    last: int | None = None
    for move, (state, _) in enumerate(retell(record, loaded.game, heard=False)):
        stage, lines = loaded.game.stage(state), [loaded.game.lines(state, seat) for seat in seats]
        found.stages.append(stage)
        found.points.append([sum([line.points for line in own]) for own in lines])
        over = loaded.game.over(state)
        if last is not None and (last != stage or over):
            gained = [score_lines(grown(own, old)) for own, old in zip(lines, before)]
            found.ended.append(answers.StageEnd(last, move, gained))
        if last != stage:
            before = lines
        last = stage
        yield
    return found


def grown(lines: Iterable[Line], before: Iterable[Line]) -> list[Line]:
    """What came to the points, and whence."""
    had = {line.what: line.points for line in before}
    news = [replace(line, points=line.points - had.get(line.what, 0)) for line in lines]
    return [line for line in news if line.points]


def luck(loaded: LoadedTable, language: str) -> Work[answers.Luck]:
    """What chance gave everybody, against what could be expected; while the game goes on it would tell too much."""
    record = known.record_now(loaded)
    outcome = loaded.game.outcome(loaded.state)
    if outcome is None:
        raise Refusal("not-over", "luck is told when the game is over")
    found = yield from telling(replace(record, scores=None), loaded.game)
    if found is None:
        return answers.Luck(False)
    texts = texts_of(language, loaded.game.name)
    names = names_of(loaded, texts)
    return answers.Luck(
        True,
        words.about(texts),
        words.headline(texts, found, names, outcome.winners),
        [
            answers.MeasureInfo(
                told.title,
                told.how,
                luck.measure.lucky,
                luck.shared,
                [
                    answers.ShareInfo(share.draws, share.got, share.expected, sqrt(share.variance), sentence)
                    for share, sentence in zip(luck.shares, told.sentences)
                ],
            )
            for luck, told in zip(found, words.measures(texts, found, names))
        ],
    )


def what_if(loaded: LoadedTable, seat: Seat, message: requests.WhatIf) -> answers.Answer:
    """Which rule forbids an action, or what it would be worth; worked out on a guess of what is hidden."""
    action = loaded.game.read(message.action)
    guess = loaded.game.determinise(loaded.state, seat, Random(0))
    rule = loaded.game.why_not(guess, seat, action)
    if rule is not None:
        return answers.Answer(message.id, rule, f"{action}: forbidden by {rule}")
    preview = part("server", loaded.game.name).preview(guess, seat, action)
    before = sum(line.points for line in loaded.game.lines(guess, seat))
    loaded.game.apply(guess, seat, action, RandomChance(Random(0)), heard=False)
    after = sum(line.points for line in loaded.game.lines(guess, seat))
    return answers.Answer(message.id, None, None, after - before, preview)
