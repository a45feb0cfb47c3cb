"""Action 1: transform and build."""

from __future__ import annotations

from random import Random

from deskovka.core.game import Play, RuleId, Seat
from deskovka.core.grid import any_bit, bits
from deskovka.games.terra_mystica.acting import TurnDeed
from deskovka.games.terra_mystica.board import Hex
from deskovka.games.terra_mystica.choices import own_choices
from deskovka.games.terra_mystica.finishing import UNUSED, FinishTurn
from deskovka.games.terra_mystica.reach import leap_hexes, reachable
from deskovka.games.terra_mystica.state import TerraMysticaState
from deskovka.games.terra_mystica.terraforming import (
    TRANSFORMS,
    build,
    transform,
    transformations,
    why_not_build,
    why_not_transform,
)
from deskovka.games.terra_mystica.words import Build, Transform


class BuildDwelling(TurnDeed[Build]):
    """TM-9.3: on a hex that is home terrain already."""

    def options(self, asked: object, state: TerraMysticaState, seat: Seat) -> list[Build]:
        near, far = reachable(state, seat), leap_hexes(state, seat)
        homes = self._homes(state, seat, near | far)
        return [Build(Hex(hex)) for hex in homes if why_not_build(state, seat, hex, near, far) is None]

    def one(self, asked: object, state: TerraMysticaState, seat: Seat, random: Random) -> Build | None:
        near, far = reachable(state, seat), leap_hexes(state, seat)
        homes = self._homes(state, seat, near | far)
        if not homes:
            return None
        hex = homes[int(random.random() * len(homes))]
        return Build(Hex(hex)) if why_not_build(state, seat, hex, near, far) is None else None

    def _homes(self, state: TerraMysticaState, seat: Seat, hexes: int) -> list[int]:
        home = state.faction(seat).home
        return [hex for hex in bits(hexes) if state.terrain[hex] == home]

    def why_not(self, asked: object, state: TerraMysticaState, seat: Seat, action: Build) -> RuleId | None:
        return why_not_build(state, seat, action.hex, reachable(state, seat), leap_hexes(state, seat))

    def act(self, state: TerraMysticaState, seat: Seat, action: Build, play: Play[TerraMysticaState]) -> None:
        towns = build(state, seat, action.hex, reachable(state, seat), play)
        play.then(*own_choices(seat, towns=towns), FinishTurn((seat,)))


class TransformHex(TurnDeed[Transform]):
    """TM-9.7: with bought spades; a dwelling may follow."""

    def options(self, asked: object, state: TerraMysticaState, seat: Seat) -> list[Transform]:
        return list(transformations(state, seat, UNUSED))

    def one(self, asked: object, state: TerraMysticaState, seat: Seat, random: Random) -> Transform | None:
        """Some hex, then some terrain."""
        near, far = reachable(state, seat), leap_hexes(state, seat)
        if not near | far:
            return None
        terrains = TRANSFORMS[any_bit(near | far, random)]
        action = terrains[int(random.random() * len(terrains))]
        return action if why_not_transform(state, seat, action, UNUSED, near, far) is None else None

    def why_not(
        self, asked: object, state: TerraMysticaState, seat: Seat, action: Transform
    ) -> RuleId | None:
        return why_not_transform(state, seat, action, UNUSED, reachable(state, seat), leap_hexes(state, seat))

    def act(
        self, state: TerraMysticaState, seat: Seat, action: Transform, play: Play[TerraMysticaState]
    ) -> None:
        spades = transform(state, seat, action, UNUSED, reachable(state, seat), play)
        play.then(FinishTurn((seat,), spades))
