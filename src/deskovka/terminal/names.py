"""What the seats of a game at this terminal are called."""

from __future__ import annotations

from collections.abc import Sequence

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
            called = strength(texts, player)
            alone = len(players) - people == 1
            names.append(
                texts.t("bot-alone", strength=called)
                if alone
                else texts.t("bot", number=number, strength=called)
            )
    return names


def strength(texts: Texts, bot: str) -> str:
    """What a bot is called by how strong it is; one of a game's own keeps its name."""
    return texts.t(f"bot-{bot}") if texts.has(f"bot-{bot}") else bot
