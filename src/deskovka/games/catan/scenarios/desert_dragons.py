"""Desert Dragons: who builds wakes them, and Knights beat them (CT-T4)."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final

from deskovka.core.chance import Chance
from deskovka.core.game import Decision, Event, Play, RuleId, Seat, Step, Task
from deskovka.core.grid import bits
from deskovka.core.notation import Action
from deskovka.core.setup import Setup
from deskovka.core.values import value
from deskovka.games.catan.board import HEX_CORNER_MASKS, Hex
from deskovka.games.catan.book import Book
from deskovka.games.catan.building import AWARD_ROUTE
from deskovka.games.catan.development import COST, PLAY_KNIGHT, Buy, Card, PlayCard, PlayKnight
from deskovka.games.catan.island import Island, Terrain
from deskovka.games.catan.layouts import Layout
from deskovka.games.catan.points import VICTORY_POINTS
from deskovka.games.catan.robber import PlaceRobber, Rob, take_a_card
from deskovka.games.catan.scenarios import curse, storm
from deskovka.games.catan.scenarios.curse import change_dragons, dragons_of
from deskovka.games.catan.scenarios.dragons import DRAGONS, Dragons
from deskovka.games.catan.scenarios.pace import build_up, is_abroad, sail_out, trade_for
from deskovka.games.catan.scenarios.view import dragons_view
from deskovka.games.catan.seafarers.pirate import PlacePirate, RobShip
from deskovka.games.catan.seafarers.route import LONGEST_ROUTE
from deskovka.games.catan.state import NOBODY, CatanState, with_entry

TARGET: Final = 13  # CT-T4.25
FIGHTING: Final = 0.5
IDLE_ROUNDS: Final = 10  # CT-T4.32


def add(book: Book, layout: Layout) -> None:
    book.robber_start = no_robber
    book.begin += (call_dragons,)
    book.home_rule = "CT-T4.4"
    book.first_ship_at_coast = True
    book.target = target
    book.turn_begins += (give_way_to_dragons,)
    book.due |= {PlaceRobber: "CT-T4.5", Rob: "CT-T4.5", PlacePirate: "CT-T4.5", RobShip: "CT-T4.5"}
    book.due |= {StealFrom: "CT-T4.5", Spare: "CT-T4.5", Beat: "CT-T4.22"}
    book.due |= {storm.Gather: "CT-T4.7", storm.DragonFrom: "CT-T4.12", storm.DragonTo: "CT-T4.13"}
    book.some += (stand_firm,) * 8
    book.thief = anybody
    knight = KnightAgainstDragon(Card.KNIGHT)
    book.before_roll[PlayKnight] = book.after_roll[PlayKnight] = knight
    book.effects["knight"] = "knight-dragon"
    book.built += (storm.gather,)
    book.produced += (storm.storm,)
    book.sources = (*curse.BUILDINGS, LONGEST_ROUTE, VICTORY_POINTS)  # CT-T4.6: no Largest Army
    book.tallies |= {"dragons-awake": dragons_awake, "dragons-beaten": dragons_beaten}
    book.views |= {"dragons": dragons_view}
    book.checks += (storm.dragon_faults, dragons_in_all)
    lay_the_curse(book)


def lay_the_curse(book: Book) -> None:
    """CT-T4.16 to CT-T4.21: what dragons forbid."""
    book.idle_hexes = curse.idle_hexes
    book.network = curse.unblocked_network
    book.why_unconnected = curse.why_unconnected
    book.why_unreached = curse.why_unsettled
    book.bans_of_roads += (curse.ROAD_BAN,)
    book.bans_of_settlements += (curse.SETTLEMENT_BAN,)
    book.bans_of_cities += (curse.CITY_BAN,)
    book.arrivals += (curse.block_new_road,)


def dragons_awake(state: CatanState) -> int:
    return DRAGONS - dragons_of(state).beside


def dragons_beaten(state: CatanState) -> int:
    """CT-T4.22: by the Knights that were played."""
    return sum(state.knights)


def no_robber(island: Island) -> int:
    """CT-T4.5."""
    return NOBODY


def target(setup: Setup) -> int:
    return TARGET


def give_way_to_dragons(state: CatanState) -> None:
    """CT-T4.32: when nothing has happened for long, as many points as the leader shows are enough."""
    dragons = dragons_of(state)
    if not dragons.hexes:
        return
    if can_produce(state, dragons):
        if dragons.idle:
            state.dragons = dragons.but(idle=0)
        return
    idle = dragons.idle + 1 if dragons.bank == state.bank else 0
    state.dragons = dragons.but(idle=idle, bank=state.bank)
    if idle >= IDLE_ROUNDS * state.seats:
        state.target = max(state.shown)


def can_produce(state: CatanState, dragons: Dragons) -> bool:
    """Whether some hex without a dragon could bring somebody a card."""
    free = ~dragons.hexes
    for hex, tile in state.island.tiles.items():
        if tile.kind is not None and free >> hex & 1 and HEX_CORNER_MASKS[hex] & state.built:
            return True
    return False


def call_dragons(state: CatanState, setup: Setup, chance: Chance) -> None:
    """CT-T4.3: all of them beside the board."""
    tiles = state.island.tiles
    deserts = tuple([hex for hex, tile in tiles.items() if tile.terrain is Terrain.DESERT])
    state.dragons = Dragons(
        deserts,
        (0,) * len(deserts),
        deserts_curse=bool(setup["deserts-curse"]),
        upgrade_blocked=bool(setup["upgrade-blocked"]),
        build_blocked=bool(setup["build-blocked"]),
    )


# The seven


@value
class StealFrom(Action):
    """`steal from 1`"""

    form = "steal from {victim}"
    final = True
    victim: Seat


@value
class Spare(Action):
    """`spare`: everybody."""

    form = "spare"


@value
class OfferTheft(Step[CatanState]):
    """CT-T4.5: when all have discarded; where nobody has a card, nobody is asked."""

    rule = "CT-T4.5"
    seat: Seat
    cause: str

    def run(self, state: CatanState, play: Play[CatanState]) -> None:
        if any(state.hands[other] for other in state.after(self.seat)):
            state.agenda.append(ChooseVictim((self.seat,), self.cause))


@value
class ChooseVictim(Decision[CatanState, StealFrom | Spare]):
    """CT-T4.5: the roller may take one card from any opponent."""

    rule = "CT-T4.5"
    answers = (StealFrom, Spare)
    cause: str

    def options(self, state: CatanState, seat: Seat) -> list[StealFrom | Spare]:
        found: list[StealFrom | Spare] = [Spare()]
        found += [StealFrom(other) for other in state.after(seat) if state.hands[other]]
        return found

    def resolve(
        self, state: CatanState, seat: Seat, action: StealFrom | Spare, play: Play[CatanState]
    ) -> None:
        if isinstance(action, StealFrom):
            take_a_card(state, seat, action.victim, self.cause, play)


def anybody(state: CatanState, seat: Seat, cause: str) -> Task[CatanState]:
    return OfferTheft(seat, cause)


# Knights


@value
class Beat(Action):
    """`beat C5`: the dragon there."""

    form = "beat {hex}"
    hex: Hex


@value
class DragonBeaten(Event):
    """A dragon leaves the game, and its hex produces again."""

    seat: Seat
    hex: Hex
    land: str
    token: int


@value
class BeatDragon(Decision[CatanState, Beat]):
    """CT-T4.22, CT-T4.23: one dragon, but none of those on the deserts."""

    rule = "CT-T4.22"
    answers = (Beat,)

    def options(self, state: CatanState, seat: Seat) -> list[Beat]:
        return [Beat(Hex(hex)) for hex in bits(dragons_of(state).hexes)]

    def why_not(self, state: CatanState, seat: Seat, action: Beat) -> RuleId | None:
        if action.hex in dragons_of(state).deserts:
            return "CT-T4.23"
        return None if action in self.options(state, seat) else self.rule

    def resolve(self, state: CatanState, seat: Seat, action: Beat, play: Play[CatanState]) -> None:
        dismiss(state, seat, action.hex, play)


class KnightAgainstDragon(PlayCard[PlayKnight]):
    """CT-T4.22: the Knight rides against a dragon; where there is only one, against that."""

    def ways(self, state: CatanState, seat: Seat) -> Sequence[PlayKnight]:
        return (PLAY_KNIGHT,) if dragons_of(state).hexes else ()

    def why_no_effect(self, state: CatanState, seat: Seat, action: PlayKnight) -> RuleId | None:
        return None if dragons_of(state).hexes else "CT-T4.23"

    def take_effect(self, state: CatanState, seat: Seat, action: PlayKnight, play: Play[CatanState]) -> None:
        state.knights = with_entry(state.knights, seat, state.knights[seat] + 1)
        hexes = list(bits(dragons_of(state).hexes))
        if len(hexes) > 1:
            state.agenda.append(BeatDragon((seat,)))
        else:
            dismiss(state, seat, hexes[0], play)


def dismiss(state: CatanState, seat: Seat, hex: int, play: Play[CatanState]) -> None:
    """CT-T4.21, CT-T4.24: what it blocked is free at once."""
    dragons = dragons_of(state)
    change_dragons(state, dragons.but(hexes=dragons.hexes & ~(1 << hex)))
    tile = state.island.tiles[hex]
    play.tell(DragonBeaten(seat, Hex(hex), tile.terrain.value, tile.token))
    state.agenda.append(AWARD_ROUTE)


def stand_firm(asked: object, state: CatanState, seat: Seat, random: Random) -> Action | None:
    """What a random player aims at: to settle beyond the sea before building wakes more dragons, and to beat those about.

    Where nobody does, dragons may cover the island; then nobody earns anything, and the game never ends.
    """
    if dragons_of(state).hexes and random.random() < FIGHTING:
        for kind in (PlayKnight, Buy):
            action: Action | None = state.book.after_roll[kind].one(asked, state, seat, random)
            if action is not None:
                return action
        return trade_for(state, seat, COST, random)
    aim = build_up if is_abroad(state, seat) else sail_out
    return aim(asked, state, seat, random)


def dragons_in_all(state: CatanState) -> list[str]:
    """Every Knight that was played has beaten one, or is about to."""
    dragons = dragons_of(state)
    fighting = any(isinstance(task, BeatDragon) for task in state.agenda)
    there = dragons.beside + sum(dragons.lying) + dragons.hexes.bit_count()
    whole = there + sum(state.knights) - fighting == DRAGONS
    return [] if whole else ["there are 18 dragons, less those beaten (CT-T4.22)"]
