"""`deskovka import`: games played elsewhere, replayed through our rules and compared row by row."""

from __future__ import annotations

import re
from pathlib import Path

from click.exceptions import Exit

from deskovka.commands.progress import progress
from deskovka.core.errors import DeskovkaError
from deskovka.importers.result import Difference, Imported, LogError, Saying
from deskovka.registry import part
from deskovka.terminal.files import INPUT, FileError, is_taken, read_text, write_text
from deskovka.text import Texts
from deskovka.text.mistakes import in_words

KINDS = (".txt", ".log")  # of the files of a folder that are logs
DIFFERS, DEPARTS = 1, 3  # exit codes: something differs; everything agrees but for known departures


def import_log(
    *, language: str, game: str, logs: tuple[str, ...], tiles: str | None, out: str | None
) -> None:
    """Replay logs of the online site through our rules and compare everything they state."""
    texts = Texts(language)
    names = [name for given in logs for name in logs_in(given)]
    importer = part("importers", game)
    if len(names) == 1 and not Path(logs[0]).is_dir():
        found = read_one(importer, names[0], tiles)
        if out:
            keep(found, out)
        tell_one(texts, names[0], found)
        codes = [code_of(found)]
    else:
        codes = import_many(texts, importer, names, tiles, out)
    if worst := max(codes, key=(0, DEPARTS, DIFFERS).index):
        raise Exit(worst)


def logs_in(given: str) -> list[str]:
    """A log, or all logs of a folder."""
    if given == INPUT or not Path(given).is_dir():
        return [given]
    found = sorted(str(path) for path in Path(given).iterdir() if path.suffix.lower() in KINDS)
    if not found:
        raise FileError(
            f"{given}: no logs are in this folder: their names end with {' or '.join(KINDS)}",
            "no-logs",
            folder=given,
            expected=", ".join(KINDS),
        )
    return found


def read_one(importer: object, name: str, tiles: str | None) -> Imported:
    try:
        found: Imported = importer.import_log(read_text(name), tiles or "")  # type: ignore[attr-defined]
    except LogError as error:
        raise LogError(f"{name}: {error}", "in-file", file=name) from error
    return found


def code_of(found: Imported) -> int:
    if not found.whole:
        return DIFFERS
    return DEPARTS if found.departures else 0


def keep(found: Imported, out: str) -> None:
    """Write the record; what somebody else has written stays."""
    if is_taken(out):
        raise FileError(f"{out}: there is a file already: name another one", "file-taken", file=out)
    write_text(out, found.record.write_json() if out.endswith(".json") else found.record.write())


def import_many(
    texts: Texts, importer: object, names: list[str], tiles: str | None, out: str | None
) -> list[int]:
    """One line a log in a table; what cannot be read is told there too. Returns the exit codes of all."""
    from rich.console import Console
    from rich.table import Table

    if out:
        Path(out).mkdir(parents=True, exist_ok=True)
    table = Table(*(texts.t(f"import-column-{column}") for column in ("log", "rows", "result")))
    table.columns[1].justify = "right"
    codes = []
    with progress(texts.t("import-running"), len(names)) as done:
        for name in names:
            try:
                found = read_one(importer, name, tiles)
                if out:
                    keep(found, str(Path(out) / f"{Path(name).stem}.record"))
            except DeskovkaError as error:
                table.add_row(Path(name).name, "", in_words(error, texts))
                codes.append(DIFFERS)
            else:
                codes.append(code_of(found))
                told = [result(texts, found), *departures(texts, found)]
                table.add_row(Path(name).name, f"{found.agreed}/{found.rows}", "\n".join(told))
            done()
    Console(soft_wrap=False).print(table)
    departing, differing = codes.count(DEPARTS), codes.count(DIFFERS)
    agreeing = len(codes) - departing - differing
    print(texts.t("import-total", logs=len(codes), agree=agreeing, depart=departing, differ=differing))
    return codes


def tell_one(texts: Texts, name: str, found: Imported) -> None:
    print(texts.t("import-agreed", file=name, agreed=found.agreed, rows=found.rows))
    for faction, points in found.scores:
        print(f"  {faction} {points}")
    if found.departures or not found.whole:
        print(result(texts, found))
    for line in departures(texts, found):
        print(f"  {line}")


def result(texts: Texts, found: Imported) -> str:
    """Whether a log agrees, in a line."""
    if found.dropped:
        return texts.t("import-dropped", where=_word(texts, found.dropped))
    if found.difference:
        return texts.t("import-difference", difference=difference_text(texts, found.difference))
    if found.departures:
        return texts.t("import-departs", count=len(found.departures))
    return texts.t("import-agrees")


def departures(texts: Texts, found: Imported) -> list[str]:
    """Each known departure: where, what, and by which rule it is one."""
    return [
        texts.t(
            "import-departure",
            line=departure.line,
            what=departure.what,
            name=texts.t(f"import-{departure.name}"),
            rule=departure.rule,
        )
        for departure in found.departures
    ]


def difference_text(texts: Texts, found: Difference) -> str:
    return texts.t(
        "import-differs",
        line=found.line,
        what=_word(texts, found.what),
        field=_word(texts, found.field),
        logged=_word(texts, found.logged),
        ours=_word(texts, found.ours),
        rule=found.rule,
    )


def _word(texts: Texts, said: str) -> str:
    """A field or a saying of the importer, where it is no number and no command."""
    if isinstance(said, Saying):
        key = f"error-{said.reason}"
        return texts.t(key, **said.about) if texts.has(key) else said
    key = "import-says-" + re.sub(r"[^a-z]+", "-", said.casefold()).strip("-")
    return texts.t(key) if texts.has(key) else said
