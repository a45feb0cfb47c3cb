"""The page: what happened, the players, the table, the own empire and hand, and the question."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from rich.padding import Padding
from rich.text import Text

from deskovka.core.game import Json, Seat
from deskovka.games.empires_north.text import NO, YES, tile_name
from deskovka.terminal.empires_north.boards import seat_rows
from deskovka.terminal.empires_north.spoken import GROUPS
from deskovka.terminal.position import Position
from deskovka.text import Argument

if TYPE_CHECKING:
    from deskovka.terminal.empires_north.face import EmpiresFace

FLAGS = ("to_hand", "raze")
NUMBERS = ("left",)
INDENT = 2
AROUND = 18  # rows of a screen for the news, the players, the table and the question
FAR = ("near", "distant")
AT_LENGTH = (
    "WhichClan",
    "KeepOpening",
    "KeepFromLookout",
    "TakeTurn",
    "ChooseIsland",
)  # with the table once more
Part = tuple[str, list[str]]


def say_page(face: EmpiresFace, position: Position, news: Sequence[str], whole: bool = False) -> None:
    """The table as a seat sees it; where it would not fit on the screen, without some texts of cards."""
    screen, spoken, view, seat = face.screen, face.spoken, position.view, position.seat
    screen.page()
    say_news(face, news)
    screen.heading(spoken.title(view, seat))
    screen.say(seat_rows(spoken, view, screen.width))
    for line in spoken.status(view):
        screen.say(line)
    parts = [*islands(face, view), *own_parts(face, view, seat)]
    if not whole and screen.redrawn and rows_of(parts, screen.width) > screen.console.height - AROUND:
        parts = in_brief(face, view, seat)
        screen.say(face.texts.t("page-brief"), "dim")
    say_parts(face, parts)
    screen.say(question(face, position), "bold")


def rows_of(parts: Sequence[Part], width: int) -> int:
    """How many rows of a screen parts take."""
    return sum(1 + sum(-(-len(line) // (width - INDENT)) for line in lines) for _, lines in parts)


def in_brief(face: EmpiresFace, view: Json, seat: Seat) -> list[Part]:
    """The same parts by names; what can be used keeps its text, what can be built its cost."""
    spoken, player = face.spoken, view["players"][seat]
    parts = [
        (title, [face.cards.names(view[far]["face_up"])]) for far, (title, _) in zip(FAR, islands(face, view))
    ]
    for group in GROUPS:
        pieces = [piece for piece in player["empire"] if spoken.group(piece) == group]
        if pieces:
            names = [", ".join(map(spoken.piece, pieces))]
            texts = [spoken.piece_with_text(piece, player["empire"]) for piece in pieces]
            parts.append((face.texts.t(f"group-{group}"), texts if group == "action" else names))
    if player["hand"]:
        parts.append((face.texts.t("part-hand"), spoken.hand_in_short(player)))
    return parts


def say_page_plain(face: EmpiresFace, position: Position, news: Sequence[str], heard: Sequence[Json]) -> None:
    """The same in sentences: the whole table once, later what is different from what was heard of the players."""
    screen, spoken, view, seat = face.screen, face.spoken, position.view, position.seat
    screen.say()
    say_news(face, news)
    if not heard or position.decision in AT_LENGTH:
        lines = [f"{spoken.title(view, seat)}.", *spoken.status(view)]
        lines += [] if heard else [face.texts.t("page-more-plain")]
        for other, player in enumerate(view["players"]):
            if other != seat and (not heard or heard[other] != player):
                lines += [*spoken.seat(view, other), spoken.empire_in_short(view, other)]
        for line in [*lines, *spoken.seat(view, seat)]:
            screen.say(line)
        say_parts(face, [] if heard else islands(face, view))
        say_parts(face, own_parts(face, view, seat, heard[seat] if heard else None))
    screen.say(question(face, position))


def say_news(face: EmpiresFace, news: Sequence[str]) -> None:
    if news:
        face.screen.say(face.texts.t("news-title"), "dim")
        for line in news:
            face.screen.say(line if face.screen.plain else f"  {line}")


def say_parts(face: EmpiresFace, parts: Sequence[Part]) -> None:
    """Parts with their titles; on a screen what belongs to a title is indented."""
    for title, lines in parts:
        face.screen.say(title if title.endswith(":") else f"{title}:", "" if face.screen.plain else "bold")
        for line in lines:
            face.screen.say(
                line if face.screen.plain else Padding(Text(line), (0, 0, 0, INDENT), expand=False)
            )


def islands(face: EmpiresFace, view: Json) -> list[Part]:
    return [face.spoken.islands(view, far) for far in FAR]


def own_parts(face: EmpiresFace, view: Json, seat: Seat, heard: Json | None = None) -> list[Part]:
    """The own empire and the own hand, each as far as it is different from what was heard of it."""
    player, parts = view["players"][seat], []
    if not player["clan"]:
        return []
    if heard is None or heard["empire"] != player["empire"]:
        parts += face.spoken.empire(view, seat)
    if (player["hand"] or not player["aside"]) and (heard is None or heard["hand"] != player["hand"]):
        parts.append((face.texts.t("part-hand"), face.spoken.hand(player)))
    return parts


def question(face: EmpiresFace, position: Position) -> str:
    """What is asked, by which card, of how many."""
    asked = position.view["asked"] or {}
    words: dict[str, Argument] = {name: asked[name] for name in NUMBERS if name in asked}
    words |= {name: YES if asked[name] else NO for name in FLAGS if name in asked}
    if "card" in asked:
        words["card"] = face.cards.name(asked["card"])
    if "tile" in asked:
        words["tile"] = tile_name(face.texts, asked["tile"])
    told = face.texts.t(position.decision, **words)
    drawn = position.view["drawn"]
    return f"{told} {face.cards.line(drawn)}" if drawn else told
