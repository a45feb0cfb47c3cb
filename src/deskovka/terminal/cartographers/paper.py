"""Scoring a map drawn on paper and typed in the notation of CA-0.9."""

from __future__ import annotations

from collections.abc import Sequence

from rich.table import Table as Rows
from rich.text import Text

from deskovka.core.errors import DeskovkaError
from deskovka.games.cartographers.cards import SCORING_CARDS, SEASONS, Season
from deskovka.games.cartographers.scoring import monster_penalty, score, surrounded_mountains
from deskovka.games.cartographers.sheet import COIN_TRACK, Sheet, SheetError
from deskovka.terminal.cartographers.board import draw_map
from deskovka.terminal.cartographers.outlook import LETTERS
from deskovka.terminal.cartographers.spoken import map_in_words
from deskovka.terminal.screen import Screen
from deskovka.text import Texts

LARGEST = 10_000  # characters of a drawing
COMMENT = ";"


class PaperError(DeskovkaError):
    """What was told about a paper sheet cannot be."""


def score_paper(
    screen: Screen, texts: Texts, drawing: str, cards: Sequence[str], season: str | None, coins: int
) -> None:
    """The explained score of a sheet: for one season, or all four cards."""
    known = [card_id(card) for card in cards]
    if len(known) != len(LETTERS):
        raise PaperError(f"--cards: expected {len(LETTERS)} cards for edicts A to D, got {len(known)}")
    if len(set(known)) < len(known):
        raise PaperError(f"--cards: a card is named twice in {','.join(cards)}")
    if not 0 <= coins <= COIN_TRACK:
        raise PaperError(f"--coins: expected 0 to {COIN_TRACK}, got {coins}")
    chosen = season_named(season) if season else None
    sheet = read_drawing(drawing, coins)
    _say_map(screen, texts, sheet)
    _say_rows(screen, texts, score_rows(texts, sheet, known, chosen))


def card_id(name: str) -> str:
    id = name.strip().lower().replace("-", "_").replace(" ", "_")
    if id not in SCORING_CARDS:
        raise PaperError(f"--cards: {name!r} is no scoring card: expected {', '.join(SCORING_CARDS)}")
    return id


def season_named(name: str) -> Season:
    for season in SEASONS:
        if season.id == name.strip().lower().replace("autumn", "fall"):
            return season
    raise PaperError(f"--season: {name!r} is not one of {', '.join(season.id for season in SEASONS)}")


def read_drawing(text: str, coins: int) -> Sheet:
    """Comment lines, blank lines and spaces between the letters do not matter."""
    if len(text) > LARGEST:
        raise PaperError(f"a drawing has at most {LARGEST} characters, got {len(text)}")
    lines = ["".join(line.split()) for line in text.splitlines() if not line.lstrip().startswith(COMMENT)]
    try:
        return Sheet.parse("\n".join(line for line in lines if line), coins)
    except SheetError as error:
        raise PaperError(f"the drawing, without comments and blank lines: {error}") from None


def score_rows(
    texts: Texts, sheet: Sheet, cards: Sequence[str], season: Season | None
) -> list[tuple[str, int, str]]:
    """What, how many points, and why."""
    edicts = season.edicts if season else range(len(cards))
    rows = []
    for edict in edicts:
        card = cards[edict]
        title = texts.t("paper-edict", letter=LETTERS[edict], card=texts.name(card))
        rows.append((title, score(card, sheet), texts.t(f"card-{card}")))
    if season:
        rows.append((texts.t("paper-coins"), sheet.coins, texts.t("card-coins")))
        rows.append((texts.t("paper-monsters"), -monster_penalty(sheet), texts.t("card-monsters")))
        total = sum(points for _, points, _ in rows)
        rows.append((texts.t("paper-total", season=texts.name(season.id)), total, ""))
    return rows


def _say_map(screen: Screen, texts: Texts, sheet: Sheet) -> None:
    area = sheet.map.grid
    screen.say(texts.t("paper-title", height=area.height, width=area.width), "bold")
    if screen.plain:
        for line in map_in_words(texts, sheet.rows()):
            screen.say(line)
    else:
        screen.say(draw_map(sheet.rows()))
        screen.say()
    if mountains := surrounded_mountains(sheet):
        screen.say(texts.t("paper-mountains", count=mountains))


def _say_rows(screen: Screen, texts: Texts, scored: Sequence[tuple[str, int, str]]) -> None:
    if screen.plain:
        for what, points, why in scored:
            screen.say(f"{what}: {texts.t('points', points=points)}" + (f" ({why})." if why else "."))
        return
    rows = Rows.grid(padding=(0, 2, 0, 0))
    rows.add_column(no_wrap=True)
    rows.add_column(justify="right", no_wrap=True)
    rows.add_column(style="dim", ratio=1)
    for what, points, why in scored:
        style = "" if why else "bold"
        rows.add_row(Text(what, style), Text(str(points), style), why)
    screen.say(rows)
