"""The legal answers to a question as plain JSON: by hex, or by kind where there is no hex.

    {"kind": "actions", "decision": "TakeTurn",
     "hexes": {"E7": [{"do": "build", "action": "build E7", "cost": {"w": 1, "c": 2}, "gain": {"vp": 2}}]},
     "others": [{"do": "convert", "action": "convert 3PW to 1W", "cost": {"pw": 3}, "gain": {"w": 1}}]}

An answer may name more: `to` (a colour or building), `tile`, `cult`, `steps`, `ends` of a bridge and so on. `then` is
the dwelling that can be the next answer on a hex once it is transformed. Without `cost` or `gain` an answer costs or
brings nothing at once. Both count:

- c coins, w workers, p priests, vp points; pw power spent from bowl III or gained
- tokens of power that leave the game or come with a faction, and those a sacrifice brings to bowl3
- FIRE, WATER, EARTH, AIR steps; steps of choice, and climb, the right to go to the top; key
- ship, dig, leap levels; spades at hand
- favor, town tiles to be chosen; ordain workers who may become priests
- bridge, sandstorm, dwelling, trading_post to be placed free of charge; turns of a double turn
"""

from __future__ import annotations

from typing import Annotated, Any, Literal, NotRequired, TypedDict, get_type_hints

from deskovka.core.game import Seat
from deskovka.core.notation import Action, fields_of, verb, write_word
from deskovka.core.values import value
from deskovka.games.terra_mystica import GAME
from deskovka.games.terra_mystica.board import SPAN_NAMES, Hex
from deskovka.games.terra_mystica.bridges import PlaceBridge
from deskovka.games.terra_mystica.cults import Cult
from deskovka.games.terra_mystica.finishing import FinishTurn
from deskovka.games.terra_mystica.specials import UseSpace
from deskovka.games.terra_mystica.state import TerraMysticaState
from deskovka.games.terra_mystica.upgrading import Track
from deskovka.games.terra_mystica.words import Build, TakeStep, TakeTile, Transform
from deskovka.server.terra_mystica.changes import Amounts, Moment

NAMED: dict[type[Action], str] = {
    UseSpace: "use",
    TakeTile: "take",
    TakeStep: "step",
}  # others by their verbs
KEY = {"colour": "to", "building": "to"}  # other parts of an action by the names of their fields


class Answer(TypedDict):
    """One legal answer: what it does, how it is written, what it takes and brings at once."""

    do: str
    action: str
    cost: NotRequired[Amounts]
    gain: NotRequired[Amounts]
    to: NotRequired[str]
    tile: NotRequired[str]
    cult: NotRequired[Annotated[str, Cult]]
    steps: NotRequired[int]
    space: NotRequired[str]
    track: NotRequired[Annotated[str, Track]]
    scroll: NotRequired[str]
    faction: NotRequired[str]
    offer: NotRequired[int]
    ends: NotRequired[Annotated[list[str], 2]]


class HexAnswer(Answer):
    """An answer on a hex; `then` is the dwelling that can be the next one there."""

    then: NotRequired[Answer]


class TerraOffer(TypedDict):
    """The legal answers of a seat, by hex or without one."""

    kind: Literal["actions"]
    decision: str | None
    hexes: dict[str, list[HexAnswer]]
    others: list[Answer]


def offer(state: TerraMysticaState, seat: Seat) -> TerraOffer:
    """What a seat may answer now; nothing if it is not asked."""
    hexes: dict[str, list[HexAnswer]] = {}
    others: list[Answer] = []
    decision = GAME.decision(state)
    if decision is None or seat not in decision.seats:
        return {"kind": "actions", "decision": None, "hexes": hexes, "others": others}
    moment = Moment(state, seat, decision)
    for action in decision.options(state, seat):
        found = answer(moment, action)
        field = form_of(type(action)).hex
        if field:
            hexes.setdefault(str(getattr(action, field)), []).append(found)
        else:
            others.append(found)
    return {"kind": "actions", "decision": type(decision).__name__, "hexes": hexes, "others": others}


def preview(state: TerraMysticaState, seat: Seat, action: Action) -> HexAnswer:
    """What one legal answer costs and brings."""
    decision = GAME.decision(state)
    assert decision is not None
    return answer(Moment(state, seat, decision), action)


@value
class Form:
    """How the answers of one kind are told: what they are called, the field with their one hex, the others by their keys."""

    do: str
    hex: str | None
    told: tuple[tuple[str, str], ...]


def kind_of(action: type[Action]) -> str:
    """What a kind of action is called in an answer."""
    return NAMED.get(action) or verb(action)


_FORMS: dict[type[Action], Form] = {}


def form_of(action: type[Action]) -> Form:
    if action not in _FORMS:
        _FORMS[action] = _form_of(action)
    return _FORMS[action]


def _form_of(action: type[Action]) -> Form:
    types = get_type_hints(action)
    fields = fields_of(action)
    keys = [(KEY.get(field, field), field) for field in fields]
    return Form(
        kind_of(action),
        next((field for field in fields if types[field] is Hex), None),
        tuple((key, field) for key, field in keys if key in Answer.__annotations__),
    )


def answer(moment: Moment, action: Action) -> HexAnswer:
    form = form_of(type(action))
    found: HexAnswer = {"do": form.do, "action": str(action)}
    more: Any = found
    for key, field in form.told:
        more[key] = plain(getattr(action, field))
    if isinstance(action, PlaceBridge):
        found["ends"] = SPAN_NAMES[action.span].split(":")
    after = moment.after(action)
    cost, gain = moment.change(action, after)
    if cost:
        found["cost"] = cost
    if gain:
        found["gain"] = gain
    if isinstance(action, Transform) and (then := dwelling_after(moment.seat, action, after)):
        found["then"] = then
    told: HexAnswer = found
    return told


def dwelling_after(seat: Seat, action: Transform, after: TerraMysticaState) -> Answer | None:
    """The dwelling that can follow on the hex that was transformed (TM-9.3)."""
    decision, dwelling = after.agenda[-1], Build(action.hex)
    if isinstance(decision, FinishTurn) and decision.why_not(after, seat, dwelling) is None:
        return answer(Moment(after, seat, decision), dwelling)
    return None


def plain(item: Any) -> int | str:
    return item if type(item) is int else write_word(item)


def actions(offer: TerraOffer) -> list[str]:
    """Every action an offer stands for, in notation; not yet what may follow one of them."""
    on_hexes = [answer["action"] for answers in offer["hexes"].values() for answer in answers]
    return on_hexes + [answer["action"] for answer in offer["others"]]
