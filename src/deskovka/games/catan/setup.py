"""The options of a game, and the table before the first settlement (CT-B2)."""

from __future__ import annotations

from typing import Final

from deskovka.core.chance import Chance
from deskovka.core.game import Task
from deskovka.core.setup import Needs, Option, Setup
from deskovka.games.catan.book import Book
from deskovka.games.catan.development import DECK
from deskovka.games.catan.founding import FoundCity, FoundSettlement
from deskovka.games.catan.island import NUMBERS
from deskovka.games.catan.modules import BASE, SCENARIOS, SEATS, WITH_KNIGHTS, book_of
from deskovka.games.catan.state import NOBODY, CatanState
from deskovka.games.catan.turn import START_TURN

# On the beginner's board nothing is shuffled; records of it with shuffled harbours are from before that was asked.
BASE_ONLY: Final = Needs((("scenario", BASE),), rule="CT-T0.3")
VARIABLE: Final = (BASE_ONLY, Needs((("board", "variable"),), rule="CT-B2.1"))
OWN_TARGET: Final = (
    Needs((("scenario", BASE), ("scenario", "seafarers")), rule="CT-T0.5"),
    Needs((("cities-knights", "no"),), rule="CT-K1.3"),
)
KNIGHTS_MAY_COME: Final = (
    Needs(seats=SEATS[0], rule="CT-T0.3"),
    Needs(
        tuple(
            ("scenario", name)
            for name in (BASE, *[name for name, scenario in SCENARIOS.items() if scenario.with_knights])
        ),
        rule="CT-T0.4",
    ),
)
# CT-T0.4: two scenarios are always played with Cities & Knights, whatever is said of it.
AMONG_KNIGHTS: Final = (Needs((("cities-knights", "yes"), *[("scenario", name) for name in WITH_KNIGHTS])),)
AMONG_DRAGONS: Final = (Needs((("scenario", "desert-dragons"),)),)
OPTIONS: Final = (
    Option("scenario", "choice", BASE, (BASE, *SCENARIOS), needs=(Needs(seats=SEATS[0], rule="CT-T0.3"),)),
    Option(
        "cities-knights",
        "flag",
        False,
        needs=KNIGHTS_MAY_COME,
        implied=tuple(("scenario", name) for name in WITH_KNIGHTS),  # CT-T0.4
    ),
    Option("knights-act-at-once", "flag", False, needs=AMONG_KNIGHTS),  # CT-K8.5
    Option("board", "choice", "variable", ("variable", "beginner"), needs=(BASE_ONLY,)),
    Option("numbers", "choice", "spiral", ("spiral", "random"), needs=VARIABLE),
    Option("harbours", "choice", "printed", ("printed", "shuffled"), needs=VARIABLE),
    Option("target", "number", 10, least=5, most=12, needs=OWN_TARGET),
    Option(
        "founders-discover", "flag", False, needs=(Needs((("scenario", "into-the-unknown"),)),)
    ),  # CT-S7.3
    Option("deserts-curse", "flag", True, needs=AMONG_DRAGONS),  # CT-T4.19
    Option("upgrade-blocked", "flag", False, needs=AMONG_DRAGONS),  # CT-T4.20
    Option("build-blocked", "flag", False, needs=AMONG_DRAGONS),  # CT-T4.27
)


def set_up(setup: Setup, chance: Chance) -> CatanState:
    seats = setup.seats
    book = book_of(setup)
    island = book.lay(setup, chance)
    first = chance.pick(range(seats), "first player")  # CT-B2.6
    target = book.target(setup) + book.extra_target
    state = CatanState(
        agenda=[START_TURN[first], *reversed(founding(book, seats, first))],
        island=island,
        target=target,
        active=first,
        turn=0,
        rolled=False,
        dice=(0, 0),
        robber=book.robber_start(island),
        bank=book.bank,
        hands=[0] * seats,
        deck=list(book.deck),
        cards=[[0] * len(DECK) for _ in range(seats)],
        fresh=(0,) * len(DECK),
        card_played=False,
        knights=(0,) * seats,
        roads=[0] * seats,
        settlements=[0] * seats,
        cities=[0] * seats,
        taken=0,
        built=0,
        open=island.corners,
        ends=[0] * seats,
        reach=[0] * seats,
        chains=[0] * seats,
        income=[0] * (NUMBERS * seats),
        longest=NOBODY,
        army=NOBODY,
        offers=0,
        rolls=[0] * NUMBERS,
        memory=None,
        limits=(target,) * seats,
        winner=NOBODY,
        book=book,
        shown=(0,) * seats,
    )
    for begin in book.begin:
        begin(state, setup, chance)
    return state


def founding(book: Book, seats: int, first: int) -> list[Task[CatanState]]:
    """CT-B2.7, CT-B2.8: round by round, every other one in the opposite order; the last round earns cards."""
    order = [(first + step) % seats for step in range(seats)]
    found: list[Task[CatanState]] = []
    for number in range(1, book.rounds + 1):
        turns = order if number % 2 else order[::-1]
        building = FoundCity if number == book.city_round else FoundSettlement
        found += [building((seat,), number == book.rounds) for seat in turns]
    return found
