"""What people write of themselves: names and lines without what steers a screen or shows nothing."""

from __future__ import annotations

import unicodedata

from deskovka.server.refusals import Refusal

REMOVED = (
    "Cc",
    "Cf",
    "Co",
    "Cs",
    "Zl",
    "Zp",
)  # controls, those of the direction among them, and private signs
MARKS = ("Mn", "Me", "Mc")  # shown on another sign only
# Signs that are letters, symbols or unknown by their category, and of which nothing is to be seen.
BLANK = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2065\u2800\u3164\uffa0\U0001d159")
UNSEEN_BLOCKS = ((0x180B, 0x180F), (0xFE00, 0xFE0F), (0xFFF0, 0xFFF8), (0xE0000, 0xE0FFF))  # selectors, tags


def clean(text: str, what: str, empty: bool = False) -> str:
    """A name or a line as people write it: nothing that steers, something to be seen, no blanks around it."""
    kept = "".join(sign for sign in text if unicodedata.category(sign) not in REMOVED)
    kept = " ".join("".join(" " if sign in BLANK else sign for sign in kept).split())
    if not any(is_seen(sign) for sign in kept):
        if not empty:
            raise Refusal("empty", f"{what} was expected, got only blanks")
        return ""
    return kept


def is_seen(sign: str) -> bool:
    """Whether a sign shows something by itself."""
    return shows(sign) and unicodedata.category(sign) not in MARKS


def shows(sign: str) -> bool:
    """Whether a sign shows something, if only on another one."""
    if sign.isspace() or sign in BLANK or unicodedata.category(sign) in REMOVED:
        return False
    code = ord(sign)
    never_assigned = code & 0xFFFE == 0xFFFE or 0xFDD0 <= code <= 0xFDEF
    return not never_assigned and not any(first <= code <= last for first, last in UNSEEN_BLOCKS)


def look(name: str) -> str:
    """What names have in common that people take for one: width, case, blanks and all that is not seen aside."""
    folded = unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", name).casefold())
    return "".join(sign for sign in folded if shows(sign))
