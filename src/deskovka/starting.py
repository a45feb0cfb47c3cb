"""How the program was started, for commands that are to be typed again."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from shutil import which

NAME = "deskovka"
SCRIPT = "DESKOVKA_COMMAND"  # set by a script that starts the program


def started_as() -> list[str]:
    """The words before the name of a command."""
    script, program = os.environ.get(SCRIPT), Path(sys.argv[0])
    if script:
        return [script]
    if program.name == "__main__.py" and program.parent.name == NAME:
        return [sys.executable, "-m", NAME]
    if program.stem == NAME and not which(NAME):
        return [sys.argv[0]]
    return [NAME]
