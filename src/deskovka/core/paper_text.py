"""A filled-in form as text: `label: what was filled in`, line by line, one part a player."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, field

from deskovka.core.finding import plain
from deskovka.core.paper import Field, Filled, Paper, PaperError, Part, Place, Row
from deskovka.core.values import value

LARGEST = 20_000  # characters of a form
LONGEST_NAME = 40
COMMENT = ";"
PLAYER = "player"
NUMBER = re.compile(r"-?[0-9]{1,6}")
MANY = ("places", "drawing")  # what may go on in the next lines


@value
class Words:
    """What fields and choices are called in the languages of the reader, beside their ids: plain words to ids."""

    fields: Mapping[str, str]
    choices: Mapping[str, str]
    player: str = "Player"  # what somebody without a name is called, with a number behind it


NO_WORDS = Words({}, {})


@dataclass
class _Open:
    """A part while it is being read."""

    fields: Mapping[str, Field]
    line: int
    name: str = ""
    announced: bool = True  # by a line `player: NAME`, which somebody alone may leave out
    rows: dict[str, list[Row]] = field(default_factory=dict)
    lines: dict[str, int] = field(default_factory=dict)
    last: str = ""  # the field that may go on


def read_form(paper: Paper, text: str, words: Words = NO_WORDS) -> Filled:
    """The form of a text; a mistake names its line."""
    if len(text) > LARGEST:
        message = f"expected at most {LARGEST} characters, got {len(text)}"
        raise PaperError(message, "too-long", most=LARGEST)
    common = _Open({one.id: one for one in paper.common}, 0)
    own = {one.id: one for one in paper.own}
    players: list[_Open] = []
    for number, row in enumerate(text.splitlines(), 1):
        if row.strip() and not row.lstrip().startswith(COMMENT):
            _read_row(number, row, common, own, players, words)
    if players and not players[0].announced and (len(players) > 1 or paper.seats[0] > 1):
        _refuse_first_rows(players[0])
    if len(players) not in paper.seats:
        least, most = paper.seats[0], paper.seats[-1]
        message = f"expected {least} to {most} players, got {len(players)}"
        raise PaperError(message, "players", least=least, most=most, count=len(players))
    names = _names(players, words)
    return Filled(
        _close(common, "", names, words), tuple(_close(*one, names, words) for one in zip(players, names))
    )


def _read_row(
    number: int, row: str, common: _Open, own: Mapping[str, Field], players: list[_Open], words: Words
) -> None:
    label, colon, rest = row.partition(":")
    id = _id(label, words.fields)
    if colon and id == PLAYER:
        players.append(_Open(own, number, _read_name(number, rest.strip())))
    elif colon and id in common.fields:
        _put(common, id, number, rest)
    elif colon and id in own:
        if not players:
            players.append(_Open(own, number, announced=False))
        _put(players[-1], id, number, rest)
    elif colon:
        known = ", ".join((PLAYER, *common.fields, *own))
        typed = label.strip()
        raise PaperError(f"{typed!r} is not one of {known}", "no-field", number, typed=typed, known=known)
    else:
        _go_on(number, row, own, players)


def _put(part: _Open, id: str, number: int, rest: str) -> None:
    if id in part.rows:
        earlier = part.lines[id]
        raise PaperError(f"{id} stands in line {earlier} already", "twice", number, field=id, earlier=earlier)
    part.rows[id] = [(number, rest)] if rest.strip() else []
    part.lines[id] = number
    part.last = id if part.fields[id].kind in MANY else ""


def _go_on(number: int, row: str, own: Mapping[str, Field], players: list[_Open]) -> None:
    """A row without a label: more places, or a row of the drawing, which needs no label."""
    drawing = next((one.id for one in own.values() if one.kind == "drawing"), "")
    if not players and drawing:
        players.append(_Open(own, number, announced=False))
    part = players[-1] if players else None
    id = (part.last or (drawing if drawing not in part.rows else "")) if part else ""
    if part is None or not id:
        typed = row.strip()
        raise PaperError(f"expected 'label: ...', got {typed!r}", "no-label", number, typed=typed)
    part.last = id
    part.lines.setdefault(id, number)
    part.rows.setdefault(id, []).append((number, row))


def _refuse_first_rows(part: _Open) -> None:
    """What belongs to a player stands before the first of them is named."""
    id = next(iter(part.lines))
    message = f"{id} belongs to a player: expected 'player: NAME' above it"
    raise PaperError(message, "before-players", part.line, field=id)


def _read_name(number: int, name: str) -> str:
    if len(name) > LONGEST_NAME:
        message = f"expected a name of at most {LONGEST_NAME} characters, got {len(name)}"
        raise PaperError(message, "long-name", number, most=LONGEST_NAME)
    return name


def _names(players: list[_Open], words: Words) -> tuple[str, ...]:
    names = tuple(part.name or f"{words.player} {number}" for number, part in enumerate(players, 1))
    for seat, part in enumerate(players):
        if plain(names[seat]) in map(plain, names[:seat]):
            raise PaperError(
                f"two players are called {names[seat]!r}", "same-name", part.line, typed=names[seat]
            )
    return names


def _close(part: _Open, name: str, names: tuple[str, ...], words: Words) -> Part:
    """Everything read into what its field is, defaults where nothing was filled in."""
    done = Part(name, part.line, {}, {}, {}, {}, {}, part.lines, {})
    for id, one in part.fields.items():
        rows = part.rows.get(id, [])
        typed = rows[0][1].strip() if rows else one.default
        if one.kind == "number":
            done.numbers[id] = _read_number(one, typed, done)
        elif one.kind == "choice":
            done.choices[id] = _read_choice(one, typed, done, words)
        elif one.kind == "player":
            done.players[id] = _read_player(one, typed, done, names)
        elif one.kind == "places":
            done.places[id] = _read_places(one, rows, done)
        else:
            done.drawings[id] = tuple(rows)
    return done


def _read_number(one: Field, typed: str, part: Part) -> int:
    digits = typed.replace("\N{MINUS SIGN}", "-")
    if NUMBER.fullmatch(digits) and one.least <= int(digits) <= one.most:
        return int(digits)
    message = f"expected a number from {one.least} to {one.most}, got {typed!r}"
    raise part.error(one.id, message, "number", typed=typed, least=one.least, most=one.most)


def _read_choice(one: Field, typed: str, part: Part, words: Words) -> str:
    if not typed and not one.default:
        return ""
    id = _id(typed, words.choices)
    for choice in one.choices:
        if id == _id(choice, {}):
            return choice
    known = ", ".join(one.choices)
    message = f"{typed!r} is not one of {known}"
    raise part.error(one.id, message, "choice", typed=typed, known=known)


def _read_player(one: Field, typed: str, part: Part, names: tuple[str, ...]) -> int | None:
    if not typed:
        return None
    for seat, name in enumerate(names):
        if plain(typed) in (plain(name), str(seat + 1)):
            return seat
    message = f"{typed!r} is not one of the players {', '.join(names)}"
    raise part.error(one.id, message, "no-player", typed=typed, known=", ".join(names))


def _read_places(one: Field, rows: list[Row], part: Part) -> tuple[Place, ...]:
    found: list[Place] = []
    for number, row in rows:
        for word in row.replace(",", " ").split():
            place = _read_place(one, word, number)
            if place in found:
                raise PaperError(f"{word} is named twice", "place-twice", number, typed=word)
            found.append(place)
            part.spelled[one.id, place] = word
    if len(found) > one.most:
        message = f"{one.id}: expected at most {one.most}, got {len(found)}"
        line, rule = rows[0][0], one.rule or None
        raise PaperError(message, "too-many", line, rule, field=one.id, most=one.most, count=len(found))
    return tuple(found)


def _read_place(one: Field, word: str, number: int) -> Place:
    assert one.read is not None
    try:
        return one.read(word)
    except ValueError as error:
        raise PaperError(
            f"{one.id}: {error}", "no-place", number, field=one.id, typed=word, example=one.example
        ) from None


def _id(typed: str, known: Mapping[str, str]) -> str:
    """The id of a thing that is called by its id or by its name in some language."""
    word = plain(typed.strip())
    return known.get(word, word).replace("_", "-").replace(" ", "-")


def write_form(paper: Paper, filled: Filled) -> list[tuple[str, dict[str, str]]]:
    """What was filled in, as texts in the usual spelling: the whole table, then each player with the name."""
    parts = [("", paper.common, filled.common)]
    parts += [(part.name, paper.own, part) for part in filled.players]
    return [
        (name, {one.id: text for one in fields if (text := _written(one, part, filled.names))})
        for name, fields, part in parts
    ]


def _written(one: Field, part: Part, names: tuple[str, ...]) -> str:
    if one.kind == "number":
        return str(part.numbers[one.id])
    if one.kind == "choice":
        return part.choices[one.id]
    if one.kind == "player":
        seat = part.players[one.id]
        return "" if seat is None else names[seat]
    if one.kind == "places":
        return " ".join(str(place) for place in part.places[one.id])
    return "\n".join("".join(row.split()) for _, row in part.drawings[one.id])
