"""What a card does as a row of small signs, the same in every language.

    ["1", "worker", ">", "2", "wood", "/", "1", "vp"]

A number stands before what it counts. `>` parts what is paid from what is done, `/` means or, `+` and also; `each`
stands before what is counted, `on` before what a feature listens to, `to` before what something is done to. The other
signs are goods, the words of the vocabulary (`renew`, `attack`), tiles (`tile-sail`), icons of clans (`icon-mug`) and
kinds of cards (`kind-field`).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from deskovka.games.empires_north.cards import ALL, Body, Card, Effect, Feature, Filter, Storage
from deskovka.games.empires_north.effects.assign import Assign, Release, Withdraw
from deskovka.games.empires_north.effects.attack import AttackFree
from deskovka.games.empires_north.effects.choose import Choose
from deskovka.games.empires_north.effects.discard import DiscardHand, SendAway
from deskovka.games.empires_north.effects.expedition import Expedition, PayOut
from deskovka.games.empires_north.effects.find import DrawAndBuild, Find
from deskovka.games.empires_north.effects.gain import Counter, Gain
from deskovka.games.empires_north.effects.move import MoveDisc, MoveShip
from deskovka.games.empires_north.effects.pay import Pay
from deskovka.games.empires_north.effects.perform import Perform
from deskovka.games.empires_north.effects.refresh import Refresh, Renew
from deskovka.games.empires_north.goods import CLASSES, GOODS, Gains, Price

Signs = list[str]
CLASS_OF: Final = {kinds: name for name, kinds in CLASSES.items()}


def amounts_of(gains: Gains) -> dict[str, int]:
    """Everything a text gives, by name."""
    found = {GOODS[kind].value: amount for kind, amount in gains.supply}
    more = {
        "vp": gains.points,
        "card": gains.cards,
        "any": gains.any,
        "different": gains.different,
        "neutral-ship": gains.neutral_ships,
        "clan-ship": gains.clan_ships,
    }
    return found | {name: amount for name, amount in more.items() if amount}


def price_of(price: Price) -> dict[str, int]:
    found = {GOODS[kind].value: amount for kind, amount in price.supply}
    return found | ({"any": price.any} if price.any else {})


def counted(amounts: dict[str, int]) -> Signs:
    return [sign for name, amount in amounts.items() for sign in (str(amount), name)]


def body_signs(body: Body) -> Signs:
    cost, do = steps_signs(body.cost), steps_signs(body.do)
    return [*cost, ">", *do] if cost and do else cost or do


def steps_signs(steps: Sequence[Effect]) -> Signs:
    found: Signs = []
    for effect in steps:
        made = SIGNS[type(effect)](effect)
        found += ["+", *made] if found and made else made
    return found


def feature_signs(feature: Feature) -> Signs:
    who = ["opponent"] if feature.by_opponent else []
    return [
        "on",
        *who,
        f"on-{feature.on.value}",
        *filter_signs(feature.cards),
        ":",
        *body_signs(feature.body),
    ]


def storage_signs(storage: Storage) -> Signs:
    choices: Signs = []
    for gains in storage.choose:
        choices += ["/"] if choices else []
        choices += counted(amounts_of(gains))
    return [str(storage.every), CLASS_OF[storage.kinds], ":", *choices]


def copy_signs(card: Card) -> Signs:
    assert card.copy is not None
    return ["copy", *filter_signs(card.copy)]


def filter_signs(cards: Filter) -> Signs:
    found = [sign for icon in cards.icons for sign in ("/", f"icon-{icon}")][1:]
    found += [f"kind-{cards.kind}"] if cards.kind else []
    found += ["kind-action"] if cards.with_action else []
    return found + ([] if not cards.this else ["this" if cards.this > 0 else "another"])


def counter_signs(counter: Counter) -> Signs:
    every = [str(counter.every)] if counter.every > 1 else []
    most = ["most", str(counter.most)] if counter.most else []
    if counter.supply >= 0:
        what = [GOODS[counter.supply].value]
    elif counter.cards is not None:
        what = filter_signs(counter.cards) or ["kind-card"]
    elif counter.different_icons:
        what = ["icons"]
    else:
        what = [f"icon-{icon}" for icon in counter.sets]
    return ["each", *every, *what, *most]


def number(count: int) -> str:
    return "all" if count == ALL else str(count)


def gain_signs(effect: Gain) -> Signs:
    return counted(amounts_of(effect.gains)) + (counter_signs(effect.for_each) if effect.for_each else [])


def choose_signs(effect: Choose) -> Signs:
    found: Signs = []
    for steps in effect.lists:
        found += ["/"] if found else []
        found += steps_signs(steps)
    return found


def away_signs(effect: SendAway) -> Signs:
    what = filter_signs(effect.cards) or ["kind-card"]
    each = [">", *steps_signs(effect.each)] if effect.each else []
    upto = ["upto"] if effect.up_to else []
    return ["return" if effect.to_hand else "discard", *upto, number(effect.count), *what, *each]


def assign_signs(effect: Assign) -> Signs:
    upto = ["upto"] if effect.most > 1 else []
    return ["assign", *upto, str(effect.most), CLASS_OF[effect.kinds]]


def release_signs(effect: Release) -> Signs:
    return ["release", number(effect.count), CLASS_OF[effect.kinds]]


SIGNS: Final[dict[type[Effect], Callable[[Any], Signs]]] = {
    Pay: lambda effect: counted(price_of(effect.price)),
    Gain: gain_signs,
    Choose: choose_signs,
    Perform: lambda effect: [f"tile-{effect.tile.value}"],
    Refresh: lambda effect: ["refresh", number(effect.count), "worker"],
    Renew: lambda effect: ["renew", number(effect.count), *(filter_signs(effect.cards) or ["kind-card"])],
    AttackFree: lambda effect: ["attack", number(effect.count)],
    Assign: assign_signs,
    Release: release_signs,
    Withdraw: lambda effect: ["withdraw"],
    Find: lambda effect: ["find", *(filter_signs(effect.cards) or ["kind-card"])],
    DrawAndBuild: lambda effect: ["1", "card", ">", "build"],
    MoveDisc: lambda effect: ["move-disc", number(effect.count)],
    MoveShip: lambda effect: ["move-ship", number(effect.count)],
    Expedition: lambda effect: ["expedition", number(effect.count)],
    PayOut: lambda effect: ["pay-out", number(effect.count), *filter_signs(effect.cards)],
    SendAway: away_signs,
    DiscardHand: lambda effect: ["discard", number(effect.count), "card"],
}
