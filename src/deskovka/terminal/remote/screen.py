"""The screen of a table elsewhere: things happen while somebody types."""

from __future__ import annotations

import sys
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from queue import Empty
from time import monotonic
from typing import TYPE_CHECKING, Any

from deskovka.terminal.completion import Phrases, no_phrases
from deskovka.terminal.remote.wire import Back, Heard, Inbox, Lost, Typed
from deskovka.terminal.screen import Screen

if TYPE_CHECKING:
    from deskovka.terminal.editing import LineEditor

PROMPT = "> "
TICK = 0.2  # seconds between looks at the clock
ERASE_LINE = "\r\x1b[K"

Event = Heard | Lost | Back
Until = Callable[[], bool]


class Keyboard:
    """Reads one line at a time in a thread of its own, when one is wanted; where there is no line editor."""

    def __init__(self, inbox: Inbox) -> None:
        self.inbox = inbox
        self.reading = False
        self.ended = False
        self._wanted = threading.Semaphore(0)
        self._settings = terminal_settings()
        self._thread = threading.Thread(target=self._run, name="keyboard", daemon=True)

    def want(self) -> bool:
        """Begin to read a line unless that goes on already; whether it began."""
        if self.reading or self.ended:
            return False
        self.reading = True
        self._wanted.release()
        if not self._thread.is_alive():
            self._thread.start()
        return True

    def close(self) -> None:
        """The terminal as it was, also if a line was half typed."""
        if self._settings:
            import termios

            termios.tcsetattr(sys.stdin, termios.TCSADRAIN, self._settings)

    def half_typed(self) -> str:
        if not sys.stdin.isatty() or "readline" not in sys.modules:
            return ""
        line: str = sys.modules["readline"].get_line_buffer()
        return line

    def _run(self) -> None:
        while True:
            self._wanted.acquire()
            try:
                line: str | None = input(PROMPT).strip()
            except (EOFError, OSError, ValueError):
                line = None
            self.inbox.put(Typed(line))


def terminal_settings() -> list[Any] | None:
    """How the terminal is set, to be set so again; None where there is none."""
    if not sys.stdin.isatty():
        return None
    try:
        import termios
    except ImportError:
        return None
    return termios.tcgetattr(sys.stdin)


class TableScreen(Screen):
    """Asks as any screen does; what arrives meanwhile is handed on, and told without disturbing the typed line."""

    def __init__(self, inbox: Inbox, plain: bool = False) -> None:
        super().__init__(plain)
        self.inbox = inbox
        if self.editor:
            inbox.wake = self.editor.wake
        self.keyboard = Keyboard(inbox)
        self.arrived: Callable[[Event], None] = lambda event: None
        self.tick: Callable[[], None] = lambda: None  # nothing has arrived for a while
        self.check: Callable[[], None] = lambda: None  # raises what ends a question
        self.ahead: list[str] = []  # typed before it was asked for
        self.prompting = False

    def close(self) -> None:
        self.keyboard.close()

    def ask(self, question: str, phrases: Phrases = no_phrases) -> str:
        self.say(question, "bold")
        line = self.read_line(phrases=phrases)
        assert line is not None
        return line

    def read_line(
        self,
        until: Until | None = None,
        takes: Callable[[str], bool] = lambda line: True,
        phrases: Phrases = no_phrases,
    ) -> str | None:
        """What somebody types. Where something else ends the waiting: None as soon as that is true.

        A line that is not taken stays for the next question. Raises EOFError if there is nothing to wait for but a
        line, and none can come any more.
        """
        if not self.ahead:
            self._prompt()
            try:
                if self.editor:
                    self._edit_line(self.editor, until, phrases)
                else:
                    self._wait_for_line(until)
            finally:
                if not self.editor:
                    self._leave_prompt()
                self.prompting = False
        if self.ahead and takes(self.ahead[0]) and not (until and until()):
            line = self.ahead.pop(0)
            if not self.typed_at:
                self.say(line)  # a terminal shows what is typed, a file or pipe does not
            return line
        if until:
            self.pump(until)
        return None

    def _edit_line(self, editor: LineEditor, until: Until | None, phrases: Phrases) -> None:
        def look() -> bool:
            if self.inbox.empty():
                self.tick()
            while not self.inbox.empty():
                self._take_in(0)
            self.check()
            return until is not None and until()

        self.check()
        if not (until and until()):
            line = editor.read_while(look, TICK, phrases)
            self.ahead += [] if line is None else [line]

    def _wait_for_line(self, until: Until | None) -> None:
        while not self.ahead and not (until and until()):
            self.check()
            if self.keyboard.ended and (until is None or self.typed_at):
                self.keyboard.ended = not self.typed_at  # after Ctrl-D more can be typed
                raise EOFError
            self._take_in(TICK)

    def pump(self, until: Until, seconds: float | None = None) -> None:
        """Let things arrive until something is true, or for so long; what is typed waits."""
        end = None if seconds is None else monotonic() + seconds
        while not until() and (end is None or monotonic() < end):
            self._take_in(TICK if end is None else max(0.001, min(TICK, end - monotonic())))

    def _take_in(self, seconds: float) -> None:
        """The next thing that arrives, if one does in this time."""
        try:
            event = self.inbox.get(timeout=seconds)
        except Empty:
            self.tick()
            return
        if not isinstance(event, Typed):
            self.arrived(event)
            return
        self.keyboard.reading = False
        if event.line is None:
            self.keyboard.ended = True
        else:
            self.ahead.append(event.line)

    def note(self, text: str, style: str = "") -> None:
        """Say something that was not asked for."""
        with self.above_prompt():
            self.say(text, style)

    @contextmanager
    def above_prompt(self) -> Iterator[None]:
        """A line that is being typed moves below what is said."""
        prompting, self.prompting = self.prompting, False
        if prompting:
            self._leave_prompt()
        yield
        if prompting:
            self.prompting = True
            self._prompt_again()

    def _prompt_again(self) -> None:
        """Show the prompt once more, with what was typed already."""
        if self.editor:
            self.editor.come_back()
        elif self.keyboard.reading:
            self.console.file.write(PROMPT + self.keyboard.half_typed())
        self.console.file.flush()

    def _prompt(self) -> None:
        self.console.file.flush()
        self.prompting = True
        if not self.editor and not self.keyboard.want():
            self._prompt_again()

    def _leave_prompt(self) -> None:
        """Nothing is written beside the prompt."""
        if self.editor:
            self.editor.step_aside()
        elif self.keyboard.reading:
            self.console.file.write(ERASE_LINE if self.redrawn else "\n")
