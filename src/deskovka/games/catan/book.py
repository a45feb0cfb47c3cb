"""The book of a table: the rules in force there, put together once, shared by all states of a game.

Its slots are the moments of the rulebook. A module (the base game, the sea, a scenario) is a function that edits the book
while a table is set up, in the rulebook's own order of precedence; afterwards nobody changes it. So no rule ever asks
what is in play: it does what the book says.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from random import Random
from typing import TYPE_CHECKING, Any, Final

from deskovka.core.game import Deed, Event, Json, Play, RuleId, Seat, Task
from deskovka.core.notation import Action
from deskovka.core.outcome import Feat
from deskovka.core.values import value
from deskovka.games.catan.goods import EACH, GOLD, RESOURCE_KINDS, RESOURCES, WIDTH, pack

if TYPE_CHECKING:
    from deskovka.core.chance import Chance
    from deskovka.core.setup import Setup
    from deskovka.games.catan.board import Corner
    from deskovka.games.catan.building import Laying
    from deskovka.games.catan.island import Island
    from deskovka.games.catan.state import CatanState

EVERYWHERE: Final = -1  # all places
CITIES: Final = 4  # pieces of a player, CT-B1.4


Deeds = dict[type[Action], Deed[Any, Any]]  # what each kind of action means in a turn


@value
class Ban:
    """Places where nobody may build, and the rule that says so."""

    rule: RuleId
    places: Callable[[CatanState], int]


@value
class Source:
    """Where points come from; what is `secret` only its owner counts until the game is over."""

    rule: RuleId
    name: str
    count: Callable[[CatanState, Seat], int]
    secret: bool = False


def always(places: int) -> Callable[[CatanState], int]:
    """The same places in every position."""

    def found(state: CatanState) -> int:
        return places

    return found


def yields_of(number: int) -> tuple[int, ...]:
    """So many cards of what a hex produces, by its kind; the last is gold."""
    return tuple([number << WIDTH * kind for kind in range(GOLD + 1)])


class Book:
    """The rules in force at a table, by the moment at which they are asked."""

    __slots__ = (
        "after_roll",
        "anchored",
        "arrivals",
        "away",
        "bank",
        "bans_of_cities",
        "bans_of_knights",
        "bans_of_roads",
        "bans_of_settlements",
        "bans_of_ships",
        "before_roll",
        "begin",
        "built",
        "checks",
        "cities",
        "city_round",
        "consolation",
        "deck",
        "deeds",
        "discovered",
        "due",
        "early",
        "edges",
        "effects",
        "extra_target",
        "fallen",
        "feat",
        "fifth_card",
        "fifth_plays",
        "finds",
        "first_ship_at_coast",
        "fixed_rule",
        "fixed_tokens",
        "foreign",
        "fork_rule",
        "forks",
        "found_card",
        "founders_arrive",
        "founding",
        "founding_rule",
        "gold",
        "guesses",
        "hand_room",
        "home",
        "home_rule",
        "idle_hexes",
        "islands",
        "kinds",
        "lay",
        "laying",
        "lift",
        "longest_route",
        "loyal",
        "loyal_rule",
        "main_island",
        "name",
        "network",
        "open_counts",
        "own_views",
        "pieces",
        "produced",
        "robber_start",
        "rounds",
        "route_moved",
        "route_through",
        "sailing",
        "secret_counts",
        "shelter",
        "some",
        "sources",
        "stationed",
        "tallies",
        "target",
        "thief",
        "treasure",
        "turn_begins",
        "two_for_one",
        "unrolled",
        "views",
        "why_unconnected",
        "why_unreached",
        "yields",
    )

    def __init__(self, name: str) -> None:
        self.name = name
        # Setting up: the map, what lies on it, where and how often everybody founds, and the points to win with.
        self.lay: Callable[[Setup, Chance], Island]
        self.begin: tuple[Callable[[CatanState, Setup, Chance], None], ...] = ()
        self.robber_start: Callable[[Island], int]
        self.home = EVERYWHERE  # corners
        self.home_rule: RuleId = "CT-G1.4"
        self.main_island = EVERYWHERE  # hexes
        self.founding: Callable[[CatanState, Seat], int]  # corners, given what the seat founded already
        self.founding_rule: RuleId = "CT-G1.4"
        self.rounds = 2
        self.city_round = 0  # the round in which cities are founded
        # Cards: their kinds, what the bank begins with, and the development cards.
        self.kinds: tuple[int, ...] = RESOURCE_KINDS
        self.bank = pack([EACH] * len(RESOURCES))
        self.deck: tuple[int, ...]
        self.target: Callable[[Setup], int]
        self.extra_target = 0  # points more, with Cities & Knights
        # A turn: what begins with it, the kinds of deed before and after the roll, and what a random player tries.
        self.turn_begins: tuple[Callable[[CatanState], None], ...] = ()
        self.before_roll: Deeds = {}
        self.after_roll: Deeds = {}
        self.deeds: Deeds = {}  # both
        self.early: Callable[[Any, CatanState, Seat, Random], Action]  # the same before the roll
        self.some: tuple[Callable[[Any, CatanState, Seat, Random], Action | None], ...] = ()
        self.unrolled: dict[
            type[Action], RuleId
        ] = {}  # the rule that lets a kind of deed wait for the roll, if not CT-B3.4
        # Answers, and the rule that says when they are asked for; deeds that a module brings, and its rule for them.
        self.due: dict[type[Action], RuleId] = {}
        # The roll: what a settlement and a city bring, by kind of hex, hexes of a number that do not pay, what others than
        # buildings bring, what is chosen for gold, what comfort there is for who gets nothing, and what follows.
        self.yields: tuple[tuple[int, ...], tuple[int, ...]] = (yields_of(1), yields_of(2))
        self.idle_hexes: Callable[[CatanState, int], Sequence[int]]
        self.finds: tuple[Callable[[CatanState, int, list[int]], None], ...] = ()  # added to what is owed
        self.gold: Callable[[Seat, int], Task[CatanState]]
        self.consolation: Callable[[CatanState, list[int]], dict[Seat, Task[CatanState]]] | None = None
        self.produced: tuple[Callable[[CatanState, int, Play[CatanState]], None], ...] = ()
        # The seven, and who comes then or with a Knight.
        self.hand_room: tuple[Callable[[CatanState, Seat], int], ...] = ()  # cards more that are safe
        self.thief: Callable[[CatanState, Seat, str], Task[CatanState] | None]
        # Building: pieces for edges, limits and bans, what follows when one was laid or a building was built.
        self.laying: dict[type[Action], Laying[Any]] = {}
        self.cities = CITIES
        self.fallen: Callable[[CatanState], int]  # corners of settlements that are cities lying on their side
        self.foreign: Callable[[CatanState, Seat], int]  # corners where somebody else stands
        self.two_for_one: tuple[Callable[[CatanState, Seat, int], bool], ...] = ()  # kinds, beside harbours
        self.bans_of_roads: tuple[Ban, ...] = ()
        self.bans_of_settlements: tuple[Ban, ...] = ()
        self.bans_of_cities: tuple[Ban, ...] = ()
        self.bans_of_ships: tuple[Ban, ...] = ()
        self.why_unconnected: Callable[[CatanState, Seat, int], RuleId]  # of a road
        self.why_unreached: Callable[[CatanState, Seat, int], RuleId]  # of a settlement
        self.arrivals: tuple[Callable[[CatanState, Seat, int, Play[CatanState]], None], ...] = ()
        self.built: tuple[Callable[[CatanState, Seat, int, Play[CatanState]], None], ...] = ()
        self.founders_arrive = False  # whether arrivals follow the pieces of the set-up, too
        # Routes: the edges on which a seat is connected, and the longest chain of them.
        self.edges: Callable[[CatanState], list[int]]  # those with a piece, by kind of piece and seat
        self.network: Callable[[CatanState, Seat], int]
        self.route_through: Callable[[CatanState, Seat, int], int]
        self.longest_route: Callable[[CatanState, Seat], int]
        self.route_moved: Callable[
            [Seat, int], Event
        ]  # who holds the card of the longest one now, and its length
        # The sea: where the first ship may lie, edges where a line may not branch, what a turned hex brings, and islands
        # that earn a point, as corners.
        self.first_ship_at_coast = False
        self.forks: Callable[[CatanState, Seat, int], int]  # edges, given the ships of the seat
        self.fork_rule: RuleId = "CT-S2.3"
        self.anchored: Callable[
            [CatanState, Seat, int], int
        ]  # corners where an own ship is held, beside buildings
        self.discovered: Callable[[CatanState, Seat, int, Play[CatanState]], None]
        self.islands: tuple[int, ...] = ()
        self.treasure: Callable[
            [CatanState, Seat, Corner, Play[CatanState]], None
        ]  # what is done with one found there
        # Knights: edges over which they move beside roads, corners where none are recruited and where displaced ones
        # may go, where they do not count against the barbarians and where no card reaches them; what follows when one
        # becomes active or comes.
        self.sailing: Callable[[CatanState, Seat], int]
        self.bans_of_knights: tuple[Ban, ...] = ()  # that are new
        self.shelter: Callable[[CatanState], int]
        self.away: Callable[[CatanState], int]
        self.loyal: Callable[[CatanState], int]
        self.loyal_rule: RuleId = "CT-K15.19"
        self.stationed: tuple[Callable[[CatanState, int, Play[CatanState]], None], ...] = ()
        # Progress cards: what is asked of who has a fifth, what may be played then, roads and ships a Diplomat removes,
        # hexes whose token an Inventor leaves.
        self.fifth_card: Callable[[tuple[Seat, ...]], Task[CatanState]]
        self.fifth_plays: dict[int, type[Action]] = {}  # by kind of card
        self.pieces: Callable[[CatanState, Seat], int]
        self.lift: Callable[[CatanState, Seat, int], type[Action]]
        self.fixed_tokens: Callable[[CatanState], int]
        self.fixed_rule: RuleId = "CT-K15.10"
        self.found_card: Callable[[CatanState, Seat, Play[CatanState]], bool]  # a card of a treasure
        # What each development card does here, by the name of its words.
        self.effects: dict[str, str] = {}
        # Points, what is seen, guessed, and must never be true.
        self.sources: tuple[Source, ...] = ()
        self.feat: Feat | None = None  # that wins without them
        self.open_counts: tuple[
            Callable[[CatanState, Seat], int], ...
        ] = ()  # of the sources that are no secret
        self.secret_counts: tuple[Callable[[CatanState, Seat], int], ...] = ()
        self.tallies: dict[str, Callable[[CatanState], int]] = {}  # what is counted when a game is over
        # What all see, and of these what a seat sees with what is its own, given what all see.
        self.views: dict[str, Callable[[CatanState], Json]] = {}
        self.own_views: dict[str, Callable[[Json, CatanState, Seat], Json]] = {}
        self.guesses: tuple[Callable[[CatanState, Seat, Random], None], ...] = ()
        self.checks: tuple[Callable[[CatanState], list[str]], ...] = ()

    def close(self) -> Book:
        """Nothing is changed any more: what is asked at every turn is made ready."""
        self.deeds = {**self.before_roll, **self.after_roll}
        self.open_counts = tuple([source.count for source in self.sources if not source.secret])
        self.secret_counts = tuple([source.count for source in self.sources if source.secret])
        return self

    @classmethod
    def read(cls, text: str) -> Book:
        return open_book(text)

    def __str__(self) -> str:
        return self.name

    def __reduce__(self) -> tuple[Any, ...]:
        return open_book, (self.name,)


SHELF: Final[dict[str, Callable[[], Book]]] = {}  # how each is written: filled by `modules.py`


@cache
def open_book(name: str) -> Book:
    """The book of that name, written when it is first opened."""
    if name not in SHELF:
        raise ValueError(f"{name!r} is not one of {', '.join(SHELF)}")
    return SHELF[name]()
