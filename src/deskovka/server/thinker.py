"""The process in which bots think: jobs come in, texts of actions go out; it ends with the server."""

from __future__ import annotations

import json
import os
import pickle
import signal
import sys
import traceback
from collections.abc import Callable
from contextlib import suppress
from importlib import import_module
from queue import SimpleQueue
from random import Random
from typing import Any, BinaryIO, TextIO

from deskovka.bots.others import UnknownBot
from deskovka.bots.player import Bot, Knowledge, bot_class, bots
from deskovka.core.game import Game, Seat
from deskovka.lifeline import follow, leave_signals_to_master, vanish
from deskovka.registry import game, games

LENGTH_BYTES = 4  # before every job
NICENESS = 10  # the server comes first
LONGEST_COMPLAINT = 4000  # characters of a traceback
STOP = getattr(signal, "SIGUSR1", None)  # ends a thought; where there is no such signal, the process is ended

Maker = Callable[[Game[Any], str], Bot]


class Stopped(BaseException):
    """Nobody waits for this thought any more."""


def write_job(game: str, bot: str, guess: Any, seat: Seat, seed: int, hasty: bool = False) -> bytes:
    """A question to a bot. The guess is one that the seat could have made itself, never the position.

    From a guess the bot guesses as from the position: with the numbers of the seed it does what it would do there. A
    hasty bot thinks less.
    """
    job = pickle.dumps((game, bot, guess, seat, seed, hasty), pickle.HIGHEST_PROTOCOL)
    return len(job).to_bytes(LENGTH_BYTES, "big") + job


def main(maker: str, *others: str) -> None:
    """Think until the server is gone; `maker` names what makes the bots, as `module:function`, `others` classes."""
    leave_signals_to_master()
    if hasattr(os, "nice"):
        os.nice(NICENESS)
    answers = answering_stream()
    module, _, function = maker.partition(":")
    make: Maker = getattr(import_module(module), function)
    for known in games():
        bots(known)  # imports them: no bot's time is spent on that
    for other in others:
        with suppress(UnknownBot):  # it is told of when it should think
            bot_class(other)
    jobs: SimpleQueue[bytes] = SimpleQueue()
    follow(lambda: read_job(sys.stdin.buffer), jobs.put)
    thinking = False

    def stop(*_: object) -> None:
        if thinking:
            raise Stopped

    if STOP is not None:
        signal.signal(STOP, stop)
    tell(answers, {})
    while True:
        job = jobs.get()
        said = {"failure": "stopped"}
        try:
            thinking = True
            said = answer(make, job)
            thinking = False
        except Stopped:
            thinking = False
        tell(answers, said)


def answering_stream() -> TextIO:
    """The standard output, for answers only: what bots print goes nowhere."""
    answers = os.fdopen(os.dup(1), "w", encoding="utf-8")
    os.dup2(os.open(os.devnull, os.O_WRONLY), 1)
    return answers


def read_job(source: BinaryIO) -> bytes:
    length = source.read(LENGTH_BYTES)
    if not length:
        raise EOFError
    return source.read(int.from_bytes(length, "big"))


def tell(answers: TextIO, answer: dict[str, str]) -> None:
    try:
        print(json.dumps(answer), file=answers, flush=True)
    except BrokenPipeError:
        vanish()


def answer(make: Maker, job: bytes) -> dict[str, str]:
    try:
        name, bot, guess, seat, seed, hasty = pickle.loads(job)
        rules = game(name)
        player = make(rules, bot)
        if hasty:
            player = player.hasty()
        return {"action": str(player.choose(Knowledge(rules, guess, seat), Random(seed)))}
    except Stopped:
        raise
    except BaseException:  # noqa: BLE001 - a bot may fail or give up in any way; the server asks another one
        return {"failure": traceback.format_exc()[-LONGEST_COMPLAINT:]}


if __name__ == "__main__":
    main(*sys.argv[1:])
