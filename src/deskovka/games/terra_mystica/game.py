"""Terra Mystica: the game as the rest of the program knows it."""

from __future__ import annotations

from random import Random
from types import MappingProxyType

from deskovka.core.chance import Chance
from deskovka.core.game import Game, Json, RuleId, Seat
from deskovka.core.grid import bits
from deskovka.core.lots import LotReader
from deskovka.core.notation import Action
from deskovka.core.outcome import Line, Outcome, Standing, rank
from deskovka.core.setup import Setup
from deskovka.core.values import extensible
from deskovka.games.terra_mystica import (
    bridges,
    cults,
    leech,
    passing,
    setup,
    words,
)
from deskovka.games.terra_mystica.factions import SUPPLY
from deskovka.games.terra_mystica.shapes import TerraView
from deskovka.games.terra_mystica.state import (
    CULTS,
    KINDS,
    NOBODY,
    PRIESTS,
    Source,
    TerraMysticaState,
)
from deskovka.games.terra_mystica.view import view

TOKENS = 12  # TM-1.5
SOURCE_RULES = {
    Source.START: "TM-2.4",
    Source.ROUND: "TM-22.1",
    Source.FAVOR: "TM-20.4",
    Source.SCROLL: "TM-18.5",
    Source.TOWN: "TM-19.4",
    Source.TRACK: "TM-10.1",
    Source.FACTION: "TM-12.8",
    Source.LEECH: "TM-13.6",
    Source.TRADE: "TM-29.1",
    Source.CULT: "TM-24.2",
    Source.NETWORK: "TM-24.5",
    Source.RESOURCES: "TM-24.10",
}


# Answers to a question, and the rule that says when it is asked.
DUE: dict[type[Action], RuleId] = {
    setup.ChooseFactionAction: "TM-2.1",
    words.TakeStep: "TM-17.6",
    cults.Climb: "TM-14.5",
    cults.Stay: "TM-14.5",
    bridges.PlaceBridge: "TM-16.4",
    leech.Leech: "TM-13.2",
    leech.Decline: "TM-13.2",
}


@extensible
class TerraMystica(Game[TerraMysticaState]):
    """Terra Mystica, the base game of 2012: fourteen factions, 2 to 5 players, six rounds."""

    name = "terra_mystica"
    edition = "2012-cs"
    rules_version = "1"
    seats = range(2, 6)
    options = setup.OPTIONS
    first_game = MappingProxyType({"selection": "first_game"})
    end_rule = "TM-24.1"
    view_shape = TerraView
    open = True  # TM-1.9

    def why_unasked(self, state: TerraMysticaState, action: Action) -> RuleId | None:
        if isinstance(action, words.TakeTile):
            return "TM-19.3" if action.tile in state.tiles.town_index else "TM-12.7"
        return DUE.get(type(action))

    def set_up(self, chosen: Setup, chance: Chance) -> TerraMysticaState:
        return setup.set_up(chosen, chance)

    def view(self, state: TerraMysticaState, seat: Seat | None) -> Json:
        return view(state, self.decision(state))

    def determinise(self, state: TerraMysticaState, seat: Seat, random: Random) -> TerraMysticaState:
        """Nothing is hidden."""
        return state.copy()

    def lines(self, state: TerraMysticaState, seat: Seat, eyes: Seat | None = None) -> tuple[Line, ...]:
        first = seat * len(Source)
        return tuple(
            Line(SOURCE_RULES[source], (source.name.lower(),), state.tally[first + source])
            for source in Source
        )

    def outcome(self, state: TerraMysticaState) -> Outcome | None:
        """TM-24.12: most points win, ties are shared."""
        if not self.over(state):
            return None
        return rank(
            tuple(
                Standing(state.points[seat], self.lines(state, seat), played=state.factions[seat])
                for seat in range(state.seats)
            )
        )

    def luck(self) -> LotReader[TerraMysticaState]:
        """Nothing is left to chance once the table is set up."""
        return LotReader()

    def turns(self, state: TerraMysticaState) -> int:
        return state.turns

    def stage(self, state: TerraMysticaState) -> int:
        """The round; 0 is the set-up."""
        return state.round

    def faults(self, state: TerraMysticaState) -> list[str]:
        found = [fault for seat in range(state.seats) for fault in seat_faults(state, seat)]
        if sum(map(int.bit_count, state.own)) != state.occupied.bit_count():
            found.append("a hex holds two buildings (TM-40.4)")
        tops = [state.cults[cult::CULTS].count(cults.TOP) for cult in range(CULTS)]
        if max(tops) > 1:
            found.append("two markers on step 10 of a cult (TM-40.6)")
        if self.over(state) and len(passing.open_scrolls(state)) != state.seats + 3:
            found.append("after the last round all scrolls lie open (TM-40.7)")
        holders = [seat for seat in range(state.seats) if state.round and seat not in state.passed]
        hands = [scroll for scroll in state.scrolls if scroll != NOBODY]
        if any(state.scrolls[seat] == NOBODY for seat in holders) or len(set(hands)) < len(hands):
            found.append("everybody holds one scroll of their own (TM-40.7)")
        for number, tile in enumerate(state.tiles.favors):
            owned = sum(favors >> number & 1 for favors in state.favors)
            if state.favor_supply[number] + owned != tile.count:
                found.append("a favor tile is missing (TM-40.8)")
        taken = sum(map(len, state.towns))
        if sum(state.town_supply) + taken != sum(tile.count for tile in state.tiles.towns):
            found.append("a town tile is missing (TM-40.9)")
        return found


def seat_faults(state: TerraMysticaState, seat: Seat) -> list[str]:
    if not state.factions[seat]:
        return []
    found = []
    if state.bowl1[seat] + state.bowl2[seat] + state.bowl3[seat] > TOKENS:
        found.append("more than twelve power tokens (TM-40.1)")
    if state.priests[seat] + state.priests_on_board(seat) > PRIESTS:
        found.append("more than seven priests (TM-40.2)")
    if any(state.count(seat, kind) > SUPPLY[kind] for kind in range(KINDS)):
        found.append("too many buildings of a kind (TM-40.3)")
    if sum(owner == seat for _, owner in state.bridges) > bridges.MOST:
        found.append("more than three bridges (TM-40.3)")
    home = state.faction(seat).home
    if any(state.terrain[hex] != home for hex in bits(state.own[seat])):
        found.append("a building does not stand on home terrain (TM-40.4)")
    stock = (state.points, state.coins, state.workers, state.priests, state.bowl1, state.bowl2, state.bowl3)
    if min(column[seat] for column in stock) < 0:
        found.append("something is negative (TM-40.5)")
    keys = sum(state.tiles.towns[number].keys for number in state.towns[seat])
    tops = state.cults[seat * CULTS : seat * CULTS + CULTS].count(cults.TOP)
    if tops + state.keys[seat] != keys:
        found.append("keys and markers on step 10 do not fit the towns (TM-40.6)")
    pieces = 0
    for kind in range(KINDS):
        if pieces & state.pieces[seat * KINDS + kind]:
            found.append("two kinds of buildings on a hex (TM-40.4)")
        pieces |= state.pieces[seat * KINDS + kind]
    if pieces != state.own[seat]:
        found.append("buildings are not where they are (TM-40.4)")
    return found
