"""Catan as the terminal knows it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from deskovka.core.finding import plain
from deskovka.core.game import Event, Game, Json, Seat
from deskovka.core.notation import Action, words_of
from deskovka.core.outcome import Line
from deskovka.games.catan.production import Produced
from deskovka.games.catan.trade import Declined
from deskovka.games.catan.turn import TurnBegun
from deskovka.terminal.catan.boards import seat_rows
from deskovka.terminal.catan.choices import are_places
from deskovka.terminal.catan.island import Spot, new_pieces
from deskovka.terminal.catan.page import (
    WITHOUT_MAP,
    question,
    say_island,
    say_page,
    say_page_plain,
    table_in_words,
)
from deskovka.terminal.catan.players import LETTERS, SEAT_FIELDS
from deskovka.terminal.catan.prompt import Choosing
from deskovka.terminal.catan.realm import effects_in_words
from deskovka.terminal.catan.spoken import (
    bank_in_words,
    beside_in_words,
    costs_in_words,
    harbours_in_words,
    hexes_in_words,
    island_in_words,
    roll_in_words,
    rolls_in_words,
    seat_in_words,
    turn_in_words,
)
from deskovka.terminal.catan.typed import notation, read_line
from deskovka.terminal.face import AskLine, Command, Face
from deskovka.terminal.position import Position
from deskovka.terminal.screen import Screen
from deskovka.text import Texts

HANDS_OVER = ("FoundRoad",)


def everything_of_players(view: Json) -> list[Json]:
    """What is shown of every player, in one value each."""
    nobles = view["realm"]["players"] if view["realm"] else [None] * len(view["players"])
    return [[player, noble] for player, noble in zip(view["players"], nobles)]


class CatanFace(Face):
    """The island and the players; a deed is chosen by its kind, then by its place or cards, or typed."""

    def __init__(self, game: Game[Any], screen: Screen, texts: Texts, names: Sequence[str]) -> None:
        super().__init__(game, screen, texts, names)
        self.position: Position | None = None
        self.news: Sequence[str] = ()
        self.marks: Mapping[Spot, str] = {}  # on the places that may be chosen
        self.named: frozenset[str] = frozenset()  # words for what may be chosen just now
        self.looked_at: dict[Seat, tuple[Json, Json]] = {}  # the views of a seat's last turn and of this one
        self.read_out: dict[Seat, list[Json]] = {}  # the players, as a seat has heard of them

    # the page

    def page(self, position: Position, news: Sequence[str]) -> None:
        self.position, self.news, self.marks = position, news, {}
        self._say_page(position)

    def _say_page(self, position: Position) -> None:
        if self.screen.plain:
            self._say_plain(position)
            return
        follows = not self.screen.redrawn and are_places(position.legal)  # the map with its numbers
        with_map = not follows and position.decision not in WITHOUT_MAP
        say_page(self, position, self.news, {}, self._new(position), with_map)

    def whole_page(self, position: Position, news: Sequence[str]) -> None:
        if self.screen.plain:
            self.read_out.pop(position.seat, None)
            self._say_plain(position)
            return
        with_map = not self.screen.redrawn or position.decision not in WITHOUT_MAP
        say_page(self, position, news, self.marks, self._new(position), with_map)

    def _say_plain(self, position: Position) -> None:
        """The whole table once, later the others of whom something is different."""
        seat, players = position.seat, everything_of_players(position.view)
        heard = self.read_out.get(seat, [])
        self.read_out[seat] = players
        others = [other for other in range(len(players)) if other != seat]
        changed = [other for other in others if not heard or heard[other] != players[other]]
        say_page_plain(self, position, self.news, not heard, changed)

    def page_again(self, position: Position) -> None:
        """The page without the marks of a choice that was taken back."""
        self.marks = {}
        if self.screen.redrawn:
            self._say_page(position)

    def show_places(self, position: Position, marks: Mapping[Spot, str]) -> None:
        """The island with numbers on the places that may be chosen."""
        self.marks = marks
        if self.screen.redrawn:
            say_page(self, position, self.news, marks, self._new(position))
        elif not self.screen.plain:
            say_island(self, position.view, marks, ())

    def _new(self, position: Position) -> set[Spot]:
        """The pieces that were placed since the last turn of the seat."""
        view = position.view
        before, now = self.looked_at.get(position.seat, (view, view))
        if view["turn"] != now["turn"]:
            before, now = now, view
        self.looked_at[position.seat] = before, now
        return new_pieces(before, view)

    # choosing

    def choose(self, position: Position, ask: AskLine) -> Action:
        return Choosing(self, position, ask).action()

    def read(self, text: str) -> Action | None:
        """What names one of the choices is no action: a card that is to be returned is not played."""
        one_word = len(text.split()) == 1
        if {plain(text), *(notation(self.texts, text) if one_word else ())} & self.named:
            return None
        legal = self.position.legal if self.position else []
        return read_line(self.game, self.texts, self.names, text, legal)

    def written(self, action: Action) -> str:
        """The notation, but with the letters of players."""
        return self._with_players(action, "+", LETTERS)

    def confirms(self, position: Position, action: Action) -> bool:
        """Only what cannot be taken back and is not chosen by itself every turn."""
        return action.final or position.decision in HANDS_OVER

    def preview(self, position: Position, action: Action) -> None:
        self.marks = {}
        if not self.screen.redrawn or self.confirms(position, action):
            called = [f"{letter} ({name})" for letter, name in zip(LETTERS, self.names)]
            written = self._with_players(action, ", ", called)
            self.screen.say(self.texts.t("preview", action=written), "bold")

    def _with_players(self, action: Action, between: str, called: Sequence[str]) -> str:
        """The notation, with what the players in it are called instead of their numbers."""
        *words, last = str(action).split()
        _, field, _ = words_of(type(action))[-1]
        if field in SEAT_FIELDS:
            last = between.join(called[int(seat)] for seat in last.split("+"))
        return " ".join([*words, last])

    # what may be asked for

    def commands(self, position: Position) -> dict[str, Command]:
        view = position.view
        commands: dict[str, Command] = {
            "island": lambda rest: self._say_island(view),
            "players": lambda rest: self._say_players(view, range(len(self.names))),
            "costs": lambda rest: self._say_costs(view),
            "rolls": lambda rest: self._say_lines(rolls_in_words(self.texts, view)),
        }
        if view["realm"]:
            effects = effects_in_words(self.texts, view, position.seat)
            commands["progress"] = lambda rest: self._say_lines(effects)
        return commands

    def _say_lines(self, lines: Sequence[str]) -> None:
        for line in lines:
            self.screen.say(line)

    def _say_costs(self, view: Json) -> None:
        self._say_lines([self.texts.t("costs-title"), *costs_in_words(self.texts, view)])

    def _say_island(self, view: Json) -> None:
        if self.screen.plain:
            self._say_lines(island_in_words(self.texts, view))
        else:
            say_island(self, view, {}, ())

    def _say_players(self, view: Json, seats: Sequence[Seat]) -> None:
        for seat in seats:
            self._say_lines(seat_in_words(self.texts, self.names, view, seat))

    # what the shared parts ask for

    def overview(self, view: Json, seats: Sequence[Seat], before: Json | None = None) -> None:
        if self.screen.plain:
            self._say_island(view)
            self._say_players(view, seats)
            return
        say_island(self, view, {}, new_pieces(before, view) if before else ())
        self.screen.say(seat_rows(self.texts, self.names, view, range(len(self.names))))

    def status(self, view: Json) -> list[str]:
        lines = [turn_in_words(self.texts, self.names, view), roll_in_words(self.texts, view)]
        lines += [bank_in_words(self.texts, view), *beside_in_words(self.texts, self.names, view)]
        return [*filter(None, lines)]

    def question(self, position: Position) -> str:
        return question(self, position)

    def in_words(self, position: Position) -> list[str]:
        return table_in_words(self, position)

    def parts_in_words(self, view: Json, seat: Seat | None) -> list[tuple[str, list[str]]]:
        """The players, the own seat before the others; then the island, the prices and the dice."""
        t, texts = self.texts.t, self.texts
        order = dict.fromkeys([*([] if seat is None else [seat]), *range(len(self.names))])
        players = [line for one in order for line in seat_in_words(texts, self.names, view, one)]
        return [
            (t("part-players"), players),
            (t("part-island"), hexes_in_words(texts, view)),
            (t("part-harbours"), harbours_in_words(texts, view)),
            (t("part-costs"), costs_in_words(texts, view)),
            (t("part-rolls"), rolls_in_words(texts, view)),
        ]

    def outlook(self, view: Json, seat: Seat) -> None:
        """How far it is to the end, with the hidden cards that only their owner sees."""
        player = view["players"][seat]
        hidden = (player["own_cards"] or {}).get("victory-point", {"number": 0})["number"]
        words = {"hidden": hidden, "points": player["points"], "target": view["target"]}
        self.screen.say(self.texts.t("outlook-points", **words))

    def laid_out(self, view: Json) -> list[str]:
        first = self.texts.t("laid-first", name=self.names[view["active"]])
        return [*hexes_in_words(self.texts, view), first]

    def newsworthy(self, event: Event, seat: Seat) -> bool:
        """Not what the others received, nor what the next line tells anyway."""
        if isinstance(event, Produced):
            return event.seat == seat
        return not isinstance(event, TurnBegun | Declined)

    def help_lines(self) -> list[str]:
        return [self.texts.t("help-typed"), self.texts.t("help-places")]

    def note(self, line: Line) -> str:
        return self.texts.t(f"source-{line.what[0]}")
