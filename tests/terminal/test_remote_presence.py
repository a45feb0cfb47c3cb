"""`deskovka table`: a silent network is said, who is here and who is away is told, and whoever wants to can give up."""

from __future__ import annotations

from pathlib import Path
from time import monotonic

from deep.silence import Network
from deep.wire import Server
from deskovka.terminal.remote.links import Link
from terminal.at_table import Terminal
from terminal.test_remote_deleting import running, seat, terminals

__all__ = ["running"]  # a fixture


def test_a_silent_network_is_said_and_what_was_typed_is_done_once(running: Server, tmp_path: Path) -> None:
    seated = seat(running, "me", "open")
    with Network(running.port) as network:
        link = Link(network.url, seated.table, seated.host)
        guest = Link(running.url, seated.table, seated.others[1])
        with (
            Terminal(tmp_path / "ann", link.whole, "--plain") as ann,
            Terminal(tmp_path / "bob", guest.whole, "--plain") as bob,
        ):
            for terminal in (ann, bob):
                terminal.until("To hear a map row by row")
            network.fall_silent()
            start = monotonic()
            ann.type("say where are you")
            ann.until("The connection is lost.")
            assert monotonic() < start + 8
            network.heal()
            ann.until("Connected again.")
            bob.until("where are you")
            bob.type("say here I am")
            ann.until("here I am")
            assert bob.output.count("where are you") == 1


def test_who_leaves_is_told_to_be_away(running: Server, tmp_path: Path) -> None:
    seated = seat(running, "me", "open")
    ann_link, bob_link = (Link(running.url, seated.table, secret).whole for secret in seated.secrets)
    with Terminal(tmp_path / "ann", ann_link, "--plain") as ann:
        ann.until("To hear a map row by row")
        ann.type("who")
        ann.until("Guest 1: away")
        with Terminal(tmp_path / "bob", bob_link, "--plain"):
            ann.until("Guest 1 is here.")
            ann.type("who")
            ann.until("Guest 1: here")
        ann.until("Guest 1 is away now.")
        ann.type("who")
        ann.until("Guest 1: away, here less than a minute ago")
        ann.type("absent")
        ann.until("not away for long enough")


def test_who_gives_up_is_followed_by_a_bot_and_the_other_ends_the_game(
    running: Server, tmp_path: Path
) -> None:
    ann, bob = terminals(running, tmp_path, seat(running, "me", "open"))
    with ann, bob:
        ann.type("end-game")
        ann.until("Only the last player who has not given up can end the game.")
        bob.type("resign")
        bob.answer("Give up your seat for good?", "yes")
        bob.until("You gave up; a bot (")
        ann.until("Guest 1 gave up; a bot (")
        ann.until("Everybody else has given up.")
        ann.type("end-game")
        ann.until("Guest 1 gave up, and the game ended there, with the points so far.")
        ann.until("You have won. Congratulations!")
