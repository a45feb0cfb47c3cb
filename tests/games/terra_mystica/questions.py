"""Positions in which everything is asked: random games, games of players who are given goods, rare questions."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from random import Random

from deskovka.core.chance import RandomChance
from deskovka.core.notation import Action
from deskovka.games.terra_mystica import GAME
from deskovka.games.terra_mystica.power import priests_left
from deskovka.games.terra_mystica.state import TerraMysticaState
from deskovka.games.terra_mystica.turn import TakeTurn
from games.terra_mystica.table import give, play, position, put
from positions import random_game

Position = tuple[TerraMysticaState, int]
GAMES = 3  # for each number of seats
RICH_TABLES = (
    ("nomads", "witches"),
    ("swarmlings", "giants", "cultists"),
    ("auren", "chaos_magicians", "darklings", "dwarves"),
    ("mermaids", "engineers", "alchemists", "fakirs", "halflings"),
)


def table(faction: str, *buildings: str, round: int = 3, **amounts: object) -> TerraMysticaState:
    """A faction to act, with an opponent who has nothing; round 3 scores dwellings."""
    state = position(faction, "witches" if faction not in ("witches", "auren") else "nomads", round=round)
    put(state, 0, *buildings)
    give(state, 0, **amounts)
    return state


def random_positions() -> Iterator[Position]:
    """Random games by themselves: whoever moves at random is poor and passes early."""
    for seats in GAME.seats:
        for seed in range(GAMES):
            for state, seat, _, _ in random_game(GAME, seats, f"offers {seed}"):
                yield state, seat


@cache
def rich_positions() -> tuple[Position, ...]:
    """Random games of players who are given goods, so that everything happens."""
    found: list[Position] = []
    for seed, factions in enumerate(RICH_TABLES):
        random = Random(f"rich offers {seed}")
        chance = RandomChance(random)
        chosen = {"factions": ",".join(factions), "tiles": "later" if seed % 2 else "box"}
        state = GAME.new_game(GAME.setup(len(factions), chosen), chance)
        while not GAME.over(state):
            (seat,) = GAME.waiting(state)
            if isinstance(GAME.decision(state), TakeTurn):
                enrich(state, seat)
            found.append((state.copy(), seat))
            GAME.apply(state, seat, lively(state, seat, random), chance, heard=False)
    return tuple(found)


def lively(state: TerraMysticaState, seat: int, random: Random) -> Action:
    """Some action of some kind, so that rare ones come too, with few conversions."""
    by_kind: dict[str, list[Action]] = {}
    for action in GAME.legal(state, seat):
        by_kind.setdefault(str(action).split()[0], []).append(action)
    weights = [{"pass": 1.0, "convert": 0.5, "burn": 0.1}.get(kind, 1.3) for kind in by_kind]
    (kind,) = random.choices(list(by_kind), weights)
    return random.choice(by_kind[kind])


def enrich(state: TerraMysticaState, seat: int) -> None:
    state.workers[seat] = max(state.workers[seat], 6)
    state.coins[seat] = max(state.coins[seat], 15)
    state.priests[seat] += min(1, priests_left(state, seat))
    state.bowl3[seat] += state.bowl2[seat]
    state.bowl2[seat] = 0


def rare_positions() -> Iterator[Position]:
    """Questions that random players seldom come to."""
    for faction, space in (
        ("nomads", "ACTN"),
        ("swarmlings", "ACTS"),
        ("witches", "ACTW"),
        ("auren", "ACTA"),
    ):
        state = table(faction, "F3:SH", "A3")
        play(state, 0, f"action {space}")
        yield state, 0
    yield table("mermaids", "D3:TP", "E4:TP", "C2:TP", "B3"), 0
    state = table("nomads", "F4", cults=(8, 0, 0, 0), keys=1)
    play(state, 0, "send p to FIRE for 3")
    yield state, 0
    state = table("cultists", "E6")
    put(state, 1, "F4")
    play(state, 0, "upgrade E6 to TP", "done")
    play(state, 1, "leech 1 from cultists")
    yield state, 0


def all_positions(every: int) -> Iterator[Position]:
    yield from random_positions()
    yield from rich_positions()[::every]
    yield from rare_positions()
