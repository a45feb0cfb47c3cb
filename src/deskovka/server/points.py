"""Points at a table: where they come from, how they grew, and what an action would bring."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from random import Random
from typing import Any

from deskovka.core.chance import RandomChance
from deskovka.core.game import Game, Seat
from deskovka.core.outcome import Line
from deskovka.core.replaying import retell
from deskovka.core.stepwise import Work
from deskovka.registry import part
from deskovka.server import known
from deskovka.server.loaded import LoadedTable
from deskovka.server.messages import answers, requests
from deskovka.server.seating import Viewer


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
    found = answers.Growth([], [])
    for state, _ in retell(record, loaded.game, heard=False):
        found.stages.append(loaded.game.stage(state))
        found.points.append([sum(line.points for line in loaded.game.lines(state, seat)) for seat in seats])
        yield
    return found


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
