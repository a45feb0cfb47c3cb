"""Dragons gather on the deserts, and when all are there the storm begins (CT-T4.7 to CT-T4.15)."""

from __future__ import annotations

from typing import Final, TypedDict

from deskovka.core.game import Decision, Event, Play, Seat, Step
from deskovka.core.grid import bits
from deskovka.core.notation import Action
from deskovka.core.values import value
from deskovka.games.catan.board import NEIGHBOURS, Hex
from deskovka.games.catan.building import AWARD_ROUTE
from deskovka.games.catan.scenarios.curse import change_dragons, dragons_of
from deskovka.games.catan.state import CatanState

GATHERING: Final = {3: 3, 4: 2}  # dragons a building brings, by the number of players (CT-T4.7)


@value
class Gather(Action):
    """`gather B3`: the dragons of a building come to this desert."""

    form = "gather {hex}"
    hex: Hex


@value
class DragonFrom(Action):
    """`dragon from B3`: the desert that the storm takes one from."""

    form = "dragon from {hex}"
    hex: Hex


@value
class DragonTo(Action):
    """`dragon to C5`: the hex that the storm brings one to."""

    form = "dragon to {hex}"
    hex: Hex


@value
class DragonsGathered(Event):
    seat: Seat
    hex: Hex
    count: int


@value
class StormBegun(Event):
    """All dragons are on the deserts."""


@value
class DragonMoved(Event):
    """The storm took a dragon from a desert to a hex."""

    desert: Hex
    hex: Hex
    land: str
    token: int


def gather(state: CatanState, seat: Seat, corner: int, play: Play[CatanState]) -> None:
    """CT-T4.7, CT-T4.8, CT-T4.26: whoever builds brings dragons, but not while founding and not for ever."""
    if state.turn and dragons_of(state).beside:
        state.agenda.append(GatherDragons(seat))


@value
class GatherDragons(Step[CatanState]):
    """CT-T4.8: all of them on a desert with the fewest."""

    rule = "CT-T4.8"
    seat: Seat

    def run(self, state: CatanState, play: Play[CatanState]) -> None:
        deserts = emptiest(state)
        if len(deserts) > 1:
            state.agenda.append(ChooseDesert((self.seat,)))
        else:
            put_dragons(state, self.seat, deserts[0], play)


def emptiest(state: CatanState) -> list[int]:
    dragons = dragons_of(state)
    return dragons.deserts_with(min(dragons.lying))


def coming(state: CatanState) -> int:
    """How many dragons a building brings."""
    return min(GATHERING[state.seats], dragons_of(state).beside)


class DragonsComing(TypedDict):
    """How many dragons come."""

    number: int


@value
class ChooseDesert(Decision[CatanState, Gather]):
    """CT-T4.8: of several deserts with the fewest, the builder chooses."""

    rule = "CT-T4.8"
    answers = (Gather,)

    def options(self, state: CatanState, seat: Seat) -> list[Gather]:
        return [Gather(Hex(hex)) for hex in emptiest(state)]

    def about(self, state: CatanState) -> DragonsComing:
        return {"number": coming(state)}

    def resolve(self, state: CatanState, seat: Seat, action: Gather, play: Play[CatanState]) -> None:
        put_dragons(state, seat, action.hex, play)


def put_dragons(state: CatanState, seat: Seat, desert: int, play: Play[CatanState]) -> None:
    dragons, number = dragons_of(state), coming(state)
    left = dragons.beside - number
    change_dragons(state, dragons.with_desert(desert, number).but(beside=left))
    play.tell(DragonsGathered(seat, Hex(desert), number))
    if not left:
        play.tell(StormBegun())
    state.agenda.append(AWARD_ROUTE)


def storm(state: CatanState, number: int, play: Play[CatanState]) -> None:
    """CT-T4.9, CT-T4.14: after the production of every roll once all dragons have come."""
    if not dragons_of(state).beside:
        state.agenda.append(Storm(number))


def storm_hexes(state: CatanState, number: int) -> tuple[int, ...]:
    """CT-T4.10, CT-T4.11: the hexes of a number that are next to a dragon and have none."""
    dragons = dragons_of(state)
    anywhere = dragons.anywhere()
    rolled = [hex for hex, tile in state.island.tiles.items() if tile.token == number]
    free = [hex for hex in rolled if not anywhere >> hex & 1]
    return tuple([hex for hex in free if any(anywhere >> other & 1 for other in NEIGHBOURS[hex])])


@value
class Storm(Step[CatanState]):
    """CT-T4.10: dragons move to the hexes whose number was rolled; then the routes are compared."""

    rule = "CT-T4.10"
    number: int

    def run(self, state: CatanState, play: Play[CatanState]) -> None:
        hexes = storm_hexes(state, self.number)
        if hexes:
            play.then(MoveDragons(hexes), AWARD_ROUTE)


@value
class MoveDragons(Step[CatanState]):
    """One after the other; what leaves no choice is not asked."""

    rule = "CT-T4.12"
    hexes: tuple[int, ...]

    def run(self, state: CatanState, play: Play[CatanState]) -> None:
        dragons = dragons_of(state)
        left = sum(dragons.lying)
        if not left or not self.hexes:
            return  # CT-T4.13
        if left < len(self.hexes):
            state.agenda.append(ChooseStormHex((state.active,), self.hexes))
        elif len(fullest(state)) > len(self.hexes):
            state.agenda.append(ChooseDragon((state.active,), self.hexes))
        else:
            move_dragon(state, fullest(state)[0], self.hexes[0], self.hexes, play)


def fullest(state: CatanState) -> list[int]:
    dragons = dragons_of(state)
    return dragons.deserts_with(max(dragons.lying))


def move_dragon(
    state: CatanState, desert: int, hex: int, hexes: tuple[int, ...], play: Play[CatanState]
) -> None:
    """To one of these hexes; then to the others."""
    dragons = dragons_of(state)
    change_dragons(state, dragons.with_desert(desert, -1).but(hexes=dragons.hexes | 1 << hex))
    tile = state.island.tiles[hex]
    play.tell(DragonMoved(Hex(desert), Hex(hex), tile.terrain.value, tile.token))
    state.agenda.append(MoveDragons(tuple([other for other in hexes if other != hex])))


class StormHexes(TypedDict):
    """The hexes that wait for a dragon."""

    hexes: list[str]


@value
class ChooseDragon(Decision[CatanState, DragonFrom]):
    """CT-T4.12: of several deserts with the most dragons, the active player chooses."""

    rule = "CT-T4.12"
    answers = (DragonFrom,)
    hexes: tuple[int, ...]

    def options(self, state: CatanState, seat: Seat) -> list[DragonFrom]:
        return [DragonFrom(Hex(hex)) for hex in fullest(state)]

    def about(self, state: CatanState) -> StormHexes:
        return {"hexes": [str(Hex(hex)) for hex in self.hexes]}

    def resolve(self, state: CatanState, seat: Seat, action: DragonFrom, play: Play[CatanState]) -> None:
        move_dragon(state, action.hex, self.hexes[0], self.hexes, play)


@value
class ChooseStormHex(Decision[CatanState, DragonTo]):
    """CT-T4.13: with fewer dragons than hexes, the active player chooses where they go."""

    rule = "CT-T4.13"
    answers = (DragonTo,)
    hexes: tuple[int, ...]

    def options(self, state: CatanState, seat: Seat) -> list[DragonTo]:
        return [DragonTo(Hex(hex)) for hex in self.hexes]

    def about(self, state: CatanState) -> StormHexes:
        return {"hexes": [str(Hex(hex)) for hex in self.hexes]}

    def resolve(self, state: CatanState, seat: Seat, action: DragonTo, play: Play[CatanState]) -> None:
        move_dragon(state, fullest(state)[0], action.hex, self.hexes, play)


def dragon_faults(state: CatanState) -> list[str]:
    """What must never be true of the dragons."""
    dragons = dragons_of(state)
    found = []
    if len(dragons.lying) != len(dragons.deserts) or min(dragons.lying) < 0 or dragons.beside < 0:
        return ["so many dragons on each desert (CT-T4.7)"]
    tiles = state.island.tiles
    if not all(hex in tiles and tiles[hex].token for hex in bits(dragons.hexes)):
        found.append("dragons lie on land (CT-T4.15)")
    if dragons.hexes and dragons.beside:
        found.append("the storm begins when all dragons are on the deserts (CT-T4.9)")
    if dragons.beside and max(dragons.lying) - min(dragons.lying) > GATHERING[state.seats]:
        found.append("dragons gather evenly (CT-T4.8)")
    return found
