"""Legal actions as people choose them: by kind, each with a label and with what it costs and brings."""

from __future__ import annotations

from collections.abc import Iterable

from deskovka.core.finding import plain
from deskovka.core.game import Json
from deskovka.core.notation import Action
from deskovka.core.values import value
from deskovka.games.terra_mystica.bridges import PlaceBridge
from deskovka.games.terra_mystica.conversions import Burn, Convert
from deskovka.games.terra_mystica.cults import Climb, Stay
from deskovka.games.terra_mystica.leech import Decline, Leech
from deskovka.games.terra_mystica.passing import Pass
from deskovka.games.terra_mystica.priests import SendPriest
from deskovka.games.terra_mystica.setup import ChooseFactionAction
from deskovka.games.terra_mystica.specials import UseSpace
from deskovka.games.terra_mystica.towns import Connect
from deskovka.games.terra_mystica.upgrading import Advance, Upgrade
from deskovka.games.terra_mystica.words import Build, Done, TakeStep, TakeTile, Transform
from deskovka.terminal.position import Position
from deskovka.terminal.terra_mystica.changes import gains
from deskovka.terminal.terra_mystica.labels import label, words_of
from deskovka.terminal.terra_mystica.names import home_colour
from deskovka.text import Texts

KINDS = {
    ChooseFactionAction: "faction",
    Done: "done",
    Build: "build",
    Transform: "transform",
    Upgrade: "upgrade",
    PlaceBridge: "bridge",
    SendPriest: "priest",
    Advance: "advance",
    Connect: "connect",
    TakeTile: "tile",
    TakeStep: "step",
    Climb: "key",
    Stay: "key",
    Leech: "leech",
    Decline: "leech",
    Convert: "convert",
    Burn: "convert",
    Pass: "pass",
}
ORDER = (
    *(
        "faction",
        "leech",
        "key",
        "tile",
        "step",
        "build",
        "transform",
        "upgrade",
        "bridge",
        "power",
        "special",
    ),
    *("priest", "advance", "connect", "convert", "pass", "done"),
)
ON_THE_MAP = ("build", "transform", "connect")


@value
class Choice:
    """One line to choose from: what it is called, what else may be typed for it, and what it changes."""

    label: str
    words: tuple[str, ...]
    gain: str
    actions: tuple[Action, ...]


def kind_of(view: Json, action: Action) -> str:
    if isinstance(action, UseSpace):
        return "power" if action.space in view["power_actions"] else "special"
    return KINDS[type(action)]


def by_kind(view: Json, actions: Iterable[Action]) -> dict[str, list[Action]]:
    """The actions by kind, in the order of the menu; when a turn may be ended, that comes first."""
    found: dict[str, list[Action]] = {}
    for action in actions:
        found.setdefault(kind_of(view, action), []).append(action)
    order = ORDER if "pass" in found else ("done", *ORDER[:-1])
    return {kind: found[kind] for kind in order if kind in found}


def choices(texts: Texts, position: Position, actions: Iterable[Action]) -> list[Choice]:
    """A choice for every action, but one for every hex that can be transformed."""
    found: list[Choice] = []
    hexes: dict[str, list[Transform]] = {}
    for action in actions:
        if isinstance(action, Transform):
            hexes.setdefault(str(action.hex), []).append(action)
        else:
            found.append(_choice(texts, position, action))
    return found + [_hex_choice(texts, position, hex, group) for hex, group in hexes.items()]


def _choice(texts: Texts, position: Position, action: Action) -> Choice:
    """One action; factions and conversions are told by their labels."""
    told = isinstance(action, (ChooseFactionAction, Convert))
    gain = "" if told else gains(texts, position, action)
    return Choice(label(texts, action), words_of(texts, action), gain, (action,))


def _hex_choice(texts: Texts, position: Position, hex: str, actions: list[Transform]) -> Choice:
    """A hex to transform, with the price of the home terrain where that is possible."""
    home = _home(position)
    terrain = next(place["terrain"] for place in position.view["map"] if place["hex"] == hex)
    homely = next((action for action in actions if action.colour.value == home), None)
    price = gains(texts, position, homely) or texts.t("free") if homely else texts.t("not-home")
    return Choice(f"{hex} {texts.name(terrain)}", (plain(hex),), price, tuple(actions))


def colours(texts: Texts, position: Position, actions: Iterable[Transform]) -> list[Choice]:
    """What a hex can become, the home terrain first."""
    home = _home(position)
    found = []
    for action in sorted(actions, key=lambda action: action.colour.value != home):
        name = texts.name(action.colour.value)
        words = (plain(name), action.colour.value)
        found.append(Choice(name, words, gains(texts, position, action), (action,)))
    return found


def _home(position: Position) -> str:
    return home_colour(position.view["seats"][position.seat]["faction"])
