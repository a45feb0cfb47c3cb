"""Depletion: number tokens for the new islands, at last from the main island (CT-T3.6 to CT-T3.15)."""

from __future__ import annotations

from typing import TypedDict

from deskovka.core.game import Decision, Event, Play, RuleId, Seat, Step
from deskovka.core.grid import bits
from deskovka.core.notation import Action
from deskovka.core.values import value
from deskovka.games.catan.board import CORNER_HEXES, EDGE_ENDS, HEX_CORNER_MASKS, NEIGHBOURS, Hex
from deskovka.games.catan.changing import change_tile
from deskovka.games.catan.island import Tile
from deskovka.games.catan.layouts import RED
from deskovka.games.catan.seafarers.discovery import unknown_of, without
from deskovka.games.catan.seafarers.sea import Unknown
from deskovka.games.catan.state import CatanState


@value
class TokenTo(Action):
    """`token to C3`: this hex is next to get one."""

    form = "token to {hex}"
    final = True
    hex: Hex


@value
class TokenFrom(Action):
    """`token from E7`: the one to take from the main island."""

    form = "token from {hex}"
    hex: Hex


@value
class TokenDrawn(Event):
    """A hex of the new islands got a token of the stack."""

    reveals = True
    seat: Seat
    hex: Hex
    land: str
    token: int


@value
class TokenMoved(Event):
    """A hex of the new islands got a token of the main island."""

    seat: Seat
    hex: Hex  # where it lay
    to: Hex
    land: str  # there
    token: int


def bring_tokens(state: CatanState, seat: Seat, edge: int, play: Play[CatanState]) -> None:
    """CT-T3.6: both ends of a piece are looked at (CT-T0.7)."""
    if bare_hexes_at(state, edge):
        state.agenda.append(BringTokens(seat, edge))


def bare_hexes_at(state: CatanState, edge: int) -> list[int]:
    """CT-T3.7: the hexes of the new islands at the ends of an edge that could produce and have no token."""
    hexes = {hex for corner in EDGE_ENDS[edge] for hex in CORNER_HEXES[corner]}
    return sorted(hex for hex in hexes if is_bare(state, hex))


def is_bare(state: CatanState, hex: int) -> bool:
    tile = state.island.tiles.get(hex)
    new = not state.book.main_island >> hex & 1
    return tile is not None and new and tile.kind is not None and not tile.token


def main_tokens(state: CatanState) -> list[int]:
    """The hexes of the main island with a token."""
    main = state.book.main_island
    return [hex for hex, tile in state.island.tiles.items() if tile.token and main >> hex & 1]


@value
class BringTokens(Step[CatanState]):
    """CT-T3.6: one after the other, as long as there are any (CT-T3.10)."""

    rule = "CT-T3.6"
    seat: Seat
    edge: int

    def run(self, state: CatanState, play: Play[CatanState]) -> None:
        hexes = bare_hexes_at(state, self.edge)
        if not hexes or not unknown_of(state).tokens and not main_tokens(state):
            return
        state.agenda.append(self)
        if len(hexes) > 1:
            state.agenda.append(ChooseBareHex((self.seat,), tuple(hexes)))
        else:
            bring_token(state, self.seat, hexes[0], play)


@value
class ChooseBareHex(Decision[CatanState, TokenTo]):
    """CT-T3.6: the player says which hex is next to get a token."""

    rule = "CT-T3.6"
    answers = (TokenTo,)
    hexes: tuple[int, ...]

    def options(self, state: CatanState, seat: Seat) -> list[TokenTo]:
        return [TokenTo(Hex(hex)) for hex in self.hexes]

    def resolve(self, state: CatanState, seat: Seat, action: TokenTo, play: Play[CatanState]) -> None:
        bring_token(state, seat, action.hex, play)


def bring_token(state: CatanState, seat: Seat, hex: int, play: Play[CatanState]) -> None:
    """From the stack; when that is empty, from the main island."""
    if unknown_of(state).tokens:
        draw_token(state, seat, hex, play)
        return
    hexes = allowed_tokens(state, seat, hex)
    if len(hexes) > 1:
        state.agenda.append(ChooseToken((seat,), hex))
    else:
        move_token(state, seat, hexes[0], hex, play)


def draw_token(state: CatanState, seat: Seat, hex: int, play: Play[CatanState]) -> None:
    stack = unknown_of(state)
    token = play.pick(stack.tokens, "token", Hex(hex))
    state.unknown = Unknown(stack.terrain, without(stack.tokens, token))
    terrain = state.island.tiles[hex].terrain
    change_tile(state, hex, Tile(terrain, token))
    play.tell(TokenDrawn(seat, Hex(hex), terrain.value, token))


def move_token(state: CatanState, seat: Seat, hex: int, to: int, play: Play[CatanState]) -> None:
    """The robber stays where it is (CT-T3.14)."""
    before, bare = state.island.tiles[hex], state.island.tiles[to]
    change_tile(state, hex, Tile(before.terrain))
    change_tile(state, to, Tile(bare.terrain, before.token))
    play.tell(TokenMoved(seat, Hex(hex), Hex(to), bare.terrain.value, before.token))


class TokenWanted(TypedDict):
    """The hex that gets the token."""

    to: str


@value
class ChooseToken(Decision[CatanState, TokenFrom]):
    """CT-T3.8: which token of the main island goes to the hex `to`."""

    rule = "CT-T3.8"
    answers = (TokenFrom,)
    to: int

    def options(self, state: CatanState, seat: Seat) -> list[TokenFrom]:
        return [TokenFrom(Hex(hex)) for hex in allowed_tokens(state, seat, self.to)]

    def why_not(self, state: CatanState, seat: Seat, action: TokenFrom) -> RuleId | None:
        allowed = allowed_tokens(state, seat, self.to)
        if action.hex in allowed:
            return None
        dropped = action.hex in main_tokens(state) and not keeps_all(state, seat, allowed[0], self.to)
        return "CT-T3.9" if dropped else "CT-T3.8"

    def about(self, state: CatanState) -> TokenWanted:
        return {"to": str(Hex(self.to))}

    def resolve(self, state: CatanState, seat: Seat, action: TokenFrom, play: Play[CatanState]) -> None:
        move_token(state, seat, action.hex, self.to, play)


def allowed_tokens(state: CatanState, seat: Seat, to: int) -> list[int]:
    """CT-T3.9: where no token keeps all three conditions, the first is dropped, then the second, then all."""
    tokens = main_tokens(state)
    kept = [hex for hex in tokens if keeps_all(state, seat, hex, to)]
    kept = kept or [hex for hex in tokens if is_own(state, seat, hex) and feeds_all(state, hex)]
    return kept or [hex for hex in tokens if feeds_all(state, hex)] or tokens


def keeps_all(state: CatanState, seat: Seat, hex: int, to: int) -> bool:
    """CT-T3.8: the three conditions on taking a token."""
    return keeps_apart(state, hex, to) and is_own(state, seat, hex) and feeds_all(state, hex)


def keeps_apart(state: CatanState, hex: int, to: int) -> bool:
    """The first: no two of 6 and 8 come to lie side by side on the new islands."""
    tiles, main = state.island.tiles, state.book.main_island
    if tiles[hex].token not in RED:
        return True
    new = [other for other in NEIGHBOURS[to] if other in tiles and not main >> other & 1]
    return all(tiles[other].token not in RED for other in new)


def is_own(state: CatanState, seat: Seat, hex: int) -> bool:
    """The second: the player has a settlement or city there."""
    return bool((state.settlements[seat] | state.cities[seat]) & HEX_CORNER_MASKS[hex])


def feeds_all(state: CatanState, hex: int) -> bool:
    """The third: every building there touches another token; those without any are not asked (CT-T3.10)."""
    tiles = state.island.tiles
    buildings = bits(state.built & HEX_CORNER_MASKS[hex])
    return all(
        any(other != hex and other in tiles and tiles[other].token for other in CORNER_HEXES[corner])
        for corner in buildings
    )
