"""What the modules of Catan add to what a seat sees: the sea, Cities & Knights, the scenarios."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import TYPE_CHECKING, ClassVar, Final

import numpy as np

from deskovka.core.game import Seat
from deskovka.games.catan.cities_knights.access import realm_of
from deskovka.games.catan.cities_knights.barbarians import defence, strength
from deskovka.games.catan.cities_knights.progress.deck import CARDS, DECK_OF
from deskovka.games.catan.cities_knights.realm import FACES, LANDING, NOWHERE, TRACKS
from deskovka.games.catan.goods import RESOURCES
from deskovka.games.catan.island import Terrain
from deskovka.games.catan.scenarios.canal import canal_of
from deskovka.games.catan.scenarios.crossing import enchanted
from deskovka.games.catan.scenarios.curse import dragons_of
from deskovka.games.catan.scenarios.dragons import DRAGONS
from deskovka.games.catan.scenarios.land import Canal
from deskovka.games.catan.scenarios.treasure_view import finder, unseen_by
from deskovka.games.catan.scenarios.treasures import Treasure
from deskovka.games.catan.seafarers.ships import sea_of
from deskovka.games.catan.state import CatanState
from deskovka.research.observing import MOST, Feature, Row, small

if TYPE_CHECKING:
    from deskovka.research.catan.features import CatanObserver

KNIGHT: Final = 3  # the largest strength
TREASURES: Final = tuple(Treasure)
FLAGS: Final = (1, 2, 3)
FACE: Final = {face: number for number, face in enumerate(dict.fromkeys(FACES), 1)}


class Part(ABC):
    """A part of a position that is there where its module is played."""

    name: ClassVar[str]  # of the part of the state

    def __init__(self, observer: CatanObserver, state: CatanState) -> None:
        self.of = observer
        self.features = self.describe()

    @abstractmethod
    def describe(self) -> dict[str, Feature]: ...

    @abstractmethod
    def row(self, state: CatanState, seat: Seat, order: list[Seat]) -> Row: ...


class SeaPart(Part):
    name = "sea"

    def describe(self) -> dict[str, Feature]:
        seats, edges = self.of.seats, len(self.of.edges)
        return {
            "ships": Feature((seats, edges), 1, "by seat"),
            "fresh_ships": Feature((edges,), 1, "ships that were built in this turn"),
            "sea": Feature(
                (2,), MOST, "place of the pirate among the hexes (255: none), a ship was moved in this turn"
            ),
            "islands": Feature((seats,), MOST, "islands that brought a seat its point"),
        }

    def row(self, state: CatanState, seat: Seat, order: list[Seat]) -> Row:
        sea = sea_of(state)
        ships = self.of.edges.of([*[sea.ships[other] for other in order], sea.fresh])
        numbers = [self.of.hex_place(sea.pirate), sea.moved]
        islands = [sea.islands[other].bit_count() if sea.islands else 0 for other in order]
        return np.concatenate((ships, small([*numbers, *islands])))


class UnknownPart(Part):
    name = "unknown"

    def describe(self) -> dict[str, Feature]:
        kinds = ", ".join(terrain.value for terrain in Terrain)
        return {
            "face_down": Feature((len(Terrain),), MOST, f"hexes that lie face down: {kinds}"),
            "face_down_tokens": Feature((13,), MOST, "number tokens that are left for them, by number"),
        }

    def row(self, state: CatanState, seat: Seat, order: list[Seat]) -> Row:
        bag = state.unknown
        assert bag is not None
        return small(
            [bag.terrain.count(terrain) for terrain in Terrain]
            + [bag.tokens.count(number) for number in range(13)]
        )


class DragonsPart(Part):
    name = "dragons"

    def describe(self) -> dict[str, Feature]:
        return {
            "dragons": Feature((len(self.of.hexes),), DRAGONS, "dragons on each hex"),
            "dragons_beside": Feature((1,), DRAGONS, "beside the board"),
        }

    def row(self, state: CatanState, seat: Seat, order: list[Seat]) -> Row:
        dragons = dragons_of(state)
        found = self.of.hexes.of([dragons.hexes]).copy()
        for desert, number in zip(dragons.deserts, dragons.lying):
            found[self.of.hexes.place[desert]] = number
        return np.concatenate((found, small([dragons.beside])))


class TreasuresPart(Part):
    name = "treasures"

    def describe(self) -> dict[str, Feature]:
        seats, corners = self.of.seats, len(self.of.corners)
        kinds = ", ".join(TREASURES)
        return {
            "treasures": Feature((corners,), 1, "where they lie"),
            "treasures_unseen": Feature((len(TREASURES),), MOST, f"those this seat has not seen: {kinds}"),
            "treasures_own": Feature((len(TREASURES),), MOST, "those it keeps"),
            "treasure_found": Feature((1,), len(TREASURES), "what it has just looked at, counted from 1"),
            "harbours_beside": Feature(
                (len(RESOURCES),), MOST, "special harbours that are left: brick, lumber, wool, grain, ore"
            ),
            "keepers": Feature((seats, 2), MOST, "by seat: treasures kept, a special harbour was placed"),
        }

    def row(self, state: CatanState, seat: Seat, order: list[Seat]) -> Row:
        treasures = state.treasures
        assert treasures is not None
        over, looking = not state.agenda, finder(state)
        unseen = unseen_by(treasures, seat, looking, over)
        looked = treasures.looked if seat == looking else None
        numbers = [unseen.count(kind) for kind in TREASURES]
        numbers += [treasures.kept[seat].count(kind) for kind in TREASURES]
        numbers.append(TREASURES.index(looked) + 1 if looked else 0)
        numbers += [treasures.harbours.count(good) for good in RESOURCES]
        for other in order:
            numbers += (len(treasures.kept[other]), treasures.placed >> other & 1)
        return np.concatenate((self.of.corners.of([treasures.places]), small(numbers)))


class RealmPart(Part):
    name = "realm"

    def describe(self) -> dict[str, Feature]:
        seats, corners = self.of.seats, len(self.of.corners)
        tracks = ", ".join(TRACKS)
        cards = ", ".join(CARDS)
        return {
            "knights": Feature((seats, corners), 1, "by seat"),
            "walls": Feature((seats, corners), 1, "by seat"),
            "knight_ranks": Feature((2, corners), 1, "corners of strong knights; of mighty ones"),
            "knights_ready": Feature(
                (4, corners), 1, "corners of active knights; activated, acted, promoted in this turn"
            ),
            "fallen": Feature((corners,), 1, "corners of cities that lie on their side"),
            "levels": Feature((seats, 3), 5, f"by seat: {tracks}"),
            "metropolis": Feature((3,), MOST, f"its place among the corners (255: none): {tracks}"),
            "barbarians": Feature(
                (5,),
                MOST,
                "steps until they land, landings, their strength, the defence, the event die "
                f"({', '.join(f'{number} {face}' for face, number in FACE.items())})",
            ),
            "merchant": Feature(
                (2,), MOST, "its place among the hexes (255: none), whose it is (1: own; 0: nobody's)"
            ),
            "decks": Feature((3,), MOST, f"progress cards left: {tracks}"),
            "nobles": Feature(
                (seats, 5),
                MOST,
                f"by seat: strength against barbarians, Defender cards, progress cards: {tracks}",
            ),
            "progress": Feature((len(CARDS),), MOST, f"own progress cards: {cards}"),
            "progress_open": Feature((seats, len(CARDS)), MOST, "by seat: those that lie open"),
        }

    def row(self, state: CatanState, seat: Seat, order: list[Seat]) -> Row:
        realm = realm_of(state)
        knights, improvements = realm.knights, realm.improvements
        barbarians, progress = realm.barbarians, realm.progress
        walls = improvements.walls or (0,) * len(order)
        places = self.of.corners.of(
            [knights.corners[other] for other in order]
            + [walls[other] for other in order]
            + [knights.strong, knights.mighty, knights.active, knights.fresh, knights.acted, knights.promoted]
            + [improvements.fallen]
        )
        numbers = [level for other in order for level in improvements.levels[other]]
        numbers += [self.of.corner_place(corner) for corner in improvements.metropolises]
        defences = [defence(state, other) for other in order]
        numbers += (LANDING - barbarians.step, barbarians.landings, strength(state), sum(defences))
        numbers.append(FACE[barbarians.face] if barbarians.face else 0)
        numbers.append(self.of.hex_place(progress.merchant))
        numbers.append(0 if progress.merchant_of == NOWHERE else 1 + order.index(progress.merchant_of))
        numbers += [len(deck) for deck in progress.decks]
        for place, other in enumerate(order):
            backs = [DECK_OF[held.card] for held in progress.hands[other]]
            numbers += (defences[place], barbarians.defenders[other] if barbarians.defenders else 0)
            numbers += [backs.count(track) for track in range(len(TRACKS))]
        own = [held.card for held in progress.hands[seat]]
        numbers += [own.count(card) for card in range(len(CARDS))]
        for other in order:
            numbers += [progress.open[other].count(card) for card in range(len(CARDS))]
        return np.concatenate((places, small(numbers)))


class LandPart(Part):
    """The Great Canal, or Enchanted Land."""

    name = "land"

    def __init__(self, observer: CatanObserver, state: CatanState) -> None:
        self.canal = isinstance(state.land, Canal)
        super().__init__(observer, state)

    def describe(self) -> dict[str, Feature]:
        seats = self.of.seats
        if self.canal:
            return {
                "digging": Feature(
                    (len(self.of.hexes),), 1, "hexes where there is still to dig; without any there is water"
                ),
                "chits": Feature((seats,), MOST, "by seat: Catan chits won"),
            }
        return {
            "lairs": Feature((len(self.of.corners),), 1, "where dragons are"),
            "flags": Feature((3,), MOST, "dragons with a flag of one, two, three points"),
            "hunters": Feature((seats, 2), MOST, "by seat: dragons beaten, a knight has crossed over"),
        }

    def row(self, state: CatanState, seat: Seat, order: list[Seat]) -> Row:
        if self.canal:
            canal = canal_of(state)
            return np.concatenate(
                (self.of.hexes.of([canal.sites]), small([canal.chits[other] for other in order]))
            )
        land = enchanted(state)
        left = [*land.unseen, *[flag for _, flag in land.seen]]
        numbers = [left.count(flag) for flag in FLAGS]
        for other in order:
            numbers += (land.beaten[other], land.crossed >> other & 1)
        return np.concatenate((self.of.corners.of([land.dragons]), small(numbers)))


PARTS: Final = (SeaPart, UnknownPart, DragonsPart, TreasuresPart, RealmPart, LandPart)
