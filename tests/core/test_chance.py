"""Chance: seeded, recorded, scripted."""

from __future__ import annotations

import hashlib
import hmac
from collections import Counter
from random import Random

import pytest

from deskovka.core.chance import RandomChance, ScriptedChance, SeededChance
from deskovka.core.errors import ChanceError

SEED = bytes(range(32))


def test_a_draw_depends_on_the_seed_and_its_name_and_on_nothing_else() -> None:
    first, second = SeededChance(SEED), SeededChance(SEED)
    first.pick(range(6), "something else")
    assert [first.pick(range(1000), "die", n) for n in range(20)] == [
        second.pick(range(1000), "die", n) for n in range(20)
    ]
    assert SeededChance(bytes(32)).pick(range(10**6), "die") != first.pick(range(10**6), "die")


def test_the_scheme_can_be_recomputed_with_nothing_but_hmac() -> None:
    """The documented recipe, written a second time."""
    key = hmac.new(SEED, b"players\nAda\nBo", hashlib.sha256).digest()
    digest = hmac.new(key, b"explore spring 3\n0", hashlib.sha256).digest()
    expected = int.from_bytes(digest[:8], "big") % 13
    assert SeededChance(SEED, ["Ada", "Bo"]).pick(range(13), "explore", "spring", 3) == expected


def test_words_of_the_players_change_every_draw() -> None:
    plain, salted = SeededChance(SEED), SeededChance(SEED, ["luck"])
    assert [plain.pick(range(10**6), n) for n in range(5)] != [salted.pick(range(10**6), n) for n in range(5)]


def test_the_commitment_is_a_hash_of_the_seed() -> None:
    assert SeededChance(SEED).commitment == hashlib.sha256(b"deskovka commitment\n" + SEED).hexdigest()


def test_all_options_are_equally_likely() -> None:
    for chance in (SeededChance(SEED), RandomChance(Random(1))):
        counts = Counter(chance.pick("abcde", "letter", n) for n in range(5000))
        assert set(counts) == set("abcde")
        # 1000 each, standard deviation 28: six of them would be a miracle
        assert all(830 < count < 1170 for count in counts.values())


def test_the_answers_are_remembered_as_words_until_they_are_taken() -> None:
    chance = ScriptedChance(["3", "hamlet"])
    chance.pick([1, 2, 3], "die")
    chance.pick(["orchard", "hamlet"], "card")
    assert chance.take_drawn() == ("3", "hamlet")
    assert chance.take_drawn() == ()


def test_dictated_chance_must_be_possible() -> None:
    with pytest.raises(ChanceError, match="'7' is not one of 1, 2"):
        ScriptedChance(["7"]).pick([1, 2], "die")
    with pytest.raises(ChanceError, match="nothing more was dictated"):
        ScriptedChance([]).pick([1, 2], "die")
    with pytest.raises(ChanceError, match="more than was asked for: 1"):
        ScriptedChance(["1"]).finish()


def test_a_seed_is_64_hexadecimal_digits_or_any_text() -> None:
    assert SeededChance.from_text(SEED.hex()).seed == SEED
    assert SeededChance.from_text("winter").seed == hashlib.sha256(b"winter").digest()
    with pytest.raises(ChanceError, match="32 bytes, got 3"):
        SeededChance(b"abc")
    assert SeededChance.fresh().seed != SeededChance.fresh().seed
