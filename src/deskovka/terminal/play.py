"""A game at one terminal: people in turn at one keyboard, and bots."""

from __future__ import annotations

import shlex
from collections.abc import Sequence
from random import Random

from deskovka.bots.others import is_class
from deskovka.bots.player import Knowledge, answer, bots, make_bot
from deskovka.core.chance import SeededChance
from deskovka.core.game import Event, Seat
from deskovka.core.notation import Action
from deskovka.core.outcome import Line
from deskovka.core.table import Table
from deskovka.starting import started_as
from deskovka.stopping import Stopped
from deskovka.terminal.ending import say_end
from deskovka.terminal.files import FileError, is_taken, same_file, save_table
from deskovka.terminal.names import PERSON, names_of
from deskovka.terminal.position import Position
from deskovka.terminal.prompt import Leave, LocalPrompt
from deskovka.terminal.saving import offer_to_save, wants_to_leave
from deskovka.terminal.screen import Screen
from deskovka.terminal.story import moments
from deskovka.terminal.terminal_game import TerminalGame
from deskovka.terminal.typed_words import is_no, is_yes
from deskovka.text import Texts, UnknownLanguage, choose_language

HINTS_FROM = "good"


class LocalGame(TerminalGame):
    """A table whose seats are people at this keyboard (`me`) and bots, by their strength.

    People answer before bots do. Everybody takes back the own answers only, as long as nothing was revealed.
    """

    def __init__(
        self,
        table: Table,
        players: Sequence[str],
        screen: Screen,
        texts: Texts,
        record_file: str | None = None,
    ) -> None:
        people = [seat for seat, player in enumerate(players) if player == PERSON]
        self.bots = {
            seat: make_bot(table.game, player) for seat, player in enumerate(players) if player != PERSON
        }
        self.players = list(players)
        super().__init__(table.game, screen, texts, names_of(players, texts), people)
        self.table = table
        self.face.set_up(table.record.options)
        self.record_file = record_file
        self.own_files = {same_file(record_file)} if record_file else set()  # what this game has written
        self.story = self._retell()
        self.told_before = dict(self.told)  # what people knew before their last answer, for taking it back
        table.record.names = table.record.names or list(players)

    def run(self) -> None:
        """Play until the game is over or the people leave."""
        try:
            while waiting := self.game.waiting(self.table.state):
                asked = [seat for seat in waiting if seat in self.people]
                if asked:
                    self._ask_person(asked[0])
                else:
                    self._ask_bot(waiting[0])
            self._end()
        except Leave:
            self.say_bye()
        except EOFError:
            self.screen.say()
            self.screen.say(self.texts.t("end-of-input"))
            if not self._over():
                self.screen.say_whole(self._how_on())
        except Stopped:
            raise
        except KeyboardInterrupt:
            more = "" if self._over() else f" {self._how_on()}"
            raise KeyboardInterrupt(self.texts.t("interrupted") + more) from None

    def say_bye(self) -> None:
        self.screen.say(self.texts.t("bye"))
        if self.record_file:
            self.screen.say_whole(self._how_on())

    def _how_on(self) -> str:
        """What goes on with the game; without a file, that nothing does."""
        if self.record_file:
            return self.saved_in(self.record_file)
        return self.texts.t("not-saved")

    def saved_in(self, file: str) -> str:
        named = ["--seats", ",".join(self.players)] if any(map(is_class, self.players)) else []
        return self.texts.t("bye-saved", command=self.command(file, named))

    def command(self, file: str, named: Sequence[str] = ()) -> str:
        """What goes on with the game of a file, to be typed as it is; bots of others must be named again."""
        words = ["play", self.game.name, "--resume", file, *named]
        words += [] if is_usual(self.texts.language) else ["--lang", self.texts.language]
        words += ["--plain"] if self.screen.plain else []
        return shlex.join([*started_as(), *words])

    # what a person may ask for

    def lines(self, seat: Seat) -> tuple[Line, ...]:
        return self.game.lines(self.table.state, seat, seat)

    def save(self, file: str) -> None:
        """Write the record; what somebody else has written stays."""
        if is_taken(file) and same_file(file) not in self.own_files:
            raise FileError(self.texts.t("save-taken", file=file))
        save_table(file, self.table)
        self.own_files.add(same_file(file))

    def stop(self) -> None:
        if wants_to_leave(self):
            raise Leave

    def hint(self, seat: Seat) -> Action | None:
        """What the good bot would do in this seat."""
        game = self.game
        if HINTS_FROM not in bots(game):
            return None
        with self.screen.busy(self.texts.t("thinking", name=self.texts.t("bot-good"))):
            return make_bot(game, HINTS_FROM).choose(
                Knowledge(game, self.table.state, seat), self._random(seat)
            )

    # a turn

    def _ask_person(self, seat: Seat) -> None:
        self.give_keyboard(seat)
        position = Position(self.game, self.table.state, seat, len(self.table.record.moves))
        action = self.choose(position, LocalPrompt(self, position))
        if action is not None:
            self._play(seat, action)
            self.told_before[seat], self.told[seat] = self.told[seat], self._known_before(seat)

    def _ask_bot(self, seat: Seat) -> None:
        game, state = self.game, self.table.state
        try:
            with self.screen.busy(self.texts.t("thinking", name=self.names[seat])):
                knows = Knowledge(game, state, seat)
                action = answer(self.players[seat], self.bots[seat], knows, self._random(seat))
        except KeyboardInterrupt as wish:
            if isinstance(wish, Stopped) or not self.screen.typed_at:
                raise
            self.stop()
            return  # it is asked again, and decides the same
        self._play(seat, action)

    def _random(self, seat: Seat) -> Random:
        """With the same seed bots decide the same, also in a game that was saved in between."""
        chance = self.table.chance
        seed = chance.seed.hex() if isinstance(chance, SeededChance) else ""
        return Random(f"bot {seed} {seat} {len(self.table.record.moves)}")

    def _play(self, seat: Seat, action: Action) -> None:
        events = self.table.play(seat, action)
        self.story += [(len(self.table.record.moves), event) for event in events]
        self.keep()

    def undo(self, seat: Seat) -> str | None:
        """Whoever agreed on it is asked once more at this keyboard; a bot stands by what it agreed on."""
        index = self.table.undoable(seat)
        if index is None:
            return self.texts.t("nothing-to-undo")
        others = self.table.bound_with(index)
        if not all(self._agrees(other, seat) for other in others):
            return self.texts.t("not-agreed")
        self.table.undo(seat, agreed=others)
        self.story = self._retell()
        self.told[seat] = self.told_before[seat]
        self.keep()
        return None

    def _agrees(self, seat: Seat, asking: Seat) -> bool:
        if seat in self.bots:
            return False
        question = self.texts.t("agree-to-undo", name=self.names[seat], asking=self.names[asking])
        while True:
            typed = self.screen.ask(question)
            if is_no(typed) or is_yes(self.texts, typed):
                return not is_no(typed)
            self.screen.say(self.texts.t("agree-how", typed=typed), "red")

    def _known_before(self, seat: Seat) -> int:
        """A person knows what happened before the own answer; what the answer led to is news."""
        number = max(
            (n for n, move in enumerate(self.table.record.moves, 1) if move.seat == seat),
            default=0,
        )
        return sum(told < number for told, _ in self.story)

    def _retell(self) -> list[tuple[int, Event]]:
        told = moments(self.table.record, self.game)
        return [(moment.number, event) for moment in told for event in moment.events]

    def keep(self) -> None:
        """Write the record, if it is to be written after every move."""
        if self.record_file:
            save_table(self.record_file, self.table)

    # the end

    def _over(self) -> bool:
        return self.game.over(self.table.state)

    def _end(self) -> None:
        outcome = self.game.outcome(self.table.state)
        assert outcome is not None
        self.screen.page()
        for line in self.news(self.people[0]) if self.people else ():
            self.screen.say(line)
        view = self.game.view(self.table.state, None)
        say_end(self.face, outcome, self.people, view, self.table.record)
        if self.record_file:
            self.screen.say(self.texts.t("saved", file=self.record_file))
            return
        if self.people:
            offer_to_save(self)


def is_usual(language: str) -> bool:
    """Whether the program speaks a language without being asked to."""
    try:
        return choose_language() == language
    except UnknownLanguage:
        return False
