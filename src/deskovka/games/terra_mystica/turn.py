"""A turn in phase II: one action, with the choices that belong to it and free conversions in between."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random

from deskovka.core.game import Decision, Play, RuleId, Seat, Step, Task
from deskovka.core.grid import bits
from deskovka.core.notation import Action
from deskovka.core.values import value
from deskovka.games.terra_mystica.board import Hex
from deskovka.games.terra_mystica.choices import own_choices
from deskovka.games.terra_mystica.conversions import Burn, Convert
from deskovka.games.terra_mystica.cults import CULT_ORDER, ORDER_STEPS, SendPriest, send_priest, why_not_send
from deskovka.games.terra_mystica.factions import Building
from deskovka.games.terra_mystica.finishing import FinishTurn, UseSpades
from deskovka.games.terra_mystica.free import FREE, free_step, free_steps, why_not_free
from deskovka.games.terra_mystica.leech import OfferPower
from deskovka.games.terra_mystica.passing import Pass, do_pass, passes, why_not_pass
from deskovka.games.terra_mystica.power import gain, pay, spend_power
from deskovka.games.terra_mystica.reach import leap_hexes, reachable
from deskovka.games.terra_mystica.special_actions import (
    ChooseBridge,
    ChooseCult,
    FreeTradingPost,
    Ride,
    Sandstorm,
)
from deskovka.games.terra_mystica.specials import (
    DOUBLE_TURN,
    ENGINEERS_BRIDGE,
    SpaceUsed,
    UseSpace,
    spaces,
    special_bit,
    why_not_use,
)
from deskovka.games.terra_mystica.state import TerraMysticaState
from deskovka.games.terra_mystica.strongholds import do_upgrade
from deskovka.games.terra_mystica.terraforming import (
    TRANSFORMS,
    Spades,
    build,
    buildable,
    transform,
    transformations,
    why_not_build,
    why_not_transform,
)
from deskovka.games.terra_mystica.towns import Connect
from deskovka.games.terra_mystica.upgrading import (
    ADVANCE,
    Advance,
    Upgrade,
    advance,
    upgrades,
    why_not_advance,
    why_not_upgrade,
)
from deskovka.games.terra_mystica.words import DONE, Build, Code, Done, Transform

SAMPLE_TRIES = 8
SENDS = tuple(SendPriest(cult, steps) for cult in CULT_ORDER for steps in sorted({*ORDER_STEPS, 1}))
BUILDINGS = tuple(Building)


@value
class TakeTurn(Decision[TerraMysticaState, Action]):
    """Exactly one action; `first` and `second` are those of a double turn (TM-38.3)."""

    rule = "TM-4.5"
    answers = (Convert, Burn, Connect, Build, Transform, Upgrade, Advance, SendPriest, UseSpace, Pass, Done)
    first: bool = False
    second: bool = False

    def options(self, state: TerraMysticaState, seat: Seat) -> list[Action]:
        found = free_steps(state, seat)
        found += buildable(state, seat)
        found += transformations(state, seat, Spades())
        for building in BUILDINGS:
            found += upgrades(state, seat, building)
        found += [action for action in ADVANCE.values() if why_not_advance(state, seat, action) is None]
        found += [action for action in SENDS if why_not_send(state, seat, action) is None]
        found += [action for action in uses(state, seat) if self._why_not_use(state, seat, action) is None]
        found += passes(state)
        if self.second:
            found.append(DONE)  # TM-38.8: the second action may be left
        return found

    def _why_not_use(self, state: TerraMysticaState, seat: Seat, action: UseSpace) -> RuleId | None:
        return why_not_use(state, seat, action.space, doubled=self.first or self.second)

    def why_not(self, state: TerraMysticaState, seat: Seat, action: Action) -> RuleId | None:
        if isinstance(action, FREE):
            return why_not_free(state, seat, action)
        if isinstance(action, Build):
            return why_not_build(state, seat, action.hex, reachable(state, seat), leap_hexes(state, seat))
        if isinstance(action, Transform):
            near, far = reachable(state, seat), leap_hexes(state, seat)
            return why_not_transform(state, seat, action, Spades(), near, far)
        if isinstance(action, Upgrade):
            return why_not_upgrade(state, seat, action)
        if isinstance(action, Advance):
            return why_not_advance(state, seat, action)
        if isinstance(action, SendPriest):
            return why_not_send(state, seat, action)
        if isinstance(action, UseSpace):
            return self._why_not_use(state, seat, action)
        if isinstance(action, Pass):
            return why_not_pass(state, action)
        return None if self.second else self.rule

    def sample(self, state: TerraMysticaState, seat: Seat, random: Random) -> Action:
        """Some kind of action first, then one of it; listing all costs 30 times as much."""
        for _ in range(SAMPLE_TRIES):
            choices = SAMPLERS[int(random.random() * len(SAMPLERS))](state, seat, random)
            if choices:
                action = choices[int(random.random() * len(choices))]
                if self.why_not(state, seat, action) is None:
                    return action
        options = self.options(state, seat)
        return options[int(random.random() * len(options))]

    def resolve(
        self, state: TerraMysticaState, seat: Seat, action: Action, play: Play[TerraMysticaState]
    ) -> None:
        if isinstance(action, FREE):
            free_step(state, seat, action, TakeTurn((seat,), self.first, self.second), play)
        elif isinstance(action, Done):
            play.then(NextTurn(seat))
        elif isinstance(action, UseSpace) and action.space == DOUBLE_TURN:
            state.used[seat] |= special_bit(state, seat, action.space)
            play.tell(SpaceUsed(seat, action.space))
            play.then(TakeTurn((seat,), first=True))
        else:
            # TM-38.4: after a pass no further action follows.
            again = self.first and not isinstance(action, Pass)
            play.then(OfferPower(seat), TakeTurn((seat,), second=True) if again else NextTurn(seat))
            self._act(state, seat, action, play)

    def _act(
        self, state: TerraMysticaState, seat: Seat, action: Action, play: Play[TerraMysticaState]
    ) -> None:
        if isinstance(action, Upgrade):
            do_upgrade(state, seat, action, play)
        elif isinstance(action, UseSpace):
            play.tell(SpaceUsed(seat, action.space))
            play.then(*use_space(state, seat, action.space))
        elif isinstance(action, Transform):
            spades = transform(state, seat, action, Spades(), reachable(state, seat), play)
            play.then(FinishTurn((seat,), spades))
        elif isinstance(action, Build):
            towns = build(state, seat, action.hex, reachable(state, seat), play)
            play.then(*own_choices(seat, towns=towns), FinishTurn((seat,)))
        else:
            play.then(FinishTurn((seat,)))
            if isinstance(action, Advance):
                advance(state, seat, action, play)
            elif isinstance(action, SendPriest):
                send_priest(state, seat, action, play)
            elif isinstance(action, Pass):
                do_pass(state, seat, action, play)


@value
class NextTurn(Step[TerraMysticaState]):
    """TM-4.4: clockwise, or in this round's order, without those who have passed; TM-4.8: until all have."""

    rule = "TM-4.4"
    seat: Seat

    def run(self, state: TerraMysticaState, play: Play[TerraMysticaState]) -> None:
        place = state.order.index(self.seat)
        for seat in state.order[place + 1 :] + state.order[: place + 1]:
            if seat not in state.passed:
                begin_turn(state, seat, play)
                return


def begin_turn(state: TerraMysticaState, seat: Seat, play: Play[TerraMysticaState]) -> None:
    state.turns += 1
    play.then(TakeTurn((seat,)))


def use_space(state: TerraMysticaState, seat: Seat, space: str) -> list[Task[TerraMysticaState]]:
    """TM-16, TM-17: cover the space and pay; what is to be done then."""
    power = state.tiles.power_actions.get(space)
    if power is not None:
        state.used_power |= 1 << list(state.tiles.power_actions).index(space)
        spend_power(state, seat, power.power)
        if power.effect == "bridge":
            return [ChooseBridge((seat,))]
        if power.spades:
            return [UseSpades((seat,), Spades(power.spades))]
        gain(state, seat, power.gain)
        return [FinishTurn((seat,))]
    if space == ENGINEERS_BRIDGE:
        cost = state.faction(seat).bridge_cost
        assert cost is not None
        pay(state, seat, cost)
        return [ChooseBridge((seat,))]
    state.used[seat] |= special_bit(state, seat, space)
    return [special_task(state, seat, space)]


def special_task(state: TerraMysticaState, seat: Seat, space: str) -> Task[TerraMysticaState]:
    """TM-17.2: what a special action leads to."""
    if space == "ACTG":
        return UseSpades((seat,), Spades(2))  # TM-37.3
    if space == "ACTN":
        return Sandstorm((seat,))
    if space == "ACTS":
        return FreeTradingPost((seat,))
    if space == "ACTW":
        return Ride((seat,))
    number = state.tiles.scroll_index.get(space)
    if number is not None and state.tiles.scrolls[number].action == "spade":
        return UseSpades((seat,), Spades(1))  # TM-17.5
    return ChooseCult((seat,), 2 if space == "ACTA" else 1)  # TM-34.3, TM-17.6


_USES: dict[str, UseSpace] = {}


def uses(state: TerraMysticaState, seat: Seat) -> list[UseSpace]:
    """The action spaces this seat might use; one object for each space."""
    found = []
    for space in spaces(state, seat):
        if space not in _USES:
            _USES[space] = UseSpace(Code(space))
        found.append(_USES[space])
    return found


def some_builds(state: TerraMysticaState, seat: Seat, random: Random) -> list[Action]:
    home = state.faction(seat).home
    hexes = reachable(state, seat) | leap_hexes(state, seat)
    return [Build(Hex(hex)) for hex in bits(hexes) if state.terrain[hex] == home]


def some_transforms(state: TerraMysticaState, seat: Seat, random: Random) -> Sequence[Action]:
    hexes = reachable(state, seat) | leap_hexes(state, seat)
    if not hexes:
        return ()
    for _ in range(int(random.random() * hexes.bit_count())):
        hexes &= hexes - 1
    return TRANSFORMS[(hexes & -hexes).bit_length() - 1]


SAMPLERS: tuple[Callable[[TerraMysticaState, Seat, Random], Sequence[Action]], ...] = (
    lambda state, seat, random: free_steps(state, seat),
    some_builds,
    some_transforms,
    lambda state, seat, random: upgrades(state, seat, BUILDINGS[int(random.random() * len(BUILDINGS))]),
    lambda state, seat, random: tuple(ADVANCE.values()),
    lambda state, seat, random: SENDS if state.priests[seat] else (),
    lambda state, seat, random: uses(state, seat),
    lambda state, seat, random: passes(state),
)
