"""The faction boards as a table, and the cult board."""

from __future__ import annotations

from collections.abc import Sequence

from rich.table import Table as Rows
from rich.text import Text

from deskovka.core.game import Json, Seat
from deskovka.games.terra_mystica.cults import ORDER_STEPS
from deskovka.games.terra_mystica.tiles import CULT_NAMES
from deskovka.terminal.terra_mystica.changes import bowls
from deskovka.terminal.terra_mystica.hexmap import chip
from deskovka.terminal.terra_mystica.names import faction, home_colour
from deskovka.text import Texts

NARROW = 96  # columns below which names and tiles are left to the command `boards`
GOODS = ("points", "coins", "workers", "priests")
TRACKS = ("shipping", "digging", "keys")
HEADS = (*GOODS, "bowls", *CULT_NAMES, *TRACKS, "scroll", "tiles")


def seat_rows(texts: Texts, names: Sequence[str], view: Json, seats: Sequence[Seat], width: int) -> Rows:
    """A row for each player: goods, power, cults, tracks, tiles."""
    narrow = width < NARROW
    who = 2 if narrow else 3
    rows = Rows.grid(padding=(0, 1, 0, 0))
    for _ in range(who):
        rows.add_column(no_wrap=True)
    for _ in HEADS[:-1]:
        rows.add_column(justify="right", no_wrap=True)
    rows.add_column(ratio=1)
    rows.add_row(*[""] * who, *(Text(texts.t(f"head-{head}"), "dim") for head in HEADS))
    for seat in seats:
        rows.add_row(*_seat_cells(texts, names, view, seat, narrow))
    return rows


def _seat_cells(texts: Texts, names: Sequence[str], view: Json, seat: Seat, narrow: bool) -> list[Text]:
    board = view["seats"][seat]
    asked, passed = seat in view["asked"], seat in view["passed"]
    style = "bold" if asked else "dim" if passed else ""
    sign = "▸" if asked else "×" if passed else " "
    people = chip(home_colour(board["faction"]), faction(texts, board)) if board["faction"] else Text("–")
    goods, tracks = [board[name] for name in GOODS], [board[name] for name in TRACKS]
    values = [*goods, bowls(board), *board["cults"], *tracks, board["scroll"] or "–", _tiles(board, narrow)]
    return [
        Text(f"{sign}{seat + 1}", style),
        *([] if narrow else [Text(names[seat], style)]),
        people,
        *(Text(str(value), style) for value in values),
    ]


def _tiles(board: Json, narrow: bool) -> str:
    """`F10 F5 T3` for FAV10, FAV5 and TW3; where there is no room, `2F 1T`."""
    favors, towns = board["favors"], board["towns"]
    if narrow:
        counts = [f"{len(tiles)}{sign}" for tiles, sign in ((favors, "F"), (towns, "T")) if tiles]
        return " ".join(counts) or "–"
    return " ".join([code.replace("FAV", "F").replace("TW", "T") for code in [*favors, *towns]]) or "–"


def cult_rows(texts: Texts, names: Sequence[str], view: Json) -> Rows:
    """A row for each cult: the steps of the players and the priests on its order."""
    rows = Rows.grid(padding=(0, 3, 0, 0))
    rows.add_column(no_wrap=True)
    for _ in names:
        rows.add_column(justify="right")
    rows.add_column(no_wrap=True)
    players = [f"{seat + 1} {name}" for seat, name in enumerate(names)]
    rows.add_row(*(Text(head, "dim") for head in ["", *players, texts.t("head-order")]))
    for number, cult in enumerate(CULT_NAMES):
        steps = [str(board["cults"][number]) for board in view["seats"]]
        rows.add_row(Text(texts.name(cult), "bold"), *steps, order_of(view, cult))
    return rows


def order_of(view: Json, cult: str) -> str:
    """The four spaces of an order: how many steps each is worth, or whose priest stands there."""
    spaces = zip(ORDER_STEPS, view["orders"][cult])
    return "  ".join(f"[{steps}]" if owner is None else f" {owner + 1} " for steps, owner in spaces)
