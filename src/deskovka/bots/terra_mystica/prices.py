"""What goods are worth in points, round by round."""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from deskovka.bots.terra_mystica.weights import Weights
from deskovka.games.terra_mystica.goods import Goods
from deskovka.games.terra_mystica.state import LAST_ROUND


class Prices(NamedTuple):
    """The points that one piece of each brings a player who uses it well."""

    worker: float
    coin: float
    priest: float
    token: float  # of power, in bowl III
    waiting: float  # in bowl II
    spent: float  # in bowl I
    spade: float

    def goods(self, goods: Goods) -> float:
        """What a gain is worth; a point of power moves a token half the way."""
        return (
            goods.workers * self.worker
            + goods.coins * self.coin
            + goods.priests * self.priest
            + goods.power * (self.token - self.spent) / 2
            + goods.spades * self.spade
            + goods.points
        )


NOTHING = Prices(0, 0, 0, 0, 0, 0, 0)
THIRD = 1 / 3
AT_THE_END = Prices(THIRD, THIRD, THIRD, THIRD, THIRD / 2, 0, 0)  # TM-24.10: three coins are a point


@cache
def prices(round: int, weights: Weights) -> Prices:
    """What goods are worth in a round: less, the fewer rounds are left to collect their fruits."""
    if round > LAST_ROUND:
        return AT_THE_END
    if round == LAST_ROUND:
        token = weights.token_last
        goods = (weights.worker_last, weights.coin_last, weights.priest_last, token)
        return Prices(*goods, token / 2, 0.0, 1.0)
    part = (max(round, 1) - 1) / 4

    def between(first: float, fifth: float) -> float:
        return first + part * (fifth - first)

    token = between(weights.token_first, weights.token_fifth)
    return Prices(
        between(weights.worker_first, weights.worker_fifth),
        between(weights.coin_first, weights.coin_fifth),
        between(weights.priest_first, weights.priest_fifth),
        token,
        token * weights.waiting,
        token * weights.spent,
        between(weights.spade, 0.7 * weights.spade),
    )


@cache
def income_prices(round: int, weights: Weights) -> Prices:
    """What an income is worth that comes in every round after this one."""
    later = [prices(each, weights) for each in range(round + 1, LAST_ROUND + 1)]
    return Prices(*(weights.income * sum(column) for column in zip(*later))) if later else NOTHING
