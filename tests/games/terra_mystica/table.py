"""Positions for the rule tests: factions with buildings and resources, in the middle of a round."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from deskovka.core.chance import ScriptedChance
from deskovka.core.game import Event
from deskovka.games.terra_mystica import GAME
from deskovka.games.terra_mystica.board import INDEX
from deskovka.games.terra_mystica.building import place
from deskovka.games.terra_mystica.ending import ScoreGame
from deskovka.games.terra_mystica.factions import Kind
from deskovka.games.terra_mystica.rounds import EndRound, round_tasks
from deskovka.games.terra_mystica.state import CULTS, LAST_ROUND, TerraMysticaState
from deskovka.games.terra_mystica.turn import TakeTurn
from positions import play as play_move

SCORING = "SCORE1,SCORE2,SCORE3,SCORE4,SCORE5,SCORE6"
SCROLLS = ("BON1", "BON2", "BON3", "BON4", "BON5", "BON6", "BON7", "BON8")


def new_table(*factions: str, **options: str) -> TerraMysticaState:
    """A game of these factions in seat order, seat 0 starting, asked for the first dwelling. No chance is needed."""
    chosen = {
        "factions": ",".join(factions),
        "start": "1",
        "scoring": SCORING,
        "scrolls": ",".join(SCROLLS[: len(factions) + 3]),
        **options,
    }
    return GAME.new_game(GAME.setup(len(factions), chosen), ScriptedChance(()))


def position(*factions: str, round: int = 3, turn: int = 0, **options: str) -> TerraMysticaState:
    """Phase II of a round: nothing built, seat `turn` to act, seat s holding the s-th scroll of SCROLLS.

    Everybody has plenty: 10 workers, 20 coins, 2 priests, 4 tokens in each bowl, 20 points. Change it with `give`,
    build with `put`. The round's scoring tile is that of SCORING (round 3: SCORE3, dwellings) unless chosen.
    """
    state = new_table(*factions, **options)
    tasks: list[Any] = [TakeTurn((turn,)), *([EndRound()] if round < LAST_ROUND else [])]
    for later in range(round + 1, LAST_ROUND + 1):
        tasks += round_tasks(later)
    state.agenda = [*reversed([*tasks, ScoreGame()])]
    state.round, state.acting = round, True
    for seat in range(state.seats):
        state.scrolls[seat] = state.tiles.scroll_index[SCROLLS[seat]]
        give(state, seat, workers=10, coins=20, priests=2, bowls=(4, 4, 4))
    return state


def give(state: TerraMysticaState, seat: int, **amounts: Any) -> None:
    """Set resources: workers, coins, priests, points, bowls=(1, 2, 3), cults=(fire, water, earth, air), keys ..."""
    if "bowls" in amounts:
        state.bowl1[seat], state.bowl2[seat], state.bowl3[seat] = amounts.pop("bowls")
    if "cults" in amounts:
        state.cults[seat * CULTS : seat * CULTS + CULTS] = amounts.pop("cults")
    if "scroll" in amounts:
        state.scrolls[seat] = state.tiles.scroll_index[amounts.pop("scroll")]
    if "favors" in amounts:
        for tile in amounts.pop("favors"):
            number = state.tiles.favor_index[tile]
            state.favors[seat] |= 1 << number
            state.favor_supply[number] -= 1
    for name, amount in amounts.items():
        getattr(state, name)[seat] = amount


def put(state: TerraMysticaState, seat: int, *buildings: str) -> None:
    """Buildings as `E5` (a dwelling) or `E5:TP`; the hexes become home terrain. No town is looked for."""
    for building in buildings:
        name, _, kind = building.partition(":")
        hex = INDEX[name.casefold()]
        state.terrain[hex] = state.faction(seat).home
        place(state, seat, hex, Kind[kind or "D"])


def terrain(state: TerraMysticaState, name: str) -> str:
    """The colour of a hex."""
    found = next(hex["terrain"] for hex in GAME.view(state, None)["map"] if hex["hex"] == name)
    return str(found)


def play(state: TerraMysticaState, seat: int, *actions: str, chance: Iterable[str] = ()) -> list[Event]:
    """Several moves of one seat, in notation; the events of all."""
    return [event for action in actions for event in play_move(GAME, state, seat, action, chance)]
