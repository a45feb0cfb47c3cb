"""What a seat at a server's table sees and may do."""

from __future__ import annotations

from deskovka.core.game import Json, RuleId, Seat, State
from deskovka.core.notation import Action
from deskovka.core.record import Record
from deskovka.core.table import Table as RecordedTable
from deskovka.registry import part
from deskovka.terminal.position import Position
from deskovka.terminal.remote.table import RemoteTable


class RemotePosition(Position):
    """Made of what the server tells the seat. Why not is asked there; who is asked next nobody can tell here."""

    def __init__(self, table: RemoteTable, seat: Seat | None) -> None:
        sight = table.sights.get(seat)
        self.table = table
        self.game = table.game
        self.seat = seat or 0
        self.moves = table.moves
        self.view: Json = sight["view"] if sight else None
        self.asked: int | None = sight["asked"] if sight else None
        self.may: int | None = sight["may"] if sight else None
        self.decision = sight["question"]["kind"] if sight and self.asked is not None else ""
        self._offer = lambda: sight["options"] if sight else None
        self._legal = self._read_legal
        self._guess = self._told_again

    def _read_legal(self) -> list[Action]:
        if self.asked is None and self.may is None:
            return []
        return [self.game.read(text) for text in part("server", self.game.name).actions(self.options)]

    def _told_again(self) -> State:
        """The state, told from the server's record: only where nothing is hidden there."""
        record = Record.read(self.table.record("text"))
        state: State = RecordedTable.from_record(record, self.game).state
        return state

    def why_not(self, action: Action) -> RuleId | None:
        if action in self.legal:
            return None
        rule: RuleId | None = self.table.do("what-if", seat=self.seat, action=str(action))["rule"]
        return rule

    def asked_after(self, action: Action) -> tuple[Seat, ...] | None:
        return None
