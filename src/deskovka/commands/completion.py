"""`deskovka completion`: what a shell must know to complete command lines."""

from __future__ import annotations

import os
from pathlib import PurePath

from click.shell_completion import get_completion_class

from deskovka.commandline.declared import SHELLS, program
from deskovka.core.errors import DeskovkaError
from deskovka.text import Texts

ASKED_BY = "_DESKOVKA_COMPLETE"  # the variable by which a shell asks


class UnknownShell(DeskovkaError):
    """It is not known which shell is meant."""


def completion(*, language: str, shell: str | None) -> None:
    """Print the lines that switch completion on in a shell."""
    wanted = shell or PurePath(os.environ.get("SHELL", "")).name
    kind = get_completion_class(wanted) if wanted in SHELLS.choices else None
    if kind is None:
        raise UnknownShell(Texts(language).t("error-no-shell", shells=", ".join(SHELLS.choices)))
    print(kind(program, {}, "deskovka", ASKED_BY).source())
