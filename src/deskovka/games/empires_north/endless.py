"""Cards that could renew each other for nothing, so that a round would never end."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator
from typing import Final

from deskovka.games.empires_north.cards import Body, Card, Effect, Filter, Moment, Tile
from deskovka.games.empires_north.effects.choose import Choose
from deskovka.games.empires_north.effects.gain import Gain
from deskovka.games.empires_north.effects.pay import Pay
from deskovka.games.empires_north.effects.perform import Perform
from deskovka.games.empires_north.effects.refresh import Refresh, Renew
from deskovka.games.empires_north.goods import KINDS, RESOURCE_KINDS, WORKER, Price

PLENTY: Final = 100  # more than any card costs


def endless(cards: Collection[Card]) -> list[Card]:
    """Of the cards that can be in one empire those whose free actions renew each other in a circle."""
    found = [card for card in cards if card.action is not None and is_free(card.action)]
    listeners = [card for card in cards if Moment.ACTION in card.listens]
    copied = [card.copy for card in cards if card.copy is not None]
    renewed = {
        card.name: {
            other.name
            for other in found
            if renews(card, other, copied) or any(lets_renew(one, card, other) for one in listeners)
        }
        for card in found
    }
    while True:
        left = [
            card
            for card in found
            if any(other.name in renewed[card.name] for other in found)
            and any(card.name in renewed[other.name] for other in found)
        ]
        if len(left) == len(found):
            return left
        found = left


def renews(card: Card, other: Card, copied: Iterable[Filter]) -> bool:
    """Whether the action of a card can make that of another usable again; its own never, as it is exhausted last."""
    assert card.action is not None
    twice = card is not other or card.copies > 1 or any(cards.fits(card) for cards in copied)
    return twice and any(cards.this <= 0 and cards.fits(other) for cards in renewals(card.action.do))


def lets_renew(listener: Card, card: Card, other: Card) -> bool:
    """Whether a feature answers the action of one card by renewing another, or the same."""
    for feature in listener.features:
        if feature.on != Moment.ACTION or feature.by_opponent or not is_free(feature.body):
            continue
        if not feature.cards.fits(card) or feature.cards.this > 0 and listener is not card:
            continue
        for cards in renewals(feature.body.do):
            if cards.fits(other) and (cards.this <= 0 or listener is other):
                return True
    return False


def renewals(steps: tuple[Effect, ...]) -> Iterator[Filter]:
    for step in steps:
        if isinstance(step, Renew):
            yield step.cards
        elif isinstance(step, Choose):
            for part in step.lists:
                yield from renewals(part)


def is_free(body: Body) -> bool:
    """Whether it can cost nothing, or gives back what it costs."""
    return all(any(step_is_free(part, body) for part in parts(step)) for step in body.cost)


def parts(step: Effect) -> tuple[tuple[Effect, ...], ...]:
    return step.lists if isinstance(step, Choose) else ((step,),)


def step_is_free(steps: tuple[Effect, ...], body: Body) -> bool:
    return all(isinstance(step, Pay) and gives_back(step.price, body.do) for step in steps)


def gives_back(price: Price, steps: tuple[Effect, ...]) -> bool:
    """Whether what is gained pays the price once more; a field may give any goods."""
    left = [0] * KINDS
    wild = -price.any
    for step in steps:
        if isinstance(step, Gain) and step.for_each is None:
            wild += step.gains.any
            for kind, count in step.gains.supply:
                left[kind] += count
        elif isinstance(step, Refresh):
            left[WORKER] += step.count
        elif isinstance(step, Perform) and step.tile == Tile.POPULATE:
            left[WORKER] += 1
        elif isinstance(step, Perform) and step.tile == Tile.HARVEST:
            left[:WORKER] = [count + PLENTY for count in left[:WORKER]]
    for kind, count in price.supply:
        left[kind] -= count
    resources = [left[kind] for kind in RESOURCE_KINDS]
    others = [count for kind, count in enumerate(left) if kind not in RESOURCE_KINDS]
    missing = -sum([count for count in resources if count < 0])
    if price.any:
        wild += sum([count for count in resources if count > 0])
    return wild >= missing and min(others) >= 0
