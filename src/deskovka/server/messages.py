"""Every message between a client and the server, defined once for socket, HTTP and the API page.

Anything that does not fit its definition is refused: unknown fields, wrong types, texts that are too long.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

REF = "#/components/schemas/{name}"  # where the description of the API has a definition


def shape(name: str) -> Meta:
    """What each game declares by itself (`deskovka/shapes.py`)."""
    return Meta(extra_json_schema={"$ref": REF.format(name=name)})


MOST_SEATS = 100
LONGEST_ACTION = 2000
LONGEST_FORM = 20_000

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
BotName = Annotated[str, Meta(max_length=20, description="the strength of a bot, such as good")]
Word = Annotated[str, Meta(max_length=64, description="a word of the player's own that goes into the seed")]
ActionText = Annotated[
    str, Meta(min_length=1, max_length=LONGEST_ACTION, description="in the game's notation")
]
OptionId = Annotated[str, Meta(max_length=40)]
OptionText = Annotated[str, Meta(max_length=600)]
Language = Literal["en", "cs"]
Number = Annotated[int, Meta(ge=0, le=1_000_000_000)]
View = Annotated[Any, shape("View")]
GameEvent = Annotated[Any, shape("GameEvent")]
Offer = Annotated[Any, shape("Offer")]
Preview = Annotated[Any, shape("Preview")]
Milliseconds = Annotated[int, Meta(ge=0, le=10_000_000_000_000, description="since 1970")]


class Strict(Struct, forbid_unknown_fields=True):
    """What comes from outside."""


class Told(Struct):
    """What goes out."""


# what a client asks for over HTTP


class Player(Strict):
    """Who is to sit in a seat: the one who asks (several times: at one screen), whoever opens a link, or a bot."""

    kind: Literal["me", "open", "bot"]
    bot: BotName = ""
    name: Annotated[str, Meta(max_length=40)] = ""


class CreateTable(Strict):
    """A new table. It starts as soon as nobody is missing."""

    game: Annotated[str, Meta(max_length=40)]
    seats: Annotated[list[Player], Meta(min_length=1, max_length=MOST_SEATS)]
    options: Annotated[dict[OptionId, OptionText], Meta(max_length=50)] = {}
    word: Word = ""


class Fork(Strict):
    """A new private table that begins where this one was after some of its moves."""

    id: MessageId
    move: Number
    seats: Annotated[list[Player], Meta(max_length=MOST_SEATS)] | None = None


class Held(Strict):
    """A table and the secret a client holds for it."""

    table: TableId
    secret: Secret


class ScorePaper(Strict):
    """A form for scoring a game played with the real material, as text, to be scored and explained."""

    text: Annotated[str, Meta(max_length=LONGEST_FORM)]
    language: Language = "en"


class Mine(Strict):
    """The tables a client knows of."""

    tables: Annotated[list[Held], Meta(max_length=200)]


# what a client says at a table, over HTTP or the socket


class Command(Strict, tag_field="type", tag=str.lower):
    """Something to be done at the table."""


class Hello(Command):
    """The first message of a socket: who I am, what I have seen already, and the language I read, if I do."""

    secret: Secret
    seen: Number = 0
    language: Language | None = None


class Move(Command):
    """A seat's answer to what it was asked; `asked` names the question, so that a late answer does no harm."""

    id: MessageId
    seat: SeatNumber
    asked: Number
    action: ActionText


class Undo(Command):
    """Take back the last answer of a seat."""

    id: MessageId
    seat: SeatNumber


class Consent(Command):
    """Answer somebody who would take back what this seat agreed on: a move is then taken back, or stands."""

    id: MessageId
    seat: SeatNumber
    agree: bool


class WhatIf(Command, tag="what-if"):
    """What would an action be worth, and which rule forbids it? Changes nothing."""

    id: MessageId
    seat: SeatNumber
    action: ActionText


class Say(Command):
    """A line for everybody at the table."""

    id: MessageId
    text: Annotated[str, Meta(min_length=1, max_length=500)]


class Sit(Command):
    """Take the seat of an invitation; `secret` is the new one that will prove the seat."""

    id: MessageId
    name: Name
    secret: Secret
    word: Word = ""


class SetSeat(Command, tag="set-seat"):
    """Before the table starts, whoever made it decides who sits where."""

    id: MessageId
    seat: SeatNumber
    player: Player


class Rename(Command):
    """Another name for one of my seats, or for all of them."""

    id: MessageId
    name: Name
    seat: SeatNumber | None = None


class HandOver(Command, tag="hand-over"):
    """A bot goes on in my seat."""

    id: MessageId
    seat: SeatNumber
    bot: BotName


class TakeBack(Command, tag="take-back"):
    """I go on in my seat, where a bot has played for me."""

    id: MessageId
    seat: SeatNumber


class Rematch(Command):
    """The same players and options once more."""

    id: MessageId


Deed = Move | Undo | Consent | WhatIf | Say | Sit | SetSeat | Rename | HandOver | TakeBack | Rematch
FromClient = Hello | Deed


# what the server answers


class Done(Told, tag_field="type", tag="done"):
    """It is done and kept; `seq` numbers what happened at the table. A rematch names its table."""

    id: str
    seq: int
    table: str | None = None


class Refused(Told, tag_field="type", tag="refused"):
    """It was not done: a word for programs, a sentence for people, and the rule if one forbids it.

    Of a set-up, `reason` says what is wrong with it, and `about` names the option and the numbers it speaks of.
    """

    code: str
    message: str
    id: str | None = None
    rule: str | None = None
    reason: str = ""
    about: dict[str, str | int] = {}


class Answer(Told, tag_field="type", tag="answer"):
    """What an action would bring the seat now, as far as it can know; or the rule that forbids it.

    `points` are scored at once; `preview` is what the game's own folder says about it.
    """

    id: str
    rule: str | None
    message: str | None = None
    points: int | None = None
    preview: Preview | None = None


class ScoreLine(Told):
    """Some points and where they come from."""

    rule: str
    what: list[str]
    points: int


class Standing(Told):
    """How one seat ended."""

    score: int
    place: int
    lines: list[ScoreLine]
    tie_breaks: list[int]
    title: str | None
    played: str


class SeatInfo(Told):
    """Who sits in a seat. `bot` is who decides there, if it is a bot; a person's seat can be handed to one."""

    seat: int
    kind: Literal["person", "open", "bot"]
    name: str
    bot: str
    yours: bool


class Broken(Told):
    """Where a stored game stopped fitting the rules of this version."""

    move: int
    rule: str | None
    message: str


class Origin(Told):
    """The table and move a table was forked from, or the table it is the rematch of."""

    kind: Literal["fork", "rematch"]
    table: str
    move: int = 0


class TableInfo(Told):
    """The table apart from the position on it. `secret_options` are set, but shown only when the game is over."""

    table: str
    game: str
    edition: str
    rules: str
    created: int
    options: dict[str, str]
    secret_options: list[str]
    seats: list[SeatInfo]
    role: Literal["seat", "invite", "watch"]
    host: bool
    started: bool
    over: bool
    commitment: str
    words: list[str]
    seed: str | None
    origin: Origin | None
    rematch: str | None
    broken: Broken | None


class Question(Told):
    """What is asked: the kind of decision, and the rule that asks for it."""

    kind: str
    rule: str


class Sight(Told):
    """What one seat (or a spectator, seat null) sees and may do."""

    seat: int | None
    view: View
    asked: int | None = None
    question: Question | None = None
    options: Offer | None = None
    undo: bool = False


class Happened(Told):
    """One thing that happened at the table, as this client may know it."""

    seq: int
    at: int
    kind: str
    seat: int | None = None
    name: str | None = None
    text: str | None = None
    move: int | None = None
    action: str | None = None
    events: list[GameEvent] = []
    words: list[str] = []  # a sentence an event, in the language named; for several players what all may know
    laid_out: list[str] = []  # of the beginning: what was drawn for the table before anything happened


class Wish(Told):
    """Somebody would take back a move, counted from 1; it waits for the seats `of`, and lapses when play goes on."""

    seat: int
    move: int
    of: list[int]


class News(Told, tag_field="type", tag="news"):
    """What happened after `since`, and how the table is now. `info` and `sights` are left out if unchanged.

    `complete`: whether `happened` holds all of it; otherwise the log has the rest.
    """

    table: str
    seq: int
    since: int
    moves: int
    waiting: list[int]
    complete: bool
    happened: list[Happened]
    info: TableInfo | None = None
    sights: list[Sight] | None = None
    outcome: list[Standing] | None = None
    wish: Wish | None = None


ToClient = News | Done | Refused | Answer


class Links(Told):
    """The secrets of the links that whoever made the table may give away: `/t/TABLE#SECRET`."""

    seats: dict[str, str]
    watch: str


class NewTable(Told):
    """A table that was made, and its links."""

    table: str
    links: Links


class Moment(Told):
    """The table after one of its moves, with what happened in it; move 0 is the deal."""

    move: int
    moves: int
    seat: int | None
    action: str | None
    events: list[GameEvent]
    sights: list[Sight]
    outcome: list[Standing] | None


class Log(Told):
    """Everything that happened at a table and still stands."""

    happened: list[Happened]


class DrawInfo(Told):
    """One thing that chance decided, with all that is needed to compute it again."""

    move: int
    name: str
    options: list[str]
    answer: str


class Draws(Told):
    """Every draw of a finished game, in order."""

    seed: str
    commitment: str
    words: list[str]
    draws: list[DrawInfo]


class SpokenPart(Told):
    """What lies in one place of the table: a map, a board, the tiles."""

    title: str
    lines: list[str]


class Spoken(Told):
    """The table in words, in speaking order: where the game stands, what is asked, and then part by part."""

    lines: list[str]
    question: str | None
    parts: list[SpokenPart]


class Scores(Told):
    """Where the points of each seat come from, so far."""

    seats: list[list[ScoreLine]]


class PaperField(Told):
    """One thing to fill in; `choices` are ids with their names, `blanks` what can be drawn on, by id, the usual first."""

    id: str
    kind: Literal["number", "choice", "player", "places", "drawing"]
    label: str
    help: str
    default: str
    choices: dict[str, str]
    least: int
    most: int
    example: str
    blanks: dict[str, str]
    places: list[str]


class PaperForm(Told):
    """What is filled in to score a game played with the real material: for everybody, then for each player."""

    game: str
    least: int
    most: int
    player: str
    common: list[PaperField]
    own: list[PaperField]


class PaperLine(Told):
    """Some points: for what, why, and by which rule."""

    rule: str
    what: str
    points: int
    why: str


class PaperStanding(Told):
    """One player's explained score."""

    name: str
    score: int
    place: int
    won: bool
    title: str | None
    lines: list[PaperLine]


class PaperHint(Told):
    """Something that should be looked at."""

    rule: str
    text: str


class PaperScore(Told):
    """The explained score, and the form in the usual spelling: what was filled in by field, for all and by player."""

    common: dict[str, str]
    names: list[str]
    players: list[dict[str, str]]
    ranked: bool
    verdict: str
    standings: list[PaperStanding]
    hints: list[PaperHint]


class PaperMistake(Told):
    """What cannot be scored as it was filled in, in the words of the reader; line 0: none of them."""

    reason: str
    line: int
    text: str
    rule: str | None


class PaperAnswer(Told):
    """The score of a form, or what is wrong with it: one that is being filled in often is."""

    score: PaperScore | None
    mistake: PaperMistake | None


class Growth(Told):
    """How the points grew: for the deal and each move the part of the game it led to, and every seat's points."""

    stages: list[int]
    points: list[list[int]]


class Summary(Told):
    """One of my tables in the list."""

    table: str
    game: str
    seats: list[SeatInfo]
    waiting: list[int]
    my_turn: bool
    started: bool
    over: bool
    seq: int
    changed: int


class Summaries(Told):
    """My tables, those where I am asked first, then the latest change first. Unknown ones are left out."""

    tables: list[Summary]


class NeededChoice(Told):
    """What is chosen for an option; of a list one of its entries, and nothing for an empty list."""

    option: str
    choice: str


class NeedsInfo(Told):
    """What an option depends on: one of these choices, and so many seats; the rule that says so, if there is one."""

    choices: list[NeededChoice]
    seats: int
    rule: str | None


class OptionInfo(Told):
    """One thing to choose before a game, with its texts by language; without all it needs it has no effect."""

    id: str
    kind: str
    default: str
    choices: list[str]
    least: int
    most: int
    secret: bool
    needs: list[NeedsInfo]
    text: dict[str, str]
    choice_texts: dict[str, dict[str, str]]


class GameInfo(Told):
    """A game that can be played here."""

    name: str
    edition: str
    rules: str
    title: dict[str, str]
    about: dict[str, str]
    length: dict[str, str]
    least_seats: int
    most_seats: int
    bots: list[str]
    options: list[OptionInfo]


class GamePage(Told):
    """What the client needs to show a game that was not built into it.

    `words` is its catalogue, in the language asked for; `seats` tells which parts of its view are about players, by the
    names that lead there; `script` is where its own page lies, if it brings one.
    """

    words: str
    seats: dict[str, str]
    script: str | None


class Games(Told):
    """All games."""

    games: list[GameInfo]


class ExampleInfo(Told):
    """A drawn position and what is true of it: so many points, or coins, or points lost."""

    id: str
    board: str
    points: int
    unit: Literal["points", "coins", "lost"]
    why: str


class CaseInfo(Told):
    """A worked example in words."""

    id: str
    text: str


class RuleInfo(Told):
    """One rule, with its examples and the rules to see beside it; `material` ones are about the things in the box."""

    id: str
    heading: str
    text: str
    source: str
    see: list[str]
    material: bool
    examples: list[ExampleInfo]
    cases: list[CaseInfo]


class RuleBook(Told):
    """The rules of a game in one language, or those that fit a search, best first."""

    game: str
    language: str
    rules: list[RuleInfo]
    chapters: dict[str, str]


class Health(Told):
    """Whether the server can do its work."""

    status: Literal["ok", "failing"]
    version: str
    database: bool
    tables: int
    sockets: int
