"""Whether anybody is told what they must not know: two tables that differ only in hidden things, compared byte by byte.

Beside every table there is a twin with another seed, other secret options, other answers where answers are kept back,
and other cards where chance gave them in secret. Everything a seat or a spectator can get from the one over HTTP and socket must be equal to what the other gives.
"""

from __future__ import annotations

import argparse
import asyncio
import secrets
import sys
from collections.abc import Sequence
from contextlib import AsyncExitStack
from random import Random
from typing import Any

from rich.progress import track

from deep.memory import Inside, settle
from deskovka.contract.setups import Draw, drawn_setups
from deskovka.core.chance import SEEN_BY, RandomChance, SeededChance, hide
from deskovka.core.errors import SetupError
from deskovka.core.game import Game
from deskovka.core.replaying import replay
from deskovka.registry import game as find_game
from deskovka.registry import games
from deskovka.server import log
from deskovka.server.keys import key_of, table_id, watching
from deskovka.server.loaded import LoadedTable
from deskovka.server.loading import load
from deskovka.server.store import Entry, Stored
from samples import sample

MOST_SEATS = 4
TRIES = 6  # of exchanging two secret cards so that nobody notices


class Leak(Exception):
    """Somebody was told something."""


class Twins:
    """A table, its twin, and everybody who looks at them."""

    def __init__(self, game: Game[Any], random: Random, draw: Draw | None = None, processes: int = 1) -> None:
        """`draw`: a set-up other than the usual one; `processes` of each server."""
        self.game = game
        self.random = random
        self.short = sample(game.name).short
        self.seats = random.randint(game.seats[0], min(game.seats[-1], MOST_SEATS))
        if draw is not None:
            self.seats = draw.seats
            self.short = {id: text for id, text in draw.options if id not in game.secret_options}
        self.table = Inside(processes=processes)
        self.secrets = [secrets.token_urlsafe(24) for _ in range(self.seats)]
        self.host = secrets.token_urlsafe(24)
        self.id = table_id(self.host, "table")
        self.watch = watching(self.host, self.id)
        self.compared = 0
        self.exchanged = 0

    def usual_length(self) -> int:
        """The moves of a random game at such a table."""
        state = self.game.new_game(self.game.setup(self.seats, self.short), RandomChance(self.random))
        return self.game.play_out(state, self.random)

    async def play(self, looks: int) -> None:
        """A random game; at about so many moments everything is compared with a twin."""
        often = looks / self.usual_length()
        opening = self._opening()
        await self.table.server.house.make(self.id, opening)
        room, _ = await self.table.server.house.tables.enter(self.id, self.host)
        loaded = room.loaded
        while waiting := loaded.waiting:
            if self.random.random() < often:
                await self._compare(loaded)
            seat = self.random.choice(waiting)
            await self._move(self.table, loaded, seat, self.game.sample(loaded.state, seat, self.random))

    def _opening(self) -> log.Opening:
        chairs = [
            log.Chair("person", f"Player {seat}", key=key_of(secret))
            for seat, secret in enumerate(self.secrets)
        ]
        return log.Opening(
            self.game.name,
            self.game.edition,
            self.game.rules_version,
            self._secret_options(),
            chairs,
            key_of(self.host),
            key_of(self.watch),
            secrets.token_hex(32),
        )

    def _secret_options(self, ids: Sequence[str] | None = None) -> dict[str, str]:
        """Something that is fixed before the game: that it is may be known, what it is may not."""
        options = [option for option in self.game.options if option.secret and option.kind == "list"]
        if ids is None:
            ids = [self.random.choice(options).id] if options else []
        chosen = {option.id: self.random.choice(option.choices) for option in options if option.id in ids}
        chosen |= self.short
        try:
            self.game.new_game(self.game.setup(self.seats, chosen), RandomChance(self.random))
        except SetupError:
            return self.short
        return chosen

    async def _move(self, inside: Inside, loaded: LoadedTable, seat: int, action: object) -> bytes:
        message = {
            "type": "move",
            "id": f"move-{loaded.seq}",
            "seat": seat,
            "asked": loaded.asked_at[seat],
            "action": str(action),
        }
        status, _, body = await inside.request(
            "POST", f"/api/tables/{self.id}/deeds", self.secrets[seat], message
        )
        if status != 200:
            raise AssertionError(f"a legal move was refused: {body!r}")
        await settle()
        return body

    # the twin

    async def _compare(self, loaded: LoadedTable) -> None:
        viewer = self.random.choice([*range(self.seats), None])
        twin = await self._twin(loaded, viewer)
        secret = self.watch if viewer is None else self.secrets[viewer]
        seen = self.random.randint(0, loaded.seq)
        await self._same(loaded, twin, secret, seen, viewer)
        await self._same_while_others_answer(loaded, viewer, secret)

    async def _twin(self, loaded: LoadedTable, viewer: int | None) -> Inside:
        """The same table, as far as the viewer can know."""
        stored = self.table.store.tables[self.id]
        twin = Inside(processes=self.table.processes)
        opening = log.read_opening(stored.opening)
        opening.seed = secrets.token_hex(32)
        entries = list(stored.entries)
        for index in loaded.table.kept_back() if loaded.table else ():
            move = loaded.moves[index]
            if move.seat != viewer:
                number = loaded.move_seqs[index] - 1
                entries[number] = self._another_answer(loaded, entries[number], move.seat)
        entries = self._other_cards(loaded, stored, entries, viewer)
        known, opening.options = opening.options, self._secret_options(list(opening.options))
        if opening.options != known:
            other = load(self.id, Stored(log.write(opening), stored.created, entries))
            same = opening.options.keys() == known.keys()
            if not same or other.broken or self._views(other, None) != self._views(loaded, None):
                opening.options = known  # what was fixed has come to light already
        twin.store.tables[self.id] = Stored(log.write(opening), stored.created, entries)
        twin.store.listed[self.id] = self.table.store.listed[self.id]
        return twin

    def _views(self, loaded: LoadedTable, viewer: int | None) -> list[Any]:
        """What lay before a viewer after every move."""
        assert loaded.table is not None
        return [self.game.view(state, viewer) for state in replay(loaded.table.record, self.game)]

    def _other_cards(
        self, loaded: LoadedTable, stored: Stored, entries: list[Entry], viewer: int | None
    ) -> list[Entry]:
        """Two cards that chance gave to others in secret are exchanged, where that has not come to light."""
        seats = () if viewer is None else (viewer,)
        secret = [
            (number, place)
            for number, entry in enumerate(entries)
            if isinstance(change := log.read_change(entry.data), log.Moved)
            for place, word in enumerate(change.drawn)
            if hide([word], seats) != (word,)
        ]
        for _ in range(TRIES if len(secret) > 1 else 0):
            changed = exchanged(entries, *self.random.sample(secret, 2))
            other = load(self.id, Stored(stored.opening, stored.created, changed))
            if (
                changed != entries
                and not other.broken
                and self._views(other, viewer) == self._views(loaded, viewer)
            ):
                self.exchanged += 1
                return changed
        return entries

    def _another_answer(self, loaded: LoadedTable, entry: Entry, seat: int) -> Entry:
        change = log.read_change(entry.data)
        assert isinstance(change, log.Moved)
        decision = loaded.game.decision(loaded.state)
        assert decision is not None
        change.action = str(decision.sample(loaded.state, seat, self.random))
        return Entry(entry.seq, entry.at, entry.kind, log.write(change), entry.message)

    # what is compared

    async def _same(
        self, loaded: LoadedTable, twin: Inside, secret: str, seen: int, viewer: int | None
    ) -> None:
        both = (self.table, twin)
        path = f"/api/tables/{self.id}"
        words = ("/log?language=cs", f"/spoken?seat={viewer}" if viewer is not None else "/spoken", "/draws")
        more = ("", f"?since={seen}", "/log", "/scores", "/growth", "/record", "/record?form=json", *words)
        moments = [f"/moves/{max(0, len(loaded.moves) - back)}" for back in range(4)]
        for rest in (*more, *moments):
            self._equal(rest, [await inside.request("GET", path + rest, secret) for inside in both], both)
        mine = {"tables": [{"table": self.id, "secret": secret}]}
        lists = [await inside.request("POST", "/api/tables/mine", body=mine) for inside in both]
        self._equal("my tables", lists, both)
        for number in (0, seen):
            heard = []
            for inside in both:
                async with inside.socket(self.id, secret, number) as socket:
                    await self._ask(socket, loaded, viewer)
                    heard.append(socket.texts)
            self._equal(f"socket from {number}", heard, both)

    async def _ask(self, socket: Any, loaded: LoadedTable, viewer: int | None) -> None:
        """Some questions a curious player might put."""
        seats = range(self.seats)
        actions = [str(action) for seat in seats for action in loaded.game.legal(loaded.state, seat)[:2]]
        for number, action in enumerate(actions[:6]):
            for seat in {viewer or 0, 1 % self.seats}:
                await socket.send(
                    {"type": "what-if", "id": f"{number}-{seat}", "seat": seat, "action": action}
                )

    async def _same_while_others_answer(self, loaded: LoadedTable, viewer: int | None, secret: str) -> None:
        """Others answer differently at two copies of the table; the viewer hears the same as long as that is secret."""
        copies = [await self._twin(loaded, viewer) for _ in range(2)]
        async with AsyncExitStack() as stack:
            sockets = [
                await stack.enter_async_context(copy.socket(self.id, secret, loaded.seq)) for copy in copies
            ]
            each_loaded = [(await copy.server.house.tables.room(self.id)).loaded for copy in copies]
            decision = loaded.game.decision(loaded.state)
            others = [seat for seat in loaded.waiting if seat != viewer]
            if decision is None or not decision.kept_back or len(loaded.waiting) < 2:
                return
            for seat in others[: len(loaded.waiting) - 1]:
                for copy, own in zip(copies, each_loaded):
                    await self._move(copy, own, seat, self.game.sample(own.state, seat, self.random))
            self._equal("news of kept-back answers", [socket.texts for socket in sockets], copies)

    def _equal(self, what: str, heard: Sequence[Any], tables: Sequence[Inside]) -> None:
        """Byte by byte, but for the commitments to different seeds, which are meant to be seen."""
        self.compared += 1
        one, other = (strip(text, inside, self.id) for text, inside in zip(heard, tables))
        if one != other:
            raise Leak(f"{self.game.name}: {what}:\n{one}\n{other}")


def exchanged(entries: list[Entry], one: tuple[int, int], other: tuple[int, int]) -> list[Entry]:
    """What two draws of a log gave, each in the place of the other."""
    found = list(entries)
    answers = [drawn_at(entries, place).split(SEEN_BY)[0] for place in (other, one)]
    for (number, place), answer in zip((one, other), answers):
        entry = found[number]
        change = log.read_change(entry.data)
        assert isinstance(change, log.Moved)
        _, _, seats = change.drawn[place].partition(SEEN_BY)
        change.drawn[place] = answer + SEEN_BY + seats
        found[number] = Entry(entry.seq, entry.at, entry.kind, log.write(change), entry.message)
    return found


def drawn_at(entries: list[Entry], place: tuple[int, int]) -> str:
    change = log.read_change(entries[place[0]].data)
    assert isinstance(change, log.Moved)
    return change.drawn[place[1]]


def strip(heard: Any, inside: Inside, table: str) -> str:
    opening = log.read_opening(inside.store.tables[table].opening)
    return repr(heard).replace(SeededChance(bytes.fromhex(opening.seed)).commitment, "COMMITMENT")


def run(game: str, number: int, seed: str, looks: int, processes: int = 1) -> int:
    """One game, every other one with the next of the set-ups the contract draws; returns how many things were compared."""
    rules = find_game(game)
    drawn, _ = drawn_setups(rules)
    draw = drawn[number // 2 % len(drawn)] if number % 2 else None
    twins = Twins(rules, Random(f"{seed} {game} {number}"), draw, processes)
    asyncio.run(twins.play(looks))
    return twins.compared


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("names", nargs="*", metavar="GAME", help="which games; without any all of them")
    parser.add_argument("--games", type=int, default=200, help="random games of each game")
    parser.add_argument("--looks", type=int, default=25, help="moments of a game that are compared, about")
    parser.add_argument("--seed", default="leak")
    parser.add_argument("--processes", type=int, default=1, help="of each server, which share what is kept")
    options = parser.parse_args()
    for game in [find_game(name) for name in options.names] or games():
        compared = 0
        try:
            for number in track(range(options.games), game.name):
                compared += run(game.name, number, options.seed, options.looks, options.processes)
        except Leak as leak:
            sys.exit(f"game {number}: {leak}")
        print(f"{game.name}: {options.games} games, {compared} comparisons, all equal")


if __name__ == "__main__":
    main()
