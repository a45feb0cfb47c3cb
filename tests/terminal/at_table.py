"""`deskovka table` in a process of its own, through pipes."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import threading
from pathlib import Path
from subprocess import Popen
from time import monotonic, sleep
from typing import Self

PATIENCE = 60.0  # seconds; only a test that fails waits so long
QUESTION = re.compile(r"[Tt]ype |Press Enter|\?")
WAITING = ("Waiting for", "plays in your seat")


class Terminal:
    """The program in a process of its own; what it prints is awaited, what people type is written."""

    def __init__(self, data: Path, *arguments: str, **environment: str) -> None:
        settings = {**os.environ, "XDG_DATA_HOME": str(data), "DESKOVKA_LANG": "en", "COLUMNS": "100"}
        self.process = Popen(
            [sys.executable, "-m", "deskovka", "table", *arguments],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            env={**settings, "PYTHONUNBUFFERED": "1", **environment},
        )
        self.output = ""
        self.read = 0  # what was awaited already
        self.reader = threading.Thread(target=self._read, daemon=True)
        self.reader.start()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.process.kill()
        self.process.wait(PATIENCE)
        self.reader.join(PATIENCE)
        for stream in (self.process.stdin, self.process.stdout, self.process.stderr):
            if stream:
                stream.close()

    def _read(self) -> None:
        assert self.process.stdout
        while data := os.read(self.process.stdout.fileno(), 65536):
            self.output += data.decode("utf-8", "replace")

    def type(self, *lines: str) -> None:
        assert self.process.stdin
        self.process.stdin.write("".join(f"{line}\n" for line in lines).encode())
        self.process.stdin.flush()

    def until(self, text: str) -> str:
        """Wait for a text; gives what came before it and was not awaited yet, with the text."""
        end = monotonic() + PATIENCE
        while text not in self.output[self.read :]:
            assert monotonic() < end, f"{text!r} did not come:\n{self.output[self.read :]}"
            assert self.reader.is_alive() or text in self.output[self.read :], self.complaint()
            sleep(0.01)
        found = self.output.index(text, self.read) + len(text)
        before, self.read = self.output[self.read : found], found
        return before

    def complaint(self) -> str:
        """What a program that has ended wrote to its error stream."""
        assert self.process.stderr
        return self.process.stderr.read().decode()

    def answer(self, text: str, *lines: str) -> str:
        """Wait for a question, then answer it."""
        before = self.until(text)
        self.type(*lines)
        return before

    def play_on(self, stop: str, answers: int = 1000) -> str:
        """Give the first answer to every question until a certain one, or so many; gives what was told."""
        told = ""
        while answers:
            told += self.until("> ")
            sleep(0.01)
            question = self.output[: self.read].rstrip("> \n").rpartition("\n")[2]
            if stop in question:
                break
            if QUESTION.search(question) and not any(words in question for words in WAITING):
                answers -= 1
                self.type("" if "Press Enter to confirm" in question else "1")
        return told

    def end(self) -> int:
        """Wait until the program ends by itself; gives its exit code."""
        assert self.process.stdin
        self.process.stdin.close()
        self.process.stdin = None
        code = self.process.wait(PATIENCE)
        self.reader.join(PATIENCE)
        return code
