"""Tables made and played without a browser, so that a test begins where it becomes interesting."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any, Self

import httpx2

from deep.wire import PATIENCE, Seated, bearer, new_id, new_secret, player_of
from deskovka.core.record import Record
from deskovka.registry import part

Json = Any
LATER = 10**9  # than anything that has happened


class Tables:
    """Requests to the server; in turn, for Playwright has the only event loop."""

    def __init__(self, url: str) -> None:
        self.client = httpx2.Client(base_url=url, timeout=PATIENCE)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.client.close()

    def get(self, path: str, secret: str) -> Json:
        answer = self.client.get(path, headers=bearer(secret))
        assert answer.status_code == 200, answer.text
        return answer.json()

    def request(self, table: str, secret: str, kind: str, **fields: Json) -> Json:
        message = {"type": kind, "id": new_id(), **fields}
        answer = self.client.post(f"/api/tables/{table}/deeds", headers=bearer(secret), json=message)
        assert answer.status_code == 200, answer.text
        return answer.json()

    def make(self, game: str, players: Sequence[str], options: Mapping[str, str] | None = None) -> Seated:
        """A table for `me`, `open` seats and bots by their strength; `others` are the invitations."""
        host = new_secret()
        seats = [player_of(player, seat) for seat, player in enumerate(players)]
        body = {"game": game, "seats": seats, "options": dict(options or {}), "word": ""}
        answer = self.client.post("/api/tables", headers=bearer(host), json=body)
        assert answer.status_code == 201, answer.text
        made = answer.json()
        seated = Seated(made["table"], host, made["links"]["watch"])
        seated.others = {int(seat): invitation for seat, invitation in made["links"]["seats"].items()}
        return seated

    def fork(self, seated: Seated, move: int, players: Sequence[str]) -> Seated:
        """A table that begins where this one was after so many moves."""
        seats = [player_of(player, seat) for seat, player in enumerate(players)]
        body = {"id": new_id(), "move": move, "seats": seats}
        path = f"/api/tables/{seated.table}/fork"
        answer = self.client.post(path, headers=bearer(seated.host), json=body)
        assert answer.status_code == 201, answer.text
        return Seated(answer.json()["table"], seated.host, "")

    def record(self, seated: Seated) -> Record:
        """As far as its host may know it."""
        return self.record_of(seated.table, seated.host)

    def record_of(self, table: str, secret: str) -> Record:
        """As far as one of its players may know it."""
        answer = self.client.get(f"/api/tables/{table}/record", headers=bearer(secret))
        assert answer.status_code == 200, answer.text
        return Record.read(answer.text)

    def sit(self, table: str, invitation: str, name: str) -> str:
        own = new_secret()
        message = {"type": "sit", "id": new_id(), "name": name, "secret": own, "word": ""}
        answer = self.client.post(f"/api/tables/{table}/deeds", headers=bearer(invitation), json=message)
        assert answer.status_code == 200, answer.text
        return own

    def now(self, table: str, secret: str) -> Json:
        return self.get(f"/api/tables/{table}", secret)

    def asked(self, table: str, secret: str) -> list[Json]:
        """The own seats that must answer."""
        return asked_in(self.newest(table, secret))

    def newest(self, table: str, secret: str) -> Json:
        """The table without what happened there."""
        return self.get(f"/api/tables/{table}?since={LATER}", secret)

    def legal(self, table: str, secret: str) -> tuple[Json, list[str]]:
        """The first question of an own seat, and every answer it has."""
        return legal_in(self.newest(table, secret))

    def play(self, table: str, secret: str, moves: int, seed: int = 0) -> int:
        """Answer at random for the own seats until the game is over, or so many times."""
        random = Random(seed)
        for played in range(moves):
            while not asked_in(news := self.newest(table, secret)):
                if news["outcome"]:
                    return played
            sight, actions = legal_in(news)
            action = random.choice(actions)
            self.request(table, secret, "move", seat=sight["seat"], asked=sight["asked"], action=action)
        return moves


def asked_in(news: Json) -> list[Json]:
    people = {seat["seat"] for seat in news["info"]["seats"] if seat["yours"] and not seat["bot"]}
    return [sight for sight in news["sights"] or () if sight["asked"] is not None and sight["seat"] in people]


def legal_in(news: Json) -> tuple[Json, list[str]]:
    sight = asked_in(news)[0]
    return sight, part("server", news["info"]["game"]).actions(sight["options"])


def link(table: str, secret: str) -> str:
    return f"/t/{table}#{secret}"
