"""What happened, in words."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from deskovka.core.game import Event
from deskovka.games.terra_mystica.bridges import Bridged
from deskovka.games.terra_mystica.building import Built, Upgraded
from deskovka.games.terra_mystica.choices import FavorTaken
from deskovka.games.terra_mystica.conversions import Burn, Converted
from deskovka.games.terra_mystica.cults import CultMoved
from deskovka.games.terra_mystica.ending import FinalPoints
from deskovka.games.terra_mystica.leech import Consoled, Declined, Leeched
from deskovka.games.terra_mystica.passing import Passed
from deskovka.games.terra_mystica.rounds import CultBonus, IncomeCollected, RoundBegan
from deskovka.games.terra_mystica.setup import FactionChosen, ScrollTaken
from deskovka.games.terra_mystica.specials import SpaceUsed
from deskovka.games.terra_mystica.terraforming import Transformed
from deskovka.games.terra_mystica.towns import TownFounded
from deskovka.games.terra_mystica.upgrading import Advanced
from deskovka.terminal.terra_mystica.changes import goods_in_words
from deskovka.terminal.terra_mystica.labels import exchanged
from deskovka.terminal.terra_mystica.names import deed, effect
from deskovka.terminal.terra_mystica.spoken import scoring
from deskovka.text import Argument, Texts

Words = dict[str, Argument]

GOODS = ("workers", "coins", "priests", "power", "spades")


def describe(texts: Texts, names: Sequence[str], event: Event) -> str:
    """One line for any event; the name of its class is the key of its text."""
    seat: int | None = getattr(event, "seat", None)
    words: Words = {} if seat is None else {"name": names[seat]}
    builder: int | None = getattr(event, "builder", None)
    if builder is not None:
        words["builder"] = names[builder]
    words |= TELLERS[type(event)](texts, event)
    return texts.t(type(event).__name__, **words)


def _goods(texts: Texts, event: IncomeCollected | CultBonus) -> Words:
    goods = {name: getattr(event, name, 0) for name in GOODS}
    return {"goods": goods_in_words(texts, goods) or texts.t("nothing")}


def _converted(texts: Texts, event: Converted) -> Words:
    if isinstance(event.action, Burn):
        return {"burned": "yes", "paid": texts.t("goods-power", count=event.action.tokens), "got": ""}
    return {"burned": "no", **exchanged(texts, event.action)}


def _leeched(texts: Texts, event: Leeched) -> Words:
    return {"power": event.power, "price": texts.t("points", points=event.power - 1)}


def _passed(texts: Texts, event: Passed) -> Words:
    scroll = effect(texts, event.scroll) if event.scroll else ""
    return {"points": event.points, "taken": "yes" if scroll else "no", "scroll": scroll}


TELLERS: dict[type, Callable[[Texts, Any], Words]] = {
    FactionChosen: lambda texts, event: {"faction": texts.name(event.faction)},
    ScrollTaken: lambda texts, event: {"scroll": effect(texts, event.scroll)},
    RoundBegan: lambda texts, event: {"round": event.round, "tile": scoring(texts, event.round, event.tile)},
    IncomeCollected: _goods,
    CultBonus: _goods,
    Built: lambda texts, event: {"hex": str(event.hex)},
    Upgraded: lambda texts, event: {"hex": str(event.hex), "building": texts.name(event.building.value)},
    Transformed: lambda texts, event: {
        "hex": str(event.hex),
        "terrain": texts.name(event.colour.value),
        "spades": event.spades,
    },
    Advanced: lambda texts, event: {"track": texts.name(event.track.value), "level": event.level},
    Bridged: lambda texts, event: {"span": str(event.span)},
    TownFounded: lambda texts, event: {"tile": effect(texts, event.tile)},
    FavorTaken: lambda texts, event: {"tile": effect(texts, event.tile)},
    CultMoved: lambda texts, event: {
        "cult": texts.name(event.cult.value),
        "step": event.step,
        "power": event.power,
    },
    SpaceUsed: lambda texts, event: {"space": deed(texts, event.space)},
    Converted: _converted,
    Consoled: lambda texts, event: {"power": event.power},
    Leeched: _leeched,
    Declined: lambda texts, event: {"offer": event.offer},
    Passed: _passed,
    FinalPoints: lambda texts, event: {"what": texts.name(event.what), "points": event.points},
}
