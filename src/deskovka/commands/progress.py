"""A progress bar on the error output, if that is a terminal."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, ProgressColumn, Task, TextColumn
from rich.progress import TimeRemainingColumn as TimeLeft
from rich.text import Text

from deskovka.arena.pool import Where
from deskovka.text import Texts

WIDTH = 20  # of the bar: the line has more to say


class Pace(ProgressColumn):
    """How many games a second, and how many play them."""

    def __init__(self, texts: Texts, where: Where) -> None:
        self.texts = texts
        self.where = where
        super().__init__()

    def render(self, task: Task) -> Text:
        """Both change while it goes on."""
        workers = self.where if isinstance(self.where, int) else self.where.workers
        shown = self.texts.t("progress-workers", workers=workers)
        if task.speed:
            games = self.texts.decimal(task.speed, 0 if task.speed >= 10 else 2)
            shown = f"{self.texts.t('progress-pace', games=games)}, {shown}"
        return Text(shown)


@contextmanager
def progress(what: str, total: int, *more: ProgressColumn) -> Iterator[Callable[[], None]]:
    """Yields the function that says that one more is done."""
    console = Console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(WIDTH), MofNCompleteColumn(), *more, TimeLeft())
    with Progress(*columns, console=console, transient=True, disable=not sys.stderr.isatty()) as bar:
        task = bar.add_task(what, total=total)
        yield lambda: bar.advance(task)


def progress_of_games(
    texts: Texts, what: str, total: int, where: Where
) -> AbstractContextManager[Callable[[], None]]:
    """The same with the pace of those who play."""
    return progress(what, total, Pace(texts, where))
