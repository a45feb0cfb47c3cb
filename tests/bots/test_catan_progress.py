"""Every kind of progress card is played by every computer player when it has its occasion (CT-K15)."""

from __future__ import annotations

from random import Random

import pytest

from bots.test_catan_knights import bot_named, cities_of_all
from deskovka.bots.catan import BOTS
from deskovka.bots.player import Knowledge
from deskovka.core.chance import RandomChance
from deskovka.games.catan import GAME
from deskovka.games.catan.board import Hex
from deskovka.games.catan.cities_knights.progress.deck import CARDS, OPEN
from deskovka.games.catan.state import CatanState, recount
from games.catan.cities_knights.table import hold, knights, levels, sail_to
from games.catan.table import give, put

# What seat 0 has in hand, and what each of the others has.
HANDS = {
    "commercial-harbor": ("3lumber+2cloth", "cloth"),
    "master-merchant": ("2grain", "2ore+wool"),
    "merchant": ("lumber", ""),
    "merchant-fleet": ("4lumber+2ore+grain", ""),
    "resource-monopoly": ("2grain", "2ore"),
    "trade-monopoly": ("2cloth", "cloth"),
    "alchemist": ("3paper", ""),
    "crane": ("3paper", ""),
    "engineer": ("6lumber+3wool", ""),
    "inventor": ("", ""),
    "irrigation": ("", ""),
    "medicine": ("2ore+grain", ""),
    "mining": ("2grain+ore", ""),
    "road-building": ("", ""),
    "smith": ("", ""),
    "bishop": ("", "ore"),
    "deserter": ("", ""),
    "diplomat": ("", ""),
    "intrigue": ("brick+lumber+wool+grain", ""),
    "saboteur": ("", "3ore+2grain+2wool"),
    "spy": ("", ""),
    "warlord": ("", ""),
    "wedding": ("2grain", "2ore+wool"),
}
TRIES = {"beginner": 8}  # it plays a card when it comes to its mind


def occasion(card: str) -> CatanState:
    """Seat 0 holds the card, the others are ahead, and something can be gained by it."""
    state = cities_of_all(rolled=card != "alchemist", landed=True)
    put(state, 1, cities="B5n", settlements="F6n")
    put(state, 2, cities="G7n")
    hold(state, 0, card)
    hold(state, 1, "merchant", "crane", "mining")
    levels(state, 0, science=3, trade=3)
    knights(state, 0, "E6sw")
    for seat, cards in enumerate((HANDS[card][0], HANDS[card][1], HANDS[card][1])):
        give(state, seat, cards or "nothing")
    prepare(state, card)
    return state


def prepare(state: CatanState, card: str) -> None:
    """What only this card is for."""
    if card in ("smith", "warlord"):  # the barbarians land with the next ship
        sail_to(state, 6)
    if card == "smith":
        knights(state, 0, "D5sw", active=True)
    if card == "intrigue":  # somebody stands where seat 0 could settle
        knights(state, 1, "D5sw")
    if card == "deserter":
        knights(state, 1, "E8se", "strong", active=True)
    if card == "bishop":
        state.robber = int(Hex.read("E6"))
    if card == "saboteur":  # others have nearly won
        state.target = 8
    if card == "diplomat":
        put(state, 1, roads="E8e E8ne E8nw E8w")
        state.longest = 1
        recount(state)


def deeds(name: str, state: CatanState, number: int, most: int = 12) -> set[str]:
    """What seat 0 does in its turn; the others answer as good players."""
    done: set[str] = set()
    for move in range(most):
        seat = 0 if 0 in GAME.waiting(state) else GAME.waiting(state)[0]
        bot = bot_named(name if seat == 0 else "good")
        action = bot.choose(Knowledge(GAME, state, seat), Random(f"{number} {move}"))
        if seat == 0:
            done.add(str(action).split(" ")[0])
        if done & {"end", "roll"}:
            break
        GAME.apply(state, seat, action, RandomChance(Random(number)))
    return done


def test_every_card_that_is_played_has_an_occasion() -> None:
    assert set(HANDS) == {card.value for kind, card in enumerate(CARDS) if kind not in OPEN}


@pytest.mark.parametrize("name", BOTS)
@pytest.mark.parametrize("card", HANDS)
def test_every_kind_of_card_is_played_by_every_bot(card: str, name: str) -> None:
    """Printer and Constitution lie open as soon as they are drawn (CT-K6.3)."""
    assert any(card in deeds(name, occasion(card), number) for number in range(TRIES.get(name, 1)))
