"""What Terra Mystica says, and how its goods and tiles become words."""

from __future__ import annotations

from collections.abc import Mapping

from deskovka.games.terra_mystica.conversions import Convert, Got, Paid
from deskovka.games.terra_mystica.leech import Leeched
from deskovka.games.terra_mystica.rounds import CultBonus, IncomeCollected, RoundBegan
from deskovka.games.terra_mystica.state import LAST_ROUND
from deskovka.text import Argument, Texts
from deskovka.text.telling import Further, Teller, Words, who

AMOUNTS = {"PW": "power", "P": "priests", "W": "workers", "C": "coins", "VP": "points"}
GOODS = ("workers", "coins", "priests", "power", "spades")


def effect(texts: Texts, code: str) -> str:
    """What a tile does; a tile from somebody's own file has only its code."""
    return texts.name(code) if texts.has(f"name-{code}") else code


def deed(texts: Texts, code: str) -> str:
    """What an action space does; of a tile that does more, only that."""
    return effect(texts, f"{code}-action") if texts.has(f"name-{code}-action") else effect(texts, code)


def scoring(texts: Texts, round: int, code: str) -> str:
    """TM-2.9: the tile of the last round has no cult bonus."""
    shown = effect(texts, code)
    return shown.split(";")[0] if round == LAST_ROUND else shown


def goods_in_words(texts: Texts, goods: Mapping[str, int]) -> str:
    """`2 workers, 3 coins`"""
    return ", ".join(texts.t(f"goods-{name}", count=count) for name, count in goods.items() if count)


def exchanged(texts: Texts, action: Convert) -> dict[str, Argument]:
    """What is given and received, in words."""
    return {"paid": _amount(texts, action.paid), "got": _amount(texts, action.got)}


def _amount(texts: Texts, amount: Paid | Got) -> str:
    """`3 power` for 3PW."""
    return texts.t(f"goods-{AMOUNTS[amount.value[1:]]}", count=int(amount.value[0]))


def _goods(teller: Teller, event: IncomeCollected | CultBonus) -> dict[str, Argument]:
    goods = {name: getattr(event, name, 0) for name in GOODS}
    return {"goods": goods_in_words(teller.texts, goods) or teller.texts.t("nothing")}


def _price(teller: Teller, event: Leeched) -> dict[str, Argument]:
    return {"price": teller.texts.t("points", points=event.power - 1)}


WORDS: Words = {
    "builder": who,
    "space": lambda teller, code: deed(teller.texts, code),
    "tokens": lambda teller, count: teller.texts.t("goods-power", count=count),
    Paid: lambda teller, paid: _amount(teller.texts, paid),
    Got: lambda teller, got: _amount(teller.texts, got),
}

FURTHER: Further = {
    RoundBegan: lambda teller, event: {"tile": scoring(teller.texts, event.round, event.tile)},
    IncomeCollected: _goods,
    CultBonus: _goods,
    Leeched: _price,
}
