"""What the spaces of power actions and special actions ask for."""

from __future__ import annotations

from deskovka.core.game import Choice, Deed, Play, RuleId, Seat, deeds
from deskovka.core.grid import bits
from deskovka.core.values import value
from deskovka.games.terra_mystica.board import COLOURS
from deskovka.games.terra_mystica.bridges import PlaceBridge, PlaceOwnBridge
from deskovka.games.terra_mystica.building import building_event
from deskovka.games.terra_mystica.choices import own_choices
from deskovka.games.terra_mystica.cults import CULT_ORDER, step_up
from deskovka.games.terra_mystica.factions import Building, Kind
from deskovka.games.terra_mystica.finishing import FinishTurn
from deskovka.games.terra_mystica.free import FREE
from deskovka.games.terra_mystica.reach import reachable
from deskovka.games.terra_mystica.specials import rides, sandstorm_hexes
from deskovka.games.terra_mystica.state import TerraMysticaState
from deskovka.games.terra_mystica.strongholds import do_upgrade
from deskovka.games.terra_mystica.terraforming import TRANSFORMS, Spades, Transformed
from deskovka.games.terra_mystica.upgrading import Upgrade, upgrades, why_not_upgrade
from deskovka.games.terra_mystica.words import Build, TakeStep, Transform


@value
class SpecialChoice(Choice[TerraMysticaState]):
    """A choice inside an action, with free conversions before it (TM-6.4)."""


@value
class ChooseBridge(SpecialChoice):
    """Place a bridge beside an own building."""

    rule = "TM-16.4"
    answers = deeds({**FREE, PlaceBridge: PlaceOwnBridge()})


class StepsOfChoice(Deed[TerraMysticaState, TakeStep]):
    """TM-17.6, TM-34.3: all on one cult."""

    def options(self, asked: ChooseCult, state: TerraMysticaState, seat: Seat) -> list[TakeStep]:
        return [TakeStep(cult) for cult in CULT_ORDER]

    def do(
        self,
        asked: ChooseCult,
        state: TerraMysticaState,
        seat: Seat,
        action: TakeStep,
        play: Play[TerraMysticaState],
    ) -> None:
        play.then(FinishTurn((seat,)))
        step_up(state, seat, CULT_ORDER.index(action.cult), asked.steps, play)


@value
class ChooseCult(SpecialChoice):
    """Steps on one cult of choice."""

    rule = "TM-17.6"
    answers = deeds({**FREE, TakeStep: StepsOfChoice()})
    steps: int = 1


class TurnIntoDesert(Deed[TerraMysticaState, Transform]):
    """TM-25.2: without spades, and a dwelling may follow (TM-25.4)."""

    def options(self, asked: object, state: TerraMysticaState, seat: Seat) -> list[Transform]:
        home = state.faction(seat).home
        return [TRANSFORMS[hex][home] for hex in bits(sandstorm_hexes(state, seat))]

    def why_not(
        self, asked: object, state: TerraMysticaState, seat: Seat, action: Transform
    ) -> RuleId | None:
        if action.colour is not COLOURS[state.faction(seat).home]:
            return "TM-25.2"
        if sandstorm_hexes(state, seat) >> action.hex & 1:
            return None
        if state.occupied >> action.hex & 1:
            return "TM-25.2"
        if state.terrain[action.hex] == state.faction(seat).home:
            return "TM-25.6"
        return "TM-25.3" if reachable(state, seat) >> action.hex & 1 else "TM-25.2"

    def do(
        self,
        asked: object,
        state: TerraMysticaState,
        seat: Seat,
        action: Transform,
        play: Play[TerraMysticaState],
    ) -> None:
        turned = Spades(turned=((int(action.hex), state.terrain[action.hex]),))
        state.terrain[action.hex] = state.faction(seat).home
        play.tell(Transformed(seat, action.hex, action.colour, 0))
        play.then(FinishTurn((seat,), turned))


@value
class Sandstorm(SpecialChoice):
    """The Nomads turn a neighbouring hex into desert, without spades (TM-25.5)."""

    rule = "TM-25.2"
    answers = deeds({**FREE, Transform: TurnIntoDesert()})


class RideAndBuild(Deed[TerraMysticaState, Build]):
    """TM-33.2: anywhere, and for nothing."""

    def options(self, asked: object, state: TerraMysticaState, seat: Seat) -> list[Build]:
        return rides(state, seat)

    def why_not(self, asked: object, state: TerraMysticaState, seat: Seat, action: Build) -> RuleId | None:
        if action in rides(state, seat):
            return None
        return "TM-33.3" if state.terrain[action.hex] != state.faction(seat).home else "TM-33.2"

    def do(
        self,
        asked: object,
        state: TerraMysticaState,
        seat: Seat,
        action: Build,
        play: Play[TerraMysticaState],
    ) -> None:
        towns = building_event(state, seat, action.hex, Kind.D, play)
        play.then(*own_choices(seat, towns=towns), FinishTurn((seat,)))


@value
class Ride(SpecialChoice):
    """The Witches build a dwelling free of charge on any free forest hex."""

    rule = "TM-33.2"
    answers = deeds({**FREE, Build: RideAndBuild()})


class UpgradeForNothing(Deed[TerraMysticaState, Upgrade]):
    """TM-32.2: a dwelling becomes a trading post."""

    def options(self, asked: object, state: TerraMysticaState, seat: Seat) -> list[Upgrade]:
        return upgrades(state, seat, Building.TP, free=True)

    def why_not(self, asked: object, state: TerraMysticaState, seat: Seat, action: Upgrade) -> RuleId | None:
        if action.building is not Building.TP:
            return "TM-32.2"
        return why_not_upgrade(state, seat, action, free=True)

    def do(
        self,
        asked: object,
        state: TerraMysticaState,
        seat: Seat,
        action: Upgrade,
        play: Play[TerraMysticaState],
    ) -> None:
        do_upgrade(state, seat, action, play, free=True)


@value
class FreeTradingPost(SpecialChoice):
    """The Swarmlings upgrade a dwelling free of charge."""

    rule = "TM-32.2"
    answers = deeds({**FREE, Upgrade: UpgradeForNothing()})
