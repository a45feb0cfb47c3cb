"""What many games told, as tables in the reader's language."""

from __future__ import annotations

from collections.abc import Iterator

from rich.table import Column, Table

from deskovka.arena.match import Plan
from deskovka.arena.report import Report, SeatReport, Spread, wilson
from deskovka.core.finding import plain
from deskovka.terminal.names import strength, strengths
from deskovka.text import Texts

MOST_COLUMNS = 5  # as fit on a narrow screen in any language


class Tables:
    """Bots, factions and sources of points are called as in the game; files keep their ids."""

    def __init__(self, texts: Texts) -> None:
        self.texts = texts

    def of_results(self, report: Report) -> Iterator[Table]:
        """Who won and with what, by bot, and by faction where the game has such."""
        names = strengths(self.texts, report.bots)
        bots = {names[bot]: one for bot, one in report.bots.items()}
        played = {self.texts.name(id): one for id, one in report.played.items()}
        for name, reports in (("bot", bots), ("faction", played)):
            if reports:
                yield self._results(name, reports)
                yield from self._points(reports, report.games)
        yield self._games(report)

    def of_strength(self, plan: Plan, report: Report) -> Table:
        """How strong the bots of one pairing are."""
        table = self._table("bot", "wins", "share", "interval", "mean", "seconds", "longest")
        bots = " - ".join(strength(self.texts, bot) for bot in plan.bots)
        table.title = self.texts.t("simulate-title", bots=bots, games=report.games)
        names = strengths(self.texts, report.bots)
        for bot, one in report.bots.items():
            interval = wilson(one.wins, report.games)
            table.add_row(
                names[bot],
                self._whole(one.wins),
                f"{self._one_place(100 * interval.share)} %",
                f"{self._one_place(100 * interval.low)}-{self._one_place(100 * interval.high)}",
                self._one_place(one.score.mean),
                self.texts.decimal(one.seconds_a_move, 3),
                self.texts.decimal(one.longest, 2),
            )
        return table

    def _results(self, name: str, reports: dict[str, SeatReport]) -> Table:
        table = self._table(name, "seats", "wins", "share", "mean", "spread", "lowest", "highest")
        for called, one in sorted(reports.items(), key=lambda entry: -entry[1].score.mean):
            score = one.score
            table.add_row(
                called,
                str(score.count),
                self._whole(one.wins),
                f"{self._one_place(100 * one.wins / score.count)} %",
                self._one_place(score.mean),
                self._one_place(score.deviation),
                self._whole(score.lowest),
                self._whole(score.highest),
            )
        return table

    def _games(self, report: Report) -> Table:
        """How long the games were, and what else was counted."""
        table = self._table("game", "a-game", "spread", "lowest", "highest")
        counted = {self.texts.t(f"tally-{name}"): spread for name, spread in report.tallies.items()}
        for called, spread in {self.texts.t("simulate-turns"): report.turns, **counted}.items():
            table.add_row(
                called,
                self._one_place(spread.mean),
                self._one_place(spread.deviation),
                self._whole(spread.lowest),
                self._whole(spread.highest),
            )
        return table

    def _points(self, reports: dict[str, SeatReport], games: int) -> Iterator[Table]:
        """Mean points by source, over the games that had it; many bots or factions are rows, few are columns."""
        found = {source: self.texts.name(source) for one in reports.values() for source in one.points}
        sources = sorted(found, key=lambda source: plain(found[source]))
        head = self.texts.t("simulate-points-from")
        if len(reports) > MOST_COLUMNS:
            for first in range(0, len(sources), MOST_COLUMNS):
                some = sources[first : first + MOST_COLUMNS]
                table = Table(_left(head), *(_right(found[source]) for source in some))
                for called, one in sorted(reports.items(), key=lambda entry: plain(entry[0])):
                    table.add_row(called, *(self._mean(one.points.get(source)) for source in some))
                yield table
            return
        table = Table(_left(head), *map(_right, (*reports, self.texts.t("simulate-had"))))
        seats_a_game = sum(one.score.count for one in reports.values()) / games
        for source in sources:
            spreads = [one.points.get(source) for one in reports.values()]
            had = sum(spread.count for spread in spreads if spread) / seats_a_game
            table.add_row(found[source], *map(self._mean, spreads), f"{had:.0f}")
        yield table

    def _table(self, first: str, *heads: str) -> Table:
        called = self.texts.t(f"simulate-{first}")
        return Table(_left(called), *(_right(self.texts.t(f"simulate-{head}")) for head in heads))

    def _mean(self, spread: Spread | None) -> str:
        return self._one_place(spread.mean) if spread else ""

    def _one_place(self, number: float) -> str:
        return self.texts.decimal(number, 1)

    def _whole(self, number: float) -> str:
        """A whole number without a decimal place; a shared win is half a one."""
        return self.texts.decimal(number, 0 if number == int(number) else 1)


def _left(name: str) -> Column:
    return Column(name, no_wrap=True)


def _right(name: str) -> Column:
    return Column(name, justify="right")
