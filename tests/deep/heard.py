"""What everybody hears at random games that are the same each time, to compare two versions of the server byte by byte.

Players, somebody with two seats, an invited guest and spectators, in both languages and without words; moves, talk, moves taken back,
a seat handed to a bot, people who come back. One line a message, under the name of who heard it.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import AsyncExitStack
from hashlib import sha256
from pathlib import Path
from random import Random
from typing import Annotated, Any

import typer
from rich.progress import track

from deep.memory import Inside, InsideSocket, settle
from deskovka.contract.setups import Draw, drawn_setups
from deskovka.core.game import Game
from deskovka.registry import NAMES
from deskovka.registry import game as find_game
from deskovka.server import log
from deskovka.server.keys import key_of
from deskovka.server.loaded import LoadedTable

LANGUAGES = (None, "cs", "en")
TABLE = "heard0000000"
MOST_MOVES = 150
PATHS = ("", "/log", "/log?language=cs", "/scores", "/spoken", "/spoken?language=cs", "/record")


class Listened:
    """One table, and what is heard there."""

    def __init__(self, game: Game[Any], number: int) -> None:
        self.game = game
        self.random = Random(f"heard {game.name} {number}")
        setups, _ = drawn_setups(game)
        self.draw: Draw = setups[number % len(setups)]
        self.inside = Inside()
        self.sockets: dict[str, InsideSocket] = {}
        self.lines: list[str] = []
        shared = number % 3 == 2  # somebody plays the first two seats
        seats = range(self.draw.seats)
        self.secrets = [self._secret("shared" if shared and seat < 2 else f"seat {seat}") for seat in seats]
        self.host, self.watch = self._secret("host"), self._secret("watch")

    def _secret(self, of: str) -> str:
        return sha256(f"{self.game.name} {of}".encode()).hexdigest()[:32]

    def _opening(self) -> log.Opening:
        chairs = [
            log.Chair("person", f"Player {seat}", key=key_of(secret))
            for seat, secret in enumerate(self.secrets)
        ]
        game, seed = self.game, self.random.randbytes(32).hex()
        options = dict(self.draw.options)
        keys = key_of(self.host), key_of(self.watch)
        return log.Opening(game.name, game.edition, game.rules_version, options, chairs, *keys, seed)

    async def play(self, moves: int) -> None:
        house = self.inside.server.house
        await house.make(TABLE, self._opening())
        loaded = (await house.tables.room(TABLE)).loaded
        async with AsyncExitStack() as stack:
            who = {secret: f"seat {seat}" for seat, secret in enumerate(self.secrets)}
            for number, (secret, name) in enumerate(
                [*who.items(), *[(self.watch, f"guest {n}") for n in range(4)]]
            ):
                language = LANGUAGES[number % len(LANGUAGES)]
                self.sockets[f"{name} {language}"] = await stack.enter_async_context(
                    self.inside.socket(TABLE, secret, language=language)
                )
            for _ in range(moves):
                if not loaded.waiting:
                    break
                await self._something(loaded)
                if self.random.random() < 0.05:
                    await self._look()
            await self._look()
            for name, socket in self.sockets.items():
                self.lines += [f"{name}: {text}" for text in socket.texts]

    async def _something(self, loaded: LoadedTable) -> None:
        """A move; now and then something else."""
        random = self.random
        seat = random.choice(loaded.waiting)
        chance = random.random()
        if chance < 0.06:
            message: dict[str, Any] = {"type": "undo", "seat": random.randrange(self.draw.seats)}
            seat = message["seat"]
        elif chance < 0.08:
            message = {"type": "say", "text": f"What about {random.random()}?"}
        elif chance < 0.09:
            message = {"type": "rename", "name": f"Anna {random.randrange(9)}"}
        else:
            action = self.game.sample(loaded.state, seat, random)
            message = {"type": "move", "seat": seat, "asked": loaded.asked_at[seat], "action": str(action)}
        message["id"] = f"m{random.getrandbits(60)}"
        body = await self.inside.request("POST", f"/api/tables/{TABLE}/deeds", self.secrets[seat], message)
        await settle()
        self.lines.append(f"answer to {seat}: {body[0]} {body[2].decode()}")

    async def _look(self) -> None:
        for secret in (*dict.fromkeys(self.secrets), self.watch):
            for path in PATHS:
                status, _, body = await self.inside.request("GET", f"/api/tables/{TABLE}{path}", secret)
                self.lines.append(f"{path} {status} {body!r}")
            async with self.inside.socket(
                TABLE, secret, seen=self.random.randrange(3), language="cs"
            ) as socket:
                self.lines += [f"back: {text}" for text in socket.texts]


def heard(game: str, number: int, moves: int = MOST_MOVES) -> list[str]:
    listened = Listened(find_game(game), number)
    asyncio.run(listened.play(moves))
    return listened.lines


def differences(one: list[str], other: list[str]) -> Iterator[str]:
    for number, (before, after) in enumerate(zip(one, other)):
        if before != after:
            at = next(
                (n for n, (a, b) in enumerate(zip(before, after)) if a != b), min(len(before), len(after))
            )
            start = max(0, at - 60)
            yield f"line {number}, sign {at}:\n  {before[start : at + 60]}\n  {after[start : at + 60]}"
    if len(one) != len(other):
        yield f"{len(one)} and {len(other)} lines"


def main(
    folder: Annotated[Path, typer.Argument(help="Where it is kept; what is there already is compared with.")],
    games: Annotated[int, typer.Option(min=1, help="Games of each game.")] = 30,
) -> None:
    """Keep what is heard, or compare it with what was kept: exit with 1 where it differs."""
    folder.mkdir(exist_ok=True)
    same = True
    for game in NAMES:
        for number in track(range(games), game):
            file, lines = folder / f"{game}_{number}.txt", heard(game, number)
            if not file.exists():
                file.write_text("\n".join(lines))
            elif found := [*differences(file.read_text().split("\n"), lines)]:
                same = False
                print(f"{game}, game {number}: {len(found)} differences, the first in {found[0]}")
        print(f"{game}: {games} games")
    raise typer.Exit(0 if same else 1)


if __name__ == "__main__":
    typer.run(main)
