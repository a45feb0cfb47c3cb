"""The table in sentences: for screen readers, and for what is asked for by a command."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from deskovka.core.game import Json, Seat
from deskovka.games.terra_mystica.board import COLOURS
from deskovka.games.terra_mystica.cults import ORDER_STEPS
from deskovka.games.terra_mystica.factions import FACTIONS
from deskovka.games.terra_mystica.state import LAST_ROUND
from deskovka.games.terra_mystica.text import effect, goods_in_words, scoring
from deskovka.games.terra_mystica.tiles import CULT_NAMES
from deskovka.terminal.terra_mystica.names import player, tile
from deskovka.text import Texts

KINDS = ("D", "TP", "TE", "SH", "SA")
GOODS = ("points", "coins", "workers", "priests")


def round_in_words(texts: Texts, view: Json) -> str:
    """What scores now, and what the cults will bring."""
    if not view["round"]:
        return texts.t("round-none")
    return texts.t("round-now", round=view["round"], last=LAST_ROUND, tile=scored_now(texts, view))


def scored_now(texts: Texts, view: Json) -> str:
    """The scoring tile of this round."""
    return scoring(texts, view["round"], view["scoring"][view["round"] - 1])


def next_rounds(texts: Texts, view: Json) -> list[str]:
    """The scoring tiles to come."""
    coming = list(enumerate(view["scoring"], 1))[view["round"] :]
    return [texts.t("round-next", round=round, tile=scoring(texts, round, code)) for round, code in coming]


def laid_out(texts: Texts, names: Sequence[str], view: Json) -> list[str]:
    """The scoring tiles of all rounds, the scrolls in the game, and who begins."""
    rounds = [
        texts.t("laid-round", round=round, tile=scoring(texts, round, code))
        for round, code in enumerate(view["scoring"], 1)
    ]
    scrolls = [texts.t("laid-scroll", scroll=effect(texts, code)) for code in view["scrolls"]]
    return [*rounds, *scrolls, texts.t("laid-first", name=names[view["order"][0]])]


def order_in_words(texts: Texts, names: Sequence[str], view: Json) -> str:
    """The turn order, and who has passed."""
    order = ", ".join(names[seat] for seat in view["order"])
    passed = ", ".join(names[seat] for seat in view["passed"])
    return texts.t("turn-order", order=order, any="yes" if passed else "no", passed=passed)


def seat_in_words(texts: Texts, names: Sequence[str], view: Json, seat: Seat) -> list[str]:
    """A faction board in a few sentences."""
    t, board = texts.t, view["seats"][seat]
    if not board["faction"]:
        return [f"{_title(texts, names, view, seat)}."]
    tiles = {name: _tiles(texts, board[name]) for name in ("favors", "towns")}
    return [
        seat_in_short(texts, names, view, seat),
        t("seat-cults", cults=_cults(texts, board), keys=t("goods-keys", count=board["keys"])),
        t("seat-tracks", shipping=_shipping(texts, board), spade=_spade(texts, board)),
        t("seat-tiles", **tiles, scroll=_tiles(texts, filter(None, [board["scroll"]]))),
    ]


def seat_in_short(texts: Texts, names: Sequence[str], view: Json, seat: Seat) -> str:
    """Points, goods and power of a player."""
    board = view["seats"][seat]
    goods = ", ".join(texts.t(f"goods-{name}", count=board[name]) for name in GOODS)
    bowls = ", ".join(map(str, board["bowls"]))
    return texts.t("seat-goods", player=_title(texts, names, view, seat), goods=goods, bowls=bowls)


def _title(texts: Texts, names: Sequence[str], view: Json, seat: Seat) -> str:
    """`1. You, Witches`"""
    return f"{seat + 1}. {player(texts, names, view, seat)}"


def _cults(texts: Texts, board: Json) -> str:
    return ", ".join(f"{texts.name(cult)} {step}" for cult, step in zip(CULT_NAMES, board["cults"]))


def _shipping(texts: Texts, board: Json) -> str:
    return str(board["shipping"]) if FACTIONS[board["faction"]].shipping else texts.t("nothing")


def _spade(texts: Texts, board: Json) -> str:
    people = FACTIONS[board["faction"]]
    price = people.spade_cost[board["digging"]]
    return goods_in_words(texts, {"priests" if people.pays_priests else "workers": price})


def _tiles(texts: Texts, codes: Iterable[str]) -> str:
    return ", ".join(tile(texts, code) for code in codes) or texts.t("nothing")


def power_actions(texts: Texts, view: Json) -> str:
    """The power actions that nobody has used in this round."""
    free = [tile(texts, code) for code, is_free in view["power_actions"].items() if is_free]
    return texts.t("page-power", actions=", ".join(free) or texts.t("nothing"))


def open_scrolls(texts: Texts, view: Json) -> str:
    """The scrolls on the table, with the coins on them."""
    shown = []
    for code, coins in view["scrolls"].items():
        more = f" + {texts.t('goods-coins', count=coins)}" if coins else ""
        shown.append(tile(texts, code) + more)
    return texts.t("page-scrolls", scrolls=", ".join(shown) or texts.t("nothing"))


def buildings_in_words(texts: Texts, names: Sequence[str], view: Json, seat: Seat) -> str:
    """`dwelling E5, F6; temple G1; bridges F4:G3`"""
    parts = []
    for kind in KINDS:
        places = [hex["hex"] for hex in view["map"] if hex.get("owner") == seat and hex["building"] == kind]
        if places:
            parts.append(f"{texts.name(kind)} {', '.join(places)}")
    spans = [bridge["span"] for bridge in view["bridges"] if bridge["owner"] == seat]
    if spans:
        parts.append(f"{texts.name('bridge')} {', '.join(spans)}")
    where = "; ".join(parts) or texts.t("nothing")
    return texts.t("seat-buildings", player=_title(texts, names, view, seat), where=where)


def free_hexes(texts: Texts, view: Json) -> list[str]:
    """The hexes without a building, by terrain."""
    found = []
    for colour in COLOURS:
        free = [h["hex"] for h in view["map"] if h["terrain"] == colour.value and "owner" not in h]
        hexes = ", ".join(free) or texts.t("nothing")
        found.append(texts.t("free-hexes", terrain=texts.name(colour.value), hexes=hexes))
    return found


def cults_in_words(texts: Texts, names: Sequence[str], view: Json) -> list[str]:
    """The steps of all players on each cult, and the free spaces of its order."""
    found = []
    for number, cult in enumerate(CULT_NAMES):
        steps = ", ".join(f"{name} {board['cults'][number]}" for name, board in zip(names, view["seats"]))
        free = [str(worth) for worth, owner in zip(ORDER_STEPS, view["orders"][cult]) if owner is None]
        spaces = ", ".join(free) or texts.t("nothing")
        found.append(texts.t("cult-line", cult=texts.name(cult), steps=steps, spaces=spaces))
    return found


def tiles_in_words(texts: Texts, view: Json) -> list[str]:
    """What is left to take: favor tiles, town tiles, scrolls, power actions."""
    lines = [power_actions(texts, view), open_scrolls(texts, view)]
    for group in ("favors", "towns"):
        lines.append(texts.t(f"tiles-{group}"))
        for code, left in view[group].items():
            lines.append("  " + texts.t("tile-left", tile=tile(texts, code), left=left))
    return lines


def bridges_in_words(texts: Texts, view: Json) -> str:
    """`F4:G3 (2)`: the ends, and whose it is."""
    spans = ", ".join(f"{bridge['span']} ({bridge['owner'] + 1})" for bridge in view["bridges"])
    return texts.t("page-bridges", spans=spans) if spans else ""
