"""Actions: what is offered is accepted, what is not is refused with its rule, and every one has its text."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields, replace
from enum import Enum
from random import Random
from typing import Any

import pytest

from deskovka.contract.random_games import Course
from deskovka.core.chance import RandomChance
from deskovka.core.errors import IllegalAction, NotationError
from deskovka.core.game import Game
from deskovka.core.notation import Action

FEW = 60  # legal actions: all of them are soon drawn
SMALLEST = 3  # positions with the fewest legal actions, where a game has none with few


def test_every_legal_action_survives_notation_and_is_accepted(course: Course) -> None:
    game = course.game
    for moment in course.moments[::2]:
        state, seat = moment.state, moment.seat
        actions = game.legal(state, seat)
        assert len(set(actions)) == len(actions) > 0
        for action in actions:
            assert game.read(str(action)) == action
            assert game.why_not(state, seat, action) is None
        for action in Random(len(actions)).sample(actions, min(20, len(actions))):
            game.apply(state.copy(), seat, action, RandomChance(Random(1)))


def test_sample_gives_legal_actions_only(course: Course) -> None:
    game = course.game
    for moment in course.moments:
        action = game.sample(moment.state, moment.seat, Random(2))
        assert game.why_not(moment.state, moment.seat, action) is None
        assert action in game.legal(moment.state, moment.seat)


def test_sample_can_reach_every_legal_action(course: Course) -> None:
    game = course.game
    found = [(moment, set(game.legal(moment.state, moment.seat))) for moment in course.moments]
    found.sort(key=lambda position: len(position[1]))
    for place, (moment, wanted) in enumerate(found):
        if len(wanted) > FEW and place >= SMALLEST:
            break
        random = Random(3)
        for _ in range(400 * len(wanted)):
            wanted.discard(game.sample(moment.state, moment.seat, random))
            if not wanted:
                break
        assert not wanted


def test_a_refused_action_changes_nothing_and_names_an_existing_rule(course: Course) -> None:
    game = course.game
    rules = game.rules("en").rules
    refusals = refusable = 0
    known = known_actions(course)
    for moment in course.moments[::2]:
        state, seat = moment.state, moment.seat
        legal = set(game.legal(state, seat))
        before = state.copy()
        decision = game.decision(state)
        partial = decision.partial if decision else ()
        refusable += sum(action not in legal and not isinstance(action, partial) for action in known)
        for action in Random(4).sample(known, min(100, len(known))):
            rule = game.why_not(state, seat, action)
            if rule is not None or not isinstance(action, partial):
                assert (rule is None) == (action in legal), (str(action), rule)
            if rule is not None:
                assert rule in rules
                refusals += 1
                with pytest.raises(IllegalAction) as caught:
                    game.apply(state, seat, action, RandomChance(Random(1)))
                assert caught.value.rule == rule
                assert state == before
    assert refusals >= min(6, refusable)


def known_actions(course: Course) -> list[Action]:
    """What is legal somewhere, of long lists some, and the same with something changed: mostly illegal elsewhere."""
    known: list[Action] = []
    for moment in course.moments[1::2]:
        legal = course.game.legal(moment.state, moment.seat)
        known += legal[:: min(9, max(1, len(legal) // 9))]
    return known + [mutant for action in known[::5] for mutant in mutants(action)]


def mutants(action: Action) -> Iterator[Action]:
    """The same action with one of its fields changed."""
    for field in fields(action):
        kept = getattr(action, field.name)
        if type(kept) is int:
            yield from (replace(action, **{field.name: other}) for other in (-1, kept + 1, kept + 99))
        elif isinstance(kept, Enum):
            yield from (replace(action, **{field.name: other}) for other in type(kept) if other is not kept)


def test_text_that_is_no_action_is_refused(course: Course) -> None:
    game = course.game
    for text in ("", " ", "\n", "no-such-verb", "\0", "é" * 50, "x" * 100_000, "1 2 3", "=> 1"):
        with pytest.raises(NotationError):
            game.read(text)
    for action in (moment.action for moment in course.moments):
        words = str(action).split()
        with pytest.raises(NotationError):
            game.read(" ".join([*words, *["more"] * 3]))
        for broken in (words[:-1], [words[0], *["?"] * (len(words) - 1)]):
            if broken != words:
                assert not reads_as(game, " ".join(broken), action)


def reads_as(game: Game[Any], text: str, action: Action) -> bool:
    try:
        return game.read(text) == action
    except NotationError:
        return False
