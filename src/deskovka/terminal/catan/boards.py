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

LONGEST_NAME = 18


def seat_rows(texts: Texts, names: Sequence[str], view: Json, seats: Sequence[Seat]) -> Rows:
    """A row for each player: what everybody can count, the pieces left, the special cards."""
    rows = Rows.grid(padding=(0, 2, 0, 0))
    rows.add_column(no_wrap=True)
    rows.add_column(no_wrap=True, max_width=LONGEST_NAME)
    counted = [counts_of(view, seat) for seat in range(len(names))]
    for _ in counted[0]:
        rows.add_column(justify="right", no_wrap=True)
    rows.add_column(no_wrap=True)
    rows.add_column(ratio=1)
    heads = (*counted[0], "left-sea" if view["sea"] else "left", "awards")
    rows.add_row("", "", *(Text(texts.t(f"head-{head}"), "dim") for head in heads))
    asked = view["asked"]["seats"] if view["asked"] else []
    for seat in seats:
        style = "bold" if seat in asked else ""
        left = "/".join(str(number) for number in pieces_left(view, seat).values())
        rows.add_row(
            Text.assemble("▸" if seat in asked else " ", (f" {LETTERS[seat]} ", PLAYERS[seat])),
            Text(names[seat], style),
            *(Text(str(number), style) for number in counted[seat].values()),
            Text(left, style),
            Text(", ".join(awards_of(texts, view, seat)), style),
        )
    return rows


def counts_of(view: Json, seat: Seat) -> dict[str, int | str]:
    """What everybody can count of a player, by the heads of the columns."""
    player = view["players"][seat]
    found: dict[str, int | str] = {"points": player["points"], "cards": player["cards"]}
    if view["realm"]:
        noble = view["realm"]["players"][seat]
        found["progress"] = sum(noble["progress"].values())
        found["tracks"] = "/".join(map(str, noble["levels"].values()))
        found["defence"] = noble["defence"]
    else:
        found |= {"development": player["development"], "knights": player["knights"]}
    found["road"] = player["road"]
    if view["sea"]:
        found["islands"] = view["sea"]["players"][seat]["islands"]
    if view["treasures"]:
        found["treasures"] = view["treasures"]["players"][seat]["kept"]
    if view["canal"]:
        found["chits"] = view["canal"]["chits"][seat]
    if view["enchanted"]:
        found["beaten"] = view["enchanted"]["players"][seat]["beaten"]
    return found
