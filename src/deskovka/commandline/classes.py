"""Bots of one's own that lie in the current folder, found without loading anything: for completion."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

from deskovka.bots.others import MIDDLE, called

CLASS = re.compile(r"^class (\w+)\(([^)]*)\)", re.MULTILINE)
BOT = re.compile(r"Bot\b")
WORD = re.compile(r"\w+")
MOST_FILES = 300
LONGEST_FILE = 1_000_000  # bytes


def classes_here(incomplete: str) -> Iterator[tuple[str, str]]:
    """`module:Class` and what it is called, for every bot in the folder of the module that is being typed."""
    folders = incomplete.partition(MIDDLE)[0].split(".")[:-1]
    for file in sorted(Path(*folders).glob("*.py"))[:MOST_FILES]:
        module = ".".join([*folders, file.stem])
        with suppress(OSError, UnicodeDecodeError):
            if file.stat().st_size <= LONGEST_FILE:
                names = [f"{module}{MIDDLE}{name}" for name in bots_in(file.read_text("utf-8"))]
                yield from ((name, called(name)) for name in names)


def bots_in(text: str) -> list[str]:
    """The classes that inherit something called a bot, or one of these."""
    found: list[str] = []
    for name, bases in CLASS.findall(text):
        if BOT.search(bases) or set(found) & set(WORD.findall(bases)):
            found.append(name)
    return found
