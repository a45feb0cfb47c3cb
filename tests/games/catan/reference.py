"""The base game a second time, slowly, from the words of the rules: it is told every move and what chance gave.

A hex is its place (q, r), an edge the pair of hexes beside it, an intersection the three hexes that meet there.
"""

from __future__ import annotations

from collections import Counter
from functools import cache
from typing import Any

Place = tuple[int, int]
Spot = frozenset[Place]

GOODS = ("brick", "lumber", "wool", "grain", "ore")
PRODUCT = {"hills": "brick", "forest": "lumber", "pasture": "wool", "fields": "grain", "mountains": "ore"}
COSTS = {
    "road": Counter(brick=1, lumber=1),
    "settle": Counter(brick=1, lumber=1, wool=1, grain=1),
    "city": Counter(grain=2, ore=3),
    "buy": Counter(wool=1, grain=1, ore=1),
}
SIDES = {"ne": (1, -1), "e": (1, 0), "se": (0, 1), "sw": (-1, 1), "w": (-1, 0), "nw": (0, -1)}
CORNERS = {  # the two other hexes that meet there
    "n": ("nw", "ne"),
    "ne": ("ne", "e"),
    "se": ("e", "se"),
    "s": ("se", "sw"),
    "sw": ("sw", "w"),
    "nw": ("w", "nw"),
}


def place(name: str) -> Place:
    """`E7` is the middle; rows are letters."""
    r = ord(name[0]) - ord("E")
    return int(name[1:]) - 1 + max(-6, -6 - r), r


def split(name: str) -> tuple[Place, str]:
    digits = name[1:].rstrip("neswNESW")
    return place(name[0] + digits), name[1 + len(digits) :]


def beside(hex: Place, side: str) -> Place:
    return hex[0] + SIDES[side][0], hex[1] + SIDES[side][1]


def edge(name: str) -> Spot:
    hex, side = split(name)
    return frozenset((hex, beside(hex, side)))


def corner(name: str) -> Spot:
    hex, direction = split(name)
    return frozenset((hex, *(beside(hex, side) for side in CORNERS[direction])))


@cache
def corners_of(hex: Place) -> frozenset[Spot]:
    return frozenset({frozenset((hex, *(beside(hex, side) for side in sides))) for sides in CORNERS.values()})


@cache
def edges_at(spot: Spot) -> frozenset[Spot]:
    return frozenset({frozenset((one, other)) for one in spot for other in spot if one != other})


@cache
def ends(road: Spot) -> list[Spot]:
    one, other = road
    return [spot for spot in corners_of(one) if other in spot]


def cards(text: str) -> Counter[str]:
    found: Counter[str] = Counter()
    if text != "nothing":
        for part in text.split("+"):
            number = part.rstrip("abcdefghijklmnopqrstuvwxyz")
            found[part[len(number) :]] += int(number or 1)
    return found


class SlowTable:
    """What lies on the table, as far as the rules look at it."""

    def __init__(self, view: dict[str, Any], seats: int, target: int) -> None:
        self.tiles = {place(hex["hex"]): (hex["terrain"], hex["token"]) for hex in view["hexes"]}
        self.harbours = [(edge(harbour["edge"]), harbour["kind"]) for harbour in view["harbours"]]
        self.seats, self.target = seats, target
        self.robber = next(hex for hex, (terrain, _) in self.tiles.items() if terrain == "desert")
        self.hands: list[Counter[str]] = [Counter() for _ in range(seats)]
        self.bank: Counter[str] = Counter({good: 19 for good in GOODS})
        self.roads: dict[Spot, int] = {}
        self.buildings: dict[Spot, tuple[int, int]] = {}  # owner and worth
        self.deck = Counter(
            {"knight": 14, "road-building": 2, "plenty": 2, "monopoly": 2, "victory-point": 5}
        )
        self.development: list[Counter[str]] = [Counter() for _ in range(seats)]
        self.fresh: Counter[str] = Counter()
        self.played = False
        self.knights = [0] * seats
        self.longest: int | None = None
        self.army: int | None = None
        self.active: int | None = None  # nobody while founding
        self.first: int | None = None
        self.free_roads = 0
        self.offer: tuple[Counter[str], Counter[str]] = (Counter(), Counter())
        self.replies: dict[int, tuple[Counter[str], Counter[str]]] = {}
        self.winner: int | None = None

    # The moves

    def tell(self, seat: int, action: str, drawn: tuple[str, ...]) -> None:
        """A seat did something, and chance gave some words."""
        verb, *words = action.split()
        given = [word.partition("/")[0] for word in drawn]
        getattr(self, "do_" + verb.replace("-", "_"))(seat, words, given)
        if verb in ("road", "settle"):
            self.compare_chains()
        self.look_for_a_winner()

    def do_settle(self, seat: int, words: list[str], given: list[str]) -> None:
        spot = corner(words[0])
        self.first = seat if self.first is None else self.first
        if self.active is not None:
            self.pay(seat, COSTS["settle"])
        self.buildings[spot] = (seat, 1)
        if self.active is None and sum(owner == seat for owner, _ in self.buildings.values()) == 2:
            for hex in spot:
                terrain, _ = self.tiles.get(hex, ("sea", 0))
                if terrain in PRODUCT:
                    self.gain(seat, Counter({PRODUCT[terrain]: 1}))

    def do_road(self, seat: int, words: list[str], given: list[str]) -> None:
        if self.free_roads:
            self.free_roads -= 1
        elif self.active is not None:
            self.pay(seat, COSTS["road"])
        self.roads[edge(words[0])] = seat
        if not self.road_places(seat):
            self.free_roads = 0
        if self.active is None and len(self.roads) == 2 * self.seats:
            self.active = self.first

    def do_city(self, seat: int, words: list[str], given: list[str]) -> None:
        self.pay(seat, COSTS["city"])
        self.buildings[corner(words[0])] = (seat, 2)

    def do_roll(self, seat: int, words: list[str], given: list[str]) -> None:
        number = sum(map(int, given))
        owed: dict[str, Counter[int]] = {good: Counter() for good in GOODS}
        for hex, (terrain, token) in self.tiles.items():
            if token == number and hex != self.robber:
                for spot in corners_of(hex):
                    if spot in self.buildings:
                        owner, worth = self.buildings[spot]
                        owed[PRODUCT[terrain]][owner] += worth
        for good, claims in owed.items():
            if claims.total() > self.bank[good] and len(claims) > 1:
                continue
            for owner, number in claims.items():
                self.gain(owner, Counter({good: min(number, self.bank[good])}))

    def do_discard(self, seat: int, words: list[str], given: list[str]) -> None:
        before = self.hands[seat].total()
        assert before > 7 and cards(words[0]).total() == before // 2
        self.pay(seat, cards(words[0]))

    def do_robber(self, seat: int, words: list[str], given: list[str]) -> None:
        hex = place(words[0])
        assert hex != self.robber and hex in self.tiles
        self.robber = hex
        owners = {self.buildings[spot][0] for spot in corners_of(hex) if spot in self.buildings}
        victims = {owner for owner in owners if owner != seat and self.hands[owner].total()}
        if len(words) == 1:
            assert not victims and not given
            return
        assert int(words[2]) in victims
        self.hand_over(int(words[2]), seat, Counter(given))

    def do_buy(self, seat: int, words: list[str], given: list[str]) -> None:
        self.pay(seat, COSTS["buy"])
        [card] = given
        self.deck[card] -= 1
        self.development[seat][card] += 1
        self.fresh[card] += 1

    def do_knight(self, seat: int, words: list[str], given: list[str]) -> None:
        self.spend_card(seat, "knight")
        self.knights[seat] += 1
        most = 2 if self.army is None else self.knights[self.army]
        if self.knights[seat] > most:
            self.army = seat

    def do_road_building(self, seat: int, words: list[str], given: list[str]) -> None:
        self.spend_card(seat, "road-building")
        self.free_roads = 2

    def do_plenty(self, seat: int, words: list[str], given: list[str]) -> None:
        self.spend_card(seat, "plenty")
        self.gain(seat, cards(words[0]))

    def do_monopoly(self, seat: int, words: list[str], given: list[str]) -> None:
        self.spend_card(seat, "monopoly")
        for other in range(self.seats):
            if other != seat:
                self.hand_over(other, seat, Counter({words[0]: self.hands[other][words[0]]}))

    def do_bank(self, seat: int, words: list[str], given: list[str]) -> None:
        self.pay(seat, cards(words[0]))
        self.gain(seat, cards(words[2]))

    def do_offer(self, seat: int, words: list[str], given: list[str]) -> None:
        self.offer, self.replies = (cards(words[0]), cards(words[2])), {}

    def do_accept(self, seat: int, words: list[str], given: list[str]) -> None:
        self.replies[seat] = self.offer

    def do_counter(self, seat: int, words: list[str], given: list[str]) -> None:
        self.replies[seat] = cards(words[2]), cards(words[0])

    def do_deal(self, seat: int, words: list[str], given: list[str]) -> None:
        give, get = self.replies[int(words[0])]
        self.hand_over(seat, int(words[0]), give)
        self.hand_over(int(words[0]), seat, get)

    def do_decline(self, seat: int, words: list[str], given: list[str]) -> None:
        pass

    def do_withdraw(self, seat: int, words: list[str], given: list[str]) -> None:
        pass

    def do_end(self, seat: int, words: list[str], given: list[str]) -> None:
        self.active = (seat + 1) % self.seats
        self.fresh, self.played = Counter(), False

    # Cards

    def pay(self, seat: int, some: Counter[str]) -> None:
        assert some <= self.hands[seat]
        self.hands[seat] -= some
        self.bank += some

    def gain(self, seat: int, some: Counter[str]) -> None:
        assert some <= self.bank
        self.bank -= some
        self.hands[seat] += some

    def hand_over(self, giver: int, taker: int, some: Counter[str]) -> None:
        assert some <= self.hands[giver]
        self.hands[giver] -= some
        self.hands[taker] += some

    def spend_card(self, seat: int, card: str) -> None:
        assert self.development[seat][card] > self.fresh[card] and not self.played
        self.development[seat][card] -= 1
        self.played = True

    # What may be built and traded

    def buildings_of(self, seat: int, worth: int) -> set[Spot]:
        return {spot for spot, building in self.buildings.items() if building == (seat, worth)}

    def is_foreign(self, spot: Spot, seat: int) -> bool:
        return spot in self.buildings and self.buildings[spot][0] != seat

    def road_places(self, seat: int) -> set[Spot]:
        if list(self.roads.values()).count(seat) == 15:
            return set()
        found: set[Spot] = set()
        for hex in self.tiles:
            for spot in corners_of(hex):
                own = self.buildings.get(spot, (None, 0))[0] == seat
                led = any(self.roads.get(road) == seat for road in edges_at(spot))
                if own or (led and not self.is_foreign(spot, seat)):
                    found |= edges_at(spot)
        return {road for road in found if road not in self.roads and any(hex in self.tiles for hex in road)}

    def settlement_places(self, seat: int) -> set[Spot]:
        if len(self.buildings_of(seat, 1)) == 5:
            return set()
        return {
            spot
            for hex in self.tiles
            for spot in corners_of(hex)
            if spot not in self.buildings
            and any(self.roads.get(road) == seat for road in edges_at(spot))
            and not any(end in self.buildings for road in edges_at(spot) for end in ends(road))
        }

    def city_places(self, seat: int) -> set[Spot]:
        return set() if len(self.buildings_of(seat, 2)) == 4 else self.buildings_of(seat, 1)

    def rate(self, seat: int, good: str) -> int:
        own = self.buildings_of(seat, 1) | self.buildings_of(seat, 2)
        kinds = {kind for road, kind in self.harbours for end in ends(road) if end in own}
        return 2 if good in kinds else 3 if "3:1" in kinds else 4

    # Special cards, points

    def chain(self, seat: int) -> int:
        own = {road for road, owner in self.roads.items() if owner == seat}

        def onwards(spot: Spot, left: set[Spot]) -> int:
            best = 0
            for road in edges_at(spot) & left:
                [far] = [end for end in ends(road) if end != spot]
                rest = left - {road}
                best = max(best, 1 + (0 if self.is_foreign(far, seat) else onwards(far, rest)))
            return best

        return max((onwards(end, own) for road in own for end in ends(road)), default=0)

    def compare_chains(self) -> None:
        chains = [self.chain(seat) for seat in range(self.seats)]
        longest = max(chains)
        if longest < 5:
            self.longest = None
        elif self.longest is None or chains[self.longest] < longest:
            leaders = [seat for seat in range(self.seats) if chains[seat] == longest]
            self.longest = leaders[0] if len(leaders) == 1 else None

    def points(self, seat: int) -> int:
        built = sum(worth for owner, worth in self.buildings.values() if owner == seat)
        special = 2 * (self.longest == seat) + 2 * (self.army == seat)
        return built + special + self.development[seat]["victory-point"]

    def look_for_a_winner(self) -> None:
        if self.active is not None and self.winner is None and self.points(self.active) >= self.target:
            self.winner = self.active
