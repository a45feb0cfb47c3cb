"""The page: what happened, the round, the players, and the map just above the question."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from enum import Enum

from rich.text import Text

from deskovka.core.game import Json, Seat
from deskovka.games.terra_mystica.leech import Leech
from deskovka.terminal.columns import in_flow
from deskovka.terminal.face import Face
from deskovka.terminal.position import Position
from deskovka.terminal.terra_mystica.boards import seat_rows
from deskovka.terminal.terra_mystica.changes import answer_for
from deskovka.terminal.terra_mystica.hexmap import LETTERS, chip, draw_map
from deskovka.terminal.terra_mystica.names import in_short, player
from deskovka.terminal.terra_mystica.spoken import (
    bridges_in_words,
    buildings_in_words,
    next_rounds,
    open_scrolls,
    order_in_words,
    power_actions,
    round_in_words,
    scored_now,
    seat_in_short,
    seat_in_words,
)
from deskovka.text import Texts


class Known(Enum):
    """How much of the table a person has heard already."""

    NOTHING = 0  # or a new round has begun
    ROUND = 1
    TABLE = 2


WITHOUT_MAP = (
    *("TakePower", "UseKey", "CultistsStep", "ChooseCult"),
    *("ChooseFaction", "FirstScroll", "OwnChoices"),
)


def say_page(
    face: Face, position: Position, news: Sequence[str], marks: Mapping[str, str], with_map: bool = True
) -> None:
    """The table as a seat sees it."""
    screen, texts, view = face.screen, face.texts, position.view
    screen.page()
    _say_news(face, news)
    screen.heading(title(face, position))
    if any(board["faction"] for board in view["seats"]):
        screen.say(seat_rows(texts, face.names, view, view["order"], screen.width))
    if position.decision != "TakePower":
        _say_common_board(face, view)
    if with_map:
        say_map(face, view, marks)
    screen.say(question(face, position), "bold")


def _say_common_board(face: Face, view: Json) -> None:
    """What scores now and later, and what can be had."""
    say, texts, width = face.screen.say, face.texts, face.screen.width
    if view["round"]:
        say(texts.t("page-now", tile=scored_now(texts, view)))
    if view["round"] < len(view["scoring"]):
        say(rounds_line(texts, view, width))
    if view["round"]:
        say(power_line(texts, view, width))
    if view["scrolls"]:
        say(scrolls_line(texts, view, width))


def say_map(face: Face, view: Json, marks: Mapping[str, str]) -> None:
    face.screen.say(draw_map(view, marks))
    face.screen.say(legend(face.texts))
    if bridges := bridges_in_words(face.texts, view):
        face.screen.say(bridges)


def say_page_plain(
    face: Face, position: Position, news: Sequence[str], known: Known, with_map: bool = False
) -> None:
    """The same in sentences, without what the person has heard before."""
    face.screen.say()
    _say_news(face, news)
    lines = [title(face, position) + "."]
    if known is Known.NOTHING:
        lines += [*round_and_tiles(face.texts, position.view), face.texts.t("page-more-plain")]
    if known is not Known.TABLE:
        lines += everybody(face, position)
    elif position.view["seats"][position.seat]["faction"]:
        lines.append(seat_in_short(face.texts, face.names, position.view, position.seat))
    if with_map:
        seats = position.view["order"]
        lines += [buildings_in_words(face.texts, face.names, position.view, seat) for seat in seats]
    for line in [*lines, question(face, position)]:
        face.screen.say(line)


def round_and_tiles(texts: Texts, view: Json) -> list[str]:
    """What scores now and later, and what can be had."""
    now = [round_in_words(texts, view), *next_rounds(texts, view)]
    return [*now, open_scrolls(texts, view), power_actions(texts, view)]


def everybody(face: Face, position: Position) -> list[str]:
    """The turn order, the others in short, and the own board."""
    texts, names, view, seat = face.texts, face.names, position.view, position.seat
    others = [seat_in_short(texts, names, view, other) for other in view["order"] if other != seat]
    return [order_in_words(texts, names, view), *others, *seat_in_words(texts, names, view, seat)]


def _say_news(face: Face, news: Sequence[str]) -> None:
    if news:
        face.screen.say(face.texts.t("news-title"), "dim")
        for line in news:
            face.screen.say(line if face.screen.plain else f"  {line}")


def title(face: Face, position: Position) -> str:
    view, texts = position.view, face.texts
    who = player(texts, face.names, view, position.seat)
    return texts.t("page-title", round=view["round"], player=who)


def rounds_line(texts: Texts, view: Json, width: int) -> Text:
    """The scoring tiles to come, in a few words each."""
    entries = [Text(texts.t("page-rounds-short"), "dim")]
    last = len(view["scoring"])
    for round, code in enumerate(view["scoring"], 1):
        if round > view["round"]:
            shown = (in_short(texts, code) or code).split(";")[: 1 if round == last else 2]
            entries.append(Text.assemble((f"{round} ", "bold"), (";".join(shown), "dim")))
    return in_flow(entries, width)


def power_line(texts: Texts, view: Json, width: int) -> Text:
    """The power actions with their prices; those that were used are struck out and in brackets."""
    entries = [Text(texts.t("page-power-short"), "dim")]
    for code, free in view["power_actions"].items():
        shown = f"{code} {in_short(texts, code)}"
        entries.append(Text(shown) if free else Text(f"[{code}]", "dim strike"))
    return in_flow(entries, width)


def scrolls_line(texts: Texts, view: Json, width: int) -> Text:
    """The scrolls on the table, with the coins on them."""
    entries = [Text(texts.t("page-scrolls-short"), "dim")]
    for code, coins in view["scrolls"].items():
        more = f" +{coins}" if coins else ""
        entries.append(Text.assemble(f"{code} {in_short(texts, code)}", (more, "bold yellow")))
    return in_flow(entries, width)


def legend(texts: Texts) -> Text:
    """The letters of the terrains."""
    chips = [chip(colour, f"{letter} {texts.name(colour)}") for colour, letter in LETTERS.items()]
    return Text().join(chips)


def question(face: Face, position: Position) -> str:
    """What is asked; of a neighbour's power how much, from whom and at what price."""
    offer = next((action for action in position.legal if isinstance(action, Leech)), None)
    if offer is None:
        return face.texts.t(position.decision)
    answer = answer_for(position, offer)
    builder = face.names[_seat_of(position.view, offer.faction)]
    return face.texts.t(
        position.decision,
        builder=f"{builder} ({face.texts.name(offer.faction)})",
        offer=answer["gain"]["pw"],
        price=answer.get("cost", {}).get("vp", 0),
    )


def _seat_of(view: Json, faction: str) -> Seat:
    return next(seat for seat, board in enumerate(view["seats"]) if board["faction"] == faction)
