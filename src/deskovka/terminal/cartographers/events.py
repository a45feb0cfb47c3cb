"""What happened, in words."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from deskovka.core.game import Event
from deskovka.games.cartographers.cards import AMBUSH_CARDS, EXPLORE_CARDS
from deskovka.games.cartographers.drawing import Answered, Drawn
from deskovka.games.cartographers.explore import CardRevealed
from deskovka.games.cartographers.season import SeasonBegan, SeasonScored
from deskovka.games.cartographers.solo import MonstersPlaced
from deskovka.terminal.cartographers.spoken import spaces_in_words
from deskovka.text import Texts

Names = Sequence[str]


def describe(texts: Texts, names: Names, event: Event) -> str:
    """One line for any event; the name of its class is the key of its text."""
    return TELLERS[type(event)](texts, names, event)


def _season_began(texts: Texts, names: Names, event: SeasonBegan) -> str:
    return texts.t("SeasonBegan", season=texts.name(event.season))


def _card_revealed(texts: Texts, names: Names, event: CardRevealed) -> str:
    card = texts.name(event.card)
    if event.card in AMBUSH_CARDS:
        return texts.t("card-revealed-ambush", card=card)
    if EXPLORE_CARDS[event.card].ruins:
        return texts.t("card-revealed-ruins", card=card)
    return texts.t("CardRevealed", card=card, time=event.time)


def _answered(texts: Texts, names: Names, event: Answered) -> str:
    if event.drawing is None:
        return texts.t("Answered", name=names[event.seat])
    terrain = texts.name(event.drawing.terrain.name.lower())
    spaces = spaces_in_words(event.drawing.cells)
    return texts.t("answered-own", name=names[event.seat], terrain=terrain, spaces=spaces)


def _drawn(texts: Texts, names: Names, event: Drawn) -> str:
    return texts.t(
        "Drawn" if event.seat == event.owner else "drawn-ambush",
        name=names[event.seat],
        owner=names[event.owner],
        own="yes" if names[event.owner] == texts.t("person-alone") else "no",
        terrain=texts.name(event.terrain.name.lower()),
        spaces=spaces_in_words(event.cells),
        coins=event.coins,
    )


def _monsters_placed(texts: Texts, names: Names, event: MonstersPlaced) -> str:
    card = texts.name(event.card)
    if not event.cells:
        return texts.t("monsters-placed-nowhere", card=card)
    return texts.t("MonstersPlaced", card=card, spaces=spaces_in_words(event.cells), coins=event.coins)


def _season_scored(texts: Texts, names: Names, event: SeasonScored) -> str:
    score = event.score
    return texts.t(
        "SeasonScored",
        season=texts.name(event.season),
        name=names[event.seat],
        first=score.cards[0],
        second=score.cards[1],
        coins=score.coins,
        monsters=score.monsters,
        total=score.total,
    )


TELLERS: dict[type, Callable[[Texts, Names, Any], str]] = {
    SeasonBegan: _season_began,
    CardRevealed: _card_revealed,
    Answered: _answered,
    Drawn: _drawn,
    MonstersPlaced: _monsters_placed,
    SeasonScored: _season_scored,
}
