"""A played game as text: header lines, one line a move with what chance gave, the scores. It has a JSON twin.

deskovka record 1
game: cartographers
...

deal => greenbough canal-lake
0 draw water A1+B1+C1
1 draw water D4+E4+F4 => hamlet
score 54 61
"""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from dataclasses import asdict, dataclass, field, fields
from typing import Any

from deskovka.core.errors import DeskovkaError, RecordError
from deskovka.core.game import Game, Seat
from deskovka.core.setup import Setup
from deskovka.core.values import value

FIRST_LINE = "deskovka record 1"
HEADERS = (
    "game",
    "edition",
    "rules",
    "seats",
    "options",
    "names",
    "commitment",
    "words",
    "seed",
    "position",
    "resigned",
)
MOVE = re.compile(r"(\d{1,3}) (\S.*?)(?: => (.+))?")
LARGEST = 5_000_000  # characters of a record that is read


@value
class Move:
    """Who did what, and what chance gave."""

    seat: Seat
    action: str
    drawn: tuple[str, ...] = ()

    def __str__(self) -> str:
        return f"{self.seat} {self.action}" + (f" => {' '.join(self.drawn)}" if self.drawn else "")


@dataclass(slots=True)
class Record:
    """Everything needed to see a game again, and nothing else."""

    game: str
    edition: str
    rules: str
    seats: int
    options: dict[str, str] = field(default_factory=dict)
    names: list[str] = field(default_factory=list)
    commitment: str = ""  #: to the seed, shown before the first move
    words: list[str] = field(default_factory=list)  #: what the players added to the seed
    seed: str = ""  #: shown after the last move
    position: str = ""  #: where it begins, as the codec writes a state, if it does not begin with the deal
    dealt: tuple[str, ...] = ()
    moves: list[Move] = field(default_factory=list)
    scores: tuple[int, ...] | None = None
    resigned: list[Seat] = field(
        default_factory=list
    )  # those who gave up; without scores the game ended with it

    @classmethod
    def of(cls, game: Game[Any], setup: Setup) -> Record:
        """An empty record of a game that begins."""
        chosen = {
            option.id: option.write(setup[option.id])
            for option in game.options
            if setup[option.id] != option.default
        }
        return cls(game.name, game.edition, game.rules_version, setup.seats, chosen)

    def write(self) -> str:
        """The record as text."""
        heads: list[tuple[str, str]] = [
            ("game", self.game),
            ("edition", self.edition),
            ("rules", self.rules),
            ("seats", str(self.seats)),
            ("options", " ".join(f"{id}={text}" for id, text in self.options.items())),
            ("names", json.dumps(self.names, ensure_ascii=False) if self.names else ""),
            ("commitment", self.commitment),
            ("words", json.dumps(self.words, ensure_ascii=False) if self.words else ""),
            ("seed", self.seed),
            ("position", self.position),
            ("resigned", " ".join(map(str, self.resigned))),
        ]
        lines = [FIRST_LINE, *(f"{head}: {text}" for head, text in heads if text), ""]
        lines.append("deal" + (f" => {' '.join(self.dealt)}" if self.dealt else ""))
        lines += map(str, self.moves)
        if self.scores is not None:
            lines.append("score " + " ".join(map(str, self.scores)))
        return "\n".join(lines) + "\n"

    @classmethod
    def read(cls, text: str) -> Record:
        """A record from its text or from its JSON twin."""
        if len(text) > LARGEST:
            raise RecordError(
                f"a record has at most {LARGEST} characters, got {len(text)}",
                reason="record-long",
                most=LARGEST,
            )
        return _read_json(text) if text.lstrip().startswith("{") else _read_text(text)

    def write_json(self) -> str:
        """The JSON twin."""
        told = asdict(self)
        if not self.resigned:
            del told["resigned"]
        return json.dumps({"format": FIRST_LINE, **told}, ensure_ascii=False, indent=1) + "\n"


def line_of(text: str, move: int) -> int | None:
    """In which line of a record's text a move stands, counted from 1; 0 is the deal. The JSON twin has no such lines."""
    lines = text.splitlines()
    if not lines or lines[0].strip() != FIRST_LINE:
        return None
    body = next((number for number, line in enumerate(lines) if number and not line.strip()), len(lines))
    moves = 0
    for number, line in enumerate(map(str.strip, lines[body:]), body + 1):
        deals = line == "deal" or line.startswith("deal => ")
        moves += bool(line) and not deals and not line.startswith("score ")
        if deals and move == 0 or moves == move > 0:
            return number
    return None


def _read_text(text: str) -> Record:
    lines = text.splitlines()
    if not lines or lines[0].strip() != FIRST_LINE:
        first = lines[0][:40] if lines else ""
        raise RecordError(
            f"line 1: expected '{FIRST_LINE}', got {first!r}",
            reason="record-first-line",
            expected=FIRST_LINE,
            typed=first,
        )
    heads: dict[str, str] = {}
    start = 1
    for start, line in enumerate(lines[1:], 1):
        if not line.strip():
            break
        head, colon, rest = line.partition(": ")
        if not colon or head not in HEADERS or head in heads:
            raise RecordError(
                f"line {start + 1}: expected one of {', '.join(HEADERS)}, once each, got {line[:60]!r}",
                reason="record-header",
                line=start + 1,
                expected=", ".join(HEADERS),
                typed=line,
            )
        heads[head] = rest.strip()
    record = _from_heads(heads)
    for number, line in enumerate(lines[start + 1 :], start + 2):
        if line.strip():
            _read_line(record, line.strip(), number)
    return record


def _from_heads(heads: Mapping[str, str]) -> Record:
    for needed in ("game", "seats"):
        if needed not in heads:
            raise RecordError(
                f"the header line '{needed}: ...' is missing", reason="record-no-header", head=needed
            )
    seats = heads["seats"]
    if not seats.isascii() or not seats.isdigit() or len(seats) > 3:
        raise RecordError(
            f"the header line 'seats: ...': expected a whole number, got {seats[:40]!r}",
            reason="record-seats",
            typed=seats,
        )
    options = [pair.partition("=") for pair in heads.get("options", "").split()]
    for id, equals, _ in options:
        if not equals:
            raise RecordError(
                f"the header line 'options: ...': expected OPTION=VALUE, got {id[:40]!r}",
                reason="record-option",
                typed=id,
            )
    return Record(
        heads["game"],
        heads.get("edition", ""),
        heads.get("rules", ""),
        int(seats),
        {id: text for id, _, text in options},
        _head_list(heads, "names"),
        heads.get("commitment", ""),
        _head_list(heads, "words"),
        heads.get("seed", ""),
        heads.get("position", ""),
        resigned=_head_seats(heads.get("resigned", "")),
    )


def _head_seats(text: str) -> list[Seat]:
    words = text.split()
    if not all(word.isascii() and word.isdigit() and len(word) <= 3 for word in words):
        raise RecordError(
            f"the header line 'resigned: ...': expected numbers of seats, got {text[:40]!r}",
            reason="record-resigned",
            typed=text,
        )
    return [int(word) for word in words]


def _head_list(heads: Mapping[str, str], head: str) -> list[str]:
    try:
        return _strings(json.loads(heads.get(head, "[]")))
    except (ValueError, TypeError, RecursionError):
        raise RecordError(
            f"the header line '{head}: ...': expected a JSON list of texts", reason="record-list", head=head
        ) from None


def _read_line(record: Record, line: str, number: int) -> None:
    if record.scores is not None:
        raise RecordError(
            f"line {number}: nothing may follow the scores, got {line!r}",
            reason="record-after-scores",
            line=number,
            typed=line,
        )
    if line == "deal" or line.startswith("deal => "):
        if record.moves or record.dealt:
            raise RecordError(
                f"line {number}: the deal stands once, before the first move",
                reason="record-two-deals",
                line=number,
            )
        record.dealt = tuple(line.split()[2:])
    elif line.startswith("score "):
        try:
            record.scores = tuple(int(word) for word in line.split()[1:])
        except ValueError:
            raise RecordError(
                f"line {number}: expected whole numbers after 'score', got {line!r}",
                reason="record-score-line",
                line=number,
                typed=line,
            ) from None
    elif match := MOVE.fullmatch(line):
        seat, action, drawn = match.groups()
        record.moves.append(Move(int(seat), action, tuple((drawn or "").split())))
    else:
        raise RecordError(
            f"line {number}: expected 'SEAT ACTION => CHANCE', got {line!r}",
            reason="record-line",
            line=number,
            typed=line,
        )


def _read_json(text: str) -> Record:
    try:
        data = json.loads(text)
        if data.pop("format", None) != FIRST_LINE:
            raise RecordError(
                f'the JSON record has no "format": "{FIRST_LINE}"',
                reason="record-format",
                expected=FIRST_LINE,
            )
        data["dealt"] = tuple(_strings(data.get("dealt", [])))
        data["moves"] = [
            Move(_number(move["seat"]), _string(move["action"]), tuple(_strings(move.get("drawn", []))))
            for move in data.get("moves", [])
        ]
        if data.get("scores") is not None:
            data["scores"] = tuple(_number(score) for score in data["scores"])
        data["options"] = {_string(id): _string(text) for id, text in data.get("options", {}).items()}
        if "resigned" in data:
            data["resigned"] = [_number(seat) for seat in data["resigned"]]
        for many in ("names", "words"):
            data[many] = _strings(data.get(many, []))
        for one in ("game", "edition", "rules", "commitment", "seed", "position"):
            data[one] = _string(data.get(one, ""))
        data["seats"] = _number(data["seats"])
        if unknown := data.keys() - {field.name for field in fields(Record)}:
            raise RecordError(
                f"the JSON record has an unknown field {min(unknown)!r}",
                reason="record-field",
                typed=min(unknown),
            )
        return Record(**data)
    except DeskovkaError:
        raise
    except json.JSONDecodeError as error:
        raise RecordError(
            f"the JSON record cannot be read: line {error.lineno}, column {error.colno}",
            reason="record-json",
            line=error.lineno,
            column=error.colno,
        ) from None
    except (ValueError, TypeError, KeyError, AttributeError, RecursionError) as error:
        raise RecordError(f"the JSON record cannot be read: {error}", reason="record-no-record") from None


def _strings(data: Any) -> list[str]:
    if not isinstance(data, list):
        raise TypeError(f"expected a list, got {data!r}")
    return [_string(item) for item in data]


def _string(item: Any) -> str:
    if not isinstance(item, str):
        raise TypeError(f"expected a text, got {item!r}")
    return item


def _number(item: Any) -> int:
    if type(item) is not int:
        raise TypeError(f"expected a whole number, got {item!r}")
    return item
