"""What tiles promise: favor tiles, scrolls, special actions, the scoring tiles of later rounds."""

from __future__ import annotations

from typing import TYPE_CHECKING

from deskovka.bots.terra_mystica.abilities import worth_of_ability
from deskovka.core.grid import bits
from deskovka.games.terra_mystica.factions import SUPPLY, Kind
from deskovka.games.terra_mystica.passing import open_scrolls, pass_points
from deskovka.games.terra_mystica.specials import FACTION_BIT, FIRST_FAVOR_BIT, SCROLL_BIT
from deskovka.games.terra_mystica.state import KINDS, NOBODY, TerraMysticaState
from deskovka.games.terra_mystica.tiles import EVENTS, Favor

if TYPE_CHECKING:
    from deskovka.bots.terra_mystica.judge import Judge

GROWTH = (1.0, 0.5, 0.0, 0.3, 0.1)  # buildings of each kind that are added until the next pass
MORE_SHIPPING = 2.0  # the shipping scroll
SMALL_TOWN = 0.6  # the favor tile for smaller towns, a round


def best_tiles(state: TerraMysticaState) -> list[int]:
    """By kind of building: the points of the best scoring tile from this round on."""
    tiles = [state.tiles.scorings[number] for number in state.scoring[max(0, state.round - 1) :]]
    first = EVENTS.index("D")
    return [max(tile.vp[first + kind] for tile in tiles) for kind in range(KINDS)]


def hope_of_favors(judge: Judge, state: TerraMysticaState) -> float:
    """Points that favor tiles will bring with buildings to come, at passing, and by their actions."""
    total = 0.0
    for number in bits(state.favors[judge.seat]):
        tile = state.tiles.favors[number]
        total += hope_of_favor(judge, state, tile)
        if tile.action and judge.seat not in state.passed:
            covered = state.used[judge.seat] & FIRST_FAVOR_BIT << number
            total += 0.0 if covered else judge.weights.unused * judge.weights.choice_step
    return total


def hope_of_favor(judge: Judge, state: TerraMysticaState, tile: Favor) -> float:
    """What a tile brings in the rounds after this one, beside its income."""
    weights, left, seat = judge.weights, judge.left, judge.seat
    if tile.pass_vp:
        posts = state.count(seat, Kind.TP)
        return left * (tile.pass_vp[posts] + tile.pass_vp[min(posts + 1, SUPPLY[Kind.TP])]) / 2
    if tile.dwelling_vp:
        room = SUPPLY[Kind.D] - state.count(seat, Kind.D)
        return tile.dwelling_vp * min(room, 0.3 + weights.dwelling_points * left)
    if tile.trading_post_vp:
        return tile.trading_post_vp * (0.2 + weights.post_points * left)
    if tile.town_power:
        return SMALL_TOWN * left
    return weights.choice_step * left if tile.action else 0.0


def turns_to_come(judge: Judge, state: TerraMysticaState) -> float:
    """What a seat that has not passed still has in hand this round: special actions, the points at passing."""
    seat, used, weights = judge.seat, state.used[judge.seat], judge.weights
    total = 0.0
    if state.scrolls[seat] != NOBODY:
        total += sum(pass_points(state, seat))
        action = state.tiles.scrolls[state.scrolls[seat]].action
        if action and not used & SCROLL_BIT:
            total += weights.unused * (judge.prices.spade if action == "spade" else weights.choice_step)
    if judge.faction.special and state.has(seat, Kind.SH) and not used & FACTION_BIT:
        total += weights.unused * worth_of_ability(judge, state)
    return total


def worth_of_scroll(judge: Judge, state: TerraMysticaState, number: int) -> float:
    """What a scroll brings in the round after this one, without the coins on it."""
    scroll, seat = state.tiles.scrolls[number], judge.seat
    total = judge.later.goods(scroll.income)
    for kind in range(KINDS):
        if scroll.pass_vp[kind]:
            count = min(SUPPLY[kind], state.count(seat, kind) + GROWTH[kind])
            total += scroll.pass_vp[kind] * count
    if judge.faction.shipping:
        total += scroll.pass_vp[KINDS] * state.shipping[seat] + MORE_SHIPPING * scroll.shipping
    if scroll.action:
        total += judge.later.spade if scroll.action == "spade" else judge.weights.choice_step
    return total


def with_coins(judge: Judge, state: TerraMysticaState, number: int) -> float:
    """What taking a scroll is worth."""
    return worth_of_scroll(judge, state, number) + judge.later.coin * max(0, state.scroll_coins[number])


def hope_of_scroll(judge: Judge, state: TerraMysticaState) -> float:
    """The scroll that is there when the seat passes later: the best or the second best."""
    worths = sorted(with_coins(judge, state, number) for number in open_scrolls(state))
    if not judge.left or not worths:
        return 0.0
    return (worths[-1] + worths[max(0, len(worths) - 2)]) / 2
