"""What every registered game must pass, over random games from fixed seeds. No game is named here."""

from __future__ import annotations

import json
import pickle
from collections.abc import Iterator
from dataclasses import fields, replace
from enum import Enum
from random import Random
from typing import Any

import pytest

from deskovka.core.chance import RandomChance, SeededChance
from deskovka.core.codec import Codec
from deskovka.core.errors import IllegalAction, NotationError
from deskovka.core.game import Game
from deskovka.core.notation import Action
from deskovka.core.record import Record, final_state, verify
from deskovka.core.setup import Option
from deskovka.core.table import NothingToUndo, Table
from deskovka.registry import games
from guess_the_die.game import GAME as GUESS_THE_DIE
from positions import random_game

GAMES = [pytest.param(game, id=game.name) for game in (*games(), GUESS_THE_DIE)]
every_game = pytest.mark.parametrize("game", GAMES)
LONGEST_GAME = 5000  # moves; longer means that a game runs for ever


def seat_counts(game: Game[Any]) -> list[int]:
    """A few players, as many as sit at a usual table."""
    return sorted({game.seats[0], min(2, game.seats[-1]), min(4, game.seats[-1])})


def option_sets(game: Game[Any]) -> Iterator[dict[str, str]]:
    """The defaults, then every value of every option that is a choice or a flag, one at a time."""
    yield {}
    for option in game.options:
        for value in other_values(option)[:3]:
            yield {option.id: value}


def other_values(option: Option) -> list[str]:
    if option.kind == "choice":
        return [choice for choice in option.choices if choice != option.default]
    if option.kind == "flag":
        return ["no" if option.default else "yes"]
    return []


def positions(game: Game[Any], every: int = 7) -> Iterator[tuple[Any, int]]:
    """States out of random games, each with a seat that is asked."""
    for seats in seat_counts(game):
        for number, (state, seat, _, _) in enumerate(random_game(game, seats, "positions")):
            if number % every == 0:
                yield state, seat


def tables(game: Game[Any]) -> Iterator[tuple[Table, Random]]:
    """Tables that play random games to their end."""
    for seats in seat_counts(game):
        random = Random(f"table {seats}")
        yield Table(game, game.setup(seats), SeededChance.from_text(f"table {seats}")), random


@every_game
def test_no_game_gets_stuck_and_nothing_impossible_appears(game: Game[Any]) -> None:
    for chosen in option_sets(game):
        seats = seat_counts(game)[-1]
        last = None
        for moves, (state, _, _, _) in enumerate(random_game(game, seats, "stuck", **chosen)):
            assert game.faults(state) == []
            assert game.outcome(state) is None
            assert game.waiting(state)
            assert moves < LONGEST_GAME
            last = state
        assert last is not None and game.over(last)
        assert game.faults(last) == []
        assert game.outcome(last) is not None


@every_game
def test_scores_are_the_sum_of_their_explained_lines(game: Game[Any]) -> None:
    rules = game.rules("en").rules
    for seats in seat_counts(game):
        *_, (state, _, _, _) = random_game(game, seats, "score")
        outcome = game.outcome(state)
        assert outcome is not None and len(outcome.standings) == seats and outcome.winners
        for seat, standing in enumerate(outcome.standings):
            assert standing.lines == game.lines(state, seat)
            assert standing.score == sum(line.points for line in standing.lines)
            assert all(line.rule in rules for line in standing.lines)
        keys = [(standing.won, standing.score, *standing.tie_breaks) for standing in outcome.standings]
        assert [1 + sum(other > key for other in keys) for key in keys] == list(outcome.ranking)


@every_game
def test_playing_on_a_copy_leaves_the_original_alone(game: Game[Any]) -> None:
    codec = Codec(game.values)
    for state, seat in positions(game):
        before = json.dumps(codec.encode(state))
        copy = state.copy()
        assert copy == state
        random = Random(1)
        chance = RandomChance(random)
        for _ in range(30):
            if game.over(copy):
                break
            seat = game.waiting(copy)[-1]
            game.apply(copy, seat, game.sample(copy, seat, random), chance)
        assert json.dumps(codec.encode(state)) == before


@every_game
def test_every_legal_action_survives_notation_and_is_accepted(game: Game[Any]) -> None:
    for state, seat in positions(game, every=11):
        actions = game.legal(state, seat)
        assert len(set(actions)) == len(actions) > 0
        for action in actions:
            assert game.read(str(action)) == action
            assert game.why_not(state, seat, action) is None
        for action in Random(len(actions)).sample(actions, min(20, len(actions))):
            game.apply(state.copy(), seat, action, RandomChance(Random(1)))


@every_game
def test_sample_gives_legal_actions_only(game: Game[Any]) -> None:
    for state, seat in positions(game, every=3):
        action = game.sample(state, seat, Random(2))
        assert game.why_not(state, seat, action) is None
        assert action in game.legal(state, seat)


@every_game
def test_sample_can_reach_every_legal_action(game: Game[Any]) -> None:
    checked = 0
    for state, seat in positions(game):
        wanted = set(game.legal(state, seat))
        if len(wanted) > 60:
            continue
        random = Random(3)
        for _ in range(400 * len(wanted)):
            wanted.discard(game.sample(state, seat, random))
            if not wanted:
                break
        assert not wanted
        checked += 1
    assert checked > 5


@every_game
def test_a_refused_action_changes_nothing_and_names_an_existing_rule(game: Game[Any]) -> None:
    rules = game.rules("en").rules
    refusals = 0
    earlier = [action for state, seat in positions(game, every=13) for action in game.legal(state, seat)[::9]]
    earlier += [mutant for action in earlier[::5] for mutant in mutants(action)]
    for state, seat in positions(game, every=13):
        legal = set(game.legal(state, seat))
        before = state.copy()
        for action in Random(4).sample(earlier, min(200, len(earlier))):
            rule = game.why_not(state, seat, action)
            decision = game.decision(state)
            if rule is not None or not isinstance(action, decision.partial if decision else ()):
                assert (rule is None) == (action in legal), (str(action), rule)
            if rule is not None:
                assert rule in rules
                refusals += 1
                with pytest.raises(IllegalAction) as caught:
                    game.apply(state, seat, action, RandomChance(Random(1)))
                assert caught.value.rule == rule
                assert state == before
    assert refusals > 5


def mutants(action: Action) -> Iterator[Action]:
    """The same action with one of its fields changed."""
    for field in fields(action):
        kept = getattr(action, field.name)
        if type(kept) is int:
            yield from (replace(action, **{field.name: other}) for other in (-1, kept + 1, kept + 99))
        elif isinstance(kept, Enum):
            yield from (replace(action, **{field.name: other}) for other in type(kept) if other is not kept)


@every_game
def test_nobody_acts_out_of_turn_or_after_the_end(game: Game[Any]) -> None:
    seats = seat_counts(game)[-1]
    last: Any = None
    for state, seat, action, _ in random_game(game, seats, "turns"):
        before = state.copy()
        for other in (*set(range(seats)).difference(game.waiting(state)), seats, -1):
            assert game.legal(state, other) == []
            with pytest.raises(IllegalAction):
                game.apply(state, other, action, RandomChance(Random(1)))
            with pytest.raises(IllegalAction):
                game.sample(state, other, Random(1))
        assert state == before
        last = state, seat, action
    state, seat, action = last
    assert game.legal(state, seat) == []
    with pytest.raises(IllegalAction) as caught:
        game.apply(state, seat, action, RandomChance(Random(1)))
    assert caught.value.rule == game.end_rule


@every_game
def test_text_that_is_no_action_is_refused(game: Game[Any]) -> None:
    for text in ("", " ", "\n", "no-such-verb", "\0", "é" * 50, "x" * 100_000, "1 2 3", "=> 1"):
        with pytest.raises(NotationError):
            game.read(text)
    for state, seat in positions(game, every=29):
        action = game.legal(state, seat)[0]
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


@every_game
def test_states_and_events_survive_the_codec(game: Game[Any]) -> None:
    codec = Codec(game.values)
    for state, _ in positions(game):
        assert codec.decode(json.loads(json.dumps(codec.encode(state)))) == state
        assert pickle.loads(pickle.dumps(state)) == state
    for table, random in tables(game):
        events = list(table.events)
        while asked := game.waiting(table.state):
            events += table.play(asked[0], game.sample(table.state, asked[0], random))
        for event in events:
            assert codec.decode(json.loads(json.dumps(codec.encode(event)))) == event


@every_game
def test_records_replay_to_an_equal_state(game: Game[Any]) -> None:
    for table, random in tables(game):
        while not game.over(table.state):
            seat = random.choice(game.waiting(table.state))
            table.play(seat, game.sample(table.state, seat, random))
        for text in (table.record.write(), table.record.write_json()):
            record = Record.read(text)
            assert record == table.record
            assert final_state(record, game) == table.state
        draws = len(table.record.dealt) + sum(len(move.drawn) for move in table.record.moves)
        assert len(verify(table.record, game)) == draws


@every_game
def test_the_same_seed_gives_the_same_game(game: Game[Any]) -> None:
    for seats in seat_counts(game):
        states = []
        for _ in range(2):
            chance = SeededChance.from_text("same")
            random = Random(5)
            state = game.new_game(game.setup(seats), chance)
            while not game.over(state):
                seat = game.waiting(state)[0]
                game.apply(state, seat, game.sample(state, seat, random), chance)
            states.append(state)
        assert states[0] == states[1]


@every_game
def test_a_guess_looks_the_same_to_the_player_who_makes_it(game: Game[Any]) -> None:
    for seats in seat_counts(game):
        for number, (state, _, _, _) in enumerate(random_game(game, seats, "guess")):
            if number % 5:
                continue
            for seat in range(seats):
                guess = game.determinise(state, seat, Random(number))
                assert game.faults(guess) == []
                assert json.dumps(game.view(guess, seat)) == json.dumps(game.view(state, seat))
                assert game.legal(guess, seat) == game.legal(state, seat)
                assert game.waiting(guess) == game.waiting(state)


@every_game
def test_guesses_differ_where_something_is_hidden(game: Game[Any]) -> None:
    """Where another seat sees something that this one does not, guesses are not always the truth."""
    codec = Codec(game.values)
    hidden = truths = 0
    for number, (state, _, _, _) in enumerate(random_game(game, seat_counts(game)[-1], "hidden")):
        if len({json.dumps(game.view(state, seat)) for seat in range(2)}) == 1:
            continue
        for seat in range(2):
            truth = codec.encode(state)
            guesses = [codec.encode(game.determinise(state, seat, Random(n))) for n in range(4)]
            if any(
                view_of_others(game, codec.decode(g), seat) != view_of_others(game, state, seat)
                for g in guesses
            ):
                hidden += 1
            truths += all(guess == truth for guess in guesses)
    assert hidden > 0 or truths == 0


def view_of_others(game: Game[Any], state: Any, seat: int) -> list[str]:
    return [json.dumps(game.view(state, other)) for other in range(2) if other != seat]


@every_game
def test_events_and_views_tell_nothing_of_what_is_hidden(game: Game[Any]) -> None:
    """Two states a seat cannot tell apart give it, and spectators, equal events for the same public move."""
    codec = Codec(game.values)
    for number, (state, mover, action, _) in enumerate(random_game(game, seat_counts(game)[-1], "leak")):
        if number % 3:
            continue
        for seat in range(2):
            guess = game.determinise(state, seat, Random(number))
            if json.dumps(game.view(guess, None)) != json.dumps(game.view(state, None)):
                pytest.fail("a spectator sees more than a seat")
            if mover != seat or len(game.waiting(state)) < 2:
                continue
            seen = []
            for position in (state.copy(), guess):
                events = game.apply(position, mover, action, RandomChance(Random(7)))
                seen.append([codec.encode(told) for e in events if (told := e.seen_by(seat))])
                seen.append([codec.encode(told) for e in events if (told := e.seen_by(None))])
            assert seen[0] == seen[2] and seen[1] == seen[3]


@every_game
def test_undo_restores(game: Game[Any]) -> None:
    undone = refused = 0
    for table, random in tables(game):
        while not game.over(table.state):
            seat = random.choice(game.waiting(table.state))
            before = table.state.copy(), table.record.write()
            table.play(seat, game.sample(table.state, seat, random))
            after = table.state.copy(), table.record.write()
            drew = bool(table.record.moves[-1].drawn)
            try:
                table.undo(seat, agreed=game.seats)
            except NothingToUndo:
                refused += 1
                assert (table.state, table.record.write()) == after
            else:
                undone += 1
                assert not drew
                assert (table.state, table.record.write()) == before
                table.play(seat, game.sample(table.state, seat, random))
        assert final_state(Record.read(table.record.write()), game) == table.state
    assert undone > 10 and refused > 0


@every_game
def test_undo_keeps_the_others_answers(game: Game[Any]) -> None:
    """A seat takes its answer back after others have answered the same question."""
    kept = 0
    for table, random in tables(game):
        while not game.over(table.state):
            asked = game.waiting(table.state)
            seat = asked[0]
            table.play(seat, game.sample(table.state, seat, random))
            if len(asked) > 2 and game.waiting(table.state) == asked[1:]:
                other = asked[1]
                table.play(other, game.sample(table.state, other, random))
                if game.waiting(table.state) == asked[2:]:
                    answer = table.record.moves[-1]
                    table.undo(seat, agreed=game.seats)
                    assert table.record.moves[-1] == answer
                    assert game.waiting(table.state) == tuple(s for s in asked if s != other)
                    table.undo(other, agreed=game.seats)
                    assert game.waiting(table.state) == asked
                    kept += 1
                    for again in asked[:2]:
                        table.play(again, game.sample(table.state, again, random))
    simultaneous = any(
        len(game.waiting(state)) > 2 for state, *_ in random_game(game, seat_counts(game)[-1], "stuck")
    )
    assert kept > 0 or not simultaneous


@every_game
def test_turns_begin_one_after_the_other(game: Game[Any]) -> None:
    """Setting up is none; a turn in which nobody is asked may pass between two questions."""
    for seats in seat_counts(game):
        state = game.new_game(game.setup(seats), chance := RandomChance(random := Random(f"turns {seats}")))
        counted = [game.turns(state)]
        while asked := game.waiting(state):
            game.apply(state, asked[0], game.sample(state, asked[0], random), chance)
            counted.append(game.turns(state))
        assert counted == sorted(counted) and counted[-1] > 1
