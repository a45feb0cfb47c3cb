"""The legal answers to a question as plain JSON, made of the forms and fields of the actions.

    {"kind": "kinds", "decision": "PutMark",
     "kinds": [{"do": "mark", "form": "mark {space}", "fields": ["space"], "seats": [], "more": false,
                "answers": [{"action": "mark 5", "parts": ["5"]}]}]}

`parts` are what an answer is about, in notation, in the order of `fields`; of these `seats` are players. Where there is
`more`, only the usual answers of the kind are listed, and any other may be typed.
"""

from __future__ import annotations

from typing import Any, Literal, TypedDict

from deskovka.core.game import Decision, Seat
from deskovka.core.notation import Action, parts_of, verb, write_word
from deskovka.core.shapes import seat_fields


class AnyAnswer(TypedDict):
    """One legal answer: how it is written, and what it is about."""

    action: str
    parts: list[str]


class AnyKind(TypedDict):
    """The legal answers of one kind."""

    do: str
    form: str
    fields: list[str]
    seats: list[str]
    more: bool
    answers: list[AnyAnswer]


class AnyOffer(TypedDict):
    """The legal answers of a seat, as the top of the server's file says."""

    kind: Literal["kinds"]
    decision: str | None
    kinds: list[AnyKind]


def offer(state: Any, seat: Seat) -> AnyOffer:
    """What a seat may answer now; nothing if it is not asked."""
    asked: Decision[Any, Any] | None = state.agenda[-1] if state.agenda else None
    if asked is None or seat not in asked.seats:
        return {"kind": "kinds", "decision": None, "kinds": []}
    found = {kind: empty_kind(kind, kind in asked.partial) for kind in asked.answers}
    for action in asked.options(state, seat):
        found[type(action)]["answers"].append(preview(state, seat, action))
    kinds = [kind for kind in found.values() if kind["answers"] or kind["more"]]
    return {"kind": "kinds", "decision": type(asked).__name__, "kinds": kinds}


def empty_kind(kind: type[Action], more: bool) -> AnyKind:
    fields = [word.partition("}")[0] for word in kind.form.split("{")[1:]]
    return {
        "do": verb(kind),
        "form": kind.form,
        "fields": fields,
        "seats": seat_fields(kind),
        "more": more,
        "answers": [],
    }


def preview(state: Any, seat: Seat, action: Action) -> AnyAnswer:
    """One legal answer."""
    return {"action": str(action), "parts": [write_word(part) for part in parts_of(action).values()]}


def actions(offer: AnyOffer) -> list[str]:
    """Every action an offer stands for, in notation."""
    return [answer["action"] for kind in offer["kinds"] for answer in kind["answers"]]
