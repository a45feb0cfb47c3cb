"""How much the better players think of what."""

from __future__ import annotations

from deskovka.core.values import value


@value
class Weights:
    """In victory points, unless said otherwise."""

    settlements: float = 6.0  # one a round, at the beginning
    cities: float = 5.0
    cards: float = 2.5
    dots: float = 0.02  # half a dot
    patience: float = 0.9  # what something is worth that comes a round later
    certainty: float = 0.88  # a place one road further away
    contested: float = 0.6  # a place that another can reach as soon
    second: float = 0.4  # the second best plan
    road_plan: float = 1.0  # the Longest Road, as part of what it is worth
    card: float = 0.45  # a development card that is bought at the beginning
    late_card: float = 0.45  # and at the end
    late: float = 0.15  # how much of the income counts at the end
    knight: float = 0.3  # a knight in hand
    progress: float = 0.45  # another progress card in hand
    army: float = 0.5  # for each knight that is missing, the Largest Army is worth so much of the rest
    good: float = 0.04  # a card in hand
    excess: float = 0.1  # a card that a seven would cost
    rivals: float = 0.25  # what others have
    leader: float = 0.5  # how much more those count who are close to winning
    greed: float = 0.7  # what a partner gains in a trade
    worthwhile: float = 0.1  # the least gain for which it trades
    stolen: float = 0.2  # a card that a knight brings
    first_dots: float = 0.02  # half a dot, in the set-up
    room: float = 0.15  # in the set-up: the best place two roads away
    certainty_at_sea: float = 0.92  # a place one ship further away
    discovery: float = 0.35  # a face-down hex that is turned
    treasure: float = 0.6  # one that is found
    token: float = 0.12  # a hex that gets a number when somebody comes
    new_coast: float = 0.15  # a face-down hex at a place, for what may be settled there
    storm: float = 0.06  # half a dot that dragons may take
    knights: float = 1.5  # with Cities & Knights: an active one a round, at the beginning
    commodities: float = 3.0  # one a round
    goods: float = 0.4  # a card a round, whichever it is
    draws: float = 2.5  # a progress card a round
    aqueduct: float = 0.4
    fortress: float = 0.2
    rush: float = 0.45  # for each level that is missing, a metropolis is worth so much of the rest
    behind: float = 0.6  # where somebody else is further on the track
    level_plan: float = 0.7  # a level that is planned, for each
    strength: float = 0.15  # a knight, for each of its strength, beside the next landing
    awake: float = 0.03  # that it can act
    wall: float = 0.15
    city_lost: float = 0.8  # what a pillaged city means besides its point
    defender: float = 1.0  # a Defender of Catan
    # At a hex of the canal: a knight, one where somebody's is active, two, two of which one is active.
    crew: tuple[float, ...] = (0.1, 0.2, 0.5, 0.9)
    hunt: float = 0.85  # a dragon that will be beaten
    crown: float = 3.0  # the sixth, besides its point
    hand: float = 0.08  # a card in another's hand
    progress_hand: float = 0.25  # a progress card in another's hand
    kept: tuple[float, ...] = (0.0, 0.3, 0.9, 1.0, 1.0)  # treasures, besides their points


RULES_OF_THUMB = Weights()
