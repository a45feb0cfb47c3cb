"""What the rows of a log state, beside what our rules changed, in the order of the log.

Our rules ask for some answers earlier than they stand in a log. So every change is kept with the command it belongs to,
and made again here when the log comes to that command: then each row can be compared with the state right after it.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from deskovka.core.chance import ScriptedChance
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


def effect(state: TerraMysticaState, question: Decision[Any, Any], seat: int, action: Action) -> Change:
    """What an answer to the question that is asked changes for its seat."""
    probe = state.copy()
    probe.bowl1[seat] += PLENTY
    before, play = held(probe, seat), Play(probe, ScriptedChance(()), heard=False)
    probe.agenda.pop()
    question.resolve(probe, seat, action, play)
    while probe.agenda and isinstance(task := probe.agenda[-1], (OfferTop, TakeSteps)):
        probe.agenda.pop()
        task.run(probe, play)
    return change(before, held(probe, seat))


def change(before: Held, after: Held) -> Change:
    """What happened between two moments of one command."""
    had, has = before.bowls, after.bowls
    burned = sum(had) - sum(has)
    spent = 0 if burned else max(0, had[2] - has[2])
    gained = 0 if burned or spent else 2 * (had[0] - has[0]) + had[1] - has[1]
    cults = NOTHING
    if before.cults != after.cults:
        cults = tuple([now - then for then, now in zip(before.cults, after.cults)])
        gained -= sum([CULT_POWER[now] - CULT_POWER[then] for then, now in zip(before.cults, after.cults)])
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
    power = done.gained
    if done.cults != NOTHING:
        for cult, steps in enumerate(done.cults, seat * CULTS):
            then = state.cults[cult]
            state.cults[cult] += steps
            power += CULT_POWER[then + steps] - CULT_POWER[then]
    gain_power(state, seat, power)
    spend_power(state, seat, done.spent)
    state.bowl2[seat] -= 2 * done.burned
    state.bowl3[seat] += done.burned


def set_held(state: TerraMysticaState, seat: int, wanted: Held) -> None:
    """Give a faction what it has at the other table; its cults stay."""
    state.points[seat] = wanted.points
    state.coins[seat], state.workers[seat], state.priests[seat] = wanted.coins, wanted.workers, wanted.priests
    state.bowl1[seat], state.bowl2[seat], state.bowl3[seat] = wanted.bowls
