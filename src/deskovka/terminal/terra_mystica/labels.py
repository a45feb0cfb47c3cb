"""What an action is called in a list, and what may be typed for it beside its number."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from deskovka.core.finding import plain
from deskovka.core.notation import Action
from deskovka.games.terra_mystica.bridges import PlaceBridge
from deskovka.games.terra_mystica.conversions import Burn, Convert
from deskovka.games.terra_mystica.cults import Climb, Stay
from deskovka.games.terra_mystica.leech import Decline, Leech
from deskovka.games.terra_mystica.passing import Pass
from deskovka.games.terra_mystica.priests import SendPriest
from deskovka.games.terra_mystica.setup import ChooseFactionAction
from deskovka.games.terra_mystica.specials import UseSpace
from deskovka.games.terra_mystica.text import exchanged
from deskovka.games.terra_mystica.towns import Connect
from deskovka.games.terra_mystica.upgrading import Advance, Upgrade
from deskovka.games.terra_mystica.words import Build, Done, TakeStep, TakeTile, Transform
from deskovka.terminal.terra_mystica.names import home_colour, space, tile
from deskovka.text import Texts


def label(texts: Texts, action: Action) -> str:
    """What an action is called among others of its kind."""
    return LABELS[type(action)](texts, action)


def _faction(texts: Texts, action: ChooseFactionAction) -> str:
    return texts.t(
        "label-faction",
        faction=texts.name(action.faction),
        terrain=texts.name(home_colour(action.faction)),
        ability=texts.t(f"faction-{action.faction}"),
    )


LABELS: dict[type, Callable[[Texts, Any], str]] = {
    ChooseFactionAction: _faction,
    Build: lambda texts, action: str(action.hex),
    Transform: lambda texts, action: texts.t(
        "label-transform", hex=str(action.hex), terrain=texts.name(action.colour.value)
    ),
    Upgrade: lambda texts, action: texts.t(
        "label-upgrade", hex=str(action.hex), building=texts.name(action.building.value)
    ),
    PlaceBridge: lambda texts, action: str(action.span),
    SendPriest: lambda texts, action: texts.t(
        "label-priest", cult=texts.name(action.cult.value), steps=action.steps
    ),
    Advance: lambda texts, action: texts.name(action.track.value),
    Connect: lambda texts, action: str(action.river),
    UseSpace: lambda texts, action: space(texts, action.space),
    TakeTile: lambda texts, action: tile(texts, action.tile),
    TakeStep: lambda texts, action: texts.name(action.cult.value),
    Climb: lambda texts, action: texts.t("label-climb", cult=texts.name(action.cult.value)),
    Stay: lambda texts, action: texts.t("label-stay"),
    Leech: lambda texts, action: texts.t("label-leech"),
    Decline: lambda texts, action: texts.t("label-decline"),
    Convert: lambda texts, action: texts.t("label-convert", **exchanged(texts, action)),
    Burn: lambda texts, action: texts.t("label-burn", tokens=action.tokens),
    Pass: lambda texts, action: tile(texts, action.scroll) or texts.t("kind-pass"),
    Done: lambda texts, action: texts.t("kind-done"),
}


WORDS: dict[type, Callable[[Texts, Any], list[str]]] = {
    Upgrade: lambda texts, action: [f"{action.hex} {action.building.value}", str(action.hex)],
    ChooseFactionAction: lambda texts, action: [action.faction, texts.name(action.faction)],
    Leech: lambda texts, action: ["leech", "yes", "y", texts.t("word-yes"), texts.t("word-yes")[0]],
    Decline: lambda texts, action: ["decline", "no", "n", "ne"],
    TakeStep: lambda texts, action: [action.cult.value, texts.name(action.cult.value)],
    Climb: lambda texts, action: [action.cult.value, texts.name(action.cult.value)],
}


def words_of(texts: Texts, action: Action) -> tuple[str, ...]:
    """What may be typed for an action, beside its number; accents and capitals do not matter."""
    words = WORDS.get(type(action), _last_word)(texts, action)
    return tuple(plain(word) for word in [str(action), *words])


def _last_word(texts: Texts, action: Action) -> list[str]:
    return [str(action).split()[-1].removeprefix("+")]
