"""What a player chooses when an action brings it: favor tiles, town tiles, priests from workers."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from deskovka.core.game import Choice, Deed, Event, Play, RuleId, Seat, Task, deeds
from deskovka.core.values import value
from deskovka.games.terra_mystica.conversions import (
    CONVERSION,
    ORDAIN,
    SACRIFICE,
    Burn,
    Convert,
    Got,
    Paid,
    convert,
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


class ConvertOrOrdain(Deed[TerraMysticaState, Convert]):
    """As at any time of the turn; Darklings may make priests of workers besides (TM-30.4)."""

    def options(self, asked: OwnChoices, state: TerraMysticaState, seat: Seat) -> Sequence[Convert]:
        found = CONVERSION.options(asked, state, seat)
        return [*found, ORDAIN] if asked.can_ordain(state, seat) else found

    def why_not(
        self, asked: OwnChoices, state: TerraMysticaState, seat: Seat, action: Convert
    ) -> RuleId | None:
        if is_ordination(action):
            return None if asked.can_ordain(state, seat) else "TM-30.4"
        return CONVERSION.why_not(asked, state, seat, action)

    def do(
        self,
        asked: OwnChoices,
        state: TerraMysticaState,
        seat: Seat,
        action: Convert,
        play: Play[TerraMysticaState],
    ) -> None:
        convert(state, seat, action, play)
        play.then(*unless_empty(replace(asked, ordain=asked.ordain - is_ordination(action))))


def is_ordination(action: Convert) -> bool:
    return action.paid is Paid.WORKER and action.got is Got.PRIEST


class AnotherRiverTown(Deed[TerraMysticaState, Connect]):
    """TM-31.4: a town across the river before the tiles of others are taken."""

    def options(self, asked: OwnChoices, state: TerraMysticaState, seat: Seat) -> list[Connect]:
        return connections(state, seat, asked.towns)

    def why_not(
        self, asked: OwnChoices, state: TerraMysticaState, seat: Seat, action: Connect
    ) -> RuleId | None:
        return why_not_connect(state, seat, action, asked.towns)

    def do(
        self,
        asked: OwnChoices,
        state: TerraMysticaState,
        seat: Seat,
        action: Connect,
        play: Play[TerraMysticaState],
    ) -> None:
        connect(state, seat, action)
        play.then(replace(asked, towns=asked.towns + 1))


class TakeOwnTile(Deed[TerraMysticaState, TakeTile]):
    """A favor tile or a town tile, as many as were brought."""

    def options(self, asked: OwnChoices, state: TerraMysticaState, seat: Seat) -> list[TakeTile]:
        tiles, found = state.tiles, []
        if asked.favors:
            found += [TakeTile(Code(tile.id)) for tile in tiles.favors if may_take(state, seat, tile.id)]
        if asked.towns:
            found += [TakeTile(Code(tile.id)) for tile, left in zip(tiles.towns, state.town_supply) if left]
        return found

    def why_not(
        self, asked: OwnChoices, state: TerraMysticaState, seat: Seat, action: TakeTile
    ) -> RuleId | None:
        tile, tiles = action.tile, state.tiles
        if tile in tiles.town_index:
            if not asked.towns:
                return "TM-19.3"
            return None if state.town_supply[tiles.town_index[tile]] else "TM-1.6"
        if not asked.favors or tile not in tiles.favor_index:
            return "TM-12.7"
        if state.favors[seat] >> tiles.favor_index[tile] & 1:
            return "TM-20.1"
        return None if may_take(state, seat, tile) else "TM-1.6"

    def do(
        self,
        asked: OwnChoices,
        state: TerraMysticaState,
        seat: Seat,
        action: TakeTile,
        play: Play[TerraMysticaState],
    ) -> None:
        if action.tile in state.tiles.town_index:
            play.then(*unless_empty(replace(asked, towns=asked.towns - 1)))
            take_town(state, seat, state.tiles.town_index[action.tile], play)
        else:
            take_favor(state, seat, action.tile, replace(asked, favors=asked.favors - 1), play)


class TakeStepsNow(Deed[TerraMysticaState, TakeStep]):
    """TM-14.8: the steps of a favor tile before its towns, or after them."""

    def options(self, asked: OwnChoices, state: TerraMysticaState, seat: Seat) -> Sequence[TakeStep]:
        return (TakeStep(CULT_ORDER[asked.steps[0]]),) if asked.steps else ()

    def why_not(
        self, asked: OwnChoices, state: TerraMysticaState, seat: Seat, action: TakeStep
    ) -> RuleId | None:
        return None if asked.steps and action.cult is CULT_ORDER[asked.steps[0]] else "TM-20.2"

    def do(
        self,
        asked: OwnChoices,
        state: TerraMysticaState,
        seat: Seat,
        action: TakeStep,
        play: Play[TerraMysticaState],
    ) -> None:
        play.then(*unless_empty(replace(asked, steps=None)))
        assert asked.steps is not None
        step_up(state, seat, *asked.steps, play)


class LeaveTheRest(Deed[TerraMysticaState, Done]):
    """TM-20.7: when there is no tile that must be taken."""

    def options(self, asked: OwnChoices, state: TerraMysticaState, seat: Seat) -> Sequence[Done]:
        return () if asked.must_go_on(state, seat) else (DONE,)

    def why_not(self, asked: OwnChoices, state: TerraMysticaState, seat: Seat, action: Done) -> RuleId | None:
        if asked.towns:
            return "TM-19.12"
        return "TM-20.7" if asked.must_go_on(state, seat) else None

    def do(
        self,
        asked: OwnChoices,
        state: TerraMysticaState,
        seat: Seat,
        action: Done,
        play: Play[TerraMysticaState],
    ) -> None:
        play.then(*unless_empty(OwnChoices((seat,), steps=asked.steps)))


@value
class OwnChoices(Choice[TerraMysticaState]):
    """Favor tiles, town tiles and priests from workers, in the order the player likes."""

    rule = "TM-7.3"
    answers = deeds(
        {
            Convert: ConvertOrOrdain(),
            Burn: SACRIFICE,
            Connect: AnotherRiverTown(),
            TakeTile: TakeOwnTile(),
            TakeStep: TakeStepsNow(),
            Done: LeaveTheRest(),
        }
    )
    favors: int = 0
    towns: int = 0
    ordain: int = 0
    steps: tuple[int, int] | None = (
        None  # a cult and steps on it that the player may take before or after a town
    )

    def can_ordain(self, state: TerraMysticaState, seat: Seat) -> bool:
        """TM-30.4."""
        return bool(self.ordain and state.workers[seat] and priests_left(state, seat))

    def must_go_on(self, state: TerraMysticaState, seat: Seat) -> bool:
        """TM-20.7: tiles are taken as long as there is one to take (TM-20.6)."""
        return bool(
            self.towns or self.favors and any(may_take(state, seat, tile.id) for tile in state.tiles.favors)
        )


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
