"""A log as text: its options, tiles, seating, and its rows with what they state."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from itertools import takewhile

from deskovka.core.values import value
from deskovka.games.terra_mystica.factions import FACTIONS
from deskovka.importers.result import LogError
from deskovka.importers.terra_mystica.commands import match
from deskovka.importers.terra_mystica.ledger import Change, Held

LABELS = {id.replace("_", ""): id for id in FACTIONS}
LEDGER_FIELDS = 14
SCORING = re.compile(r"round (\d) scoring: (score\d+)")
REMOVED = re.compile(r"(?:removing tile|delete) (bon\d+)")
COMMAND = re.compile(
    r"(build|upgrade|pass|leech|decline|action|send|dig|transform|burn|convert|advance|\+).*"
)
PLACE = re.compile(r"round (\d{1,3})(?: income|, turn (\d{1,3}))")
DROPPED = re.compile(r"(?:drop-faction (\w+)|(\w+) (?:has )?dropped\b.*)")
LEDGER = re.compile(  # each number stands behind its change, which is not read
    r"\t(\d+) vp\t[^\t]*\t(\d+) c\t[^\t]*\t(\d+) w\t[^\t]*\t(\d+) p\t[^\t]*\t(\d+)/(\d+)/(\d+) pw"
    r"\t[^\t]*\t(\d+)/(\d+)/(\d+)/(\d+)\t([\d ]*)"
)
NEW_SPADES = ("action", "dig", "build", "upgrade", "cult_income", "income")  # with them something else begins
LATER = {"mini-expansion-1", "shipping-bonus", "temple-scoring-tile"}


@value
class Values:
    """What a row states: what its faction has after it, and the power it offered."""

    held: Held
    offers: tuple[int, ...]


@dataclass(slots=True, eq=False)
class Command:
    """One command of a row: what it says, whether it was played, and what that changed."""

    row: Row
    kind: str
    words: tuple[str, ...]
    text: str
    used: bool = False
    played: int = 0  # after how many changes of the game; 0: not yet
    changes: list[Change] = field(default_factory=list)


@dataclass(slots=True, eq=False)
class Row:
    """One row: a faction, its commands, and what is stated after it, if anything is."""

    line: int
    faction: str
    text: str
    values: Values | None
    commands: list[Command] = field(default_factory=list)
    offers: dict[int, int] = field(default_factory=dict)  # power that its buildings offer, by seat


@dataclass(slots=True)
class Log:
    options: set[str] = field(default_factory=set)
    scoring: dict[int, str] = field(default_factory=dict)
    removed: list[str] = field(default_factory=list)
    factions: list[str] = field(default_factory=list)
    rows: list[Row] = field(default_factory=list)
    tile_lines: dict[str, int] = field(default_factory=dict)  # where the tiles of the set-up are named
    heading: str = "setup"  # the last one of a round or turn
    place: tuple[int, int] = (0, 1)  # the round and turn it names; turn 0 is the income


def read_log(text: str) -> Log:
    log = Log()
    for number, line in enumerate(text.removeprefix("\ufeff").splitlines(), 1):
        fields = line.split("\t")
        if len(fields) > LEDGER_FIELDS:
            drop = fields[LEDGER_FIELDS].strip().casefold().startswith("drop")
            values = None if drop else _values(number, fields[:LEDGER_FIELDS])
            _add_row(log, number, fields[0], fields[LEDGER_FIELDS], values)
        elif match := PLACE.fullmatch(line.strip().casefold()):
            _follow(log, number, line.strip(), (int(match[1]), int(match[2] or 0)))
        elif not _heading(log, number, line.strip().casefold()):
            _read_commands(log, number, line.strip())
    if sorted(log.scoring) != [1, 2, 3, 4, 5, 6] or len(log.factions) < 2 or not log.rows:
        raise LogError(
            "expected the scoring tiles of six rounds and at least two factions: this is no whole log",
            "log-not-whole",
        )
    return log


def _follow(log: Log, number: int, heading: str, place: tuple[int, int]) -> None:
    """Turn follows turn and round follows round; the income of a round may have two headings."""
    round, turn = log.place
    following = [(round, turn + 1), (round + 1, 0) if turn else (round, 0)]
    if place not in following:
        raise LogError(
            f"line {number}: {heading!r} cannot come after {log.heading!r}",
            "log-heading",
            line=number,
            typed=heading,
            before=log.heading,
        )
    log.heading, log.place = heading, place


def _read_commands(log: Log, number: int, line: str) -> None:
    """A row of a log without a ledger: `faction: commands`. What is about no faction is a heading or somebody's note."""
    label, colon, commands = line.partition(":")
    known = label.casefold() in LABELS
    if known and colon:
        _add_row(log, number, label, commands, None)
    elif colon and COMMAND.fullmatch(commands.strip().casefold()):
        raise LogError(
            f"line {number}: {label!r} is no faction of the base game",
            "log-faction",
            line=number,
            typed=label,
        )
    elif line.casefold().split("\t")[0] in LABELS:
        raise _unreadable(number)
    elif line.casefold().split(" ")[0] in LABELS:
        raise LogError(
            f"line {number}: expected 'FACTION: COMMANDS', got {line[:60]!r}",
            "log-row",
            line=number,
            typed=line,
        )


def _heading(log: Log, number: int, line: str) -> bool:
    """Lines that are about the game as a whole, or about nothing."""
    if match := SCORING.match(line):
        log.scoring[int(match[1])] = match[2].upper()
        log.tile_lines[match[2].upper()] = number
    elif match := REMOVED.match(line):
        log.removed.append(match[1].upper())
        log.tile_lines[match[1].upper()] = number
    elif line.startswith("option "):
        _add_option(log, line.removeprefix("option ").strip())
    elif (match := DROPPED.fullmatch(line)) and (match[1] or match[2]) in LABELS and log.rows:
        faction = LABELS[match[1] or match[2]]
        _add_commands(log, Row(number, faction, line, None), ["drop-faction"])
    elif line.endswith(" income_for_faction") and line.split()[0] in LABELS:
        _seat(log, LABELS[line.split()[0]])
    else:
        return False
    return True


def _add_option(log: Log, option: str) -> None:
    if option.startswith("fire-and-ice"):
        raise LogError(
            f"the game was played with {option}, an expansion whose rules are not here",
            "log-expansion",
            typed=option,
        )
    log.options.add(option)


def _seat(log: Log, faction: str) -> None:
    if faction not in log.factions:
        log.factions.append(faction)


def _add_row(log: Log, number: int, label: str, text: str, values: Values | None) -> None:
    faction = LABELS.get(label.strip().casefold())
    if faction is None:
        raise LogError(
            f"line {number}: {label.strip()!r} is no faction of the base game",
            "log-faction",
            line=number,
            typed=label.strip(),
        )
    _seat(log, faction)
    text = text.partition("#")[0].strip()
    commands = [" ".join(command.split()).casefold() for command in text.split(".") if command.strip()]
    _add_commands(log, Row(number, faction, text, values), in_order(with_scrolls(commands)))


def _add_commands(log: Log, row: Row, commands: list[str]) -> None:
    row.commands = [Command(row, *match(command), command) for command in commands]
    log.rows.append(row)


def with_scrolls(commands: list[str]) -> list[str]:
    """`pass. +bon9` is `pass bon9`; so is `+bon9` alone, for the first scroll."""
    found: list[str] = []
    for command in commands:
        if command.startswith("+bon"):
            if found and found[-1] == "pass":
                found.pop()
            command = f"pass {command[1:]}"
        found.append(command)
    return found


def in_order(commands: list[str]) -> list[str]:
    """`build X. transform Y` means that Y is transformed first, unless Y belongs to another action."""
    for place, command in enumerate(commands):
        if command.startswith("build"):
            rest = commands[place + 1 :]
            same = [*takewhile(lambda other: match(other)[0] not in NEW_SPADES, rest)]
            later = [other for other in same if other.startswith("transform")]
            if later:
                kept = [other for other in same if other not in later]
                return [*commands[:place], *later, command, *kept, *rest[len(same) :]]
    return commands


def _values(number: int, fields: list[str]) -> Values:
    found = LEDGER.search("\t".join([text.strip() for text in fields]).casefold())
    if not found:
        raise _unreadable(number)
    *numbers, offers = found.groups()
    points, coins, workers, priests, one, two, three, *cults = map(int, numbers)
    power = tuple(sorted(map(int, offers.split())))
    return Values(Held(points, coins, workers, priests, (one, two, three), tuple(cults)), power)


def _unreadable(number: int) -> LogError:
    return LogError(f"line {number}: this row of the ledger cannot be read", "log-ledger", line=number)
