"""What the server tells of tables, and how it answers what was asked for there."""

from __future__ import annotations

from typing import Literal

from msgspec import field

from deskovka.server.messages.fields import GameEvent, Offer, Preview, Told, View, Why


class Done(Told, tag_field="type", tag="done"):
    """It is done and kept; `seq` numbers what happened at the table. A rematch names its table."""

    id: str
    seq: int
    table: str | None = None


class Refused(Told, tag_field="type", tag="refused"):
    """It was not done: a word for programs, a sentence for people, and the rule if one forbids it.

    Of a set-up, `reason` says what is wrong with it, and `about` names the option and the numbers it speaks of. What may
    be tried again has there the `seconds` after which.
    """

    code: str
    message: str
    id: str | None = None
    rule: str | None = None
    reason: str = ""
    about: dict[str, str | int] = field(default_factory=dict)


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


class Feat(Told):
    """What won a game whatever the points."""

    rule: str
    what: str


class Standing(Told):
    """How one seat ended; `feat` is null where points decided."""

    score: int
    place: int
    lines: list[ScoreLine]
    tie_breaks: list[int]
    title: str | None
    played: str
    feat: Feat | None


class SeatInfo(Told):
    """Who sits in a seat. `bot` is who decides there, if it is a bot; a person's seat can be handed to one.

    `why` says how a bot came to play for a person: they wished it, were away too long, or gave up for good.
    """

    seat: int
    kind: Literal["person", "open", "bot"]
    name: str
    bot: str
    yours: bool
    why: Why = ""


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
    role: Literal["seat", "invite", "watch", "result"]
    host: bool
    started: bool
    over: bool
    commitment: str
    words: list[str]
    seed: str | None
    origin: Origin | None
    rematch: str | None
    broken: Broken | None
    aids: bool = True
    rated: bool = False
    helpers: list[str] = field(default_factory=list)
    lesson: bool = False  # it is a guided game, and has gone so far as it is told
    patience: int = 0  # minutes for which one who is away and asked is waited for
    ended: bool = False  # before its end, as all but one have given up
    stand_in: str = ""  # the bot that would go on in the seat of somebody who is away
    result: str | None = (
        None  # when it is over: the secret of a link that shows anybody how it went, without the talk
    )


class Question(Told):
    """What is asked: the kind of decision, and the rule that asks for it."""

    kind: str
    rule: str


class Sight(Told):
    """What one seat (or a spectator, seat null) sees and may do; `question` is asked of it, or of those it waits for.

    A seat that is not asked may still do something where `may` is a number: with it as `asked` it moves as in `options`.
    """

    seat: int | None
    view: View
    asked: int | None = None
    question: Question | None = None
    options: Offer | None = None
    undo: bool = False
    may: int | None = None


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
    events: list[GameEvent] = field(default_factory=list)
    # a sentence an event, in the language named; for several players what all may know
    words: list[str] = field(default_factory=list)
    # of the beginning: what was drawn for the table before anything happened
    laid_out: list[str] = field(default_factory=list)
    # who wished it, where that is not the one it is about
    by: int | None = None
    # the bot that moved, if it did so in haste or for a stronger one
    hurried: str | None = None


class UndoWish(Told):
    """Somebody would take back a move, counted from 1; it waits for the seats `of`, and lapses when play goes on."""

    seat: int
    move: int
    of: list[int]


class DeletionWish(Told):
    """Whoever made the table would delete it; it goes when all the seats `of` have agreed, and stays if one does not."""

    seat: int | None
    of: list[int]


class StandInWish(Told):
    """A seat would let a bot go on for one who is `absent`; it does when all the seats `of` who are here have agreed."""

    seat: int
    absent: int
    of: list[int]


class SeatPresence(Told):
    """Whether a seat's person is connected. `away`: seconds since they were, null if nobody knows.

    `absent_in`: seconds until a bot may go on in the seat, 0 if it may, null if nobody waits for it.
    """

    seat: int
    here: bool
    away: int | None
    absent_in: int | None


class Presence(Told, tag_field="type", tag="presence"):
    """Who is here now, of the people who sit at the table; and how many watch."""

    seats: list[SeatPresence]
    watching: int


class Alive(Told, tag_field="type", tag="alive"):
    """The answer to a beat."""


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
    wish: UndoWish | None = None
    deletion: DeletionWish | None = None
    stand_in: StandInWish | None = None


ToClient = News | Done | Refused | Answer | Presence | Alive


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


class StageEnd(Told):
    """A season, a round, or whatever a game is divided into, that is over: after which move, and what each seat got."""

    stage: int
    move: int
    gained: list[list[ScoreLine]]


class Growth(Told):
    """How the points grew: for the deal and each move the part of the game it led to, and every seat's points.

    `ended` has what each part that is over has brought.
    """

    stages: list[int]
    points: list[list[int]]
    ended: list[StageEnd]


class ShareInfo(Told):
    """What chance gave a seat (or all alike) in so many draws, what was to be expected, and how far off is usual."""

    draws: int
    got: int
    expected: float
    usual: float  # one standard deviation
    sentence: str


class MeasureInfo(Told):
    """One kind of luck: `lucky` is 1 where more of it is good, -1 where less is, 0 where neither is.

    `shares` has one for each seat, or a single one that all had alike.
    """

    title: str
    how: str
    lucky: int
    shared: bool
    shares: list[ShareInfo]


class Luck(Told):
    """What chance gave everybody in a game that is over, in words; a game may tell nothing of that."""

    told: bool
    about: str = ""
    headline: str = ""
    measures: list[MeasureInfo] = field(default_factory=list)


class Summary(Told):
    """One of my tables in the list."""

    table: str
    game: str
    seats: list[SeatInfo]
    waiting: list[int]
    my_turn: bool
    lesson: bool
    started: bool
    over: bool
    seq: int
    changed: int


class Summaries(Told):
    """My tables, those where I am asked first, then the latest change first. Unknown ones are left out."""

    tables: list[Summary]
