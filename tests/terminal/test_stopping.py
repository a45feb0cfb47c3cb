"""Ctrl-C and Ctrl-D in a game: as `quit`, they offer to save and say how to go on."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from pathlib import Path
from random import Random

import pytest

from deskovka import stopping
from deskovka.bots.player import Knowledge, make_bot
from deskovka.core.notation import Action
from deskovka.core.record import Record
from deskovka.registry import NAMES, game
from deskovka.terminal.screen import Screen
from processes import UNCOUNTED, needs_proc
from samples import sample
from terminal.driving import SOLO, play, run
from terminal.on_terminal import OnTerminal
from terminal.real_terminal import CTRL_C, CTRL_D, RealTerminal

STOP = "Do you want to stop?"


@pytest.mark.parametrize(("key", "plain"), [(CTRL_C, False), (CTRL_D, False), (CTRL_D, True)])
@pytest.mark.parametrize("name", NAMES)
def test_a_key_that_stops_is_as_good_as_quit(name: str, key: str, plain: bool) -> None:
    """Ctrl-C once threw the game away without a word."""
    question = sample(name).first_question
    arguments = [name, "--seats", "me,random", "--seed", "abc", *(["--plain"] if plain else [])]
    with RealTerminal("play", *arguments) as terminal:
        if not plain:
            terminal.answer("Press Enter to begin.", "\r")
        terminal.answer(question, key)
        terminal.answer(STOP, "\r")  # no, play on
        terminal.answer(question, key)
        terminal.answer(STOP, "save my.record\r")
        terminal.until(f"deskovka play {name} --resume my.record")
        assert terminal.end() == 0
    assert Record.read(Path("my.record").read_text("utf-8")).scores is None


def test_a_second_ctrl_c_stops_at_once_and_says_what_was_saved() -> None:
    seats = ("--seats", "me,random", "--seed", "abc")
    for options, words in (((), "The game is not saved"), (("--record", "g.txt"), "--resume g.txt")):
        with RealTerminal("play", "cartographers", *seats, *options) as terminal:
            terminal.answer("Press Enter to begin.", "\r")
            terminal.answer("Which terrain do you draw?", CTRL_C)
            terminal.answer(STOP, CTRL_C)
            terminal.until("Interrupted.")
            terminal.until(words)
            assert terminal.end() == 130


def test_before_the_first_question_too() -> None:
    """What was typed there once began the game, whatever it was."""
    with RealTerminal("play", "cartographers", "--seats", "me", "--seed", "abc") as terminal:
        terminal.answer("Press Enter to begin.", "help\r")
        terminal.until("“help” says what you can type")
        terminal.answer("Press Enter to begin.", "quit\r")
        terminal.answer(STOP, "\r")
        terminal.answer("Press Enter to begin.", "quit\r")
        terminal.answer(STOP, "yes\r")
        terminal.until("The game stops here.")
        assert terminal.end() == 0


def test_the_step_of_choosing_is_not_lost() -> None:
    with RealTerminal("play", "cartographers", "--seats", "me", "--seed", "abc") as terminal:
        terminal.answer("Press Enter to begin.", CTRL_D)  # nothing to lose yet
        terminal.answer("Which terrain do you draw?", "1\r")
        terminal.answer("Which shape, turned how?", "half" + CTRL_C)
        terminal.answer(STOP, "\r")
        terminal.answer("Which shape, turned how?", "1\r")
        terminal.until("Where does its top left corner go")


def test_before_the_keyboard_changes_hands_too() -> None:
    with RealTerminal("play", "cartographers", "--seats", "me,me", "--seed", "abc") as terminal:
        terminal.answer("Press Enter to begin.", "\r")
        terminal.answer("Player 1, take the keyboard", CTRL_C)
        terminal.answer(STOP, "\r")
        terminal.answer("Player 1, take the keyboard", CTRL_C)
        terminal.answer(STOP, "yes\r")
        terminal.until("The game stops here.")
        assert terminal.end() == 0


def test_ctrl_c_in_plain_sentences(monkeypatch: pytest.MonkeyPatch) -> None:
    """Without the line editor it comes as a signal: where a line is read, Python raises this."""
    typed: list[str | type[BaseException]] = [KeyboardInterrupt, "", "1", EOFError, "save my.record"]

    def read(prompt: str) -> str:
        line = typed.pop(0)
        if isinstance(line, str):
            return line
        raise line

    monkeypatch.setattr("builtins.input", read)
    monkeypatch.setattr(Screen, "typed_at", True)
    result = play(*SOLO, "--plain", typed=[])
    assert result.output.count(STOP) == 2
    assert "deskovka play cartographers --resume my.record" in result.output
    assert result.exit_code == 0 and not typed


def test_while_a_bot_thinks(monkeypatch: pytest.MonkeyPatch) -> None:
    """The bot is asked again when the game goes on."""
    thought: list[int] = []
    bot = make_bot(game("cartographers"), "random")

    class Interrupted:
        def choose(self, knowledge: Knowledge, random: Random) -> Action:
            thought.append(1)
            if len(thought) == 1:
                raise KeyboardInterrupt
            return bot.choose(knowledge, random)

    monkeypatch.setattr("deskovka.terminal.play.make_bot", lambda rules, name: Interrupted())
    monkeypatch.setattr(Screen, "typed_at", True)
    result = play(
        "--seats", "me,random", "--seed", "abc", typed=["draw forest A1+A2+A3+B3", "", "", "q", "yes"]
    )
    assert STOP in result.output
    assert len(thought) == 2
    assert result.exit_code == 0


def test_in_a_pipe_nobody_can_be_asked(tmp_path: Path) -> None:
    """What is in the pipe answers other questions; it ends at once, and says what becomes of the game."""
    command = [sys.executable, "-m", "deskovka", "play", "cartographers", "--seats", "me", "--seed", "abc"]
    for options, words in (([], b"The game is not saved"), (["--record", "g.txt"], b"--resume g.txt")):
        with subprocess.Popen(
            [*command, *options],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            env={**os.environ, **UNCOUNTED, "DESKOVKA_LANG": "en", "PYTHONUNBUFFERED": "1"},
        ) as process:
            assert process.stdout and process.stderr
            while b"Which terrain do you draw?" not in process.stdout.readline():
                pass
            process.send_signal(signal.SIGINT)
            assert process.wait(60) == 130
            assert words in process.stderr.read()


def test_the_end_of_the_input_says_what_becomes_of_the_game() -> None:
    for language, words in (("en", "The game is not saved"), ("cs", "Hra není uložena")):
        result = run("play", "catan", "--seats", "me,random", "--lang", language)
        assert result.exit_code == 0
        assert words in result.output
    result = run("play", "catan", "--seats", "me,random", "--record", "g.txt")
    assert "--resume g.txt" in result.output and "not saved" not in result.output


@needs_proc
@pytest.mark.parametrize("plain", [False, True])
@pytest.mark.parametrize("end", ["hung up", "terminated"])
def test_a_game_that_is_cut_off_is_kept_and_goes_on(end: str, plain: bool, tmp_path: Path) -> None:
    """Closing the window once threw the game away without a word; terminating it asked whether to stop."""
    arguments = ["play", "cartographers", *SOLO, *(["--plain"] if plain else [])]
    with OnTerminal(*arguments, data=tmp_path) as program:
        if not plain:
            program.until("Press Enter to begin")
            program.type(b"\r")
        program.until("Which terrain do you draw")
        program.type(b"draw forest A1+A2+A3+B3\r")
        program.until("Press Enter to confirm")
        program.type(b"\r")
        program.until("What happened since your last move(.|\n)*What happened since your last move")
        if end == "hung up":
            program.hang_up()
        else:
            program.process.terminate()
        assert program.ended() == (-signal.SIGHUP if end == "hung up" else -signal.SIGTERM)
    assert STOP not in program.shown
    [file] = (tmp_path / "deskovka" / "unfinished").iterdir()
    goes_on = f"deskovka play cartographers --resume {file}"
    assert end == "hung up" or goes_on in program.shown
    again = play(*SOLO, "--lang", "cs", typed=[], XDG_DATA_HOME=str(tmp_path))
    assert f"Jedna hra zůstala přerušená; pokračovat v ní lze takto: {goes_on}" in again.output
    resumed = play("--resume", str(file), XDG_DATA_HOME=str(tmp_path))
    assert "The saved game goes on after move 1." in resumed.output
    assert "cut off" not in resumed.output
    assert Record.read(file.read_text("utf-8")).scores is not None
    assert "cut off" not in play(*SOLO, typed=[], XDG_DATA_HOME=str(tmp_path)).output


class CutOff:
    """A game at which somebody answers once; while it is kept, a signal asks again."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, first: type[BaseException] | int, again: int) -> None:
        self.again = again
        self.first = first
        self.lines = ["1", "1", "A1", ""]
        self.sync = os.fsync
        monkeypatch.setattr(stopping, "_received", [])
        monkeypatch.setattr("builtins.input", self.read)
        monkeypatch.setattr(os, "fsync", self.disturbed)

    def read(self, prompt: str) -> str:
        if self.lines:
            return self.lines.pop(0)
        if not isinstance(self.first, int):
            raise self.first
        stopping.stop(self.first, None)
        return ""

    def disturbed(self, file: int) -> None:
        if not self.lines:
            stopping.stop(self.again, None)
        self.sync(file)


@pytest.mark.parametrize("again", [signal.SIGHUP, signal.SIGTERM])
@pytest.mark.parametrize("first", [signal.SIGHUP, signal.SIGTERM, OSError])
def test_a_signal_while_a_game_is_kept_does_not_lose_it(
    first: type[BaseException] | int, again: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A shell tells its jobs of a closed window, and the system tells them once more."""
    CutOff(monkeypatch, first, again)
    play(*SOLO, "--plain", typed=[], XDG_DATA_HOME=str(tmp_path))
    [file] = (tmp_path / "deskovka" / "unfinished").iterdir()
    assert len(Record.read(file.read_text("utf-8")).moves) == 1


@pytest.mark.parametrize("again", [signal.SIGHUP, signal.SIGTERM])
def test_a_move_is_not_lost_if_a_signal_comes_while_it_is_written(
    again: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    cut_off = CutOff(monkeypatch, signal.SIGHUP, again)
    play(*SOLO, "--plain", "--record", "my.record", typed=[])
    assert not cut_off.lines
    assert len(Record.read(Path("my.record").read_text("utf-8")).moves) == 1
    assert not list(Path().glob(".my*"))


@needs_proc
@pytest.mark.parametrize("attempt", range(4))
@pytest.mark.parametrize("again", [signal.SIGHUP, signal.SIGTERM])
def test_a_game_is_kept_when_two_signals_come_at_once(again: int, attempt: int, tmp_path: Path) -> None:
    with OnTerminal("play", "cartographers", *SOLO, "--plain", data=tmp_path) as program:
        program.until("Which terrain do you draw")
        program.type(b"draw forest A1+A2+A3+B3\r")
        program.until("Press Enter to confirm")
        program.type(b"\r")
        program.until("What happened since your last move(.|\n)*What happened since your last move")
        for number in (signal.SIGHUP, again, signal.SIGHUP):
            program.process.send_signal(number)
        assert program.ended() in (-signal.SIGHUP, -signal.SIGTERM)
        assert "Traceback" not in program.shown
    [file] = (tmp_path / "deskovka" / "unfinished").iterdir()
    assert len(Record.read(file.read_text("utf-8")).moves) == 1


@pytest.mark.parametrize(
    ("script", "program", "words"),
    [
        ("./play", "/opt/.venv/bin/deskovka", "./play"),
        ("", "/opt/.venv/bin/deskovka", "/opt/.venv/bin/deskovka"),
        ("", "/opt/deskovka/__main__.py", f"{sys.executable} -m deskovka"),
        ("", "pytest", "deskovka"),
    ],
)
def test_the_command_that_goes_on_works_as_it_is_typed(
    script: str, program: str, words: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "argv", [program])
    monkeypatch.setattr("deskovka.starting.which", lambda name: None)
    saved = ["q", "save my game.record"]
    result = play(*SOLO, "--lang", "cs", "--plain", typed=saved, DESKOVKA_COMMAND=script)
    assert f": {words} play cartographers --resume 'my game.record' --lang cs --plain\n" in result.output
    result = play(*SOLO, typed=["q", "save other.record"], DESKOVKA_COMMAND=script)
    assert f": {words} play cartographers --resume other.record\n" in result.output
