"""The page: what happened, the players, the own cards, and the island just above the question."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence

from deskovka.core.game import Json, Seat
from deskovka.games.catan.text import as_object
from deskovka.terminal.catan.boards import seat_rows
from deskovka.terminal.catan.island import Spot, draw_island
from deskovka.terminal.catan.names import who
from deskovka.terminal.catan.spoken import (
    bank_in_words,
    beside_in_words,
    island_in_words,
    own_in_words,
    pieces_in_words,
    roll_in_words,
    seat_in_short,
    seat_in_words,
    turn_in_words,
)
from deskovka.terminal.face import Face
from deskovka.terminal.position import Position
from deskovka.text import Argument

WITHOUT_MAP = (
    "Discard",
    "AnswerOffer",
    "ChooseDeal",
    "Sabotage",
    "DrawAny",
    "OfferGood",
    "GiveCommodity",
    "ChooseTwo",
    "TakeProgress",
    "ChooseGift",
)
OTHERS = ("by", "partner", "victim")  # whom a question may be about


def say_page(
    face: Face,
    position: Position,
    news: Sequence[str],
    marks: Mapping[Spot, str],
    new: Collection[Spot],
    with_map: bool = True,
) -> None:
    """The table as a seat sees it."""
    screen, texts, view = face.screen, face.texts, position.view
    screen.page()
    _say_news(face, news)
    screen.heading(_title(face, position))
    screen.say(seat_rows(texts, face.names, view, range(len(face.names))))
    for line in [*own_in_words(texts, view, position.seat), *_common(face, view)]:
        screen.say(line)
    if with_map:
        say_island(face, view, marks, new)
    screen.say(question(face, position), "bold")


def say_island(face: Face, view: Json, marks: Mapping[Spot, str], new: Collection[Spot]) -> None:
    face.screen.say(draw_island(face.texts, view, marks, new))
    chosen = [face.texts.t("page-legend-choices")] if marks else []
    legend = face.texts.t("page-legend-sea" if view["sea"] else "page-legend")
    realm = [face.texts.t("page-legend-realm")] if view["realm"] else []
    canal = [face.texts.t("page-legend-canal")] if view["canal"] else []
    face.screen.say(", ".join([*chosen, legend, *realm, *canal]), "dim")


def say_page_plain(
    face: Face, position: Position, news: Sequence[str], whole: bool, others: Sequence[Seat]
) -> None:
    """The same in sentences: the whole table, or only what is different with others."""
    texts, names, view, seat = face.texts, face.names, position.view, position.seat
    face.screen.say()
    _say_news(face, news)
    lines = [_title(face, position) + ".", *_common(face, view)]
    if whole:
        lines += [turn_in_words(texts, names, view), *island_in_words(texts, view)]
        lines.append(texts.t("page-more-plain"))
    for other in others:
        short = seat_in_short(texts, names, view, other)
        lines += seat_in_words(texts, names, view, other) if whole else [short]
    lines.append(seat_in_short(texts, names, view, seat))
    if whole:
        lines += pieces_in_words(texts, names, view, seat)
    lines += own_in_words(texts, view, seat)
    for line in [*lines, question(face, position)]:
        face.screen.say(line)


def table_in_words(face: Face, position: Position) -> list[str]:
    """Where the game stands, the others in short, and all that is one's own."""
    texts, names, view, seat = face.texts, face.names, position.view, position.seat
    others = [other for other in range(len(names)) if other != seat]
    return [
        _title(face, position) + ".",
        turn_in_words(texts, names, view),
        *_common(face, view),
        *(seat_in_short(texts, names, view, player) for player in (*others, seat)),
        *own_in_words(texts, view, seat),
    ]


def _common(face: Face, view: Json) -> list[str]:
    """The dice and the bank, and what else lies beside the board."""
    texts = face.texts
    lines = [
        roll_in_words(texts, view),
        bank_in_words(texts, view),
        *beside_in_words(texts, face.names, view),
    ]
    return list(filter(None, lines))


def _say_news(face: Face, news: Sequence[str]) -> None:
    if news:
        face.screen.say(face.texts.t("news-title"), "dim")
        for line in news:
            face.screen.say(line if face.screen.plain else f"  {line}")


def _title(face: Face, position: Position) -> str:
    player = who(face.texts, face.names, position.seat)
    return face.texts.t("page-title", turn=position.view["turn"], player=player)


def question(face: Face, position: Position) -> str:
    """What is asked: how many cards, for what, by whom."""
    texts, asked = face.texts, position.view["asked"]
    words: dict[str, Argument] = {}
    if "discards" in asked:
        words["count"] = asked["discards"][str(position.seat)]
    for name in ("left", "number"):
        if name in asked:
            words["count"] = asked[name]
    for name in OTHERS:
        if name in asked:
            words["name"] = who(texts, face.names, asked[name])
    if "goods" in asked:
        words["good"] = texts.t(f"good-{asked['goods'][str(position.seat)]}-acc")
    if "give" in asked:
        words |= {side: as_object(texts, asked[side]) for side in ("give", "get")}
    return texts.t(position.decision, **words)
