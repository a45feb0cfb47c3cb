"""Views, events and offers are what their declared shapes say: nothing missing, nothing more."""

from __future__ import annotations

import json
from typing import Any

import msgspec

from deskovka.contract.random_games import Course
from deskovka.core.codec import Codec
from deskovka.registry import UnknownGame, part
from deskovka.shapes import shapes_of


def fits(shape: Any, item: Any) -> None:
    """Raises an error that names the place where JSON differs from its shape."""
    msgspec.json.decode(json.dumps(item), type=shape)


def test_views_have_their_declared_shape(course: Course) -> None:
    game = course.game
    shape = shapes_of(game).view
    for moment in course.moments:
        fits(shape, game.view(moment.state, moment.seat))
        fits(shape, game.view(moment.state, None))
    table, _ = course.finished
    fits(shape, game.view(table.state, 0))


def test_events_have_the_shape_of_their_fields(course: Course) -> None:
    shape, codec = shapes_of(course.game).event, Codec(course.game.values)
    _, events = course.finished
    for event in events:
        fits(shape, codec.encode(event))
        if (seen := event.seen_by(None)) is not None:
            fits(shape, codec.encode(seen))


def test_offers_and_previews_have_their_declared_shape(course: Course) -> None:
    """Of games that a server can offer."""
    game = course.game
    try:
        server = part("server", game.name)
    except UnknownGame:
        return
    shapes = shapes_of(game)
    for moment in course.moments[::2]:
        fits(shapes.offer, server.offer(moment.state, moment.seat))
        for action in game.legal(moment.state, moment.seat)[:20]:
            fits(shapes.preview, server.preview(moment.state, moment.seat, action))
