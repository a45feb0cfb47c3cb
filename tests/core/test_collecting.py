"""The classes of a game are found in its folder."""

from __future__ import annotations

import sys
from importlib import import_module
from pkgutil import walk_packages
from types import ModuleType

import pytest

from deskovka.core.collecting import classes_in, is_value, values_in
from deskovka.core.game import Event, Task
from deskovka.core.notation import Action
from deskovka.core.values import value
from deskovka.registry import NAMES, game, part


@pytest.mark.parametrize("name", NAMES)
def test_a_game_knows_every_class_of_its_folder(name: str) -> None:
    package = part("games", name)
    known = set(game(name).values)
    for module in walk_packages(package.__path__, f"{package.__name__}."):
        import_module(module.name)

    told = {cls for cls in classes_in(package.__name__) if issubclass(cls, Event | Task | Action)}

    assert told
    assert told <= known


def test_what_leaves_a_constant_open_is_only_the_base_of_others() -> None:
    class Base(Action):
        """Has no form."""

    @value
    class Whole(Base):
        form = "whole"

    assert not is_value(Base)
    assert is_value(Whole)


def test_two_classes_of_one_name_are_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    """The codec could not tell them apart."""

    def module(name: str) -> ModuleType:
        @value
        class Moved(Event):
            pass

        made = ModuleType(name)
        Moved.__module__ = name
        made.__dict__["Moved"] = Moved
        monkeypatch.setitem(sys.modules, name, made)
        return made

    module("twins.one")
    module("twins.other")
    twins = type("Twins", (), {"__module__": "twins.one"})

    with pytest.raises(
        TypeError, match=r"two classes of one game are called Moved: in twins\.one and twins\.other"
    ):
        values_in(twins)
