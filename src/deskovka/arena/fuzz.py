"""Random games with random options in which everything that must always hold is checked."""

from __future__ import annotations

import json
import traceback
from collections.abc import Generator
from random import Random
from typing import Any

from deskovka.arena.pool import Where, in_batches
from deskovka.core.chance import SeededChance
from deskovka.core.codec import codec
from deskovka.core.errors import SetupError
from deskovka.core.game import Game, State
from deskovka.core.notation import Action
from deskovka.core.record import Record
from deskovka.core.replaying import final_state
from deskovka.core.setup import Option, Setup
from deskovka.core.table import Table
from deskovka.core.values import value
from deskovka.registry import game as find_game

__all__ = ["Failure", "Played", "fuzz"]

MOST_SEATS = 8
LONGEST_GAME = 20_000  # moves; longer means that it runs for ever
DEEP_CHECKS = 20  # of so many moves one is looked at closely


@value
class Failure:
    """What went wrong, and the record of the game up to there."""

    number: int
    problem: str
    record: str


@value
class Played:
    """One game of a fuzzing run."""

    seats: int
    moves: int
    failure: Failure | None = None


class Broken(Exception):
    """Something that must always hold does not."""


def fuzz(name: str, seed: str, games: int, where: Where) -> Generator[Played, None, None]:
    """Random games over all numbers of seats up to eight."""
    yield from in_batches(play_one, (name, seed), games, where)


def play_one(plan: tuple[str, str], number: int) -> Played:
    name, seed = plan
    game = find_game(name)
    random = Random(f"fuzz {seed} {number}")
    chance = SeededChance.from_text(f"fuzz {seed} {number}")
    table = Table(game, random_setup(game, number, random), chance)
    try:
        play_through(table, random)
    except Exception as error:  # noqa: BLE001 - any exception at all is what fuzzing looks for
        problem = str(error) if isinstance(error, Broken) else traceback.format_exc()
        return Played(
            table.record.seats, len(table.record.moves), Failure(number, problem, table.record.write())
        )
    return Played(table.record.seats, len(table.record.moves))


def random_setup(game: Game[Any], number: int, random: Random) -> Setup:
    """Every number of seats in turn, every option at random; combinations that cannot be are drawn again."""
    counts = [count for count in game.seats if count <= MOST_SEATS]
    while True:
        options = {
            option.id: random_value(option, random) for option in game.options if random.random() < 0.3
        }
        try:
            setup = game.setup(counts[number % len(counts)], options)
            game.new_game(setup, SeededChance(bytes(32)))
            return setup
        except SetupError:
            continue


def random_value(option: Option, random: Random) -> str:
    if option.kind == "choice":
        return random.choice(option.choices)
    if option.kind == "list":
        return ",".join(
            random.sample(option.choices, random.randint(0, min(option.most, len(option.choices))))
        )
    if option.kind == "number":
        return str(random.randint(option.least, option.most))
    if option.kind in ("text", "document"):
        return str(option.default)  # only the game knows what else it could be
    return random.choice(("yes", "no"))


def play_through(table: Table, random: Random) -> None:
    game = table.game
    while asked := game.waiting(table.state):
        expect(game.faults(table.state) == [], "; ".join(game.faults(table.state)))
        expect(len(table.record.moves) < LONGEST_GAME, "the game does not end")
        seat = random.choice(asked)
        action = game.sample(table.state, seat, random)
        if random.randrange(DEEP_CHECKS) == 0:
            look_closely(game, table.state, seat, action, random)
        table.play(seat, action)
        if random.randrange(DEEP_CHECKS) == 0 and table.trail:
            take_back_and_play_again(table, seat)
    check_end(table)


def look_closely(game: Game[Any], state: State, seat: int, action: Action, random: Random) -> None:
    legal = game.legal(state, seat)
    decision = game.decision(state)
    assert decision is not None
    listed = action in legal or type(action) in decision.partial
    expect(listed, f"sample gave {action}, which is not among the legal actions")
    expect(game.why_not(state, seat, action) is None, f"sample gave {action}, which is refused")
    expect(len(set(legal)) == len(legal), "a legal action is listed twice")
    other = random.choice(legal)
    expect(game.why_not(state, seat, other) is None, f"{other} is listed and refused")
    expect(game.read(str(other)) == other, f"{other} does not survive notation")
    own = codec(game.values)
    expect(own.decode(json.loads(json.dumps(own.encode(state)))) == state, "the state does not survive JSON")
    before = json.dumps(game.view(state, seat))
    guess = game.determinise(state, seat, random)
    expect(json.dumps(game.view(guess, seat)) == before, "a guess looks different to the seat that made it")
    expect(game.legal(guess, seat) == legal, "a guess has other legal actions")


def take_back_and_play_again(table: Table, seat: int) -> None:
    move = table.record.moves[-1]
    after = table.state.copy()
    table.undo(seat, agreed=range(table.record.seats))
    table.play(seat, table.game.read(move.action))
    expect(table.state == after, "taking back and playing again leads elsewhere")


def check_end(table: Table) -> None:
    game, state = table.game, table.state
    outcome = game.outcome(state)
    expect(game.faults(state) == [], "; ".join(game.faults(state)))
    expect(outcome is not None, "the game is over without an outcome")
    assert outcome is not None
    for standing in outcome.standings:
        expect(
            standing.score == sum(line.points for line in standing.lines),
            "a score is not the sum of its lines",
        )
    record = Record.read(table.record.write())
    expect(final_state(record, game) == state, "the record leads elsewhere")


def expect(fact: bool, otherwise: str) -> None:
    if not fact:
        raise Broken(otherwise)
