"""`deskovka import`: a game played elsewhere, replayed through our rules and compared row by row."""

from __future__ import annotations

from click.exceptions import Exit

from deskovka.importers.result import Imported, LogError
from deskovka.registry import part
from deskovka.terminal.files import read_text, write_text
from deskovka.text import Texts


def import_log(
    *,
    language: str,
    game: str,
    log: str,
    tiles: str | None,
    out: str | None,
) -> None:
    """Replay a log of the online site through our rules and compare everything it states.

    The exit code is 0 when every row and the final scores agree.
    """
    texts = Texts(language)
    importer = part("importers", game)
    try:
        found: Imported = importer.import_log(read_text(log), tiles or "")
    except LogError as error:
        raise LogError(f"{log}: {error}") from None
    if out:
        record = found.record
        write_text(out, record.write_json() if out.endswith(".json") else record.write())
    print(texts.t("import-agreed", file=log, agreed=found.agreed, rows=found.rows))
    for faction, points in found.scores:
        print(f"  {faction} {points}")
    if found.dropped:
        print(texts.t("import-dropped", where=str(found.dropped)))
    if found.difference:
        print(texts.t("import-difference", difference=str(found.difference)))
    if not found.whole:
        raise Exit(1)
