"""The table in sentences, for screen readers and for terminals that draw nothing."""

from __future__ import annotations

from deskovka.core.game import Json, Seat
from deskovka.core.grid import Shape
from deskovka.games.cartographers.cards import AMBUSH_CARDS, EXPLORE_CARDS
from deskovka.games.cartographers.scoring import monster_penalty
from deskovka.terminal.cartographers.board import row_name
from deskovka.terminal.cartographers.outlook import edicts_for, score_now, sheet_of
from deskovka.terminal.cartographers.shapes import card_shapes, size_of
from deskovka.text import Texts

NAMES = {"R": "ruins", "F": "forest", "V": "village", "A": "farm", "W": "water", "M": "monster"}
NAMES |= {"^": "mountain", "#": "wasteland", ".": "empty"}


def table_in_words(texts: Texts, view: Json, seat: Seat, short: bool) -> list[str]:
    """Season, card, and what the own map would score; in short without the rules of the edicts."""
    t, sheet = texts.t, sheet_of(view, seat)
    season = texts.name(view["season"])
    return [
        t("page-season-plain", season=season, time=view["time"], limit=view["limit"]),
        t("page-coins-plain", coins=sheet.coins, monsters=monster_penalty(sheet)),
        *card_in_words(texts, view),
        *edicts_in_words(texts, view, seat, short),
    ]


def card_in_words(texts: Texts, view: Json) -> list[str]:
    t, id = texts.t, view["card"]
    if not id:
        return []
    if id in AMBUSH_CARDS:
        lines = [t("page-ambush-plain", card=texts.name(id))]
    else:
        card = EXPLORE_CARDS[id]
        terrains = terrains_in_words(texts, [terrain.name.lower() for terrain in card.terrains])
        lines = [t("page-card-plain", card=texts.name(id), time=card.time, terrains=terrains)]
    for number, (shape, coin) in enumerate(card_shapes(id), 1):
        lines.append(shape_in_words(texts, number, shape, coin))
    if view["ruins"]:
        lines.append(t("page-ruins-wait" if id in AMBUSH_CARDS else "page-ruins"))
    return lines


def terrains_in_words(texts: Texts, terrains: list[str]) -> str:
    """`forest, farm or water`"""
    *first, last = map(texts.name, terrains)
    return texts.t("page-or", first=", ".join(first), last=last) if first else last


def shape_in_words(texts: Texts, number: int, shape: Shape, coin: bool) -> str:
    """`row 1: 3; row 2: 2, 3; row 3: 1, 2`"""
    rows = []
    for row in range(size_of(shape)[0]):
        columns = ", ".join(str(column + 1) for line, column in shape if line == row)
        key = "page-shape-row" if columns else "page-shape-row-empty"
        rows.append(texts.t(key, row=row + 1, columns=columns))
    return texts.t(
        "page-shape-plain",
        number=number,
        size=len(shape),
        coin="yes" if coin else "no",
        rows="; ".join(rows),
    )


def edicts_in_words(texts: Texts, view: Json, seat: Seat, short: bool = False) -> list[str]:
    t, sheet = texts.t, sheet_of(view, seat)
    lines = [t("page-edicts-plain")]
    for edict in edicts_for(view, sheet):
        lines.append(
            t(
                "page-edict-short" if short else "page-edict-plain",
                letter=edict.letter,
                card=texts.name(edict.card),
                now="yes" if edict.now else "no",
                points=edict.points,
                rule=t(f"card-{edict.card}"),
            )
        )
    return [*lines, total_in_words(texts, view, seat) + "."]


def total_in_words(texts: Texts, view: Json, seat: Seat) -> str:
    """What this season would bring if it ended now."""
    now = score_now(view, sheet_of(view, seat))
    return texts.t(
        "page-total",
        season=texts.name(view["season"]),
        first=now.cards[0],
        second=now.cards[1],
        coins=now.coins,
        monsters=now.monsters,
        total=now.total,
    )


def map_in_words(texts: Texts, rows: list[str]) -> list[str]:
    """A map row by row; what is empty is not mentioned."""
    return [
        texts.t("map-row", row=row_name(number), what=_row_in_words(texts, row))
        for number, row in enumerate(rows)
    ]


def _row_in_words(texts: Texts, row: str) -> str:
    """`columns 1, 2 forest; column 4 mountain`"""
    runs: list[tuple[str, list[int]]] = []
    for column, letter in enumerate(row, 1):
        if runs and runs[-1][0] == letter:
            runs[-1][1].append(column)
        else:
            runs.append((letter, [column]))
    parts = []
    for letter, columns in runs:
        if letter != ".":
            listed = ", ".join(map(str, columns))
            parts.append(
                texts.t("map-part", columns=len(columns), list=listed, what=_letter_in_words(texts, letter))
            )
    return "; ".join(parts) or texts.t("map-row-empty")


def _letter_in_words(texts: Texts, letter: str) -> str:
    name = texts.name(NAMES[letter.upper()])
    return texts.t("map-on-ruins", what=name) if letter.islower() else name
