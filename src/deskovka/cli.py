"""The program `deskovka`, as it is started."""

from __future__ import annotations

import sys
from io import TextIOWrapper

from deskovka.commandline.declared import program
from deskovka.commandline.mistakes import close_quietly
from deskovka.stopping import end_as_asked, stop_on_signals
from deskovka.terminal.streams import open_streams


def main() -> None:
    """What the console script starts."""
    stop_on_signals()
    open_streams()
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")  # a terminal that lacks a letter shows a question mark
    try:
        program(prog_name="deskovka")
    finally:
        try:
            sys.stdout.flush()
        except BrokenPipeError:
            close_quietly()
        end_as_asked()
