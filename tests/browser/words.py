"""The words of the browser client, so that tests find things by what people read."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource

from deskovka.core.folders import text_files
from deskovka.text import PACKAGE, Texts

TEXT = Path(__file__).parents[2] / "web" / "src" / "text"
LANGUAGES = ("en", "cs")


@cache
def catalogue(language: str, game: str = "") -> FluentBundle:
    """What the client says around the games, or on the page of one."""
    bundle = FluentBundle([language], use_isolating=False)
    pages = text_files(PACKAGE / "games" / game, f"page.{language}.ftl")
    for file in pages if game else [TEXT / f"{language}.ftl"]:
        bundle.add_resource(FluentResource(file.read_text("utf-8")))
    return bundle


def t(key: str, language: str = "en", **arguments: str | int) -> str:
    """A text of the client as it is shown, of a game's page as `catan:news`; none is a fault of the test."""
    game, _, key = key.rpartition(":")
    bundle = catalogue(language, game)
    pattern = bundle.get_message(key).value if bundle.has_message(key) else None
    assert pattern is not None, f"no text {key!r} in {language}"
    text, errors = bundle.format_pattern(pattern, arguments)
    assert not errors, (key, errors)
    return str(text)


def title(game: str, language: str = "en") -> str:
    """What a game is called."""
    return Texts(language, game).t("game-name")
