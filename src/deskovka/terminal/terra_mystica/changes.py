"""What an action would change on the own board: the two views are compared, no rule is needed."""

from __future__ import annotations

from collections.abc import Mapping

from deskovka.core.game import Json
from deskovka.core.notation import Action
from deskovka.games.terra_mystica.tiles import CULT_NAMES
from deskovka.terminal.position import Position
from deskovka.text import Texts

COUNTED = ("points", "coins", "workers", "priests", "keys")
LEVELS = ("shipping", "digging")


def gains(texts: Texts, position: Position, action: Action) -> str:
    """`−2 workers, −3 coins, +3 points`; nothing where a round or the game would end before anybody is asked."""
    after = position.after(action)
    if after["round"] != position.view["round"] or not after["asked"]:
        return ""
    return ", ".join(changes(texts, position.view["seats"][position.seat], after["seats"][position.seat]))


def changes(texts: Texts, before: Json, after: Json) -> list[str]:
    """Everything that is counted on a faction board and is different, first what is paid."""
    paid, found = [], []
    for name in COUNTED:
        amount = after[name] - before[name]
        if amount < 0:
            paid.append("−" + texts.t(f"goods-{name}", count=-amount))
        elif amount > 0:
            found.append("+" + texts.t(f"goods-{name}", count=amount))
    if before["bowls"] != after["bowls"]:
        found.append(f"{texts.t('bowls')} {bowls(before)} → {bowls(after)}")
    for cult, old, new in zip(CULT_NAMES, before["cults"], after["cults"]):
        if old != new:
            found.append(f"{texts.name(cult)} {old} → {new}")
    for name in LEVELS:
        if before[name] != after[name]:
            found.append(f"{texts.name(name)} {before[name]} → {after[name]}")
    return paid + found


def bowls(seat: Json) -> str:
    return "/".join(map(str, seat["bowls"]))


def goods_in_words(texts: Texts, goods: Mapping[str, int]) -> str:
    """`2 workers, 3 coins`"""
    return ", ".join(texts.t(f"goods-{name}", count=count) for name, count in goods.items() if count)
