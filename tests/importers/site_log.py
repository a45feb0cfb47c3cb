"""Writes games as the online site does: a ledger with a row for everything, in the order in which players answer."""

from __future__ import annotations

from dataclasses import dataclass

from deskovka.games.terra_mystica.factions import FACTIONS
from deskovka.games.terra_mystica.state import NOBODY
from deskovka.games.terra_mystica.tiles import load_tiles
from importers.site_game import Entry, SiteGame
from importers.site_ledger import Purse

HEAD = (
    " Default game options",
    "option strict-leech",
    "option errata-cultist-power",
    "option mini-expansion-1",
    "option shipping-bonus",
    "option temple-scoring-tile",
    "option variable-turn-order",
    " Randomize setup",
)


@dataclass(slots=True)
class SiteLog:
    """A log as text, and what everybody has in the end."""

    text: str
    rows: int
    scores: dict[str, int]
    possible: bool  # nobody ever owes anything, and whoever takes power gets some
    lines: dict[Entry, int]
    held: dict[Entry, Purse]  # what the faction of a row has after it


def write_log(game: SiteGame, entries: list[Entry]) -> SiteLog:
    """The entries as rows, each with what its faction has after it."""
    state, labels = game.state, [id.replace("_", "") for id in game.factions]
    lines = [*HEAD]
    for round, number in enumerate(state.scoring, 1):
        lines.append(f"Round {round} scoring: {state.tiles.scorings[number].id}, TE >> 4")
    for tile, coins in zip(load_tiles("later").scrolls, state.scroll_coins):
        if coins == NOBODY:
            lines.append(f"Removing tile {tile.id}")
    purses = [purse.copy() for purse in game.start]
    possible = True
    numbers: dict[Entry, int] = {}
    held: dict[Entry, Purse] = {}
    for entry in entries:
        if entry.kind == "heading":
            lines += entry.commands
            continue
        if not entry.commands:
            continue
        purse = purses[entry.seat]
        before = purse.copy()
        for deed in entry.deeds:
            had = purse.copy()
            purse.do(deed)
            possible = possible and purse.possible() and not (deed.leeched and purse == had)
        if entry.kind == "resources":
            purse.score_resources(FACTIONS[game.factions[entry.seat]].coins_per_vp)
        lines.append(row_text(labels[entry.seat], before, purse, entry))
        numbers[entry] = len(lines)
        held[entry] = purse.copy()
    scores = {id: purse.points for id, purse in zip(game.factions, purses)}
    return SiteLog("\n".join(lines) + "\n", len(numbers), scores, possible, numbers, held)


def row_text(label: str, before: Purse, after: Purse, entry: Entry) -> str:
    power = [bowls[1] + 2 * bowls[2] for bowls in (before.bowls, after.bowls)]
    fields = [label]
    for then, now, unit in (
        (before.points, after.points, "VP"),
        (before.coins, after.coins, "C"),
        (before.workers, after.workers, "W"),
        (before.priests, after.priests, "P"),
    ):
        fields += [signed(now - then), f"{now} {unit}"]
    fields += [signed(power[1] - power[0]), "/".join(map(str, after.bowls)) + " PW"]
    fields += [signed(sum(after.cults) - sum(before.cults)), "/".join(map(str, after.cults))]
    fields += [" ".join(map(str, entry.offers.values())), ". ".join(entry.commands)]
    return "\t".join(fields)


def signed(number: int) -> str:
    return f"{number:+d}" if number else ""
