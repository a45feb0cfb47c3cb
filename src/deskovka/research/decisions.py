"""Every decision of many games as a row: what was seen, asked and possible, what was chosen, and how the game ended."""

from __future__ import annotations

import json
from collections.abc import Generator
from dataclasses import replace
from random import Random
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from deskovka import __version__
from deskovka.arena.export import chosen_options, load_arrow
from deskovka.arena.match import GameResult, Plan, play_game, play_kept_game
from deskovka.arena.pool import Where, in_batches
from deskovka.core.errors import DeskovkaError, none_of
from deskovka.core.game import Seat
from deskovka.core.notation import Action
from deskovka.core.values import value
from deskovka.research.course import Material, material
from deskovka.research.numbering import numbers_of
from deskovka.research.observing import Row, decisions

__all__ = ["Wanted", "WantedError", "play_watched", "run_watched", "schema"]

FORMAT: Final = 1  # another one as soon as a column means something else
UNLISTED: Final = -1  # the number of an answer that the rules allow and do not list, such as an odd trade
SEEN: Final = "seen_"  # before the name of each array of the observation
ABOUT: Final = b"deskovka"  # the key of what a file tells about itself

# The columns, their types and what they mean; after those of the choice come those of what was seen, then of the end.
BEFORE: Final = {
    "game": ("int32", "number of the game, from 0"),
    "move": ("int32", "number of the answer in its game, from 0"),
    "turn": ("int32", "turns that have begun; 0 while the game is set up"),
    "seat": ("int16", "who answers, from 0"),
    "bot": ("string", "who sits there"),
    "asked": ("string", "what is asked, by the name of the decision"),
    "legal": ("int32", "how many answers the rules list"),
    "options": ("list", "their numbers, in ascending order"),
    "options_text": ("texts", "the same in notation, in the same order"),
    "choice": ("int32", "the number of the answer; -1 if it is none of the list"),
    "choice_text": ("string", "the answer in notation"),
    "seconds": ("float32", "how long the bot has thought"),
}
AFTER: Final = {
    "played": ("string", "the faction or clan of the seat, where the game has such"),
    "score": ("int32", "its final score"),
    "place": ("int16", "its place, 1 for the winner"),
    "win": ("float64", "1 for the winner, divided among those who share the win"),
}


class WantedError(DeskovkaError):
    """No decisions can be had in this way."""


@value
class Wanted:
    """Which decisions of a plan become rows; without names those of all bots, and of every kind."""

    plan: Plan
    every: int = 1  # of so many that fit one is taken, by chance
    bots: tuple[str, ...] = ()
    asked: tuple[str, ...] = ()
    notation: bool = False  # of the options, too
    kept: bool = False  # the records of the games, too

    def check(self) -> Wanted:
        """This, if there is anything it can want; otherwise the error says why not."""
        of = self.material()
        for bot in self.bots:
            if bot not in self.plan.bots:
                raise none_of(
                    WantedError, bot, "bot of these games", dict.fromkeys(self.plan.bots), "no-such-bot"
                )
        known = decisions(of.game)
        for asked in self.asked:
            if asked not in known:
                raise none_of(WantedError, asked, f"decision of {of.game.name}", known, "no-decision")
        return self

    def material(self) -> Material:
        """What the numbers of these games mean."""
        return material(self.plan.game, len(self.plan.bots), dict(self.plan.options))


def run_watched(wanted: Wanted, where: Where) -> Generator[GameResult, None, None]:
    """The results of all games of a plan, in order, with the rows that are wanted."""
    yield from in_batches(play_watched, wanted, wanted.plan.games, where)


def play_watched(wanted: Wanted, number: int) -> GameResult:
    """One game with its rows."""
    rows = Rows(wanted, number)
    play_one = play_kept_game if wanted.kept else play_game
    result = play_one(wanted.plan, number, rows.see)
    return replace(result, decisions=rows.packed(result))


class Rows:
    """The rows of one game, while it is played."""

    def __init__(self, wanted: Wanted, number: int) -> None:
        self.wanted = wanted
        self.number = number
        self.of = wanted.material()
        self.seating = wanted.plan.seating(number)
        self.moves = self.fitting = self.next = 0
        self.random = Random(f"{wanted.plan.seed} {number} decisions")  # the games have others
        self.columns: dict[str, list[Any]] = {name: [] for name in BEFORE}
        self.seen: list[Row] = []

    def see(self, state: Any, seat: Seat, action: Action, seconds: float) -> None:
        """An answer that is about to be done."""
        asked = type(state.agenda[-1]).__name__
        if self._taken(seat, asked):
            self._add(state, seat, asked, action, seconds)
        self.moves += 1

    def _taken(self, seat: Seat, asked: str) -> bool:
        wanted = self.wanted
        if (wanted.bots and self.seating[seat] not in wanted.bots) or (
            wanted.asked and asked not in wanted.asked
        ):
            return False
        if self.fitting % wanted.every == 0:  # a fixed step would meet the same seat again and again
            self.next = self.fitting + self.random.randrange(wanted.every)
        self.fitting += 1
        return self.fitting - 1 == self.next

    def _add(self, state: Any, seat: Seat, asked: str, action: Action, seconds: float) -> None:
        of, add = self.of, self.columns
        legal = of.numbering.legal(of.game, state, seat)
        options = np.sort(np.asarray(numbers_of(legal), np.int32))
        choice = of.numbering.numbers(seat).get(action)
        if choice is None or choice not in legal:
            choice = next((number for number, listed in legal.items() if listed == action), UNLISTED)
        add["game"].append(self.number)
        add["move"].append(self.moves)
        add["turn"].append(of.game.turns(state))
        add["seat"].append(seat)
        add["bot"].append(self.seating[seat])
        add["asked"].append(asked)
        add["legal"].append(len(options))
        add["options"].append(options)
        if self.wanted.notation:
            add["options_text"].append([str(legal[number]) for number in options.tolist()])
        add["choice"].append(choice)
        add["choice_text"].append(str(action))
        add["seconds"].append(seconds)
        self.seen.append(of.observer.row(state, seat))

    def packed(self, result: GameResult) -> tuple[int, bytes]:
        """How many rows there are, and the rows, now that it is known how the game has ended."""
        count = len(self.seen)
        if not count:
            return 0, b""
        arrow, _ = load_arrow()
        fields = schema(self.wanted, described=False)
        arrays: list[Any] = [
            arrow.array(self.columns[name], fields.field(name).type) for name in shown(self.wanted)
        ]
        arrays += seen_arrays(arrow, self.of, np.stack(self.seen))
        for name in AFTER:
            ends = [getattr(end, name) for end in result.seats]
            arrays.append(arrow.array([ends[seat] for seat in self.columns["seat"]], fields.field(name).type))
        sink = arrow.BufferOutputStream()
        with arrow.ipc.new_stream(
            sink, fields, options=arrow.ipc.IpcWriteOptions(compression="zstd")
        ) as stream:
            stream.write_batch(arrow.record_batch(arrays, schema=fields))
        return count, sink.getvalue().to_pybytes()


def shown(wanted: Wanted) -> list[str]:
    """The columns up to the choice that are there."""
    return [name for name in BEFORE if wanted.notation or name != "options_text"]


def seen_arrays(arrow: Any, of: Material, rows: NDArray[np.uint8]) -> list[Any]:
    """An array of the observation a column, each as one list of its length."""
    found, start = [], 0
    for feature in of.observer.features.values():
        part = np.ascontiguousarray(rows[:, start : start + feature.size]).ravel()
        found.append(arrow.FixedSizeListArray.from_arrays(arrow.array(part), feature.size))
        start += feature.size
    return found


def schema(wanted: Wanted, described: bool = True) -> Any:
    """The columns of the rows, each with what it means; the whole tells how it was made."""
    arrow, _ = load_arrow()
    of = wanted.material()
    types = {"list": arrow.list_(arrow.int32()), "texts": arrow.list_(arrow.string())}

    def field(name: str, type: Any, meaning: str, shape: tuple[int, ...] = ()) -> Any:
        about = {"meaning": meaning, **({"shape": json.dumps(shape)} if shape else {})}
        return arrow.field(name, type, metadata=about if described else None)

    def plain(name: str, kind: str, meaning: str) -> Any:
        return field(name, types.get(kind) or arrow.type_for_alias(kind), meaning)

    fields = [plain(name, *BEFORE[name]) for name in shown(wanted)]
    for name, feature in of.observer.features.items():
        kind = arrow.list_(arrow.uint8(), feature.size)
        fields.append(field(f"{SEEN}{name}", kind, feature.meaning, feature.shape))
    fields += [plain(name, *AFTER[name]) for name in AFTER]
    about = {ABOUT: json.dumps(description(wanted), ensure_ascii=False).encode()} if described else None
    return arrow.schema(fields, about)


def description(wanted: Wanted) -> dict[str, Any]:
    """How the rows were made, and what their numbers mean."""
    of, plan = wanted.material(), wanted.plan
    return {
        "format": FORMAT,
        "version": __version__,
        "game": plan.game,
        "bots": plan.bots,
        "games": plan.games,
        "seed": plan.seed,
        "options": chosen_options(plan),
        "every": wanted.every,
        "of_bots": wanted.bots,
        "asked": wanted.asked,
        "numbering": {
            "digest": of.numbering.digest(),
            "size": of.numbering.size,
            "own": of.numbering.own,
            "answers": [[form, numbers[0], numbers[-1]] for form, numbers in of.numbering.kinds()],
        },
        "seen": {
            name: {"shape": feature.shape, "most": feature.most, "meaning": feature.meaning}
            for name, feature in of.observer.features.items()
        },
    }
