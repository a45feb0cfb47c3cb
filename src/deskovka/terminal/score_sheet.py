"""The score sheet, explained line by line, and the ranking at the end."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import takewhile

from rich.table import Table as Rows
from rich.text import Text

from deskovka.core.outcome import Line, Outcome, Standing
from deskovka.terminal.face import Face
from deskovka.text import signed


def groups_of(lines: Iterable[Line]) -> dict[str, list[Line]]:
    """The lines by their first word: a season, a chapter. A line of one word stands for itself."""
    groups: dict[str, list[Line]] = {}
    for line in lines:
        groups.setdefault(line.what[0], []).append(line)
    return groups


def say_sheet(face: Face, lines: Sequence[Line]) -> None:
    """Where the points come from."""
    lines = [line for line in lines if line.points or len(line.what) > 1]
    if not lines:
        face.screen.say(face.texts.t("sheet-nothing"))
    elif face.screen.plain:
        _say_sheet_plain(face, lines)
    else:
        _say_sheet_table(face, lines)


def _say_sheet_table(face: Face, lines: Sequence[Line]) -> None:
    t = face.texts.t
    rows = Rows.grid(padding=(0, 2))
    rows.add_column()
    rows.add_column(justify="right")
    rows.add_column(style="dim", ratio=1)
    noted: set[str] = set()
    for group, members in groups_of(lines).items():
        if len(members[0].what) == 1:
            rows.add_row(face.texts.name(group), signed(_sum(members)), _new_note(face, members[0], noted))
            continue
        if label := face.sum_before(group):
            rows.add_row(Text(label, "bold"), Text(signed(_sum_before(lines, group)), "bold"), "")
        rows.add_row(Text(face.texts.name(group), "bold"), "", "")
        for line in members:
            rows.add_row(f"  {_what(face, line)}", signed(line.points), _new_note(face, line, noted))
        rows.add_row(Text(f"  {t('sheet-total')}", "bold"), Text(signed(_sum(members)), "bold"), "")
    rows.add_row(Text(face.total_of(lines), "bold"), Text(signed(_sum(lines)), "bold reverse"), "")
    face.screen.say(rows)


def _say_sheet_plain(face: Face, lines: Sequence[Line]) -> None:
    t, say = face.texts.t, face.screen.say
    noted: set[str] = set()
    for group, members in groups_of(lines).items():
        name = face.texts.name(group)
        if len(members[0].what) == 1:
            note = _new_note(face, members[0], noted)
            say(t("sheet-source-plain", what=name, points=_sum(members), note=note))
            continue
        if label := face.sum_before(group):
            say(f"{label}: {t('points', points=_sum_before(lines, group))}.")
        for line in members:
            what, note = _what(face, line), _new_note(face, line, noted)
            known = "yes" if note else "no"
            say(t("sheet-line-plain", group=name, what=what, points=line.points, noted=known, note=note))
        say(t("sheet-subtotal-plain", group=name, points=_sum(members)))
    say(f"{face.total_of(lines)}: {t('points', points=_sum(lines))}.")


def note_of(face: Face, standing: Standing) -> str:
    """What breaks ties, where anything does: of a game that players have ended nothing is known."""
    return face.standing_note(standing) if standing.tie_breaks else ""


def say_ranking(face: Face, outcome: Outcome) -> None:
    """Who came where, and what each part of the game brought."""
    t, texts = face.texts.t, face.texts
    face.screen.heading(t("ranking-title"))
    order = sorted(range(len(outcome.ranking)), key=lambda seat: outcome.ranking[seat])
    if face.screen.plain:
        for seat in order:
            place, points = outcome.ranking[seat], outcome.scores[seat]
            line = t("ranking-line-plain", place=place, name=face.names[seat], points=points)
            face.screen.say(f"{line} {note_of(face, outcome.standings[seat])}".strip())
        return
    if all(len(line.what) == 1 for line in outcome.standings[0].lines):
        face.screen.say(_by_source(face, outcome, order))
        for seat in order:
            tied = outcome.scores.count(outcome.scores[seat]) > 1
            if tied and (note := note_of(face, outcome.standings[seat])):
                face.screen.say(f"{face.names[seat]} {note}")
        return
    parts = list(groups_of(outcome.standings[0].lines))
    rows = Rows.grid(padding=(0, 2))
    heads = [t("ranking-place"), t("ranking-name"), *map(texts.name, parts), t("sheet-total"), ""]
    for number in range(len(heads)):
        rows.add_column(justify="left" if number in (1, len(heads) - 1) else "right")
    rows.add_row(*(Text(head, "dim") for head in heads))
    for seat in order:
        standing = outcome.standings[seat]
        by_part = [signed(_sum(lines)) for lines in groups_of(standing.lines).values()]
        style = "bold" if outcome.ranking[seat] == 1 else ""
        cells = [f"{outcome.ranking[seat]}.", face.names[seat], *by_part, signed(standing.score)]
        rows.add_row(*(Text(cell, style) for cell in cells), Text(note_of(face, standing), "dim"))
    face.screen.say(rows)


def _by_source(face: Face, outcome: Outcome, order: Sequence[int]) -> Rows:
    """Where there are many sources and no parts: a row for each source that gave anybody something."""
    rows = Rows.grid(padding=(0, 2))
    rows.add_column(no_wrap=True)
    for _ in order:
        rows.add_column(justify="right")
    rows.add_row("", *(Text(f"{outcome.ranking[seat]}. {face.names[seat]}", "bold") for seat in order))
    for lines in zip(*(outcome.standings[seat].lines for seat in order)):
        if any(line.points for line in lines):
            rows.add_row(face.texts.name(lines[0].what[0]), *(signed(line.points) for line in lines))
    totals = (Text(signed(outcome.scores[seat]), "bold") for seat in order)
    rows.add_row(Text(face.texts.t("sheet-total"), "bold"), *totals)
    return rows


def _new_note(face: Face, line: Line, noted: set[str]) -> str:
    """Why a line has its points, if the sheet has not said so before."""
    note = face.note(line)
    if note in noted:
        return ""
    noted.add(note)
    return note


def _what(face: Face, line: Line) -> str:
    return ": ".join(face.texts.name(word) for word in line.what[1:])


def _sum_before(lines: Sequence[Line], group: str) -> int:
    """The points of all lines above a group."""
    return _sum(takewhile(lambda line: line.what[0] != group, lines))


def _sum(lines: Iterable[Line]) -> int:
    return sum(line.points for line in lines)
