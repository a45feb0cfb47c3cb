"""What players, cards and places are called."""

from __future__ import annotations

from collections.abc import Sequence

from deskovka.core.game import Json, Seat
from deskovka.games.catan.board import CORNER_HEXES, EDGE_ENDS, Corner, Edge, Hex
from deskovka.games.catan.island import GENERIC
from deskovka.terminal.catan.players import LETTERS
from deskovka.text import Texts


def who(texts: Texts, names: Sequence[str], seat: Seat) -> str:
    """`B. Player 2`"""
    return texts.t("page-player", letter=LETTERS[seat], name=names[seat])


def harbour_kind(kind: str) -> str:
    """The word for a kind of harbour in the keys of the texts."""
    return "generic" if kind == GENERIC else kind


def tiles_of(view: Json) -> dict[str, Json]:
    return {tile["hex"]: tile for tile in view["hexes"]}


def tile_in_words(texts: Texts, tile: Json) -> str:
    """`forest 8`"""
    name = texts.t(f"terrain-{tile['terrain']}")
    return f"{name} {tile['token']}" if tile["token"] else name


def corner_in_words(texts: Texts, view: Json, corner: int) -> str:
    """`forest 8, hills 5, harbour 3:1`: what lies around an intersection."""
    tiles = tiles_of(view)
    around = [str(Hex(hex)) for hex in CORNER_HEXES[corner]]
    parts = [tile_in_words(texts, tiles[hex]) for hex in around if hex in tiles]
    for harbour in view["harbours"]:
        if corner in EDGE_ENDS[Edge.read(harbour["edge"])]:
            parts.append(texts.t(f"harbour-{harbour_kind(harbour['kind'])}"))
    return ", ".join(parts)


def hex_in_words(texts: Texts, view: Json, hex: int) -> str:
    """`forest 8`; around the board is the sea."""
    tile = tiles_of(view).get(str(Hex(hex)))
    return tile_in_words(texts, tile) if tile else texts.t("terrain-sea")


def pieces_of(view: Json, seat: Seat, kind: str) -> list[str]:
    """The places of somebody's roads, settlements, cities, or ships."""
    owner = view["sea"]["players"][seat] if kind == "ships" and view["sea"] else view["players"][seat]
    found: list[str] = owner.get(kind, [])
    return found


def far_end(view: Json, seat: Seat, edge: int, kind: str) -> Corner | None:
    """The intersection that a new road or ship would lead to; None where it joins what is there already."""
    here = {Corner.read(name) for of in ("settlements", "cities") for name in pieces_of(view, seat, of)}
    for piece in pieces_of(view, seat, kind):
        here.update(map(Corner, EDGE_ENDS[Edge.read(piece)]))
    new = [corner for corner in EDGE_ENDS[edge] if corner not in here]
    return Corner(new[0]) if len(new) == 1 else None


def edge_in_words(texts: Texts, view: Json, seat: Seat, edge: int, kind: str) -> str:
    """`to E7n (forest 8, hills 5)`: where a road or a ship would lead."""
    end = far_end(view, seat, edge, kind)
    if end is None:
        return texts.t("label-joins")
    return texts.t("label-towards", corner=str(end), around=corner_in_words(texts, view, end))
