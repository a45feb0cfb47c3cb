"""What a player has learnt: the weights of the estimates, found by playing against itself."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Weights:
    """Prices are points for one piece in the first round, the fifth, and the last while it is played."""

    worker_first: float = 2.0
    worker_fifth: float = 1.0
    worker_last: float = 0.9
    coin_first: float = 0.95
    coin_fifth: float = 0.65
    coin_last: float = 0.45
    priest_first: float = 3.6
    priest_fifth: float = 2.2
    priest_last: float = 1.6
    token_first: float = 1.1  # a token in bowl III
    token_fifth: float = 0.8
    token_last: float = 0.5
    waiting: float = 0.6  # a token in bowl II, as part of one in bowl III
    spent: float = 0.3  # a token in bowl I, likewise
    spade: float = 3.0
    plenty: float = 6.0  # workers that can be used soon; further ones are worth half
    plenty_coins: float = 12.0  # the same for coins
    income: float = 1.15  # incomes against goods at hand
    rank_spread: float = 1.1  # how fast a lead in a final ranking can be made up for, a round
    cult_step: float = 0.08  # a step, beside its place in the ranking
    choice_step: float = 1.3  # a step on a cult of choice
    cult_bonus: float = 0.9  # a bonus of a later round, for the steps there are now
    network: float = 0.3  # a building of the network, beside its place in the ranking
    ability: float = 1.0  # of strongholds
    unused: float = 0.4  # special actions that are left this round
    favor_now: float = 1.5  # the favor tile of the next temple
    favor_round: float = 2.2  # and for each round it will work
    upgrade: float = 0.7  # what a trading post may become
    upgrade_later: float = 0.25  # what a dwelling may become
    sanctuary: float = 0.5  # what a temple may become
    tile_hope: float = 0.6  # scoring tiles of later rounds
    dwelling: float = 3.0  # a dwelling, beside its income
    land: float = 0.6  # room for dwellings
    beside_rivals: float = 0.12  # a building next to a rival, a round
    town: float = 11.0
    town_start: float = 0.15  # how sure a town is that is half built
    town_near: float = 0.5  # and one that is nearly there
    leech: float = 1.4  # power of neighbours, against power at hand
    dwelling_points: float = 0.9  # dwellings a round, for tiles that score them
    post_points: float = 0.6  # trading posts a round, likewise


RULES_OF_THUMB = Weights()
# Against the rules of thumb 5.0 +- 1.6 points a seat more in 60 games of four, with leech and rank_spread as there.
EXPERIENCED = Weights(
    worker_first=2.2,
    worker_fifth=1.2,
    coin_first=0.85,
    coin_fifth=0.52,
    priest_first=2.9,
    priest_fifth=1.75,
    priest_last=1.5,
    token_first=1.15,
    waiting=0.65,
    income=1.1,
    rank_spread=0.8,
    favor_round=2.1,
    upgrade=0.6,
    tile_hope=0.5,
    dwelling=3.7,
    town_start=0.18,
    leech=1.8,
    post_points=0.5,
)
