"""Terra Mystica as the terminal knows it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from deskovka.core.game import Event, Game, Json, Seat
from deskovka.core.notation import Action
from deskovka.core.outcome import Line
from deskovka.games.terra_mystica.ending import CULT_POINTS, shares
from deskovka.games.terra_mystica.rounds import IncomeCollected
from deskovka.games.terra_mystica.tiles import CULT_NAMES
from deskovka.terminal.face import AskLine, Command, Face, Say, nothing
from deskovka.terminal.position import Position
from deskovka.terminal.rule_text import say_refusal
from deskovka.terminal.screen import Screen
from deskovka.terminal.terra_mystica.boards import cult_rows, seat_rows
from deskovka.terminal.terra_mystica.changes import gains
from deskovka.terminal.terra_mystica.codes import check_code
from deskovka.terminal.terra_mystica.hexmap import changed, draw_map
from deskovka.terminal.terra_mystica.line import may_dig_for, plan
from deskovka.terminal.terra_mystica.page import (
    WITHOUT_MAP,
    Known,
    everybody,
    question,
    round_and_tiles,
    say_map,
    say_page,
    say_page_plain,
    title,
)
from deskovka.terminal.terra_mystica.prompt import Choosing
from deskovka.terminal.terra_mystica.spoken import (
    buildings_in_words,
    cults_in_words,
    free_hexes,
    laid_out,
    next_rounds,
    order_in_words,
    round_in_words,
    seat_in_words,
    tiles_in_words,
)
from deskovka.terminal.terra_mystica.typed import digs, read_line, read_part
from deskovka.text import Texts

PLACES = ("FirstDwelling", "BonusSpades", "UseSpades", "Sandstorm", "Ride")
ONCE_IS_ENOUGH = ("TakeTurn", "FinishTurn", "TakePower")
HANDS_OVER = ("ChooseFaction", "FirstDwelling", "FirstScroll", "BonusSpades", "CultistsStep")


class TerraMysticaFace(Face):
    """The map and the boards; an action is chosen by its kind, or typed, several at once if one likes."""

    secret = False  # everything lies open

    def __init__(self, game: Game[Any], screen: Screen, texts: Texts, names: Sequence[str]) -> None:
        super().__init__(game, screen, texts, names)
        self.position: Position | None = None
        self.news: Sequence[str] = ()
        self.marks: Mapping[str, str] = {}  # on the hexes that may be chosen
        self.typed: list[Action] = []  # what was typed after the first action of a line
        self.looked_at: dict[Seat, tuple[Json, Json]] = {}  # the views of a seat's last turn and of this one
        self.read_out: dict[Seat, tuple[int, Json]] = {}  # the round and the others, as a seat has heard them

    # the page

    def page(self, position: Position, news: Sequence[str]) -> None:
        if self.position and not self._goes_on(self.position, position):
            self.typed.clear()
        self.position, self.news, self.marks = position, news, {}
        if not self.typed:
            self._say_page(position)

    def _goes_on(self, before: Position, now: Position) -> bool:
        """Whether a line goes on: it ends with the turn, as much may happen before the next one."""
        return (now.seat, now.moves) == (before.seat, before.moves + 1)

    def _say_page(self, position: Position) -> None:
        if self.screen.plain:
            say_page_plain(self, position, self.news, self._known(position))
            return
        follows = not self.screen.redrawn and position.decision in PLACES  # the map with its numbers
        with_map = not follows and position.decision not in WITHOUT_MAP
        say_page(self, position, self.news, self._new_hexes(position), with_map)

    def whole_page(self, position: Position, news: Sequence[str]) -> None:
        if self.screen.plain:
            say_page_plain(self, position, news, Known.NOTHING, with_map=True)
            return
        with_map = not self.screen.redrawn or position.decision not in WITHOUT_MAP
        say_page(self, position, news, self.marks or self._new_hexes(position), with_map)

    def _known(self, position: Position) -> Known:
        """What a seat has heard of the table and need not hear again."""
        view, seat = position.view, position.seat
        others = [board for other, board in enumerate(view["seats"]) if other != seat]
        heard, told = self.read_out.get(seat), (view["round"], [view["passed"], others])
        if position.decision == "TakePower" or heard == told:
            return Known.TABLE
        self.read_out[seat] = told
        return Known.ROUND if heard and heard[0] == view["round"] else Known.NOTHING

    def page_again(self, position: Position) -> None:
        """The page without the marks of a choice that was taken back."""
        self.marks = {}
        if self.screen.redrawn:
            self._say_page(position)

    def show_places(self, position: Position, marks: Mapping[str, str]) -> None:
        """The map with numbers on the hexes that may be chosen."""
        self.marks = marks
        if self.screen.redrawn:
            say_page(self, position, self.news, marks)
        elif not self.screen.plain:
            self.screen.say(draw_map(position.view, marks))

    def _new_hexes(self, position: Position) -> dict[str, str]:
        """Marks around what was changed on the map since the last turn of the seat."""
        view = position.view
        before, now = self.looked_at.get(position.seat, (view, view))
        if position.decision == "TakeTurn" and view["map"] != now["map"]:
            before, now = now, view
        self.looked_at[position.seat] = before, now
        return changed(before, view)

    # choosing

    def choose(self, position: Position, ask: AskLine) -> Action:
        if self.typed:
            action = self.typed.pop(0)
            rule = position.why_not(action)
            if rule is None:
                return action
            self.typed.clear()
            self._say_page(position)
            self.screen.say(self.texts.t("typed-refused", action=str(action)), "red")
            say_refusal(self.screen, self.texts, self.game.name, rule)

        def ask_anew(question: str, again: Say = nothing, words: Iterable[str] = ()) -> str:
            line = ask(question, again, words)
            self.typed.clear()  # what came with a line that was refused
            return line

        return Choosing(self, position, ask_anew).action()

    def read(self, text: str) -> Action | None:
        """The first action of a line; the others wait until it is done."""
        position = self.position
        parts = read_line(self.game, text, position.legal if position else [])
        if parts is None or position is None:
            return None
        actions = [] if digs(parts[0]) else read_part(self.game, parts[0], position.legal)
        for action in actions:
            check_code(position.view, action)
        if len(parts) > 1 or len(actions) != 1 or may_dig_for(position, actions[0]):
            actions = plan(self.texts, position, parts)
        first, *self.typed = actions
        return first

    def confirms(self, position: Position, action: Action) -> bool:
        """Only what hands the turn to somebody else and was not asked by itself; the rest can be taken back."""
        return position.decision not in ONCE_IS_ENOUGH and self._hands_over(position, action)

    def _hands_over(self, position: Position, action: Action) -> bool:
        """Whether somebody else is asked next; where that cannot be known, whether it may be."""
        asked = position.asked_after(action)
        return position.decision in HANDS_OVER if asked is None else asked != (position.seat,)

    def preview(self, position: Position, action: Action) -> None:
        self.marks = {}
        gain = gains(self.texts, position, action)
        key = "preview-gain" if gain else "preview"
        if not self.screen.redrawn or self.confirms(position, action):
            self.screen.say(self.texts.t(key, action=str(action), gain=gain), "bold")

    # what may be asked for

    def commands(self, position: Position) -> dict[str, Command]:
        return {
            "map": lambda rest: self._say_map(position.view),
            "boards": lambda rest: self._say_boards(position.view),
            "cults": lambda rest: self._say_cults(position.view),
            "tiles": lambda rest: self._say_lines(tiles_in_words(self.texts, position.view)),
            "rounds": lambda rest: self._say_rounds(position.view),
            "hexes": lambda rest: self._say_lines(free_hexes(self.texts, position.view)),
        }

    def _say_lines(self, lines: Sequence[str]) -> None:
        for line in lines:
            self.screen.say(line)

    def _say_rounds(self, view: Json) -> None:
        now, order = self.status(view)
        self._say_lines([now, *next_rounds(self.texts, view), order])

    def _say_map(self, view: Json) -> None:
        if self.screen.plain:
            seats = range(len(self.names))
            self._say_lines([buildings_in_words(self.texts, self.names, view, seat) for seat in seats])
        else:
            say_map(self, view, {})

    def _say_boards(self, view: Json) -> None:
        if not self.screen.plain:
            self.screen.say(seat_rows(self.texts, self.names, view, view["order"], self.screen.width))
        for seat in range(len(self.names)):
            self._say_lines(seat_in_words(self.texts, self.names, view, seat))
            self._say_lines([buildings_in_words(self.texts, self.names, view, seat)])

    def _say_cults(self, view: Json) -> None:
        if self.screen.plain:
            self._say_lines(cults_in_words(self.texts, self.names, view))
        else:
            self.screen.say(cult_rows(self.texts, self.names, view))

    # what the shared parts ask for

    def overview(self, view: Json, seats: Sequence[Seat], before: Json | None = None) -> None:
        if self.screen.plain:
            for seat in seats:
                self._say_lines(seat_in_words(self.texts, self.names, view, seat))
                self._say_lines([buildings_in_words(self.texts, self.names, view, seat)])
            return
        say_map(self, view, changed(before, view) if before else {})
        if any(board["faction"] for board in view["seats"]):
            self.screen.say(seat_rows(self.texts, self.names, view, view["order"], self.screen.width))

    def status(self, view: Json) -> list[str]:
        order = order_in_words(self.texts, self.names, view)
        return [round_in_words(self.texts, view), order]

    def question(self, position: Position) -> str:
        return question(self, position)

    def in_words(self, position: Position) -> list[str]:
        about = round_and_tiles(self.texts, position.view)
        return [f"{title(self, position)}.", *about, *everybody(self, position)]

    def parts_in_words(self, view: Json, seat: Seat | None) -> list[tuple[str, list[str]]]:
        """Buildings, boards, cults, tiles and free land; the own board before the others."""
        t, texts, names = self.texts.t, self.texts, self.names
        order = dict.fromkeys([*([] if seat is None else [seat]), *view["order"], *range(len(names))])
        built = [buildings_in_words(texts, names, view, one) for one in order]
        boards = [line for one in order for line in seat_in_words(texts, names, view, one)]
        return [
            (t("part-buildings"), built),
            (t("part-boards"), boards),
            (t("part-cults"), cults_in_words(texts, names, view)),
            (t("part-tiles"), [line.strip() for line in tiles_in_words(texts, view)]),
            (t("part-hexes"), free_hexes(texts, view)),
        ]

    def outlook(self, view: Json, seat: Seat) -> None:
        """What the cults would bring if the game ended now."""
        points = []
        for number, cult in enumerate(CULT_NAMES):
            won = shares([board["cults"][number] for board in view["seats"]], CULT_POINTS)[seat]
            points.append(f"{self.texts.name(cult)} {won}")
        self.screen.say(self.texts.t("outlook-cults", points=", ".join(points)))

    def laid_out(self, view: Json) -> list[str]:
        return laid_out(self.texts, self.names, view)

    def newsworthy(self, event: Event, seat: Seat) -> bool:
        """Not what the others collected."""
        return not isinstance(event, IncomeCollected) or event.seat == seat

    def help_lines(self) -> list[str]:
        more = [] if self.screen.plain else [self.texts.t("help-signs")]
        return [self.texts.t("help-turn"), self.texts.t("help-line"), *more]

    def note(self, line: Line) -> str:
        return self.texts.t(f"source-{line.what[0]}")
