"""What must never be true of a position."""

from __future__ import annotations

from collections.abc import Sequence

from deskovka.core.game import Seat, Task
from deskovka.core.grid import bits
from deskovka.games.catan.board import NEAR
from deskovka.games.catan.building import AWARD_ROUTE, ROADS, SETTLEMENTS, ends_of, reach_of
from deskovka.games.catan.development import DECK
from deskovka.games.catan.goods import size
from deskovka.games.catan.island import NUMBERS, Island
from deskovka.games.catan.memory import UNCERTAIN, Hands, true_hands
from deskovka.games.catan.points import FIRST_ARMY, points
from deskovka.games.catan.roads import SHORTEST
from deskovka.games.catan.state import NOBODY, CatanState, count_open


def faults(state: CatanState) -> list[str]:
    found = shape_faults(state)
    if found:
        return found  # nothing else can be asked of it
    found = piece_faults(state)
    if found:
        return found
    if any(state.shown[seat] != count_open(state, seat) for seat in range(state.seats)):
        found.append("what is shown are the points of all open sources")
    found += derived_faults(state) + card_faults(state) + special_card_faults(state)
    found += [fault for check in state.book.checks for fault in check(state)]
    looked = AWARD_ROUTE not in state.agenda  # else victory is looked at when that is done
    if state.agenda and looked and points(state, state.active) >= state.target and state.turn:
        found.append("who has enough points in the own turn has won (CT-B11.1)")
    if not state.agenda and state.winner == NOBODY:
        found.append("the game ends with a winner (CT-B11.3)")
    return found


def piece_faults(state: CatanState) -> list[str]:
    found = []
    pieces = [*state.settlements, *state.cities]
    if sum(pieces) != state.built or sum(map(int.bit_count, pieces)) != state.built.bit_count():
        found.append("one piece on an intersection (CT-B7.3)")
    edges = state.book.edges(state)
    if sum(edges) != state.taken or sum(map(int.bit_count, edges)) != state.taken.bit_count():
        found.append("one piece on an edge (CT-B7.3)")
    if any(NEAR[corner] & state.built for corner in bits(state.built)):
        found.append("the distance rule (CT-B7.4)")
    if any(roads & ~state.island.paths for roads in state.roads) or state.built & ~state.island.corners:
        found.append("everything stands on the island (CT-G1.3)")
    if state.robber != NOBODY and not state.island.land >> state.robber & 1:
        found.append("the robber stands on land (CT-B5.2)")
    fallen = state.book.fallen(state)
    for seat in range(state.seats):
        roads, settlements = state.roads[seat], state.settlements[seat] & ~fallen
        cities = state.cities[seat] | state.settlements[seat] & fallen
        limits = (roads, ROADS), (settlements, SETTLEMENTS), (cities, state.book.cities)
        if any(own.bit_count() > most for own, most in limits):
            found.append("no more pieces than in the box (CT-B1.4)")
    near = state.built
    for corner in bits(state.built):
        near |= NEAR[corner]
    if state.open != state.island.corners & ~near:
        found.append("open corners are those the distance rule leaves")
    return found


def shape_faults(state: CatanState) -> list[str]:
    """A position somebody wrote may be anything."""
    seats = len(state.hands)
    columns = (
        *((column, seats) for column in by_seat(state)),
        *((own, len(DECK)) for own in (*state.cards, state.deck, state.fresh)),
        (state.income, NUMBERS * seats),
        (state.rolls, NUMBERS),
    )
    found = []
    if any(len(column) != length for column, length in columns) or len(state.cards) != seats:
        found.append("every column has an entry for each seat")
    if not all(type(number) is int and number >= 0 for column, _ in columns for number in column):
        found.append("what is counted is a whole number")
    if not all(isinstance(task, Task) for task in state.agenda):
        found.append("on the agenda are tasks")
    if not all(0 <= seat < seats for task in state.agenda for seat in getattr(task, "seats", (0,))):
        found.append("seats that are asked sit at the table")
    if not 0 <= state.active < seats or state.memory is not None and not remembers(state):
        found.append("what is remembered led to these hands")
    return found


def by_seat(state: CatanState) -> list[Sequence[int]]:
    return [
        state.hands,
        state.knights,
        state.roads,
        state.settlements,
        state.cities,
        state.ends,
        state.reach,
        state.chains,
        state.limits,
        state.shown,
    ]


def remembers(state: CatanState) -> bool:
    """Whether what is remembered leads to the hands; in a guess, also whether its seat may think that they are so."""
    assert state.memory is not None
    seats = range(len(state.hands))
    first, *rest = state.memory.chain()
    known = all(
        thing.seat in seats and (thing.what not in UNCERTAIN or thing.other in seats) for thing in rest
    )
    if first.seat not in seats or len(first.hands) != len(seats) or not known:
        return False
    worlds = first.worlds[first.seat] if first.what == "guess" else {first.hands: 1.0}
    alike = all(look(hands, first.seat) == look(first.hands, first.seat) for hands in worlds)
    return alike and first.hands in worlds and true_hands(state.memory) == tuple(state.hands)


def look(hands: Hands, seat: Seat) -> tuple[object, ...]:
    """What a seat sees of all hands: its own, how many cards the others have, and what is not in the bank."""
    sizes = [size(hand) if hand >= 0 else NOBODY for hand in hands]
    return hands[seat : seat + 1], sizes, sum(hands)


def derived_faults(state: CatanState) -> list[str]:
    """What is kept up to date must be what it follows from."""
    return [fault for seat in range(state.seats) for fault in derived_faults_of(state, seat)]


def derived_faults_of(state: CatanState, seat: int) -> list[str]:
    found = []
    if (
        ends_of(state.book.network(state, seat)) != state.ends[seat]
        or reach_of(state, seat) != state.reach[seat]
    ):
        found.append("ends and reach follow from the roads")
    if state.chains[seat] != state.book.longest_route(state, seat):
        found.append("the chain is the longest one (CT-B8.2)")
    if state.income[NUMBERS * seat : NUMBERS * (seat + 1)] != income_of(state.island, state, seat):
        found.append("the income follows from the buildings (CT-B4.1)")
    return found


def income_of(island: Island, state: CatanState, seat: int) -> list[int]:
    income = [0] * NUMBERS
    for yields, buildings in zip(state.book.yields, (state.settlements[seat], state.cities[seat])):
        for corner in bits(buildings):
            for _, number, kind in island.producing(corner):
                income[number] += yields[kind]
    return income


def card_faults(state: CatanState) -> list[str]:
    found = []
    if state.bank + sum(state.hands) != state.book.bank:
        found.append("every resource has 19 cards, every commodity 12 (CT-G1.6)")
    drawn = sum(map(sum, state.cards)) + sum(state.knights)
    if sum(state.deck) + drawn > sum(DECK):
        found.append("there are 25 development cards (CT-B1.5)")
    if any(left + sum(own[kind] for own in state.cards) > DECK[kind] for kind, left in enumerate(state.deck)):
        found.append("no more cards of a kind than in the box (CT-B1.5)")
    if any(fresh > own for fresh, own in zip(state.fresh, state.cards[state.active])):
        found.append("cards bought in this turn are in hand (CT-B9.2)")
    return found


def special_card_faults(state: CatanState) -> list[str]:
    found = []
    awarded = AWARD_ROUTE not in state.agenda
    if awarded and state.longest != NOBODY and state.chains[state.longest] < max(SHORTEST, *state.chains):
        found.append("nobody has a longer road than the holder of the card (CT-B8.4)")
    if state.army != NOBODY and state.knights[state.army] < max(FIRST_ARMY, *state.knights):
        found.append("nobody has more knights than the holder of the card (CT-B10.1)")
    return found
