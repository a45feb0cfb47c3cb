"""The players as a table."""

from __future__ import annotations

from collections.abc import Sequence

from rich.table import Table as Rows
from rich.text import Text

from deskovka.core.game import Json, Seat
from deskovka.terminal.catan.island import PLAYERS
from deskovka.terminal.catan.players import LETTERS
from deskovka.terminal.catan.spoken import awards_of, pieces_left
from deskovka.text import Texts

COUNTED = ("points", "cards", "development", "knights", "road")
LONGEST_NAME = 18


def seat_rows(texts: Texts, names: Sequence[str], view: Json, seats: Sequence[Seat]) -> Rows:
    """A row for each player: what everybody can count, the pieces left, the special cards."""
    rows = Rows.grid(padding=(0, 2, 0, 0))
    rows.add_column(no_wrap=True)
    rows.add_column(no_wrap=True, max_width=LONGEST_NAME)
    further = further_columns(view)
    for _ in (*COUNTED, *further):
        rows.add_column(justify="right", no_wrap=True)
    rows.add_column(no_wrap=True)
    rows.add_column(ratio=1)
    heads = (*COUNTED, *further, "left-sea" if view["sea"] else "left", "awards")
    rows.add_row("", "", *(Text(texts.t(f"head-{head}"), "dim") for head in heads))
    asked = view["asked"]["seats"] if view["asked"] else []
    for seat in seats:
        player = view["players"][seat]
        style = "bold" if seat in asked else ""
        left = "/".join(str(number) for number in pieces_left(view, seat).values())
        rows.add_row(
            Text.assemble("▸" if seat in asked else " ", (f" {LETTERS[seat]} ", PLAYERS[seat])),
            Text(names[seat], style),
            *(Text(str(player[kind]), style) for kind in COUNTED),
            *(Text(str(number), style) for number in further_counts(view, seat)),
            Text(left, style),
            Text(", ".join(awards_of(texts, view, seat)), style),
        )
    return rows


def further_columns(view: Json) -> list[str]:
    """What is counted only at sea, or where treasures are found."""
    return [head for head, part in (("islands", "sea"), ("treasures", "treasures")) if view[part]]


def further_counts(view: Json, seat: Seat) -> list[int]:
    counted = {"sea": "islands", "treasures": "kept"}
    return [view[part]["players"][seat][count] for part, count in counted.items() if view[part]]
