"""The line that is typed at a real terminal: edited, remembered, completed. Only imported where somebody sits."""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil

from prompt_toolkit import PromptSession
from prompt_toolkit.application import run_in_terminal
from prompt_toolkit.key_binding import KeyBindings, KeyPressEvent
from prompt_toolkit.output import create_output
from prompt_toolkit.output.vt100 import Vt100_Output

from deskovka.terminal.completion import Phrases, complete, no_phrases

PROMPT = "> "
MOST_LISTED = 60  # words that may come next


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
        self.forget()

    def forget(self) -> None:
        """Nobody who sits down next can look through what was typed."""
        self.session: PromptSession[str] = PromptSession(
            PROMPT, output=self.output, key_bindings=self.keys, enable_suspend=True
        )

    def read(self, phrases: Phrases) -> str:
        self.phrases = phrases
        return " ".join(self.session.prompt().split())

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
