"""Views, events and offers are what their declared shapes say: nothing missing, nothing more."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import msgspec

from deskovka.contract.random_games import positions, questions, tables
from deskovka.core.codec import Codec
from deskovka.core.game import Event, Game
from deskovka.core.table import Table
from deskovka.registry import UnknownGame, part
from deskovka.shapes import shapes_of


def fits(shape: Any, item: Any) -> None:
    """Raises an error that names the place where JSON differs from its shape."""
    msgspec.json.decode(json.dumps(item), type=shape)


def test_views_have_their_declared_shape(game: Game[Any]) -> None:
    shape = shapes_of(game).view
    for state, seat in positions(game):
        fits(shape, game.view(state, seat))
        fits(shape, game.view(state, None))
    for table, _ in played(game):
        fits(shape, game.view(table.state, 0))


def test_events_have_the_shape_of_their_fields(game: Game[Any]) -> None:
    shape, codec = shapes_of(game).event, Codec(game.values)
    for _, events in played(game):
        for event in events:
            fits(shape, codec.encode(event))
            if (seen := event.seen_by(None)) is not None:
                fits(shape, codec.encode(seen))


def test_offers_and_previews_have_their_declared_shape(game: Game[Any]) -> None:
    """Of games that a server can offer."""
    try:
        server = part("server", game.name)
    except UnknownGame:
        return
    shapes = shapes_of(game)
    for state, seat in positions(game, every=5):
        fits(shapes.offer, server.offer(state, seat))
        for action in game.legal(state, seat)[:20]:
            fits(shapes.preview, server.preview(state, seat, action))


def played(game: Game[Any]) -> Iterator[tuple[Table, list[Event]]]:
    """Tables whose games are over, and all that happened there."""
    for table, random in tables(game):
        events = list(table.events)
        for asked in questions(table):
            events += table.play(asked[0], game.sample(table.state, asked[0], random))
        yield table, events
