"""What an answer takes from a seat and brings it at once, heard on a copy of the position."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

from deskovka.core.chance import Chance
from deskovka.core.errors import ChanceError
from deskovka.core.game import Decision, Event, Play, Seat
from deskovka.core.notation import Action
from deskovka.core.values import extensible
from deskovka.games.empires_north.attacking import Attacked
from deskovka.games.empires_north.drawing import CardsDrawn
from deskovka.games.empires_north.effects.assign import Assigned, Released
from deskovka.games.empires_north.effects.refresh import Refreshed
from deskovka.games.empires_north.expedition import PhaseBegan
from deskovka.games.empires_north.gaining import Gained
from deskovka.games.empires_north.paying import Paid
from deskovka.games.empires_north.sailing import CARGOES, Sailed
from deskovka.games.empires_north.state import NOWHERE, EmpiresState
from deskovka.games.empires_north.tiles import Populated

Amounts = dict[str, int]


@extensible
class AnyCard(Chance):
    """Cards that are drawn may be any, for they are only counted; what else chance brings, nobody knows before."""

    def index(self, options: Sequence[Any], name: tuple[object, ...]) -> int:
        if name[0] != "draw":
            raise ChanceError("nobody knows before", "chance-missing", label=str(name[0]))
        return 0


def change(
    state: EmpiresState, decision: Decision[EmpiresState, Any], seat: Seat, action: Action
) -> tuple[Amounts, Amounts]:
    """Cost and gain until the seat is asked again, another seat is, or a phase ends."""
    cost: Counter[str] = Counter()
    gain: Counter[str] = Counter()
    for event in heard(state, decision, seat, action):
        if isinstance(event, PhaseBegan):
            break
        if getattr(event, "seat", None) == seat:
            count(event, cost, gain)
    return {name: paid for name, paid in cost.items() if paid}, dict(gain)


def heard(
    state: EmpiresState, decision: Decision[EmpiresState, Any], seat: Seat, action: Action
) -> list[Event]:
    """What would be told of an answer, up to the next question or to what chance decides."""
    after = state.copy()
    after.agenda.pop()
    play = Play(after, AnyCard(), heard=True)
    try:
        decision.resolve(after, seat, action, play)
        while after.agenda and after.agenda[-1].automatic:
            task: Any = after.agenda.pop()
            task.run(after, play)
            if after.phase != state.phase:
                break
    except ChanceError:
        pass
    return play.events


def count(event: Event, cost: Counter[str], gain: Counter[str]) -> None:
    if isinstance(event, Paid):
        cost.update(good.value for good in event.goods)
    elif isinstance(event, Gained):
        gain.update(good.value for good in event.goods)
        gain.update({name: more for name, more in (("vp", event.points), ("ship", event.ships)) if more})
    elif isinstance(event, Populated):
        gain["worker"] += 1
    elif isinstance(event, Refreshed):
        gain["refreshed"] += event.count
    elif isinstance(event, CardsDrawn):
        gain["card"] += event.count
    elif isinstance(event, Assigned):
        cost.update(good.value for good in event.goods)
    elif isinstance(event, Released):
        gain.update(good.value for good in event.goods)
    elif isinstance(event, Attacked):
        cost["raze"] += not event.free
    elif isinstance(event, Sailed):
        provisions, raze = CARGOES[event.cargo]
        if provisions != NOWHERE:
            cost[event.cargo.value.partition("+")[0]] += 1
        if raze:
            cost["raze"] += 1
