"""Own cards for clients: a file they send, packed for a set-up, or every mistake in it."""

from __future__ import annotations

from deskovka.core.documents import pack
from deskovka.core.errors import DataError
from deskovka.registry import game as find_game
from deskovka.registry import own_cards
from deskovka.server.messages import game_answers, requests
from deskovka.text import Texts
from deskovka.text.mistakes import in_words

MOST_TOLD = 100  # mistakes


def check(name: str, wish: requests.CheckCards) -> game_answers.OwnCardsChecked:
    game = find_game(name).name
    texts = Texts(wish.language, game)
    own = own_cards(game)
    document, mistakes = own.read(own.option, wish.text)
    value = ""
    if not mistakes:
        try:
            value = pack(document)
        except DataError as error:
            mistakes = [error]
    return game_answers.OwnCardsChecked(value, [in_words(one, texts) for one in mistakes[:MOST_TOLD]])
