"""What a sheet is worth: the points it will still earn, as a player would estimate them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import lru_cache
from math import fsum

from deskovka.bots.cartographers.prospects import MONSTER, PROSPECTS, beside
from deskovka.games.cartographers.cards import SEASONS
from deskovka.games.cartographers.sheet import COIN_TRACK, MAP_GRID, Map, Sheet

HALF_TIME = 5.0  # the time in which half of a hope comes true
CLEANED = 0.7  # the part of the spaces beside monsters that is filled, given plenty of time
HOLE = 0.15  # what a lone empty space costs: it is hard to fill
RING = (0.0, 0.55, 0.3, 0.12, 0.0)  # the hope for a mountain's coin, by the empty spaces around it


@dataclass(frozen=True, eq=False)
class Experience:
    """What a player has learnt about hopes; the numbers of the experienced one were found by playing."""

    fading: float = 0.0  # the part of the points of today that would be there in a late scoring anyway
    cards: Mapping[str, float] = field(default_factory=dict)  # how much a card's hope counts, if not 1


RULES_OF_THUMB = Experience()
EXPERIENCED = Experience(fading=0.2, cards={"borderlands": 1.5, "mages_valley": 0.6, "broken_road": 1.3})


class Judge:
    """Estimates sheets at one moment of one game: which edicts are still scored, and how soon."""

    def __init__(
        self, map: Map, edicts: tuple[str, ...], season: int, time: int, known: Experience = RULES_OF_THUMB
    ) -> None:
        patience = [left / (left + HALF_TIME) for left in times_left(season, time)]
        together = fsum(patience)  # not `sum`, which rounds differently from Python 3.12 on
        self.map = map
        self.scorings = len(patience)
        self.patience = together
        self.waste = HOLE * together
        self.danger = self.scorings - CLEANED * together
        self.cards = []
        for edict, card in enumerate(edicts):
            when = [part for part, each in zip(patience, SEASONS[season:]) if edict in each.edicts]
            if when:
                certain = len(when) - known.fading * fsum(when)
                self.cards.append((PROSPECTS[card], certain, known.cards.get(card, 1.0) * fsum(when)))

    def worth(self, sheet: Sheet) -> float:
        """The points of all scorings to come: what is certain, and what can be hoped for."""
        return self.worth_after(sheet, 0, 0, 0)

    def worth_after(self, sheet: Sheet, terrain: int, spaces: int, coins: int) -> float:
        """What `sheet.draw(terrain, spaces, coins)` is worth, without making that sheet: a fifth faster."""
        map, slopes = self.map, self.map.slopes
        empty = MAP_GRID.all & ~(sheet.filled | spaces)
        if spaces & slopes:
            for ring in map.rings:
                if ring & spaces and not ring & empty:
                    coins += 1
        cells = sheet.cells
        cells = (*cells[:terrain], cells[terrain] | spaces, *cells[terrain + 1 :])
        total: float = self.scorings * min(sheet.coins + coins, COIN_TRACK)
        total += self.patience * hope_of_coins(map, empty & slopes)
        for prospect, scorings, patience in self.cards:
            points, hope = prospect(cells, empty, map)
            total += scorings * points + patience * hope
        total -= self.danger * (around(cells[MONSTER]) & empty).bit_count()
        return total - self.waste * (empty & ~beside(empty)).bit_count()


around = lru_cache(1 << 10)(beside)  # monsters rarely change


@lru_cache(1 << 14)
def hope_of_coins(map: Map, empty_slopes: int) -> float:
    """The coins of mountains that are nearly surrounded."""
    return fsum([RING[(ring & empty_slopes).bit_count()] for ring in map.rings])


judge = lru_cache(1 << 10)(Judge)  # the same moments recur within a game and within a search


def times_left(season: int, time: int) -> list[int]:
    """The time until each scoring to come."""
    left = [max(0, SEASONS[season].limit - time)]
    for later in SEASONS[season + 1 :]:
        left.append(left[-1] + later.limit)
    return left
