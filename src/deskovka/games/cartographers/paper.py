"""Cartographers drawn on the real sheets: each map is read from its drawing and scored for a season."""

from __future__ import annotations

from deskovka.core.outcome import Line, Standing, rank
from deskovka.core.paper import About, Field, Filled, Paper, PaperError, Part, Scored, Why
from deskovka.core.values import extensible
from deskovka.games.cartographers.cards import SCORING_CARDS, SEASONS, Season
from deskovka.games.cartographers.game import EDICT_LETTERS, Cartographers
from deskovka.games.cartographers.scoring import score, surrounded_mountains
from deskovka.games.cartographers.season import score_sheet
from deskovka.games.cartographers.sheet import (
    COIN_TRACK,
    MAP_GRID,
    SIGNS,
    SIZE,
    Map,
    Sheet,
    sides,
    space_name,
)
from deskovka.games.cartographers.solo import title_for
from deskovka.games.cartographers.state import SeasonScore

EARLIER = SEASONS[:-1]  # their totals were written down (CA-9.8)
LEAST, MOST = -200, 400  # points of a season: there is no limit in the rules, only one to mistyping
LAST_ROW = chr(ord("A") + SIZE - 1)
PRINTED = {"A": "CA-1.4", "B": "CA-1.5"}  # the rule that shows a side
ALL = "all"  # no season: every card once


@extensible
class CartographersPaper(Paper):
    """The scoring cards, the season, and each player's map, coins and points of earlier seasons."""

    seats = Cartographers.seats
    common = (
        *(Field(letter.lower(), "choice", choices=tuple(SCORING_CARDS)) for letter in EDICT_LETTERS),
        Field("season", "choice", choices=tuple(season.id for season in SEASONS)),
        Field("solo", "choice", "no", choices=("no", "yes")),
    )
    own = (
        Field(
            "map",
            "drawing",
            blanks=tuple((id, "\n".join(Sheet.fresh(side).rows())) for id, side in sides().items()),
        ),
        Field("coins", "number", "0", most=COIN_TRACK),
        *(Field(season.id, "number", "0", least=LEAST, most=MOST) for season in EARLIER),
        Field("lost", "number", "0", most=MOST),
    )

    def score(self, filled: Filled) -> Scored:
        cards = _read_cards(filled.common)
        season = next((one for one in SEASONS if one.id == filled.common.choices["season"]), None)
        solo = filled.common.choices["solo"] == "yes"
        if solo and len(filled.players) > 1:
            count = len(filled.players)
            message = f"alone there is one player, got {count}"
            raise filled.common.error("solo", message, "solo", "CA-14.1", count=count)
        found = [_score_part(part, cards, season, solo) for part in filled.players]
        outcome = rank(tuple([standing for standing, _, _ in found]))
        over = season is SEASONS[-1]
        hints = tuple([hint for _, _, hints in found for hint in hints])
        return Scored(
            outcome,
            tuple([whys for _, whys, _ in found]),
            outcome.winners if over and not solo else (),
            hints,
            season is not None,
        )


def _read_cards(common: Part) -> tuple[str, ...]:
    """CA-1.7: one card of each stack."""
    by_stack: dict[str, str] = {}
    for letter in EDICT_LETTERS.lower():
        card = common.choices[letter]
        if not card:
            raise common.error(letter, "expected a scoring card", "no-card", letter=letter.upper())
        stack = SCORING_CARDS[card].stack
        if stack in by_stack:
            message = f"expected one card of each stack, got {by_stack[stack]} and {card}"
            raise common.error(letter, message, "one-of-each", "CA-1.7", card=card, other=by_stack[stack])
        by_stack[stack] = card
    return tuple(common.choices[letter] for letter in EDICT_LETTERS.lower())


def _score_part(
    part: Part, cards: tuple[str, ...], season: Season | None, solo: bool
) -> tuple[Standing, tuple[Why, ...], list[Why]]:
    """CA-9.2 for the season, what was written down before it (CA-9.8); alone also the cards' numbers (CA-14.13)."""
    sheet = _read_map(part)
    earlier = SEASONS[: SEASONS.index(season)] if season else ()
    lines = [Line("CA-9.8", (one.id,), part.numbers[one.id]) for one in earlier]
    whys = [Why("paper-why-earlier", {}) for _ in lines]
    edicts = season.edicts if season else tuple(range(len(cards)))
    group = season.id if season else ALL
    points = score_sheet(sheet, cards[edicts[0]], cards[edicts[1]])
    for edict in edicts:
        card = cards[edict]
        lines.append(Line("CA-9.1", (group, EDICT_LETTERS[edict], card), score(card, sheet)))
        whys.append(Why(f"card-{card}", {}))
    lines += [
        Line("CA-9.4", (group, "coins"), points.coins),
        Line("CA-9.5", (group, "monsters"), -points.monsters),
    ]
    whys += [Why("card-coins", {}), Why("card-monsters", {})]
    over = season is SEASONS[-1]
    if solo and over:
        lines += [Line("CA-14.13", ("solo", card), -SCORING_CARDS[card].solo) for card in cards]
        whys += [Why("paper-why-solo", {}) for _ in cards]
    return _standing(lines, part, points, solo and over), tuple(whys), _hints(sheet, part)


def _standing(lines: list[Line], part: Part, points: SeasonScore, solo: bool) -> Standing:
    """CA-11.2: ties are broken by the points lost to monsters in all seasons."""
    total = sum(line.points for line in lines)
    title = title_for(total) if solo else None
    return Standing(
        total, tuple(lines), (-part.numbers["lost"] - points.monsters,), title.id if title else None
    )


def _read_map(part: Part) -> Sheet:
    """CA-0.1: the whole sheet; blanks between the signs do not matter, a mistake is placed in the file."""
    rows = part.drawings["map"]
    if not rows:
        raise part.error("map", f"expected a drawing of {' '.join(SIGNS)}", "no-map", name=part.name)
    for number, row in rows:
        _check_row(number, row)
    if len(rows) != SIZE:
        line = rows[min(len(rows) - 1, SIZE)][0]
        message = f"expected {SIZE} rows, A to {LAST_ROW}, got {len(rows)}"
        about: About = {"most": SIZE, "last": LAST_ROW, "count": len(rows)}
        raise PaperError(message, "height", line, "CA-0.1", **about)
    return Sheet.parse("\n".join("".join(row.split()) for _, row in rows), part.numbers["coins"])


def _check_row(number: int, row: str) -> None:
    signs = [(column, sign) for column, sign in enumerate(row, 1) if not sign.isspace()]
    for column, sign in signs:
        if sign not in SIGNS:
            message = f"column {column}: {sign!r} is not one of {' '.join(SIGNS)}"
            raise PaperError(message, "sign", number, column=column, typed=sign)
    if len(signs) != SIZE:
        message = f"expected {SIZE} spaces, got {len(signs)}"
        raise PaperError(message, "width", number, "CA-0.1", most=SIZE, count=len(signs))


def _hints(sheet: Sheet, part: Part) -> list[Why]:
    return [*_printed_hints(sheet, part), *_coin_hints(sheet, part)]


def _printed_hints(sheet: Sheet, part: Part) -> list[Why]:
    """CA-1.4, CA-1.5: ruins, mountains and wasteland are where they are printed on one of the sides."""
    differing, side = min((_differing(sheet.map, side).bit_count(), id) for id, side in sides().items())
    if not differing:
        return []
    spaces = MAP_GRID.cells(_differing(sheet.map, sides()[side]))
    about: About = {
        "name": part.name,
        "side": side,
        "spaces": ", ".join([space_name(*one) for one in spaces]),
    }
    return [Why("paper-hint-printed", about, PRINTED[side])]


def _differing(drawn: Map, side: Map) -> int:
    return (
        (drawn.mountains ^ side.mountains) | (drawn.ruins ^ side.ruins) | (drawn.wasteland ^ side.wasteland)
    )


def _coin_hints(sheet: Sheet, part: Part) -> list[Why]:
    """CA-5.1: every surrounded mountain gave a coin."""
    mountains = surrounded_mountains(sheet)
    if mountains <= sheet.coins:
        return []
    about: About = {"name": part.name, "count": mountains, "coins": sheet.coins}
    return [Why("paper-hint-mountains", about, "CA-5.1")]


PAPER = CartographersPaper()
