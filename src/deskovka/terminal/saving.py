"""Saving on request: beside the answer, when somebody stops, at the end of a game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from deskovka.core.errors import DeskovkaError
from deskovka.terminal.typed_words import is_no, is_yes, means

if TYPE_CHECKING:
    from deskovka.terminal.play import LocalGame
    from deskovka.terminal.terminal_game import TerminalGame


def save_as(game: TerminalGame, file: str) -> bool:
    """Save under that name and say so, or say why not."""
    if not file:
        game.screen.say(game.texts.t("save-how"), "red")
        return False
    try:
        game.save(file)
    except DeskovkaError as error:
        game.screen.complain(error, game.texts)
        return False
    game.screen.say(game.texts.t("saved", file=file))
    return True


def wants_to_leave(game: LocalGame) -> bool:
    """Ask whether to stop, with the game saved or not; only `save FILE` names a file."""
    t, kept = game.texts.t, game.record_file
    while True:
        typed = game.screen.ask(t("quit-recorded", file=kept) if kept else t("quit-save"))
        if is_no(typed):
            return False
        if is_yes(game.texts, typed):
            return True
        file = file_to_save(game, typed)
        if file is None:
            game.screen.say(t("quit-how", typed=typed), "red")
        elif save_as(game, file):
            game.screen.say_whole(game.saved_in(file))
            return True


def offer_to_save(game: LocalGame) -> None:
    """Ask at the end of a game whether its record is to be kept."""
    while True:
        typed = game.screen.ask(game.texts.t("end-save"))
        if is_no(typed) or means(game.texts, typed, "quit"):
            return
        file = file_to_save(game, typed)
        if file is None:
            game.screen.say(game.texts.t("end-how", typed=typed), "red")
        elif save_as(game, file):
            return


def file_to_save(game: TerminalGame, typed: str) -> str | None:
    """What stands after `save`; None if the line does not begin with it."""
    word, _, rest = typed.partition(" ")
    return rest.strip() if means(game.texts, word, "save") else None
