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
            strength = texts.t(f"bot-{player}") if texts.has(f"bot-{player}") else player
            alone = len(players) - people == 1
            names.append(
                texts.t("bot-alone", strength=strength)
                if alone
                else texts.t("bot", number=number, strength=strength)
            )
    return names
