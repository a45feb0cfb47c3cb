"""Cartographers as a learner is asked about it: each drawing by what it does to the map, as far as anybody can see it.

All of it comes from the observation and from what `action_text` tells of a number. There is no scoring card in it: which
drawings are good where is what has to be learned.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

import numpy as np
from numpy.typing import NDArray

from deskovka.research.single import SeatEnv
from masked_ppo import Asked, Floats

Seen = dict[str, NDArray[Any]]
SIZE = 11
WIDE = SIZE + 2  # with what lies beyond the edge
TERRAINS = ("forest", "village", "farm", "water", "monster")
EDICTS = 16  # scoring cards
EMPTY, MONSTER, MOUNTAIN, RUINS, WASTELAND, BEYOND = 0, 5, 6, 7, 8, 9  # planes of a map, terrains from 1
PLANES = 10
# How often A, B, C and D are still scored from each season on: spring scores A and B, summer B and C, and so on.
TIMES = np.array([(2, 2, 2, 2), (1, 1, 2, 2), (1, 0, 1, 2), (1, 0, 0, 1), (0, 0, 0, 0)])


class Drawings:
    """What each number draws."""

    def __init__(self, game: str, seats: int) -> None:
        env = SeatEnv(game, seats, bots="random")
        count = int(env.action_space.n)  # type: ignore[attr-defined]
        self.kinds = np.zeros(count, np.intp)
        spaces = np.zeros((count, WIDE, WIDE), np.float32)
        for number in range(count):
            _, terrain, places = env.action_text(number).split()
            self.kinds[number] = TERRAINS.index(terrain)
            for place in places.split("+"):  # a row by its letter, a column by its number
                spaces[number, ord(place[0]) - ord("A") + 1, int(place[1:])] = 1
        self.spaces = spaces.reshape(count, -1)
        self.straight, self.diagonal = self.spaces @ STRAIGHT, self.spaces @ DIAGONAL
        self.beside = beside(spaces).reshape(count, -1)
        self.around = (beside(beside(spaces)) * (1 - spaces)).reshape(count, -1) / 4
        seen, _ = env.reset(seed=1)
        _, asked = self.asked(seen["observation"], seen["action_mask"])
        self.inputs, self.features_there_are = len(asked.situation), asked.features.shape[1]
        self.kinds_there_are = len(TERRAINS)

    def asked(self, seen: Seen, mask: NDArray[np.int8]) -> tuple[NDArray[np.intp], Asked]:
        """The numbers that may be answered, by terrain, and the question."""
        numbers = np.flatnonzero(mask)
        numbers = numbers[self.kinds[numbers].argsort(kind="stable")]
        planes, kinds = layers(seen), self.kinds[numbers]
        return numbers, Asked(situation(seen, planes), self.features(planes, numbers), kinds)

    def features(self, planes: Floats, numbers: NDArray[np.intp]) -> Floats:
        """What there may be to like in each drawing."""
        spaces, touched, kinds = self.spaces[numbers], self.beside[numbers], self.kinds[numbers]
        flat = planes.reshape(PLANES, -1).T
        shut = beside(planes[:1]).ravel() == touched  # no side would be empty any more
        by_monster = flat[:, EMPTY] * (beside(planes[MONSTER : MONSTER + 1]).ravel() > 0)
        members, of_kind = clusters(planes[1 : MONSTER + 1])
        joined = (touched @ members > 0) & (of_kind == kinds[:, None])
        straight, diagonal = self.straight[numbers], self.diagonal[numbers]
        empty, empty_diagonal = STRAIGHT.T @ flat[:, EMPTY], DIAGONAL.T @ flat[:, EMPTY]
        known = flat[:, 1 : MONSTER + 1].T @ STRAIGHT > 0
        columns = (
            np.ones(len(numbers)),  # its terrain alone
            spaces.sum(1),
            spaces @ flat[:, RUINS],
            spaces @ by_monster,
            touched @ flat,  # the sides that it shares, by what lies there
            self.around[numbers] @ flat[:, : MOUNTAIN + 1],  # the same two spaces away
            (shut & (touched > 0) & (spaces == 0)) @ flat[:, : RUINS + 1],  # what it shuts in
            (shut & (spaces > 0)).sum(1),  # its own spaces that are shut in
            joined.sum(1),  # clusters that it joins
            joined @ members.sum(0) / 4,  # and how large they are
            ((straight > 0) & ~known[kinds]).sum(1),  # rows and columns new to its terrain
            ((straight > 0) & (empty == straight)).sum(1),  # those that it fills
            straight @ empty / SIZE,  # how empty they are
            ((diagonal > 0) & (empty_diagonal == diagonal)).sum(1),
            diagonal @ empty_diagonal / SIZE,
        )
        return np.column_stack(columns).astype(np.float32)


def beside(planes: Floats) -> Floats:
    """How many of the four spaces beside each one are in a plane."""
    wide = np.pad(planes, ((0, 0), (1, 1), (1, 1)))
    return wide[:, :-2, 1:-1] + wide[:, 2:, 1:-1] + wide[:, 1:-1, :-2] + wide[:, 1:-1, 2:]


def lines_of(ways: Iterable[Callable[[int, int], int]]) -> Floats:
    """Which spaces lie in which line, for lines that are told apart by the number that a way gives to their spaces."""
    found = []
    for way in ways:
        numbers = np.full((WIDE, WIDE), -1)
        for row, column in np.ndindex(SIZE, SIZE):
            numbers[row + 1, column + 1] = way(row, column)
        found += [numbers.ravel() == number for number in range(numbers.max() + 1)]
    return np.array(found, np.float32).T


STRAIGHT = lines_of((lambda row, column: row, lambda row, column: column))
DIAGONAL = lines_of((lambda row, column: row + column, lambda row, column: row - column + SIZE - 1))


def clusters(terrains: Floats) -> tuple[Floats, NDArray[np.intp]]:
    """What hangs together: the spaces of each cluster, and its terrain."""
    found, kinds = [], []
    for kind, plane in enumerate(terrains.reshape(len(terrains), -1)):
        left = set(np.flatnonzero(plane).tolist())
        while left:
            todo, whole = [left.pop()], np.zeros(WIDE * WIDE, np.float32)
            while todo:
                space = todo.pop()
                whole[space] = 1
                near = left & {space - WIDE, space - 1, space + 1, space + WIDE}
                left -= near
                todo += near
            found.append(whole)
            kinds.append(kind)
    return np.array(found, np.float32).reshape(-1, WIDE * WIDE).T, np.array(kinds, np.intp)


def layers(seen: Seen) -> Floats:
    """The map that is drawn on, which in an ambush is another's."""
    terrains = seen["maps"][max(0, int(seen["asked"][3]) - 1)]
    mountains, ruins, wasteland = seen["printed"]
    empty = 1 - terrains.max(0) - mountains - wasteland
    planes = np.zeros((PLANES, WIDE, WIDE), np.float32)
    planes[BEYOND] = 1
    planes[BEYOND, 1:-1, 1:-1] = 0
    planes[:BEYOND, 1:-1, 1:-1] = [empty, *terrains, mountains, ruins, wasteland]
    return planes


def situation(seen: Seen, planes: Floats) -> Floats:
    """Which scoring cards still count and how often, how late it is, how full the map is."""
    season, time, limit, ruins = (int(number) for number in seen["table"][:4])
    often, now = np.zeros(EDICTS), np.zeros(EDICTS)
    places = seen["edicts"] - 1
    often[places], now[places] = TIMES[season] / 2, TIMES[season] - TIMES[season + 1]
    own = seen["players"][0]
    rest = (limit - time) / 8, ruins, int(seen["asked"][0]) - 1, own[2] / 8, *(own[3:] / 20)
    full = planes[: MOUNTAIN + 1].sum((1, 2)) / 20
    return np.concatenate([often, now, np.eye(4)[season], rest, full]).astype(np.float32)


def promise(seen: Seen) -> float:
    """The points that the own map would still bring if nothing more were drawn, as the observation tells them.

    Edicts by what they would bring; coins, and empty spaces beside monsters, once in each season that is left.
    """
    season, own, terrains = seen["table"][0], seen["players"][0], seen["maps"][0]
    mountains, _, wasteland = seen["printed"]
    empty = 1 - terrains.max(0) - mountains - wasteland
    threatened = empty[beside(np.pad(terrains[-1:], ((0, 0), (1, 1), (1, 1))))[0, 1:-1, 1:-1] > 0].sum()
    return float(TIMES[season] @ own[3:] + (len(TIMES) - 1 - int(season)) * (int(own[2]) - int(threatened)))
