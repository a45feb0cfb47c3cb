"""What a seat sees of Terra Mystica, in numbers: everything, for nothing is hidden."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from deskovka.core.game import Game, Seat
from deskovka.core.setup import Setup
from deskovka.games.terra_mystica import rounds
from deskovka.games.terra_mystica.board import HEXES, SPANS, WHEEL
from deskovka.games.terra_mystica.choices import OwnChoices
from deskovka.games.terra_mystica.cults import CULT_ORDER, ORDER_STEPS, TOP, UseKey
from deskovka.games.terra_mystica.factions import FACTIONS, KIND_NAMES, Kind
from deskovka.games.terra_mystica.finishing import UNUSED, FinishTurn, UseSpades
from deskovka.games.terra_mystica.leech import TakePower
from deskovka.games.terra_mystica.reach import network
from deskovka.games.terra_mystica.rounds import BeginRound, BonusSpades
from deskovka.games.terra_mystica.setup import ChooseFaction
from deskovka.games.terra_mystica.special_actions import ChooseCult
from deskovka.games.terra_mystica.specials import FACTION_BIT, FIRST_FAVOR_BIT, SCROLL_BIT
from deskovka.games.terra_mystica.state import CULTS, KINDS, LAST_ROUND, NOBODY, TerraMysticaState
from deskovka.games.terra_mystica.terraforming import Spades
from deskovka.games.terra_mystica.tiles import CULT_NAMES
from deskovka.games.terra_mystica.turn import NextTurn, TakeTurn
from deskovka.research.observing import (
    MOST,
    Feature,
    Observer,
    Places,
    Row,
    decisions,
    joined,
    make_room,
    numbered,
    packed,
)

MAP: Final = Places(range(HEXES))
BRIDGES: Final = Places(range(len(SPANS)))
LANDSCAPES: Final = bytes((*range(1, len(WHEEL) + 1), 0)).ljust(256, b"\0")  # by terrain, the river last
FACTION: Final = {id: number for number, id in enumerate(FACTIONS, 1)}
UNTOUCHED: Final = bytes(HEXES)


def observer(game: Game[Any], setup: Setup, state: TerraMysticaState) -> Observer:
    return TerraMysticaObserver(game, state)


class TerraMysticaObserver(Observer):
    """The map as planes of hexes, the boards and the tiles by their numbers."""

    def __init__(self, game: Game[Any], state: TerraMysticaState) -> None:
        self.seats = seats = state.seats
        tiles = state.tiles
        self.orders = [[(seat + step) % seats for step in range(seats)] for seat in range(seats)]
        self.decisions = {name: number for number, name in enumerate(decisions(game), 1)}
        self.favors = Places(range(len(tiles.favors)))
        self.towns = range(len(tiles.towns))
        self.power_actions = range(len(tiles.power_actions))
        acting = [number for number, tile in enumerate(tiles.favors) if tile.action]
        self.favor_bits = [FIRST_FAVOR_BIT << number for number in acting]
        self._networks: dict[tuple[object, ...], int] = {}
        self._incomes: dict[tuple[object, ...], tuple[int, ...]] = {}
        landscapes = {word: number for number, word in enumerate(WHEEL, 1)}
        scorings = {tile.id: number for number, tile in enumerate(tiles.scorings, 1)}
        favors, towns = ", ".join(tiles.favor_index), ", ".join(tiles.town_index)
        self.features = {
            "terrain": Feature((HEXES,), len(WHEEL), f"of each hex: 0 river, {numbered(landscapes)}"),
            "buildings": Feature(
                (seats, KINDS, HEXES),
                1,
                f"by seat: own first, then the others in turn order; by kind: {', '.join(KIND_NAMES)}",
            ),
            "in_towns": Feature(
                (seats, HEXES), 1, "by seat: hexes of towns, with the river hexes of river towns"
            ),
            "bridges": Feature((seats, len(SPANS)), 1, "by seat"),
            "turned": Feature(
                (HEXES,), len(WHEEL), "hexes that spades went to in this action, with what they were before"
            ),
            "favors": Feature((seats, len(tiles.favors)), 1, f"by seat: {favors}"),
            "towns": Feature((seats, len(tiles.towns)), MOST, f"town tiles by seat: {towns}"),
            "players": Feature(
                (seats, 19),
                MOST,
                f"by seat: faction ({numbered(FACTION)}), is asked, place in the order of this round, place in the "
                "order of passing (0: has not passed), points, coins, workers, priests, power in bowls I, II, III, "
                "shipping, digging, keys, longer leaps, scroll (its place among all from 1; 0: none), largest network, "
                "special action of the faction covered, that of the scroll",
            ),
            "covered": Feature(
                (seats, len(acting)),
                1,
                "by seat: actions of favor tiles that are covered: "
                + ", ".join(tiles.favors[number].id for number in acting),
            ),
            "income": Feature((seats, 4), MOST, "by seat, in the next round: workers, coins, priests, power"),
            "cults": Feature((seats, CULTS), TOP, f"by seat: steps on {', '.join(CULT_NAMES)}"),
            "orders": Feature(
                (CULTS, len(ORDER_STEPS)),
                seats,
                f"whose priest is there (1: own, 2: of the next seat; 0: nobody's), for {ORDER_STEPS} steps: "
                + ", ".join(CULT_NAMES),
            ),
            "scoring": Feature((LAST_ROUND,), len(scorings), f"scoring tiles by round: {numbered(scorings)}"),
            "scrolls": Feature(
                (len(tiles.scrolls),),
                MOST,
                f"1 and the coins on each that lies open (0: it does not): {', '.join(tiles.scroll_index)}",
            ),
            "power_actions": Feature(
                (len(tiles.power_actions),), 1, f"which can still be used: {', '.join(tiles.power_actions)}"
            ),
            "favors_left": Feature((len(tiles.favors),), MOST, favors),
            "towns_left": Feature((len(tiles.towns),), MOST, towns),
            "table": Feature((3,), MOST, "round, whether actions are taken in it, how many have passed"),
            "asked": Feature(
                (17,),
                MOST,
                f"what is asked: {numbered(self.decisions)} (0: nothing); whether it is asked of this seat; of whom (1: "
                "this seat, 2: the next one); whose building brings power, how much; favor tiles, town tiles, priests of "
                "workers to be chosen; the cult that is asked about from 1, steps; a colour to choose from, from 1; free "
                "spades, whether there was a tunnel or flight, whether they are of a cult, whether they need not be "
                "used; the first or the second action of a double turn",
            ),
        }

    def row(self, state: TerraMysticaState, seat: Seat) -> Row:
        order = self.orders[seat]
        pieces, in_towns, favors = state.pieces, state.in_towns, state.favors
        planes = [hexes for other in order for hexes in pieces[other * KINDS : other * KINDS + KINDS]] + [
            in_towns[other] for other in order
        ]
        bridges = [0] * self.seats
        for span, owner in state.bridges:
            bridges[order.index(owner)] |= 1 << span
        spades, flags = under_way(state.agenda)
        return joined(
            (
                bytes(state.terrain).translate(LANDSCAPES),
                MAP.of(planes).tobytes(),
                BRIDGES.of(bridges).tobytes(),
                turned(spades) if spades.turned else UNTOUCHED,
                self.favors.of([favors[other] for other in order]).tobytes(),
                packed(
                    self._boards(state, order) + self._tiles(state, order) + self._asked(state, seat) + flags
                ),
            )
        )

    def _boards(self, state: TerraMysticaState, order: list[Seat]) -> list[int]:
        agenda = state.agenda
        asked: Any = agenda[-1].seats if agenda else ()  # type: ignore[attr-defined]
        passed, turns = state.passed, state.order
        found: list[int] = []
        for seat in order:
            found += map(state.towns[seat].count, self.towns)
        for seat in order:
            used = state.used[seat]
            found += (
                FACTION.get(state.factions[seat], 0),
                seat in asked,
                turns.index(seat) + 1,
                passed.index(seat) + 1 if seat in passed else 0,
                state.points[seat],
                state.coins[seat],
                state.workers[seat],
                state.priests[seat],
                state.bowl1[seat],
                state.bowl2[seat],
                state.bowl3[seat],
                state.shipping[seat],
                state.digging[seat],
                state.keys[seat],
                state.leap_bonus[seat],
                state.scrolls[seat] + 1,
                self._network(state, seat),
                used & FACTION_BIT != 0,
                used & SCROLL_BIT != 0,
            )
        for seat in order:
            used = state.used[seat]
            found += [used & bit != 0 for bit in self.favor_bits]
        for seat in order:
            found += self._income(state, seat)
        for seat in order:
            found += state.cults[seat * CULTS : seat * CULTS + CULTS]
        return found

    def _network(self, state: TerraMysticaState, seat: Seat) -> int:
        """How large it is, worked out again only when something about it has changed."""
        faction, own = state.factions[seat], state.own[seat]
        if not faction:
            return 0
        stronghold = state.pieces[seat * KINDS + Kind.SH]
        key = (faction, own, stronghold, state.shipping[seat], state.leap_bonus[seat], state.bridges)
        found = self._networks.get(key)
        if found is None:
            make_room(self._networks)
            found = self._networks[key] = network(state, seat)
        return found

    def _income(self, state: TerraMysticaState, seat: Seat) -> tuple[int, ...]:
        """The same of what a seat collects."""
        faction, first = state.factions[seat], seat * KINDS
        if not faction:
            return NO_INCOME
        counts = [pieces.bit_count() for pieces in state.pieces[first : first + KINDS]]
        key = (faction, *counts, state.scrolls[seat], state.favors[seat])
        found = self._incomes.get(key)
        if found is None:
            make_room(self._incomes)
            found = self._incomes[key] = rounds.income(state, seat)[: len(NO_INCOME)]
        return found

    def _tiles(self, state: TerraMysticaState, order: list[Seat]) -> list[int]:
        first, seats = order[0], self.seats
        held = state.scrolls
        found = [0 if owner == NOBODY else (owner - first) % seats + 1 for owner in state.orders]
        found += [tile + 1 for tile in state.scoring]
        found += [0 if scroll in held else coins + 1 for scroll, coins in enumerate(state.scroll_coins)]
        found += [not state.used_power >> number & 1 for number in self.power_actions]
        found += state.favor_supply
        found += state.town_supply
        found += (state.round, state.acting, len(state.passed))
        return found

    def _asked(self, state: TerraMysticaState, seat: Seat) -> list[int]:
        agenda = state.agenda
        if not agenda:
            return UNASKED
        asked: Any = agenda[-1]
        kind = type(asked)
        [whom] = asked.seats
        tell = PARAMETERS.get(kind)
        return [
            self.decisions[kind.__name__],
            whom == seat,
            (whom - seat) % self.seats + 1,
            (asked.builder - seat) % self.seats + 1 if kind is TakePower else 0,
            *(tell(asked) if tell else NO_PARAMETERS),
        ]


NO_INCOME: Final = (0, 0, 0, 0)
NO_PARAMETERS: Final = (0, 0, 0, 0, 0, 0, 0)
UNASKED: Final = [0, 0, 0, 0, *NO_PARAMETERS]
# Of what is asked: power, favor tiles, town tiles, priests of workers, a cult, steps on it, a colour.
PARAMETERS: Final[dict[type, Callable[[Any], tuple[int, ...]]]] = {
    TakePower: lambda asked: (asked.offer, 0, 0, 0, 0, 0, 0),
    OwnChoices: lambda asked: (0, asked.favors, asked.towns, asked.ordain, *steps_of(asked), 0),
    UseKey: lambda asked: (0, 0, 0, 0, CULT_ORDER.index(asked.cult) + 1, 0, 0),
    ChooseCult: lambda asked: (0, 0, 0, 0, 0, asked.steps, 0),
    ChooseFaction: lambda asked: (0, 0, 0, 0, 0, 0, asked.home + 1),
}


def steps_of(asked: OwnChoices) -> tuple[int, int]:
    """The steps of a favor tile that wait, with their cult before them."""
    if asked.steps is None:
        return 0, 0
    cult, steps = asked.steps
    return cult + 1, steps


def under_way(agenda: list[Any]) -> tuple[Spades, list[int]]:
    """The spades of the action that is taken; what `asked` tells of them, and which action of a double turn it is."""
    spades, optional, first, second = UNUSED, False, False, False
    for task in reversed(agenda):
        kind = type(task)
        if kind is UseSpades or kind is FinishTurn or kind is BonusSpades:
            spades = task.spades
            optional = kind is UseSpades and task.optional
        elif kind is TakeTurn:
            first, second = task.first, task.second
        elif kind is NextTurn or kind is BeginRound:  # what comes later is not of this turn
            break
    return spades, [spades.free, spades.leapt, spades.bonus, optional, first, second]


def turned(spades: Spades) -> bytes:
    """What the hexes were before."""
    found = bytearray(HEXES)
    for hex, before in spades.turned:
        found[hex] = before + 1
    return bytes(found)
