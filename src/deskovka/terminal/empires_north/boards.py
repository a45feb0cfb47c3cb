"""The players as a table."""

from __future__ import annotations

from rich.table import Table as Rows
from rich.text import Text

from deskovka.core.game import Json, Seat
from deskovka.terminal.empires_north.spoken import IN_SUPPLY, Spoken

HEADS = ("points", *IN_SUPPLY, "worker", "ships", "hand", "empire", "discs")


NARROW = 110  # columns below which the heads are short


def seat_rows(spoken: Spoken, view: Json, width: int) -> Rows:
    """A row for each player: points, goods, workers and the tired ones, ships, hand, empire, discs."""
    rows, key = Rows.grid(padding=(0, 1, 0, 0)), "short" if width < NARROW else "head"
    for _ in range(3):
        rows.add_column(no_wrap=True)
    for _ in HEADS[:-1]:
        rows.add_column(justify="right", no_wrap=True)
    rows.add_column()
    rows.add_row("", "", "", *(Text(spoken.texts.t(f"{key}-{head}"), "dim") for head in HEADS))
    for seat in range(len(spoken.names)):
        rows.add_row(*_cells(spoken, view, seat))
    return rows


def _cells(spoken: Spoken, view: Json, seat: Seat) -> list[Text]:
    player, asked = view["players"][seat], view["asked"]
    is_asked = asked is not None and seat in asked["seats"]
    style = "bold" if is_asked else "dim" if player["passed"] else ""
    sign = "▸" if is_asked else "×" if player["passed"] else " "
    workers = f"{player['supply']['worker']}+{player['tired']}"
    values = [
        player["points"],
        *(player["supply"][good] for good in IN_SUPPLY),
        workers,
        player["ships"],
        player["hand_size"],
        len(player["empire"]),
        _discs(player),
    ]
    named = [sign, spoken.names[seat], spoken.clan(view, seat)]
    return [Text(str(value), style) for value in (*named, *values)]


def _discs(player: Json) -> str:
    """`●○×`: a disc in the supply, one on a tile, one that is exhausted there."""
    signs = ("×" if disc["exhausted"] else "○" if disc["tile"] else "●" for disc in player["discs"])
    return "".join(signs)
