"""What a faction has by the order of a log: counted here on its own, not by the code that is tested."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple, Self

from deskovka.games.terra_mystica.state import CULTS, TerraMysticaState

POWER_OF_STEP = {3: 1, 5: 2, 7: 2, 10: 3}  # TM-14.2


class Deed(NamedTuple):
    """What a command brings; of its power all is counted, whether the bowls can take it or not, but not that of cults."""

    points: int = 0
    coins: int = 0
    workers: int = 0
    priests: int = 0
    cults: tuple[int, ...] = (0,) * CULTS
    gained: int = 0
    spent: int = 0
    burned: int = 0
    leeched: int = 0


@dataclass(slots=True)
class Purse:
    """What a row states of its faction."""

    points: int
    coins: int
    workers: int
    priests: int
    bowls: list[int]
    cults: tuple[int, ...]

    @classmethod
    def of(cls, state: TerraMysticaState, seat: int) -> Self:
        return cls(
            state.points[seat],
            state.coins[seat],
            state.workers[seat],
            state.priests[seat],
            [state.bowl1[seat], state.bowl2[seat], state.bowl3[seat]],
            tuple(state.cults[seat * CULTS : seat * CULTS + CULTS]),
        )

    def copy(self) -> Purse:
        return Purse(self.points, self.coins, self.workers, self.priests, list(self.bowls), self.cults)

    def deed_to(self, after: Purse) -> Deed:
        """What lies between two purses, between which power came, or was spent, or was sacrificed."""
        burned = sum(self.bowls) - sum(after.bowls)
        spent = 0 if burned else max(0, self.bowls[2] - after.bowls[2])
        climbed = sum(map(cult_power, self.cults, after.cults))
        gained = 0 if burned or spent else self.bowls[0] - after.bowls[0] - climbed
        return Deed(
            after.points - self.points,
            after.coins - self.coins,
            after.workers - self.workers,
            after.priests - self.priests,
            tuple(now - then for then, now in zip(self.cults, after.cults)),
            gained,
            spent,
            burned,
        )

    def do(self, deed: Deed) -> None:
        self.points += deed.points
        self.coins += deed.coins
        self.workers += deed.workers
        self.priests += deed.priests
        then, self.cults = self.cults, tuple(now + more for now, more in zip(self.cults, deed.cults))
        self.bowls[2] -= deed.spent
        self.bowls[0] += deed.spent
        self.bowls[1] -= 2 * deed.burned
        self.bowls[2] += deed.burned
        self.gain(deed.gained + sum(map(cult_power, then, self.cults)))
        if deed.leeched:  # TM-13.7: as much as the bowls and the points allow, one point less than that
            taken = min(deed.leeched, 2 * self.bowls[0] + self.bowls[1], self.points + 1)
            self.gain(taken)
            self.points -= max(0, taken - 1)

    def gain(self, power: int) -> None:
        """TM-6.2, token by token."""
        for _ in range(power):
            if self.bowls[0]:
                self.bowls[0] -= 1
                self.bowls[1] += 1
            elif self.bowls[1]:
                self.bowls[1] -= 1
                self.bowls[2] += 1

    def score_resources(self, coins_per_point: int) -> None:
        """TM-24.10, TM-24.11."""
        tokens = self.bowls[2] + self.bowls[1] // 2
        coins = self.coins + self.workers + self.priests + tokens
        self.bowls = [self.bowls[0] + tokens, self.bowls[1] % 2, 0]
        self.workers = self.priests = 0
        self.points += coins // coins_per_point
        self.coins = coins % coins_per_point

    def possible(self) -> bool:
        """Whether nobody owes anything."""
        return min(self.points, self.coins, self.workers, self.priests, *self.bowls) >= 0


def cult_power(before: int, after: int) -> int:
    return sum(power for step, power in POWER_OF_STEP.items() if before < step <= after)
