"""The explore phase: cards are revealed until there is something to draw."""

from __future__ import annotations

from deskovka.core.game import Event, Play, Step
from deskovka.core.values import value
from deskovka.games.cartographers.ambush import DrawMonsters
from deskovka.games.cartographers.cards import AMBUSH_CARDS, EXPLORE_CARDS, SEASONS
from deskovka.games.cartographers.drawing import DrawTerrain, ShowDrawings
from deskovka.games.cartographers.solo import SoloAmbush
from deskovka.games.cartographers.state import CartographersState, neighbour

AMBUSH = "ambush"


@value
class CardRevealed(Event):
    """A card of the explore deck was turned up; an ambush card has no time."""

    reveals = True
    card: str
    time: int


@value
class Explore(Step[CartographersState]):
    """Reveal cards until one is not a ruins card, then draw it or resolve the ambush."""

    rule = "CA-3.1"

    def run(self, state: CartographersState, play: Play[CartographersState]) -> None:
        while state.deck or state.hidden_ambushes:
            card = reveal(state, play)
            if card in AMBUSH_CARDS:  # CA-3.6: the ruins flag, if set, stays
                state.turns += 1
                return begin_ambush(state, card, play)
            if not EXPLORE_CARDS[card].ruins:
                state.turns += 1
                return begin_drawing(state, card, play)
            state.ruins = True  # CA-3.2, CA-3.3, CA-3.4: go on to the next card


def reveal(state: CartographersState, play: Play[CartographersState]) -> str:
    """Turn up the next card: CA-3.1, CA-3.8."""
    card = next_card(state, play)
    state.reveals += 1
    time = 0
    if card in AMBUSH_CARDS:  # CA-7.8, CA-10.6: it leaves the game and never lies in the column
        state.ambushes = tuple([other for other in state.ambushes if other != card])
        state.hidden_ambushes -= 1
    else:
        time = EXPLORE_CARDS[card].time
        state.deck = tuple([other for other in state.deck if other != card])
        state.revealed += (card,)
        state.time += time
    if play.heard:
        play.tell(CardRevealed(card, time))
    return card


def next_card(state: CartographersState, play: Play[CartographersState]) -> str:
    """The card on top of the deck: by chance, unless it was fixed before the game."""
    fixed = state.deal.explore[state.season]
    if state.reveals < len(fixed):
        return fixed[state.reveals]
    place = (SEASONS[state.season].id, state.reveals + 1)
    if state.deal.ambush:
        return play.pick(state.deck + ambushes_in_deck(state), "explore", *place)
    card = play.pick(state.deck + (AMBUSH,) * state.hidden_ambushes, "explore", *place)
    # Nobody has seen which ambush cards were shuffled in (CA-1.12, CA-1.15): it can be any that was not revealed.
    return play.pick(state.ambushes, AMBUSH, *place) if card == AMBUSH else card


def ambushes_in_deck(state: CartographersState) -> tuple[str, ...]:
    """With a fixed order of ambush cards, those that can come by chance now: not those fixed for a later season."""
    entered = state.deal.ambush[: state.season + 1]
    later = {card for cards in state.deal.explore[state.season + 1 :] for card in cards}
    return tuple(card for card in entered if card in state.ambushes and card not in later)


def begin_drawing(state: CartographersState, card: str, play: Play[CartographersState]) -> None:
    """CA-3.5, CA-4.1: everybody draws at the same time; a full map leaves nothing to draw (CA-4.11)."""
    state.card = card
    state.answers = [None] * state.seats
    able = tuple([seat for seat, sheet in enumerate(state.sheets) if sheet.empty])
    play.then(*([DrawTerrain(able)] if able else []), SHOW_DRAWINGS)


def begin_ambush(state: CartographersState, card: str, play: Play[CartographersState]) -> None:
    """CA-7.1: maps go to the neighbours; a full map leaves nothing to draw (CA-7.7). Alone, see solo.py."""
    if state.seats == 1:
        play.then(SoloAmbush(card))
        return
    state.card = card
    state.answers = [None] * state.seats
    able = tuple([seat for seat in range(state.seats) if state.sheets[neighbour(state, seat)].empty])
    play.then(*([DrawMonsters(able)] if able else []), SHOW_DRAWINGS)


EXPLORE = Explore()
SHOW_DRAWINGS = ShowDrawings()
