"""Choosing a drawing step by step: the terrain, the shape and how it is turned, the place."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING

from rich.text import Text

from deskovka.core.finding import plain
from deskovka.core.grid import Shape
from deskovka.games.cartographers.cards import Draw
from deskovka.games.cartographers.sheet import SIZE, Terrain, space_name
from deskovka.games.cartographers.text import spaces_in_words
from deskovka.terminal.cartographers.board import LETTER_OF, Space, chip, draw_shape, in_lines
from deskovka.terminal.cartographers.shapes import (
    box_corner,
    coins_for,
    grouped,
    shape_at,
    shape_of,
    size_of,
)
from deskovka.terminal.cartographers.spoken import shape_in_words
from deskovka.terminal.face import AskLine, Say, TakeBack, nothing
from deskovka.terminal.position import Position
from deskovka.terminal.rule_text import say_refusal
from deskovka.terminal.typed_words import find_number, means

if TYPE_CHECKING:
    from deskovka.terminal.cartographers.face import CartographersFace

OUTSIDE = "CA-4.3"  # a drawing that leaves the map cannot even be written down


class Choosing:
    """One decision of one person. A step with one answer only is not asked; back leads to the last that was."""

    def __init__(self, face: CartographersFace, position: Position, ask: AskLine) -> None:
        self.face = face
        self.screen = face.screen
        self.texts = face.texts
        self.position = position
        self.ask = ask

    def drawing(self) -> Draw:
        return self.terrain([draw for draw in self.position.legal if isinstance(draw, Draw)])

    def terrain(self, draws: list[Draw]) -> Draw:
        groups = grouped(draws, lambda draw: draw.terrain)
        terrains = list(groups)
        while len(terrains) > 1:
            chosen = self._ask_terrain(terrains)
            try:
                return self.shape(groups[chosen])
            except TakeBack:
                self.face.page_again(self.position)
        return self.shape(draws)

    def _ask_terrain(self, terrains: list[Terrain]) -> Terrain:
        names = [self.texts.name(terrain.name.lower()) for terrain in terrains]

        def say_terrains() -> None:
            for number, (terrain, name) in enumerate(zip(terrains, names), 1):
                shown = Text(name) if self.screen.plain else chip(terrain, name)
                self.screen.say(Text.assemble((f"{number:>3}. ", "bold"), shown))

        say_terrains()
        while True:
            typed = self.ask(self.texts.t("ask-terrain"), say_terrains, names)
            for terrain, name in zip(terrains, names):
                if plain(typed) in (plain(name), terrain.name.lower(), LETTER_OF[terrain].lower()):
                    return terrain
            index = find_number(typed, len(terrains))
            if index is not None:
                return terrains[index]
            self._say_wrong(self.texts.t("wrong-number", most=len(terrains)))

    def shape(self, draws: list[Draw]) -> Draw:
        groups = grouped(draws, lambda draw: shape_of(draw.cells))
        shapes = list(groups)
        while len(shapes) > 1:
            chosen = shapes[self._ask_shape(shapes, draws[0].terrain)]
            try:
                return self.place(chosen, groups[chosen])
            except TakeBack:
                self.face.page_again(self.position)
        return self.place(shapes[0], draws)

    def _ask_shape(self, shapes: Sequence[Shape], terrain: Terrain) -> int:
        def say_shapes() -> None:
            self._say_shapes(shapes, terrain)

        say_shapes()
        while True:
            index = find_number(self.ask(self.texts.t("ask-shape"), say_shapes), len(shapes))
            if index is not None:
                return index
            self._say_wrong(self.texts.t("wrong-number", most=len(shapes)))

    def _say_shapes(self, shapes: Sequence[Shape], terrain: Terrain) -> None:
        if self.screen.plain:
            for number, shape in enumerate(shapes, 1):
                self.screen.say(shape_in_words(self.texts, number, shape, self._has_coin(shape)))
            return
        drawings = [self._numbered(number, shape, terrain) for number, shape in enumerate(shapes, 1)]
        for line in in_lines(drawings, self.screen.width):
            self.screen.say(line)

    def _numbered(self, number: int, shape: Shape, terrain: Terrain) -> Text:
        title = Text(f"{number}.", "bold")
        if self._has_coin(shape):
            title.append(f" + {self.texts.t('page-coin')}", "yellow")
        return Text("\n").join([title, draw_shape(shape, terrain)])

    def _has_coin(self, shape: Shape) -> bool:
        placed = shape_at(shape, (0, 0))
        return placed is not None and coins_for(self.position.view["card"], placed) > 0

    def place(self, shape: Shape, draws: list[Draw]) -> Draw:
        places = {box_corner(draw.cells): draw for draw in sorted(draws, key=lambda d: box_corner(d.cells))}
        if len(places) == 1:
            return draws[0]
        corners = list(places)
        chosen = draw_shape(shape, draws[0].terrain, "+")
        self.face.show_places(self.position, dict.fromkeys(corners, "+"), chosen)
        question = self.texts.t("ask-place", example=space_name(*corners[len(corners) // 2]))
        again = self._how_it_lies(shape, draws[0].terrain)
        while True:
            typed = self.ask(question, again, [space_name(*corner) for corner in corners])
            if means(self.texts, typed, "places"):
                self._say_places(places, chosen)
                if self.screen.plain:
                    again = partial(self._say_places, places, chosen)
                continue
            number = find_number(typed, len(corners))
            corner = corners[number] if number is not None else read_space(typed)
            if corner is None:
                self._say_wrong(self.texts.t("wrong-place", typed=typed))
            elif corner in places:
                return places[corner]
            else:
                self._refuse(shape, corner, draws[0].terrain)

    def _how_it_lies(self, shape: Shape, terrain: Terrain) -> Say:
        """Says once more which shape is being placed; where the page is drawn, it shows that itself."""
        return partial(self._say_shapes, [shape], terrain) if self.screen.plain else nothing

    def _say_places(self, places: dict[Space, Draw], chosen: Text) -> None:
        if not self.screen.plain:
            numbers = {corner: str(number) for number, corner in enumerate(places, 1)}
            self.face.show_places(self.position, numbers, chosen)
            self.screen.say(self.texts.t("places-title"), "dim")
            return
        for number, (corner, draw) in enumerate(places.items(), 1):
            spaces = spaces_in_words(draw.cells)
            self.screen.say(
                self.texts.t("places-plain", number=number, space=space_name(*corner), spaces=spaces)
            )

    def _refuse(self, shape: Shape, corner: Space, terrain: Terrain) -> None:
        cells = shape_at(shape, corner)
        if cells is None:
            height, width = size_of(shape)
            self._say_wrong(self.texts.t("outside", space=space_name(*corner), height=height, width=width))
        rule = self.position.why_not(Draw(terrain, cells)) if cells else None
        say_refusal(self.screen, self.texts, self.position.game.name, rule or OUTSIDE)

    def _say_wrong(self, text: str) -> None:
        self.screen.say(text, "red")


def read_space(typed: str) -> Space | None:
    """The space people mean by `c4`, `C 4` or `4c`."""
    text = typed.replace(" ", "").upper()
    if text[-1:].isalpha():
        text = text[-1] + text[:-1]
    row = ord(text[:1] or " ") - ord("A")
    column = find_number(text[1:], SIZE)
    return (row, column) if 0 <= row < SIZE and column is not None else None
