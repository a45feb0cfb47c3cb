"""The same game as it was played by mail: answers come some rows later, and rows are worded as people word them."""

from __future__ import annotations

import re
from dataclasses import replace
from itertools import pairwise
from random import Random

from importers.site_game import Entry

WAITING = ("answer", "accepted", "step", "consolation")
CONVERSION = re.compile(r"convert (\d)(\w+) to 1(\w+)")


def delayed(entries: list[Entry], random: Random, often: float = 0.4) -> list[Entry]:
    """Every answer stands before the next row of its own faction, in the order of the offers, or at the end of the round."""
    return Mail(random, often).order(entries)


class Mail:
    """What waits for an answer, and the log so far."""

    def __init__(self, random: Random, often: float) -> None:
        self.random = random
        self.often = often  # how likely an answer comes before the next row
        self.waiting: list[Entry] = []
        self.log: list[Entry] = []

    def order(self, entries: list[Entry]) -> list[Entry]:
        for entry in entries:
            if entry.kind in WAITING:
                if entry.commands:
                    self.waiting.append(entry)
                continue
            self.before(entry)
            self.log.append(entry)
        return self.log

    def before(self, entry: Entry) -> None:
        """Answers that stand before an entry: all before another phase, the own ones before an own row."""
        for waiting in list(self.waiting):
            own = entry.kind != "turn" or waiting.seat == entry.seat
            if waiting.kind != "accepted" and (own or self.random.random() < self.often):
                self.answer(waiting)

    def answer(self, entry: Entry) -> None:
        """Write an answer, after those of the same faction that are older and those that it follows from."""
        if entry not in self.waiting:
            return
        for older in [
            other for other in self.waiting if other.seat == entry.seat and other.kind != "accepted"
        ]:
            if older is entry:
                break
            self.answer(older)
        same = [other for other in self.waiting if other.event == entry.event]
        if entry.kind == "consolation":
            for other in same:
                if other.kind == "answer":
                    self.answer(other)
        accepted = [other for other in same if other.kind == "accepted"]
        if entry.kind == "step" and accepted:
            self.answer(next(other for other in same if is_leech(other)))
        elif is_leech(entry):
            self.write(*accepted)
        self.write(entry)

    def write(self, *entries: Entry) -> None:
        for entry in entries:
            self.waiting.remove(entry)
            self.log.append(entry)


def is_leech(entry: Entry) -> bool:
    return entry.kind == "answer" and entry.commands[0].startswith("Leech")


# wording


def reworded(entries: list[Entry], random: Random) -> list[Entry]:
    """Conversions and spades merged, answers in the row of the own action, whatever else people write."""
    found: list[Entry] = []
    for entry in entries:
        entry = replace(entry, commands=list(entry.commands), deeds=list(entry.deeds))
        if entry.kind == "turn":
            entry.commands = merged(entry.commands, random)
            while found and found[-1].seat == entry.seat and found[-1].kind in ("answer", "step"):
                if random.random() < 0.5:
                    break
                before = found.pop()
                entry.commands[:0], entry.deeds[:0] = before.commands, before.deeds
        elif entry.kind == "income" and random.random() < 0.5:
            spades = [other for other in found[-12:] if other.kind == "spades" and other.seat == entry.seat]
            for other in spades:
                found.remove(other)
            words = [command for other in spades for command in other.commands]
            entry.commands = [*words, *entry.commands] if random.random() < 0.7 else [*entry.commands, *words]
        found.append(entry)
        if entry.kind == "turn" and random.random() < 0.05:
            found.append(Entry("aside", entry.seat, [random.choice(["wait", "done", "burn 0", "Decline"])]))
    return found


def merged(commands: list[str], random: Random) -> list[str]:
    """`convert 1PW to 1C` twice is `convert 2PW to 2C`; a transformation goes without saying where a dwelling follows."""
    found: list[str] = []
    for command in commands:
        counts = CONVERSION.fullmatch(command)
        if command.startswith("build") and random.random() < 0.7:
            hex = command.split()[1]
            turned = [other for other in found if other.startswith(f"transform {hex} ")]
            if len(turned) == 1:
                found.remove(turned[0])
        elif counts and found and random.random() < 0.8:
            last = re.fullmatch(rf"convert (\d+){counts[2]} to (\d+){counts[3]}", found[-1])
            if last and int(last[1]) == int(counts[1]) * int(last[2]):
                times = int(last[2]) + 1
                found[-1] = f"convert {int(counts[1]) * times}{counts[2]} to {times}{counts[3]}"
                continue
        elif command.startswith("burn") and found and found[-1].startswith("burn"):
            found[-1] = f"burn {int(found[-1].split()[1]) + int(command.split()[1])}"
            continue
        found.append(command)
    return [reworded_command(command, random) for command in _old_order(found, random)]


def _old_order(commands: list[str], random: Random) -> list[str]:
    """Old notation: `build X. transform Y` where Y was transformed first; tiles in either order."""
    found = list(commands)
    for place, (one, other) in enumerate(pairwise(commands)):
        ends = place + 2 == len(commands)
        spades = one.startswith("transform") and other.startswith("build")
        if spades and ends and one.split()[1] != other.split()[1] and random.random() < 0.5:
            found[place : place + 2] = [other, one]
        tiles = re.fullmatch(r"\+FAV\d+ \+TW[123478]", f"{one} {other}")
        if tiles and random.random() < 0.5:
            found[place : place + 2] = [other, one]
    return found


def reworded_command(command: str, random: Random) -> str:
    """Numbers 1 left out, other cases of letters, long words."""
    if random.random() < 0.2:
        command = re.sub(r"\b1(PW|C|W|P|VP)\b", r"\1", command)
    if random.random() < 0.1:
        command = command.replace(" to TP", " to Trading Post").replace(" to SH", " to stronghold")
    return command.lower() if random.random() < 0.1 else command
