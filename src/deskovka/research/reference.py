"""The reference of the environments, as docs/environments.md has it: what the numbers of each mean."""

from __future__ import annotations

from collections.abc import Iterator

from deskovka.research.course import Material, material
from deskovka.research.environments import Environment, environments
from deskovka.research.observing import Feature

HEAD = """# The environments, number by number

Written by `scripts/environments` from what the games declare; how to use them is told in [research.md](research.md).
Observations are arrays of whole numbers from 0 to 255. By seat means: the own seat first, then the others in turn order;
seats are counted that way in answers, too. Scenarios have what the game has by itself, and more.
"""


def reference() -> Iterator[str]:
    """The page, line by line."""
    yield HEAD
    known: dict[str, dict[str, Feature]] = {}
    for found in environments():
        of = material(found.game, None, found.options)
        yield f"## {found.id}\n"
        yield from about(found, of)
        features = dict(of.observer.features)
        before = known.setdefault(found.game, features)
        same = {
            name
            for name in features
            if features is not before and name in before and before[name].meaning == features[name].meaning
        }
        yield from observation(features, same)
        yield from answers(of)


def about(found: Environment, of: Material) -> Iterator[str]:
    options = ", ".join(f"`{option}={text}`" for option, text in found.options.items())
    yield (
        f"{of.setup.seats} seats unless others are asked for{f', {options}' if options else ''}; "
        f"{of.numbering.size:,} answers, {of.observer.size:,} numbers seen; digest of the numbering `{of.numbering.digest()}`.\n"
    )


def observation(features: dict[str, Feature], same: set[str]) -> Iterator[str]:
    yield "| observation | shape | at most | what it means |"
    yield "|---|---|---|---|"
    for name, feature in features.items():
        shape = " x ".join(map(str, feature.shape))
        meaning = "as above" if name in same else feature.meaning
        yield f"| `{name}` | {shape} | {feature.most} | {meaning} |"
    yield ""


def answers(of: Material) -> Iterator[str]:
    yield "| answers | numbers |"
    yield "|---|---|"
    for form, numbers in of.numbering.kinds():
        told = f"{numbers[0]} to {numbers[-1]}" if len(numbers) > 1 else str(numbers[0])
        yield f"| `{form}` | {told} |"
    own, size = of.numbering.own, of.numbering.size
    if own < size:
        yield f"| any other that may be given now, in the order of the list | {own} to {size - 1} |"
    yield ""
