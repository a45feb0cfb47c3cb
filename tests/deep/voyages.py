"""The command that plays whole games at sea and with knights in Chromium, by mouse and finger, from the founding to the end."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Annotated

import typer
from playwright.sync_api import expect
from rich.console import Console

from browser.catan import Hands, play_out, sit
from browser.chromium import chromium
from browser.playing import and_hear, ended
from browser.tables import Tables
from browser.visitors import DESKTOP, PATIENCE, PHONE, Visitors, check_fits
from browser.voyages import Voyages
from deep.wire import Seated, Server, server
from deskovka.games.catan.modules import BASE, SCENARIOS

MOST_ANSWERS = 5000
KNIGHTS = "cities-knights"
GAMES = (*SCENARIOS, KNIGHTS, f"treasure-islands+{KNIGHTS}")
# Questions that few games ask, by an answer.
RARE = {
    "treasure-islands": ("take",),
    "into-the-unknown": ("use", "keep", "harbour", "turn"),
    "greater-catan": ("token from",),
    "great-canal": ("warlord", "take", "march"),
    "enchanted-land": ("march", "fight", "flee"),
    "desert-dragons": ("gather", "dragon from", "dragon to", "beat", "steal", "spare"),
    "cities-knights": ("chase", "flee", "present", "pick", "give"),
}


def main(
    games: Annotated[
        list[str] | None, typer.Argument(help="Scenarios, +cities-knights; all, if none is named.")
    ] = None,
    seed: Annotated[int, typer.Option(help="Of what people choose.")] = 0,
) -> None:
    """Two people and a bot play each game, one in Czech on a phone; then the questions that are rare are answered."""
    console = Console()
    with (
        TemporaryDirectory(prefix="voyages-") as folder,
        chromium() as browser,
        server(Path(folder) / "tables.sqlite") as running,
        Tables(running.url) as tables,
    ):
        for game in games or GAMES:
            visitors = Visitors(browser, running.url, Path(folder))
            voyages = voyages_of(running, game)
            done = whole_game(visitors, tables, voyages.options, Random(seed))
            console.print(f"{game}: {', '.join(sorted(done))}", highlight=False)
            for answers in RARE.get(game, ()):
                rare_question(visitors, tables, voyages, answers)
                console.print(f"{game}: {answers}, in {len(voyages.played)} games", highlight=False)
            visitors.leave(failed=False)


def voyages_of(running: Server, game: str) -> Voyages:
    """A scenario, the base game with knights, or a scenario with them."""
    scenario = game.removesuffix(KNIGHTS).rstrip("+") or BASE
    return Voyages(running, scenario, knights=game.endswith(KNIGHTS))


def whole_game(visitors: Visitors, tables: Tables, options: Mapping[str, str], random: Random) -> set[str]:
    """The kinds of what people did until it was over."""
    seated = tables.make("catan", ["me", "open", "beginner"], options)
    other = tables.sit(seated.table, seated.others[1], "Eva")
    people = {
        seated.host: sitting(visitors, seated, seated.host, "en"),
        other: sitting(visitors, seated, other, "cs"),
    }
    done = play_out(tables, seated, people, random, most=MOST_ANSWERS)
    for hand in people.values():
        expect(ended(hand.page, hand.language)).to_be_visible()
        check_fits(hand.page)
    return done


def sitting(visitors: Visitors, seated: Seated, secret: str, language: str) -> Hands:
    phone = language == "cs"
    page = visitors.come(language, "dark" if phone else "light", PHONE if phone else DESKTOP, touch=phone)
    sit(page, seated, secret, language)
    return Hands(page, phone, language)


def rare_question(visitors: Visitors, tables: Tables, voyages: Voyages, answers: str) -> None:
    """Bots play until one of them is asked it, and somebody answers in their place."""
    moment = voyages.moment(answers)
    seated = moment.taken_up(tables)
    hand = sitting(visitors, seated, seated.host, "cs")
    last = hand.prepare(*moment.move.action.split())
    check_fits(hand.page)
    and_hear(hand.page, lambda: hand.press(last))
    later = tables.record(seated).moves[moment.number :]  # others may have been asked, too
    assert moment.move.action in [move.action for move in later if move.seat == moment.move.seat]


if __name__ == "__main__":
    expect.set_options(timeout=PATIENCE)
    typer.run(main)
