"""Tables that are fed bad input: who is there, what they may know, and what has validly happened."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from contextlib import AsyncExitStack
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Any

from deep.bad_findings import Findings
from deep.bad_messages import Message
from deep.kill_log import read_log, record_of_log
from deep.wire import Client, Http, Json, at_table, new_id, new_secret, player_of
from deskovka.bots.player import bots
from deskovka.core.errors import DeskovkaError
from deskovka.core.game import Game
from deskovka.core.notation import Action
from deskovka.core.record import Record
from deskovka.core.replaying import final_state, verify
from deskovka.registry import game as find_game
from deskovka.server.keys import key_of
from deskovka.server.names import is_seen, look
from samples import sample


@dataclass
class Person:
    """Somebody with a secret of a table, or with none that fits."""

    name: str
    secret: str
    seats: tuple[int, ...] = ()
    host: bool = False
    invited: int | None = None  # to which seat

    @property
    def role(self) -> str:
        return "seat" if self.seats or self.host else "invite" if self.invited is not None else self.name


class Board:
    """One table, watched by honest clients in all its seats; everything that is done there is accounted for."""

    def __init__(self, http: Http, database: Path, game: str, table: str, people: list[Person]) -> None:
        self.http = http
        self.database = database
        self.game: Game[Any] = find_game(game)
        self.table = table
        self.people = people
        self.clients: dict[str, Client] = {}
        self.stack = AsyncExitStack()
        self.seq = 0  # of what has validly happened
        self.done: dict[tuple[str, str], int] = {}  # by secret and id
        self.used: set[int] = set()  # invitations
        self.sat: dict[str, int] = {}  # seats by the secrets of those who sat down during the test
        self.hidden: dict[
            int, tuple[int, str]
        ] = {}  # by seat: number and text of an answer that is kept back
        self.seen: list[str] = []  # actions that were legal at some time, for some seat
        self.seed: str = json.loads(self._stored_opening())["seed"]

    async def open(self) -> None:
        for person in self.people:
            if person.role in ("seat", "watch"):
                client = await self.stack.enter_async_context(
                    at_table(self.http.url, self.table, person.secret)
                )
                self.clients[person.name] = client
        await self.settle()

    async def close(self) -> None:
        await self.settle()  # a client that has much to read yet does not hear that it is closed
        await self.stack.aclose()

    def _stored_opening(self) -> bytes:
        with sqlite3.connect(self.database) as database:
            (data,) = database.execute(
                "select data from entries where table_id = ? and seq = 0", (self.table,)
            ).fetchone()
        return bytes(data)

    # how it is

    @property
    def host(self) -> Person:
        return next(person for person in self.people if person.host)

    @property
    def info(self) -> Json:
        return self.clients[self.host.name].info

    @property
    def over(self) -> bool:
        return self.clients[self.host.name].outcome is not None

    @property
    def wish(self) -> Json | None:
        """The move that somebody would take back, while it waits for those who agreed on it."""
        return self.clients[self.host.name].news.get("wish")

    @property
    def waiting(self) -> bool:
        """Whether it was made to wait for people."""
        return any(person.invited is not None for person in self.people)

    @property
    def has_started(self) -> bool:
        """Whether everybody it waited for has come: bots may play there now by themselves."""
        return self.waiting and bool(self.info["started"])

    def sight(self, seat: int) -> Json | None:
        """What the holder of a seat sees now."""
        for client in self.clients.values():
            for sight in client.sights:
                if sight["seat"] == seat:
                    return sight
        return None

    async def follow(self, seq: int) -> None:
        """Let all honest clients hear everything up to a number."""
        for client in self.clients.values():
            await client.until(seq)
        self.seq = max(self.seq, seq)

    async def settle(self) -> None:
        answer = await self.http.get(f"/api/tables/{self.table}", self.host.secret)
        await self.follow(answer.json()["seq"])

    async def shown(self) -> dict[str, str]:
        """Everything that everybody at the table is shown."""
        pages = (
            "",
            "/log",
            "/record",
            "/scores",
            "/growth",
            f"/moves/{min(3, self.clients[self.host.name].news['moves'])}",
        )
        found = {}
        for person in self.people:
            if person.role in ("seat", "watch"):
                for page in pages:
                    answer = await self.http.get(f"/api/tables/{self.table}{page}", person.secret)
                    found[f"{person.name} {page}"] = answer.text
        return found

    # what may not be seen

    def secrets_from(self, person: Person | None) -> list[str]:
        """What this person may not learn here."""
        found = [] if self.over else [self.seed]
        for other in self.people:
            own = person is not None and other.secret == person.secret
            given = person is not None and person.host and other.role in ("watch", "invite")
            if other.role in ("seat", "watch", "invite") and not own:
                found += [key_of(other.secret)] + ([] if given else [other.secret])
        return found

    def note_hidden(self, seat: int, seq: int, text: str) -> None:
        """An answer that the others are not told yet."""
        self.hidden = {
            other: kept
            for other, kept in self.hidden.items()
            if (sight := self.sight(other)) is not None and sight["asked"] is None and not self.over
        }
        for name, client in self.clients.items():
            held = next(person for person in self.people if person.name == name).seats
            if seat not in held and any(
                entry["seq"] == seq and entry["action"] is None for entry in client.happened
            ):
                self.hidden[seat] = seq, text

    def hidden_in(self, person: Person, happened: list[Json]) -> list[Json]:
        """Answers of others in a log, although they are kept back."""
        return [
            entry
            for entry in happened
            if entry["seat"] in self.hidden
            and entry["seat"] not in person.seats
            and entry["seq"] == self.hidden[entry["seat"]][0]
            and (entry["action"] is not None or any(event.get("drawing") for event in entry["events"]))
        ]

    def hidden_pages(self, person: Person, shown: dict[str, str]) -> list[str]:
        """Pages of a person with an answer of somebody else that is kept back. Nobody draws the same twice."""
        kept = {seat: text for seat, (_, text) in self.hidden.items() if seat not in person.seats}
        found = []
        for name, text in shown.items():
            owner, _, page = name.rpartition(" ")
            if owner != person.name or not kept:
                continue
            told = any(f"\n{seat} {action}" in text for seat, action in kept.items())
            if page in ("", "/log"):
                told = bool(self.hidden_in(person, json.loads(text)["happened"]))
            elif page.startswith("/moves") and text.startswith("{"):
                moment = json.loads(text)
                told = moment.get("action") is not None and kept.get(moment.get("seat")) == moment["action"]
            if told:
                found.append(page)
        return found

    # what may be done

    def may(self, person: Person, message: Message) -> bool:
        """Whether a well-formed message asks for something that is allowed now."""
        kind, seat = message["type"], message.get("seat", 0)
        if kind == "sit":
            return self._may_sit(person, message)
        if kind == "set-seat":
            return person.host and self._may_set(seat, message["player"])
        if kind == "say":
            return bool(person.seats) and any(map(is_seen, message["text"]))
        if kind == "rename":
            return bool(person.seats) and self._may_be_called(message["name"], person.seats)
        if kind == "rematch":
            return person.role == "seat" and self.over
        if seat not in person.seats or not self.info["started"]:
            return False
        if kind == "hand-over":
            return message["bot"] in bots(self.game)
        if kind == "take-back":
            return bool(self.info["seats"][seat]["bot"])
        sight = self.sight(seat)
        if kind == "undo":
            return sight is not None and bool(sight["undo"])
        if kind == "consent":
            return self.wish is not None and seat in self.wish["of"]
        return kind == "move" and sight is not None and self._may_move(sight, message)

    def _may_set(self, seat: int, player: Json) -> bool:
        if self.info["started"] or seat >= len(self.info["seats"]):
            return False
        if player["kind"] == "bot":
            return player.get("bot", "") in bots(self.game)
        name = player.get("name", "")
        own = (*self.host.seats, seat)
        return player["kind"] == "open" or self._may_be_called(name or "Player", own)

    def _may_be_called(self, name: str, own: tuple[int, ...]) -> bool:
        """Something is to be seen of it, and nobody else has it."""
        others = [
            seat["name"] for seat in self.info["seats"] if seat["kind"] != "open" and seat["seat"] not in own
        ]
        return any(map(is_seen, name)) and look(name) not in map(look, others)

    def _may_sit(self, person: Person, message: Message) -> bool:
        return (
            person.invited is not None
            and self.info["seats"][person.invited]["kind"] == "open"
            and person.invited not in self.used
            and self._may_be_called(message["name"], ())
            and all(message["secret"] != other.secret for other in self.people)
        )

    def _may_move(self, sight: Json, message: Message) -> bool:
        if sight["asked"] is None or sight["asked"] != message["asked"]:
            return False
        try:
            action = self.game.read(message["action"])
        except DeskovkaError:
            return False
        return str(action) in self.clients[self.host.name].legal(sight) or self._allowed(
            sight["seat"], action
        )

    def _allowed(self, seat: int, action: Action) -> bool:
        """Whether the rules allow what no list can name, such as an offer of any cards for any others."""
        state = final_state(record_of_log(read_log(str(self.database), self.table)), self.game)
        decision = self.game.decision(state)
        listed = decision is None or not isinstance(action, decision.partial)
        return not listed and self.game.why_not(state, seat, action) is None

    async def keep(self, person: Person, message: Message, seq: int) -> None:
        """Take note of what was done."""
        self.done[person.secret, message["id"]] = seq
        await self.follow(seq)
        if message["type"] == "move":
            self.note_hidden(message["seat"], seq, str(self.game.read(message["action"])))
        if message["type"] == "sit" and person.invited is not None:
            self.used.add(person.invited)
            self.sat[message["secret"]] = person.invited
        if message["type"] == "set-seat":
            self._set_seat(message["seat"], message["player"]["kind"])
        if message["type"] == "hand-over":
            await self._take_back(message["seat"])

    def _set_seat(self, seat: int, kind: str) -> None:
        """The host's own seats change, and an invitation to a seat that is no longer open is used up for good."""
        rest = tuple(other for other in self.host.seats if other != seat)
        self.host.seats = tuple(sorted((*rest, seat))) if kind == "me" else rest
        if kind != "open":
            self.used.add(seat)

    async def _take_back(self, seat: int) -> None:
        """A bot has played for a while: the person comes back, and what the bot did is accepted."""
        for person in self.people:
            if seat in person.seats:
                await self.clients[person.name].say("take-back", seat=seat)
        await self.settle()
        self.hidden.clear()

    def good_messages(self, random: Random, person: Person) -> list[Message]:
        """Valid messages of every kind, as this person might send them now."""
        seats = person.seats or (0,)
        seat = random.choice(seats)
        sight = self.sight(seat)
        legal = self.clients[self.host.name].legal(sight) if sight and sight["options"] else []
        asked = sight["asked"] if sight and sight["asked"] is not None else self.seq
        action = random.choice(legal or ["done"])
        self.seen = [*self.seen[-200:], action]
        if random.random() < 0.2:
            action = random.choice(self.seen)
        old = [id for secret, id in self.done if secret == person.secret]
        id = random.choice(old) if old and random.random() < 0.05 else new_id()
        player = player_of(random.choice(("me", "open", "open", "random")), 0)
        move = {"type": "move", "id": id, "seat": seat, "asked": asked, "action": action}
        what_if = {"type": "what-if", "id": id, "seat": seat, "action": action}
        return [
            move,
            move,
            what_if,
            what_if,
            {"type": "undo", "id": id, "seat": seat},
            {"type": "consent", "id": id, "seat": seat, "agree": random.random() < 0.5},
            {"type": "say", "id": id, "text": "Good move"},
            {"type": "sit", "id": id, "name": "Guest", "secret": new_secret(), "word": "luck"},
            {"type": "set-seat", "id": id, "seat": seat, "player": player},
            {"type": "rename", "id": id, "name": "Ann"},
            {"type": "hand-over", "id": id, "seat": seat, "bot": "random"},
            {"type": "take-back", "id": id, "seat": seat},
            {"type": "rematch", "id": id},
            {"type": "hello", "secret": person.secret, "seen": 0},
        ]

    def interest(self, person: Person) -> int:
        """How much this person can do here now, and so can do wrong."""
        if person.invited is not None:
            return 1 if person.invited in self.used else 10
        asked = any((sight := self.sight(seat)) and sight["asked"] is not None for seat in person.seats)
        return 20 if asked else {"seat": 5, "watch": 3}.get(person.role, 1)

    # its end

    async def play_on(self, random: Random, findings: Findings) -> None:
        """Honest people go on to the end; the record must prove itself."""
        await self.settle()
        players = [self.clients[person.name] for person in self.people if person.seats]
        try:
            await asyncio.gather(*(client.play(random) for client in players))
        except (IndexError, AssertionError, TimeoutError) as error:
            answer = await self.http.get(f"/api/tables/{self.table}/record", self.host.secret)
            findings.fault("honest people cannot play on", f"{self.table}: {error!r} {answer.text}")
            return
        await self.settle()
        answer = await self.http.get(f"/api/tables/{self.table}/record", self.host.secret)
        try:
            record = Record.read(answer.text)
            assert record.seed == self.seed
            verify(record, self.game)
        except (DeskovkaError, AssertionError) as error:
            findings.fault("the record does not verify", f"{self.table}: {error!r} {answer.text[:2000]}")


async def make_board(
    http: Http, database: Path, game: str, seats: int = 3, waiting: bool = False, ended: bool = False
) -> Board:
    """A table: running, waiting for people, or played to its end."""
    host = new_secret()
    players = [player_of("me" if not seat else "open", seat) for seat in range(seats)]
    body = {"game": game, "seats": players, "options": sample(game).short}
    answer = await http.post("/api/tables", body, host)
    assert answer.status_code == 201, answer.text
    made = answer.json()
    table = made["table"]
    people = [Person("host", host, (0,), host=True), Person("watch", made["links"]["watch"])]
    for text, invitation in made["links"]["seats"].items():
        seat = int(text)
        if waiting:
            people.append(Person(f"invited {seat}", invitation, invited=seat))
        else:
            people.append(
                Person(f"guest {seat}", await http.sit(table, invitation, f"Guest {seat}"), (seat,))
            )
    people.append(Person("stranger", new_secret()))
    board = Board(http, database, game, table, people)
    await board.open()
    if ended:
        await board.play_on(Random(1), Findings())
    return board


def stands_agreed(message: Message, code: str, wish: Json | None) -> bool:
    """Whether what may be undone stands for now: others agreed on it, and do not want that or are being asked."""
    return message["type"] == "undo" and (
        code == "not-agreed" or code == "asked-already" and wish is not None
    )
