"""What the seats of a game at this terminal are called."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence

from deskovka.bots.others import called, is_class
from deskovka.text import Texts

PERSON = "me"


def names_of(players: Sequence[str], texts: Texts) -> list[str]:
    """What the seats are called: You, Player 2, Bot 3 (good)."""
    people = sum(player == PERSON for player in players)
    names = []
    for number, player in enumerate(players, 1):
        if player == PERSON:
            names.append(texts.t("person-alone") if people == 1 else texts.t("person", number=number))
        else:
            bot = strength(texts, player)
            alone = len(players) - people == 1
            names.append(
                texts.t("bot-alone", strength=bot) if alone else texts.t("bot", number=number, strength=bot)
            )
    return names


def strength(texts: Texts, bot: str) -> str:
    """What a bot is called by how strong it is; one of a game's own keeps its name, one of others has its own."""
    if is_class(bot):
        return called(bot)
    return texts.t(f"bot-{bot}") if texts.has(f"bot-{bot}") else bot


def strengths(texts: Texts, bots: Iterable[str]) -> dict[str, str]:
    """What several bots are called; those that are called alike are told apart by their class."""
    found = {bot: strength(texts, bot) for bot in bots}
    count = Counter(found.values())
    return {
        bot: f"{name} ({bot})" if count[name] > 1 and is_class(bot) else name for bot, name in found.items()
    }
