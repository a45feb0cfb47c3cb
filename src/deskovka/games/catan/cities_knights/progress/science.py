"""The science cards (CT-K15.7 to CT-K15.16)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from deskovka.core.game import Choice, Deed, Event, Play, RuleId, Seat, deeds
from deskovka.core.grid import bits
from deskovka.core.notation import Action
from deskovka.core.values import value
from deskovka.games.catan.board import HEX_CORNER_MASKS, Corner, Hex
from deskovka.games.catan.building import city_places, place_city, why_not_city
from deskovka.games.catan.changing import change_tile
from deskovka.games.catan.cities_knights.improvements import price, raise_level, why_no_level
from deskovka.games.catan.cities_knights.knights import Promote, promote, promotions, why_no_promotion
from deskovka.games.catan.cities_knights.progress.playing import SKIP, PlayProgress, Skip
from deskovka.games.catan.cities_knights.realm import TRACKS, Track
from deskovka.games.catan.cities_knights.rolling import come_up
from deskovka.games.catan.cities_knights.walls import build_wall, wall_places
from deskovka.games.catan.development import (
    PLAY_ROAD_BUILDING,
    PlayRoadBuilding,
    has_room,
    lay_for_nothing,
)
from deskovka.games.catan.goods import NUMBER, ONE, Cards, Good, count, holds
from deskovka.games.catan.hands import pay, receive
from deskovka.games.catan.island import Terrain, Tile
from deskovka.games.catan.points import check_victory
from deskovka.games.catan.production import DIE
from deskovka.games.catan.state import CatanState

MEDICINE: Final = int(Cards.read("2ore+grain"))  # CT-K15.12
FIXED: Final = (2, 6, 8, 12)  # tokens an Inventor leaves alone, CT-K15.10
HARVEST: Final = 2  # cards a hex, CT-K15.11, CT-K15.13
SMITHS: Final = 2  # knights, CT-K15.16


@value
class PlayAlchemist(Action):
    """`alchemist 3 4`: the red die, then the yellow one."""

    form = "alchemist {red} {yellow}"
    final = True
    red: int
    yellow: int


class Alchemist(PlayProgress[PlayAlchemist]):
    """CT-K15.7: before the roll, both production dice are set; the event die is rolled, and comes first."""

    def ways(self, state: CatanState, seat: Seat) -> Sequence[PlayAlchemist]:
        return () if state.rolled else ALCHEMISTS

    def why_no_effect(self, state: CatanState, seat: Seat, action: PlayAlchemist) -> RuleId | None:
        if state.rolled:
            return "CT-K3.1"
        return None if action in ALCHEMISTS else "CT-K15.7"

    def take_effect(
        self, state: CatanState, seat: Seat, action: PlayAlchemist, play: Play[CatanState]
    ) -> None:
        come_up(state, seat, action.red, action.yellow, play)


@value
class PlayCrane(Action):
    """`crane science`"""

    form = "crane {track}"
    track: Track


class Crane(PlayProgress[PlayCrane]):
    """CT-K15.8: an improvement for one commodity less."""

    def ways(self, state: CatanState, seat: Seat) -> Sequence[PlayCrane]:
        return [action for action in CRANES if self.why_no_effect(state, seat, action) is None]

    def why_no_effect(self, state: CatanState, seat: Seat, action: PlayCrane) -> RuleId | None:
        track = TRACKS.index(action.track)
        rule = why_no_level(state, seat, track)
        if rule is not None:
            return rule
        return None if holds(state.hands[seat], price(state, seat, track, 1)) else "CT-K15.8"

    def take_effect(self, state: CatanState, seat: Seat, action: PlayCrane, play: Play[CatanState]) -> None:
        track = TRACKS.index(action.track)
        cost = price(state, seat, track, 1)
        if cost:
            pay(state, seat, cost)
        raise_level(state, seat, track, play)


@value
class PlayEngineer(Action):
    """`engineer E7n`"""

    form = "engineer {corner}"
    corner: Corner


class Engineer(PlayProgress[PlayEngineer]):
    """CT-K15.9: a city wall for nothing."""

    def ways(self, state: CatanState, seat: Seat) -> Sequence[PlayEngineer]:
        return [PlayEngineer(Corner(corner)) for corner in bits(wall_places(state, seat))]

    def why_no_effect(self, state: CatanState, seat: Seat, action: PlayEngineer) -> RuleId | None:
        return None if wall_places(state, seat) >> action.corner & 1 else "CT-K7.1"

    def take_effect(
        self, state: CatanState, seat: Seat, action: PlayEngineer, play: Play[CatanState]
    ) -> None:
        build_wall(state, seat, action.corner, play)


@value
class PlayInventor(Action):
    """`inventor E7 F5`"""

    form = "inventor {hex} {other}"
    hex: Hex
    other: Hex


@value
class TokensSwapped(Event):
    seat: Seat
    hex: Hex
    other: Hex


class Inventor(PlayProgress[PlayInventor]):
    """CT-K15.10: two number tokens change places."""

    def ways(self, state: CatanState, seat: Seat) -> Sequence[PlayInventor]:
        hexes = sorted(loose_tokens(state))
        tiles = state.island.tiles
        return [
            PlayInventor(Hex(hex), Hex(other))
            for place, hex in enumerate(hexes)
            for other in hexes[place + 1 :]
            if tiles[hex].token != tiles[other].token
        ]

    def why_no_effect(self, state: CatanState, seat: Seat, action: PlayInventor) -> RuleId | None:
        loose = loose_tokens(state)
        if action.hex not in loose or action.other not in loose:
            return state.book.fixed_rule if fixed_there(state, action) else "CT-K15.10"
        tiles = state.island.tiles
        return None if tiles[action.hex].token != tiles[action.other].token else "CT-K6.6"

    def take_effect(
        self, state: CatanState, seat: Seat, action: PlayInventor, play: Play[CatanState]
    ) -> None:
        one, other = state.island.tiles[action.hex], state.island.tiles[action.other]
        change_tile(state, int(action.hex), Tile(one.terrain, other.token))
        change_tile(state, int(action.other), Tile(other.terrain, one.token))
        play.tell(TokensSwapped(seat, action.hex, action.other))


def loose_tokens(state: CatanState) -> list[int]:
    """The hexes whose token can be swapped."""
    fixed = state.book.fixed_tokens(state)
    return [
        hex
        for hex, tile in state.island.tiles.items()
        if tile.token and tile.token not in FIXED and not fixed >> hex & 1
    ]


def fixed_there(state: CatanState, action: PlayInventor) -> bool:
    fixed = state.book.fixed_tokens(state)
    return bool(fixed >> action.hex & 1 or fixed >> action.other & 1)


def no_fixed_tokens(state: CatanState) -> int:
    return 0


@value
class Harvested(Event):
    seat: Seat
    cards: Cards


@value
class PlayIrrigation(Action):
    """`irrigation`"""

    form = "irrigation"


@value
class PlayMining(Action):
    """`mining`"""

    form = "mining"


class Irrigation(PlayProgress[PlayIrrigation]):
    """CT-K15.11: two grain for each fields hex at an own building."""

    def ways(self, state: CatanState, seat: Seat) -> Sequence[PlayIrrigation]:
        return (PLAY_IRRIGATION,) if harvest_of(state, seat, Terrain.FIELDS, Good.GRAIN) else ()

    def take_effect(
        self, state: CatanState, seat: Seat, action: PlayIrrigation, play: Play[CatanState]
    ) -> None:
        harvest(state, seat, Terrain.FIELDS, Good.GRAIN, play)


class Mining(PlayProgress[PlayMining]):
    """CT-K15.13: two ore for each mountains hex at an own building."""

    def ways(self, state: CatanState, seat: Seat) -> Sequence[PlayMining]:
        return (PLAY_MINING,) if harvest_of(state, seat, Terrain.MOUNTAINS, Good.ORE) else ()

    def take_effect(self, state: CatanState, seat: Seat, action: PlayMining, play: Play[CatanState]) -> None:
        harvest(state, seat, Terrain.MOUNTAINS, Good.ORE, play)


def harvest_of(state: CatanState, seat: Seat, terrain: Terrain, good: Good) -> int:
    """How many cards there are for it, as far as the bank has them."""
    own = state.settlements[seat] | state.cities[seat]
    hexes = sum(
        1
        for hex, tile in state.island.tiles.items()
        if tile.terrain is terrain and HEX_CORNER_MASKS[hex] & own
    )
    return min(HARVEST * hexes, count(state.bank, NUMBER[good]))


def harvest(state: CatanState, seat: Seat, terrain: Terrain, good: Good, play: Play[CatanState]) -> None:
    cards = harvest_of(state, seat, terrain, good) * ONE[NUMBER[good]]
    receive(state, seat, cards)
    play.tell(Harvested(seat, Cards(cards)))


@value
class PlayMedicine(Action):
    """`medicine E7n`"""

    form = "medicine {corner}"
    corner: Corner


class Medicine(PlayProgress[PlayMedicine]):
    """CT-K15.12: a city for two ore and one grain."""

    def ways(self, state: CatanState, seat: Seat) -> Sequence[PlayMedicine]:
        if not holds(state.hands[seat], MEDICINE):
            return ()
        return [PlayMedicine(Corner(corner)) for corner in bits(city_places(state, seat))]

    def why_no_effect(self, state: CatanState, seat: Seat, action: PlayMedicine) -> RuleId | None:
        rule = why_not_city(state, seat, action.corner)
        return rule if rule is not None else None if holds(state.hands[seat], MEDICINE) else "CT-K15.12"

    def take_effect(
        self, state: CatanState, seat: Seat, action: PlayMedicine, play: Play[CatanState]
    ) -> None:
        pay(state, seat, MEDICINE)
        place_city(state, seat, action.corner, play)
        check_victory(state, play)


class RoadBuildingCard(PlayProgress[PlayRoadBuilding]):
    """CT-K15.15: two roads, or ships, for nothing."""

    def ways(self, state: CatanState, seat: Seat) -> Sequence[PlayRoadBuilding]:
        return (PLAY_ROAD_BUILDING,) if has_room(state, seat) else ()

    def take_effect(
        self, state: CatanState, seat: Seat, action: PlayRoadBuilding, play: Play[CatanState]
    ) -> None:
        lay_for_nothing(state, seat)


@value
class PlaySmith(Action):
    """`smith`"""

    form = "smith"


class Smith(PlayProgress[PlaySmith]):
    """CT-K15.16: up to two knights are promoted for nothing."""

    def ways(self, state: CatanState, seat: Seat) -> Sequence[PlaySmith]:
        return (PLAY_SMITH,) if promotions(state, seat) else ()

    def take_effect(self, state: CatanState, seat: Seat, action: PlaySmith, play: Play[CatanState]) -> None:
        state.agenda.append(PromoteFree((seat,), SMITHS))


class PromoteForNothing(Deed[CatanState, Promote]):
    """CT-K8.4 otherwise holds."""

    def options(self, asked: PromoteFree, state: CatanState, seat: Seat) -> list[Promote]:
        return promotions(state, seat)

    def why_not(self, asked: PromoteFree, state: CatanState, seat: Seat, action: Promote) -> RuleId | None:
        return why_no_promotion(state, seat, action.knight)

    def do(
        self, asked: PromoteFree, state: CatanState, seat: Seat, action: Promote, play: Play[CatanState]
    ) -> None:
        promote(state, seat, action.knight, play)
        if asked.left > 1 and promotions(state, seat):
            state.agenda.append(PromoteFree((seat,), asked.left - 1))


class EnoughPromoted(Deed[CatanState, Skip]):
    """One is enough, too; none would be no effect."""

    def options(self, asked: PromoteFree, state: CatanState, seat: Seat) -> Sequence[Skip]:
        return (SKIP,) if asked.left < SMITHS else ()

    def why_not(self, asked: PromoteFree, state: CatanState, seat: Seat, action: Skip) -> RuleId | None:
        return None if asked.left < SMITHS else "CT-K6.6"

    def do(
        self, asked: PromoteFree, state: CatanState, seat: Seat, action: Skip, play: Play[CatanState]
    ) -> None:
        pass


@value
class PromoteFree(Choice[CatanState]):
    """CT-K15.16: which knight is promoted next."""

    rule = "CT-K15.16"
    answers = deeds({Promote: PromoteForNothing(), Skip: EnoughPromoted()})
    left: int


ALCHEMISTS: Final = tuple(PlayAlchemist(red, yellow) for red in DIE for yellow in DIE)
CRANES: Final = tuple(PlayCrane(track) for track in TRACKS)
PLAY_IRRIGATION: Final = PlayIrrigation()
PLAY_MINING: Final = PlayMining()
PLAY_SMITH: Final = PlaySmith()
