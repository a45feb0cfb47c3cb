"""What the spaces of power actions and special actions ask for."""

from __future__ import annotations

from deskovka.core.game import Decision, Play, RuleId, Seat
from deskovka.core.grid import bits
from deskovka.core.notation import Action
from deskovka.core.values import value
from deskovka.games.terra_mystica.board import COLOURS
from deskovka.games.terra_mystica.bridges import PlaceBridge, bridges, place_bridge, why_not_bridge
from deskovka.games.terra_mystica.building import building_event
from deskovka.games.terra_mystica.choices import own_choices
from deskovka.games.terra_mystica.conversions import Burn, Convert
from deskovka.games.terra_mystica.cults import CULT_ORDER, step_up
from deskovka.games.terra_mystica.factions import Building, Kind
from deskovka.games.terra_mystica.finishing import FinishTurn
from deskovka.games.terra_mystica.free import FREE, free_step, free_steps, why_not_free
from deskovka.games.terra_mystica.reach import reachable
from deskovka.games.terra_mystica.specials import rides, sandstorm_hexes
from deskovka.games.terra_mystica.state import TerraMysticaState
from deskovka.games.terra_mystica.strongholds import do_upgrade
from deskovka.games.terra_mystica.terraforming import TRANSFORMS, Spades, Transformed
from deskovka.games.terra_mystica.towns import Connect
from deskovka.games.terra_mystica.upgrading import Upgrade, upgrades, why_not_upgrade
from deskovka.games.terra_mystica.words import Build, TakeStep, Transform


@value
class SpecialChoice(Decision[TerraMysticaState, Action]):
    """A choice inside an action, with free conversions before it (TM-6.4)."""

    def choices(self, state: TerraMysticaState, seat: Seat) -> list[Action]:
        raise NotImplementedError

    def why_not_choose(self, state: TerraMysticaState, seat: Seat, action: Action) -> RuleId | None:
        return None if action in self.choices(state, seat) else self.rule

    def choose(
        self, state: TerraMysticaState, seat: Seat, action: Action, play: Play[TerraMysticaState]
    ) -> None:
        raise NotImplementedError

    def options(self, state: TerraMysticaState, seat: Seat) -> list[Action]:
        return [*free_steps(state, seat), *self.choices(state, seat)]

    def why_not(self, state: TerraMysticaState, seat: Seat, action: Action) -> RuleId | None:
        if isinstance(action, FREE):
            return why_not_free(state, seat, action)
        return self.why_not_choose(state, seat, action)

    def resolve(
        self, state: TerraMysticaState, seat: Seat, action: Action, play: Play[TerraMysticaState]
    ) -> None:
        if isinstance(action, FREE):
            free_step(state, seat, action, self, play)
        else:
            self.choose(state, seat, action, play)


@value
class ChooseBridge(SpecialChoice):
    """Place a bridge beside an own building."""

    rule = "TM-16.4"
    answers = (Convert, Burn, Connect, PlaceBridge)

    def choices(self, state: TerraMysticaState, seat: Seat) -> list[Action]:
        return list(bridges(state, seat))

    def why_not_choose(self, state: TerraMysticaState, seat: Seat, action: Action) -> RuleId | None:
        assert isinstance(action, PlaceBridge)
        return why_not_bridge(state, seat, action)

    def choose(
        self, state: TerraMysticaState, seat: Seat, action: Action, play: Play[TerraMysticaState]
    ) -> None:
        assert isinstance(action, PlaceBridge)
        towns = place_bridge(state, seat, action, play)
        play.then(*own_choices(seat, towns=towns), FinishTurn((seat,)))


@value
class ChooseCult(SpecialChoice):
    """Steps on one cult of choice."""

    rule = "TM-17.6"
    answers = (Convert, Burn, Connect, TakeStep)
    steps: int = 1

    def choices(self, state: TerraMysticaState, seat: Seat) -> list[Action]:
        return [TakeStep(cult) for cult in CULT_ORDER]

    def choose(
        self, state: TerraMysticaState, seat: Seat, action: Action, play: Play[TerraMysticaState]
    ) -> None:
        assert isinstance(action, TakeStep)
        play.then(FinishTurn((seat,)))
        step_up(state, seat, CULT_ORDER.index(action.cult), self.steps, play)


@value
class Sandstorm(SpecialChoice):
    """The Nomads turn a neighbouring hex into desert, without spades (TM-25.5)."""

    rule = "TM-25.2"
    answers = (Convert, Burn, Connect, Transform)

    def choices(self, state: TerraMysticaState, seat: Seat) -> list[Action]:
        home = state.faction(seat).home
        return [TRANSFORMS[hex][home] for hex in bits(sandstorm_hexes(state, seat))]

    def why_not_choose(self, state: TerraMysticaState, seat: Seat, action: Action) -> RuleId | None:
        assert isinstance(action, Transform)
        if action.colour is not COLOURS[state.faction(seat).home]:
            return "TM-25.2"
        if sandstorm_hexes(state, seat) >> action.hex & 1:
            return None
        if state.occupied >> action.hex & 1:
            return "TM-25.2"
        if state.terrain[action.hex] == state.faction(seat).home:
            return "TM-25.6"
        return "TM-25.3" if reachable(state, seat) >> action.hex & 1 else "TM-25.2"

    def choose(
        self, state: TerraMysticaState, seat: Seat, action: Action, play: Play[TerraMysticaState]
    ) -> None:
        assert isinstance(action, Transform)
        turned = Spades(turned=((int(action.hex), state.terrain[action.hex]),))
        state.terrain[action.hex] = state.faction(seat).home
        play.tell(Transformed(seat, action.hex, action.colour, 0))
        play.then(FinishTurn((seat,), turned))  # TM-25.4


@value
class Ride(SpecialChoice):
    """The Witches build a dwelling free of charge on any free forest hex."""

    rule = "TM-33.2"
    answers = (Convert, Burn, Connect, Build)

    def choices(self, state: TerraMysticaState, seat: Seat) -> list[Action]:
        return list(rides(state, seat))

    def why_not_choose(self, state: TerraMysticaState, seat: Seat, action: Action) -> RuleId | None:
        assert isinstance(action, Build)
        if action in rides(state, seat):
            return None
        return "TM-33.3" if state.terrain[action.hex] != state.faction(seat).home else "TM-33.2"

    def choose(
        self, state: TerraMysticaState, seat: Seat, action: Action, play: Play[TerraMysticaState]
    ) -> None:
        assert isinstance(action, Build)
        towns = building_event(state, seat, action.hex, Kind.D, play)
        play.then(*own_choices(seat, towns=towns), FinishTurn((seat,)))


@value
class FreeTradingPost(SpecialChoice):
    """The Swarmlings upgrade a dwelling free of charge."""

    rule = "TM-32.2"
    answers = (Convert, Burn, Connect, Upgrade)

    def choices(self, state: TerraMysticaState, seat: Seat) -> list[Action]:
        return list(upgrades(state, seat, Building.TP, free=True))

    def why_not_choose(self, state: TerraMysticaState, seat: Seat, action: Action) -> RuleId | None:
        assert isinstance(action, Upgrade)
        if action.building is not Building.TP:
            return "TM-32.2"
        return why_not_upgrade(state, seat, action, free=True)

    def choose(
        self, state: TerraMysticaState, seat: Seat, action: Action, play: Play[TerraMysticaState]
    ) -> None:
        assert isinstance(action, Upgrade)
        do_upgrade(state, seat, action, play, free=True)
