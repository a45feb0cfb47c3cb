"""What went wrong, in the reader's language.

An error says its English sentence where it is raised. Of other languages `errors/` has the sentence under the error's
reason, with the same things filled in; what the error came from is filled in as `why`.
"""

from __future__ import annotations

import os
from errno import errorcode

from deskovka.core.errors import DeskovkaError, NotationError, SetupError
from deskovka.core.notation import FIELD
from deskovka.text import MissingText, Texts
from deskovka.text.fluent import Argument

STREAM = "-"  # as the name of a file
NUMBERLESS = {
    TimeoutError: "etimedout",
    ConnectionResetError: "econnreset",
}  # raised without the system's number


def in_words(error: BaseException, texts: Texts) -> str:
    """An error in the reader's language if there are words for it, else as it speaks itself."""
    if isinstance(error, OSError):
        return _of_the_system(error, texts)
    if not isinstance(error, DeskovkaError) or not error.reason:
        return str(error)
    about: dict[str, Argument] = dict(error.about)
    if about.get("file") == STREAM and texts.has("error-stream"):
        about["file"] = texts.t("error-stream")
    if error.__cause__ is not None:
        about["why"] = in_words(error.__cause__, texts)
    if isinstance(error, NotationError) and error.game:
        return _of_the_notation(error, texts) or _told(texts, f"error-{error.reason}", about) or str(error)
    if isinstance(error, SetupError):
        return _by_the_game(error, texts) or _told(texts, f"error-setup-{error.reason}", about) or str(error)
    return _told(texts, f"error-{error.reason}", about) or str(error)


def _by_the_game(error: SetupError, texts: Texts) -> str:
    """What the catalogue of a game says of its own options, in the names that it has for things."""
    if not error.game:
        return ""
    own = Texts(texts.language, error.game)
    about = {name: _called(own, name, thing) for name, thing in error.about.items()}
    return _told(own, f"setup-{error.reason}", about)


def _of_the_notation(error: NotationError, texts: Texts) -> str:
    """What should stand there, in the words that the game has for it, with an example of the whole."""
    own, about = Texts(texts.language, error.game), dict(error.about)
    if "form" in about:
        about["example"] = example_of(own, str(about["form"]))
    if "field" in about:
        about |= {
            "field": own.t(f"field-{about['field']}"),
            "sample": own.t(f"field-{about['field']}-example"),
        }
    return _told(own, error.reason.replace("action-", "notation-"), about)


def example_of(texts: Texts, form: str) -> str:
    """A form of a game filled in: `build E5`."""
    return FIELD.sub(lambda field: texts.t(f"field-{field[1]}-example"), form)


def _told(texts: Texts, key: str, about: dict[str, Argument]) -> str:
    """Nothing where no text fits: an error that came from another process has lost what it came from."""
    try:
        return texts.t(key, **about) if texts.has(key) else ""
    except MissingText:
        return ""


def _called(texts: Texts, name: str, thing: Argument) -> Argument:
    """An option or a card of a game as people call it."""
    key = f"{'option' if name == 'option' else 'name'}-{thing}"
    return texts.t(key) if texts.has(key) else thing


def _of_the_system(error: OSError, texts: Texts) -> str:
    """What the system says; a number means that only where the words are its own, too."""
    own = error.errno is not None and error.strerror == os.strerror(error.errno)
    word = errorcode.get(error.errno or 0, "") if own else ""
    word = word or next((word for kind, word in NUMBERLESS.items() if isinstance(error, kind)), "")
    key = f"error-{word.lower() or type(error).__name__}"
    return texts.t(key) if texts.has(key) else error.strerror or str(error)
