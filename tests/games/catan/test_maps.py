"""The maps at sea: those of the scenarios compared with the facts, and our own with what a map must be."""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from deskovka.core.grid import bits
from deskovka.games.catan.board import (
    EDGE_ENDS,
    EDGE_MASKS,
    HEX_AT,
    HEX_CORNER_MASKS,
    HEX_CORNERS,
    HEX_EDGES,
    around,
    mask_of,
)
from deskovka.games.catan.island import Island, Terrain, Tile
from deskovka.games.catan.layouts import Layout, layouts_of, red_neighbours
from deskovka.games.catan.scenarios.maps import map_of
from deskovka.games.catan.seafarers.ships import BuildShip
from games.catan.sea_table import new_table, position, put
from games.catan.table import give, hand, play

FOLDER = Path(__file__).parent
FACTS: Any = json.loads((FOLDER / "sea_facts.json").read_text("utf-8"))
BASE: Any = json.loads((FOLDER / "facts.json").read_text("utf-8"))["base"]
ON_THE_FRAME = 2  # sea hexes that need no tile: the ends of the middle row
EITHER = ("sea", "desert")  # the two sides of some hexes of the box

SCENARIOS = [pytest.param(id, seats, id=f"{id}-{seats}") for id in FACTS["scenarios"] for seats in (3, 4)]
OURS = [pytest.param(layout, id=id) for id, layout in layouts_of("deskovka.games.catan.seafarers").items()]
every_scenario = pytest.mark.parametrize("id, seats", SCENARIOS)
every_map_of_ours = pytest.mark.parametrize("layout", OURS)


def facts_of(id: str, seats: int) -> Any:
    return FACTS["scenarios"][id]["layouts"][str(seats)]


def hex_of(fact: Any) -> int:
    return HEX_AT[fact["q"], fact["r"]]


def dealt(layout: Layout) -> set[int]:
    return {hex for pool in layout.pools.values() for hex in pool.hexes}


def all_terrain(layout: Layout) -> Counter[str]:
    """What lies on the map in all; a lake is a hex of sea."""
    pools = [terrain.value for pool in layout.pools.values() for terrain in pool.terrain]
    found = [*pools, *(tile.terrain.value for tile in layout.tiles.values())]
    return Counter(["sea" if terrain == "lake" else terrain for terrain in found])


def all_tokens(layout: Layout) -> Counter[int]:
    found = [token for pool in layout.pools.values() for token in (*pool.tokens, *pool.printed.values())]
    return Counter([*found, *(tile.token for tile in layout.tiles.values() if tile.token)])


def some_island(layout: Layout) -> Island:
    """The map with all that is dealt as land."""
    return Island({**layout.tiles, **{hex: Tile(Terrain.DESERT) for hex in dealt(layout)}}, layout.harbours)


def fits_the_boxes(layout: Layout) -> bool:
    """Whether base game, Seafarers and expansion have the hexes and tokens; some hexes are sea or desert as one likes."""
    tiles = Counter(BASE["hex_counts"]) + Counter(FACTS["seafarers"]["hex_counts"])
    tiles += Counter(FACTS["expansion"]["land_tiles"]) + Counter({"sea": ON_THE_FRAME})
    tokens = Counter([*BASE["number_tokens"].values(), *FACTS["seafarers"]["number_tokens"]])
    tokens += Counter(FACTS["expansion"]["number_tokens"])
    missing = all_terrain(layout) - tiles
    spare: int = FACTS["expansion"]["double_sided_sea_desert_tiles"]
    return set(missing) <= set(EITHER) and missing.total() <= spare and all_tokens(layout) <= tokens


# The scenarios


@every_scenario
def test_what_is_printed_lies_where_the_facts_say(id: str, seats: int) -> None:
    """CT-T0.3: hex by hex, with its token."""
    fixed = [fact for fact in facts_of(id, seats)["hexes"] if "pool" not in fact]

    assert {hex: (tile.terrain.value, tile.token) for hex, tile in map_of(id, seats).tiles.items()} == {
        hex_of(fact): (fact["terrain"], fact["token"] or 0) for fact in fixed
    }


@every_scenario
def test_what_is_dealt_lies_where_the_facts_say(id: str, seats: int) -> None:
    """CT-T0.3: pool by pool, with the tokens that are printed there, and what lies face down."""
    layout, facts = map_of(id, seats), facts_of(id, seats)

    assert set(layout.pools) == set(facts["pools"])
    for name, pool in layout.pools.items():
        places = [fact for fact in facts["hexes"] if fact.get("pool") == name]
        assert set(pool.hexes) == {hex_of(fact) for fact in places}
        assert pool.printed == {hex_of(fact): fact["token"] for fact in places if fact["token"]}
        assert {pool.hidden} == {fact.get("facing") == "down" for fact in places}


@every_scenario
def test_the_pools_are_those_of_the_facts(id: str, seats: int) -> None:
    """CT-T0.3"""
    facts = facts_of(id, seats)["pools"]
    for name, pool in map_of(id, seats).pools.items():
        tokens = facts[name]["tokens"]
        assert Counter(pool.terrain) == facts[name]["terrain"]
        laid = sorted(pool.tokens) if map_of(id, seats).scattered else list(pool.tokens)
        assert laid == ([] if tokens == "fixed per hex" else tokens)


@every_scenario
def test_the_board_has_the_rows_of_its_frame(id: str, seats: int) -> None:
    """CT-S1.1: and its two ends are sea."""
    layout, frame = map_of(id, seats), facts_of(id, seats)["frame"]
    rows = Counter(fact["r"] for fact in facts_of(id, seats)["hexes"])

    assert [rows[row] for row in sorted(rows)] == frame["rows"]
    assert len(layout.hexes) == frame["placed_hexes"] + len(frame["printed_sea"])
    for q, r in frame["printed_sea"]:
        assert layout.tiles[HEX_AT[q, r]].terrain is Terrain.SEA


@every_scenario
def test_the_harbours_lie_where_the_facts_say(id: str, seats: int) -> None:
    """CT-T0.3: and are shuffled where they say so."""
    layout, facts = map_of(id, seats), facts_of(id, seats)

    assert {(int(harbour.edge), harbour.kind) for harbour in layout.harbours} == {
        (HEX_EDGES[hex_of(fact)][fact["edge"]], fact["kind"].replace("generic", "3:1"))
        for fact in facts["harbours"]
    }
    assert layout.shuffled_harbours == facts["harbours_shuffled"]


@every_scenario
def test_pirate_treasures_and_the_spiral_are_where_the_facts_say(id: str, seats: int) -> None:
    """CT-T0.3"""
    layout, facts = map_of(id, seats), facts_of(id, seats)

    assert layout.pirate == (HEX_AT[tuple(facts["pirate_start"])] if facts["pirate_start"] else -1)
    assert layout.spiral == (HEX_AT[tuple(facts["main_center"])] if facts["main_center"] else -1)
    assert sorted(layout.treasures) == sorted(
        HEX_CORNERS[hex_of(fact)][fact["corner"]] for fact in facts["treasure_vertices"]
    )


@every_scenario
def test_the_canal_and_the_dragons_are_where_the_facts_say(id: str, seats: int) -> None:
    """CT-T5.3, CT-T6.3: hexes in their order, and intersections; and how many dragons have which flag."""
    layout, facts = map_of(id, seats), facts_of(id, seats)
    dragons = facts.get("dragon_vertices", [])

    assert list(layout.canal) == [HEX_AT[tuple(place)] for place in facts.get("canal_path", [])]
    assert sorted(layout.dragons) == sorted(HEX_CORNERS[hex_of(fact)][fact["corner"]] for fact in dragons)
    assert list(layout.flags) == (FACTS["expansion"]["dragon_flags"] if dragons else [])
    assert len(layout.dragons) == sum(layout.flags)


@every_scenario
def test_the_boxes_hold_enough_for_the_maps_of_scenarios(id: str, seats: int) -> None:
    """CT-T0.2: base game, Seafarers and the expansion together."""
    layout = map_of(id, seats)

    assert fits_the_boxes(layout)
    assert len(layout.treasures) <= FACTS["expansion"]["treasure_tokens"]
    assert len(layout.canal) in (0, FACTS["expansion"]["canal_tokens"])
    assert len(layout.dragons) in (0, FACTS["expansion"]["dragon_tokens"])


# Seafarers


def test_a_ship_costs_what_the_facts_say_and_there_are_so_many() -> None:
    """CT-S2.1"""
    state = position()
    put(state, 0, settlements="E9se")
    give(
        state, 0, "+".join(f"{number}{good}" for good, number in FACTS["seafarers"]["costs"]["ship"].items())
    )
    assert state.book.laying[BuildShip].left(state, 0) == FACTS["seafarers"]["ships_per_player"]

    play(state, 0, "ship E10sw")

    assert hand(state, 0) == "nothing"


@every_map_of_ours
def test_the_boxes_hold_enough_for_our_maps(layout: Layout) -> None:
    """CT-S1.3, CT-T0.2: and Seafarers has enough harbours."""
    kinds = Counter(harbour.kind.replace("3:1", "generic") for harbour in layout.harbours)

    assert fits_the_boxes(layout)
    assert kinds <= Counter(FACTS["seafarers"]["harbour_tokens"])


@every_map_of_ours
def test_our_harbours_lie_at_the_coast_and_share_no_intersection(layout: Layout) -> None:
    """CT-B1.3, CT-G1.3"""
    island = some_island(layout)
    corners = [corner for harbour in layout.harbours for corner in EDGE_ENDS[harbour.edge]]

    assert all(island.is_coast(harbour.edge) for harbour in layout.harbours)
    assert len(corners) == len(set(corners))
    assert mask_of(corners) & ~layout.home() == 0


@pytest.mark.parametrize("seats", [3, 4])
def test_on_our_maps_no_6_and_8_lie_side_by_side(seats: int) -> None:
    """CT-B2.3"""
    tiles = new_table(seats).island.tiles

    assert not red_neighbours(tiles)
    for tile in tiles.values():
        assert (tile.token > 0) == (tile.kind is not None)


@every_map_of_ours
def test_on_our_maps_the_pirate_stands_at_sea(layout: Layout) -> None:
    """CT-S5.4"""
    assert layout.tiles[layout.pirate].terrain is Terrain.SEA


@every_map_of_ours
def test_ships_get_to_every_island_of_our_maps(layout: Layout) -> None:
    """CT-S8.1: over sea and coast from the main island; there are at least four islands to go to."""
    island = some_island(layout)
    reached, waiting = layout.home() & island.coast, list(bits(layout.home() & island.coast))
    while waiting:
        for edge in bits(EDGE_MASKS[waiting.pop()] & island.lanes):
            for end in EDGE_ENDS[edge]:
                if not reached >> end & 1:
                    reached |= 1 << end
                    waiting.append(end)

    assert len(layout.islands()) >= 4
    for hexes in layout.islands():
        assert reached & around(HEX_CORNER_MASKS, mask_of(hexes))
        assert not layout.home() & around(HEX_CORNER_MASKS, mask_of(hexes))
