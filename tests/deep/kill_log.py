"""What players sent and were answered, what stands in the database, and whether the two fit."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass

from sqlalchemy import Engine, NullPool, create_engine, select

from deep.wire import Json
from deskovka.core.chance import HIDDEN
from deskovka.core.record import Move, Record
from deskovka.server.schema import entries


@dataclass(slots=True)
class Sent:
    """A message of a client, and the answer to it."""

    message: Json
    tries: int = 0
    answer: Json = None

    @property
    def id(self) -> str:
        return str(self.message["id"])

    @property
    def seq(self) -> int | None:
        """Where it was kept, by its acknowledgement."""
        return self.answer["seq"] if self.answer and self.answer["type"] == "done" else None

    def __str__(self) -> str:
        what = {key: value for key, value in self.message.items() if key != "id"}
        return f"message {self.id} {json.dumps(what)} (sent {self.tries} times)"


@dataclass(frozen=True, slots=True)
class Kept:
    """An entry of a table's log, as it stands in the database."""

    seq: int
    kind: str
    data: Json
    id: str | None


KINDS = {"move": "moved", "say": "said", "undo": "undone"}
ASKED = "asked"  # what others agreed on: they are asked before it is undone
TOLD = {ASKED: ("wished",), "consented": ("agreed", "stands")}  # where a client calls it by another word
FIELDS = {"move": ("seat", "asked", "action"), "say": ("text",), "undo": ("seat",)}


def faults_of_log(log: Sequence[Kept], sent: Iterable[Sent]) -> Iterator[str]:
    """Where the log of a table does not fit what its players sent and were answered."""
    if [entry.seq for entry in log] != [*range(len(log))]:
        yield f"the log has not the numbers 0 to {len(log) - 1}, each once"
    yield from doubled(log)
    kept = {entry.id: entry for entry in log if entry.id and entry.kind in (*KINDS.values(), ASKED)}
    for message in sent:
        entry = kept.pop(message.id, None)
        if message.seq is not None and entry is None:
            yield f"LOST: {message} was acknowledged with {message.seq} and is not in the log"
        elif message.seq is not None and entry and entry.seq != message.seq:
            yield f"{message} was acknowledged with {message.seq} and kept as {entry.seq}"
        elif message.answer and message.seq is None and entry:
            yield f"{message} was refused ({message.answer['code']}) and kept as {entry.seq}"
        if entry and not fits(entry, message.message):
            yield f"{message} was kept as {entry.kind} {json.dumps(entry.data)}"
    for entry in kept.values():
        yield f"entry {entry.seq} has the id {entry.id}, which nobody sent"


def fits(entry: Kept, message: Json) -> bool:
    """Whether an entry says what its message said."""
    kind: str = message["type"]
    kinds = (KINDS[kind], ASKED) if kind == "undo" else (KINDS[kind],)
    return entry.kind in kinds and all(entry.data.get(name) == message[name] for name in FIELDS[kind])


def doubled(log: Iterable[Kept]) -> Iterator[str]:
    """The same message twice, the same line twice, or two answers to one question of a seat."""
    ids = Counter(entry.id for entry in log if entry.id)
    lines = Counter(entry.data["text"] for entry in log if entry.kind == "said")
    answers = Counter((entry.data["seat"], entry.data["asked"]) for entry in standing(log))
    for what, counts in (("id", ids), ("line", lines), ("answer of (seat, question)", answers)):
        for which, times in counts.items():
            if times > 1:
                yield f"DOUBLED: the {what} {which} is in the log {times} times"


def standing(log: Iterable[Kept]) -> list[Kept]:
    """The moves that were not taken back."""
    moves: list[Kept] = []
    for entry in log:
        if entry.kind == "moved":
            moves.append(entry)
        elif entry.kind == "undone":
            del moves[entry.data["move"]]
    return moves


def faults_of_hearing(log: Sequence[Kept], happened: Sequence[Json]) -> Iterator[str]:
    """Where a client was told something else than the log says, or not in its order."""
    numbers = [thing["seq"] for thing in happened]
    if numbers != [*range(1, len(numbers) + 1)]:
        yield f"was told of {numbers}, expected 1 to {len(numbers)}, each once"
    by_number = {entry.seq: entry for entry in log}
    for thing in happened:
        entry = by_number.get(thing["seq"])
        if entry is None:
            yield f"LOST: was told of {thing['kind']} {thing['seq']}, which is not in the log"
        elif not is_told(entry, thing):
            yield f"was told {thing['kind']} {thing['action']} as {entry.seq}, the log has {entry.data}"


def is_told(entry: Kept, thing: Json) -> bool:
    """Whether a client was told what an entry says; an action may be kept back, or known by its verb alone."""
    kinds = TOLD.get(entry.kind, (entry.kind,))
    action = entry.data.get("action")
    known = (None, action, f"{action.split()[0]} {HIDDEN}") if action else (None,)
    return thing["kind"] in kinds and thing["action"] in known


def record_of_log(log: Sequence[Kept]) -> Record:
    """The game a log tells."""
    opening = log[0].data
    deals = [entry.data["dealt"] for entry in log if entry.data.get("dealt") is not None]
    moves = [
        Move(entry.data["seat"], entry.data["action"], tuple(entry.data.get("drawn", ())))
        for entry in standing(log)
    ]
    return Record(
        opening["game"],
        opening["edition"],
        opening["rules"],
        len(opening["chairs"]),
        opening["options"],
        dealt=tuple(deals[0]) if deals else (),
        moves=moves,
    )


def read_log(database: str, table: str) -> list[Kept]:
    """What stands in the database, read without the server."""
    columns = entries.c.seq, entries.c.kind, entries.c.data, entries.c.message
    query = select(*columns).where(entries.c.table_id == table).order_by(entries.c.seq)
    with engine(database).connect() as connection:
        return [
            Kept(seq, kind, json.loads(data), message.rpartition(" ")[2] if message else None)
            for seq, kind, data, message in connection.execute(query)
        ]


def engine(database: str) -> Engine:
    """Reads only: even a file whose server died is left for the next server to mend."""
    if database.startswith("postgresql://"):
        return create_engine(database.replace("postgresql", "postgresql+psycopg", 1), poolclass=NullPool)
    return create_engine(f"sqlite:///file:{database}?mode=ro&uri=true", poolclass=NullPool)
