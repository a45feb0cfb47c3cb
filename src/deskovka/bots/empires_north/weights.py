"""What a player has learnt: the weights of the estimates, found by playing against itself."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Weights:
    """Prices in points; "later" is added to them while at least one more round is to come."""

    pace: float = 7.0  # points of the leader a round
    resource: float = 0.55
    resource_later: float = 0.35
    wanted: float = 0.3  # a resource that a card in hand or in the empire asks for
    gold: float = 1.1
    gold_later: float = 0.2
    raze: float = 0.2
    raze_later: float = 0.7
    drawn: float = 0.2  # a card from the deck
    drawn_later: float = 0.9
    worker_now: float = 0.5  # what a worker does in a round
    worker_round: float = 0.5  # and one more of them in each round to come
    ship_round: float = 0.7  # one more ship, a round
    disc: float = 0.8  # the first use of a disc, while it is left
    disc_again: float = 0.4
    field_round: float = 0.8  # harvests of the best field, a round
    next_field: float = 0.3  # and of the second best
    ready: float = 0.6  # an action that can still be used in this round
    action_round: float = 0.7  # how often it is used in a round to come
    feature_round: float = 0.95  # how often features work, against the usual
    hand_now: float = 0.18  # how sure a card in hand is played in this round
    hand_later: float = 0.33  # and if there is one more to come
    hand_fade: float = 0.65  # each further card is as much less likely played
    cost: float = 0.7  # building costs, some are spared by Construct
    card: float = 1.0  # a card in the empire
    arrival: float = 0.9  # how sure an island is for a ship
    spread: float = 3.0  # by how many points estimates are wrong in the last round
    spread_round: float = 4.0  # and for each more to come


RULES_OF_THUMB = Weights()
