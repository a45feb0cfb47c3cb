"""What 1100 games have taught: how much each trait of a seat says about who wins.

They were played by the good bot and an earlier strong one, seats by lot, with first settlements by lot among the best
four, eight or twelve places at three seats of four; every second position at the end of a turn counts. The numbers are
those with which the winners were the most likely, where the odds of a seat are e to the power of the sum of its traits,
each times its number: a logistic regression over the four seats, held towards nothing by 0.01 for each squared standard
deviation. The first number is for the beginning of a game; the second is added as it draws to its end.
"""

from __future__ import annotations

EXPERIENCE: dict[str, tuple[float, float]] = {
    "brick income": (0.298, -0.169),
    "lumber income": (0.348, -0.156),
    "wool income": (0.124, -0.126),
    "grain income": (0.557, -0.030),
    "ore income": (0.450, -0.117),
    "settlement pace": (1.057, -0.609),
    "city pace": (0.776, -0.643),
    "card pace": (0.745, -0.272),
    "numbers": (0.066, -0.017),
    "harbour": (0.095, 0.197),
    "special harbour": (0.045, -0.032),
    "next place": (0.050, -0.044),
    "place beyond": (0.234, -0.437),
    "room": (0.046, -0.038),
    "settlements": (0.078, -0.002),
    "cities": (0.167, -0.070),
    "roads": (-0.010, -0.059),
    "points": (0.376, 0.149),
    "points over 6": (0.176, -0.003),
    "points over 7": (0.277, -0.038),
    "points over 8": (0.392, -0.132),
    "army": (0.224, 0.133),
    "army near": (1.722, 1.937),
    "army lead": (0.183, 0.073),
    "knights played": (-0.055, -0.122),
    "longest road": (-0.264, -0.013),
    "longest road near": (1.280, 0.209),
    "longest road lead": (0.001, 0.149),
    "chain": (0.048, 0.001),
    "cards": (-0.013, 0.081),
    "cards lost to a seven": (-0.022, 0.134),
    "city soon": (-0.017, 0.318),
    "settlement soon": (0.391, -0.257),
    "card soon": (0.514, 0.121),
    "best plan": (0.450, 0.157),
    "second plan": (0.414, -0.193),
}

# Development cards in hand, in the order of the game's cards; the last are victory points, which are points already.
CARDS_IN_HAND = ((0.316, 0.044), (0.181, -0.066), (0.392, -0.453), (0.476, -0.304), (0.0, 0.0))
NEW_CARD = (0.350, -0.274)  # one that was in none of these games: the mean of those that are no knights
