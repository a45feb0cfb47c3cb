"""Positions for the rule tests: clans with hands, empires and supplies, in the middle of an Action phase.

The tiles lie in the order explore, populate, construct, harvest, sail, and in a circle: sail is beside explore.
Face up lie Timber Isle and Seal Bank, near, and the Golden Atoll and the Isle of Skalds, distant.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from deskovka.core.chance import Chance, ScriptedChance, SeededChance
from deskovka.core.data import Entry
from deskovka.core.game import Event, Json
from deskovka.games.empires_north import GAME
from deskovka.games.empires_north.box import make_box, read_card
from deskovka.games.empires_north.cards import Box, CardName, Kind
from deskovka.games.empires_north.goods import FISH, GOLD, KINDS, NO_TOKENS, NUMBER
from deskovka.games.empires_north.names import piece_named
from deskovka.games.empires_north.placing import add_piece
from deskovka.games.empires_north.rounds import END_ROUND
from deskovka.games.empires_north.state import (
    NOWHERE,
    TILES,
    EmpiresState,
    Piece,
    Ship,
    change,
    with_sorted,
    without,
)
from deskovka.games.empires_north.tiles import BoostOrField
from deskovka.games.empires_north.turn import NEXT_TURN, TAKE_TURN
from positions import options as legal

NEAR = ("timber-isle", "seal-bank")
DISTANT = ("golden-atoll", "isle-of-skalds")
TILE_NAMES = [tile.value for tile in TILES]
PLAIN = {"en": "Made for a test", "cs": "Pro zkoušku"}


def new_table(
    *clans: str, first: int = 0, islands: str = "", seats: int = 2, **chosen: str
) -> tuple[EmpiresState, list[Event]]:
    """A game that begins, with the circle in the order of the tiles; chance deals the first cards of each deck."""
    seats = len(clans) or seats
    if clans:
        chosen["clans"] = ",".join(clans)
    shown = islands.split() or [*NEAR, *DISTANT]
    box = make_box("")
    dealt: list[str] = []
    for step in range(seats if clans else 0):
        dealt += box.decks[clans[(first + step) % seats]][:5]
    told = ScriptedChance([*TILE_NAMES[1:], str(first), *shown, *dealt])
    state, events = GAME.begin(GAME.setup(seats, chosen), told)
    told.finish()
    return state, events


def position(
    *clans: str,
    turn: int = 0,
    first: int = 0,
    round: int = 2,
    ends: bool = True,
    made: Box | None = None,
    raze_scores: bool = False,
    **chosen: str,
) -> EmpiresState:
    """It is the turn of a seat. Everybody has 5 workers and the starting fields, nothing else, and an empty hand.

    The game ends after this round, so that nothing is dealt, unless it is told otherwise.
    """
    clans = clans or ("glenn", "ulaf")
    chosen |= {"clans": ",".join(clans), "raze-tokens-score": "yes" if raze_scores else "no"}
    setup = GAME.setup(len(clans), chosen)
    state = GAME.new_game(setup, SeededChance.from_text("position"))
    if made is not None:
        state.box = made
    for seat, clan in enumerate(clans):
        state.supply[seat * KINDS : (seat + 1) * KINDS] = [0, 0, 0, 0, 0, 0, 0, 5]
        state.aside[seat] = ()
        state.decks[seat] = state.box.decks[clan]
    state.circle = (0, 1, 2, 3, 4)
    lay_islands(state, *NEAR, *DISTANT)
    state.round, state.phase, state.first, state.active = round, "action", first, turn
    state.last = ends
    state.agenda = [END_ROUND, NEXT_TURN[(turn + 1) % len(clans)], TAKE_TURN[turn]]
    return state


def lay_islands(state: EmpiresState, *names: str) -> None:
    """These islands lie face up, all others are in their decks."""
    state.islands = list(state.box.islands)
    state.islands_gone = [(), ()]
    state.display = [(), ()]
    for name in names:
        far = int(name in state.islands[1])
        state.islands[far] = without(state.islands[far], name)
        state.display[far] = (*state.display[far], CardName(name))


def made_card(clan: str, name: str, **fields: Any) -> Any:
    """A card made for a test, in the words of the data files; without a clan an island."""
    entry = Entry("test", name, {**PLAIN, **fields})
    return read_card(entry, clan)


def box_with(*cards: Any) -> Box:
    """The box, and cards made for a test besides."""
    return Box([*make_box("").cards.values(), *cards])


# What seats have


def give(state: EmpiresState, seat: int, goods: str = "", tired: int = 0, points: int = 0) -> None:
    """More for a supply, `2 food, 1 gold`; a number of tired workers; points that came from an action."""
    for part in filter(None, goods.split(",")):
        number, kind = part.split()
        state.supply[seat * KINDS + NUMBER[kind]] += int(number)
    state.tired[seat] += tired
    state.points[seat] += points
    state.earned[seat * 7] += points


def deal(state: EmpiresState, seat: int, cards: str) -> None:
    """Cards from the deck into the hand, separated by spaces."""
    for name in cards.split():
        state.decks[seat] = without(state.decks[seat], name)
        state.hands[seat] = with_sorted(state.hands[seat], CardName(name))


def put(state: EmpiresState, seat: int, pieces: str) -> None:
    """Cards from the deck into the empire: `ale-bench, wool-shed on pasture, copycat-tavern as ale-bench, seal-bank`.

    Each may be followed by `exhausted` and by tokens on it: `grain-bank exhausted with 2 food`.
    """
    for text in pieces.split(","):
        words = text.split()
        if words:
            _put(state, seat, words[0], words[1:])


def _put(state: EmpiresState, seat: int, name: str, words: list[str]) -> None:
    onto, copied = NOWHERE, None
    if "on" in words:
        onto = piece(state, seat, words[words.index("on") + 1]).serial
    if "as" in words:
        copied = CardName(words[words.index("as") + 1])
    take_from_box(state, seat, name)
    placed = add_piece(state, seat, CardName(name), onto, copied)
    tokens = list(NO_TOKENS)
    if "with" in words:
        rest = words[words.index("with") + 1 :]
        for number, kind in zip(rest[::2], rest[1::2]):
            tokens[NUMBER[kind]] += int(number)
    change(state, seat, placed.but("exhausted" in words, tuple(tokens)))


def take_from_box(state: EmpiresState, seat: int, name: str) -> None:
    card = state.box[name]
    if card.kind == Kind.ISLAND:
        for piles in (state.islands, state.display):
            for far in range(2):
                if name in piles[far]:
                    piles[far] = without(piles[far], name)
                    return
    if card.kind != Kind.START_FIELD:
        state.decks[seat] = without(state.decks[seat], name)


def empty_deck(state: EmpiresState, seat: int, discards: str = "", left: str = "") -> None:
    """Everything of the deck is in the empire or hand, but for what lies in the discard pile and what is left."""
    rest = state.decks[seat]
    for name in (discards + " " + left).split():
        rest = without(rest, name)
    state.hands[seat] = with_sorted(state.hands[seat], *rest)
    state.decks[seat] = tuple(sorted(CardName(name) for name in left.split()))
    state.discards[seat] = tuple(sorted(CardName(name) for name in discards.split()))


def clear_empire(state: EmpiresState, seat: int, *stay: str) -> None:
    """The starting fields are gone but for some."""
    for old in state.empires[seat]:
        if old.card not in stay and state.box[old.card].kind == Kind.START_FIELD:
            state.gone[seat] = with_sorted(state.gone[seat], old.card)
            state.empires[seat] = tuple(p for p in state.empires[seat] if p.serial != old.serial)


def sail(state: EmpiresState, ships: str) -> None:
    """Ships in the queue, `0 1:fish 0:gold+raze`: whose, and what is on them."""
    for text in ships.split():
        owner, _, cargo = text.partition(":")
        provisions = FISH if "fish" in cargo else GOLD if "gold" in cargo else NOWHERE
        state.queue = (*state.queue, Ship(int(owner), provisions, "raze" in cargo))
        state.ships[int(owner)] -= 1


def lay_discs(state: EmpiresState, seat: int, discs: str) -> None:
    """Discs on tiles, `harvest sail/x`: the second is exhausted."""
    found = [-1, -1]
    for number, text in enumerate(discs.split()):
        tile, _, turned = text.partition("/")
        found[number] = 2 * TILE_NAMES.index(tile) + bool(turned)
    state.discs[seat] = tuple(sorted(found))


def passes(state: EmpiresState, *seats: int) -> None:
    """These seats have passed."""
    for seat in seats:
        state.passed |= 1 << seat


# What there is to see


def piece(state: EmpiresState, seat: int, name: str) -> Piece:
    found = piece_named(state, seat, name)
    assert found is not None, f"{name} is not in the empire of seat {seat}"
    return found


def has(state: EmpiresState, seat: int, kind: str) -> int:
    return state.held(seat, NUMBER[kind])


def supply(state: EmpiresState, seat: int = 0) -> str:
    """What lies in a supply, `2 food, 5 worker`."""
    held = state.holding(seat)
    return ", ".join(f"{held[number]} {kind}" for kind, number in NUMBER.items() if held[number])


def hand(state: EmpiresState, seat: int = 0) -> str:
    return " ".join(state.hands[seat])


def empire(state: EmpiresState, seat: int = 0) -> list[str]:
    """The cards of an empire as printed, without the starting fields."""
    return [p.card for p in state.empires[seat] if state.box[p.card].kind != Kind.START_FIELD]


def exhausted(state: EmpiresState, seat: int = 0) -> list[str]:
    return [p.card for p in state.empires[seat] if p.exhausted]


def discs(state: EmpiresState, seat: int = 0) -> str:
    """`harvest sail/x`; a disc in the supply is not told."""
    return " ".join(
        TILE_NAMES[disc // 2] + ("/x" if disc % 2 else "") for disc in state.discs[seat] if disc >= 0
    )


def queue(state: EmpiresState) -> str:
    """As in `sail`."""
    told = []
    for ship in state.queue:
        cargo = [*({FISH: ["fish"], GOLD: ["gold"]}.get(ship.provisions, []))] + ["raze"] * ship.raze
        told.append(":".join([str(ship.owner), *(["+".join(cargo)] if cargo else [])]))
    return " ".join(told)


def score(state: EmpiresState, seat: int) -> int:
    """The track and everything that is added at the end."""
    return sum(line.points for line in GAME.lines(state, seat))


def shown(state: EmpiresState, seat: int | None) -> Json:
    return GAME.view(state, seat)


def seen(events: list[Event], seat: int | None) -> list[Event]:
    """What a seat hears of events."""
    return [told for event in events if (told := event.seen_by(seat)) is not None]


# Moves


def play(state: EmpiresState, seat: int, *actions: str, chance: str | Iterable[str] = ()) -> list[Event]:
    """Several moves of one seat; chance deals to the last of them, `*` anything. The position stays sound.

    Who is asked for a boost or field and has no card with that action in its corner says `nothing` without being told.
    """
    *before, last = actions
    events = [event for action in before for event in _move(state, seat, action, ScriptedChance(()))]
    if chance == "*":
        events += _move(state, seat, last, SeededChance.from_text("anything"))
    else:
        told = ScriptedChance(chance.split() if isinstance(chance, str) else chance)
        events += _move(state, seat, last, told)
        told.finish()
    assert not GAME.faults(state)
    return events


def _move(state: EmpiresState, seat: int, action: str, chance: Chance) -> list[Event]:
    events = GAME.apply(state, seat, GAME.read(action), chance)
    asked = GAME.decision(state)
    tile = asked.tile if isinstance(asked, BoostOrField) else None
    if tile and all(state.box[card].on != tile for card in state.hands[seat]):
        events += GAME.apply(state, seat, GAME.read("nothing"), chance)
    return events


def options(state: EmpiresState, seat: int = 0, verb: str = "") -> set[str]:
    """The legal actions of a seat that begin with a word."""
    return {option for option in legal(GAME, state, seat) if option.startswith(verb)}


def asked(state: EmpiresState) -> str:
    """What is asked now: the name of the decision."""
    decision = GAME.decision(state)
    return "" if decision is None else type(decision).__name__
