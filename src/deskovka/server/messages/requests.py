"""What a client asks for."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, field

from deskovka.server.messages.fields import (
    LONGEST_FILE,
    LONGEST_FORM,
    LONGEST_RECORD,
    MOST_PATIENCE,
    MOST_SEATS,
    ActionText,
    BotName,
    Language,
    MessageId,
    Name,
    Number,
    OptionId,
    OptionText,
    SeatNumber,
    Secret,
    Strict,
    TableId,
    Word,
)

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
    options: Annotated[dict[OptionId, OptionText], Meta(max_length=50)] = field(default_factory=dict)
    word: Word = ""
    # whether forks of the running game, and better bots than beginners in the own seat, may help
    aids: bool = True
    # whether the game counts for something: then nothing helps
    rated: bool = False
    # minutes for which the others wait for somebody who is away and asked
    patience: Annotated[int, Meta(ge=1, le=MOST_PATIENCE)] = 5


class BeginLesson(Strict):
    """A guided first game, in which whoever asks has this name."""

    name: Annotated[str, Meta(max_length=40)] = ""


class NewGame(Strict):
    """A game somebody thinks of, before there is a table for it."""

    seats: Annotated[int, Meta(ge=1, le=MOST_SEATS)]
    options: Annotated[dict[OptionId, OptionText], Meta(max_length=50)] = field(default_factory=dict)


class Fork(Strict):
    """A new private table that begins where this one was after some of its moves."""

    id: MessageId
    move: Number
    seats: Annotated[list[Player], Meta(max_length=MOST_SEATS)] | None = None


class HeldTable(Strict):
    """A table and the secret a client holds for it."""

    table: TableId
    secret: Secret


class ScorePaper(Strict):
    """A form for scoring a game played with the real material, as text, to be scored and explained."""

    text: Annotated[str, Meta(max_length=LONGEST_FORM)]
    language: Language = "en"


class CheckCards(Strict):
    """A file of somebody's own cards, as text, to be checked and packed into an option of a set-up."""

    text: Annotated[str, Meta(max_length=LONGEST_FILE)]
    language: Language = "en"


class LookAtRecord(Strict):
    """The record of a game, to be looked at as a table is; the language is for what is wrong with it."""

    record: Annotated[str, Meta(max_length=LONGEST_RECORD)]
    language: Language = "en"


class MyTables(Strict):
    """The tables a client knows of."""

    tables: Annotated[list[HeldTable], Meta(max_length=200)]


# what a client says at a table, over HTTP or the socket


class ClientMessage(Strict, tag_field="type", tag=str.lower):
    """Something to be done at the table."""


class Hello(ClientMessage):
    """The first message of a socket: who I am, what I have seen already, and the language I read, if I do."""

    secret: Secret
    seen: Number = 0
    language: Language | None = None
    # whether to tell who is here, and who is away
    presence: bool = False


class Beat(ClientMessage):
    """Is anybody there? It is answered at once, so that a silent network is noticed; there is nothing to do."""


class Move(ClientMessage):
    """A seat's answer to what it was asked; `asked` names the question, so that a late answer does no harm."""

    id: MessageId
    seat: SeatNumber
    asked: Number
    action: ActionText


class Undo(ClientMessage):
    """Take back the last answer of a seat."""

    id: MessageId
    seat: SeatNumber


class Consent(ClientMessage):
    """Answer somebody who would take back what this seat agreed on: a move is then taken back, or stands."""

    id: MessageId
    seat: SeatNumber
    agree: bool


class LeaveLesson(ClientMessage, tag="leave-lesson"):
    """Play on freely from here, where a guided game is played."""

    id: MessageId


class WhatIf(ClientMessage, tag="what-if"):
    """What would an action be worth, and which rule forbids it? Changes nothing."""

    id: MessageId
    seat: SeatNumber
    action: ActionText


class Say(ClientMessage):
    """A line for everybody at the table."""

    id: MessageId
    text: Annotated[str, Meta(min_length=1, max_length=500)]


class Sit(ClientMessage):
    """Take the seat of an invitation; `secret` is the new one that will prove the seat."""

    id: MessageId
    name: Name
    secret: Secret
    word: Word = ""


class SetSeat(ClientMessage, tag="set-seat"):
    """Before the table starts, whoever made it decides who sits where."""

    id: MessageId
    seat: SeatNumber
    player: Player


class Rename(ClientMessage):
    """Another name for one of my seats, or for all of them."""

    id: MessageId
    name: Name
    seat: SeatNumber | None = None


class HandOver(ClientMessage, tag="hand-over"):
    """A bot goes on in my seat."""

    id: MessageId
    seat: SeatNumber
    bot: BotName


class TakeBack(ClientMessage, tag="take-back"):
    """I go on in my seat, where a bot has played for me."""

    id: MessageId
    seat: SeatNumber


class StandIn(ClientMessage, tag="stand-in"):
    """Let a bot go on in the seat of somebody who stays away and is asked, or agree to it, or not."""

    id: MessageId
    seat: SeatNumber
    agree: bool = True


class Resign(ClientMessage):
    """I give up my seat for good: a bot plays it to the end. Where only one player is left, the game can be ended."""

    id: MessageId
    seat: SeatNumber


class End(ClientMessage):
    """Everybody else has given up: I end the game, which I have won."""

    id: MessageId


class Rematch(ClientMessage):
    """The same players and options once more."""

    id: MessageId


class Delete(ClientMessage):
    """Delete the table for good. Whoever made it asks; once the game has begun, all others must agree or it stays."""

    id: MessageId
    agree: bool = True


TableRequest = (
    Move
    | Undo
    | Consent
    | WhatIf
    | Say
    | Sit
    | SetSeat
    | Rename
    | HandOver
    | TakeBack
    | StandIn
    | Resign
    | End
    | Rematch
    | Delete
    | LeaveLesson
)
FromClient = Hello | Beat | TableRequest
