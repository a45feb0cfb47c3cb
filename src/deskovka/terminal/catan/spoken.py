"""The table in sentences: for screen readers, and for what is asked for by a command."""

from __future__ import annotations

from collections.abc import Sequence

from deskovka.core.game import Json, Seat
from deskovka.games.catan.board import EDGE_ENDS, Corner, Edge
from deskovka.games.catan.building import CITY, ROAD, SETTLEMENT
from deskovka.games.catan.development import COST
from deskovka.games.catan.text import amounts, cards_in_words
from deskovka.terminal.catan.names import (
    corner_in_words,
    harbour_kind,
    tile_in_words,
    who,
)
from deskovka.text import Texts

COSTS = {"piece-road": ROAD, "piece-settlement": SETTLEMENT, "piece-city": CITY, "card-development": COST}
AWARDS = {"longest": "award-longest-road", "army": "award-largest-army"}
FIRST_SUM = 2


def turn_in_words(texts: Texts, names: Sequence[str], view: Json) -> str:
    if not view["turn"]:
        return texts.t("page-founding")
    return texts.t("page-turn", turn=view["turn"], name=names[view["active"]], target=view["target"])


def roll_in_words(texts: Texts, view: Json) -> str:
    """The dice of this turn; nothing while the island is being settled."""
    if not view["turn"]:
        return ""
    one, other = view["dice"]
    rolled = "yes" if view["rolled"] else "no"
    return texts.t("page-roll", rolled=rolled, sum=one + other, one=one, other=other)


def bank_in_words(texts: Texts, view: Json) -> str:
    deck = texts.t("cards-development", count=view["deck"])
    return texts.t("page-bank", cards=cards_in_words(texts, view["bank"]), deck=deck)


def island_in_words(texts: Texts, view: Json) -> list[str]:
    """Row by row, then the harbours."""
    return [*hexes_in_words(texts, view), *harbours_in_words(texts, view)]


def hexes_in_words(texts: Texts, view: Json) -> list[str]:
    """`Row D: D5 hills 6, D6 desert (robber)`"""
    rows: dict[str, list[str]] = {}
    for tile in sorted(view["hexes"], key=lambda tile: (tile["hex"][0], int(tile["hex"][1:]))):
        shown = f"{tile['hex']} {tile_in_words(texts, tile)}"
        if tile["hex"] == view["robber"]:
            shown = texts.t("island-robber", hex=shown)
        rows.setdefault(tile["hex"][0], []).append(shown)
    return [texts.t("island-row", row=row, hexes=", ".join(hexes)) for row, hexes in rows.items()]


def harbours_in_words(texts: Texts, view: Json) -> list[str]:
    return [_harbour(texts, harbour) for harbour in view["harbours"]]


def _harbour(texts: Texts, harbour: Json) -> str:
    corners = ", ".join(str(Corner(corner)) for corner in EDGE_ENDS[Edge.read(harbour["edge"])])
    name = texts.t(f"harbour-{harbour_kind(harbour['kind'])}")
    return texts.t("island-harbour", harbour=name, corners=corners)


def seat_in_short(texts: Texts, names: Sequence[str], view: Json, seat: Seat) -> str:
    """What everybody can count of a player."""
    player = view["players"][seat]
    return texts.t(
        "seat-line",
        player=who(texts, names, seat),
        points=texts.t("points", points=player["points"]),
        cards=texts.t("cards-any", count=player["cards"]),
        development=texts.t("cards-development", count=player["development"]),
        knights=texts.t("cards-knight", count=player["knights"]),
        road=texts.t("road-length", count=player["road"]),
    )


def seat_in_words(texts: Texts, names: Sequence[str], view: Json, seat: Seat) -> list[str]:
    """A player with hand, as far as it is seen, and pieces."""
    player, name = view["players"][seat], who(texts, names, seat)
    lines = [seat_in_short(texts, names, view, seat)]
    if awards := awards_of(texts, view, seat):
        lines.append(texts.t("seat-awards", player=name, awards=", ".join(awards)))
    if player["hand"] is not None:
        lines.append(texts.t("seat-hand", player=name, cards=cards_in_words(texts, player["hand"])))
        lines.append(texts.t("seat-cards", player=name, cards=development_in_words(texts, player)))
    lines += pieces_in_words(texts, names, view, seat)
    left = {kind: player["left"][kind] for kind in ("roads", "settlements", "cities")}
    return [*lines, texts.t("seat-left", player=name, **_counted_pieces(texts, left))]


def _counted_pieces(texts: Texts, left: dict[str, int]) -> dict[str, str]:
    keys = {"roads": "pieces-road", "settlements": "pieces-settlement", "cities": "pieces-city"}
    return {kind: texts.t(keys[kind], count=number) for kind, number in left.items()}


def pieces_in_words(texts: Texts, names: Sequence[str], view: Json, seat: Seat) -> list[str]:
    """Buildings with what lies around them, then the roads."""
    player, name = view["players"][seat], who(texts, names, seat)
    lines = []
    for kind, key in (("settlements", "piece-settlement"), ("cities", "piece-city")):
        for corner in player[kind]:
            around = corner_in_words(texts, view, Corner.read(corner))
            lines.append(texts.t("seat-pieces", player=name, what=texts.t(key), places=f"{corner}, {around}"))
    if player["roads"]:
        roads = ", ".join(player["roads"])
        lines.append(texts.t("seat-pieces", player=name, what=texts.t("piece-road"), places=roads))
    return lines


def own_in_words(texts: Texts, view: Json, seat: Seat) -> list[str]:
    """What only the player sees, and what the bank takes."""
    player = view["players"][seat]
    lines = [texts.t("page-hand", cards=cards_in_words(texts, player["hand"]))]
    if player["own_cards"]:
        lines.append(texts.t("page-development", cards=development_in_words(texts, player)))
    if view["turn"]:
        lines.append(texts.t("page-rates", rates=_rates(texts, player["rates"])))
    return lines


def _rates(texts: Texts, rates: dict[str, int]) -> str:
    """`4:1, wool 2:1`"""
    usual = max(rates.values())
    better = [f"{texts.t(f'good-{good}-acc')} {rate}:1" for good, rate in rates.items() if rate < usual]
    return ", ".join([f"{usual}:1", *better])


def development_in_words(texts: Texts, player: Json) -> str:
    """`2× Knight, Year of Plenty (bought in this turn)`"""
    parts = []
    for card, held in player["own_cards"].items():
        name = texts.t(f"card-{card}")
        if old := held["number"] - held["fresh"]:
            parts.append(f"{old}× {name}" if old > 1 else name)
        if held["fresh"]:
            new = f"{held['fresh']}× {name}" if held["fresh"] > 1 else name
            parts.append(texts.t("page-fresh", card=new))
    return ", ".join(parts) or texts.t("nothing")


def awards_of(texts: Texts, view: Json, seat: Seat) -> list[str]:
    return [texts.t(key) for award, key in AWARDS.items() if view[award] == seat]


def costs_in_words(texts: Texts) -> list[str]:
    return [
        texts.t("costs-line", what=texts.t(key), cards=cards_in_words(texts, amounts(cost)))
        for key, cost in COSTS.items()
    ]


def rolls_in_words(texts: Texts, view: Json) -> list[str]:
    return [texts.t("rolls-line", sum=sum, count=count) for sum, count in enumerate(view["rolls"], FIRST_SUM)]
