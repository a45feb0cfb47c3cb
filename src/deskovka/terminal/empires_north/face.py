"""Empires of the North as the terminal knows it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from deskovka.core.finding import plain
from deskovka.core.game import Event, Game, Json, Seat
from deskovka.core.notation import Action
from deskovka.core.outcome import Line, Standing
from deskovka.games.empires_north.box import BOX
from deskovka.games.empires_north.cards import Box, open_box
from deskovka.games.empires_north.lookout import CardsSeen, HasChosen
from deskovka.games.empires_north.tiles import Performs
from deskovka.games.empires_north.turn import Pass
from deskovka.terminal.empires_north.boards import seat_rows
from deskovka.terminal.empires_north.cards import Cards
from deskovka.terminal.empires_north.labels import Labels
from deskovka.terminal.empires_north.page import (
    AT_LENGTH,
    islands,
    own_parts,
    question,
    say_page,
    say_page_plain,
    say_parts,
)
from deskovka.terminal.empires_north.prompt import Choosing
from deskovka.terminal.empires_north.spoken import Spoken
from deskovka.terminal.empires_north.typed import read_line, written
from deskovka.terminal.face import AskLine, Command, Face
from deskovka.terminal.position import Position
from deskovka.terminal.screen import Screen
from deskovka.text import Texts

MOST_SHEETS = 5  # cards that one word may mean before only their names are told
EXAMPLE = "wool-market"


class EmpiresFace(Face):
    """The players, the tiles, islands and cards with their texts; an action is chosen by its kind, or typed."""

    def __init__(self, game: Game[Any], screen: Screen, texts: Texts, names: Sequence[str]) -> None:
        super().__init__(game, screen, texts, names)
        self._open(BOX)
        self.position: Position | None = None
        self.news: Sequence[str] = ()
        self.named: frozenset[str] = frozenset()  # words for what may be chosen just now
        self.read_out: dict[Seat, list[Json]] = {}  # the players, as a seat has heard of them
        self.answered: dict[Seat, int] = {}  # how many moves were made when a seat was asked last
        self.untold: dict[
            Seat, Sequence[str]
        ] = {}  # what happened before a question that nobody had to answer

    def set_up(self, options: Mapping[str, str]) -> None:
        """Cards that somebody typed in are read as they are on this table."""
        super().set_up(options)
        self._open(open_box(options.get("cards", "")))

    def _open(self, box: Box) -> None:
        self.cards = Cards(self.texts, box, self.screen.plain)
        self.spoken = Spoken(self.texts, self.names, self.cards)

    # the page

    def page(self, position: Position, news: Sequence[str]) -> None:
        self.position, self.news = position, [*self.untold.pop(position.seat, ()), *news]
        if self._goes_on(position):
            self.untold[position.seat] = self.news
        else:
            self._say_page(position, self.news)

    def _goes_on(self, position: Position) -> bool:
        """Whether an answer led to a question with one answer, which is asked lest others learn what a hand holds.

        It is put to whoever takes something back, and so is passing, which ends the phase.
        """
        asked_before = self.answered.get(position.seat, position.moves)
        return position.moves > asked_before and position.decision != "TakeTurn" and len(position.legal) == 1

    def _say_page(self, position: Position, news: Sequence[str], whole: bool = False) -> None:
        if self.screen.plain:
            self._say_plain(position, news)
        else:
            say_page(self, position, news, whole)

    def whole_page(self, position: Position, news: Sequence[str]) -> None:
        self.read_out.pop(position.seat, None)
        self._say_page(position, news, whole=True)

    def page_again(self, position: Position) -> None:
        """The page once more, after a choice was taken back."""
        if self.screen.redrawn:
            self._say_page(position, self.news)

    def _say_plain(self, position: Position, news: Sequence[str]) -> None:
        """The whole table once, later what is different; within a turn only what happened and the question."""
        heard = self.read_out.get(position.seat, [])
        say_page_plain(self, position, news, heard)
        if not heard or position.decision in AT_LENGTH:
            self.read_out[position.seat] = position.view["players"]

    # choosing

    def choose(self, position: Position, ask: AskLine) -> Action:
        goes_on = self._goes_on(position)
        self.answered[position.seat] = position.moves
        return position.legal[0] if goes_on else Choosing(self, position, ask).action()

    def read(self, text: str) -> Action | None:
        """What names one of the choices is no action: `harvest` may be a tile."""
        return (
            None
            if plain(text) in self.named
            else read_line(self.game, self.cards, self._view, text, self.names)
        )

    @property
    def _view(self) -> Json | None:
        return self.position.view if self.position else None

    def written(self, action: Action) -> str:
        return written(action, self._view)

    def suggested(self, position: Position, action: Action) -> str:
        """The notation, and what it is in words, if those are others."""
        written = self.written(action)
        label, _ = Labels(self.spoken, position.view, position.seat).entry(action)
        return label if label.startswith(written) else f"{written} ({label})"

    def confirms(self, position: Position, action: Action) -> bool:
        """Only what cannot be taken back, and passing, which is for the rest of the phase."""
        return action.final or isinstance(action, Pass)

    def preview(self, position: Position, action: Action) -> None:
        if not self.screen.redrawn or self.confirms(position, action):
            self.screen.say(self.texts.t("preview", action=self.suggested(position, action)), "bold")

    # what may be asked for

    def commands(self, position: Position) -> dict[str, Command]:
        return {
            "card": self._say_card,
            "empires": lambda rest: self._say_empires(position.view),
            "piles": lambda rest: self._say_lines(self.spoken.piles(position.view)),
        }

    def _say_lines(self, lines: Sequence[str]) -> None:
        for line in lines:
            self.screen.say(line)

    def _say_card(self, typed: str) -> None:
        """The whole text of a card that is named, in any language, or by the beginning of its name."""
        if not typed:
            self.screen.say(self.texts.t("card-which", example=self.cards.name(EXAMPLE)))
            return
        found = self.cards.meant(typed)
        if not found:
            self.screen.say(self.texts.t("no-card-named", typed=typed), "red")
        elif len(found) > MOST_SHEETS:
            self.screen.say(self.cards.names(found))
        else:
            for name in found:
                self._say_lines(self.cards.sheet(name))

    def _say_empires(self, view: Json) -> None:
        for seat in range(len(self.names)):
            self._say_lines(self.spoken.seat(view, seat))
            say_parts(self, self.spoken.empire(view, seat))

    # what the shared parts ask for

    def overview(self, view: Json, seats: Sequence[Seat], before: Json | None = None) -> None:
        if self.screen.plain:
            for seat in seats:
                self._say_lines([*self.spoken.seat(view, seat), self.spoken.empire_in_short(view, seat)])
            return
        self.screen.say(seat_rows(self.spoken, view, self.screen.width))
        say_parts(self, islands(self, view))
        for seat in seats:
            self.screen.say(self.spoken.player(view, seat), "bold")
            say_parts(self, self.spoken.empire(view, seat))

    def status(self, view: Json) -> list[str]:
        return [f"{self.spoken.phase(view)}.", *self.spoken.status(view)]

    def question(self, position: Position) -> str:
        return question(self, position)

    def in_words(self, position: Position) -> list[str]:
        spoken, view, seat = self.spoken, position.view, position.seat
        others = [spoken.seat_in_short(view, other) for other in range(len(self.names)) if other != seat]
        own = [line for title, lines in own_parts(self, view, seat) for line in (f"{title}:", *lines)]
        return [f"{spoken.title(view, seat)}.", *spoken.status(view), *others, *spoken.seat(view, seat), *own]

    def parts_in_words(self, view: Json, seat: Seat | None) -> list[tuple[str, list[str]]]:
        """The table, the islands, the own hand, all empires with the own one first, the discard piles."""
        t, spoken = self.texts.t, self.spoken
        order = dict.fromkeys([*([] if seat is None else [seat]), *range(len(self.names))])
        shown = [line for title, lines in islands(self, view) for line in (title, *lines)]
        hand = [] if seat is None else [(t("part-hand"), spoken.hand(view["players"][seat]))]
        return [
            (t("part-table"), self.status(view)),
            (t("part-islands"), shown),
            *hand,
            *((t("part-empire", player=spoken.player(view, one)), self._empire(view, one)) for one in order),
            (t("part-piles"), spoken.piles(view)),
        ]

    def _empire(self, view: Json, seat: Seat) -> list[str]:
        groups = self.spoken.empire(view, seat)
        return [
            *self.spoken.seat(view, seat),
            *(line for title, lines in groups for line in (f"{title}:", *lines)),
        ]

    def outlook(self, view: Json, seat: Seat) -> None:
        """The points on the track are told by their sources; nothing else is certain."""

    def laid_out(self, view: Json) -> list[str]:
        return [self.texts.t("game-cards")]

    def newsworthy(self, event: Event, seat: Seat) -> bool:
        """Not what another line or the question tells anyway."""
        return not isinstance(event, CardsSeen | HasChosen | Performs)

    def help_lines(self) -> list[str]:
        heads = [] if self.screen.plain else [self.texts.t("help-heads")]
        told = [self.texts.t(f"help-{what}") for what in ("names", "gold")]
        return [*told, *heads, self.texts.t("game-cards")]

    def standing_note(self, standing: Standing) -> str:
        cards, workers, hand = standing.tie_breaks
        return self.texts.t("paper-tie-break", points=cards, second=workers, third=hand)

    def note(self, line: Line) -> str:
        return self.texts.t(f"source-{line.what[0]}")
