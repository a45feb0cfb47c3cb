"""What is always true (TM-40): checked on the state itself after every move of random games, with all factions."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache
from random import Random

import pytest

from deskovka.core.chance import RandomChance
from deskovka.games.terra_mystica import GAME
from deskovka.games.terra_mystica.board import INDEX
from deskovka.games.terra_mystica.factions import FACTIONS
from deskovka.games.terra_mystica.state import TerraMysticaState
from games.terra_mystica.table import give, play, position, put

GAMES = [
    ("nomads", "halflings", "alchemists", "mermaids", "witches"),
    ("fakirs", "cultists", "darklings", "swarmlings", "auren"),
    ("dwarves", "giants", "nomads", "darklings", "mermaids"),
    ("engineers", "chaos_magicians"),
    ("swarmlings", "witches", "chaos_magicians", "engineers"),
]
LIKELY = {  # how often a kind of action is chosen; others 2
    "build": 8.0,
    "upgrade": 8.0,
    "send": 4.0,
    "convert": 0.2,
    "burn": 0.3,
    "pass": 0.3,
    "advance": 1.0,
}
SUPPLY = (8, 4, 3, 1, 1)


class Moment:
    """A state between two moves, what led to it, and what was sacrificed so far."""

    def __init__(
        self, before: TerraMysticaState, seat: int, action: str, after: TerraMysticaState, burned: list[int]
    ) -> None:
        self.before, self.seat, self.action, self.after, self.burned = before, seat, action, after, burned


def some_action(state: TerraMysticaState, seat: int, random: Random) -> str:
    kinds: dict[str, list[str]] = {}
    for action in GAME.legal(state, seat):
        kinds.setdefault(str(action).split()[0], []).append(str(action))
    [kind] = random.choices(list(kinds), [LIKELY.get(kind, 2.0) for kind in kinds])
    return random.choice(kinds[kind])


def moments(factions: tuple[str, ...], seed: int) -> Iterator[Moment]:
    """A game of players who like to build; so that there are towns, everybody starts rich."""
    random = Random(f"{factions} {seed}")
    chance = RandomChance(random)
    state = GAME.new_game(GAME.setup(len(factions), {"factions": ",".join(factions)}), chance)
    for seat in range(len(factions)):
        give(state, seat, workers=40, coins=90)
    burned = [0] * len(factions)
    while not GAME.over(state):
        [seat] = GAME.waiting(state)
        text = some_action(state, seat, random)
        before = state.copy()
        action = next(action for action in GAME.legal(state, seat) if str(action) == text)
        GAME.apply(state, seat, action, chance)
        if text.startswith("burn"):
            burned[seat] += int(text.split()[1])
        yield Moment(before, seat, text, state.copy(), burned.copy())


@cache
def games() -> list[Moment]:
    return [moment for factions in GAMES for seed in range(2) for moment in moments(factions, seed)]


def hexes(bits: int) -> Iterator[int]:
    while bits:
        low = bits & -bits
        yield low.bit_length() - 1
        bits ^= low


def every_seat() -> Iterator[tuple[Moment, int]]:
    for moment in games():
        for seat in range(moment.after.seats):
            yield moment, seat


def test_the_games_are_worth_looking_at() -> None:
    """In them there are towns, sacrifices, bridges, priests on the orders, markers on step 10, and all factions."""
    last = [moment for moment in games() if GAME.over(moment.after)]
    assert len(last) == 2 * len(GAMES)
    assert {faction for moment in last for faction in moment.after.factions} == set(FACTIONS)
    assert sum(len(towns) for moment in last for towns in moment.after.towns) > 10
    assert any(sum(moment.burned) for moment in last)
    assert any(moment.after.bridges for moment in last)
    assert any(10 in moment.after.cults for moment in last)
    assert any(owner != -1 for moment in last for owner in moment.after.orders)


def test_tokens_in_the_bowls_and_sacrificed_ones_are_twelve() -> None:
    """TM-40.1: at the end of the game the rest of bowl II is sacrificed by itself."""
    for moment, seat in every_seat():
        state = moment.after
        tokens = state.bowl1[seat] + state.bowl2[seat] + state.bowl3[seat] + moment.burned[seat]
        if GAME.over(state):
            tokens += moment.before.bowl2[seat] // 2
        assert tokens == 12


def test_priests_are_never_more_than_seven() -> None:
    """TM-40.2: on the board and on the cult board; the rest is the supply."""
    for moment, seat in every_seat():
        state = moment.after
        on_orders = sum(owner == seat for owner in state.orders)
        assert 0 <= 7 - state.priests[seat] - on_orders <= 7


def test_pieces_on_the_map_never_exceed_the_supply() -> None:
    """TM-40.3."""
    for moment, seat in every_seat():
        state = moment.after
        counts = [state.pieces[seat * 5 + kind].bit_count() for kind in range(5)]
        assert all(count <= most for count, most in zip(counts, SUPPLY))
        assert sum(owner == seat for _, owner in state.bridges) <= 3


def test_every_building_stands_on_home_terrain_and_alone() -> None:
    """TM-40.4."""
    for moment in games():
        state = moment.after
        standing: list[int] = []
        for seat in range(state.seats):
            for kind in range(5):
                for hex in hexes(state.pieces[seat * 5 + kind]):
                    standing.append(hex)
                    assert state.terrain[hex] == state.faction(seat).home
        assert len(standing) == len(set(standing))


def test_nothing_is_ever_negative() -> None:
    """TM-40.5."""
    for moment, seat in every_seat():
        state = moment.after
        columns = (state.points, state.coins, state.workers, state.priests, state.keys)
        assert min(column[seat] for column in (*columns, state.bowl1, state.bowl2, state.bowl3)) >= 0


def test_markers_on_step_10_and_keys_are_the_towns() -> None:
    """TM-40.6: and there is at most one marker on step 10 of a track."""
    for moment in games():
        state = moment.after
        for cult in range(4):
            assert sum(state.cults[seat * 4 + cult] == 10 for seat in range(state.seats)) <= 1
        for seat in range(state.seats):
            tops = sum(state.cults[seat * 4 + cult] == 10 for cult in range(4))
            assert tops + state.keys[seat] == len(state.towns[seat])
            assert all(0 <= step <= 10 for step in state.cults)


def test_between_phases_three_scrolls_lie_open() -> None:
    """TM-40.7: and each player holds one; after round 6 nobody does and all lie open."""
    began = 0
    for moment in games():
        state = moment.after
        held = [scroll for scroll in state.scrolls if scroll != -1]
        in_play = [number for number, coins in enumerate(state.scroll_coins) if coins >= 0]
        assert len(in_play) == state.seats + 3
        assert len(set(held)) == len(held)
        assert set(held) <= set(in_play)
        if state.round > moment.before.round:
            began += 1
            assert len(held) == state.seats
        if GAME.over(state):
            assert held == []
    assert began == 6 * 2 * len(GAMES)


def test_favor_tiles_on_the_table_and_owned_are_28() -> None:
    """TM-40.8: a bit each, so that no player owns a kind twice; of each kind there are as many as in the box."""
    for moment in games():
        state = moment.after
        owned = [sum(favors >> kind & 1 for favors in state.favors) for kind in range(12)]
        total = [left + taken for left, taken in zip(state.favor_supply, owned)]
        assert total == [1] * 4 + [3] * 8
        assert min(state.favor_supply) >= 0


def test_no_player_takes_a_favor_tile_twice() -> None:
    """TM-40.8: by the moves."""
    taken: set[tuple[int, int, str]] = set()
    game = 0
    for moment in games():
        if moment.action.startswith("+FAV"):
            assert (game, moment.seat, moment.action) not in taken
            taken.add((game, moment.seat, moment.action))
        game += GAME.over(moment.after)
    assert len(taken) > 10


def test_town_tiles_on_the_table_and_taken_are_ten() -> None:
    """TM-40.9: two of each kind."""
    for moment in games():
        state = moment.after
        taken = [sum(towns.count(kind) for towns in state.towns) for kind in range(5)]
        assert [left + out for left, out in zip(state.town_supply, taken)] == [2, 2, 2, 2, 2]
        assert min(state.town_supply) >= 0


def test_a_terrain_changes_only_by_transforming_and_never_under_a_building() -> None:
    """TM-40.10: one hex in a move, and only by spades or sandstorm."""
    changes = 0
    for moment in games():
        before, after = moment.before, moment.after
        changed = [hex for hex, kind in enumerate(before.terrain) if after.terrain[hex] != kind]
        if changed:
            changes += 1
            assert moment.action.startswith("transform")
            assert [INDEX[moment.action.split()[1].casefold()]] == changed
            assert not any(own >> changed[0] & 1 for own in before.own)
    assert changes > 50


# `faults` notices broken states


def sound() -> TerraMysticaState:
    """A position in which nothing is wrong."""
    state = position("witches", "nomads")
    put(state, 0, "A3", "A4:TP")
    put(state, 1, "E5", "E6")
    return state


def too_many_tokens(state: TerraMysticaState) -> None:
    state.bowl2[0] += 1


def too_many_priests(state: TerraMysticaState) -> None:
    state.priests[1] = 7
    state.orders[0] = 1


def nine_dwellings(state: TerraMysticaState) -> None:
    put(state, 0, *(f"I{number}" for number in range(1, 9)))


def two_strongholds(state: TerraMysticaState) -> None:
    put(state, 0, "I1:SH", "I3:SH")


def four_bridges(state: TerraMysticaState) -> None:
    state.bridges = ((0, 1), (1, 1), (2, 1), (3, 1))


def foreign_ground(state: TerraMysticaState) -> None:
    state.terrain[INDEX["a3"]] = state.faction(1).home


def two_on_a_hex(state: TerraMysticaState) -> None:
    put(state, 1, "A1")
    state.own[0] |= 1 << INDEX["a1"]
    state.pieces[0] |= 1 << INDEX["a1"]


def two_kinds_on_a_hex(state: TerraMysticaState) -> None:
    state.pieces[1] |= 1 << INDEX["a3"]


def negative_coins(state: TerraMysticaState) -> None:
    state.coins[0] = -1


def negative_points(state: TerraMysticaState) -> None:
    state.points[1] = -1


def a_key_too_many(state: TerraMysticaState) -> None:
    state.keys[0] = 1


def top_without_a_town(state: TerraMysticaState) -> None:
    give(state, 0, cults=(10, 0, 0, 0))


def two_on_top(state: TerraMysticaState) -> None:
    for seat in (0, 1):
        state.towns[seat] = (seat,)
        state.town_supply[seat] -= 1
        give(state, seat, cults=(0, 10, 0, 0))


def nobody_has_the_scroll(state: TerraMysticaState) -> None:
    state.scrolls[0] = -1


def both_have_the_scroll(state: TerraMysticaState) -> None:
    state.scrolls[0] = state.scrolls[1]


def a_favor_tile_is_gone(state: TerraMysticaState) -> None:
    state.favor_supply[4] -= 1


def a_favor_tile_from_nowhere(state: TerraMysticaState) -> None:
    state.favors[0] |= 1


def a_town_tile_is_gone(state: TerraMysticaState) -> None:
    state.town_supply[0] -= 1


@pytest.mark.parametrize(
    ("spoil", "rule"),
    [
        (too_many_tokens, "TM-40.1"),
        (too_many_priests, "TM-40.2"),
        (nine_dwellings, "TM-40.3"),
        (two_strongholds, "TM-40.3"),
        (four_bridges, "TM-40.3"),
        (foreign_ground, "TM-40.4"),
        (two_on_a_hex, "TM-40.4"),
        (two_kinds_on_a_hex, "TM-40.4"),
        (negative_coins, "TM-40.5"),
        (negative_points, "TM-40.5"),
        (a_key_too_many, "TM-40.6"),
        (top_without_a_town, "TM-40.6"),
        (two_on_top, "TM-40.6"),
        (nobody_has_the_scroll, "TM-40.7"),
        (both_have_the_scroll, "TM-40.7"),
        (a_favor_tile_is_gone, "TM-40.8"),
        (a_favor_tile_from_nowhere, "TM-40.8"),
        (a_town_tile_is_gone, "TM-40.9"),
    ],
)
def test_faults_notices_a_broken_state(spoil: Callable[[TerraMysticaState], None], rule: str) -> None:
    """TM-40: and says which invariant is broken; before that it says nothing."""
    state = sound()
    assert GAME.faults(state) == []

    spoil(state)

    assert any(rule in fault for fault in GAME.faults(state))


def test_faults_notices_a_scroll_that_was_not_returned_at_the_end() -> None:
    """TM-40.7: after round 6 nobody holds one."""
    state = position("witches", "nomads", round=6)
    play(state, 0, "pass", "done")
    play(state, 1, "pass", "done")
    assert GAME.faults(state) == []

    state.scrolls[0] = 0

    assert any("TM-40.7" in fault for fault in GAME.faults(state))
