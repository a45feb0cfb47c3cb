"""What an action would change on the own board."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from deskovka.core.game import Json
from deskovka.core.notation import Action
from deskovka.games.terra_mystica.tiles import CULT_NAMES
from deskovka.terminal.position import Position
from deskovka.text import Texts

COUNTED = ("points", "coins", "workers", "priests", "keys")
LEVELS = ("shipping", "digging")
SHORT = {"points": "vp", "coins": "c", "workers": "w", "priests": "p", "keys": "key"}
SHORT |= {"shipping": "ship", "digging": "dig"}


def gains(texts: Texts, position: Position, action: Action) -> str:
    """`−2 workers, −3 coins, +3 points`: what the action itself costs and brings."""
    board = position.view["seats"][position.seat]
    return ", ".join(changes(texts, board, board_after(board, answer_for(position, action))))


def answer_for(position: Position, action: Action) -> Json:
    """What a table server tells of a legal action: cost and gain by short names."""
    places = [*position.options["hexes"].values(), position.options["others"]]
    text = str(action)
    return next(answer for answers in places for answer in answers if answer["action"] == text)


def board_after(board: Json, answer: Json) -> Json:
    """A faction board once something is paid and gained."""
    cost, gain = answer.get("cost", {}), answer.get("gain", {})

    def changed(amount: int, name: str) -> int:
        return int(amount + gain.get(name, 0) - cost.get(name, 0))

    return {
        **{name: changed(board[name], short) for name, short in SHORT.items()},
        "bowls": _bowls_after(board["bowls"], cost, gain),
        "cults": [changed(step, cult) for cult, step in zip(CULT_NAMES, board["cults"])],
    }


def _bowls_after(bowls: Sequence[int], cost: Mapping[str, int], gain: Mapping[str, int]) -> list[int]:
    """Tokens that leave the game lay in bowl II, as did those they bring to bowl III; gained power moves bowl I first."""
    first, second, third = bowls
    burnt, spent, power = cost.get("tokens", 0), cost.get("pw", 0), gain.get("pw", 0)
    second, third = second - 2 * burnt, third + burnt - spent
    moved = min(power, first + spent)
    first, second = first + spent - moved, second + moved
    moved = power - moved
    return [first, second - moved, third + moved]


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
