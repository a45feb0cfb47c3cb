"""What messages are made of: the kinds of their fields, with their limits."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from deskovka.core.documents import LONGEST_WORD

REF = "#/components/schemas/{name}"  # where the description of the API has a definition


def shape(name: str) -> Meta:
    """What each game declares by itself (`deskovka/shapes.py`)."""
    return Meta(extra_json_schema={"$ref": REF.format(name=name)})


MOST_SEATS = 100
MOST_PATIENCE = 30 * 24 * 60  # minutes
LONGEST_ACTION = 2000
LONGEST_FORM = 20_000
LONGEST_RECORD = 200_000  # characters: a game of the longest kind, with own cards, has less than half of that
LONGEST_FILE = 60_000  # characters of a file of own cards

# `$` alone would let a line break through at the end.
TableId = Annotated[
    str, Meta(pattern=r"^[A-Za-z0-9]{12}$(?!\n)", description="a table, as it stands in its links")
]
Secret = Annotated[
    str,
    Meta(
        pattern=r"^[A-Za-z0-9_-]{22,64}$(?!\n)",
        description="what proves a seat: at least 128 random bits in base64url, made by the client",
    ),
]
MessageId = Annotated[
    str,
    Meta(
        pattern=r"^[A-Za-z0-9_-]{1,40}$(?!\n)",
        description="chosen by the client; the same id again is answered again and not done again",
    ),
]
SeatNumber = Annotated[int, Meta(ge=0, lt=MOST_SEATS)]
Name = Annotated[str, Meta(min_length=1, max_length=40, description="what the others call a player")]
LONGEST_BOT = 80
BotName = Annotated[
    str,
    Meta(
        max_length=LONGEST_BOT,
        description="the strength of a bot, such as good, or the class of one that this server offers",
    ),
]
Word = Annotated[str, Meta(max_length=64, description="a word of the player's own that goes into the seed")]
ActionText = Annotated[
    str, Meta(min_length=1, max_length=LONGEST_ACTION, description="in the game's notation")
]
OptionId = Annotated[str, Meta(max_length=40)]
OptionText = Annotated[str, Meta(max_length=LONGEST_WORD)]  # a document is one word, too
Language = Literal["en", "cs"]
Number = Annotated[int, Meta(ge=0, le=1_000_000_000)]
# why a bot plays for a person: they wished it, were away, or gave up
Why = Literal["", "own", "absent", "resigned"]
View = Annotated[Any, shape("View")]
GameEvent = Annotated[Any, shape("GameEvent")]
Offer = Annotated[Any, shape("Offer")]
Preview = Annotated[Any, shape("Preview")]
Material = Annotated[Any, shape("Material")]


class Strict(Struct, forbid_unknown_fields=True):
    """What comes from outside."""


class Told(Struct):
    """What goes out."""
