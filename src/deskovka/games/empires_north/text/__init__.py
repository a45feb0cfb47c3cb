"""What Empires of the North says, and how its cards and goods become words."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Final

from deskovka.games.empires_north.box import BOX
from deskovka.games.empires_north.cards import Ability, Box, CardName, Distance, Tile, open_box
from deskovka.games.empires_north.effects.refresh import Refreshed
from deskovka.games.empires_north.gaining import Gained
from deskovka.games.empires_north.goods import GOODS, Good, Handful
from deskovka.games.empires_north.names import PieceName
from deskovka.games.empires_north.paying import GoldFor
from deskovka.games.empires_north.sailing import Cargo
from deskovka.games.empires_north.text.step_words import NAMED, OBJECT, StepWords
from deskovka.text import Argument, Texts, worded
from deskovka.text.telling import Further, Teller, Words, who

YES: Final = "yes"
NO: Final = "no"


def card_name(texts: Texts, name: str, box: Box = BOX) -> str:
    """What a card or a piece is called; one that is not in the box by the words of its name."""
    printed, _, number = name.partition(".")
    card = box.cards.get(CardName(printed))
    called = card.names[texts.language] if card else worded(printed).capitalize()
    return texts.t("second-of-name", card=called, number=int(number)) if number else called


def card_names(texts: Texts, names: Iterable[str], box: Box = BOX) -> str:
    """`Ceilidh, Wool Market`; nothing where there are none."""
    return ", ".join(card_name(texts, name, box) for name in names) or texts.t("nothing")


def tile_name(texts: Texts, tile: str) -> str:
    return texts.t(f"tile-{tile}")


def cargo_name(texts: Texts, provisions: str | None, raze: bool) -> str:
    """What a ship carries."""
    parts = [part for part in (provisions, "raze" if raze else None) if part]
    return texts.t(f"cargo-{'-'.join(parts) or 'nothing'}")


def goods_in_words(texts: Texts, amounts: Mapping[str, int], case: str = NAMED) -> str:
    """`2 food and 1 gold`; as an object with the case `acc`."""
    counted = [texts.t(f"{case}-{good}", count=count) for good, count in amounts.items() if count]
    return StepWords(texts).listed(counted) or texts.t("nothing")


def handful_in_words(texts: Texts, goods: Sequence[Good], case: str = NAMED) -> str:
    return goods_in_words(texts, {good.value: goods.count(good) for good in GOODS}, case)


def _what(teller: Teller, event: Gained) -> dict[str, Argument]:
    """Goods, ships and points that a card gave."""
    amounts = {good.value: event.goods.count(good) for good in GOODS}
    amounts |= {"ship": event.ships, "vp": event.points}
    return {"what": goods_in_words(teller.texts, amounts, OBJECT)}


def _workers(teller: Teller, event: Refreshed) -> dict[str, Argument]:
    return {"workers": teller.texts.t("acc-worker", count=event.count)}


def _flag(teller: Teller, flag: bool) -> Argument:
    return YES if flag else NO


def _cargo(teller: Teller, cargo: Cargo) -> Argument:
    if cargo == Cargo.NOTHING:
        return 0
    return teller.texts.t(f"cargo-{cargo.value.replace('+', '-')}")


def words_of(options: Mapping[str, str]) -> Words:
    """The names of the cards on a table, some of which somebody may have typed in."""
    return named_in(open_box(options.get("cards", "")))


def named_in(box: Box) -> Words:
    return {
        "near": lambda teller, cards: card_names(teller.texts, cards, box),
        "distant": lambda teller, cards: card_names(teller.texts, cards, box),
        CardName: lambda teller, card: card_name(teller.texts, card, box),
        PieceName: lambda teller, piece: card_name(teller.texts, piece, box),
    }


WORDS: Words = {
    **named_in(BOX),
    "victim": who,
    "first": who,
    "free": _flag,
    "to_hand": _flag,
    "second_use": _flag,
    "phase": lambda teller, phase: teller.texts.t(f"phase-{phase}"),
    "tiles": lambda teller, tiles: ", ".join(tile_name(teller.texts, tile) for tile in tiles),
    Tile: lambda teller, tile: tile_name(teller.texts, tile.value),
    Distance: lambda teller, distance: teller.texts.name(distance.value),
    Ability: lambda teller, ability: teller.texts.t(f"ability-{ability.value}"),
    Cargo: _cargo,
    Handful: lambda teller, goods: handful_in_words(teller.texts, goods, OBJECT),
    GoldFor: lambda teller, goods: handful_in_words(teller.texts, goods, OBJECT),
}

FURTHER: Further = {Gained: _what, Refreshed: _workers}
