"""What somebody chose in secret is told to nobody else before the game is over."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterable

import msgspec

from deep.memory import Inside
from deep.wire import new_secret
from deskovka.core.codec import codec
from deskovka.core.stepwise import finish
from deskovka.games.catan import GAME
from deskovka.games.catan.state import CatanState
from deskovka.server import happenings, known, log, looking_back, showing
from deskovka.server.encoding import encode
from deskovka.server.keys import key_of
from deskovka.server.loaded import LoadedTable
from deskovka.server.messages import answers
from deskovka.server.seating import Viewer
from deskovka.server.store import Stored
from games.catan.cities_knights.table import hold, position
from games.catan.table import give, put

OPTIONS = {"board": "beginner", "cities-knights": "yes"}
SPECTATOR = Viewer("watch", (), False, "")
SECRET_MOVES = (
    (0, "wedding"),
    (1, "present ore+coin"),
    (0, "spy 1"),
    (0, "pick crane"),
)


def wedding_and_spy() -> CatanState:
    """Seat 1 has more points than seat 0, some cards, and a progress card."""
    state = position()
    put(state, 0, settlements="G5s")
    put(state, 1, cities="C5n")
    give(state, 1, "2ore+coin")
    hold(state, 0, "wedding", "spy", "merchant")
    hold(state, 1, "crane")
    return state


class Played:
    """A table that begins with a position, a person at each seat; `viewers` by seat, then a spectator."""

    def __init__(self, server: Inside, loaded: LoadedTable, secrets: list[str]) -> None:
        self.server, self.loaded, self.secrets = server, loaded, secrets
        found = [loaded.viewer(secret) for secret in secrets]
        self.viewers = [viewer for viewer in found if viewer] + [SPECTATOR]

    @classmethod
    async def begin(cls, state: CatanState) -> Played:
        first, secrets = Inside(), [new_secret() for _ in range(state.seats)]
        body = {"game": "catan", "seats": [{"kind": "me"}] * state.seats, "options": OPTIONS}
        _, _, answer = await first.request("POST", "/api/tables", secrets[0], body)
        table = json.loads(answer)["table"]
        opening = log.read_opening(first.store.tables[table].opening)
        for chair, secret in zip(opening.chairs, secrets):
            chair.key = key_of(secret)
        opening.dealt, opening.position = None, json.dumps(codec(GAME.values).encode(state))
        first.store.tables[table] = Stored(log.write(opening), 0, [])
        server = Inside(store=first.store)
        return cls(server, (await server.server.house.tables.room(table)).loaded, secrets)

    async def go_on(self, moves: Iterable[tuple[int, str]]) -> None:
        for seat, action in moves:
            number, asked = f"m{self.loaded.seq}", self.loaded.asked_at[seat]
            move = {"id": number, "type": "move", "seat": seat, "asked": asked, "action": action}
            path = f"/api/tables/{self.loaded.id}/deeds"
            status, _, answer = await self.server.request("POST", path, self.secrets[seat], move)
            assert status == 200, answer

    def news(self, viewer: Viewer) -> list[str]:
        return moved(showing.news(self.loaded, viewer, 0).happened)

    def log(self, viewer: Viewer) -> list[str]:
        entries = self.server.store.tables[self.loaded.id].entries
        parts = happenings.whole_log(self.loaded, viewer, entries, None, from_start=True)
        told = b"".join(part for part in parts if part)
        return moved(msgspec.json.decode(told, type=answers.Log).happened)

    def moments(self, viewer: Viewer) -> list[str]:
        numbers = range(1, len(self.loaded.moves) + 1)
        found = [finish(looking_back.moment(self.loaded, viewer, number)) for number in numbers]
        return [f"{moment.seat} {moment.action}" for moment in found]

    def record(self, viewer: Viewer) -> list[str]:
        return [f"{move.seat} {move.action}" for move in known.record_as_now(self.loaded, viewer)().moves]


def moved(things: Iterable[answers.Happened]) -> list[str]:
    return [f"{thing.seat} {thing.action}" for thing in things if thing.kind == "moved"]


def test_of_a_secret_action_others_are_told_only_its_verb() -> None:
    """CT-K15.23, CT-K15.25: in news, in the log, looking back and in the record."""

    async def story() -> None:
        table = await Played.begin(wedding_and_spy())
        await table.go_on(SECRET_MOVES)
        told = (
            ["0 wedding", "1 present ?", "0 spy 1", "0 pick crane"],
            ["0 wedding", "1 present ore+coin", "0 spy 1", "0 pick ?"],
            ["0 wedding", "1 present ?", "0 spy 1", "0 pick ?"],
            ["0 wedding", "1 present ?", "0 spy 1", "0 pick ?"],
        )
        for viewer, moves in zip(table.viewers, told, strict=True):
            assert table.news(viewer) == table.log(viewer) == table.moments(viewer) == moves
            assert viewer == SPECTATOR or table.record(viewer) == moves

    asyncio.run(story())


def test_events_tell_what_was_chosen_to_those_two_alone() -> None:
    """CT-K15.23, CT-K15.25"""

    async def story() -> None:
        table = await Played.begin(wedding_and_spy())
        await table.go_on(SECRET_MOVES)
        for viewer, knows in zip(table.viewers, (True, True, False, False), strict=True):
            told = encode(showing.news(table.loaded, viewer, 0, whole=True))
            assert [secret in told for secret in (b'"crane"', b"ore+coin")] == [knows, knows]

    asyncio.run(story())


def test_when_the_game_is_over_everybody_is_told_what_was_chosen() -> None:
    """CT-K15.23, CT-K15.25, CT-B11.1"""

    async def story() -> None:
        state = wedding_and_spy()
        state.target = 2
        table = await Played.begin(state)
        moves = [*SECRET_MOVES, (0, "merchant G5")]
        await table.go_on(moves)
        assert table.loaded.over
        told = [f"{seat} {action}" for seat, action in moves]
        for viewer in table.viewers:
            assert table.news(viewer) == table.log(viewer) == table.moments(viewer) == told
            assert table.record(viewer) == told

    asyncio.run(story())
