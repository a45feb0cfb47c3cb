"""`attack`: without paying for it (EN-6.22)."""

from __future__ import annotations

from deskovka.core.game import Decision, Play, RuleId, Seat
from deskovka.core.values import value
from deskovka.games.empires_north.asking import ask
from deskovka.games.empires_north.attacking import Attack, attack, targets, why_not_target
from deskovka.games.empires_north.cards import Effect
from deskovka.games.empires_north.carrying import Carry
from deskovka.games.empires_north.gaining import ByCard, told_of
from deskovka.games.empires_north.state import EmpiresState, Origin


@value
class AttackFree(Effect):
    """`attack = 1`"""

    count: int

    def run(self, state: EmpiresState, at: Origin, play: Play[EmpiresState]) -> None:
        if targets(state, at.seat):
            ask(state, AttackWhom((at.seat,), at, self.count), play)


@value
class AttackWhom(Decision[EmpiresState, Attack]):
    """EN-6.22: the same targets, the same features."""

    rule = "EN-6.22"
    answers = (Attack,)
    origin: Origin
    count: int

    def options(self, state: EmpiresState, seat: Seat) -> list[Attack]:
        return targets(state, seat)

    def why_not(self, state: EmpiresState, seat: Seat, action: Attack) -> RuleId | None:
        return why_not_target(state, seat, action)

    def about(self, state: EmpiresState) -> ByCard:
        return told_of(self.origin)

    def resolve(self, state: EmpiresState, seat: Seat, action: Attack, play: Play[EmpiresState]) -> None:
        if self.count > 1:
            state.agenda.append(Carry(self.origin, (AttackFree(self.count - 1),)))
        attack(state, seat, action, True, play)
