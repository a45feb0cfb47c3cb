"""A game of Catan on the table at home: what lies there becomes a position, and the rules count it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from deskovka.core.chance import SeededChance
from deskovka.core.game import Play, Seat
from deskovka.core.paper import Field, Filled, Paper, Part, Scored, Why
from deskovka.core.values import extensible
from deskovka.games.catan.board import Corner, Edge
from deskovka.games.catan.book import CITIES
from deskovka.games.catan.building import (
    ROADS,
    SETTLEMENTS,
    place_city,
    place_road,
    place_settlement,
    why_not_road,
    why_not_settle,
)
from deskovka.games.catan.development import DECK
from deskovka.games.catan.game import GAME
from deskovka.games.catan.points import FIRST_ARMY, VICTORY_POINT, award_largest_army, check_victory, points
from deskovka.games.catan.roads import SHORTEST, award_longest_road
from deskovka.games.catan.state import NOBODY, CatanState, recount, with_entry

KNIGHT: Final = 0  # the place of the Knights among the development cards
TARGET: Final = next(option for option in GAME.options if option.id == "target")
UNCONNECTED: Final = "CT-B7.2"


@extensible
class CatanPaper(Paper):
    """Every piece on the island, the Knights played, the victory point cards; who holds a card where chains are equal."""

    seats = GAME.seats
    common = (
        Field("target", "number", str(TARGET.default), least=TARGET.least, most=TARGET.most),
        Field("turn", "player"),
        Field("longest-road", "player"),
        Field("largest-army", "player"),
    )
    own = (
        Field("roads", "places", most=ROADS, rule="CT-B1.4", read=Edge.read, example="E7ne"),
        Field("settlements", "places", most=SETTLEMENTS, rule="CT-B1.4", read=Corner.read, example="E7n"),
        Field("cities", "places", most=CITIES, rule="CT-B1.4", read=Corner.read, example="E7n"),
        Field("knights", "number", "0", most=DECK[KNIGHT]),
        Field("victory-points", "number", "0", most=DECK[VICTORY_POINT]),
    )

    def score(self, filled: Filled) -> Scored:
        state = _empty(len(filled.players), filled.common.numbers["target"])
        play = Play(state, SeededChance.from_text("paper"), heard=False)
        hints = _lay_pieces(state, filled, play)
        hints += _award_road(state, filled, play)
        hints += _award_army(state, filled, play)
        hints += _find_winner(state, filled, play)
        outcome = GAME.outcome(state)
        assert outcome is not None
        whys = tuple(_whys(state, seat) for seat in range(state.seats))
        winners = () if state.winner == NOBODY else (state.winner,)
        return Scored(outcome, whys, winners, tuple(hints))


def _empty(seats: int, target: int) -> CatanState:
    """An island with nothing on it; where things can stand is the same on all of them."""
    setup = GAME.setup(seats, {"board": "beginner", "target": str(target)})
    state = GAME.new_game(setup, SeededChance.from_text("paper"))
    state.agenda.clear()
    return state


def _lay_pieces(state: CatanState, filled: Filled, play: Play[CatanState]) -> list[Why]:
    """Roads first: a settlement then cuts those of others, as in a game."""
    hints: list[Why] = []
    for seat, part in enumerate(filled.players):
        for edge in part.places["roads"]:
            rule = why_not_road(state, seat, edge)
            if rule is not None and (rule != UNCONNECTED or not state.island.paths >> edge & 1):
                raise part.forbidden("roads", edge, rule)
            place_road(state, seat, edge, play)
    for seat, part in enumerate(filled.players):
        for field in ("settlements", "cities"):
            for corner in part.places[field]:
                rule = why_not_settle(state, corner)
                if rule is not None:
                    raise part.forbidden(field, corner, rule)
                place_settlement(state, seat, corner, play)
                if field == "cities":
                    place_city(state, seat, corner, play)
        hints += _loose_pieces(part, state.seats)
    for seat, part in enumerate(filled.players):
        state.knights = with_entry(state.knights, seat, part.numbers["knights"])
        state.cards[seat][VICTORY_POINT] = part.numbers["victory-points"]
    _check_deck(state, filled)
    return hints


def _loose_pieces(part: Part, seats: int) -> list[Why]:
    """CT-B7.2, CT-B7.5: roads that touch nothing of one's own, and buildings that touch no own road."""
    alone = _empty(seats, 10)
    play = Play(alone, SeededChance.from_text("paper"), heard=False)
    for corner in (*part.places["settlements"], *part.places["cities"]):
        place_settlement(alone, 0, corner, play)
    left = list(part.places["roads"])
    while fitting := [edge for edge in left if why_not_road(alone, 0, edge) is None]:
        for edge in fitting:
            place_road(alone, 0, edge, play)
        left = [edge for edge in left if edge not in fitting]
    loose = [part.spelled["roads", edge] for edge in left]
    lonely = [
        part.spelled[field, corner]
        for field in ("settlements", "cities")
        for corner in part.places[field]
        if not alone.ends[0] >> corner & 1
    ]
    hints = []
    if loose:
        places = ", ".join(loose)
        hints.append(_hint("loose-roads", UNCONNECTED, name=part.name, places=places, count=len(loose)))
    if lonely:
        places = ", ".join(lonely)
        hints.append(_hint("no-road", "CT-B7.5", name=part.name, places=places, count=len(lonely)))
    return hints


def _check_deck(state: CatanState, filled: Filled) -> None:
    """CT-B1.5: there are only so many cards of a kind."""
    for field, counts, most in (
        ("knights", state.knights, DECK[KNIGHT]),
        ("victory-points", [cards[VICTORY_POINT] for cards in state.cards], DECK[VICTORY_POINT]),
    ):
        if sum(counts) > most:
            count, last = sum(counts), max(seat for seat, count in enumerate(counts) if count)
            message = f"expected at most {most} in all, got {count}"
            raise filled.players[last].error(
                field, message, "too-many-in-all", "CT-B1.5", most=most, count=count
            )


def _award_road(state: CatanState, filled: Filled, play: Play[CatanState]) -> list[Why]:
    """CT-B8.4, CT-B8.5: whoever held the card keeps it among equals; only people know who did."""
    state.longest = _holder(filled, "longest-road")
    recount(state)
    before = state.longest
    award_longest_road(state, play)
    best = max(state.chains)
    equal = [seat for seat, chain in enumerate(state.chains) if chain == best]
    if best >= SHORTEST and state.longest == NOBODY:
        return [_hint("who-road", "CT-B8.4", names=_named(filled, equal), count=best)]
    return _taken("longest-road", "CT-B8.4", before, state.longest, filled)


def _award_army(state: CatanState, filled: Filled, play: Play[CatanState]) -> list[Why]:
    """CT-B10.1: the first with so many Knights keeps the card among equals."""
    best = max(state.knights)
    equal = [seat for seat, knights in enumerate(state.knights) if knights == best]
    before = _holder(filled, "largest-army")
    state.army = before if before in equal and best >= FIRST_ARMY else NOBODY
    recount(state)
    if state.army == NOBODY and len(equal) == 1:
        award_largest_army(state, equal[0], play)
    if best >= FIRST_ARMY and state.army == NOBODY:
        return [_hint("who-army", "CT-B10.1", names=_named(filled, equal), count=best)]
    return _taken("largest-army", "CT-B10.1", before, state.army, filled)


def _taken(card: str, rule: str, before: Seat, after: Seat, filled: Filled) -> list[Why]:
    """What was told of a card, where the pieces say otherwise."""
    if before in (NOBODY, after):
        return []
    taker = "" if after == NOBODY else filled.names[after]
    return [_hint(f"{card}-{'taken' if taker else 'aside'}", rule, name=filled.names[before], taker=taker)]


def _find_winner(state: CatanState, filled: Filled, play: Play[CatanState]) -> list[Why]:
    """CT-B11.1, CT-B11.2: enough points win in the own turn."""
    state.winner = NOBODY
    enough = [seat for seat in range(state.seats) if points(state, seat) >= state.target]
    turn = filled.common.players["turn"]
    if turn is None and len(enough) > 1:
        return [_hint("whose-turn", "CT-B11.2", names=_named(filled, enough))]
    state.active = turn if turn is not None else (enough or [0])[0]
    check_victory(state, play)
    if state.winner == NOBODY and enough:
        return [_hint("not-yet", "CT-B11.2", names=_named(filled, enough), count=len(enough))]
    return []


def _whys(state: CatanState, seat: Seat) -> tuple[Why, ...]:
    """What was counted for each of the game's lines."""
    counted = (
        ("settlements", state.settlements[seat].bit_count()),
        ("cities", state.cities[seat].bit_count()),
        ("longest-road", state.chains[seat]),
        ("largest-army", state.knights[seat]),
        ("victory-points", state.cards[seat][VICTORY_POINT]),
    )
    return tuple([Why(f"paper-why-{what}", {"count": count}) for what, count in counted])


def _holder(filled: Filled, card: str) -> Seat:
    seat = filled.common.players[card]
    return NOBODY if seat is None else seat


def _hint(key: str, rule: str, **about: str | int) -> Why:
    return Why(f"paper-hint-{key}", about, rule)


def _named(filled: Filled, seats: Sequence[Seat]) -> str:
    return ", ".join(filled.names[seat] for seat in seats)


PAPER: Final = CatanPaper()
