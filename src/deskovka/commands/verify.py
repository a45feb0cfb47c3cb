"""`deskovka verify`: recompute every draw of a finished game from its revealed seed."""

from __future__ import annotations

from deskovka.core.errors import DeskovkaError
from deskovka.core.replaying import verify as verify_draws
from deskovka.registry import game as find_game
from deskovka.terminal.files import FileError, read_record, shown_name
from deskovka.text import Texts


def verify(
    *,
    language: str,
    file: str,
) -> None:
    """Check that the seed fits its commitment and that every card and roll came from it."""
    texts = Texts(language)
    record = read_record(file)
    rules = find_game(record.game)
    try:
        draws = len(verify_draws(record, rules))
    except DeskovkaError as error:
        raise FileError(f"{shown_name(file)}: {error}", "in-file", file=file) from error
    print(texts.t("verified", file=file, draws=draws))
    fixed = rules.secret_options.intersection(record.options)
    if fixed:
        print(texts.t("verified-fixed", file=file, options=", ".join(sorted(fixed))))
