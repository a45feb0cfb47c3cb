"""Typed actions: in any case, in the reader's words, players by letter or name, shortened where one thing is meant."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import fields
from itertools import pairwise
from typing import Any

from deskovka.core.finding import plain
from deskovka.core.game import Game
from deskovka.core.notation import Action, verb, words_of
from deskovka.games.catan import GAME
from deskovka.games.catan.cities_knights.realm import TRACKS
from deskovka.games.catan.goods import GOODS, Cards
from deskovka.terminal.catan.players import SEAT_FIELDS, read_players
from deskovka.text import Texts

VERBS = tuple(dict.fromkeys(map(verb, GAME.actions)))
LINKS = tuple(
    sorted({word for action in GAME.actions for word, field, _ in words_of(action)[1:] if not field})
)
BEFORE_SEATS = {  # the verb, and the word after which players follow
    (verb(action), before)
    for action in GAME.actions
    for (before, _, _), (_, field, _) in pairwise(words_of(action))
    if field in SEAT_FIELDS
}
NAMES = tuple(good.value for good in GOODS)
TRACK_NAMES = tuple(track.value for track in TRACKS)
TOKEN = re.compile(r"(\d*)\s*([^\W\d][\w-]*)|(\d+)")


def read_line(
    game: Game[Any], texts: Texts, names: Sequence[str], text: str, legal: Sequence[Action]
) -> Action | None:
    """The action somebody typed; None if it does not look like one, or is only begun."""
    words = notation(texts, text, names)
    if not words or words[0] not in VERBS:
        return None
    if meant := _meant(words, legal):
        return meant
    return None if _only_begun(game, words) else game.read(" ".join(words))


def read_cards(texts: Texts, text: str) -> Cards | None:
    """`2wool+ore`, `2 wool, ore`, `2 vlny, ruda`; None if these are no cards."""
    words = notation(texts, text)
    if len(words) != 1 or words[0] in (*VERBS, *LINKS):
        return None
    try:
        return Cards.read(words[0])
    except ValueError:
        return None


def notation(texts: Texts, text: str, names: Sequence[str] = ()) -> list[str]:
    """The words of the notation: `2 vlny, ruda` is `2wool+ore`, player B is 1; players come last."""
    known = _vocabulary(texts)
    parts: list[tuple[str, str]] = []  # kind and text; cards that follow each other are added
    for found in TOKEN.finditer(text):
        amount, name, number = found.groups("")
        word = known.get(plain(name), plain(name))
        part = ("card", amount + word) if word in NAMES else ("word", amount + word + number)
        kind, before = parts[-1] if parts else ("", "")
        if part[0] == kind == "card":
            parts[-1] = (kind, f"{before}+{part[1]}")
        else:
            parts.append(part)
        if (parts[0][1], word) in BEFORE_SEATS and names:
            players = str(read_players(names, text[found.end() :]))
            return [*(word for _, word in parts), *([players] if players else [])]
    return [word for _, word in parts]


def _vocabulary(texts: Texts) -> dict[str, str]:
    """The word of the notation for every word that may be typed."""
    known: dict[str, str] = {}
    for word in (*VERBS, *LINKS, *NAMES, *TRACK_NAMES):
        known |= dict.fromkeys((word, *texts.t(f"typed-{word}").split()), word)
    return known


def _only_begun(game: Game[Any], words: Sequence[str]) -> bool:
    """A verb alone, after which something must come: the prompt asks what."""
    whole = {action.form for action in game.actions if not fields(action)}
    return len(words) == 1 and words[0] not in whole


def _meant(words: Sequence[str], legal: Sequence[Action]) -> Action | None:
    """The only legal action that begins like this, word by word."""
    found = [action for action in legal if str(action).casefold().split()[: len(words)] == list(words)]
    return found[0] if len(found) == 1 else None
