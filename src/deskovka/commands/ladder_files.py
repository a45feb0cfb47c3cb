"""A ladder as a file: CSV and JSON for programs, Markdown and a picture for readers."""

from __future__ import annotations

import csv
import io
import json
from collections.abc import Sequence
from dataclasses import asdict
from pathlib import Path

from deskovka.arena.export import ExportError, whole_file
from deskovka.arena.ladder import LadderPlan, Rated
from deskovka.commands.ladder_picture import picture
from deskovka.terminal.names import strengths
from deskovka.text import Texts

HEADS = ("simulate-bot", "ladder-rating", "simulate-interval", "simulate-seats", "ladder-share")
COLUMNS = ("bot", "rating", "low", "high", "seats", "wins")
ENDINGS = (".csv", ".json", ".md", ".svg")
PLACES = 4  # of numbers for programs


def cells(texts: Texts, called: str, one: Rated) -> tuple[str, ...]:
    """A rung as its reader sees it."""
    share = texts.decimal(100 * one.wins / one.seats, 1)
    interval = f"{texts.decimal(one.low, 1)} - {texts.decimal(one.high, 1)}"
    return called, texts.decimal(one.rating, 1), interval, str(one.seats), f"{share} %"


class Written:
    """A file that is to be written; what speaks against it is told before anything is played."""

    def __init__(self, path: Path, texts: Texts, plan: LadderPlan) -> None:
        self.path, self.texts, self.plan = path, texts, plan
        if path.suffix not in ENDINGS:
            expected = ", ".join(ENDINGS)
            message = f"{path}: expected a file with one of these endings: {expected}"
            raise ExportError(message, "export-ending", file=str(path), expected=expected)
        with whole_file(path) as temporary:
            temporary.write_bytes(path.read_bytes() if path.is_file() else b"")

    def write(self, found: Sequence[Rated], games: int) -> None:
        """The ladder after so many games, in the form that the ending of the file names."""
        forms = {".csv": self.csv, ".json": self.json, ".md": self.markdown, ".svg": self.svg}
        text = forms[self.path.suffix](found, games)
        with whole_file(self.path) as temporary:
            temporary.write_text(text, "utf-8")

    def csv(self, found: Sequence[Rated], games: int) -> str:
        written = io.StringIO()
        writer = csv.DictWriter(written, COLUMNS, lineterminator="\n")
        writer.writeheader()
        writer.writerows(map(row, found))
        return written.getvalue()

    def json(self, found: Sequence[Rated], games: int) -> str:
        plan = self.plan
        told = {
            "game": plan.game,
            "options": dict(plan.options),
            "seats": plan.seats,
            "games": games,
            "seed": plan.seed,
            "ladder": [row(one) for one in found],
        }
        return json.dumps(told, ensure_ascii=False, indent=2) + "\n"

    def markdown(self, found: Sequence[Rated], games: int) -> str:
        names = strengths(self.texts, (one.bot for one in found))
        lines = [[self.texts.t(head) for head in HEADS], ["---"] * len(HEADS)]
        lines += [list(cells(self.texts, names[one.bot], one)) for one in found]
        return "".join(f"| {' | '.join(cell.replace('|', '/') for cell in line)} |\n" for line in lines)

    def svg(self, found: Sequence[Rated], games: int) -> str:
        texts = self.texts
        title = texts.t("ladder-title", game=texts.t("game-name"), games=games, seats=self.plan.seats)
        return picture(texts, title, strengths(texts, (one.bot for one in found)), found)


def row(one: Rated) -> dict[str, object]:
    """A rung for programs."""
    return {
        name: round(one_of, PLACES) if isinstance(one_of, float) else one_of
        for name, one_of in asdict(one).items()
    }
