"""Bad messages: valid ones of a table, and everything that can be done to spoil them."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any

Json = Any
Message = dict[str, Json]

LARGEST = 16_384  # bytes of a message over a socket

NASTY_TEXTS = (
    "",
    " ",
    "\n",
    "x" * 41,
    "y" * 65,
    "a" * 501,
    "draw " * 500,
    "é" * 2001,
    "\x00",
    "a\x00b",
    "\x1b[31m",
    "\r\n\r\nGET / HTTP/1.1",
    "\ud800",
    "\udfff\ud800",
    "\u202eabc\u202c",
    "\u200f\u200b",
    "\ufeff",
    "\U0001f600" * 10,
    "' OR 1=1; --",
    "'; DROP TABLE tables; --",
    "<script>alert(1)</script>",
    "%s%s%n",
    "{0.__class__}",
    "{message}",
    "${jndi:ldap://x}",
    "../../etc/passwd",
    "__proto__",
    "null",
    "true",
    "١٢",
    "²",
    "-0",
    "0x10",
    "1_000",
    "NaN",
)
NASTY_NUMBERS: tuple[float, ...] = (
    -1,
    -(2**63),
    2**31,
    2**53 + 1,
    2**63,
    2**64,
    10**30,
    99,
    100,
    1_000_000_000,
    1_000_000_001,
    0.5,
    -0.0,
    1.0,
    1e308,
    5e-324,
)
NASTY_VALUES: tuple[Json, ...] = (
    None,
    True,
    False,
    [],
    {},
    [[]],
    [0],
    {"": 0},
    {"kind": "me"},
    ["a"] * 1000,
    {"type": "move"},
)
NASTY_TOKENS = (
    "NaN",
    "Infinity",
    "-Infinity",
    "1e400",
    "-1e400",
    "1E2",
    "-0",
    "01",
    "+1",
    "0x10",
    "1.",
    ".5",
    "1e",
    "9" * 5000,
    "-" + "9" * 400,
    "0." + "0" * 3000 + "1",
    "1e-400",
    "'a'",
    "undefined",
    "/* */ 1",
    "1,",
    '"\\ud800"',
    '"\\u0000"',
    '"\\x41"',
    '"\\u12"',
    '"a\nb"',
    '"\t"',
    "[" * 500 + "]" * 500,
    '{"a":' * 1000 + "1" + "}" * 1000,
    "[" * 7000,
)
OTHER_TYPES = (
    "",
    "Move",
    "MOVE",
    "whatif",
    "news",
    "done",
    "refused",
    "answer",
    "hello",
    "bye",
    "sit ",
    "__init__",
    "x" * 300,
)
BAD_UTF8 = (b"\xff", b"\xfe\xff", b"\xc0\x80", b"\xed\xa0\x80", b"\xf8\x88\x80\x80\x80", b"\xe2\x82", b"\x80")


@dataclass(frozen=True)
class Sending:
    """One message as it goes over a socket: the parts become frames."""

    kind: str
    parts: tuple[bytes, ...]
    text: bool = True

    @property
    def data(self) -> bytes:
        return b"".join(self.parts)

    def __repr__(self) -> str:
        shown = [part if len(part) < 3000 else (part[:200], f"... {len(part)} bytes") for part in self.parts]
        return f"{self.kind}: {'text' if self.text else 'binary'} frames {shown!r}"


# what is well formed, said once more, independently of the server


def is_id(found: Json) -> bool:
    return isinstance(found, str) and re.fullmatch("[A-Za-z0-9_-]{1,40}", found) is not None


def is_secret(found: Json) -> bool:
    return isinstance(found, str) and re.fullmatch("[A-Za-z0-9_-]{22,64}", found) is not None


def whole(least: int, most: int) -> Callable[[Json], bool]:
    def fits(found: Json) -> bool:
        number = type(found) is int or (type(found) is float and found.is_integer())
        return number and least <= found <= most

    return fits


def text(least: int, most: int) -> Callable[[Json], bool]:
    return lambda found: isinstance(found, str) and least <= len(found) <= most


def is_player(found: Json) -> bool:
    fields = {"kind": lambda kind: kind in ("me", "open", "bot"), "bot": text(0, 20), "name": text(0, 40)}
    return isinstance(found, dict) and "kind" in found and fits_fields(found, fields)


def fits_fields(found: Message, fields: Mapping[str, Callable[[Json], bool]]) -> bool:
    return all(name in fields and fields[name](item) for name, item in found.items())


SEAT, NUMBER, ACTION = whole(0, 99), whole(0, 1_000_000_000), text(1, 2000)
FIELDS: dict[str, dict[str, Callable[[Json], bool]]] = {
    "hello": {"secret": is_secret, "seen": NUMBER},
    "move": {"id": is_id, "seat": SEAT, "asked": NUMBER, "action": ACTION},
    "undo": {"id": is_id, "seat": SEAT},
    "consent": {"id": is_id, "seat": SEAT, "agree": lambda item: isinstance(item, bool)},
    "what-if": {"id": is_id, "seat": SEAT, "action": ACTION},
    "say": {"id": is_id, "text": text(1, 500)},
    "sit": {"id": is_id, "name": text(1, 40), "secret": is_secret, "word": text(0, 64)},
    "set-seat": {"id": is_id, "seat": SEAT, "player": is_player},
    "rename": {"id": is_id, "name": text(1, 40)},
    "hand-over": {"id": is_id, "seat": SEAT, "bot": text(0, 20)},
    "take-back": {"id": is_id, "seat": SEAT},
    "rematch": {"id": is_id},
    "delete": {"id": is_id, "agree": lambda item: isinstance(item, bool)},
}
NEED_NOT = {"hello": {"seen"}, "sit": {"word"}, "delete": {"agree"}}


class Loose(dict[str, Json]):
    """A message that may be taken or refused: a name stands twice (the last one counts), or 1.0 instead of 1."""


def well_formed(data: bytes) -> Message | None:
    """The message, if it is one."""
    try:
        found = json.loads(data.decode(), parse_constant=no_constant, object_pairs_hook=read_object)
        json.dumps(found, ensure_ascii=False).encode()  # half of a surrogate pair is no text
    except (ValueError, RecursionError):
        return None
    kind = found.get("type") if isinstance(found, dict) else None
    if not isinstance(kind, str) or kind not in FIELDS:
        return None
    rest = {name: item for name, item in found.items() if name != "type"}
    if FIELDS[kind].keys() - rest.keys() - NEED_NOT.get(kind, set()) or not fits_fields(rest, FIELDS[kind]):
        return None
    message: Message = found
    if any(isinstance(item, float) for item in rest.values()):
        message = Loose(
            {name: int(item) if isinstance(item, float) else item for name, item in found.items()}
        )
    return message


def read_object(pairs: list[tuple[str, Json]]) -> Message:
    found = dict(pairs)
    return found if len(found) == len(pairs) else Loose(pairs)


def no_constant(token: str) -> Json:
    raise ValueError(f"{token} is no JSON")


# how messages are spoiled

Spoil = Callable[[Random, Message], Sending]


def write(message: Json) -> bytes:
    return json.dumps(message).encode()


def sending(kind: str, data: bytes) -> Sending:
    return Sending(kind, (data,))


def valid(random: Random, message: Message) -> Sending:
    return sending("valid", write(message))


def other_value(random: Random, message: Message) -> Sending:
    name = random.choice(list(message))
    nasty = random.choice(random.choice((NASTY_TEXTS, NASTY_NUMBERS, NASTY_VALUES)))
    return sending("value", write({**message, name: nasty}))


def other_token(random: Random, message: Message) -> Sending:
    """A value that JSON, or a strict reader of it, does not know."""
    name = random.choice(list(message))
    whole = write({**message, name: "@@"}).decode()
    return sending("token", whole.replace('"@@"', random.choice(NASTY_TOKENS)).encode())


def inside_value(random: Random, message: Message) -> Sending:
    """A nasty text in the middle of a good one."""
    name = random.choice([name for name, item in message.items() if isinstance(item, str)])
    good: str = message[name]
    at = random.randint(0, len(good))
    return sending("inside", write({**message, name: good[:at] + random.choice(NASTY_TEXTS) + good[at:]}))


def missing_field(random: Random, message: Message) -> Sending:
    gone = random.choice(list(message))
    return sending("missing", write({name: item for name, item in message.items() if name != gone}))


def extra_field(random: Random, message: Message) -> Sending:
    name = random.choice(("extra", "Seat", "secret", "key", "seq", "__class__", "", "type "))
    return sending("extra", write({**message, name: random.choice(NASTY_VALUES)}))


def double_field(random: Random, message: Message) -> Sending:
    name = random.choice(list(message))
    nasty = random.choice((0, 1, 2, "", "x", None, message[name]))
    pairs = list(message.items())
    pairs.insert(random.randint(0, len(pairs)), (name, nasty))
    whole = ",".join(f"{json.dumps(key)}:{json.dumps(item)}" for key, item in pairs)
    return sending("double", f"{{{whole}}}".encode())


def other_type(random: Random, message: Message) -> Sending:
    kind = random.choice((*OTHER_TYPES, *FIELDS))
    return sending("type", write({**message, "type": kind}))


def other_structure(random: Random, message: Message) -> Sending:
    found: Json = random.choice(
        ([message], {"message": message}, list(message.items()), json.dumps(message), 0, None, [], "", {})
    )
    return sending("structure", write(found))


def other_bytes(random: Random, message: Message) -> Sending:
    data = bytearray(write(message))
    for _ in range(random.choice((1, 1, 2, 5, 20))):
        at = random.randrange(len(data) + 1)
        change = random.randrange(4)
        if change == 0:
            data[at:at] = bytes([random.randrange(128)])
        elif change == 1:
            del data[at : at + random.choice((1, 1, 5))]
        elif change == 2 and at < len(data):
            data[at] = random.randrange(128)
        else:
            data[at:at] = data[at : at + random.randrange(20)]
    return sending("bytes", bytes(data))


def cut_off(random: Random, message: Message) -> Sending:
    data = write(message)
    return sending(
        "cut", data[: random.randrange(len(data))] + random.choice((b"", b"", data, b"}}", b"\x00"))
    )


def not_utf8(random: Random, message: Message) -> Sending:
    data = write(message)
    at = random.randint(0, len(data))
    return Sending("not-utf8", (data[:at] + random.choice(BAD_UTF8) + data[at:],), text=random.random() < 0.5)


def as_binary(random: Random, message: Message) -> Sending:
    data = write(message) if random.random() < 0.5 else random.randbytes(random.randrange(200))
    return Sending("binary", (data,), text=False)


def in_fragments(random: Random, message: Message) -> Sending:
    data = write(message)
    cuts = sorted(random.randint(0, len(data)) for _ in range(random.randint(1, 6)))
    parts = tuple(data[start:end] for start, end in zip([0, *cuts], [*cuts, len(data)]))
    return Sending("fragments", parts, text=random.random() < 0.8)


def nearly_too_large(random: Random, message: Message) -> Sending:
    data = write({**message, "text": "x" * LARGEST})
    return sending("large", data[:LARGEST])


def too_large(random: Random, message: Message) -> Sending:
    size = random.choice((LARGEST + 1, 2 * LARGEST, 100_000, 1_000_000))
    data = b" " * size if random.random() < 0.5 else write({**message, "text": "x" * size})
    if random.random() < 0.3:
        return Sending("too-large", (data[:10_000], data[10_000:]))
    return sending("too-large", data)


def deeply_nested(random: Random, message: Message) -> Sending:
    name, depth = random.choice(list(message)), random.choice((10, 100, 1000, 2000))
    opening, closing = random.choice((("[", "]"), ('{"a":', "}")))
    whole = write({**message, name: "@@"}).decode()
    nested = opening * depth + "0" + closing * random.choice((depth, depth, 0))
    return sending("nested", whole.replace('"@@"', nested).encode())


def other_action(random: Random, message: Message) -> Sending:
    """A legal action, changed in its notation."""
    if "action" not in message:
        return other_value(random, message)
    return sending("action", write({**message, "action": spoil_action(random, message["action"])}))


def spoil_action(random: Random, action: str) -> str:
    words = action.split()
    at = random.randrange(len(words))
    word = words[at]
    change = random.randrange(12)
    if change == 0:
        words[at] = random.choice(NASTY_TEXTS)
    elif change == 1:
        words[at] = str(random.choice(NASTY_NUMBERS))
    elif change == 2:
        del words[at]
    elif change == 3:
        words.insert(at, word)
    elif change == 4:
        random.shuffle(words)
    elif change == 5:
        words[at] = word.swapcase()
    elif change == 6:
        words[at] = spoil_letters(random, word)
    elif change == 7:
        words[at] = "+".join(random.sample(word.split("+"), word.count("+") + 1))
    elif change == 8:
        words[at] = word + "+" + word
    elif change == 9:
        words[at] = "+".join(f"{random.choice('ABCDEFGHIJKLMZ')}{random.randint(-1, 14)}" for _ in range(4))
    elif change == 10:
        words[at] = random.choice(
            ("forest", "monster", "witches", "A1", "E6", "d", "1pw", "99c", "fire", "scr1", "act1", "bridge")
        )
    else:
        return random.choice((" ", "\t", "\u00a0")).join(words) + random.choice(("", " ", "\n", " => x"))
    return " ".join(words)


def spoil_letters(random: Random, word: str) -> str:
    at = random.randrange(len(word))
    letter = random.choice("ABCDEFGHIabcdefghi0123456789+-=>{}é\u0130\u00df\u212a")
    return word[:at] + letter + word[at + random.randrange(2) :]


def other_numbers(random: Random, message: Message) -> Sending:
    """Somebody else's seat, or a question that was not asked."""
    found = dict(message)
    if "seat" in found:
        found["seat"] = random.choice((0, 1, 2, 3, 4, 99, found["seat"]))
    if "asked" in found:
        found["asked"] = max(0, found["asked"] + random.choice((-5, -2, -1, 0, 1, 2, 1000)))
    return sending("numbers", write(found))


SPOILS: tuple[tuple[int, Spoil], ...] = (
    (12, valid),
    (14, other_value),
    (8, other_token),
    (8, inside_value),
    (5, missing_field),
    (5, extra_field),
    (6, double_field),
    (6, other_type),
    (3, other_structure),
    (12, other_bytes),
    (4, cut_off),
    (2, not_utf8),
    (3, as_binary),
    (4, in_fragments),
    (1, nearly_too_large),
    (1, too_large),
    (3, deeply_nested),
    (24, other_action),
    (8, other_numbers),
)


def spoiled(random: Random, messages: Sequence[Message]) -> Sending:
    """One of the messages, spoiled somehow, or as it is."""
    (spoil,) = random.choices([spoil for _, spoil in SPOILS], [weight for weight, _ in SPOILS])
    return spoil(random, dict(random.choice(messages)))
