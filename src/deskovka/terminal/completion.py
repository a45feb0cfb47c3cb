"""What a half-typed line may become: word by word, as far as only one thing can be meant."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from os.path import commonprefix

from deskovka.core.finding import plain

Phrases = Callable[
    [], Iterable[str]
]  # whole lines that may be typed now; asked for only when somebody wants to know
BREAK = re.compile(r"\.\s+")  # what was typed before a dot is done
WORD = re.compile(r"[^\s+]*[\s+]?")


def no_phrases() -> Iterable[str]:
    """Nothing in particular is expected."""
    return ()


def complete(typed: str, phrases: Iterable[str]) -> tuple[str, list[str]]:
    """The line as far as it is certain; if nothing more is, the words that may come next."""
    begun = BREAK.split(typed)[-1].lstrip()
    wanted = plain(begun)
    known = {plain(phrase): phrase for phrase in phrases}  # each once, however it is written
    fitting = [phrase for key, phrase in known.items() if key.startswith(wanted)]
    certain = len(commonprefix([plain(phrase) for phrase in fitting]))
    if fitting and certain > len(wanted):
        return typed[: len(typed) - len(begun)] + fitting[0][:certain], []
    start = max(begun.rfind(" "), begun.rfind("+")) + 1
    found = (WORD.match(phrase, start) for phrase in fitting)
    words = dict.fromkeys(word[0].rstrip() for word in found if word and word[0].strip())
    return typed, list(words) if len(fitting) > 1 else []
