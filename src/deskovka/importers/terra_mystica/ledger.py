"""What the rows of a log state, beside what our rules changed, in the order of the log.

Our rules ask for some answers earlier than they stand in a log. So every change is kept with the command it belongs to,
and made again here when the log comes to that command: then each row can be compared with the state right after it.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from deskovka.core.game import Decision, Play
from deskovka.core.notation import Action
from deskovka.games.terra_mystica.cults import POWER, TOP, OfferTop, TakeSteps
from deskovka.games.terra_mystica.leech import possible
from deskovka.games.terra_mystica.power import gain_power, spend_power
from deskovka.games.terra_mystica.state import CULTS, TerraMysticaState

NOTHING = (0,) * CULTS
FURTHEST = 2 * TOP  # where the markers of a log that is wrong may come to
CULT_POWER = [sum([POWER.get(step, 0) for step in range(at + 1)]) for at in range(FURTHEST + 1)]  # TM-14.2
PLENTY = 100  # tokens in bowl I with which no power is lost


class Held(NamedTuple):
    """What a row can state of a faction."""

    points: int
    coins: int
    workers: int
    priests: int
    bowls: tuple[int, int, int]
    cults: tuple[int, ...]


class Change(NamedTuple):
    """What a command changes for its faction; power comes, is spent or is sacrificed, never two of them at once.

    Power that comes is counted in full, whether our bowls can take it or not, and without that of the cults: in the
    order of the log there may be room for it, and the markers may stand elsewhere.
    """

    points: int = 0
    coins: int = 0
    workers: int = 0
    priests: int = 0
    cults: tuple[int, ...] = NOTHING
    gained: int = 0
    spent: int = 0
    burned: int = 0
    leeched: int = 0  # an offer that was taken: how much power and points it is depends on what there is


def held(state: TerraMysticaState, seat: int) -> Held:
    return Held(
        state.points[seat],
        state.coins[seat],
        state.workers[seat],
        state.priests[seat],
        (state.bowl1[seat], state.bowl2[seat], state.bowl3[seat]),
        tuple(state.cults[seat * CULTS : seat * CULTS + CULTS]),
    )


def play_and_watch(
    state: TerraMysticaState, question: Decision[Any, Any], seat: int, action: Action, play: Play[Any]
) -> Change:
    """Play an answer to the question that was asked, and tell what it changes for its seat.

    It is played once, with bowls that take all power; what came is then given to those there are: 13 % of an import
    less than playing it a second time on a copy.
    """
    bowls = state.bowl1[seat], state.bowl2[seat], state.bowl3[seat]
    state.bowl1[seat] += PLENTY
    before = held(state, seat)
    question.resolve(state, seat, action, play)
    while state.agenda and isinstance(task := state.agenda[-1], (OfferTop, TakeSteps)):
        state.agenda.pop()
        task.run(state, play)
    after = held(state, seat)
    done = change(before, after)
    state.bowl1[seat], state.bowl2[seat], state.bowl3[seat] = bowls
    move_power(state, seat, done, cult_power(before.cults, after.cults))
    return done


def change(before: Held, after: Held) -> Change:
    """What happened between two moments of one command."""
    had, has = before.bowls, after.bowls
    burned = sum(had) - sum(has)
    spent = 0 if burned else max(0, had[2] - has[2])
    gained = 0 if burned or spent else 2 * (had[0] - has[0]) + had[1] - has[1]
    cults = NOTHING
    if before.cults != after.cults:
        cults = tuple([now - then for then, now in zip(before.cults, after.cults)])
        gained -= cult_power(before.cults, after.cults)
    return Change(
        after.points - before.points,
        after.coins - before.coins,
        after.workers - before.workers,
        after.priests - before.priests,
        cults,
        gained,
        spent,
        burned,
    )


def make(state: TerraMysticaState, seat: int, done: Change) -> None:
    """Make a change again, in another order than it was made first."""
    if done.leeched:
        power = max(0, possible(state, seat, done.leeched))
        gain_power(state, seat, power)
        state.points[seat] -= max(0, power - 1)
        return
    state.points[seat] += done.points
    state.coins[seat] += done.coins
    state.workers[seat] += done.workers
    state.priests[seat] += done.priests
    markers = 0
    if done.cults != NOTHING:
        then = state.cults[seat * CULTS : seat * CULTS + CULTS]
        now = [at + steps for at, steps in zip(then, done.cults)]
        state.cults[seat * CULTS : seat * CULTS + CULTS] = now
        markers = cult_power(then, now)
    move_power(state, seat, done, markers)


def move_power(state: TerraMysticaState, seat: int, done: Change, markers: int) -> None:
    """Move between the bowls what a change gains, spends or burns, and what its cult markers bring."""
    if power := done.gained + markers:
        gain_power(state, seat, power)
    if done.spent:
        spend_power(state, seat, done.spent)
    state.bowl2[seat] -= 2 * done.burned
    state.bowl3[seat] += done.burned


def cult_power(then: Sequence[int], now: Sequence[int]) -> int:
    """TM-14.2: the power of the steps between two places of the markers."""
    if then == now:
        return 0
    return sum([CULT_POWER[at] for at in now]) - sum([CULT_POWER[at] for at in then])


def set_held(state: TerraMysticaState, seat: int, wanted: Held) -> None:
    """Give a faction what it has at the other table; its cults stay."""
    state.points[seat] = wanted.points
    state.coins[seat], state.workers[seat], state.priests[seat] = wanted.coins, wanted.workers, wanted.priests
    state.bowl1[seat], state.bowl2[seat], state.bowl3[seat] = wanted.bowls
