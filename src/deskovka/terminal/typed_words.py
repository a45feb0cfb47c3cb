"""The words people type: each command in English, by its short forms, and in the reader's language."""

from __future__ import annotations

from deskovka.core.finding import plain
from deskovka.text import Texts


def means(texts: Texts, typed: str, command: str) -> bool:
    """Whether a word stands for a command; accents and capitals do not matter."""
    return plain(typed) in (command, *texts.t(f"command-{command}").split())


def as_written(texts: Texts, command: str) -> str:
    """The word for a command as the help writes it, with its accents."""
    return texts.t(f"help-{command}", rule="").split()[0].rstrip(":")


def is_yes(texts: Texts, typed: str) -> bool:
    yes = plain(texts.t("word-yes"))
    return plain(typed) in (yes, yes[0], "yes", "y")


def is_no(typed: str) -> bool:
    return plain(typed) in ("", "n", "no", "ne")


def find_number(typed: str, most: int) -> int | None:
    """A number from 1 on, as an index from 0 on; None if it is none."""
    if not typed.isascii() or not typed.isdigit() or len(typed) > 6:
        return None
    return int(typed) - 1 if 1 <= int(typed) <= most else None
