"""Numbered choices on the screen, as many side by side as there is room for."""

from __future__ import annotations

from collections.abc import Sequence

from rich.table import Table as Rows
from rich.text import Text

from deskovka.terminal.screen import Screen

GAP = 2
NUMBER = 4  # columns for the number of an entry

Entry = tuple[str, str]  # what it is, and a remark


def say_entries(screen: Screen, entries: Sequence[Entry]) -> None:
    """A list, from top to bottom; in sentences one line each."""
    if screen.plain:
        for number, (label, remark) in enumerate(entries, 1):
            screen.say(f"{number}. {label}" + (f": {remark}" if remark else ""))
        return
    texts = [Text.assemble(label, (f"  {remark}" if remark else "", "dim")) for label, remark in entries]
    widest = max(text.cell_len for text in texts) + NUMBER + GAP
    columns = max(1, min(len(texts), screen.width // widest))
    height = -(-len(texts) // columns)
    rows = Rows.grid()
    for _ in range(columns):
        rows.add_column(width=NUMBER, no_wrap=True)
        rows.add_column()
    for row in range(height):
        cells = []
        for number in range(row, len(texts), height):
            cells += [Text(f"{number + 1:>3} ", "bold cyan"), texts[number] + Text(" " * GAP)]
        rows.add_row(*cells)
    screen.say(rows)
