"""`deskovka play`: a game in the terminal, against bots or with others at the same keyboard."""

from __future__ import annotations

from typing import Annotated, Any

import typer

from deskovka.bots.player import bots
from deskovka.commands.options import Language, Plain
from deskovka.core.chance import SeededChance
from deskovka.core.errors import DeskovkaError, RecordError, SetupError
from deskovka.core.game import Game
from deskovka.core.record import Record, seeded_chance
from deskovka.core.setup import Option
from deskovka.core.table import Table
from deskovka.registry import game as find_game
from deskovka.terminal.files import is_taken, read_record
from deskovka.terminal.names import PERSON
from deskovka.terminal.play import LocalGame
from deskovka.terminal.screen import Screen
from deskovka.terminal.setting_up import checked_setup, chosen_text, needs_text
from deskovka.text import Texts, choose_language

OPPONENTS = ("good", "beginner", "random")  # the first that there is sits opposite unless seats are named


def play(
    game: Annotated[str, typer.Argument(help="The game, for example cartographers.")],
    seats: Annotated[
        str | None,
        typer.Option(help="Who plays, by seat: me (several times: at one keyboard) and bots, as in me,good."),
    ] = None,
    chosen: Annotated[
        list[str] | None,
        typer.Option(
            "--set", metavar="OPTION=CHOICE", help="An option of the game; may be given several times."
        ),
    ] = None,
    seed: Annotated[str | None, typer.Option(help="Any text; the same text gives the same cards.")] = None,
    lang: Language = None,
    plain: Plain = False,
    record: Annotated[
        str | None, typer.Option(metavar="FILE", help="Write the game into this file after every move.")
    ] = None,
    resume: Annotated[str | None, typer.Option(metavar="FILE", help="Go on with a saved game.")] = None,
    options: Annotated[
        bool, typer.Option("--options", help="List the options of the game and stop.")
    ] = False,
) -> None:
    """Play a game."""
    rules = find_game(game)
    texts = Texts(choose_language(lang), rules.name)
    screen = Screen(plain)
    if options:
        say_options(screen, texts, rules)
        return
    if record and record != resume:
        refuse_to_overwrite(record)
    if resume:
        refuse_with_resume(chosen, seed)
        table, players = resumed_table(resume, rules, seats)
    else:
        players = read_seats(rules, seats)
        chance = SeededChance.from_text(seed) if seed is not None else SeededChance.fresh()
        setup = checked_setup(texts, rules, len(players), read_options(chosen or []))
        table = Table(rules, setup, chance)
    local = LocalGame(table, players, screen, texts, record or resume)
    local.keep()
    say_welcome(local, texts, resumed=bool(resume))
    local.run()


def read_seats(game: Game[Any], text: str | None) -> list[str]:
    """`me,good,good`: every seat is a person at this keyboard or a bot."""
    if text is None:
        known = bots(game)
        return [PERSON, next(name for name in OPPONENTS if name in known)]
    players = [name.strip() for name in text.split(",")]
    for player in players:
        if player != PERSON and player not in bots(game):
            expected = ", ".join([PERSON, *bots(game)])
            raise SetupError(f"--seats: {player!r} is nobody who could play: expected {expected}")
    return players


def read_options(pairs: list[str]) -> dict[str, str]:
    found: dict[str, str] = {}
    for pair in pairs:
        option, equals, choice = pair.partition("=")
        if not equals:
            raise SetupError(f"--set: expected option=choice, got {pair!r}")
        if option in found:
            raise SetupError(f"--set: option {option!r} is given twice")
        found[option] = choice
    return found


def refuse_to_overwrite(file: str) -> None:
    """A game is easily lost by starting the same command again."""
    if is_taken(file):
        raise SetupError(f"--record: {file} exists already: go on with it by --resume, or name another file")


def refuse_with_resume(chosen: list[str] | None, seed: str | None) -> None:
    if chosen or seed is not None:
        raise SetupError("--resume goes on with the saved options and seed: --set and --seed do not fit it")


def resumed_table(file: str, game: Game[Any], seats: str | None) -> tuple[Table, list[str]]:
    """The table of a saved game and who sits at it."""
    record = read_record(file)
    try:
        chance = chance_of(record)
        table = Table.from_record(record, game, chance)
    except DeskovkaError as error:
        raise RecordError(f"{file}: {error}") from None
    if game.over(table.state):
        raise RecordError(f"{file}: this game is over; deskovka replay shows it")
    if seats is not None:
        players = record.names = read_seats(game, seats)
    else:
        known = bots(game)
        players = [name if name in known else PERSON for name in record.names or [PERSON] * record.seats]
    if len(players) != record.seats:
        raise SetupError(f"{file}: the saved game has {record.seats} seats, got {len(players)}")
    return table, players


def chance_of(record: Record) -> SeededChance:
    """Chance as the saved game began with it; without the seed the coming cards could not be checked."""
    if not record.seed:
        raise RecordError("the record has no seed, so the game cannot go on; deskovka replay shows it")
    chance = seeded_chance(record)
    if record.commitment and chance.commitment != record.commitment:
        raise RecordError("the seed does not fit the commitment")
    return chance


def say_welcome(local: LocalGame, texts: Texts, resumed: bool) -> None:
    """Who plays what, and the number that binds the shuffling."""
    t, record = texts.t, local.table.record
    local.screen.say(t("welcome", game=t("game-name"), players=", ".join(local.names)), "bold")
    shown = {option.id: option for option in local.table.game.options if not option.secret}
    for option, text in record.options.items():
        if option in shown:
            choice = chosen_text(texts, shown[option], text)
            local.screen.say(t("option-line", option=t(f"option-{option}"), choice=choice))
    local.screen.say(t("commitment"), "dim")
    local.screen.say(record.commitment, "dim")
    if resumed:
        local.screen.say(t("resumed", moves=len(record.moves)))
    local.screen.say(t("welcome-help"))
    if local.screen.redrawn:
        local.screen.ask(t("begin"))


def say_options(screen: Screen, texts: Texts, game: Game[Any]) -> None:
    """Every option of a game with what may be chosen."""
    screen.say(texts.t("options-title", game=texts.t("game-name")), "bold")
    for option in game.options:
        default = option_default(texts, option)
        screen.say()
        screen.say(
            f"{option.id}: {texts.t(f'option-{option.id}')} ({texts.t('option-default', choice=default)})"
        )
        if option.kind == "number":
            screen.say("  " + texts.t("option-number", least=option.least, most=option.most))
        elif option.kind == "list":
            screen.say("  " + texts.t("option-list", most=option.most) + " " + ", ".join(option.choices))
        else:
            for choice in option.choices or (("yes", "no") if option.kind == "flag" else ()):
                name = texts.choice(option.id, choice) if option.choices else texts.t(f"option-{choice}")
                screen.say(f"  {choice}: {name}")
            if option.kind == "text" and option.choices:
                screen.say("  " + texts.t("option-file"))
        for needs in option.needs:
            screen.say("  " + texts.t("option-needs", needs=needs_text(texts, game, needs)))


def option_default(texts: Texts, option: Option) -> str:
    text = option.write(option.default)
    if option.kind == "choice":
        return texts.choice(option.id, text)
    if option.kind == "flag":
        return texts.t(f"option-{text}")
    return text or texts.t("option-none")
