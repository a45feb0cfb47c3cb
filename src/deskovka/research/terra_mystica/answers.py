"""The answers of Terra Mystica: all that the map, the boards and the tiles allow at any time have a number.

None is left out of a mask, and there are no places for others.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from deskovka.core.game import Game
from deskovka.core.grid import bits
from deskovka.core.setup import Setup
from deskovka.games.terra_mystica.board import LAND, NEAR, RIVER, SPANS, Hex, Span
from deskovka.games.terra_mystica.conversions import (
    BURNS,
    COINS_TO_POINT,
    COMMON,
    ORDAIN,
    POINT_TO_COIN,
    PRIEST_TO_WORKER,
    WORKER_TO_COIN,
    Burn,
    Convert,
)
from deskovka.games.terra_mystica.factions import FACTIONS, SUPPLY, VALUE, FactionId
from deskovka.games.terra_mystica.passing import NO_SCROLL
from deskovka.games.terra_mystica.priests import SENDS, SendPriest
from deskovka.games.terra_mystica.specials import ENGINEERS_BRIDGE
from deskovka.games.terra_mystica.state import TerraMysticaState
from deskovka.games.terra_mystica.tiles import Tiles
from deskovka.games.terra_mystica.words import Code
from deskovka.research.numbering import Answers

OTHERS: Final = (PRIEST_TO_WORKER, WORKER_TO_COIN, POINT_TO_COIN, COINS_TO_POINT, ORDAIN)


def answers(game: Game[Any], setup: Setup, state: TerraMysticaState) -> Answers:
    tiles = state.tiles
    return Answers(
        kinds=game.actions,
        values={
            Span: [Span(number) for number in range(len(SPANS))],
            FactionId: [FactionId(id) for id in FACTIONS],
            "hex": [Hex(hex) for hex in bits(LAND)],
            "river": [Hex(hex) for hex in bits(RIVER)],
            "offer": range(1, most_power() + 1),
            "scroll": [NO_SCROLL, *[Code(scroll) for scroll in tiles.scroll_index]],
            "space": [Code(space) for space in dict.fromkeys(spaces(tiles))],
            "tile": [Code(tile) for tile in (*tiles.favor_index, *tiles.town_index)],
        },
        whole={
            Convert: [*[conversion for conversion, _ in COMMON], *OTHERS],
            Burn: BURNS,
            SendPriest: SENDS,
        },
        places=0,
    )


def spaces(tiles: Tiles) -> Iterator[str]:
    """Where an action token can lie, and the action of the Engineers."""
    yield from tiles.power_actions
    yield from (faction.special for faction in FACTIONS.values() if faction.special)
    yield ENGINEERS_BRIDGE
    yield from (tile.id for tile in tiles.scrolls if tile.action)
    yield from (tile.id for tile in tiles.favors if tile.action)


def most_power() -> int:
    """What one player's buildings around one hex can be worth, over edges and bridges (TM-13.1, TM-16.4)."""
    values = sorted((VALUE[kind] for kind, count in enumerate(SUPPLY) for _ in range(count)), reverse=True)
    around = [(NEAR[hex] & LAND).bit_count() + sum(hex in span for span in SPANS) for hex in bits(LAND)]
    return sum(values[: max(around)])
