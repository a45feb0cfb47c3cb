"""Terra Mystica scored on paper: the final scoring of the rules, asked about a table that somebody typed."""

from __future__ import annotations

import pytest

from deskovka.core.grid import bits
from deskovka.games.terra_mystica import GAME
from deskovka.games.terra_mystica.board import NAMES, SPAN_NAMES
from deskovka.games.terra_mystica.factions import KIND_NAMES
from deskovka.games.terra_mystica.state import CULTS, KINDS, SOURCES, Source, TerraMysticaState
from paper import counted, mistake, points, score
from positions import random_game


def form(*players: str) -> str:
    """`witches dwelling=A1,A2 fire=3`: a player in one line."""
    rows = []
    for player in players:
        faction, *fields = player.split()
        rows += [f"player: {faction}", f"faction: {faction}"]
        for field in fields:
            name, _, text = field.partition("=")
            rows.append(f"{name}: {text}")
    return "\n".join(rows)


def test_the_cults_give_8_4_and_2_points() -> None:
    """TM-24.2, TM-24.3: and nothing on step 0."""
    scored = score("terra_mystica", form("witches fire=9", "halflings fire=5", "nomads fire=3", "giants"))
    assert points(scored, "FIRE") == [8, 4, 2, 0]


def test_two_players_on_fire_9_share_first_and_second_place() -> None:
    """TM-24.4, TM-X32: (8 + 4) / 2 = 6 each."""
    scored = score("terra_mystica", form("witches fire=9", "halflings fire=9", "nomads fire=1"))
    assert points(scored, "FIRE") == [6, 6, 2]


def test_tied_areas_share_their_places() -> None:
    """TM-24.5, TM-24.14: two tied for third share 6."""
    scored = score(
        "terra_mystica",
        form(
            "witches dwelling=A1,A2,A3,A4",
            "halflings dwelling=I1,I2,I3",
            "nomads dwelling=A6,A7",
            "mermaids dwelling=E1,E2",
        ),
    )
    assert points(scored, "network") == [18, 12, 3, 3]
    assert counted(scored, "network") == [4, 3, 2, 2]


@pytest.mark.parametrize(("shipping", "size"), [(0, 1), (1, 8)])
def test_any_number_of_crossings_may_be_chained(shipping: int, size: int) -> None:
    """TM-24.6, TM-X34: eight buildings with single river hexes between them."""
    gaps = "B1,C1,C2,C3,C4,C5,B6,D8"
    scored = score("terra_mystica", form(f"witches dwelling={gaps} shipping={shipping}", "halflings"))
    assert counted(scored, "network") == [size, 0]


@pytest.mark.parametrize(("shipping", "size"), [(1, 2), (2, 4)])
def test_one_gap_of_two_river_hexes_needs_shipping_2(shipping: int, size: int) -> None:
    """TM-24.6, TM-X34: r18 and r19 lie between E8 and E9."""
    scored = score("terra_mystica", form(f"witches dwelling=E7,E8,E9,E10 shipping={shipping}", "halflings"))
    assert counted(scored, "network")[0] == size


def test_a_bridge_connects() -> None:
    """TM-24.6, TM-8.2: the bridge E4:G1 of the Witches."""
    alone = score("terra_mystica", form("witches dwelling=E3,E4,G1", "halflings dwelling=I6"))
    assert counted(alone, "network") == [2, 1]
    own = score("terra_mystica", form("witches dwelling=E3,E4,G1 bridges=E4:G1", "halflings dwelling=I6"))
    assert counted(own, "network") == [3, 1]


@pytest.mark.parametrize("faction", ["dwarves", "fakirs"])
@pytest.mark.parametrize(("hexes", "size"), [("E1,E3,E5", 3), ("A3,C1,C2", 3), ("E1,E4,E7", 1)])
def test_tunnels_and_carpets_connect_over_one_hex(faction: str, hexes: str, size: int) -> None:
    """TM-24.7, TM-24.8"""
    scored = score("terra_mystica", form(f"{faction} dwelling={hexes}", "halflings"))
    assert counted(scored, "network")[0] == size


@pytest.mark.parametrize(("faction", "size"), [("fakirs", 3), ("dwarves", 1)])
def test_with_the_stronghold_carpets_connect_over_two_hexes(faction: str, size: int) -> None:
    """TM-24.8"""
    scored = score("terra_mystica", form(f"{faction} stronghold=E1 dwelling=E4,E7", "halflings"))
    assert counted(scored, "network")[0] == size


@pytest.mark.parametrize(
    ("left", "expected"),
    [
        ("coins=2", 0),
        ("coins=8", 2),
        ("coins=1 workers=1 priests=1", 1),
        ("bowl1=6 bowl2=6", 1),
        ("coins=2 workers=3 priests=1 bowl2=4 bowl3=8", 5),
    ],
)
def test_what_is_left_turns_into_coins_and_three_coins_into_a_point(left: str, expected: int) -> None:
    """TM-24.10, TM-24.11: 2 + 3 + 1 + 8 and two of the four tokens of bowl II are 16 coins."""
    assert points(score("terra_mystica", form(f"witches {left}", "halflings")), "resources") == [expected, 0]


def test_alchemists_get_a_point_for_two_coins() -> None:
    """TM-24.10"""
    scored = score("terra_mystica", form("alchemists coins=5", "halflings coins=5"))
    assert points(scored, "resources") == [2, 1]
    assert counted(scored, "resources") == [5, 5]


def test_most_points_win_and_ties_are_shared() -> None:
    """TM-24.12"""
    scored = score("terra_mystica", form("witches so-far=90", "halflings so-far=88 coins=6", "giants"))
    assert scored.outcome.scores == (90, 90, 0)
    assert (scored.winners, scored.outcome.ranking) == ((0, 1), (1, 1, 3))


def test_mermaids_begin_with_a_level_of_shipping() -> None:
    """TM-2.2: left empty, shipping is that of the beginning; B1 and C1 have one river hex between them."""
    scored = score("terra_mystica", form("mermaids dwelling=C1,C2", "witches dwelling=C3,C4"))
    assert counted(scored, "network") == [2, 1]


@pytest.mark.parametrize(
    ("players", "rule", "reason", "line"),
    [
        (("witches dwelling=A1", "halflings dwelling=A1"), "TM-9.2", "forbidden", 6),
        (("witches dwelling=r1", "halflings"), "TM-9.1", "forbidden", 3),
        (("witches temple=A1,A2,A3,A4", "halflings"), "TM-1.2", "too-many", 3),
        (("witches bridges=E4:G1", "halflings"), "TM-16.4", "forbidden", 3),
        (
            ("witches dwelling=E4 bridges=E4:G1", "halflings dwelling=G1 bridges=G1:E4"),
            "TM-16.5",
            "forbidden",
            8,
        ),
        (("witches", "auren"), "TM-2.1", "same-colour", 4),
        (("witches air=10", "halflings air=10"), "TM-14.4", "one-top", 6),
        (("witches bowl1=6 bowl2=6 bowl3=1", "halflings"), "TM-1.5", "too-many-in-all", 5),
        (("witches shipping=4", "halflings"), "TM-2.2", "number", 3),
        (("dwarves shipping=3", "halflings"), "TM-8.6", "number", 3),
        (("witches priests=8", "halflings"), None, "number", 3),
        (("elves", "halflings"), None, "choice", 2),
    ],
)
def test_what_cannot_be_is_refused_with_its_rule_and_line(
    players: tuple[str, ...], rule: str | None, reason: str, line: int
) -> None:
    error = mistake("terra_mystica", form(*players))
    assert (error.rule, error.reason, error.line) == (rule, reason, line)


def test_everybody_needs_a_faction() -> None:
    error = mistake("terra_mystica", "player: A\nplayer: B")
    assert (error.reason, error.line) == ("no-faction", 1)


def form_of(state: TerraMysticaState) -> str:
    """A table after the final scoring, as somebody would have typed it before."""
    rows = []
    for seat in range(state.seats):
        rows += [f"player: P{seat}", f"faction: {state.factions[seat]}"]
        final = (Source.CULT, Source.NETWORK, Source.RESOURCES)
        rows.append(f"so-far: {state.points[seat] - sum(state.tally[seat * SOURCES + one] for one in final)}")
        for kind, name in enumerate(KIND_NAMES):
            hexes = bits(state.pieces[seat * KINDS + kind])
            rows.append(f"{name}: {' '.join(NAMES[hex] for hex in hexes)}")
        rows.append(
            f"bridges: {' '.join(SPAN_NAMES[span] for span, owner in state.bridges if owner == seat)}"
        )
        rows.append(f"shipping: {state.shipping[seat] or state.leap_bonus[seat]}")
        rows += [
            f"{cult}: {state.cults[seat * CULTS + number]}"
            for number, cult in enumerate(("fire", "water", "earth", "air"))
        ]
        coins = state.tally[seat * SOURCES + Source.RESOURCES] * state.faction(seat).coins_per_vp
        rows.append(f"coins: {coins + state.coins[seat]}")
    return "\n".join(rows)


@pytest.mark.parametrize("seed", ["a", "b", "c", "d"])
def test_a_played_game_has_the_same_score_on_paper(seed: str) -> None:
    """TM-24: points, winners and ranking of a random game of four."""
    for state, _, _, _ in random_game(GAME, 4, seed):
        pass
    outcome = GAME.outcome(state)
    assert outcome is not None
    scored = score("terra_mystica", form_of(state))
    assert (scored.outcome.scores, scored.outcome.ranking) == (outcome.scores, outcome.ranking)
    assert scored.winners == outcome.winners
