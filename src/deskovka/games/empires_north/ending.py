"""The end of the game: what else is worth points, and ties (EN-9.4 to EN-9.7)."""

from __future__ import annotations

from typing import Final

from deskovka.core.game import Seat
from deskovka.core.outcome import Line, Outcome, Standing, rank
from deskovka.games.empires_north.cards import ABILITIES, Ability
from deskovka.games.empires_north.goods import GOLD, KINDS, RAZE, RESOURCE_KINDS
from deskovka.games.empires_north.state import SOURCES, EmpiresState

RULES: Final = {
    Ability.ACTION: "EN-3.13",
    Ability.FEATURE: "EN-3.12",
    Ability.BONUS: "EN-3.14",
    Ability.BOOST: "EN-3.11",
    Ability.STORAGE: "EN-10.8",
    Ability.HARVEST: "EN-3.5",
    Ability.PILLAGE: "EN-7.6",
}


def lines(state: EmpiresState, seat: Seat) -> tuple[Line, ...]:
    """The track by where its points came from, then what is added at the end."""
    first = seat * SOURCES
    found = [
        Line(RULES[ability], (ability.value,), state.earned[first + number])
        for number, ability in enumerate(ABILITIES)
    ]
    supply = state.supply
    first = seat * KINDS
    resources = sum([supply[first + kind] for kind in RESOURCE_KINDS])
    cards = len(state.empires[seat])
    found += final_points(cards, resources, supply[first + GOLD], supply[first + RAZE], state.raze_scores)
    return tuple(found)


def final_points(cards: int, resources: int, gold: int, raze: int, raze_scores: bool) -> list[Line]:
    """EN-9.4 to EN-9.6: what is added to the track."""
    found = [
        Line("EN-9.4", ("empire",), cards),
        Line("EN-9.5", ("resources",), resources // 2),
        Line("EN-9.4", ("gold",), gold),
    ]
    return [*found, Line("EN-9.6", ("raze",), raze)] if raze_scores else found


def outcome(state: EmpiresState) -> Outcome:
    """EN-9.7: most points; then cards in the empire, workers, cards in hand."""
    standings = []
    for seat in range(state.seats):
        own = lines(state, seat)
        ties = (len(state.empires[seat]), state.workers(seat), len(state.hands[seat]))
        score = sum([line.points for line in own])
        standings.append(Standing(score, own, ties, played=state.clans[seat]))
    return rank(tuple(standings))
