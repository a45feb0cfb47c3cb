"""The end of an action: free spades, the dwelling on a hex that was transformed, conversions."""

from __future__ import annotations

from dataclasses import replace

from deskovka.core.chance import ScriptedChance
from deskovka.core.game import Decision, Play, RuleId, Seat
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

UNUSED = Spades()
HERE = -1  # all hexes: where a dwelling follows a transformation, no reach is asked for


@value
class FinishTurn(Decision[TerraMysticaState, Action]):
    """After the action: further spades, a dwelling on a hex transformed in it, free conversions; then it is done."""

    rule = "TM-4.5"
    answers = (Convert, Burn, Connect, Transform, Build, Done)
    spades: Spades = UNUSED

    def options(self, state: TerraMysticaState, seat: Seat) -> list[Action]:
        found = free_steps(state, seat)
        if self.spades.turned:
            found += transformations(state, seat, self.spades)
            homes = home_hexes(state, seat, self.spades)
            if homes and self._why_not_build(state, seat) is None:
                found += [Build(Hex(hex)) for hex in homes]
        found.append(DONE)
        return found

    def _why_not_build(self, state: TerraMysticaState, seat: Seat) -> RuleId | None:
        if not pieces_left(state, seat, Kind.D):
            return "TM-1.2"
        return None if can_pay(state, seat, state.faction(seat).costs[Kind.D]) else "TM-9.18"

    def why_not(self, state: TerraMysticaState, seat: Seat, action: Action) -> RuleId | None:
        if isinstance(action, FREE):
            return why_not_free(state, seat, action)
        if isinstance(action, Transform):
            return self._why_not_transform(state, seat, action)
        if isinstance(action, Build):
            homes = home_hexes(state, seat, self.spades)
            if action.hex in homes:
                return self._why_not_build(state, seat)
            if homes:
                return "TM-9.23"
            return "TM-9.19" if state.terrain[action.hex] == state.faction(seat).home else "TM-9.3"
        return None

    def _why_not_transform(self, state: TerraMysticaState, seat: Seat, action: Transform) -> RuleId | None:
        if not self.spades.turned:
            return "TM-9.3" if state.built else self.rule
        near, far = reachable(state, seat), leap_hexes(state, seat)
        return why_not_transform(state, seat, action, self.spades, near, far)

    def resolve(
        self, state: TerraMysticaState, seat: Seat, action: Action, play: Play[TerraMysticaState]
    ) -> None:
        if isinstance(action, FREE):
            free_step(state, seat, action, FinishTurn((seat,), self.spades), play)
        elif isinstance(action, Transform):
            spades = transform(state, seat, action, self.spades, reachable(state, seat), play)
            play.then(FinishTurn((seat,), spades))
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
        return bool(self.spades.turned or self.optional)

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
            if spades.free and can_transform(state, seat, spades):
                play.then(UseSpades((seat,), spades))
                return
        else:
            spades = replace(spades, free=0)  # TM-9.9: what is left is lost
        play.then(FinishTurn((seat,), spades))


def home_hexes(state: TerraMysticaState, seat: Seat, spades: Spades) -> list[int]:
    """Those of the hexes that spades went to which are home terrain now."""
    home = state.faction(seat).home
    return [hex for hex, _ in spades.turned if state.terrain[hex] == home]
