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
from deskovka.core.values import value

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


class Book:
    """The rules in force at a table, by the moment at which they are asked."""

    __slots__ = (
        "after_roll",
        "arrivals",
        "bans_of_cities",
        "bans_of_roads",
        "bans_of_settlements",
        "bans_of_ships",
        "before_roll",
        "begin",
        "built",
        "checks",
        "cities",
        "deeds",
        "discovered",
        "due",
        "edges",
        "effects",
        "first_ship_at_coast",
        "founders_arrive",
        "gold",
        "guesses",
        "hand_limit",
        "home",
        "home_rule",
        "idle_hexes",
        "islands",
        "lay",
        "laying",
        "longest_route",
        "main_island",
        "name",
        "network",
        "open_counts",
        "produced",
        "robber_start",
        "rounds",
        "route_moved",
        "route_through",
        "secret_counts",
        "some",
        "sources",
        "tallies",
        "target",
        "thief",
        "treasure",
        "turn_begins",
        "unrolled",
        "views",
        "why_unconnected",
        "why_unreached",
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
        self.rounds = 2
        self.target: Callable[[Setup], int]
        # A turn: what begins with it, the kinds of deed before and after the roll, and what a random player tries.
        self.turn_begins: tuple[Callable[[CatanState], None], ...] = ()
        self.before_roll: Deeds = {}
        self.after_roll: Deeds = {}
        self.deeds: Deeds = {}  # both
        self.some: tuple[Callable[[Any, CatanState, Seat, Random], Action | None], ...] = ()
        self.unrolled: dict[
            type[Action], RuleId
        ] = {}  # the rule that lets a kind of deed wait for the roll, if not CT-B3.4
        self.due: dict[type[Action], RuleId] = {}  # answers, and the rule that says when they are asked for
        # The roll: hexes of a number that do not pay, what is chosen for gold, and what follows.
        self.idle_hexes: Callable[[CatanState, int], Sequence[int]]
        self.gold: Callable[[Seat, int], Task[CatanState]]
        self.produced: tuple[Callable[[CatanState, int, Play[CatanState]], None], ...] = ()
        # The seven, and who comes then or with a Knight.
        self.hand_limit: Callable[[CatanState, Seat], int]
        self.thief: Callable[[CatanState, Seat, str], Task[CatanState] | None]
        # Building: pieces for edges, limits and bans, what follows when one was laid or a building was built.
        self.laying: dict[type[Action], Laying[Any]] = {}
        self.cities = CITIES
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
        # The sea: where the first ship may lie, what a turned hex brings, and islands that earn a point, as corners.
        self.first_ship_at_coast = False
        self.discovered: Callable[[CatanState, Seat, int, Play[CatanState]], None]
        self.islands: tuple[int, ...] = ()
        self.treasure: Callable[
            [CatanState, Seat, Corner, Play[CatanState]], None
        ]  # what is done with one found there
        # What each development card does here, by the name of its words.
        self.effects: dict[str, str] = {}
        # Points, what is seen, guessed, and must never be true.
        self.sources: tuple[Source, ...] = ()
        self.open_counts: tuple[
            Callable[[CatanState, Seat], int], ...
        ] = ()  # of the sources that are no secret
        self.secret_counts: tuple[Callable[[CatanState, Seat], int], ...] = ()
        self.tallies: dict[str, Callable[[CatanState], int]] = {}  # what is counted when a game is over
        self.views: dict[str, Callable[[CatanState, Seat | None], Json]] = {}
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
