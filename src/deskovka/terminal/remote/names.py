"""What the seats of a server's table are called here."""

from __future__ import annotations

from collections import Counter

from deskovka.core.game import Json
from deskovka.terminal.replay import one_line
from deskovka.text import Texts


def names_at(info: Json, texts: Texts) -> list[str]:
    """You, where one person sits here; people by their names, bots by their strength, each name once."""
    seats = info["seats"]
    alone = sum(seat["yours"] for seat in seats) == 1
    bots = sum(seat["kind"] == "bot" for seat in seats)
    names = [_name(seat, texts, alone, bots) for seat in seats]
    count = Counter(names)
    return [name if count[name] == 1 else f"{name} ({seat + 1})" for seat, name in enumerate(names)]


def _name(seat: Json, texts: Texts, alone: bool, bots: int) -> str:
    number = seat["seat"] + 1
    if seat["yours"] and alone:
        return texts.t("person-alone")
    if seat["kind"] == "open":
        return texts.t("person", number=number)
    if seat["kind"] == "person":
        return one_line(seat["name"]) or texts.t("person", number=number)
    strength = bot_in_words(texts, seat["bot"], seat["name"])
    if bots == 1:
        return texts.t("bot-alone", strength=strength)
    return texts.t("bot", number=number, strength=strength)


def bot_in_words(texts: Texts, bot: str, called: str = "") -> str:
    """What a bot is called; one of others as the server calls it."""
    return texts.t(f"bot-{bot}") if texts.has(f"bot-{bot}") else one_line(called or bot)
