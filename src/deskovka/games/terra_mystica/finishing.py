"""The end of an action: free spades, the dwelling on a hex that was transformed, conversions."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from deskovka.core.chance import ScriptedChance
from deskovka.core.game import Choice, Deed, Play, RuleId, Seat, Task, deeds
from deskovka.core.notation import Action
from deskovka.core.values import value
from deskovka.games.terra_mystica.board import Hex
from deskovka.games.terra_mystica.building import pieces_left
from deskovka.games.terra_mystica.choices import own_choices
from deskovka.games.terra_mystica.factions import Kind
from deskovka.games.terra_mystica.free import FREE
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
from deskovka.games.terra_mystica.words import DONE, Build, Done, NothingMore, Transform

UNUSED = Spades()
HERE = -1  # all hexes: where a dwelling follows a transformation, no reach is asked for


class Dig(Deed[TerraMysticaState, Transform]):
    """TM-9.12: with the spades of what asks, and bought ones where they do not suffice."""

    def options(self, asked: Any, state: TerraMysticaState, seat: Seat) -> Sequence[Transform]:
        return list(transformations(state, seat, asked.spades))

    def why_not(self, asked: Any, state: TerraMysticaState, seat: Seat, action: Transform) -> RuleId | None:
        near, far = reachable(state, seat), leap_hexes(state, seat)
        return why_not_transform(state, seat, action, asked.spades, near, far)

    def do(
        self,
        asked: Any,
        state: TerraMysticaState,
        seat: Seat,
        action: Transform,
        play: Play[TerraMysticaState],
    ) -> None:
        spades = transform(state, seat, action, asked.spades, reachable(state, seat), play)
        play.then(self.next(state, seat, spades))

    def next(self, state: TerraMysticaState, seat: Seat, spades: Spades) -> Task[TerraMysticaState]:
        """What follows."""
        more = spades.free and can_transform(state, seat, spades)
        return UseSpades((seat,), spades) if more else FinishTurn((seat,), spades)


class DigOn(Dig):
    """TM-6.4: further spades for a hex transformed in this action, or free ones that are left for another."""

    def options(self, asked: FinishTurn, state: TerraMysticaState, seat: Seat) -> Sequence[Transform]:
        return super().options(asked, state, seat) if asked.spades.turned else ()

    def why_not(
        self, asked: FinishTurn, state: TerraMysticaState, seat: Seat, action: Transform
    ) -> RuleId | None:
        if not asked.spades.turned:
            return "TM-9.3" if state.built else asked.rule
        return super().why_not(asked, state, seat, action)

    def next(self, state: TerraMysticaState, seat: Seat, spades: Spades) -> Task[TerraMysticaState]:
        return FinishTurn((seat,), spades)


class BuildThere(Deed[TerraMysticaState, Build]):
    """TM-9.18: a dwelling on one of the hexes transformed in this action."""

    def options(self, asked: FinishTurn, state: TerraMysticaState, seat: Seat) -> Sequence[Build]:
        if not asked.spades.turned:
            return ()
        homes = home_hexes(state, seat, asked.spades)
        return [Build(Hex(hex)) for hex in homes] if homes and self._why_none(state, seat) is None else ()

    def _why_none(self, state: TerraMysticaState, seat: Seat) -> RuleId | None:
        if not pieces_left(state, seat, Kind.D):
            return "TM-1.2"
        return None if can_pay(state, seat, state.faction(seat).costs[Kind.D]) else "TM-9.18"

    def why_not(
        self, asked: FinishTurn, state: TerraMysticaState, seat: Seat, action: Build
    ) -> RuleId | None:
        homes = home_hexes(state, seat, asked.spades)
        if action.hex in homes:
            return self._why_none(state, seat)
        if homes:
            return "TM-9.23"
        return "TM-9.19" if state.terrain[action.hex] == state.faction(seat).home else "TM-9.3"

    def do(
        self,
        asked: FinishTurn,
        state: TerraMysticaState,
        seat: Seat,
        action: Build,
        play: Play[TerraMysticaState],
    ) -> None:
        towns = build(state, seat, action.hex, HERE, play)
        play.then(*own_choices(seat, towns=towns), FinishTurn((seat,)))


@value
class FinishTurn(Choice[TerraMysticaState]):
    """After the action: further spades, a dwelling on a hex transformed in it, free conversions; then it is done."""

    rule = "TM-4.5"
    answers = deeds({**FREE, Transform: DigOn(), Build: BuildThere(), Done: NothingMore()})
    spades: Spades = UNUSED


class Sparing(Deed[TerraMysticaState, Any]):
    """TM-9.16: what may be done at any time, but whoever must buy a spade or a leap to use one keeps what it costs."""

    def __init__(self, deed: Deed[TerraMysticaState, Any]) -> None:
        self.deed = deed

    def options(self, asked: UseSpades, state: TerraMysticaState, seat: Seat) -> list[Action]:
        return [
            action
            for action in self.deed.options(asked, state, seat)
            if self._leaves_a_use(asked, state, seat, action)
        ]

    def why_not(
        self, asked: UseSpades, state: TerraMysticaState, seat: Seat, action: Action
    ) -> RuleId | None:
        rule = self.deed.why_not(asked, state, seat, action)
        return rule or (None if self._leaves_a_use(asked, state, seat, action) else asked.rule)

    def _leaves_a_use(self, asked: UseSpades, state: TerraMysticaState, seat: Seat, action: Action) -> bool:
        faction = state.faction(seat)
        if asked.may_stop() or not (faction.leap or faction.home_spades > asked.spades.free):
            return True
        after = state.copy()
        self.deed.do(asked, after, seat, action, Play(after, ScriptedChance(()), heard=False))
        return can_transform(after, seat, asked.spades)

    def do(
        self,
        asked: UseSpades,
        state: TerraMysticaState,
        seat: Seat,
        action: Action,
        play: Play[TerraMysticaState],
    ) -> None:
        self.deed.do(asked, state, seat, action, play)


class StopDigging(Deed[TerraMysticaState, Done]):
    """TM-9.9: what is left of the spades is lost."""

    def options(self, asked: UseSpades, state: TerraMysticaState, seat: Seat) -> Sequence[Done]:
        return (DONE,) if asked.may_stop() else ()

    def do(
        self,
        asked: UseSpades,
        state: TerraMysticaState,
        seat: Seat,
        action: Done,
        play: Play[TerraMysticaState],
    ) -> None:
        play.then(FinishTurn((seat,), replace(asked.spades, free=0)))


@value
class UseSpades(Choice[TerraMysticaState]):
    """Use free spades: missing ones may be bought, left-over ones may go to another hex."""

    rule = "TM-9.16"
    answers = deeds(
        {
            **{kind: Sparing(deed) for kind, deed in FREE.items()},
            Transform: Dig(),
            Done: StopDigging(),
        }
    )
    spades: Spades
    optional: bool = False  # TM-27.5: none need be used

    def may_stop(self) -> bool:
        return bool(self.spades.turned or self.optional)


def home_hexes(state: TerraMysticaState, seat: Seat, spades: Spades) -> list[int]:
    """Those of the hexes that spades went to which are home terrain now."""
    home = state.faction(seat).home
    return [hex for hex, _ in spades.turned if state.terrain[hex] == home]
