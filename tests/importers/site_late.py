"""Answers that stand where our rules know no answer any more: after an own action, or after a sacrifice."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace

from importers.site_game import Entry, SiteGame
from importers.site_log import SiteLog, write_log

AFTER_A_TURN = {
    "answer": ("answer-later", "TM-7.7"),
    "step": ("cult-step-later", "TM-28.2"),
    "consolation": ("cultists-power-later", "TM-7.7"),
}
IN_A_TURN = ("sacrifice-before-answer", "TM-13.13")
FREE = ("burn", "convert")
HIGHEST = 8  # steps of a cult: above it the order of steps and keys would matter


@dataclass(slots=True)
class Late:
    """A log in which one answer is late, and what it should be called."""

    log: SiteLog
    name: str
    rule: str
    line: int
    matters: bool  # the faction has something else than it would have had in time


def late_logs(game: SiteGame, *names: str) -> Iterator[Late]:
    """One log for each answer of a game that can be late, so that everything after it stays possible."""
    in_time = write_log(game, game.entries)
    for place, entry in enumerate(game.entries):
        turn = next_turn(game.entries, place)
        if turn is None or not may_wait(game.entries, entry):
            continue
        for name, rule, entries, row in orders(game.entries, entry, turn):
            if name in names:
                log = write_log(game, entries)
                if log.possible and (entry.kind != "step" or max(log.held[row].cults) <= HIGHEST):
                    matters = log.held[row] != in_time.held[turn]
                    yield Late(log, name, rule, log.lines[row], matters)


def may_wait(entries: list[Entry], entry: Entry) -> bool:
    """Power that is taken, unless the Cultists wait for the answer; what answers bring the Cultists."""
    if entry.kind in ("step", "consolation"):
        return bool(entry.commands)
    taken = entry.kind == "answer" and entry.commands and entry.commands[0].startswith("Leech")
    return bool(taken) and not any(o.event == entry.event and o.kind == "accepted" for o in entries)


def next_turn(entries: list[Entry], place: int) -> Entry | None:
    """The next own row in the same round."""
    for entry in entries[place + 1 :]:
        if entry.kind == "heading" or entry.kind == "final":
            return None
        if entry.kind == "turn" and entry.seat == entries[place].seat:
            return entry
    return None


def orders(entries: list[Entry], entry: Entry, turn: Entry) -> Iterator[tuple[str, str, list[Entry], Entry]]:
    """The name of an order, its entries, and the row that the late answer stands in."""
    rest = [other for other in entries if other is not entry]
    after = rest.index(turn) + 1
    if entry.kind in AFTER_A_TURN:
        yield *AFTER_A_TURN[entry.kind], [*rest[:after], entry, *rest[after:]], entry
    free = next((n for n, command in enumerate(turn.commands) if not command.startswith(FREE)), 0)
    if entry.kind == "answer" and free:
        row = replace(
            turn,
            commands=[*turn.commands[:free], *entry.commands, *turn.commands[free:]],
            deeds=[*turn.deeds[:free], *entry.deeds, *turn.deeds[free:]],
        )
        yield *IN_A_TURN, [row if other is turn else other for other in rest], row
