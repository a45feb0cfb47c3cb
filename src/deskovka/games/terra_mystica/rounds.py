"""The six rounds: income, actions, cult bonuses and clean-up."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from deskovka.core.game import Choice, Deed, Event, Play, RuleId, Seat, Step, deeds
from deskovka.core.grid import bits
from deskovka.core.notation import Action
from deskovka.core.values import value
from deskovka.games.terra_mystica.board import REACH
from deskovka.games.terra_mystica.conversions import Burn, Convert
from deskovka.games.terra_mystica.goods import Goods
from deskovka.games.terra_mystica.passing import open_scrolls
from deskovka.games.terra_mystica.power import gain
from deskovka.games.terra_mystica.reach import directly_adjacent, reachable
from deskovka.games.terra_mystica.state import CULTS, KINDS, LAST_ROUND, NOBODY, TerraMysticaState
from deskovka.games.terra_mystica.terraforming import Spades, transform, transformations, why_not_transform
from deskovka.games.terra_mystica.turn import begin_turn
from deskovka.games.terra_mystica.words import Build, Done, NothingMore, Transform


@value
class RoundBegan(Event):
    """A new round, with its scoring tile."""

    round: int
    tile: str


@value
class IncomeCollected(Event):
    """What a seat collected in phase I."""

    seat: Seat
    workers: int
    coins: int
    priests: int
    power: int


@value
class CultBonus(Event):
    """What the cult of the round brought a seat."""

    seat: Seat
    workers: int
    coins: int
    priests: int
    power: int
    spades: int


@value
class BeginRound(Step[TerraMysticaState]):
    """TM-4.1: phase I for everybody, then the first turn of phase II."""

    rule = "TM-4.1"
    round: int

    def run(self, state: TerraMysticaState, play: Play[TerraMysticaState]) -> None:
        if self.round > 1:
            state.order = next_order(state)
        state.round = self.round
        state.passed = ()
        play.tell(RoundBegan(self.round, state.round_tile.id))
        for seat in range(state.seats):
            goods = income(state, seat)
            gain(state, seat, goods)
            play.tell(IncomeCollected(seat, goods.workers, goods.coins, goods.priests, goods.power))
        state.acting = True
        begin_turn(state, state.order[0], play)


def next_order(state: TerraMysticaState) -> tuple[Seat, ...]:
    """TM-4.6: the first to pass begins, then clockwise; by the variant in the order of passing."""
    if state.switches.pass_order:
        return state.passed
    first = state.passed[0]
    return tuple((first + turn) % state.seats for turn in range(state.seats))


def income(state: TerraMysticaState, seat: Seat) -> Goods:
    """TM-5: buildings, the scroll, favor tiles."""
    faction = state.faction(seat)
    sources = [faction.incomes[kind][state.count(seat, kind)] for kind in range(KINDS)]
    if state.scrolls[seat] != NOBODY:
        sources.append(state.tiles.scrolls[state.scrolls[seat]].income)
    sources += [state.tiles.favors[number].income for number in bits(state.favors[seat])]
    return Goods(*map(sum, zip(*sources)))


@value
class EndRound(Step[TerraMysticaState]):
    """TM-23.1, TM-23.2: the cult bonus of the round's tile; spades are used in the order of the next round."""

    rule = "TM-23.1"

    def run(self, state: TerraMysticaState, play: Play[TerraMysticaState]) -> None:
        state.acting = False
        spades: list[Step[TerraMysticaState]] = []
        for seat in next_order(state):
            bonus = cult_bonus(state, seat)
            gain(state, seat, bonus)
            if any(bonus):
                shown = (bonus.workers, bonus.coins, bonus.priests, bonus.power, bonus.spades)
                play.tell(CultBonus(seat, *shown))
            if bonus.spades:
                spades.append(GiveSpades(seat, bonus.spades))
        play.then(*spades, CleanUp())


def cult_bonus(state: TerraMysticaState, seat: Seat) -> Goods:
    """TM-22.3: once for each full multiple of steps."""
    tile = state.round_tile
    times = (
        state.priests_on_board(seat)
        if tile.per_priest
        else state.cults[seat * CULTS + tile.cult] // tile.steps
    )
    return Goods(*(amount * times for amount in tile.bonus))


@value
class GiveSpades(Step[TerraMysticaState]):
    """TM-23.3: a seat uses its bonus spades, if it can (TM-23.11)."""

    rule = "TM-23.3"
    seat: Seat
    spades: int

    def run(self, state: TerraMysticaState, play: Play[TerraMysticaState]) -> None:
        question = BonusSpades((self.seat,), Spades(self.spades, bonus=True))
        if question.transforms(state, self.seat):
            play.then(question)


class Forbidden(Deed[TerraMysticaState, Any]):
    """What cannot be done here, and the rule that says so."""

    def __init__(self, rule: RuleId) -> None:
        self.rule = rule

    def options(self, asked: object, state: TerraMysticaState, seat: Seat) -> Sequence[Action]:
        return ()

    def why_not(self, asked: object, state: TerraMysticaState, seat: Seat, action: Action) -> RuleId | None:
        return self.rule


class UseBonusSpades(Deed[TerraMysticaState, Transform]):
    """TM-23.5: with the spades of the bonus alone."""

    def options(self, asked: BonusSpades, state: TerraMysticaState, seat: Seat) -> list[Transform]:
        return asked.transforms(state, seat)

    def why_not(
        self, asked: BonusSpades, state: TerraMysticaState, seat: Seat, action: Transform
    ) -> RuleId | None:
        rule = why_not_transform(state, seat, action, asked.spades, reachable(state, seat), 0)
        if rule == "TM-9.1" and state.faction(seat).leap:
            return "TM-23.6"
        if rule is None and not asked.adjoins(state, seat, action.hex):
            return "TM-23.9"
        return rule

    def do(
        self,
        asked: BonusSpades,
        state: TerraMysticaState,
        seat: Seat,
        action: Transform,
        play: Play[TerraMysticaState],
    ) -> None:
        left = transform(state, seat, action, asked.spades, reachable(state, seat), play)
        again = BonusSpades((seat,), left)
        if left.free and again.transforms(state, seat):
            play.then(again)


@value
class BonusSpades(Choice[TerraMysticaState]):
    """Use the spades of a cult bonus now or lose them; nothing is bought, nothing is built (TM-23.5, TM-23.8)."""

    rule = "TM-23.4"
    answers = deeds(
        {
            Convert: Forbidden("TM-6.5"),
            Burn: Forbidden("TM-6.5"),
            Transform: UseBonusSpades(),
            Build: Forbidden("TM-23.8"),
            Done: NothingMore(),
        }
    )
    spades: Spades

    def transforms(self, state: TerraMysticaState, seat: Seat) -> list[Transform]:
        return [
            action
            for action in transformations(state, seat, self.spades)
            if self.adjoins(state, seat, action.hex)
        ]

    def adjoins(self, state: TerraMysticaState, seat: Seat, hex: int) -> bool:
        """TM-23.9: several hexes must adjoin each other, directly or by shipping."""
        touched = self.spades.touched()
        if not touched or touched >> hex & 1 or not state.switches.bonus_spades_adjoin:
            return True
        track = state.faction(seat).shipping
        near = REACH[state.shipping[seat] if track else 0][hex] | directly_adjacent(state, 1 << hex)
        return bool(near & touched)


@value
class CleanUp(Step[TerraMysticaState]):
    """TM-23.13, TM-23.14: action tokens are removed, coins go on the open scrolls."""

    rule = "TM-23.13"

    def run(self, state: TerraMysticaState, play: Play[TerraMysticaState]) -> None:
        state.used_power = 0
        state.used = [0] * state.seats
        add_coins(state)


def add_coins(state: TerraMysticaState) -> None:
    """TM-3.7, TM-23.14: a coin on each scroll that nobody holds."""
    for number in open_scrolls(state):
        state.scroll_coins[number] += 1


def round_tasks(round: int) -> list[Step[TerraMysticaState]]:
    """TM-4.3: the last round has no phase III."""
    return [BeginRound(round), *([EndRound()] if round < LAST_ROUND else [])]
