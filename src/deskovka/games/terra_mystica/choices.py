"""What a player chooses when an action brings it: favor tiles, town tiles, priests from workers."""

from __future__ import annotations

from dataclasses import replace

from deskovka.core.game import Decision, Event, Play, RuleId, Seat, Task
from deskovka.core.notation import Action
from deskovka.core.values import value
from deskovka.games.terra_mystica.conversions import (
    ORDAIN,
    Burn,
    Convert,
    conversions,
    convert,
    why_not_convert,
)
from deskovka.games.terra_mystica.cults import CULT_ORDER, TakeSteps, step_up
from deskovka.games.terra_mystica.power import priests_left
from deskovka.games.terra_mystica.state import TerraMysticaState
from deskovka.games.terra_mystica.towns import (
    Connect,
    connect,
    connections,
    found_all_towns,
    take_town,
    why_not_connect,
)
from deskovka.games.terra_mystica.words import DONE, Code, Done, TakeStep, TakeTile


@value
class FavorTaken(Event):
    """A seat took a favor tile."""

    seat: Seat
    tile: Code


@value
class OwnChoices(Decision[TerraMysticaState, Action]):
    """Favor tiles, town tiles and priests from workers, in the order the player likes."""

    rule = "TM-7.3"
    answers = (Convert, Burn, Connect, TakeTile, TakeStep, Done)
    favors: int = 0
    towns: int = 0
    ordain: int = 0
    steps: tuple[int, int] | None = (
        None  # a cult and steps on it that the player may take before or after a town
    )

    def options(self, state: TerraMysticaState, seat: Seat) -> list[Action]:
        tiles = state.tiles
        found: list[Action] = [*conversions(state, seat), *connections(state, seat, self.towns)]
        if self.favors:
            found += [TakeTile(Code(tile.id)) for tile in tiles.favors if may_take(state, seat, tile.id)]
        if self.towns:
            found += [TakeTile(Code(tile.id)) for tile, left in zip(tiles.towns, state.town_supply) if left]
        if self.steps:
            found.append(TakeStep(CULT_ORDER[self.steps[0]]))
        if self._can_ordain(state, seat):
            found.append(ORDAIN)
        if not self._must(state, seat):
            found.append(DONE)
        return found

    def _can_ordain(self, state: TerraMysticaState, seat: Seat) -> bool:
        """TM-30.4."""
        return bool(self.ordain and state.workers[seat] and priests_left(state, seat))

    def _must(self, state: TerraMysticaState, seat: Seat) -> bool:
        """TM-20.7: tiles are taken as long as there is one to take (TM-20.6)."""
        return bool(
            self.towns or self.favors and any(may_take(state, seat, tile.id) for tile in state.tiles.favors)
        )

    def why_not(self, state: TerraMysticaState, seat: Seat, action: Action) -> RuleId | None:
        if isinstance(action, TakeTile):
            return self._why_not_take(state, seat, action.tile)
        if action == ORDAIN:
            return None if self._can_ordain(state, seat) else "TM-30.4"
        if isinstance(action, (Convert, Burn)):
            return why_not_convert(state, seat, action)
        if isinstance(action, Connect):
            return why_not_connect(state, seat, action, self.towns)
        if isinstance(action, TakeStep):
            return None if self.steps and action.cult is CULT_ORDER[self.steps[0]] else "TM-20.2"
        if self.towns:
            return "TM-19.12"
        return "TM-20.7" if self._must(state, seat) else None

    def _why_not_take(self, state: TerraMysticaState, seat: Seat, tile: str) -> RuleId | None:
        if tile in state.tiles.town_index:
            if not self.towns:
                return "TM-19.3"
            return None if state.town_supply[state.tiles.town_index[tile]] else "TM-1.6"
        if not self.favors or tile not in state.tiles.favor_index:
            return "TM-12.7"
        if state.favors[seat] >> state.tiles.favor_index[tile] & 1:
            return "TM-20.1"
        return None if may_take(state, seat, tile) else "TM-1.6"

    def resolve(
        self, state: TerraMysticaState, seat: Seat, action: Action, play: Play[TerraMysticaState]
    ) -> None:
        left = OwnChoices((seat,), self.favors, self.towns, self.ordain, self.steps)
        if isinstance(action, TakeTile) and action.tile in state.tiles.town_index:
            play.then(*unless_empty(replace(left, towns=self.towns - 1)))
            take_town(state, seat, state.tiles.town_index[action.tile], play)
        elif isinstance(action, TakeTile):
            take_favor(state, seat, action.tile, replace(left, favors=self.favors - 1), play)
        elif isinstance(action, TakeStep):
            play.then(*unless_empty(replace(left, steps=None)))
            assert self.steps is not None
            step_up(state, seat, *self.steps, play)
        elif action == ORDAIN:
            convert(state, seat, ORDAIN, play)
            play.then(*unless_empty(replace(left, ordain=self.ordain - 1)))
        elif isinstance(action, (Convert, Burn)):
            convert(state, seat, action, play)
            play.then(left)
        elif isinstance(action, Connect):
            connect(state, seat, action)
            play.then(replace(left, towns=self.towns + 1))
        else:
            play.then(*unless_empty(OwnChoices((seat,), steps=self.steps)))


def own_choices(
    seat: Seat, favors: int = 0, towns: int = 0, ordain: int = 0
) -> list[Task[TerraMysticaState]]:
    """The question, if there is anything to choose."""
    return unless_empty(OwnChoices((seat,), favors, towns, ordain))


def unless_empty(left: OwnChoices) -> list[Task[TerraMysticaState]]:
    if left.favors or left.towns or left.ordain:
        return [left]
    return [TakeSteps(left.seats[0], *left.steps)] if left.steps else []


def may_take(state: TerraMysticaState, seat: Seat, tile: str) -> bool:
    """TM-20.1: a tile that lies there and that the player does not own."""
    number = state.tiles.favor_index[tile]
    return state.favor_supply[number] > 0 and not state.favors[seat] >> number & 1


def take_favor(
    state: TerraMysticaState, seat: Seat, id: str, left: OwnChoices, play: Play[TerraMysticaState]
) -> None:
    """TM-20.2: the tile works at once; the one for smaller towns may found some (TM-19.9).

    The key of such a town may serve for the steps of the tile (TM-14.8), so the player chooses when to take them.
    """
    number = state.tiles.favor_index[id]
    tile = state.tiles.favors[number]
    state.favors[seat] |= 1 << number
    state.favor_supply[number] -= 1
    play.tell(FavorTaken(seat, Code(id)))
    if tile.town_power and (founded := found_all_towns(state, seat, left.towns)):
        play.then(replace(left, towns=left.towns + founded, steps=(tile.cult, tile.steps)))
    else:
        play.then(*unless_empty(left))
        step_up(state, seat, tile.cult, tile.steps, play)
