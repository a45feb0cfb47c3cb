"""The line that is typed at a real terminal: edited, remembered, completed. Only imported where somebody sits."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from contextlib import suppress
from math import ceil

from prompt_toolkit import PromptSession
from prompt_toolkit.application import run_in_terminal
from prompt_toolkit.document import Document
from prompt_toolkit.key_binding import KeyBindings, KeyPressEvent
from prompt_toolkit.output import create_output
from prompt_toolkit.output.vt100 import Vt100_Output

from deskovka.terminal.completion import Phrases, complete, no_phrases

PROMPT = "> "
MOST_LISTED = 60  # words that may come next

Look = Callable[[], bool]  # takes in what has arrived; whether no line is wanted any more


class LineEditor:
    """Reads lines. Ctrl-C raises KeyboardInterrupt, Ctrl-D on an empty line EOFError."""

    def __init__(self) -> None:
        self.phrases: Phrases = no_phrases
        self.keys = KeyBindings()
        self.keys.add("tab")(self._complete)
        self.output = create_output()
        if isinstance(self.output, Vt100_Output):
            self.output.enable_cpr = (
                False  # one line needs no place on the screen, and not every terminal tells it
            )
        self.looking: tuple[asyncio.AbstractEventLoop, asyncio.Event] | None = None
        self.forget()

    def forget(self) -> None:
        """Nobody who sits down next can look through what was typed."""
        self.session: PromptSession[str | None] = PromptSession(
            PROMPT, output=self.output, key_bindings=self.keys, enable_suspend=True
        )
        self.half_typed = Document()

    def read(self, phrases: Phrases) -> str:
        typed = self._prompt(phrases)
        assert typed is not None
        return typed

    def read_while(self, look: Look, every: float, phrases: Phrases) -> str | None:
        """A line, while somebody looks round every so many seconds and whenever `wake` is called.

        None as soon as a look says so; what was half typed then stays for the next line, also if a look raises
        something.
        """
        return self._prompt(phrases, lambda: self._start_looking(look, every))

    def wake(self) -> None:
        """Look at once; from any thread, and without harm if no line is being typed."""
        if self.looking:
            loop, woken = self.looking
            with suppress(RuntimeError):  # the line has ended meanwhile
                loop.call_soon_threadsafe(woken.set)

    def step_aside(self) -> None:
        """Make room for something that is to be printed."""
        self.session.app.renderer.erase()

    def come_back(self) -> None:
        """Show the line again, below what was printed."""
        self.session.app.invalidate()

    def _prompt(self, phrases: Phrases, begin: Callable[[], None] | None = None) -> str | None:
        self.phrases = phrases
        self.session.app.erase_when_done = False
        half_typed, self.half_typed = self.half_typed, Document()
        try:
            typed = self.session.prompt(default=half_typed, pre_run=begin)
        finally:
            self.looking = None
        return None if typed is None else " ".join(typed.split())

    def _start_looking(self, look: Look, every: float) -> None:
        self.looking = asyncio.get_running_loop(), asyncio.Event()
        self.session.app.create_background_task(self._look_round(look, every, self.looking[1]))

    async def _look_round(self, look: Look, every: float, woken: asyncio.Event) -> None:
        app, over = self.session.app, False
        while not over:
            with suppress(asyncio.TimeoutError):
                await asyncio.wait_for(woken.wait(), every)
            woken.clear()
            if app.is_done:
                return
            try:
                over = look()
            except Exception as reason:  # noqa: BLE001 - raised again where the line was asked for
                self._put_away()
                app.exit(exception=reason)
                return
        self._put_away()
        app.exit(result=None)

    def _put_away(self) -> None:
        self.half_typed = self.session.default_buffer.document
        self.session.app.erase_when_done = True

    def _complete(self, event: KeyPressEvent) -> None:
        """What is certain is written, what is not is listed above the line."""
        buffer = event.current_buffer
        typed = buffer.document.text_before_cursor
        line, words = complete(typed, self.phrases())
        if line != typed:
            buffer.delete_before_cursor(len(typed))
            buffer.insert_text(line)
        elif words:
            run_in_terminal(lambda: print(in_columns(words, self.output.get_size().columns)))


def in_columns(words: Sequence[str], width: int) -> str:
    """Words side by side, read from top to bottom; of too many only the first."""
    shown = list(words[:MOST_LISTED])
    widest = max(map(len, shown)) + 2
    height = ceil(len(shown) / max(1, width // widest))
    lines = ["".join(f"{word:<{widest}}" for word in shown[row::height]).rstrip() for row in range(height)]
    more = [f"… +{len(words) - MOST_LISTED}"] if len(words) > MOST_LISTED else []
    return "\n".join([*lines, *more])
