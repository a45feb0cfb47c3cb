"""What a map would score now, from what a seat sees."""

from __future__ import annotations

from deskovka.core.game import Json
from deskovka.core.values import value
from deskovka.games.cartographers.cards import SEASONS, Season
from deskovka.games.cartographers.scoring import score
from deskovka.games.cartographers.season import score_sheet
from deskovka.games.cartographers.sheet import Sheet
from deskovka.games.cartographers.state import SeasonScore

LETTERS = "ABCD"


@value
class Edict:
    """A scoring card under its edict, and the points a map would get for it."""

    letter: str
    card: str
    points: int
    now: bool  # scored at the end of this season


def sheet_of(view: Json, seat: int) -> Sheet:
    shown = view["maps"][seat]
    return Sheet.parse("\n".join(shown["rows"]), shown["coins"])


def season_of(view: Json) -> Season:
    return next(season for season in SEASONS if season.id == view["season"])


def edicts_for(view: Json, sheet: Sheet) -> list[Edict]:
    current = season_of(view).edicts
    return [
        Edict(letter, card, score(card, sheet), number in current)
        for number, (letter, card) in enumerate(zip(LETTERS, view["edicts"]))
    ]


def score_now(view: Json, sheet: Sheet) -> SeasonScore:
    """The score of the season if it ended with this map."""
    first, second = (view["edicts"][edict] for edict in season_of(view).edicts)
    return score_sheet(sheet, first, second)
