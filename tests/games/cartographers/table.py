"""Positions of Cartographers: a game on drawn maps, with the cards that are revealed next."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence

from deskovka.core.chance import Chance, ScriptedChance
from deskovka.core.game import Event, Json
from deskovka.core.setup import Setup
from deskovka.games.cartographers import GAME, Cartographers
from deskovka.games.cartographers.sheet import Map, Sheet
from deskovka.games.cartographers.state import CartographersState
from positions import play

SIDE_A = """
...........
...^.R.....
.R......^R.
...........
...........
.....^.....
...........
...........
.R^......R.
.....R.^...
...........
"""

SIDE_B = """
...........
......R.^..
..R^.......
.....#.....
....##R....
....###....
.R...#.....
.....^..R..
.........^.
..^R.......
...........
"""

BLANK = "\n" + 11 * "...........\n"  # nothing is printed on it

AMBUSHES = ("goblin_attack", "bugbear_assault", "kobold_onslaught", "gnoll_raid")
SEASONS = ("spring", "summer", "fall", "winter")
EDICTS = {
    "edict_a": "sentinel_wood",
    "edict_b": "canal_lake",
    "edict_c": "wildholds",
    "edict_d": "borderlands",
}
SEVEN_TIME = ("great_river", "hinterland_stream", "marshlands", "treetop_village")  # 1 + 2 + 2 + 2
EIGHT_TIME = ("fishing_village", "hinterland_stream", "marshlands", "treetop_village")  # 2 + 2 + 2 + 2

Cards = Sequence[str]
DEFAULTS: Mapping[str, str] = {}


class OnDrawnMaps(Cartographers):
    """The game on sheets that somebody has already drawn on."""

    def __init__(self, sheets: Sequence[Sheet]) -> None:
        self.sheets = sheets

    def set_up(self, setup: Setup, chance: Chance) -> CartographersState:
        state = super().set_up(setup, chance)
        state.sheets = list(self.sheets)
        return state


def table(
    *spring: str,
    maps: Sequence[str] = (SIDE_A, SIDE_A),
    coins: Sequence[int] = (),
    summer: Cards = (),
    fall: Cards = (),
    winter: Cards = (),
    chosen: Mapping[str, str] = DEFAULTS,
) -> CartographersState:
    """The first decision of a game on these maps, with a seat for each.

    The named cards are revealed first in their season; those after them are asked of chance.
    """
    decks = dict(zip(SEASONS, (spring, summer, fall, winter)))
    named = [card for deck in decks.values() for card in deck if card in AMBUSHES]
    order = named + [card for card in AMBUSHES if card not in named] if named else []
    fixed = {f"deck_{season}": ",".join(deck) for season, deck in decks.items()}
    texts = {**EDICTS, **fixed, "ambush": ",".join(order), **chosen}
    sheets = [sheet(drawing, marked) for drawing, marked in zip(maps, coins or [0] * len(maps), strict=True)]
    return OnDrawnMaps(sheets).new_game(GAME.setup(len(maps), texts), ScriptedChance(()))


def whole_year(
    *maps: str, coins: Sequence[int] = (), chosen: Mapping[str, str] = DEFAULTS
) -> CartographersState:
    """A finished game: on full maps nobody is asked, and the year passes at once."""
    four = EIGHT_TIME
    state = table(*four, maps=maps, coins=coins, summer=four, fall=four, winter=four[1:], chosen=chosen)
    assert GAME.over(state)
    return state


def lay(state: CartographersState, *maps: str, coins: Sequence[int] = ()) -> CartographersState:
    """Put these maps in the place of those on the table."""
    assert len(maps) == state.seats
    state.sheets = [sheet(drawing, marked) for drawing, marked in zip(maps, coins or [0] * len(maps))]
    return state


def last_card_of_spring(
    card: str,
    *maps: str,
    coins: Sequence[int] = (),
    summer: Cards = ("fishing_village",),
    fall: Cards = (),
    chosen: Mapping[str, str] = DEFAULTS,
) -> CartographersState:
    """Spring at time 7, with these maps and a card that ends the season once it is drawn."""
    state = table(*SEVEN_TIME, card, maps=[SIDE_A] * len(maps), summer=summer, fall=fall, chosen=chosen)
    for _ in SEVEN_TIME:
        draw_anything(state)
    assert shown(state)["card"] == card
    return lay(state, *maps, coins=coins)


def everybody_draws(
    state: CartographersState, *drawings: str, chance: Iterable[str] = ()
) -> list[list[Event]]:
    """Each seat that is asked draws, in the order of seats; a single drawing is drawn by all of them.

    Returns what each of these moves tells; the last one deals the next card.
    """
    asked = GAME.waiting(state)
    each = drawings * len(asked) if len(drawings) == 1 else drawings
    return [
        play(GAME, state, seat, f"draw {drawing}", chance if seat == asked[-1] else ())
        for seat, drawing in zip(asked, each, strict=True)
    ]


def draw_anything(state: CartographersState, chance: Iterable[str] = ()) -> None:
    """Each seat that is asked draws something legal."""
    asked = GAME.waiting(state)
    everybody_draws(
        state, *[str(GAME.legal(state, seat)[0])[len("draw ") :] for seat in asked], chance=chance
    )


class NotingChance(Chance):
    """Chance that notes between what it had to choose, and takes the last."""

    def __init__(self) -> None:
        super().__init__()
        self.choices: list[list[str]] = []

    def index(self, options: Sequence[object], name: tuple[object, ...]) -> int:
        self.choices.append([str(option) for option in options])
        return len(options) - 1


def what_may_come(state: CartographersState) -> list[list[str]]:
    """The cards of the deck, as chance sees them when all have drawn; then the ambush cards this may be."""
    state, chance = state.copy(), NotingChance()
    for seat in GAME.waiting(state):
        GAME.apply(state, seat, GAME.legal(state, seat)[0], chance)
    return chance.choices


def finish_season(state: CartographersState) -> None:
    """Everybody draws something legal until the next season begins."""
    season = shown(state)["season"]
    while shown(state)["season"] == season and not GAME.over(state):
        draw_anything(state)


def shown(state: CartographersState, seat: int | None = None) -> Json:
    """What a seat sees; without one, what everybody sees."""
    return GAME.view(state, seat)


def map_of(state: CartographersState, seat: int = 0) -> str:
    """The map of a seat as everybody sees it."""
    return as_map("\n".join(shown(state)["maps"][seat]["rows"]))


def coins_of(state: CartographersState, seat: int = 0) -> int:
    return int(shown(state)["maps"][seat]["coins"])


def totals(state: CartographersState, seat: int = 0) -> list[int]:
    """The season totals of a seat, as everybody sees them."""
    return [season[seat]["total"] for season in shown(state)["scores"]]


def as_map(drawing: str) -> str:
    """A drawing without the white space around it."""
    return "\n" + "\n".join(line.strip() for line in drawing.strip().splitlines()) + "\n"


def spaces(names: str) -> list[tuple[int, int]]:
    """Rows and columns, from 0, of spaces named as on the sheet: `B4+K11`."""
    return [(ord(name[0]) - ord("A"), int(name[1:]) - 1) for name in re.findall(r"[A-K]\d+", names)]


def names(cells: Iterable[tuple[int, int]]) -> str:
    """The other way round, row by row."""
    return "+".join(f"{'ABCDEFGHIJK'[row]}{column + 1}" for row, column in sorted(cells))


def drawn(drawing: str, **terrains: str) -> str:
    """A map with more terrain on it: `drawn(SIDE_A, F="A1+A2", M="K11")`."""
    rows = [list(row) for row in as_map(drawing).split()]
    for letter, where in terrains.items():
        for row, column in spaces(where):
            assert rows[row][column] in ".R", f"row {row}, column {column} is filled"
            rows[row][column] = letter if rows[row][column] == "." else letter.lower()
    return as_map("\n".join(map("".join, rows)))


def full(drawing: str = SIDE_A, but: str = "", terrain: str = "F") -> str:
    """A map on which all spaces are filled, but a few."""
    empty = {
        (row, column)
        for row, line in enumerate(as_map(drawing).split())
        for column, letter in enumerate(line)
        if letter in ".R"
    }
    assert empty >= set(spaces(but))
    return drawn(drawing, **{terrain: names(empty - set(spaces(but)))})


def sheet(drawing: str, coins: int = 0) -> Sheet:
    """The sheet of a drawing: of one of the two printed sides, or of a map without anything printed."""
    parsed = Sheet.parse(drawing, coins)
    if not parsed.map.mountains | parsed.map.ruins | parsed.map.wasteland:
        return parsed
    for side in map(Map.read, "AB"):
        if all(
            getattr(side, printed) == getattr(parsed.map, printed)
            for printed in ("mountains", "ruins", "wasteland")
        ):
            return Sheet(side, parsed.cells, parsed.filled, coins)
    raise AssertionError(f"neither side A nor side B:\n{drawing}")
