"""Short texts side by side, as many as there is room for."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from rich.table import Table as Rows
from rich.text import Text

from deskovka.terminal.screen import Screen

GAP = 2
NUMBER = 4  # columns for the number of an entry

Entry = tuple[str, str]  # what it is, and a remark


def say_entries(screen: Screen, entries: Sequence[Entry]) -> None:
    """A numbered list; in sentences one line each."""
    if screen.plain:
        for number, (label, remark) in enumerate(entries, 1):
            screen.say(f"{number}. {label}" + (f": {remark}" if remark else ""))
        return
    texts = [Text.assemble(label, (f"  {remark}" if remark else "", "dim")) for label, remark in entries]
    screen.say(in_columns(texts, screen.width))


def in_columns(entries: Sequence[Text], width: int) -> Rows:
    """Entries with their numbers, read from top to bottom, then from left to right."""
    widest = max((entry.cell_len for entry in entries), default=1) + NUMBER + GAP
    columns = max(1, min(len(entries), width // widest))
    height = -(-len(entries) // columns)
    rows = Rows.grid()
    for _ in range(columns):
        rows.add_column(width=NUMBER, no_wrap=True)
        rows.add_column()
    for row in range(height):
        cells = []
        for number in range(row, len(entries), height):
            cells += [Text(f"{number + 1:>3} ", "bold cyan"), entries[number] + Text(" " * GAP)]
        rows.add_row(*cells)
    return rows


def in_flow(entries: Iterable[Text], width: int) -> Text:
    """Entries one after another, broken only between them."""
    lines: list[Text] = []
    for entry in entries:
        if lines and lines[-1].cell_len + GAP + entry.cell_len <= width:
            lines[-1].append(" " * GAP).append_text(entry)
        else:
            lines.append(Text().append_text(entry))
    return Text("\n").join(lines)
