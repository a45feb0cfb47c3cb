"""The page: what happened, the edicts, and the map with the season and the card beside it.

The map comes last, just above the question: on a low screen it is the rest that scrolls away.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from rich.console import Group, RenderableType
from rich.table import Table as Rows
from rich.text import Text

from deskovka.core.game import Json, Seat
from deskovka.games.cartographers.cards import AMBUSH_CARDS, EXPLORE_CARDS
from deskovka.games.cartographers.scoring import monster_penalty
from deskovka.games.cartographers.sheet import COIN_TRACK, Sheet, Terrain
from deskovka.terminal.cartographers.board import STYLES, Space, chip, draw_map, draw_shape, side_by_side
from deskovka.terminal.cartographers.outlook import edicts_for, sheet_of
from deskovka.terminal.cartographers.shapes import card_shapes
from deskovka.terminal.cartographers.spoken import map_in_words, table_in_words, total_in_words
from deskovka.terminal.face import Face
from deskovka.terminal.position import Position
from deskovka.text import Texts


def say_page(
    face: Face,
    position: Position,
    news: Sequence[str],
    marks: Mapping[Space, str],
    chosen: Text | None = None,
) -> None:
    """The table as a seat sees it; instead of the card, the shape chosen from it."""
    screen, texts, view, seat = face.screen, face.texts, position.view, position.seat
    screen.page()
    if news:
        screen.say(texts.t("news-title"), "dim")
        for line in news:
            screen.say(f"  {line}")
        screen.say()
    screen.say(edict_rows(texts, view, seat))
    screen.heading(map_title(face, position))
    board = draw_map(rows_drawn_on(position), marks)
    screen.say(two_columns(board, panel(texts, view, face.names, chosen)))
    screen.say(legend(texts, rows_drawn_on(position)), "dim")
    screen.say(question(face, position), "bold")


def say_page_plain(
    face: Face, position: Position, news: Sequence[str], short: bool, with_map: bool = False
) -> None:
    """The same in sentences; in short without the rules of the edicts."""
    screen, texts = face.screen, face.texts
    screen.say()
    for line in [texts.t("news-title"), *news] if news else []:
        screen.say(line)
    for line in table_in_words(texts, position.view, position.seat, short):
        screen.say(line)
    rows = rows_drawn_on(position)
    for line in map_in_words(texts, rows) if with_map else [texts.t("page-map-plain")]:
        screen.say(line)
    screen.say(question(face, position))


def question(face: Face, position: Position) -> str:
    return face.texts.t(position.decision, owner=face.names[position.view["draws_on"]])


def rows_drawn_on(position: Position) -> list[str]:
    """The map a seat draws on: the own one, or in an ambush the neighbour's."""
    rows: list[str] = position.view["maps"][position.view["draws_on"]]["rows"]
    return rows


def map_title(face: Face, position: Position) -> str:
    owner = position.view["draws_on"]
    if owner == position.seat:
        own, name = face.texts.t("page-own-map"), face.names[owner]
        return own if name == face.texts.t("person-alone") else f"{own}, {name}"
    return face.texts.t("page-map", name=face.names[owner])


def legend(texts: Texts, rows: Sequence[str]) -> str:
    """The letters of the map; wasteland only where there is some."""
    wasteland = any("#" in row for row in rows)
    return texts.t("page-legend") + (f"  {texts.t('page-legend-wasteland')}" if wasteland else "")


def two_columns(left: RenderableType, right: RenderableType) -> Rows:
    """The map on the left, what belongs to it on the right."""
    rows = Rows.grid(padding=(0, 3, 0, 0))
    rows.add_column(no_wrap=True)
    rows.add_column()
    rows.add_row(left, right)
    return rows


def panel(texts: Texts, view: Json, names: Sequence[str], chosen: Text | None) -> Group:
    """Season, the coins and monsters of the map beside it, deck, scores, the card or what was chosen from it."""
    t, sheet = texts.t, sheet_of(view, view["draws_on"])
    time, limit = view["time"], view["limit"]
    bar = "●" * min(time, limit) + "○" * max(limit - time, 0)
    parts: list[RenderableType] = [
        Text.assemble(
            (texts.name(view["season"]), "bold"),
            f"  {t('page-time', time=time, limit=limit)}  ",
            (bar, "cyan"),
        ),
        Text(f"{t('page-coins', coins=sheet.coins, most=COIN_TRACK)}   {_monsters(texts, sheet)}"),
        Text(t("page-deck", cards=view["deck"]["cards"], ambushes=view["deck"]["ambushes"]), "dim"),
    ]
    if view["scores"]:
        parts.append(Text(_totals(texts, view, names)))
    if chosen:
        parts += [Text(), Text(t("page-chosen"), "bold"), chosen]
    elif view["card"]:
        parts += [Text(), *card_parts(texts, view)]
    return Group(*parts)


def _monsters(texts: Texts, sheet: Sheet) -> str:
    return texts.t("page-monsters", points=-monster_penalty(sheet))


def _totals(texts: Texts, view: Json, names: Sequence[str]) -> str:
    """The points of the seasons that are over, of the first players at a large table."""
    totals = [sum(season[seat]["total"] for season in view["scores"]) for seat in range(len(names))]
    shown = [f"{name} {total}" for name, total in zip(names[:6], totals)]
    return f"{texts.t('sheet-total')}: " + ", ".join(shown) + (" …" if len(names) > 6 else "")


def card_parts(texts: Texts, view: Json) -> list[RenderableType]:
    """The card that is drawn now: its time, terrains and shapes."""
    t, id = texts.t, view["card"]
    if id in AMBUSH_CARDS:
        parts: list[RenderableType] = [Text(t("page-ambush", card=texts.name(id)), "bold")]
        terrains: tuple[Terrain, ...] = (Terrain.MONSTER,)
    else:
        card = EXPLORE_CARDS[id]
        parts = [Text(t("page-card", card=texts.name(id), time=card.time), "bold")]
        terrains = card.terrains
    chips = [chip(terrain, texts.name(terrain.name.lower())) for terrain in terrains]
    parts.append(Text("  ").join(chips))
    parts.append(side_by_side(_with_coin(texts, view, number) for number in range(len(card_shapes(id)))))
    if view["ruins"]:
        key = "page-ruins-wait" if id in AMBUSH_CARDS else "page-ruins"
        parts.append(Text(t(key), STYLES["R"]))
    return parts


def _with_coin(texts: Texts, view: Json, number: int) -> Text:
    shape, coin = card_shapes(view["card"])[number]
    drawing = draw_shape(shape)
    if coin:
        drawing.append(f"\n+ {texts.t('page-coin')}", "yellow")
    return drawing


def edict_rows(texts: Texts, view: Json, seat: Seat) -> Group:
    """Every scoring card with its rule in one line and the points of the map as it is."""
    t, sheet = texts.t, sheet_of(view, seat)
    rows = Rows.grid(padding=(0, 1, 0, 0))
    rows.add_column(no_wrap=True)
    rows.add_column(no_wrap=True)
    rows.add_column(justify="right", no_wrap=True)
    rows.add_column(ratio=1)
    for edict in edicts_for(view, sheet):
        style = "bold" if edict.now else "dim"
        rows.add_row(
            Text(f"{'▸' if edict.now else ' '} {edict.letter}", style),
            Text(texts.name(edict.card), style),
            Text(str(edict.points), style),
            Text(t(f"card-{edict.card}"), "" if edict.now else "dim"),
        )
    return Group(Text(t("page-edicts"), "dim"), rows, Text(total_in_words(texts, view, seat)))
