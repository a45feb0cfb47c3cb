"""The players as a table."""

from __future__ import annotations

from collections.abc import Sequence

from rich.table import Table as Rows
from rich.text import Text

from deskovka.core.game import Json, Seat
from deskovka.terminal.catan.island import PLAYERS
from deskovka.terminal.catan.players import LETTERS
from deskovka.terminal.catan.spoken import awards_of
from deskovka.text import Texts

COUNTED = ("points", "cards", "development", "knights", "road")
LONGEST_NAME = 18


def seat_rows(texts: Texts, names: Sequence[str], view: Json, seats: Sequence[Seat]) -> Rows:
    """A row for each player: what everybody can count, the pieces left, the special cards."""
    rows = Rows.grid(padding=(0, 2, 0, 0))
    rows.add_column(no_wrap=True)
    rows.add_column(no_wrap=True, max_width=LONGEST_NAME)
    for _ in COUNTED:
        rows.add_column(justify="right", no_wrap=True)
    rows.add_column(no_wrap=True)
    rows.add_column(ratio=1)
    heads = (*COUNTED, "left", "awards")
    rows.add_row("", "", *(Text(texts.t(f"head-{head}"), "dim") for head in heads))
    asked = view["asked"]["seats"] if view["asked"] else []
    for seat in seats:
        player = view["players"][seat]
        style = "bold" if seat in asked else ""
        left = "/".join(str(player["left"][kind]) for kind in ("roads", "settlements", "cities"))
        rows.add_row(
            Text.assemble("▸" if seat in asked else " ", (f" {LETTERS[seat]} ", PLAYERS[seat])),
            Text(names[seat], style),
            *(Text(str(player[kind]), style) for kind in COUNTED),
            Text(left, style),
            Text(", ".join(awards_of(texts, view, seat)), style),
        )
    return rows
