"""The end of an action: free spades, the dwelling on a hex that was transformed, conversions."""

from __future__ import annotations

from deskovka.core.chance import ScriptedChance
from deskovka.core.game import Decision, Play, RuleId, Seat
from deskovka.core.grid import bits
from deskovka.core.notation import Action
from deskovka.core.values import value
from deskovka.games.terra_mystica.board import Hex
from deskovka.games.terra_mystica.building import pieces_left
from deskovka.games.terra_mystica.choices import own_choices
from deskovka.games.terra_mystica.conversions import Burn, Convert
from deskovka.games.terra_mystica.factions import Kind
from deskovka.games.terra_mystica.free import FREE, free_step, free_steps, why_not_free
from deskovka.games.terra_mystica.power import can_pay
from deskovka.games.terra_mystica.reach import leap_hexes, reachable
from deskovka.games.terra_mystica.state import TerraMysticaState
from deskovka.games.terra_mystica.terraforming import (
    Spades,
    build,
    can_transform,
    transform,
    transformations,
    why_not_transform,
)
from deskovka.games.terra_mystica.towns import Connect
from deskovka.games.terra_mystica.words import DONE, Build, Done, Transform

HERE = -1  # all hexes: where a dwelling follows a transformation, no reach is asked for


@value
class FinishTurn(Decision[TerraMysticaState, Action]):
    """After the action: a dwelling on a hex transformed in it, free conversions, then the turn is done."""

    rule = "TM-4.5"
    answers = (Convert, Burn, Connect, Build, Done)
    hexes: int = 0  # where a dwelling may be built

    def options(self, state: TerraMysticaState, seat: Seat) -> list[Action]:
        found = free_steps(state, seat)
        if self.hexes and self._why_not_build(state, seat) is None:
            found += [Build(Hex(hex)) for hex in bits(self.hexes)]
        found.append(DONE)
        return found

    def _why_not_build(self, state: TerraMysticaState, seat: Seat) -> RuleId | None:
        if not pieces_left(state, seat, Kind.D):
            return "TM-1.2"
        return None if can_pay(state, seat, state.faction(seat).costs[Kind.D]) else "TM-9.18"

    def why_not(self, state: TerraMysticaState, seat: Seat, action: Action) -> RuleId | None:
        if isinstance(action, FREE):
            return why_not_free(state, seat, action)
        if isinstance(action, Build):
            if self.hexes >> action.hex & 1:
                return self._why_not_build(state, seat)
            if self.hexes:
                return "TM-9.23"
            return "TM-9.19" if state.terrain[action.hex] == state.faction(seat).home else "TM-9.3"
        return None

    def resolve(
        self, state: TerraMysticaState, seat: Seat, action: Action, play: Play[TerraMysticaState]
    ) -> None:
        if isinstance(action, FREE):
            free_step(state, seat, action, FinishTurn((seat,), self.hexes), play)
        elif isinstance(action, Build):
            towns = build(state, seat, action.hex, HERE, play)
            play.then(*own_choices(seat, towns=towns), FinishTurn((seat,)))


@value
class UseSpades(Decision[TerraMysticaState, Action]):
    """Use free spades: missing ones may be bought, left-over ones may go to another hex."""

    rule = "TM-9.16"
    answers = (Convert, Burn, Connect, Transform, Done)
    spades: Spades
    optional: bool = False  # TM-27.5: none need be used

    def options(self, state: TerraMysticaState, seat: Seat) -> list[Action]:
        found = [step for step in free_steps(state, seat) if self._leaves_a_use(state, seat, step)]
        found += transformations(state, seat, self.spades)
        if self._may_stop():
            found.append(DONE)
        return found

    def _may_stop(self) -> bool:
        return bool(self.spades.touched or self.optional)

    def _leaves_a_use(self, state: TerraMysticaState, seat: Seat, action: Action) -> bool:
        """TM-9.16: whoever must buy a spade or a leap to use one keeps what it costs."""
        faction = state.faction(seat)
        if self._may_stop() or not (faction.leap or faction.home_spades > self.spades.free):
            return True
        assert isinstance(action, FREE)
        after = state.copy()
        free_step(after, seat, action, self, Play(after, ScriptedChance(()), heard=False))
        return can_transform(after, seat, self.spades)

    def why_not(self, state: TerraMysticaState, seat: Seat, action: Action) -> RuleId | None:
        if isinstance(action, FREE):
            rule = why_not_free(state, seat, action)
            return rule or (None if self._leaves_a_use(state, seat, action) else self.rule)
        if isinstance(action, Transform):
            near, far = reachable(state, seat), leap_hexes(state, seat)
            return why_not_transform(state, seat, action, self.spades, near, far)
        return None if self._may_stop() else self.rule

    def resolve(
        self, state: TerraMysticaState, seat: Seat, action: Action, play: Play[TerraMysticaState]
    ) -> None:
        if isinstance(action, FREE):
            free_step(state, seat, action, UseSpades((seat,), self.spades, self.optional), play)
            return
        spades = self.spades
        if isinstance(action, Transform):
            spades = transform(state, seat, action, spades, reachable(state, seat), play)
            if spades.free and not self.spades.one_hex and can_transform(state, seat, spades):
                play.then(UseSpades((seat,), spades))
                return
        play.then(FinishTurn((seat,), home_hexes(state, seat, spades.touched)))


def home_hexes(state: TerraMysticaState, seat: Seat, hexes: int) -> int:
    """Those of the hexes that are home terrain now."""
    home = state.faction(seat).home
    return sum(1 << hex for hex in bits(hexes) if state.terrain[hex] == home)
