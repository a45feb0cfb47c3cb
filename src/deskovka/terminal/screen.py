"""The screen: with or without colour, redrawn or read from top to bottom."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from functools import cached_property
from typing import TYPE_CHECKING

from rich.console import Console, RenderableType
from rich.text import Text

from deskovka.core.errors import DeskovkaError
from deskovka.stopping import Stopped, is_stopped
from deskovka.terminal.completion import Phrases, no_phrases
from deskovka.text import Texts, printable, shortened
from deskovka.text.mistakes import in_words

if TYPE_CHECKING:
    from deskovka.terminal.editing import LineEditor

LONGEST_ERROR = 300  # characters
BLANK_LINES = 60  # what hides a secret where the screen cannot be cleared
CLEAR_EVERYTHING = "\x1b[2J\x1b[3J\x1b[H"  # what scrolled away too


class Screen:
    """Prints for people and reads what they type.

    Plain: no colours, no boxes, no cursor movements, nothing side by side. Redrawn: a real terminal, where each
    page takes the place of the one before.
    """

    def __init__(self, plain: bool = False, console: Console | None = None) -> None:
        self.plain = plain
        self.console = console or make_console(plain)
        able = self.console.is_terminal and not self.console.is_dumb_terminal and not plain
        self.redrawn = able and (console is not None or sys.stdin.isatty())
        if sys.stdin.isatty() and not self.redrawn:
            with suppress(ImportError):  # editing and history of the input line, where there is such a thing
                import readline  # noqa: F401

    @property
    def width(self) -> int:
        return self.console.width

    @property
    def typed_at(self) -> bool:
        """Whether somebody sits at a terminal, and not a file or a pipe."""
        return sys.stdin.isatty()

    def say(self, what: RenderableType = "", style: str = "") -> None:
        text = Text(printable(what), style) if isinstance(what, str) else what
        whole = self.plain and not self.console.file.isatty()  # what reads a file or pipe wants whole lines
        self.console.print(text, soft_wrap=whole)

    def say_whole(self, text: str) -> None:
        """A line that is to be copied: not broken, however long."""
        self.console.print(Text(printable(text)), soft_wrap=True)

    def complain(self, error: DeskovkaError, texts: Texts) -> None:
        """Say what is wrong; an error repeats what was typed, which may be anything."""
        self.say(shortened(in_words(error, texts), LONGEST_ERROR), "red")

    def heading(self, text: str) -> None:
        """A line that begins something new."""
        if self.plain or not self.console.is_terminal:
            self.say()
            self.say(text)
        else:
            self.console.rule(Text(text, "bold"), align="left")

    def page(self) -> None:
        """Begin a new page, in place of the one before if the screen can do that."""
        if self.redrawn:
            self.console.clear()
        else:
            self.say()

    def hide(self) -> None:
        """Nothing that was on the screen can be read any more."""
        if self.editor:
            self.editor.forget()
        if self.redrawn:
            self.console.file.write(CLEAR_EVERYTHING)
            self.console.file.flush()
        else:
            self.console.file.write("\n" * BLANK_LINES)

    @cached_property
    def editor(self) -> LineEditor | None:
        """What helps to type a line, on a terminal that can do that; it is loaded when it is first needed."""
        if not (self.redrawn and self.typed_at and sys.stdout.isatty()):
            return None
        from deskovka.terminal.editing import LineEditor

        return LineEditor()

    def ask(self, question: str, phrases: Phrases = no_phrases) -> str:
        """What somebody types; raises EOFError when there is nothing more to read."""
        self.say(question, "bold")
        self.console.file.flush()
        typed = self.editor.read(phrases) if self.editor else typed_line()
        if not self.typed_at:
            self.say(typed)  # a terminal shows what is typed, a file or pipe does not
        return typed

    @contextmanager
    def busy(self, text: str) -> Iterator[None]:
        if self.redrawn:
            with self.console.status(Text(text)):
                yield
        else:
            yield


def typed_line() -> str:
    """Of two signals at once Python makes an error of its own while it reads a line."""
    try:
        return input("> ").strip()
    except SystemError as error:
        if is_stopped(error):
            raise Stopped from None
        raise


def make_console(plain: bool) -> Console:
    """Rich notices by itself whether there is a terminal and whether NO_COLOR is set."""
    if plain:
        return Console(color_system=None, force_terminal=False, highlight=False, markup=False, emoji=False)
    return Console(highlight=False, markup=False, emoji=False)
