"""`deskovka play`: a game in the terminal, against bots or with others at the same keyboard."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any

from deskovka.bots.others import is_class
from deskovka.bots.player import bots
from deskovka.commands.options import read_options, read_seats
from deskovka.commands.serve import default_database
from deskovka.core.chance import SeededChance
from deskovka.core.errors import DeskovkaError, RecordError, SetupError
from deskovka.core.game import Game
from deskovka.core.record import Record
from deskovka.core.replaying import seeded_chance
from deskovka.core.setup import Option
from deskovka.core.table import Table
from deskovka.registry import game as find_game
from deskovka.stopping import Stopped
from deskovka.terminal import unfinished
from deskovka.terminal.files import is_taken, read_record
from deskovka.terminal.names import PERSON
from deskovka.terminal.play import LocalGame
from deskovka.terminal.prompt import Leave
from deskovka.terminal.replay import one_line
from deskovka.terminal.screen import Screen
from deskovka.terminal.setting_up import checked_setup, chosen_text, needs_text
from deskovka.terminal.typed_words import means
from deskovka.text import Texts

MOST_NAMED = 300  # characters of who sits where
OPPONENTS = ("good", "beginner", "random")  # the first that there is sits opposite unless seats are named


def play(
    *,
    language: str,
    game: str,
    seats: str | None,
    chosen: Sequence[str],
    seed: str | None,
    record: str | None,
    resume: str | None,
    options: bool,
    plain: bool,
) -> None:
    """Play a game."""
    rules = find_game(game)
    texts = Texts(language, rules.name)
    screen = Screen(plain)
    if options:
        say_options(screen, texts, rules)
        return
    if record and record != resume:
        refuse_to_overwrite(record, texts)
    if resume:
        if chosen or seed is not None:
            raise SetupError(texts.t("error-resume-alone"))
        table, players = resumed_table(resume, rules, seats, texts)
    else:
        players = usual_seats(rules) if seats is None else read_seats(rules, seats, texts, PERSON)
        chance = SeededChance.from_text(seed) if seed is not None else SeededChance.fresh()
        setup = checked_setup(texts, rules, len(players), read_options(chosen, texts, rules))
        table = Table(rules, setup, chance)
    local = LocalGame(table, players, screen, texts, record or resume)
    local.keep()
    run(local, texts, resumed=bool(resume))


def run(local: LocalGame, texts: Texts, resumed: bool) -> None:
    """Play; a game that is cut off is kept, and once more if a signal comes while that is done."""
    folder = Path(default_database()).with_name("unfinished")
    try:
        try:
            say_welcome(local, texts, resumed, unfinished.latest(local.game.name, folder))
            local.run()
        except Leave:
            local.say_bye()
        except OSError:  # a terminal that is taken away may be noticed before the signal that tells of it
            unfinished.keep(local, folder)
            raise
    except Stopped:
        unfinished.keep(local, folder)
        raise


def usual_seats(game: Game[Any]) -> list[str]:
    """Somebody at this keyboard and a bot."""
    known = bots(game)
    return [PERSON, next(name for name in OPPONENTS if name in known)]


def refuse_to_overwrite(file: str, texts: Texts) -> None:
    """A game is easily lost by starting the same command again."""
    if is_taken(file):
        raise SetupError(texts.t("error-record-taken", file=file))


def resumed_table(file: str, game: Game[Any], seats: str | None, texts: Texts) -> tuple[Table, list[str]]:
    """The table of a saved game and who sits at it."""
    record = read_record(file)
    try:
        chance = chance_of(record, texts)
        table = Table.from_record(record, game, chance)
    except DeskovkaError as error:
        raise RecordError(f"{file}: {error}", reason="in-file", file=file) from error
    if game.over(table.state):
        raise RecordError(texts.t("error-over", file=file))
    if seats is not None:
        players = record.names = read_seats(game, seats, texts, PERSON)
    else:
        players = recorded_players(file, record, game, texts)
    if len(players) != record.seats:
        raise SetupError(texts.t("error-seats-saved", file=file, seats=record.seats, count=len(players)))
    return table, players


def recorded_players(file: str, record: Record, game: Game[Any], texts: Texts) -> list[str]:
    """Who sits where by a record; a class that only a file names is not loaded."""
    names, known = record.names or [PERSON] * record.seats, bots(game)
    players = [name if name in known or is_class(name) else PERSON for name in names]
    if any(map(is_class, players)):
        raise SetupError(
            texts.t("error-bots-saved", file=file, seats=one_line(",".join(players), MOST_NAMED))
        )
    return players


def chance_of(record: Record, texts: Texts) -> SeededChance:
    """Chance as the saved game began with it; without the seed the coming cards could not be checked."""
    if not record.seed:
        raise RecordError(texts.t("error-no-seed"))
    chance = seeded_chance(record)
    if record.commitment and chance.commitment != record.commitment:
        raise RecordError(texts.t("error-seed-unfit"))
    return chance


def say_welcome(local: LocalGame, texts: Texts, resumed: bool, unfinished: str | None) -> None:
    """Who plays what, the number that binds the shuffling, and whether another game was cut off."""
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
    elif unfinished:
        local.screen.say_whole(t("unfinished", command=local.command(unfinished)))
    local.screen.say(t("welcome-help"))
    if local.screen.redrawn:
        with suppress(EOFError):  # Ctrl-D; whether the input has ended, the first question will tell
            wait_to_begin(local, texts)


def wait_to_begin(local: LocalGame, texts: Texts) -> None:
    """Who would rather not play may say so; help is there with the first question."""
    while True:
        typed = local.screen.ask(texts.t("begin"))
        if means(texts, typed, "quit"):
            local.stop()
        elif means(texts, typed, "help"):
            local.screen.say(texts.t("begin-help"))
        else:
            return


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
