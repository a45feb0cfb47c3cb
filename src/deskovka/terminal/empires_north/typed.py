"""Whole actions as people type them: cards, tiles and goods by their names, opponents by their clans."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from deskovka.core.errors import NotationError
from deskovka.core.finding import plain
from deskovka.core.game import Game, Json, Seat
from deskovka.core.notation import Action, verb
from deskovka.core.rules import LANGUAGES
from deskovka.games.empires_north.attacking import Attack
from deskovka.games.empires_north.cards import Tile
from deskovka.games.empires_north.goods import GOODS
from deskovka.terminal.empires_north.cards import Cards
from deskovka.text import Texts


def read_line(
    game: Game[Any], cards: Cards, view: Json | None, text: str, players: Sequence[str] = ()
) -> Action | None:
    """The action somebody typed; None if the text does not begin like one."""
    words = text.split()
    if not words or words[0].casefold() not in {verb(kind) for kind in game.actions}:
        return None
    words[0] = words[0].casefold()
    if words[0] == verb(Attack) and view is not None:
        words = with_seat(words, view, cards.texts, players)
    try:
        return game.read(" ".join(words))
    except NotationError:
        meant = with_ids(words, names_of(cards))
        if meant == words:
            raise
        return game.read(" ".join(meant))


def with_seat(words: list[str], view: Json, texts: Texts, players: Sequence[str]) -> list[str]:
    """`attack glenn wool-market`, `attack Bot 2 wool-market`: the opponent by the clan, or by the name on the screen."""
    known: dict[str, Seat] = {}
    for seat, player in enumerate(view["players"]):
        clan = player["clan"]
        names = [*players[seat : seat + 1], *([clan, texts.name(clan)] if clan else [])]
        known |= {plain(name): seat for name in names}
    for end in range(len(words), 1, -1):
        found = known.get(plain(" ".join(words[1:end])))
        if found is not None:
            return [words[0], str(found), *words[end:]]
    return words


def names_of(cards: Cards) -> dict[str, str]:
    """The words of the notation by what people may type for them, in any language."""
    found: dict[str, str] = {}
    for language in LANGUAGES:
        own = Texts(language, cards.texts.game)
        found |= {plain(own.t(f"tile-{tile.value}")): tile.value for tile in Tile}
        found |= {plain(own.name(good.value)): good.value for good in GOODS}
    return found | cards.by_name


def with_ids(words: Sequence[str], names: Mapping[str, str]) -> list[str]:
    """The longest names first become ids; parts of a list, too."""
    found, place = [words[0]], 1
    while place < len(words):
        for end in range(len(words), place, -1):
            id = id_of(" ".join(words[place:end]), names)
            if id or end == place + 1:
                found.append(id or words[place])
                place = end
                break
    return found


def id_of(typed: str, names: Mapping[str, str]) -> str:
    """The id of one thing, or of a row of them; nothing where one is unknown."""
    parts = [names.get(plain(part.strip()), "") for part in typed.split(",")]
    return ",".join(parts) if all(parts) else ""


def written(action: Action, view: Json | None) -> str:
    """The notation, but with the clan of an opponent."""
    if isinstance(action, Attack) and view is not None:
        clan = view["players"][action.victim]["clan"]
        if clan:
            return f"{verb(Attack)} {clan} {action.card}"
    return str(action)
