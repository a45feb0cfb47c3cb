"""The map, the faction boards and the tiles, compared with the facts collected from the printed game."""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from deskovka.core.errors import DataError
from deskovka.games.terra_mystica import GAME
from deskovka.games.terra_mystica.board import BOARD, NAMES, NEAR, SPAN_NAMES, WHEEL, spades_between
from deskovka.games.terra_mystica.factions import FACTIONS, KIND_NAMES, SUPPLY, VALUE
from deskovka.games.terra_mystica.goods import Goods
from deskovka.games.terra_mystica.tiles import CULT_NAMES, EVENTS, PASSING, load_tiles
from games.terra_mystica.table import give, new_table, play, position, put
from positions import options

FACTS: Any = json.loads((Path(__file__).parent / "facts.json").read_text("utf-8"))
BOX = load_tiles("box")
every_faction = pytest.mark.parametrize("faction", list(FACTS["factions"]))


def goods(amounts: dict[str, int]) -> Goods:
    return Goods(**amounts)


def total(*parts: dict[str, int]) -> Goods:
    counted: Counter[str] = Counter()
    for part in parts:
        counted.update(part)
    return goods(dict(counted))


# The map


def test_the_map_has_77_land_hexes_and_36_river_hexes() -> None:
    names = [name for name in NAMES if name.startswith("r")]

    assert (len(NAMES), len(names)) == (FACTS["map"]["hex_count"], FACTS["map"]["river_count"])
    assert sorted(NAMES) == sorted(hex["id"] for hex in FACTS["map"]["hexes"])


@pytest.mark.parametrize("hex", FACTS["map"]["hexes"], ids=lambda hex: str(hex["id"]))
def test_every_hex_has_its_terrain_and_its_neighbours(hex: dict[str, Any]) -> None:
    shown = {
        entry["hex"]: entry["terrain"] for entry in GAME.view(new_table("witches", "nomads"), None)["map"]
    }
    expected = None if hex["terrain"] == "river" else FACTS["terrain"]["colour"][hex["terrain"]]
    place = NAMES.index(hex["id"])

    assert shown[hex["id"]] == expected
    assert {NAMES[other] for other in range(len(NAMES)) if NEAR[place] >> other & 1} == set(hex["neighbours"])


def test_every_terrain_has_eleven_hexes() -> None:
    shown = Counter(entry["terrain"] for entry in GAME.view(new_table("witches", "nomads"), None)["map"])

    assert set(shown.values()) == {FACTS["terrain"]["hexes_per_terrain"], FACTS["map"]["river_count"]}
    assert shown[None] == FACTS["map"]["river_count"]


def test_the_bridge_spans_are_those_of_the_board() -> None:
    """TM-16.4."""
    expected = {frozenset(span["ends"]) for span in FACTS["map"]["bridge_spans"]}

    assert {frozenset(name.split(":")) for name in SPAN_NAMES} == expected
    assert len(SPAN_NAMES) == len(expected)


@pytest.mark.parametrize("span", FACTS["map"]["bridge_spans"], ids=lambda span: ":".join(span["ends"]))
def test_a_span_crosses_two_river_hexes(span: dict[str, Any]) -> None:
    one, other = (NAMES.index(end) for end in span["ends"])
    between = NEAR[one] & NEAR[other]

    assert {NAMES[hex] for hex in range(len(NAMES)) if between >> hex & 1} == set(span["over"])
    assert BOARD.within(1 << one, 2) >> other & 1


def test_the_wheel() -> None:
    """TM-9.4: neighbours are one spade apart, the farthest three."""
    wheel = FACTS["terrain"]["wheel"]

    assert list(WHEEL) == wheel
    assert [spades_between(0, other) for other in range(7)] == [0, 1, 2, 3, 3, 2, 1]


# Faction boards


def test_there_are_fourteen_factions() -> None:
    assert list(FACTIONS) == list(FACTS["factions"])


@every_faction
def test_home_terrain_start_resources_and_first_dwellings(faction: str) -> None:
    facts, ours = FACTS["factions"][faction], FACTIONS[faction]
    start = facts["start"]

    assert WHEEL[ours.home] == facts["home_terrain"]
    assert ours.start == goods({unit: start[unit] for unit in ("workers", "coins", "priests")})
    assert list(ours.bowls) == start["power_bowls"]
    assert list(ours.cults) == [start["cults"][cult.lower()] for cult in CULT_NAMES]
    assert ours.dwellings == start["dwellings"]


@every_faction
def test_the_table_is_set_up_with_the_start_resources(faction: str) -> None:
    other = "witches" if FACTS["factions"][faction]["home_terrain"] != "forest" else "nomads"
    start = FACTS["factions"][faction]["start"]

    seat = GAME.view(new_table(faction, other), None)["seats"][0]

    assert (seat["workers"], seat["coins"], seat["priests"]) == (
        start["workers"],
        start["coins"],
        start["priests"],
    )
    assert seat["bowls"] == start["power_bowls"]
    assert seat["cults"] == [start["cults"][cult.lower()] for cult in CULT_NAMES]
    assert seat["points"] == start["victory_points"]
    assert seat["shipping"] == (FACTS["factions"][faction]["shipping"]["start"] or 0)


@every_faction
@pytest.mark.parametrize("kind", range(5))
def test_costs_of_buildings(faction: str, kind: int) -> None:
    cost = FACTS["factions"][faction]["costs"][KIND_NAMES[kind]]
    coins = cost.get("coins", cost.get("coins_with_neighbour"))

    assert FACTIONS[faction].costs[kind] == Goods(workers=cost["workers"], coins=coins)


@every_faction
@pytest.mark.parametrize("neighbour", [True, False])
def test_a_trading_post_costs_less_with_a_neighbour(faction: str, neighbour: bool) -> None:
    """TM-12.3."""
    other = "witches" if FACTS["factions"][faction]["home_terrain"] != "forest" else "nomads"
    cost = FACTS["factions"][faction]["costs"]["trading_post"]
    state = position(faction, other, round=1)
    put(state, 0, "E2")
    put(state, 1, "E3" if neighbour else "E4")
    give(state, 0, workers=10, coins=20)

    play(state, 0, "upgrade E2 to TP")

    spent = cost["coins_with_neighbour" if neighbour else "coins_without_neighbour"]
    assert (state.workers[0], state.coins[0]) == (10 - cost["workers"], 20 - spent)


@every_faction
@pytest.mark.parametrize("kind", range(5))
def test_incomes_by_the_number_of_buildings_on_the_map(faction: str, kind: int) -> None:
    """TM-5.2 to TM-5.8: what is always visible, and the slots that are uncovered."""
    row = FACTS["factions"][faction]["income"][KIND_NAMES[kind]]
    slots = row["slots"]
    assert len(slots) == FACTS["structures"][KIND_NAMES[kind]]["count"]

    shown = [total(row["always_visible"], *slots[:count]) for count in range(len(slots) + 1)]

    assert list(FACTIONS[faction].incomes[kind]) == shown


@every_faction
def test_shipping_tracks(faction: str) -> None:
    """TM-2.2, TM-10.1: start, end, and the points of every step."""
    track = FACTS["factions"][faction]["shipping"]
    ours = FACTIONS[faction].shipping

    assert ours == ((track["start"], track["max"]) if track["start"] is not None else None)
    other = "witches" if FACTS["factions"][faction]["home_terrain"] != "forest" else "nomads"
    for level, points in track["vp_on_reaching"].items():
        state = position(faction, other)
        give(state, 0, shipping=int(level) - 1, priests=2, coins=20)
        play(state, 0, "advance ship")
        assert state.points[0] == 20 + points
        cost = track["cost"]
        assert (state.priests[0], state.coins[0]) == (2 - cost["priests"], 20 - cost["coins"])


@every_faction
def test_digging_tracks(faction: str) -> None:
    """TM-9.7, TM-11.1 to TM-11.3."""
    track = FACTS["factions"][faction]["digging"]
    ours = FACTIONS[faction]

    assert list(ours.spade_cost) == track["cost_per_spade_by_level"]
    assert ours.pays_priests is (track["currency"] == "priests")
    other = "witches" if FACTS["factions"][faction]["home_terrain"] != "forest" else "nomads"
    for level in range(track["max_level"]):
        state = position(faction, other)
        give(state, 0, digging=level)
        play(state, 0, "advance dig")
        cost = track["advance_cost"]
        assert (state.workers[0], state.coins[0], state.priests[0]) == (
            10 - cost["workers"],
            20 - cost["coins"],
            2 - cost["priests"],
        )
        assert state.points[0] == 20 + track["vp_per_advance"]
    state = position(faction, other)
    give(state, 0, digging=track["max_level"])
    assert "advance dig" not in options(GAME, state, 0)


def test_numbers_of_single_factions() -> None:
    facts = FACTS["factions"]

    assert FACTIONS["halflings"].vp_per_spade == facts["halflings"]["vp_per_spade_used"]
    assert FACTIONS["halflings"].stronghold_bonus == Goods(**facts["halflings"]["stronghold_once"])
    assert FACTIONS["cultists"].stronghold_bonus == Goods(
        points=facts["cultists"]["stronghold_once"]["victory_points"]
    )
    assert FACTIONS["alchemists"].stronghold_bonus == Goods(**facts["alchemists"]["stronghold_once"])
    assert FACTIONS["alchemists"].power_per_spade == facts["alchemists"]["power_per_spade_after_stronghold"]
    assert FACTIONS["alchemists"].coins_per_vp == FACTS["end_scoring"]["coins_per_vp_alchemists"]
    assert FACTIONS["darklings"].vp_per_bought_spade == facts["darklings"]["vp_per_paid_spade"]
    assert (
        FACTIONS["darklings"].stronghold_bonus.ordained
        == facts["darklings"]["stronghold_once"]["workers_to_priests_max"]
    )
    assert (
        FACTIONS["mermaids"].stronghold_bonus.shipping
        == facts["mermaids"]["stronghold_once"]["shipping_steps"]
    )
    assert FACTIONS["swarmlings"].workers_per_town == facts["swarmlings"]["workers_per_town"]
    assert FACTIONS["witches"].vp_per_town == facts["witches"]["vp_per_town"]
    assert FACTIONS["auren"].stronghold_bonus.favors == facts["auren"]["stronghold_once"]["favor_tiles"]
    assert FACTIONS["engineers"].bridge_cost == Goods(**facts["engineers"]["bridge_cost"])
    assert FACTIONS["engineers"].vp_per_bridge == facts["engineers"]["pass_vp_per_bridge_after_stronghold"]
    assert FACTIONS["giants"].home_spades == facts["giants"]["spades_to_home_always"]
    assert (
        FACTIONS["chaos_magicians"].favors == facts["chaos_magicians"]["favor_tiles_per_temple_or_sanctuary"]
    )
    others = [faction for id, faction in FACTIONS.items() if id != "alchemists"]
    assert {faction.coins_per_vp for faction in others} == {FACTS["end_scoring"]["coins_per_vp"]}


def test_tunnels_and_carpets() -> None:
    tunnel, carpet = FACTS["factions"]["dwarves"]["tunnel"], FACTS["factions"]["fakirs"]["carpet"]

    assert FACTIONS["dwarves"].leap == (tunnel["skip"] + 1, tunnel["skip"] + 1)
    assert FACTIONS["dwarves"].leap_cost == (
        Goods(**tunnel["cost_before_stronghold"]),
        Goods(**tunnel["cost_after_stronghold"]),
    )
    assert FACTIONS["fakirs"].leap == (
        carpet["skip_before_stronghold"] + 1,
        carpet["skip_after_stronghold"] + 1,
    )
    assert FACTIONS["fakirs"].leap_cost == (Goods(**carpet["cost"]), Goods(**carpet["cost"]))
    assert {id for id, faction in FACTIONS.items() if faction.leap} == {"dwarves", "fakirs"}


def test_pieces_and_their_power_values() -> None:
    """TM-1.1, TM-13.1."""
    structures = [FACTS["structures"][kind] for kind in KIND_NAMES]

    assert list(SUPPLY) == [entry["count"] for entry in structures]
    assert list(VALUE) == [entry["power_value"] for entry in structures]


# Tiles


def test_the_box_holds_the_tiles_of_the_facts() -> None:
    """TM-1.6: and no others."""
    assert list(BOX.power_actions) == [tile["code"] for tile in FACTS["power_actions"]]
    assert [tile.id for tile in BOX.favors] == [tile["code"] for tile in FACTS["favor_tiles"]]
    assert [tile.id for tile in BOX.scrolls] == [tile["code"] for tile in FACTS["bonus_scrolls"]]
    assert [tile.id for tile in BOX.towns] == [tile["code"] for tile in FACTS["towns"]["tiles"]]
    assert [tile.id for tile in BOX.scorings] == [tile["code"] for tile in FACTS["round_scoring_tiles"]]


@pytest.mark.parametrize("facts", FACTS["power_actions"], ids=lambda tile: str(tile["code"]))
def test_power_actions(facts: dict[str, Any]) -> None:
    """TM-16.1."""
    tile = BOX.power_actions[facts["code"]]
    gained = dict(facts["gain"])
    spades, bridges = gained.pop("spades", 0), gained.pop("bridges", 0)

    assert (tile.power, tile.spades, tile.gain) == (facts["power"], spades, goods(gained))
    assert (tile.effect == "bridge") is bool(bridges)


@pytest.mark.parametrize("facts", FACTS["favor_tiles"], ids=lambda tile: str(tile["code"]))
def test_favor_tiles(facts: dict[str, Any]) -> None:
    """TM-20.3, TM-20.4."""
    tile = BOX.favors[BOX.favor_index[facts["code"]]]
    effect = facts["effect"] or {}

    assert (tile.count, CULT_NAMES[tile.cult].lower(), tile.steps) == (
        facts["count"],
        facts["cult"],
        facts["steps"],
    )
    assert tile.income == goods(effect.get("income", {}))
    assert (tile.action == "cult") is ("special_action_per_round" in effect)
    assert tile.town_power == effect.get("town_power_value", 0)
    assert tile.dwelling_vp == effect.get("vp_per_dwelling_built", 0)
    assert tile.trading_post_vp == effect.get("vp_per_upgrade_to_trading_post", 0)
    assert list(tile.pass_vp) == effect.get("vp_at_pass_by_trading_posts", [])


@pytest.mark.parametrize("facts", FACTS["bonus_scrolls"], ids=lambda tile: str(tile["code"]))
def test_scrolls(facts: dict[str, Any]) -> None:
    """TM-21.1."""
    tile = BOX.scrolls[BOX.scroll_index[facts["code"]]]
    names = {"per_dwelling": "D", "per_trading_post": "TP", "stronghold": "SH", "sanctuary": "SA"}
    scored = {names[name]: points for name, points in facts.get("vp_at_pass", {}).items()}
    actions = {"spades": "spade", "cult_step_of_choice": "cult"}

    assert tile.income == goods(facts["income"])
    assert tile.action == "".join(actions[name] for name in facts.get("special_action_per_round", {}))
    assert tile.shipping == facts.get("passive", {}).get("shipping_plus", 0)
    assert dict(zip(PASSING, tile.pass_vp)) == {name: scored.get(name, 0) for name in PASSING}


@pytest.mark.parametrize("facts", FACTS["towns"]["tiles"], ids=lambda tile: str(tile["code"]))
def test_town_tiles(facts: dict[str, Any]) -> None:
    """TM-19.4."""
    tile = BOX.towns[BOX.town_index[facts["code"]]]
    gained = dict(facts["gain"])
    steps = gained.pop("cult_steps_on_every_track", 0)

    assert (tile.count, tile.vp, tile.cult_steps) == (facts["count"], facts["victory_points"], steps)
    assert (tile.gain, tile.keys, tile.shipping) == (goods(gained), 1, 0)


@pytest.mark.parametrize("facts", FACTS["round_scoring_tiles"], ids=lambda tile: str(tile["code"]))
def test_scoring_tiles(facts: dict[str, Any]) -> None:
    """TM-22.2, TM-2.14."""
    tile = BOX.scorings[BOX.scoring_index[facts["code"]]]
    events = {
        "per_spade_used": ("spade",),
        "per_town_founded": ("town",),
        "per_dwelling_built": ("D",),
        "per_trading_post_built": ("TP",),
        "per_stronghold_or_sanctuary_built": ("SH", "SA"),
    }
    scored = {event: points for name, points in facts["vp"].items() for event in events[name]}

    assert dict(zip(EVENTS, tile.vp)) == {event: scored.get(event, 0) for event in EVENTS}
    assert (CULT_NAMES[tile.cult].lower(), tile.steps) == (facts["cult"], facts["per_steps"])
    assert tile.bonus == goods(facts["bonus"])
    assert list(tile.not_in) == facts.get("forbidden_rounds", [])


# A further tile file

GOOD = """
[scroll]
BON90 = { income = "5 W + 1 PW", pass_vp = { TE = 3 } }

[favor]
FAV90 = { count = 2, cult = "WATER", steps = 2, income = "2 C" }

[town]
TW90 = { count = 1, vp = 12, gain = "1 P" }

[scoring]
SCORE90 = { events = ["TE"], vp = 4, cult = "FIRE", steps = 1, bonus = "2 C" }
"""


def written(folder: Path, text: str) -> str:
    file = folder / "further.toml"
    file.write_text(text, "utf-8")
    return str(file)


def test_a_further_file_adds_tiles_to_those_of_the_box(tmp_path: Path) -> None:
    further = load_tiles(written(tmp_path, GOOD))

    assert [tile.id for tile in further.scrolls] == [*(tile.id for tile in BOX.scrolls), "BON90"]
    assert [tile.id for tile in further.favors] == [*(tile.id for tile in BOX.favors), "FAV90"]
    assert [tile.id for tile in further.towns] == [*(tile.id for tile in BOX.towns), "TW90"]
    assert [tile.id for tile in further.scorings] == [*(tile.id for tile in BOX.scorings), "SCORE90"]


def test_further_tiles_are_played_with(tmp_path: Path) -> None:
    """The favor tile: water 2, and 2 coins in the next phase I; the scroll: 5 workers, 3 points for the temple.

    The scoring tile: 4 points for a temple, a step of fire brings 2 coins.
    """
    state = position(
        "witches",
        "halflings",
        round=1,
        tiles=written(tmp_path, GOOD),
        scoring="SCORE90,SCORE2,SCORE3,SCORE4,SCORE5,SCORE6",
        scrolls="BON90,BON2,BON3,BON4,BON5",
    )
    put(state, 0, "A1:TP")
    give(state, 0, scroll="BON90", cults=(1, 0, 0, 0), coins=5, workers=2)
    give(state, 1, cults=(0, 0, 0, 0))
    play(state, 0, "upgrade A1 to TE", "+FAV90", "done")
    assert (state.points[0], state.cults[:4]) == (20 + 4, [1, 2, 0, 0])
    assert GAME.view(state, None)["favors"]["FAV90"] == 1
    play(state, 1, "send p to AIR for 1", "done")
    give(state, 1, workers=0)

    play(state, 0, "pass BON4", "done")
    play(state, 1, "pass BON90", "done")

    assert state.points[0] == 20 + 4 + 3
    assert state.coins[0] == 2 + 2  # of the cult, of the favor tile
    assert state.workers == [1, 1 + 5]


def test_the_town_tile_of_a_further_file(tmp_path: Path) -> None:
    """12 points and a priest; there is one of it. Halflings get nothing else for a town."""
    state = position("halflings", "witches", round=1, tiles=written(tmp_path, GOOD))
    put(state, 0, "A1", "A2:TP", "A3:TP", "A4")

    play(state, 0, "upgrade A1 to TP", "+TW90")

    assert (state.points[0], state.priests[0], state.keys[0]) == (20 + 12, 2 + 1, 1)
    assert GAME.view(state, None)["towns"]["TW90"] == 0


@pytest.mark.parametrize(
    ("text", "entry", "field"),
    [
        ('[scroll]\nBON90 = { income = "3 X" }', "BON90", "income"),
        ('[scroll]\nBON90 = { income = "coins" }', "BON90", "income"),
        ("[scroll]\nBON90 = { income = 3 }", "BON90", "income"),
        ('[scroll]\nBON90 = { action = "bridge" }', "BON90", "action"),
        ('[scroll]\nBON90 = { shipping = "1" }', "BON90", "shipping"),
        ("[scroll]\nBON90 = { pass_vp = { TX = 1 } }", "BON90", "pass_vp"),
        ('[scroll]\nBON90 = { pass_vp = { TP = "1" } }', "BON90", "pass_vp"),
        ("[scroll]\nBON90 = { pass_vp = 4 }", "BON90", "pass_vp"),
        ('[scroll]\nBON90 = { incom = "3 C" }', "BON90", "incom"),
        ("[favor]\nFAV90 = { steps = 1 }", "FAV90", "cult"),
        ('[favor]\nFAV90 = { cult = "LOVE", steps = 1 }', "FAV90", "cult"),
        ('[favor]\nFAV90 = { cult = "FIRE", steps = 1.5 }', "FAV90", "steps"),
        ('[favor]\nFAV90 = { cult = "FIRE", count = true }', "FAV90", "count"),
        ('[favor]\nFAV90 = { cult = "FIRE", action = "spade" }', "FAV90", "action"),
        ('[favor]\nFAV90 = { cult = "FIRE", pass_vp = ["2"] }', "FAV90", "pass_vp"),
        ("[town]\nTW90 = { count = 1 }", "TW90", "vp"),
        ('[town]\nTW90 = { vp = 5, gain = "6 coins" }', "TW90", "gain"),
        (
            '[scoring]\nSCORE90 = { events = ["X"], vp = 2, cult = "FIRE", bonus = "1 C" }',
            "SCORE90",
            "events",
        ),
        ('[scoring]\nSCORE90 = { events = ["D"], cult = "FIRE", bonus = "1 C" }', "SCORE90", "vp"),
        ('[scoring]\nSCORE90 = { events = ["D"], vp = 2, bonus = "1 C" }', "SCORE90", "cult"),
        ('[power_action]\nACT9 = { power = 3, effect = "fly" }', "ACT9", "effect"),
        ('[power_action]\nACT9 = { effect = "gain", gain = "1 P" }', "ACT9", "power"),
        ('[scroll]\nBON1 = { income = "3 C" }', "BON1", "scroll"),  # exists already
    ],
)
def test_a_mistake_is_reported_with_file_entry_and_field(
    tmp_path: Path, text: str, entry: str, field: str
) -> None:
    file = written(tmp_path, text)

    with pytest.raises(DataError) as caught:
        new_table("witches", "nomads", tiles=file)

    assert str(caught.value).startswith(f"{file}: {entry}: {field} ")
    assert "\n" not in str(caught.value)


@pytest.mark.parametrize(
    ("text", "entry", "field"),
    [
        ('[favor]\nFAV90 = { cult = "AIR", pass_vp = [0, 2] }', "FAV90", "pass_vp"),  # nothing for 2, 3, 4
        (
            '[scoring]\nSCORE90 = { events = ["D"], vp = 2, cult = "FIRE", steps = 0, bonus = "1 C" }',
            "SCORE90",
            "steps",
        ),
        ('[favor]\nFAV90 = { cult = "AIR", count = -1 }', "FAV90", "count"),
    ],
)
def test_a_number_that_cannot_be_played_with_is_reported_too(
    tmp_path: Path, text: str, entry: str, field: str
) -> None:
    """Otherwise the game would stop in the middle of a round: a tile for every number of posts, steps above 0 ..."""
    file = written(tmp_path, text)

    with pytest.raises(DataError, match=f"{entry}: {field}"):
        new_table("witches", "nomads", tiles=file)


@pytest.mark.parametrize("text", ["[scroll\n", "[scroll]\nBON90 = 3", "[scroll]\nBON90 = { income = }"])
def test_a_file_that_is_no_table_of_tiles_is_reported(tmp_path: Path, text: str) -> None:
    file = written(tmp_path, text)

    with pytest.raises(DataError) as caught:
        new_table("witches", "nomads", tiles=file)

    assert str(caught.value).startswith(f"{file}: ")


def test_an_unknown_kind_of_tile_is_reported(tmp_path: Path) -> None:
    """A misspelt heading must not make tiles vanish without a word."""
    file = written(tmp_path, '[scrolls]\nBON90 = { income = "3 C" }')

    with pytest.raises(DataError, match="scrolls"):
        new_table("witches", "nomads", tiles=file)


def test_a_file_that_does_not_exist_is_reported(tmp_path: Path) -> None:
    file = str(tmp_path / "nothing.toml")

    with pytest.raises(DataError) as caught:
        new_table("witches", "nomads", tiles=file)

    assert str(caught.value).startswith(f"{file}: ")
