"""What must never be true of a position with Cities & Knights."""

from __future__ import annotations

from deskovka.games.catan.cities_knights.access import realm_of
from deskovka.games.catan.cities_knights.improvements import ChooseMetropolis
from deskovka.games.catan.cities_knights.knights import EACH_RANK, MIGHTY, rank_of
from deskovka.games.catan.cities_knights.progress.deck import CARDS, DECK_OF, IN_DECK, OPEN
from deskovka.games.catan.cities_knights.progress.limit import LIMIT_HANDS, MOST
from deskovka.games.catan.cities_knights.progress.playing import FifthCard
from deskovka.games.catan.cities_knights.realm import LANDING, LEVELS, NOWHERE, TRACKS
from deskovka.games.catan.cities_knights.walls import WALLS
from deskovka.games.catan.state import CatanState


def realm_faults(state: CatanState) -> list[str]:
    realm = realm_of(state)
    columns = (
        realm.improvements.levels,
        realm.improvements.walls,
        realm.knights.corners,
        realm.barbarians.defenders,
        realm.progress.hands,
        realm.progress.open,
    )
    if any(len(column) != state.seats for column in columns):
        return ["levels, walls, knights and cards have an entry for each seat"]
    return city_faults(state) + knight_faults(state) + progress_faults(state)


def city_faults(state: CatanState) -> list[str]:
    improvements, barbarians = realm_of(state).improvements, realm_of(state).barbarians
    found = []
    if any(not 0 <= level <= LEVELS for row in improvements.levels for level in row):
        found.append("a track has five levels (CT-K5.1)")
    if any(walls & ~cities for walls, cities in zip(improvements.walls, state.cities)):
        found.append("walls stand under cities (CT-K7.1)")
    if any(walls.bit_count() > WALLS for walls in improvements.walls):
        found.append("three walls each (CT-K7.1)")
    standing = [corner for corner in improvements.metropolises if corner != NOWHERE]
    if len(set(standing)) < len(standing) or any(not sum(state.cities) >> corner & 1 for corner in standing):
        found.append("a metropolis stands on a city of its own (CT-K5.6)")
    moving = [task.track for task in state.agenda if isinstance(task, ChooseMetropolis)]
    for track, corner in enumerate(improvements.metropolises):
        levels = [row[track] for row in improvements.levels]
        owner = next(
            (seat for seat, cities in enumerate(state.cities) if corner >= 0 and cities >> corner & 1), -1
        )
        if owner >= 0 and TRACKS[track] not in moving and (levels[owner] < 4 or max(levels) > levels[owner]):
            found.append("who has a metropolis has come farthest (CT-K5.7)")
    if improvements.fallen & ~sum(state.settlements):
        found.append("a city that lies on its side counts as a settlement (CT-K9.5)")
    if not 0 <= barbarians.step < LANDING:
        found.append("the barbarians are at sea (CT-K9.1)")
    return found


def knight_faults(state: CatanState) -> list[str]:
    knights = realm_of(state).knights
    everywhere = knights.all()
    found = []
    if sum(knights.corners) != everywhere or everywhere & state.built:
        found.append("one piece on an intersection (CT-B7.3)")
    marks = knights.strong | knights.mighty | knights.active | knights.fresh | knights.promoted
    if marks & ~everywhere or knights.strong & knights.mighty or knights.fresh & ~knights.active:
        found.append("what is said of knights is said of those on the board (CT-K8.1)")
    for seat in range(state.seats):
        if any(rank_of(knights, seat, rank).bit_count() > EACH_RANK for rank in range(1, MIGHTY + 1)):
            found.append("two knights of each strength (CT-K8.1)")
    return found


def progress_faults(state: CatanState) -> list[str]:
    progress = realm_of(state).progress
    held = [card.card for hand in progress.hands for card in hand]
    returned = [card.card for deck in progress.decks for card in deck.under]
    shown = [kind for row in progress.open for kind in row]
    found = []
    if any(kind in OPEN for kind in held + returned) or any(kind not in OPEN for kind in shown):
        found.append("victory cards lie open, and no others (CT-K6.3)")
    held += shown
    for track in range(len(TRACKS)):
        deck = progress.decks[track]
        cards = [*deck.unseen, *[card.card for card in deck.under]]
        cards += [kind for kind in held if DECK_OF[kind] == track]
        box = [
            kind for kind, card in enumerate(CARDS) if DECK_OF[kind] == track for _ in range(IN_DECK[card][1])
        ]
        if sorted(cards) != box:
            found.append("eighteen cards in each deck (CT-K2.4)")
    return found + limit_faults(state) + merchant_faults(state)


def limit_faults(state: CatanState) -> list[str]:
    """While the game goes on; a fifth card may have come that is still to be returned."""
    asked = {seat for task in state.agenda if isinstance(task, FifthCard) for seat in task.seats}
    full = [seat for seat, hand in enumerate(realm_of(state).progress.hands) if len(hand) > MOST]
    if not state.agenda or LIMIT_HANDS in state.agenda or asked.issuperset(full):
        return []
    return ["four progress cards in hand (CT-K6.4)"]


def merchant_faults(state: CatanState) -> list[str]:
    progress = realm_of(state).progress
    if progress.merchant == NOWHERE and progress.merchant_of == NOWHERE:
        return []
    standing = progress.merchant != NOWHERE and state.island.land >> progress.merchant & 1
    if standing and 0 <= progress.merchant_of < state.seats:
        return []
    return ["the merchant stands on land, and is somebody's (CT-K15.3)"]
