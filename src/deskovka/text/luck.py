"""Luck in words: what chance gave everybody, against what could be expected of it."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from deskovka.core.lots import NEITHER
from deskovka.core.luck import Luck, Share
from deskovka.core.values import value
from deskovka.text import Texts

USUAL = 0.5  # standard deviations: nearer than that is what was to be expected
DEGREES = ((1.5, "some"), (2.5, "much"))  # beyond the last it is rare: about one time in eighty


@value
class MeasureTold:
    """One measure in words: what is counted and how, and a sentence for each share."""

    title: str
    how: str
    sentences: tuple[str, ...]


def about(texts: Texts) -> str:
    """What is chance in a game and what is not."""
    return texts.t("luck-about")


def measures(texts: Texts, found: Sequence[Luck], names: Sequence[str]) -> list[MeasureTold]:
    return [
        MeasureTold(
            texts.t(f"luck-{luck.measure.name}"),
            texts.t(f"luck-{luck.measure.name}-how"),
            tuple(
                sentence(texts, luck, share, None if luck.shared else name)
                for share, name in zip(luck.shares, names)
            ),
        )
        for luck in found
    ]


def sentence(texts: Texts, luck: Luck, share: Share, name: str | None) -> str:
    who = texts.t("luck-all") if name is None else name
    if not share.draws:
        return texts.t("luck-nothing", name=who)
    expected = texts.decimal(share.expected, 1)
    return texts.t(
        "luck-share", name=who, got=share.got, expected=expected, verdict=verdict(texts, luck, share)
    )


def verdict(texts: Texts, luck: Luck, share: Share) -> str:
    """Whether that was luck, and how much; where neither more nor less is better, only how usual it was."""
    off = share.deviation
    if abs(off) < USUAL:
        return texts.t("luck-even")
    degree = next((word for most, word in DEGREES if abs(off) < most), "rare")
    if luck.measure.lucky == NEITHER:
        return texts.t(f"luck-{'more' if off > 0 else 'fewer'}-{degree}")
    return texts.t(f"luck-{'good' if off * luck.measure.lucky > 0 else 'bad'}-{degree}")


def headline(texts: Texts, found: Sequence[Luck], names: Sequence[str], winners: Collection[int]) -> str:
    """To whom chance was kindest in what counts most, and whether that won; nothing where all had the same."""
    first = next((luck for luck in found if luck.measure.lucky != NEITHER and not luck.shared), None)
    if first is None or len(names) < 2:
        return ""
    kindness = [share.deviation * first.measure.lucky for share in first.shares]
    seat = kindness.index(max(kindness))
    if kindness[seat] < USUAL:
        return texts.t("luck-first-even", what=texts.t(f"luck-{first.measure.name}"))
    key = "luck-first-won" if seat in winners else "luck-first-lost"
    winner = ", ".join(names[one] for one in winners)
    return texts.t(key, what=texts.t(f"luck-{first.measure.name}"), name=names[seat], winner=winner)
