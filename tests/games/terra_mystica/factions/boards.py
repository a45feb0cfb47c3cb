"""What the tests of the fourteen factions share: faction boards, what a move costs and earns, what a round brings."""

from __future__ import annotations

from deskovka.core.game import Json, Seat
from deskovka.games.terra_mystica import GAME
from deskovka.games.terra_mystica.state import TerraMysticaState
from games.terra_mystica.table import give, new_table, play, position, put
from positions import options

# Land hexes of which no two share an edge.
APART = ("A1", "A3", "A5", "A7", "A9", "A11", "A13", "C1", "C3", "C5", "E1", "E3", "E5", "E7")
AREA = "TM-24.5"
RESOURCES = "TM-24.10"


def board(state: TerraMysticaState, seat: Seat = 0) -> Json:
    """What lies on the faction board of a seat."""
    return GAME.view(state, None)["seats"][seat]


def other_than(faction: str) -> str:
    """An opponent of another colour."""
    return "giants" if faction in ("witches", "auren") else "witches"


def start(faction: str) -> Json:
    """The faction board before the first dwelling: workers, coins, priests, bowls, cults in the order fire to air."""
    seat = board(new_table(faction, other_than(faction)))
    return {name: seat[name] for name in ("workers", "coins", "priests", "bowls", "cults", "points")}


def bowls(state: TerraMysticaState, seat: Seat = 0) -> tuple[int, int, int]:
    one, two, three = board(state, seat)["bowls"]
    return one, two, three


def buildings(state: TerraMysticaState, seat: Seat = 0) -> dict[str, str]:
    """The buildings of a seat, by hex."""
    return {hex["hex"]: hex["building"] for hex in GAME.view(state, None)["map"] if hex.get("owner") == seat}


def moves(state: TerraMysticaState, word: str, seat: Seat = 0) -> set[str]:
    """The moves a seat may make now that begin with this word."""
    return {move for move in options(GAME, state, seat) if move.split()[0] == word}


def spent(state: TerraMysticaState, *moves: str, seat: Seat = 0) -> tuple[int, int, int]:
    """The workers, coins and priests that moves cost."""
    before = board(state, seat)
    play(state, seat, *moves)
    after = board(state, seat)
    workers, coins, priests = (before[name] - after[name] for name in ("workers", "coins", "priests"))
    return workers, coins, priests


def earned(state: TerraMysticaState, *moves: str, seat: Seat = 0) -> int:
    """The points that moves bring."""
    before = state.points[seat]
    play(state, seat, *moves)
    return state.points[seat] - before


def price(faction: str, own: str, move: str, neighbour: str = "") -> tuple[int, int]:
    """Workers and coins for a move of a faction with these buildings, beside those of the neighbour."""
    state = position(faction, other_than(faction))
    put(state, 0, *own.split())
    put(state, 1, *neighbour.split())
    workers, coins, priests = spent(state, move)
    assert priests == 0
    return workers, coins


def income(faction: str, **kinds: int) -> tuple[int, int, int, int]:
    """Workers, coins, priests and power that so many buildings of each kind bring in phase I."""
    state = position(faction, other_than(faction))
    wanted = [kind for kind, count in kinds.items() for _ in range(count)]
    put(state, 0, *(f"{hex}:{kind}" for hex, kind in zip(APART, wanted)))
    give(state, 0, workers=0, coins=0, priests=0, bowls=(12, 0, 0))
    end_round(state)
    assert state.round == 4
    seat = board(state)
    _, two, three = seat["bowls"]
    return seat["workers"], seat["coins"] - 6, seat["priests"], two + 2 * three  # 6 coins are from the scroll


def spade_prices(faction: str) -> list[int]:
    """Workers for one spade at each level of digging; from swamp to lakes on E5."""
    state = position(faction, other_than(faction))
    put(state, 0, "E6")
    prices = []
    while True:
        give(state, 0, workers=10, coins=20, priests=1)
        prices.append(spent(state.copy(), "transform E5 to blue")[0])
        if not advanced(state, "dig"):
            return prices


def shipping_points(faction: str) -> tuple[int, list[int]]:
    """The shipping level of the start, and the points for each level that follows."""
    state = position(faction, other_than(faction))
    level = int(board(state)["shipping"])
    points: list[int] = []
    while True:
        give(state, 0, coins=20, priests=1, points=20)
        if not advanced(state, "ship"):
            return level, points
        points.append(state.points[0] - 20)


def advanced(state: TerraMysticaState, track: str) -> bool:
    """Seat 0 advances, if it can, and is on turn again."""
    if f"advance {track}" not in options(GAME, state, 0):
        return False
    play(state, 0, f"advance {track}", "done")
    if GAME.waiting(state) == (1,):
        play(state, 1, "pass BON4", "done")
    return True


def end_round(state: TerraMysticaState) -> None:
    """Both of two players pass, seat 0 first."""
    play(state, 0, "pass BON3", "done")
    play(state, 1, "pass BON4", "done")


def end_game(state: TerraMysticaState) -> None:
    """Both of two players pass in the last round."""
    play(state, 0, "pass", "done")
    play(state, 1, "pass", "done")
    assert GAME.over(state)


def points_for(state: TerraMysticaState, seat: Seat, rule: str) -> int:
    return sum(line.points for line in GAME.lines(state, seat) if line.rule == rule)
