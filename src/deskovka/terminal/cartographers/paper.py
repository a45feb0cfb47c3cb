"""Scoring a map drawn on paper and typed in the notation of CA-0.9."""

from __future__ import annotations

from collections.abc import Sequence

from rich.table import Table as Rows
from rich.text import Text

from deskovka.core.errors import DeskovkaError
from deskovka.core.rules import LANGUAGES, plain
from deskovka.games.cartographers.cards import SCORING_CARDS, SEASONS, Season
from deskovka.games.cartographers.scoring import monster_penalty, score, surrounded_mountains
from deskovka.games.cartographers.sheet import COIN_TRACK, Sheet, SheetError
from deskovka.terminal.cartographers.board import draw_map
from deskovka.terminal.cartographers.outlook import LETTERS
from deskovka.terminal.cartographers.spoken import map_in_words
from deskovka.terminal.files import read_text, shown_name
from deskovka.terminal.screen import Screen
from deskovka.text import Texts, signed

LARGEST = 10_000  # characters of a drawing
COMMENT = ";"
GAME = "cartographers"


class PaperError(DeskovkaError):
    """What was told about a paper sheet cannot be."""


def score_paper(
    screen: Screen, texts: Texts, file: str, cards: Sequence[str], season: str | None, coins: int
) -> None:
    """The explained score of the sheet in a file: for one season, or all four cards."""
    known = read_cards(cards)
    if not 0 <= coins <= COIN_TRACK:
        raise PaperError(f"--coins: expected 0 to {COIN_TRACK}, got {coins}")
    chosen = season_named(season) if season is not None else None
    sheet = read_drawing(shown_name(file), read_text(file), coins)
    _say_map(screen, texts, sheet)
    _say_rows(screen, texts, score_rows(texts, sheet, known, chosen))


def read_cards(names: Sequence[str]) -> list[str]:
    """The scoring cards of edicts A to D: one of each stack."""
    cards = [card_id(name) for name in names]
    if len(cards) != len(LETTERS):
        raise PaperError(f"--cards: expected {len(LETTERS)} cards for edicts A to D, got {len(cards)}")
    by_stack: dict[str, str] = {}
    for card in cards:
        other = by_stack.setdefault(SCORING_CARDS[card].stack, card)
        if cards.count(card) > 1:
            raise PaperError(f"--cards: {card} is named twice")
        if other != card:
            raise PaperError(
                f"--cards: expected one of each stack (CA-1.7), got {other} and {card} of the same"
            )
    return cards


def card_id(name: str) -> str:
    id = name.strip().lower().replace("-", "_").replace(" ", "_")
    if id not in SCORING_CARDS:
        raise PaperError(f"--cards: {name!r} is no scoring card: expected {', '.join(SCORING_CARDS)}")
    return id


def season_named(name: str) -> Season:
    """The season, named in any language."""
    for season in SEASONS:
        known = (Texts(language, GAME).name(season.id) for language in LANGUAGES)
        if plain(name.strip()).replace("autumn", "fall") in (season.id, *map(plain, known)):
            return season
    raise PaperError(f"--season: {name!r} is not one of {', '.join(season.id for season in SEASONS)}")


def read_drawing(name: str, text: str, coins: int) -> Sheet:
    """Comment lines, blank lines and blanks between the letters do not matter; mistakes are placed in the file."""
    if len(text) > LARGEST:
        raise PaperError(f"{name}: a drawing has at most {LARGEST} characters, got {len(text)}")
    lines = [
        (number, [column for column, sign in enumerate(line, 1) if not sign.isspace()], "".join(line.split()))
        for number, line in enumerate(text.splitlines(), 1)
        if line.strip() and not line.lstrip().startswith(COMMENT)
    ]
    try:
        return Sheet.parse("\n".join(row for _, _, row in lines), coins)
    except SheetError as error:
        if not error.line:
            raise PaperError(f"{name}: {error}") from None
        number, columns, _ = lines[error.line - 1]
        column = [*columns, columns[-1] + 1][error.column - 1]
        raise PaperError(f"{name}: line {number}, column {column}: {error.reason}") from None


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
    rows.append((texts.t("paper-coins"), sheet.coins, texts.t("card-coins")))
    rows.append((texts.t("paper-monsters"), -monster_penalty(sheet), texts.t("card-monsters")))
    if season:
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
    mountains = surrounded_mountains(sheet)
    if mountains > sheet.coins:
        screen.say(texts.t("paper-mountains", count=mountains, coins=sheet.coins), "yellow")


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
        rows.add_row(Text(what, style), Text(signed(points), style), why)
    screen.say(rows)
