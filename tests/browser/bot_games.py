"""Games that bots have played to their end; at a server somebody can go on from any moment of them.

They are played here, from a seed, since a server takes far longer for them, and are put into its database as a backup
would be.
"""

from __future__ import annotations

from functools import cached_property
from pathlib import Path

import msgspec
from sqlalchemy import create_engine

from deep.wire import Seated, new_secret
from deskovka.arena.match import Plan, play_record
from deskovka.core.chance import seed_from_text
from deskovka.core.record import Record
from deskovka.registry import game as find_game
from deskovka.server import log
from deskovka.server.databases.backup import TableLine, import_tables
from deskovka.server.keys import key_of, table_id, watching


class BotGame:
    """One game of a plan, played when somebody asks for its record."""

    def __init__(self, plan: Plan, number: int, database: str | Path) -> None:
        self.plan = plan
        self.number = number
        self.database = database

    @cached_property
    def record(self) -> Record:
        return play_record(self.plan, self.number)

    @cached_property
    def seated(self) -> Seated:
        """The table at the server where it was played, as it seems."""
        host = new_secret()
        table = table_id(host, self.number)
        line = TableLine("deskovka table 1", table, 0, 0, "", False, True, self._opening(host, table), [])
        engine = create_engine(f"sqlite:///{self.database}")
        imported = import_tables(engine, [msgspec.json.encode(line).decode()])
        engine.dispose()
        assert imported.added == 1
        return Seated(table, host, "")

    def _opening(self, host: str, table: str) -> str:
        game, record = find_game(self.plan.game), self.record
        opening = log.Opening(
            game.name,
            game.edition,
            game.rules_version,
            dict(record.options),
            [log.Chair("bot", bot=bot) for bot in self.plan.seating(self.number)],
            key_of(host),
            key_of(watching(host, table)),
            seed_from_text(f"{self.plan.seed} {self.number}").hex(),
            list(record.dealt),
            moves=[log.KeptMove(move.seat, move.action, list(move.drawn)) for move in record.moves],
        )
        return log.write(opening).decode()
