"""The end of the game: cults, network, remaining resources."""

from __future__ import annotations

from deskovka.core.game import Event, Play, Seat, Step
from deskovka.core.values import value
from deskovka.games.terra_mystica.power import spend_power
from deskovka.games.terra_mystica.reach import network
from deskovka.games.terra_mystica.state import CULTS, Source, TerraMysticaState
from deskovka.games.terra_mystica.tiles import CULT_NAMES

CULT_POINTS = (8, 4, 2)  # TM-24.2
NETWORK_POINTS = (18, 12, 6)  # TM-24.5


@value
class FinalPoints(Event):
    """What a seat got in the final scoring for one thing: a cult, the network, resources."""

    seat: Seat
    what: str
    points: int


@value
class ScoreGame(Step[TerraMysticaState]):
    """TM-24.1: cults, then the network, then resources."""

    rule = "TM-24.1"

    def run(self, state: TerraMysticaState, play: Play[TerraMysticaState]) -> None:
        state.acting = False
        for cult in range(CULTS):
            steps = state.cults[cult::CULTS]
            _award(state, CULT_NAMES[cult], shares(steps, CULT_POINTS), Source.CULT, play)
        sizes = [network(state, seat) for seat in range(state.seats)]
        _award(state, "network", shares(sizes, NETWORK_POINTS), Source.NETWORK, play)
        _award(
            state, "resources", [turn_to_coins(state, s) for s in range(state.seats)], Source.RESOURCES, play
        )


def _award(
    state: TerraMysticaState, what: str, points: list[int], source: Source, play: Play[TerraMysticaState]
) -> None:
    for seat, amount in enumerate(points):
        state.score(seat, amount, source)
        if amount:
            play.tell(FinalPoints(seat, what, amount))


def shares(numbers: list[int], prizes: tuple[int, ...]) -> list[int]:
    """TM-24.4: equal numbers share the prizes of the places they cover, rounded down; 0 takes no place (TM-24.15)."""
    found = []
    for number in numbers:
        above = sum(other > number for other in numbers)
        equal = numbers.count(number)
        found.append(sum(prizes[above : above + equal]) // equal if number else 0)
    return found


def turn_to_coins(state: TerraMysticaState, seat: Seat) -> int:
    """TM-24.10, TM-24.11: everything becomes coins in the best way; the points they bring."""
    burned = state.bowl2[seat] // 2
    state.bowl2[seat] -= 2 * burned
    state.bowl3[seat] += burned
    state.coins[seat] += state.bowl3[seat] + state.workers[seat] + state.priests[seat]
    spend_power(state, seat, state.bowl3[seat])
    state.workers[seat] = state.priests[seat] = 0
    rate = state.faction(seat).coins_per_vp
    points = state.coins[seat] // rate
    state.coins[seat] -= points * rate
    return points
