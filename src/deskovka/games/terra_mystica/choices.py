"""What a player chooses when an action brings it: favor tiles, town tiles, priests from workers."""

from __future__ import annotations

from deskovka.core.game import Decision, Event, Play, RuleId, Seat
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
from deskovka.games.terra_mystica.cults import step_up
from deskovka.games.terra_mystica.power import priests_left
from deskovka.games.terra_mystica.state import TerraMysticaState
from deskovka.games.terra_mystica.towns import found_all_towns, take_town
from deskovka.games.terra_mystica.words import DONE, Code, Done, TakeTile


@value
class FavorTaken(Event):
    """A seat took a favor tile."""

    seat: Seat
    tile: str


@value
class OwnChoices(Decision[TerraMysticaState, Action]):
    """Favor tiles, town tiles and priests from workers, in the order the player likes."""

    rule = "TM-7.3"
    answers = (Convert, Burn, TakeTile, Done)
    favors: int = 0
    towns: int = 0
    ordain: int = 0

    def options(self, state: TerraMysticaState, seat: Seat) -> list[Action]:
        tiles = state.tiles
        found = conversions(state, seat)
        if self.favors:
            found += [TakeTile(Code(tile.id)) for tile in tiles.favors if may_take(state, seat, tile.id)]
        if self.towns:
            found += [TakeTile(Code(tile.id)) for tile, left in zip(tiles.towns, state.town_supply) if left]
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
        favors, towns, ordain = self.favors, self.towns, self.ordain
        if isinstance(action, TakeTile) and action.tile in state.tiles.town_index:
            play.then(*own_choices(seat, favors, towns - 1, ordain))
            take_town(state, seat, state.tiles.town_index[action.tile], play)
        elif isinstance(action, TakeTile):
            take_favor(state, seat, action.tile, (favors - 1, towns, ordain), play)
        elif action == ORDAIN:
            state.workers[seat] -= 1
            state.priests[seat] += 1
            play.then(*own_choices(seat, favors, towns, ordain - 1))
        elif isinstance(action, (Convert, Burn)):
            convert(state, seat, action)
            play.then(OwnChoices((seat,), favors, towns, ordain))


def own_choices(seat: Seat, favors: int = 0, towns: int = 0, ordain: int = 0) -> list[OwnChoices]:
    """The question, if there is anything to choose."""
    return [OwnChoices((seat,), favors, towns, ordain)] if favors or towns or ordain else []


def may_take(state: TerraMysticaState, seat: Seat, tile: str) -> bool:
    """TM-20.1: a tile that lies there and that the player does not own."""
    number = state.tiles.favor_index[tile]
    return state.favor_supply[number] > 0 and not state.favors[seat] >> number & 1


def take_favor(
    state: TerraMysticaState, seat: Seat, id: str, left: tuple[int, int, int], play: Play[TerraMysticaState]
) -> None:
    """TM-20.2: the tile works at once; the one for smaller towns may found some (TM-19.9)."""
    number = state.tiles.favor_index[id]
    tile = state.tiles.favors[number]
    state.favors[seat] |= 1 << number
    state.favor_supply[number] -= 1
    favors, towns, ordain = left
    if tile.town_power:
        towns += found_all_towns(state, seat)
    play.tell(FavorTaken(seat, id))
    play.then(*own_choices(seat, favors, towns, ordain))
    step_up(state, seat, tile.cult, tile.steps, play)
