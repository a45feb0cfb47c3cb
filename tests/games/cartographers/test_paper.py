"""Cartographers scored on paper: seasons, earlier totals, ties, the solo rating."""

from __future__ import annotations

import pytest

from deskovka.games.cartographers import GAME
from deskovka.games.cartographers.cards import SEASONS
from deskovka.games.cartographers.sheet import Sheet, sides
from paper import hints, mistake, points, score
from positions import random_game

CARDS = "a: sentinel-wood\nb: canal_lake\nc: great city\nd: cauldrons\n"
SIZE = 11


def on_sheet(drawing: str = "") -> str:
    """A drawing in the upper left corner of a sheet of the right size, on which nothing is printed."""
    rows = [row.ljust(SIZE, ".") for row in drawing.split()]
    return "\n".join([*rows, *["." * SIZE] * (SIZE - len(rows))])


SMALL = on_sheet("F.F. .F.. ...F FF..")
EMPTY = on_sheet()
A = Sheet.fresh(sides()["A"]).rows()


def test_a_season_is_two_cards_and_the_coins_less_the_monsters() -> None:
    """CA-9.2, CA-9.5: Sentinel Wood 2, Canal Lake 0, 3 coins, 4 empty spaces beside the monster."""
    scored = score(
        "cartographers", f"{CARDS}season: spring\nplayer: A\ncoins: 3\nmap:\n{on_sheet('F.F .M.')}"
    )
    assert points(scored, "sentinel_wood") == [2]
    assert points(scored, "canal_lake") == [0]
    assert points(scored, "coins") == [3]
    assert points(scored, "monsters") == [-4]
    assert scored.outcome.scores == (1,)


def test_without_a_season_every_card_is_scored_and_nothing_is_added_up() -> None:
    scored = score("cartographers", f"{CARDS}map:\n{SMALL}")
    whats = [line.what[-1] for line in scored.outcome.standings[0].lines]
    assert whats == ["sentinel_wood", "canal_lake", "great_city", "cauldrons", "coins", "monsters"]
    assert points(scored, "sentinel_wood") == [3]
    assert not scored.ranked


def players(*parts: tuple[int, int]) -> str:
    """Empty maps with points of earlier seasons and what monsters cost."""
    rows = [
        f"player: {name}\nspring: {total}\nlost: {lost}\nmap:\n{EMPTY}"
        for name, (total, lost) in zip("PQR", parts)
    ]
    return f"{CARDS}season: winter\n" + "\n".join(rows)


def test_ties_are_broken_by_fewer_points_lost_to_monsters() -> None:
    """CA-11.2, CA-11.4: 71, 71, 64 with losses 9, 6, 2: the second wins."""
    scored = score("cartographers", players((71, 9), (71, 6), (64, 2)))
    assert (scored.winners, scored.outcome.ranking) == ((1,), (2, 1, 3))


def test_who_is_equal_on_both_counts_shares_the_victory() -> None:
    """CA-11.3, CA-11.5: 71 each with losses 6, 6, 9."""
    assert score("cartographers", players((71, 6), (71, 6), (71, 9))).winners == (0, 1)


def test_before_winter_nobody_has_won() -> None:
    """CA-10.1, CA-9.8: and only the seasons before count."""
    form = f"{CARDS}season: summer\nplayer: P\nspring: 7\nsummer: 50\nfall: 60\nmap:\n{EMPTY}"
    scored = score("cartographers", form)
    assert (scored.outcome.scores, scored.winners) == ((7,), ())


SOLO = "a: greenbough\nb: canal lake\nc: wildholds\nd: lost barony\nsolo: yes\nseason: winter\n"


@pytest.mark.parametrize(("total", "rating", "title"), [(106, 20, True), (86, 0, True), (55, -31, False)])
def test_alone_the_numbers_of_the_cards_are_subtracted(total: int, rating: int, title: bool) -> None:
    """CA-14.13, CA-14.16, CA-14.17: 22 + 24 + 16 + 24 = 86; an empty map scores nothing in winter."""
    standing = score("cartographers", f"{SOLO}spring: {total}\nmap:\n{EMPTY}").outcome.standings[0]
    assert (standing.score, standing.title is not None) == (rating, title)


def test_a_surrounded_mountain_without_its_coin_is_pointed_out() -> None:
    """CA-5.1"""
    ringed = "\n".join([*A[:1], "..F^FR.....", ".R.F....^R.", *A[3:]]).replace(
        "...........", "...F.......", 1
    )
    assert hints(score("cartographers", f"{CARDS}map:\n{ringed}")) == ["mountains"]
    assert hints(score("cartographers", f"{CARDS}coins: 1\nmap:\n{ringed}")) == []


@pytest.mark.parametrize("side", sides())
def test_a_printed_side_is_taken_as_it_is(side: str) -> None:
    """CA-1.4, CA-1.5"""
    rows = Sheet.fresh(sides()[side]).rows()
    assert hints(score("cartographers", f"{CARDS}map:\n" + "\n".join(rows))) == []


def test_a_sheet_that_was_never_printed_is_pointed_out() -> None:
    """CA-1.4: ruins drawn over with a large letter, and a mountain left out."""
    rows = [A[0], "...^.F.....", ".R.......R.", *A[3:]]
    scored = score("cartographers", f"{CARDS}player: Ada\nmap:\n" + "\n".join(rows))
    assert [(hint.key, hint.rule) for hint in scored.hints] == [("paper-hint-printed", "CA-1.4")]
    assert scored.hints[0].about == {"name": "Ada", "side": "A", "spaces": "B6, C9"}


@pytest.mark.parametrize(
    ("form", "reason", "line"),
    [
        (f"a: greenbough\nmap:\n{SMALL}", "no-card", 0),
        (f"a: greenbough\nb: greenbough\nc: great city\nd: cauldrons\nmap:\n{SMALL}", "one-of-each", 2),
        (f"a: greenbough\nb: treetower\nc: great city\nd: cauldrons\nmap:\n{SMALL}", "one-of-each", 2),
        (f"a: moon\nmap:\n{SMALL}", "choice", 1),
        (f"{CARDS}coins: 15\nmap:\n{SMALL}", "number", 5),
        (f"{CARDS}player: A", "no-map", 5),
        (f"{CARDS}map:\nFX", "sign", 6),
        (f"{CARDS}map:\n{A[0]}\n\n{A[1][1:]}", "width", 8),
        (f"{CARDS}map:\n{A[0]}\n{A[1]}.", "width", 7),
        (f"{CARDS}map:\n...", "width", 6),
        (f"{CARDS}map:\nFFFFFFFFFFF", "height", 6),
        (f"{CARDS}map:\n" + "\n".join(A[1:]), "height", 15),
        (f"{CARDS}map:\n" + "\n".join([*A, A[0], A[0]]), "height", 17),
        (f"{CARDS}map:\n{EMPTY}\nplayer: A\nmap:\n{EMPTY}", "before-players", 5),
        (f"{CARDS}solo: yes\nplayer: A\nmap:\n{EMPTY}\nplayer: B\nmap:\n{EMPTY}", "solo", 5),
    ],
)
def test_what_cannot_be_is_refused_with_its_line(form: str, reason: str, line: int) -> None:
    error = mistake("cartographers", form)
    assert (error.reason, error.line) == (reason, line)


@pytest.mark.parametrize("seed", ["a", "b"])
def test_a_played_game_has_the_same_score_on_paper(seed: str) -> None:
    """CA-9, CA-11: a random game of three, scored in winter."""
    for state, _, _, _ in random_game(GAME, 3, seed):
        pass
    outcome = GAME.outcome(state)
    assert outcome is not None
    rows = [f"{letter}: {card}" for letter, card in zip("abcd", state.edicts)] + ["season: winter"]
    for seat, sheet in enumerate(state.sheets):
        rows += [f"player: P{seat}", f"coins: {sheet.coins}", "map:", *sheet.rows()]
        earlier = list(zip(SEASONS, state.scores))[:-1]
        rows += [f"{season.id}: {scores[seat].total}" for season, scores in earlier]
        rows.append(f"lost: {sum(scores[seat].monsters for _, scores in earlier)}")
    scored = score("cartographers", "\n".join(rows))
    assert (scored.outcome.scores, scored.outcome.ranking) == (outcome.scores, outcome.ranking)
    assert scored.winners == outcome.winners
