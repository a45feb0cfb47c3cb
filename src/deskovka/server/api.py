"""What the API does, address by address."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Iterable, Sequence
from dataclasses import replace
from functools import cache
from typing import Annotated, Any, Literal

from msgspec import Meta
from starlette.responses import PlainTextResponse, Response, StreamingResponse

from deskovka.bots.player import bots
from deskovka.core.game import Game
from deskovka.core.rules import LANGUAGES, Rule, pointed
from deskovka.core.setup import Needs, Option
from deskovka.core.shapes import seats_in
from deskovka.registry import game as find_game
from deskovka.registry import games, lesson, search_rules
from deskovka.server import (
    happenings,
    known,
    lessons,
    looking_back,
    openings,
    own_cards,
    paper,
    points,
    showing,
    wording,
)
from deskovka.server.calls import Call, Endpoint, answered
from deskovka.server.databases.base import Entry
from deskovka.server.loaded import LoadedTable
from deskovka.server.messages import answers, fields, game_answers, paper_answers, requests
from deskovka.server.offered import offered
from deskovka.server.openings import links, start
from deskovka.server.records import ShownRecord
from deskovka.server.web import page_address, page_folders
from deskovka.text import Texts, words_of_page

Search = Annotated[str, Meta(max_length=200)]
TABLES_A_TOKEN = 10  # of the limit of requests, when many are asked for at once
GameName = Annotated[str, Meta(max_length=40)]


async def health(call: Call) -> Response:
    answer = await call.house.doctor.health()
    return answered(answer, 200 if answer.database else 503)


async def list_games(call: Call) -> game_answers.Games:
    settings = call.house.settings
    # Read for the first time, the texts of all games take a third of a second.
    found = await asyncio.to_thread(
        lambda: [game_info(game.name, settings.most_seats, settings.bots) for game in games()]
    )
    return game_answers.Games(found)


@cache
def game_info(name: str, most_seats: int, allowed: tuple[str, ...]) -> game_answers.GameInfo:
    game = find_game(name)
    texts = {language: Texts(language, name) for language in LANGUAGES}
    return game_answers.GameInfo(
        game.name,
        game.edition,
        game.rules_version,
        in_each(texts, "game-name"),
        in_each(texts, "game-about"),
        in_each(texts, "game-length"),
        game.seats[0],
        min(game.seats[-1], most_seats),
        list(bots(game)),
        [option_info(option, texts) for option in game.options],
        dict(game.first_game),
        lesson(name) is not None,
        offered(game, allowed),
    )


def in_each(texts: dict[str, Texts], key: str) -> dict[str, str]:
    """A text in each language; a game of others need not have it."""
    return {language: text.t(key) if text.has(key) else "" for language, text in texts.items()}


def option_info(option: Option, texts: dict[str, Texts]) -> game_answers.OptionInfo:
    return game_answers.OptionInfo(
        option.id,
        option.kind,
        option.write(option.default),
        list(option.choices),
        option.least,
        option.most,
        option.secret,
        [needs_info(needs) for needs in option.needs],
        needed_choices(option.implied),
        {language: text.t(f"option-{option.id}") for language, text in texts.items()},
        {
            language: {choice: text.choice(option.id, choice) for choice in option.choices}
            for language, text in texts.items()
        },
    )


def needs_info(needs: Needs) -> game_answers.NeedsInfo:
    return game_answers.NeedsInfo(needed_choices(needs.choices), needs.seats, needs.rule)


def needed_choices(choices: Iterable[tuple[str, str]]) -> list[game_answers.NeededChoice]:
    return [game_answers.NeededChoice(option, choice) for option, choice in choices]


async def rule_book(call: Call) -> game_answers.RuleBook:
    game: Game[Any] = find_game(call.path("game", GameName))
    language, words = call.query("language", fields.Language, "en"), call.query("search", Search, "")
    rules = game.rules(language)
    found = search_rules(game.name, language, words) if words else rules.rules.values()
    return game_answers.RuleBook(
        game.name,
        language,
        [rule_info(rule) for rule in found],
        dict(rules.chapters),
    )


def rule_info(rule: Rule) -> game_answers.RuleInfo:
    return game_answers.RuleInfo(
        rule.id,
        rule.heading,
        rule.text,
        rule.source,
        list(rule.see),
        pointed(rule.text),
        rule.material,
        [game_answers.ExampleInfo(one.id, one.board, one.points, one.unit, one.why) for one in rule.examples],
        [game_answers.CaseInfo(case.id, case.text) for case in rule.cases],
    )


async def game_page(call: Call) -> game_answers.GamePage:
    game, language = find_game(call.path("game", GameName)), call.query("language", fields.Language, "en")
    script = page_address(game.name) if game.name in page_folders() else None
    return game_answers.GamePage(words_of_page(language, game.name), seats_in(game.view_shape), script)


async def show_start(call: Call) -> game_answers.Start:
    game, wanted = find_game(call.path("game", GameName)), await call.body(requests.NewGame)
    return start(game, wanted, call.house.settings.most_seats)


async def game_material(call: Call) -> game_answers.GameMaterial:
    game, language = find_game(call.path("game", GameName)), call.query("language", fields.Language, "en")
    wanted: requests.NewGame = await call.body(requests.NewGame)
    setup = openings.setup_of(game, wanted.seats, wanted.options, call.house.settings.most_seats)
    return openings.material(game, setup, language)


async def show_lesson(call: Call) -> game_answers.LessonPage:
    game, language = find_game(call.path("game", GameName)), call.query("language", fields.Language, "en")
    return lessons.page(game.name, language)


async def begin_lesson(call: Call) -> answers.NewTable:
    game: Game[Any] = find_game(call.path("game", GameName))
    return await call.house.begin_lesson(game.name, call.secret, await call.body(requests.BeginLesson))


async def paper_form(call: Call) -> paper_answers.PaperForm:
    return paper.form(call.path("game", GameName), call.query("language", fields.Language, "en"))


async def score_paper(call: Call) -> paper_answers.PaperAnswer:
    return paper.score(call.path("game", GameName), await call.body(requests.ScorePaper))


async def check_cards(call: Call) -> game_answers.OwnCardsChecked:
    return own_cards.check(call.path("game", GameName), await call.body(requests.CheckCards))


async def create_table(call: Call) -> answers.NewTable:
    return await call.house.create(call.secret, await call.body(requests.CreateTable))


async def my_tables(call: Call) -> answers.Summaries:
    known: requests.MyTables = await call.body(requests.MyTables)
    call.charge(len(known.tables) // TABLES_A_TOKEN)
    return await call.house.my_tables(known)


async def show_table(call: Call) -> answers.News:
    loaded, viewer = await call.look()
    since = call.query("since", fields.Number, 0)
    return showing.news(loaded, viewer, min(since, loaded.seq), whole=True)


async def show_presence(call: Call) -> answers.Presence:
    room, _ = await call.enter()
    return call.house.tables.presence.told(room)


async def do_at_table(call: Call) -> answers.Done | answers.Answer:
    secret = call.secret
    message = await call.body(requests.TableRequest)
    if isinstance(message, requests.Sit):
        return await call.house.sit(call.path("table", fields.TableId), secret, message)
    room, viewer = await call.enter()
    return await call.house.do(room, viewer, secret, message)


async def show_links(call: Call) -> answers.Links:
    room, viewer = await call.enter()
    return links(room.loaded, viewer, call.secret)


async def show_log(call: Call) -> Response:
    language, after = call.query("language", fields.Language, None), call.query("after", fields.Number, None)
    loaded, viewer = await call.look()
    call.charge_for(loaded.seq - (after or 0))
    entries = await entries_of(call, loaded, after or 0)
    parts = call.house.beside.parts(
        happenings.whole_log(loaded, viewer, entries, language, from_start=after is None)
    )
    first = await anext(parts)  # what is refused is refused before anything is sent
    return StreamingResponse(chained(first, parts), media_type="application/json")


async def entries_of(call: Call, loaded: LoadedTable, after: int) -> Sequence[Entry]:
    if isinstance(loaded, ShownRecord):
        return loaded.entries[after:]
    stored = await call.house.tables.stored(loaded.id, after)
    return stored.entries if stored else []


async def chained(first: bytes, rest: AsyncIterator[bytes]) -> AsyncIterator[bytes]:
    yield first
    async for part in rest:
        yield part


async def show_spoken(call: Call) -> answers.Spoken:
    language, seat = (
        call.query("language", fields.Language, "en"),
        call.query("seat", fields.SeatNumber, None),
    )
    loaded, viewer = await call.look()
    return wording.spoken_table(loaded, viewer, language, seat)


async def show_material(call: Call) -> game_answers.GameMaterial:
    language = call.query("language", fields.Language, "en")
    loaded, _ = await call.look()
    return openings.material(loaded.game, loaded.setup, language)


async def show_moment(call: Call) -> answers.Moment:
    number = call.path("move", fields.Number)
    loaded, viewer = await call.look()
    call.charge_for(min(number, len(loaded.moves)))
    return await call.house.beside.do(looking_back.moment(loaded, viewer, number))


async def show_scores(call: Call) -> answers.Scores:
    loaded, viewer = await call.look()
    return points.scores(loaded, viewer)


async def show_growth(call: Call) -> answers.Growth:
    loaded, viewer = await call.look()
    call.charge_for(len(loaded.moves))
    return await call.house.beside.do(points.growth(loaded, viewer))


async def show_luck(call: Call) -> answers.Luck:
    language = call.query("language", fields.Language, "en")
    loaded, _ = await call.look()
    call.charge_for(len(loaded.moves))
    return await call.house.beside.do(points.luck(loaded, language))


async def show_draws(call: Call) -> answers.Draws:
    loaded, _ = await call.look()
    call.charge_for(len(loaded.moves))
    return await call.house.beside.do(looking_back.draws(loaded))


async def show_record(call: Call) -> Response:
    form = call.query("form", Literal["text", "json"], "text")
    loaded, viewer = await call.look()
    call.charge_for(len(loaded.moves))
    record = known.record_as_now(loaded, viewer)
    if form == "json":
        written = await asyncio.to_thread(lambda: record().write_json())
        return Response(written, media_type="application/json")
    return PlainTextResponse(await asyncio.to_thread(lambda: record().write()))


async def fork_table(call: Call) -> answers.NewTable:
    secret = call.secret
    wanted = await call.body(requests.Fork)
    return await call.house.fork(call.path("table", fields.TableId), secret, wanted)


AT_TABLES = "/api/tables/{table}"
# What can be looked at in a record as at a table.
LOOKS = (
    show_table,
    show_log,
    show_moment,
    show_spoken,
    show_material,
    show_scores,
    show_growth,
    show_luck,
    show_draws,
)


def of_record(end: Endpoint) -> Endpoint:
    """The same of the game that a record tells, which is sent along."""
    return replace(
        end,
        method="POST",
        path=end.path.replace(AT_TABLES, "/api/records"),
        does=f"Of a record that is sent along, and not kept: {end.does[0].lower()}{end.does[1:]}",
        takes=requests.LookAtRecord,
        secret=False,
        refuses=(*end.refuses, "bad-record"),
        name=f"{end.run.__name__}_of_record",
        cost=3,
    )


ASKED = (
    Endpoint("GET", "/api/health", "Whether the server can do its work", game_answers.Health, health),
    Endpoint("GET", "/api/games", "The games, their options and bots", game_answers.Games, list_games),
    Endpoint(
        "GET",
        "/api/games/{game}/rules",
        "The rules of a game, or those that fit a search",
        game_answers.RuleBook,
        rule_book,
        query=(("language", fields.Language, "en or cs"), ("search", Search, "words to look for")),
        refuses=("unknown-game",),
    ),
    Endpoint(
        "GET",
        "/api/games/{game}/page",
        "What shows a game that was not built into the client",
        game_answers.GamePage,
        game_page,
        query=(("language", fields.Language, "en or cs"),),
        refuses=("unknown-game",),
    ),
    Endpoint(
        "POST",
        "/api/games/{game}/start",
        "Examples of what would lie on the table before the first move; nothing is kept",
        game_answers.Start,
        show_start,
        takes=requests.NewGame,
        refuses=("setup", "unknown-game"),
        cost=2,
    ),
    Endpoint(
        "POST",
        "/api/games/{game}/material",
        "What can lie on a table that is set up so, such as its cards; nothing is kept",
        game_answers.GameMaterial,
        game_material,
        takes=requests.NewGame,
        query=(("language", fields.Language, "en or cs"),),
        refuses=("setup", "unknown-game"),
        cost=2,
    ),
    Endpoint(
        "GET",
        "/api/games/{game}/lesson",
        "The guided first game of a game, step by step",
        game_answers.LessonPage,
        show_lesson,
        query=(("language", fields.Language, "en or cs"),),
        refuses=("unknown-game", "no-lesson"),
    ),
    Endpoint(
        "POST",
        "/api/games/{game}/lesson",
        "Begin the guided first game at a table of its own; the secret is a new one of the client's own making",
        answers.NewTable,
        begin_lesson,
        takes=requests.BeginLesson,
        secret=True,
        status=201,
        refuses=("unknown-game", "no-lesson"),
    ),
    Endpoint(
        "GET",
        "/api/games/{game}/paper",
        "What is filled in to score a game played with the real material",
        paper_answers.PaperForm,
        paper_form,
        query=(("language", fields.Language, "en or cs"),),
        refuses=("unknown-game",),
    ),
    Endpoint(
        "POST",
        "/api/games/{game}/paper",
        "The explained score of a form that was filled in, or what is wrong with it; nothing is kept",
        paper_answers.PaperAnswer,
        score_paper,
        takes=requests.ScorePaper,
        refuses=("unknown-game",),
        cost=2,
    ),
    Endpoint(
        "POST",
        "/api/games/{game}/cards",
        "Own cards, packed into the option of a table that is played with them, or what is wrong; nothing is kept",
        game_answers.OwnCardsChecked,
        check_cards,
        takes=requests.CheckCards,
        refuses=("unknown-game",),
        cost=3,
    ),
    Endpoint(
        "POST",
        "/api/tables",
        "Make a table; the secret is a new one of the client's own making",
        answers.NewTable,
        create_table,
        takes=requests.CreateTable,
        secret=True,
        status=201,
        refuses=("setup", "unknown-game"),
    ),
    Endpoint(
        "POST",
        "/api/tables/mine",
        "My tables and whose turn it is",
        answers.Summaries,
        my_tables,
        takes=requests.MyTables,
        cost=3,
    ),
    Endpoint(
        "GET",
        "/api/tables/{table}",
        "The table as I see it, and what happened after `since`",
        answers.News,
        show_table,
        secret=True,
        query=(("since", fields.Number, "what I have seen already"),),
    ),
    Endpoint(
        "GET",
        "/api/tables/{table}/presence",
        "Who is here, and since when somebody is away",
        answers.Presence,
        show_presence,
        secret=True,
    ),
    Endpoint(
        "POST",
        "/api/tables/{table}/deeds",
        "Do something at the table: the messages of the socket, but for hello",
        answers.Done | answers.Answer,
        do_at_table,
        takes=requests.TableRequest,
        secret=True,
        refuses=("not-yours", "illegal"),
    ),
    Endpoint(
        "GET",
        "/api/tables/{table}/links",
        "The links whoever made the table may give away",
        answers.Links,
        show_links,
        secret=True,
        refuses=("not-allowed",),
    ),
    Endpoint(
        "GET",
        "/api/tables/{table}/log",
        "Everything that happened and still stands, in words if a language is named",
        answers.Log,
        show_log,
        secret=True,
        query=(
            ("language", fields.Language, "en or cs"),
            ("after", fields.Number, "only what happened later"),
        ),
        cost=3,
    ),
    Endpoint(
        "GET",
        "/api/tables/{table}/moves/{move}",
        "The table after one of its moves; 0 is the deal",
        answers.Moment,
        show_moment,
        secret=True,
        refuses=("unknown-move", "not-started"),
        cost=3,
    ),
    Endpoint(
        "GET",
        "/api/tables/{table}/spoken",
        "The table in words, in speaking order",
        answers.Spoken,
        show_spoken,
        secret=True,
        query=(("language", fields.Language, "en or cs"), ("seat", fields.SeatNumber, "one of my seats")),
        refuses=("not-started", "not-yours"),
        cost=3,
    ),
    Endpoint(
        "GET",
        "/api/tables/{table}/material",
        "What can lie on this table, such as its cards; it stays the same",
        game_answers.GameMaterial,
        show_material,
        secret=True,
        query=(("language", fields.Language, "en or cs"),),
    ),
    Endpoint(
        "GET",
        "/api/tables/{table}/scores",
        "Where everybody's points come from, so far",
        answers.Scores,
        show_scores,
        secret=True,
        refuses=("not-started",),
    ),
    Endpoint(
        "GET",
        "/api/tables/{table}/growth",
        "Everybody's points after each move",
        answers.Growth,
        show_growth,
        secret=True,
        refuses=("not-started",),
        cost=3,
    ),
    Endpoint(
        "GET",
        "/api/tables/{table}/luck",
        "What chance gave everybody in a finished game, against what could be expected",
        answers.Luck,
        show_luck,
        secret=True,
        query=(("language", fields.Language, "en or cs"),),
        refuses=("not-started", "not-over"),
        cost=3,
    ),
    Endpoint(
        "GET",
        "/api/tables/{table}/draws",
        "Every draw of a finished game, to be computed again",
        answers.Draws,
        show_draws,
        secret=True,
        refuses=("not-started", "not-over"),
        cost=3,
    ),
    Endpoint(
        "GET",
        "/api/tables/{table}/record",
        "The record so far, for my eyes",
        str,
        show_record,
        secret=True,
        query=(("form", Literal["text", "json"], "text or its JSON twin"),),
        refuses=("not-started",),
    ),
    Endpoint(
        "POST",
        "/api/tables/{table}/fork",
        "A private table that begins where this one was",
        answers.NewTable,
        fork_table,
        takes=requests.Fork,
        secret=True,
        status=201,
        refuses=("not-allowed", "not-started", "unknown-move"),
        cost=3,
    ),
)
ENDPOINTS = (*ASKED, *(of_record(end) for end in ASKED if end.run in LOOKS))
