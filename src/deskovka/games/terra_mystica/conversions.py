"""Free conversions and the sacrifice of power: small steps inside a turn."""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum

from deskovka.core.game import Deed, Event, Play, RuleId, Seat, Task
from deskovka.core.notation import Action
from deskovka.core.values import value
from deskovka.games.terra_mystica.power import priests_left, spend_power
from deskovka.games.terra_mystica.state import Source, TerraMysticaState


class Paid(Enum):
    """What is given in a conversion."""

    POWER5 = "5PW"
    POWER3 = "3PW"
    POWER1 = "1PW"
    PRIEST = "1P"
    WORKER = "1W"
    POINT = "1VP"
    COINS2 = "2C"


class Got(Enum):
    """What is received."""

    PRIEST = "1P"
    WORKER = "1W"
    COIN = "1C"
    POINT = "1VP"


@value
class Convert(Action):
    """`convert 3PW to 1W`"""

    form = "convert {paid} to {got}"
    paid: Paid
    got: Got


@value
class Burn(Action):
    """`burn 2`: two tokens leave the game, two others move from bowl II to bowl III."""

    form = "burn {tokens}"
    tokens: int


@value
class Converted(Event):
    """A seat converted goods or sacrificed power."""

    seat: Seat
    action: Convert | Burn


COMMON = (
    (Convert(Paid.POWER5, Got.PRIEST), 5),
    (Convert(Paid.POWER3, Got.WORKER), 3),
    (Convert(Paid.POWER1, Got.COIN), 1),
)
BY_POWER = tuple(tuple(action for action, power in COMMON if power <= held) for held in range(6))
PRIEST_TO_WORKER = Convert(Paid.PRIEST, Got.WORKER)
WORKER_TO_COIN = Convert(Paid.WORKER, Got.COIN)
POINT_TO_COIN = Convert(Paid.POINT, Got.COIN)
COINS_TO_POINT = Convert(Paid.COINS2, Got.POINT)
ORDAIN = Convert(Paid.WORKER, Got.PRIEST)  # TM-30.4: once, with the stronghold of the Darklings
# Looked up, not compared one by one: of two conversions compiled code asks only whether they are the same object.
NOT_FOR_ALL: dict[Action, RuleId] = {
    POINT_TO_COIN: "TM-29.1",
    COINS_TO_POINT: "TM-29.1",
    ORDAIN: "TM-30.4",
}
BURNS = tuple(Burn(tokens) for tokens in range(1, 7))


class Conversion(Deed[TerraMysticaState, Convert]):
    """TM-6.3, TM-6.4, TM-29.1: one thing for another, at any time of the own turn; then the same is asked again."""

    def options(self, asked: object, state: TerraMysticaState, seat: Seat) -> Sequence[Convert]:
        power = state.bowl3[seat]
        found = list(BY_POWER[min(5, power)])
        if power >= 5 and not priests_left(state, seat):
            del found[0]  # TM-6.6
        if state.priests[seat]:
            found.append(PRIEST_TO_WORKER)
        if state.workers[seat]:
            found.append(WORKER_TO_COIN)
        if state.faction(seat).trades_points:
            if state.points[seat]:
                found.append(POINT_TO_COIN)
            if state.coins[seat] >= 2:
                found.append(COINS_TO_POINT)
        return found

    def why_not(self, asked: object, state: TerraMysticaState, seat: Seat, action: Convert) -> RuleId | None:
        if action in self.options(asked, state, seat):
            return None
        if action.paid is Paid.POINT and action.got is Got.COIN and state.faction(seat).trades_points:
            return "TM-29.2"
        if action.paid is Paid.POWER5 and action.got is Got.PRIEST and state.bowl3[seat] >= 5:
            return "TM-6.6"
        if action in BY_POWER[-1]:
            return "TM-6.1"
        return NOT_FOR_ALL.get(action, "TM-6.3")

    def do(
        self,
        asked: Task[TerraMysticaState],
        state: TerraMysticaState,
        seat: Seat,
        action: Convert,
        play: Play[TerraMysticaState],
    ) -> None:
        play.then(asked)
        convert(state, seat, action, play)


class Sacrifice(Deed[TerraMysticaState, Burn]):
    """TM-6.7: power tokens leave the game so that others move."""

    def options(self, asked: object, state: TerraMysticaState, seat: Seat) -> Sequence[Burn]:
        return BURNS[: state.bowl2[seat] // 2]

    def why_not(self, asked: object, state: TerraMysticaState, seat: Seat, action: Burn) -> RuleId | None:
        return None if 0 < action.tokens <= state.bowl2[seat] // 2 else "TM-6.7"

    def do(
        self,
        asked: Task[TerraMysticaState],
        state: TerraMysticaState,
        seat: Seat,
        action: Burn,
        play: Play[TerraMysticaState],
    ) -> None:
        play.then(asked)
        if play.heard:
            play.tell(Converted(seat, action))
        state.bowl2[seat] -= 2 * action.tokens
        state.bowl3[seat] += action.tokens


CONVERSION = Conversion()
SACRIFICE = Sacrifice()


def convert(state: TerraMysticaState, seat: Seat, action: Convert, play: Play[TerraMysticaState]) -> None:
    """Change one thing into another."""
    if play.heard:
        play.tell(Converted(seat, action))
    _give(state, seat, action.paid)
    if action.got is Got.PRIEST:
        state.priests[seat] += 1
    elif action.got is Got.WORKER:
        state.workers[seat] += 1
    elif action.got is Got.COIN:
        state.coins[seat] += 1
    else:
        state.score(seat, 1, Source.TRADE)


def _give(state: TerraMysticaState, seat: Seat, paid: Paid) -> None:
    if paid in (Paid.POWER5, Paid.POWER3, Paid.POWER1):
        spend_power(state, seat, int(paid.value[0]))
    elif paid is Paid.PRIEST:
        state.priests[seat] -= 1
    elif paid is Paid.WORKER:
        state.workers[seat] -= 1
    elif paid is Paid.POINT:
        state.score(seat, -1, Source.TRADE)
    else:
        state.coins[seat] -= 2
