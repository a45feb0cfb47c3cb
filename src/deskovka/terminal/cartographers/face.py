"""Cartographers as the terminal knows it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from rich.text import Text

from deskovka.core.errors import NotationError
from deskovka.core.finding import plain
from deskovka.core.game import Event, Game, Json, Seat
from deskovka.core.notation import Action, shown
from deskovka.core.outcome import Line, Standing
from deskovka.games.cartographers.cards import TERRAINS, Draw
from deskovka.games.cartographers.drawing import Answered, Drawn
from deskovka.games.cartographers.sheet import MAP_GRID
from deskovka.terminal.cartographers.board import Space, changed, draw_map, in_lines
from deskovka.terminal.cartographers.outlook import LETTERS
from deskovka.terminal.cartographers.page import (
    edict_rows,
    map_title,
    question,
    rows_drawn_on,
    say_page,
    say_page_plain,
    two_columns,
)
from deskovka.terminal.cartographers.preview import Preview
from deskovka.terminal.cartographers.prompt import Choosing
from deskovka.terminal.cartographers.spoken import edicts_in_words, map_in_words, table_in_words
from deskovka.terminal.face import AskLine, Command, Face
from deskovka.terminal.position import Position
from deskovka.terminal.screen import Screen
from deskovka.terminal.typed_words import find_number
from deskovka.text import Texts

BRACKETS = "[]"
SOLO = "solo"  # the last group of lines on the score sheet of a solo game


class CartographersFace(Face):
    """Maps, cards and edicts; a drawing is chosen by terrain, shape and place."""

    def __init__(self, game: Game[Any], screen: Screen, texts: Texts, names: Sequence[str]) -> None:
        super().__init__(game, screen, texts, names)
        self.news: Sequence[str] = ()
        self.marks: Mapping[Space, str] = {}  # on the places that may be chosen
        self.chosen: Text | None = None  # the shape that is to be placed there
        self.looked_at: dict[
            Seat, tuple[Json, Json]
        ] = {}  # the maps a seat saw in its last turn and in this one
        self.read_out: set[tuple[Seat, str]] = set()  # the seasons whose edicts a seat has heard

    def page(self, position: Position, news: Sequence[str]) -> None:
        self.news = news
        self._unmark()
        if self.screen.plain:
            heard = (position.seat, position.view["season"])
            say_page_plain(self, position, news, short=heard in self.read_out)
            self.read_out.add(heard)
        else:
            say_page(self, position, news, self._new_spaces(position))

    def whole_page(self, position: Position, news: Sequence[str]) -> None:
        if self.screen.plain:
            say_page_plain(self, position, news, short=False, with_map=True)
        else:
            say_page(self, position, news, self.marks or self._new_spaces(position), self.chosen)

    def _unmark(self) -> None:
        self.marks, self.chosen = {}, None

    def page_again(self, position: Position) -> None:
        """The page without the marks of a choice that was taken back."""
        self._unmark()
        if self.screen.redrawn:
            self.page(position, self.news)

    def show_places(self, position: Position, marks: Mapping[Space, str], chosen: Text) -> None:
        """The map a seat draws on, with marks where the chosen shape may go."""
        self.marks, self.chosen = marks, chosen
        if self.screen.redrawn:
            say_page(self, position, self.news, marks, chosen)
        elif not self.screen.plain:
            self.screen.say(draw_map(rows_drawn_on(position), marks))

    def _new_spaces(self, position: Position) -> Mapping[Space, str]:
        """Marks around what was drawn on this map since the last turn of the seat."""
        maps, owner = position.view["maps"], position.view["draws_on"]
        before, now = self.looked_at.get(position.seat, (maps, maps))
        if maps != now:
            before, now = now, maps
        self.looked_at[position.seat] = before, now
        return changed(before[owner]["rows"], now[owner]["rows"])

    def choose(self, position: Position, ask: AskLine) -> Action:
        return Choosing(self, position, ask).drawing()

    def preview(self, position: Position, action: Action) -> None:
        assert isinstance(action, Draw)
        self._unmark()
        preview = Preview(self.texts, self.names, position, action)
        if self.screen.plain:
            for line in [preview.title(), *(change.text for change in preview.changes())]:
                self.screen.say(line)
            return
        if self.screen.redrawn:
            self.screen.page()
            self.screen.heading(map_title(self, position))
        board = draw_map(preview.after.rows(), dict.fromkeys(MAP_GRID.cells(action.cells), BRACKETS))
        lines = [Text(preview.title(), "bold"), *(Text(c.text, c.style) for c in preview.changes())]
        self.screen.say(two_columns(board, Text("\n").join(lines)))

    def overview(self, view: Json, seats: Sequence[Seat], before: Json | None = None) -> None:
        maps = []
        for seat in seats:
            shown = view["maps"][seat]
            title = self._map_title(view, seat)
            if self.screen.plain:
                self.screen.say(f"{title}.")
                for line in map_in_words(self.texts, shown["rows"]):
                    self.screen.say(line)
            else:
                marks = changed(before["maps"][seat]["rows"], shown["rows"]) if before else {}
                board = draw_map(shown["rows"], marks)
                maps.append(Text("\n").join([Text(title, "bold"), board]))
        for row in in_lines(maps, self.screen.width):
            self.screen.say(row)

    def status(self, view: Json) -> list[str]:
        t, texts = self.texts.t, self.texts
        return [
            t(
                "page-season-plain",
                season=texts.name(view["season"]),
                time=view["time"],
                limit=view["limit"],
            ),
            *self.laid_out(view),
        ]

    def question(self, position: Position) -> str:
        return question(self, position)

    def in_words(self, position: Position) -> list[str]:
        return table_in_words(self.texts, position.view, position.seat, short=False)

    def parts_in_words(self, view: Json, seat: Seat | None) -> list[tuple[str, list[str]]]:
        """The maps: first the one a seat draws on, then its own."""
        near = [] if seat is None else [view["draws_on"], seat]
        order = dict.fromkeys([*near, *range(len(self.names))])
        return [
            (self._map_title(view, one), map_in_words(self.texts, view["maps"][one]["rows"])) for one in order
        ]

    def _map_title(self, view: Json, seat: Seat) -> str:
        return self.texts.t("map-coins", name=self.names[seat], coins=view["maps"][seat]["coins"]).rstrip(".")

    def outlook(self, view: Json, seat: Seat) -> None:
        self.screen.say()
        if self.screen.plain:
            for line in edicts_in_words(self.texts, view, seat):
                self.screen.say(line)
        else:
            self.screen.say(edict_rows(self.texts, view, seat))

    def laid_out(self, view: Json) -> list[str]:
        edicts = [f"{letter} {self.texts.name(card)}" for letter, card in zip(LETTERS, view["edicts"])]
        return [self.texts.t("status-edicts", edicts=", ".join(edicts))]

    def newsworthy(self, event: Event, seat: Seat) -> bool:
        """Not that somebody has drawn, nor what one has drawn oneself."""
        own = isinstance(event, Drawn) and event.seat == event.owner == seat and not event.coins
        return not own and not isinstance(event, Answered)

    def read(self, text: str) -> Action | None:
        """Also in the reader's words and letters: `zakresli les b4 b5`."""
        verb, *words = text.split() or [""]
        if plain(verb) not in ("draw", plain(self.texts.t("word-draw"))):
            return None
        if len(words) < 2:
            message = f"{text!r} is not written like '{shown(Draw.form)}'"
            error = NotationError(message, "action-form", form=Draw.form, typed=text)
            error.game = self.game.name
            raise error
        names = {plain(self.texts.name(name)): name for name in TERRAINS}
        terrain = names.get(plain(words[0]), words[0].lower())
        cells = "+".join(words[1:]).upper().replace(",", "+")
        return self.game.read(f"draw {terrain} {'+'.join(filter(None, cells.split('+')))}")

    def commands(self, position: Position) -> dict[str, Command]:
        view, seats = position.view, range(len(self.names))
        return {
            "maps": lambda rest: self.overview(view, seats),
            "map": lambda rest: self._map(position, rest),
        }

    def _map(self, position: Position, typed: str) -> None:
        """The map of a player; without a number the one that is drawn on."""
        seat = find_number(typed, len(self.names)) if typed else position.view["draws_on"]
        if seat is None:
            self.screen.say(self.texts.t("no-map", typed=typed, most=len(self.names)), "red")
        else:
            self.overview(position.view, [seat])

    def help_lines(self) -> list[str]:
        return [] if self.screen.plain else [self.texts.t("help-signs"), self.texts.t("help-place")]

    def note(self, line: Line) -> str:
        key = f"card-{line.what[-1]}"
        return self.texts.t(key) if self.texts.has(key) and line.what[0] != SOLO else super().note(line)

    def sum_before(self, group: str) -> str:
        """CA-14.13: alone, the numbers of the scoring cards are subtracted from what the seasons brought."""
        return self.texts.t("sheet-seasons") if group == SOLO else ""

    def total_of(self, lines: Sequence[Line]) -> str:
        solo = any(line.what[0] == SOLO for line in lines)
        return self.texts.t("sheet-rating") if solo else super().total_of(lines)

    def replaced(self, event: Event, later: Sequence[Event]) -> bool:
        """What one has drawn is told when it is confirmed, and again when all maps are shown."""
        if not isinstance(event, Answered) or event.drawing is None:
            return False
        shown = (event.seat, event.drawing.cells)
        return any(isinstance(other, Drawn) and (other.seat, other.cells) == shown for other in later)

    def standing_note(self, standing: Standing) -> str:
        return self.texts.t("page-monsters", points=standing.tie_breaks[0])
