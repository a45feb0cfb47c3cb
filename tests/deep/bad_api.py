"""The API against its own description: generated requests, right and wrong, judged by schemathesis."""

from __future__ import annotations

import warnings
from collections.abc import Callable
from contextlib import suppress
from typing import Any, cast

import schemathesis
from hypothesis import HealthCheck, Phase, given, seed, settings
from hypothesis import strategies as st
from hypothesis.errors import HypothesisDeprecationWarning, Unsatisfiable
from schemathesis import Case, GenerationMode
from schemathesis.checks import not_a_server_error
from schemathesis.core.failures import Failure, FailureGroup
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    negative_data_rejection,
    response_headers_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from deep.bad_findings import Findings
from deep.bad_tables import Board, Person
from deep.wire import bearer, new_secret
from deskovka.registry import NAMES

CHECKS: list[Any] = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
]
MODES = (GenerationMode.POSITIVE, GenerationMode.NEGATIVE)


class ApiFuzzer:
    """Every operation of the description, with the secrets of everybody and of nobody."""

    def __init__(self, url: str, boards: list[Board], number: int, findings: Findings) -> None:
        self.schema = schemathesis.openapi.from_url(f"{url}/api/openapi.json")
        self.boards = boards
        self.number = number
        self.findings = findings
        self.done: dict[str, set[int]] = {board.table: set() for board in boards}

    def run(self, messages: int) -> None:
        """So many requests, about; this waits for each answer, so it needs a thread of its own."""
        operations: list[Any] = [found.ok() for found in cast(Any, self.schema.get_all_operations())]
        for operation in operations:
            for mode in MODES:
                strategy = self._cases(operation, mode)
                self._run_all(strategy, mode, -(-messages // (len(MODES) * len(operations))))

    def _cases(self, operation: Any, mode: GenerationMode) -> st.SearchStrategy[tuple[Any, int, int]]:
        """Requests with the table and person to make them with; for most of them the table exists."""
        cases = operation.as_strategy(generation_mode=mode)
        if "{table}" in operation.path and (
            operation.body or operation.query or mode is GenerationMode.POSITIVE
        ):
            known = [
                operation.as_strategy(generation_mode=mode, path_parameters={"table": board.table})
                for board in self.boards
            ]
            cases = st.one_of(cases, *known)
        return st.tuples(cases, st.integers(0, 99), st.integers(0, 99))

    def _run_all(
        self, strategy: st.SearchStrategy[tuple[Any, int, int]], mode: GenerationMode, count: int
    ) -> None:
        def one(drawn: tuple[Any, int, int]) -> None:
            self._one(mode, *drawn)

        run: Callable[[], None] = seed(self.number)(
            settings(
                max_examples=count,
                database=None,
                deadline=None,
                phases=[Phase.generate],
                suppress_health_check=list(HealthCheck),
            )(given(strategy)(one))
        )
        with suppress(Unsatisfiable), warnings.catch_warnings():  # not everything can be made wrong
            warnings.simplefilter(
                "ignore", HypothesisDeprecationWarning
            )  # other threads use chance meanwhile
            run()

    def _one(self, mode: GenerationMode, case: Case[Any], which: int, who: int) -> None:
        board = self._board_of(case, which)
        people: list[Person | None] = [*board.people, None, None]
        person = people[who % len(people)]
        secret = person.secret if person else new_secret() if which % 2 else None
        creates = case.path == "/api/tables"
        if mode is GenerationMode.POSITIVE:
            deepen(case, board, which)
        response = case.call(headers=bearer(new_secret() if creates and secret else secret))
        self.findings.count(f"api {mode.value} {case.method} {case.path}", str(response.status_code))
        if response.status_code == 200 and case.path.endswith("/deeds") and response.json()["type"] == "done":
            self.done[board.table].add(response.json()["seq"])
        for other in self.boards:
            for hidden in other.secrets_from(person):
                if hidden in response.text and hidden not in str(case.body):
                    self.findings.fault("a secret is told", f"{case!r} {response.text[:2000]}")
        try:
            case.validate_response(response, checks=checks_of(case))
        except (Failure, FailureGroup) as failure:
            name = failure.exceptions[0].title if isinstance(failure, FailureGroup) else failure.title
            self.findings.fault(
                f"api: {name} {case.method} {case.path}", f"{case!r}: {failure_text(failure)}"
            )

    def _board_of(self, case: Case[Any], which: int) -> Board:
        table = case.path_parameters.get("table")
        return next(
            (board for board in self.boards if board.table == table), self.boards[which % len(self.boards)]
        )


def deepen(case: Case[Any], board: Board, which: int) -> None:
    """Let some of what is well-formed make sense, too."""
    game = NAMES[which % len(NAMES)]
    body = cast(dict[str, Any], case.body)
    if "game" in case.path_parameters and which % 3:
        case.path_parameters["game"] = game
    if case.path == "/api/tables" and which % 3:
        case.body = {**body, "game": game, "options": {} if which % 4 else body.get("options", {})}
    if case.path.endswith("/deeds") and which % 5:
        seat = which % 3
        sight = board.sight(seat)
        good = {"seat": seat, "asked": sight["asked"] if sight else 0}
        if sight and sight["options"]:
            good["action"] = board.clients[board.host.name].legal(sight)[0]
        case.body = {**body, **{name: item for name, item in good.items() if name in body}}


def checks_of(case: Case[Any]) -> list[Any]:
    """Secrets are ours to give, and unknown words in a query hurt nobody: all else that is wrong must be refused."""
    if case.meta is None:
        return CHECKS
    wrong = {location.value for location, info in case.meta.components.items() if info.mode.is_negative}
    known = {parameter.name for parameter in case.operation.query}
    if case.query.keys() - known:
        wrong.discard("query")
    return [*CHECKS, negative_data_rejection] if wrong & {"path", "query", "body"} else CHECKS


def failure_text(failure: Failure | FailureGroup) -> str:
    parts = failure.exceptions if isinstance(failure, FailureGroup) else [failure]
    return " | ".join(str(part)[:1500] for part in parts)


async def judge_changes(fuzzer: ApiFuzzer) -> None:
    """Nothing happened at the tables but for what was answered with done."""
    for board in fuzzer.boards:
        answer = await board.http.get(f"/api/tables/{board.table}", board.host.secret)
        happened = set(range(board.seq + 1, answer.json()["seq"] + 1))
        if happened - fuzzer.done[board.table] and not board.has_started:
            fuzzer.findings.fault("something happened that was not answered", f"{board.table} {happened}")
        await board.settle()
