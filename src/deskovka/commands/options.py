"""Options that several commands share."""

from __future__ import annotations

from typing import Annotated

import typer

Language = Annotated[
    str | None,
    typer.Option("--lang", help="Language: cs or en. Without it DESKOVKA_LANG or the locale decides."),
]
Plain = Annotated[
    bool,
    typer.Option("--plain", help="No colours, boxes or tables: for screen readers and simple terminals."),
]
