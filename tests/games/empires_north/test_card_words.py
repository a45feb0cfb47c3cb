"""What is printed on cards: made from their parts in both languages, and as good as words written by hand."""

from __future__ import annotations

import re

import pytest

from deskovka.core.rules import LANGUAGES
from deskovka.games.empires_north.box import BOX, EVIDENCE, PARTS
from deskovka.games.empires_north.cards import ALL, Body, CardName, Effect, Feature, Filter, Moment, Tile
from deskovka.games.empires_north.effects.assign import Assign, Release, Withdraw
from deskovka.games.empires_north.effects.attack import AttackFree
from deskovka.games.empires_north.effects.choose import Choose
from deskovka.games.empires_north.effects.discard import DiscardHand, SendAway
from deskovka.games.empires_north.effects.expedition import Expedition, PayOut
from deskovka.games.empires_north.effects.find import Find
from deskovka.games.empires_north.effects.gain import Counter, Gain
from deskovka.games.empires_north.effects.move import MoveDisc, MoveShip
from deskovka.games.empires_north.effects.pay import Pay
from deskovka.games.empires_north.effects.refresh import Refresh, Renew
from deskovka.games.empires_north.goods import CLASSES, FOOD, GOLD, GOODS, RAZE, WORKER, Gains, Price
from deskovka.games.empires_north.names import PieceName
from deskovka.games.empires_north.text import card_name
from deskovka.games.empires_north.text.card_words import CardWords
from deskovka.games.empires_north.text.step_words import STEPS
from deskovka.text import Texts
from games.empires_north.facts import CARDS, ISLANDS

EN, CS = (CardWords(Texts(language, "empires_north")) for language in LANGUAGES)
WORDS = {"en": EN, "cs": CS}
BY_HAND = {**CARDS, **ISLANDS}
# Where the words made from the parts are others than those of the facts, and mean the same.
INSTEAD = {
    "en": {
        "from 1 of your cards": "from 1 card in your empire",
        "1 of your [bank] cards": "1 [bank] card in your empire",
        "card of your empire": "card in your empire",
        "copies 1 other location with a building cost of your": "copies 1 other location with a building cost in your",
        "with a building cost of your empire back": "with a building cost from your empire back",
        "→ move 1 of your": "→ you may move 1 of your",
    },
    "cs": {
        "pokaždé když": "pokaždé, když",
        "z 1 své karty": "z 1 karty ve svém impériu",
        "1 tvoje karta [bank] ihned": "1 karta [bank] z tvého impéria už teď",
        "vyhodnoť ihned": "vyhodnoť už teď",
        "] tvého impéria": "] z tvého impéria",
        "kopíruje 1 jinou lokaci se stavební cenou ze svého": "kopíruje 1 jinou lokaci se stavební cenou z tvého",
        "o 1 vpřed": "o 1 místo vpřed",
        "→ přesuň 1": "→ můžeš přesunout 1",
        "za každý svůj dobytý ostrov": "za každý dobytý ostrov ve svém impériu",
    },
}


def in_any_order(text: str) -> list[str]:
    """What is gained at once has an order of its own in each wording."""
    return sorted(re.sub(r"[,.;]", "", text).split())


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", BOX.cards)
def test_every_card_says_what_the_facts_say(name: CardName, language: str) -> None:
    text = WORDS[language].text(BOX[name])
    expected: str = BY_HAND[name][f"text_{language}"]
    for theirs, ours in INSTEAD[language].items():
        expected = expected.replace(theirs, ours)
    assert in_any_order(text) == in_any_order(expected)
    assert text[0].isupper() and text.endswith(".") and "  " not in text
    assert re.findall(r"\[[a-z]+\]", text) == re.findall(r"\[[a-z]+\]", expected)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_has_a_kind_a_corner_and_evidence(language: str) -> None:
    words = WORDS[language]
    for card in BOX.cards.values():
        assert words.kind(card)
        assert bool(words.corner(card)) == (card.pay is not None or card.on is not None)
        assert all(line.endswith(".") for line in words.evidence(card))
    assert len({words.texts.t(f"evidence-{level}") for level in EVIDENCE}) == len(EVIDENCE)
    assert all(words.texts.t(f"part-of-card-{part}") for part in PARTS)


def test_no_card_says_that_the_effect_designed_here_is_the_printed_one() -> None:
    """EN-1.1: of a card whose name alone was found at most the gist of its effect is known."""
    assert EN.evidence(BOX[CardName("island-of-the-sea-serpent")]) == [
        "The name of the printed card is known; its effect was designed for this project.",
        "Known from the printed card: name, what its effect is about.",
    ]


EXPECTED = [
    (
        "wool-market",
        "Pay to build: 1 stone. Action: pay 1 sheep → gain 1 gold and 1 VP.",
        "Stavební cena: 1 kámen. Akce: zaplať 1 ovci → získej 1 zlaťák a 1 VB.",
    ),
    (
        "travelling-ice-cream-man",
        "Build when you perform POPULATE. Field or field upgrade: gives 1 food.",
        "Postav, když provádíš OSÍDLENÍ. Zdrojová lokace, nebo vylepšení: dává 1 jídlo.",
    ),
    (
        "quarry-hollow",
        "Build when you perform CONSTRUCT. Field: gives 2 stone.",
        "Postav, když provádíš VÝSTAVBU. Zdrojová lokace: dává 2 kameny.",
    ),
    (
        "clan-gathering-hall",
        (
            "Pay to build: 2 wood and 1 stone. "
            "Action: pay 1 worker → renew up to 1 [hearth]/[guild] action card, then gain 1 VP."
        ),
        (
            "Stavební cena: 2 dřeva a 1 kámen. "
            "Akce: zaplať 1 osadníka → obnov až 1 kartu [hearth]/[guild] s akcí, pak získej 1 VB."
        ),
    ),
    (
        "pipers-green",
        "Pay to build: 1 wood, 1 stone and 1 sheep. Feature: each time you use the action of a [guild] card, gain 1 gold.",
        "Stavební cena: 1 dřevo, 1 kámen a 1 ovce. Vlastnost: pokaždé, když použiješ akci karty [guild], získej 1 zlaťák.",
    ),
    (
        "common-table",
        (
            "Pay to build: 1 food and 1 stone. "
            "Building bonus: gain 1 VP for each 2 [hearth] cards in your empire (at most 3 times). "
            "Feature: each time you perform POPULATE, gain 1 food."
        ),
        (
            "Stavební cena: 1 jídlo a 1 kámen. "
            "Bonus za postavení: získej 1 VB za každé 2 karty [hearth] ve svém impériu (nejvýš 3×). "
            "Vlastnost: pokaždé, když provedeš OSÍDLENÍ, získej 1 jídlo."
        ),
    ),
    (
        "old-keep",
        (
            "Pay to build: 1 wood and 2 stone. Building bonus: gain 2 VP. "
            "Feature: each time an opponent attacks one of your cards, gain 2 VP."
        ),
        (
            "Stavební cena: 1 dřevo a 2 kameny. Bonus za postavení: získej 2 VB. "
            "Vlastnost: pokaždé, když soupeř napadne některou tvou kartu, získej 2 VB."
        ),
    ),
    (
        "watch-on-the-loch",
        "Pay to build: 1 wood. Action: assign 1 worker to this card → gain 1 fish and 1 raze token.",
        "Stavební cena: 1 dřevo. Akce: přiděl na tuto kartu 1 osadníka → získej 1 rybu a 1 žeton útoku.",
    ),
    (
        "helping-hands",
        (
            "Play when you perform POPULATE. Immediately: choose one: (a) refresh 2 workers; "
            "(b) release all workers from 1 card in your empire."
        ),
        (
            "Zahraj, když provádíš OSÍDLENÍ. Ihned: vyber si jedno: (a) prober 2 osadníky; "
            "(b) uvolni všechny osadníky z 1 karty ve svém impériu."
        ),
    ),
    (
        "many-hands",
        "Play when you perform CONSTRUCT. Immediately: gain 1 VP for each different clan icon in your empire.",
        "Zahraj, když provádíš VÝSTAVBU. Ihned: získej 1 VB za každou různou klanovou ikonu ve svém impériu.",
    ),
    (
        "twin-chimneys",
        "Pay to build: 1 wood and 1 stone. Feature: copies 1 other [hearth]/[guild] card in your empire.",
        "Stavební cena: 1 dřevo a 1 kámen. Vlastnost: kopíruje 1 jinou kartu [hearth]/[guild] z tvého impéria.",
    ),
    (
        "grain-bank",
        "Pay to build: 1 wood. Action: assign 1–2 food to this card. Stored 2 food: 1 gold / 1 VP.",
        "Stavební cena: 1 dřevo. Akce: přiděl na tuto kartu 1–2 jídla. Za každá 2 uložená jídla: 1 zlaťák / 1 VB.",
    ),
    (
        "vault-of-all-goods",
        "Pay to build: 1 wood and 2 stone. Action: assign 1–3 goods to this card. Stored 3 goods: 2 VP.",
        (
            "Stavební cena: 1 dřevo a 2 kameny. Akce: přiděl na tuto kartu 1–3 kusy zboží. "
            "Za každé 3 uložené kusy zboží: 2 VB."
        ),
    ),
    (
        "withdrawal-counter",
        (
            "Pay to build: 1 wood. Action: release 1 good from another action card that is not exhausted, "
            "exhaust that card and gain 1 good of the same type → gain 1 VP."
        ),
        (
            "Stavební cena: 1 dřevo. Akce: uvolni 1 zboží z jiné nevyčerpané karty s akcí, tu kartu vyčerpej "
            "a získej 1 zboží téhož druhu → získej 1 VB."
        ),
    ),
    (
        "pawnbroker",
        "Pay to build: 1 stone. Action: pay 2 resources of your choice → gain 2 gold and 1 VP.",
        "Stavební cena: 1 kámen. Akce: zaplať 2 libovolné suroviny → získej 2 zlaťáky a 1 VB.",
    ),
    (
        "lairds-manor",
        (
            "Pay to build: 1 wood and 1 stone. "
            "Building bonus: gain 1 VP for each [bank] card in your empire (at most 4 times). "
            "Feature: each time you perform POPULATE, you may pay 1 gold → gain 2 VP."
        ),
        (
            "Stavební cena: 1 dřevo a 1 kámen. "
            "Bonus za postavení: získej 1 VB za každou kartu [bank] ve svém impériu (nejvýš 4×). "
            "Vlastnost: pokaždé, když provedeš OSÍDLENÍ, můžeš zaplatit 1 zlaťák → získej 2 VB."
        ),
    ),
    (
        "run-on-the-bank",
        (
            "Play when you perform SAIL. Immediately: 1 [bank] card in your empire pays out now, "
            "then release all goods from 1 card in your empire."
        ),
        (
            "Zahraj, když provádíš NALODĚNÍ. Ihned: 1 karta [bank] z tvého impéria už teď vyplatí odměnu za uložené, "
            "pak uvolni všechno zboží z 1 karty ve svém impériu."
        ),
    ),
    (
        "flokis-shipyard",
        "Play when you perform CONSTRUCT. Immediately: gain the third ship of your clan.",
        "Zahraj, když provádíš VÝSTAVBU. Ihned: získej třetí loď svého klanu.",
    ),
    (
        "battle-cry",
        (
            "Play when you perform SAIL. Immediately: choose one: (a) gain 1 fish and 1 raze token; "
            "(b) attack 1 action card of an opponent for free, then gain 1 VP."
        ),
        (
            "Zahraj, když provádíš NALODĚNÍ. Ihned: vyber si jedno: (a) získej 1 rybu a 1 žeton útoku; "
            "(b) napadni zdarma 1 soupeřovu kartu s akcí, pak získej 1 VB."
        ),
    ),
    (
        "break-camp",
        (
            "Play when you perform EXPLORE. "
            "Immediately: discard up to 3 cards from your empire; for each: gain 2 VP."
        ),
        "Zahraj, když provádíš PRŮZKUM. Ihned: odlož až 3 karty ze svého impéria; za každou: získej 2 VB.",
    ),
    (
        "new-outpost",
        (
            "Pay to build: 1 food and 1 wood. Action: discard 1 field from your empire → "
            "gain 1 resource of your choice and 2 VP, then draw 1 card."
        ),
        (
            "Stavební cena: 1 jídlo a 1 dřevo. Akce: odlož 1 zdrojovou lokaci ze svého impéria → "
            "získej 1 libovolnou surovinu a 2 VB, pak si dober 1 kartu."
        ),
    ),
    (
        "shaman-of-the-drift",
        (
            "Pay to build: 1 stone and 1 fish. Action: pay 1 worker, "
            "take 1 other location with a building cost from your empire back to hand → gain 1 gold and 1 VP."
        ),
        (
            "Stavební cena: 1 kámen a 1 ryba. Akce: zaplať 1 osadníka, "
            "vezmi si zpět do ruky 1 jinou lokaci se stavební cenou ze svého impéria → získej 1 zlaťák a 1 VB."
        ),
    ),
    (
        "summer-tent",
        (
            "Pay to build: 1 wood. Building bonus: gain 1 resource of your choice. "
            "Feature: when this card is discarded from your empire, gain 1 VP."
        ),
        (
            "Stavební cena: 1 dřevo. Bonus za postavení: získej 1 libovolnou surovinu. "
            "Vlastnost: když je tato karta odložena z tvého impéria, získej 1 VB."
        ),
    ),
    (
        "lookout-rock",
        "Pillage: gain 1 food and draw 2 cards. Feature: each time you perform EXPLORE, draw 1 card.",
        (
            "Vyplenění: získej 1 jídlo a dober si 2 karty. "
            "Vlastnost: pokaždé, když provedeš PRŮZKUM, dober si 1 kartu."
        ),
    ),
    (
        "whirlpool-isle",
        (
            "Pillage: gain 1 fish and 1 gold. "
            "Action: pay 1 worker → you may move 1 of your ships 1 place forward, then gain 1 fish."
        ),
        (
            "Vyplenění: získej 1 rybu a 1 zlaťák. "
            "Akce: zaplať 1 osadníka → můžeš přesunout 1 svou loď o 1 místo vpřed, pak získej 1 rybu."
        ),
    ),
    (
        "isle-of-skalds",
        (
            "Pillage: gain 3 VP. Conquest bonus: gain 1 VP for each conquered island in your empire "
            "(at most 4 times). Feature: each time you pillage an island, gain 1 VP."
        ),
        (
            "Vyplenění: získej 3 VB. Bonus za dobytí: získej 1 VB za každý dobytý ostrov ve svém impériu "
            "(nejvýš 4×). Vlastnost: pokaždé, když vypleníš ostrov, získej 1 VB."
        ),
    ),
]


@pytest.mark.parametrize(("name", "english", "czech"), EXPECTED)
def test_cards_read_as_if_written_by_hand(name: str, english: str, czech: str) -> None:
    card = BOX[name]
    assert f"{EN.corner(card)} {EN.text(card)}".strip() == english
    assert f"{CS.corner(card)} {CS.text(card)}".strip() == czech


def test_every_word_of_the_vocabulary_has_words() -> None:
    """A new kind of step once would have been told only when somebody met its card."""
    kinds = {kind.__name__ for kind in Effect.__subclasses__() if kind.__module__.startswith("deskovka.")}
    assert kinds == {kind.__name__ for kind in STEPS}


def gains(**amounts: int) -> Gains:
    """Things of the supply by name; `points` and `cards` besides."""
    supply = tuple((kind, amounts[good.value]) for kind, good in enumerate(GOODS) if good.value in amounts)
    return Gains(supply, amounts.get("points", 0), amounts.get("cards", 0))


# What no card of the box says, but one that somebody types in may.
STEPS_BY_HAND: list[tuple[Effect, str, str]] = [
    (
        Gain(gains(food=5, wood=2, sheep=1)),
        "gain 5 food, 2 wood and 1 sheep",
        "získej 5 jídel, 2 dřeva a 1 ovci",
    ),
    (Gain(gains(worker=5, gold=5)), "gain 5 gold and 5 workers", "získej 5 zlaťáků a 5 osadníků"),
    (Gain(Gains(neutral_ships=2)), "gain 2 neutral ships", "získej 2 běžné lodě"),
    (Gain(Gains(different=5)), "gain 5 resources of different types", "získej 5 surovin různých druhů"),
    (
        Gain(gains(cards=1), Counter(cards=Filter(kind="island"), every=2, most=1)),
        "draw 1 card for each 2 conquered islands in your empire (at most 1 time)",
        "dober si 1 kartu za každé 2 dobyté ostrovy ve svém impériu (nejvýš 1×)",
    ),
    (
        Gain(gains(points=1), Counter(cards=Filter(with_action=True, this=-1), every=5)),
        "gain 1 VP for each 5 other action cards in your empire",
        "získej 1 VB za každých 5 jiných karet s akcí ve svém impériu",
    ),
    (
        Gain(gains(points=1), Counter(supply=FOOD, every=2)),
        "gain 1 VP for each 2 food in your supply",
        "získej 1 VB za každá 2 jídla ve své zásobě",
    ),
    (
        Gain(gains(points=1), Counter(supply=RAZE, every=5)),
        "gain 1 VP for each 5 raze tokens in your supply",
        "získej 1 VB za každých 5 žetonů útoku ve své zásobě",
    ),
    (
        Gain(gains(points=1), Counter(different_icons=True, every=2)),
        "gain 1 VP for each 2 different clan icons in your empire",
        "získej 1 VB za každé 2 různé klanové ikony ve svém impériu",
    ),
    (
        Gain(gains(points=2), Counter(sets=("mug", "fold"), every=2)),
        "gain 2 VP for each 2 complete sets [mug]+[fold] in your empire",
        "získej 2 VB za každé 2 úplné sady [mug]+[fold] ve svém impériu",
    ),
    (
        Pay(Price(((WORKER, 2),), 5)),
        "pay 2 workers and 5 resources of your choice",
        "zaplať 2 osadníky a 5 libovolných surovin",
    ),
    (Assign(CLASSES["sheep"], 5), "assign 1–5 sheep to this card", "přiděl na tuto kartu 1–5 ovcí"),
    (DiscardHand(2), "discard 2 cards from hand", "odlož 2 karty z ruky"),
    (
        Release(CLASSES["gold"], 2, Filter(this=1)),
        "release 2 gold from this card",
        "uvolni 2 zlaťáky z této karty",
    ),
    (
        Release(CLASSES["fish"], ALL, Filter(kind="island", this=-1)),
        "release all fish from 1 other conquered island in your empire",
        "uvolni všechny ryby z 1 jiného dobytého ostrova ve svém impériu",
    ),
    (Refresh(1), "refresh 1 worker", "prober 1 osadníka"),
    (
        Renew(Filter(kind="location", with_action=True), ALL),
        "renew all your locations with a building cost and an action",
        "obnov všechny své lokace se stavební cenou a s akcí",
    ),
    (Renew(Filter(this=1), 1), "renew this card", "obnov tuto kartu"),
    (
        AttackFree(2),
        "attack 2 action cards of an opponent for free",
        "napadni zdarma 2 soupeřovy karty s akcí",
    ),
    (Find(Filter(kind="field")), "find 1 field", "najdi 1 zdrojovou lokaci"),
    (
        MoveDisc(2),
        "you may up to 2 times move one of your used action discs to another tile",
        "můžeš až 2× přesunout některý svůj použitý akční disk na jinou destičku",
    ),
    (
        MoveShip(2),
        "you may move 1 of your ships up to 2 places forward",
        "můžeš přesunout 1 svou loď až o 2 místa vpřed",
    ),
    (
        Expedition(2),
        "resolve 2 of your ships on the expedition board now",
        "vyhodnoť už teď 2 své lodě na desce mořeplavby",
    ),
    (
        PayOut(Filter(icons=("bank",)), 2),
        "2 [bank] cards in your empire pay out now",
        "2 karty [bank] z tvého impéria už teď vyplatí odměnu za uložené",
    ),
    (PayOut(Filter(this=1), 1), "this card pays out now", "tato karta už teď vyplatí odměnu za uložené"),
    (
        SendAway(Filter(kind="island"), 2, (Refresh(1),), False, False, False),
        "discard 2 conquered islands from your empire; for each: refresh 1 worker",
        "odlož 2 dobyté ostrovy ze svého impéria; za každý: prober 1 osadníka",
    ),
    (
        SendAway(Filter(this=1), 1, (), True, False, True),
        "take this card from your empire back to hand",
        "vezmi si zpět do ruky tuto kartu ze svého impéria",
    ),
    (
        Choose(((Gain(gains(cards=1)),), (Refresh(1),))),
        "choose one: (a) draw 1 card; (b) refresh 1 worker",
        "vyber si jedno: (a) dober si 1 kartu; (b) prober 1 osadníka",
    ),
]


@pytest.mark.parametrize(("effect", "english", "czech"), STEPS_BY_HAND)
def test_steps_of_cards_that_somebody_types_in(effect: Effect, english: str, czech: str) -> None:
    assert EN.step(effect) == english
    assert CS.step(effect) == czech


FEATURES = [
    (
        Feature(Moment.SAIL, True, Filter(), Body((), (Refresh(1),))),
        "Feature: each time an opponent performs SAIL, refresh 1 worker.",
        "Vlastnost: pokaždé, když soupeř provede NALODĚNÍ, prober 1 osadníka.",
    ),
    (
        Feature(Moment.ACTION, False, Filter(this=-1), Body((), (Refresh(1),))),
        "Feature: each time you use the action of another card, refresh 1 worker.",
        "Vlastnost: pokaždé, když použiješ akci jiné karty, prober 1 osadníka.",
    ),
    (
        Feature(Moment.DISCARD, False, Filter(with_action=True), Body((), (Refresh(1),))),
        "Feature: each time you discard an action card from your empire, refresh 1 worker.",
        "Vlastnost: pokaždé, když odložíš kartu s akcí ze svého impéria, prober 1 osadníka.",
    ),
    (
        Feature(Moment.ASSIGN, False, Filter(this=1), Body((), (Refresh(1),))),
        "Feature: each time you assign tokens to this card, refresh 1 worker.",
        "Vlastnost: pokaždé, když na tuto kartu přidělíš žetony, prober 1 osadníka.",
    ),
    (
        Feature(Moment.BUILD, True, Filter(kind="field"), Body((), (Refresh(1),))),
        "Feature: each time an opponent builds a field, refresh 1 worker.",
        "Vlastnost: pokaždé, když soupeř postaví zdrojovou lokaci, prober 1 osadníka.",
    ),
    (
        Feature(Moment.ATTACK, False, Filter(), Body((), (Refresh(1),))),
        "Feature: each time you attack a card of an opponent, refresh 1 worker.",
        "Vlastnost: pokaždé, když napadneš soupeřovu kartu, prober 1 osadníka.",
    ),
    (
        Feature(
            Moment.SECOND_USE,
            False,
            Filter(),
            Body((Pay(Price(((GOLD, 1),))), DiscardHand(1), Withdraw()), (Refresh(1),)),
        ),
        (
            "Feature: each time you use a disc for the second time in a round, you may pay 1 gold, "
            "discard 1 card from hand, release 1 good from another action card that is not exhausted, "
            "exhaust that card and gain 1 good of the same type → refresh 1 worker."
        ),
        (
            "Vlastnost: pokaždé, když použiješ disk podruhé v kole, můžeš zaplatit 1 zlaťák, "
            "odložit 1 kartu z ruky, uvolnit 1 zboží z jiné nevyčerpané karty s akcí, "
            "tu kartu vyčerpat a získat 1 zboží téhož druhu → prober 1 osadníka."
        ),
    ),
]


@pytest.mark.parametrize(("feature", "english", "czech"), FEATURES)
def test_features_of_cards_that_somebody_types_in(feature: Feature, english: str, czech: str) -> None:
    assert EN.feature(feature) == english
    assert CS.feature(feature) == czech


@pytest.mark.parametrize("moment", Moment)
@pytest.mark.parametrize("by_opponent", [False, True])
def test_every_moment_has_words_for_everybody(moment: Moment, by_opponent: bool) -> None:
    for cards in (Filter(), Filter(icons=("mug",)), Filter(kind="island", with_action=True), Filter(this=1)):
        told = {words.when(Feature(moment, by_opponent, cards, Body())) for words in (EN, CS)}
        assert len(told) == 2 and all(told)


def test_what_comes_after_a_choice_of_lists_is_a_sentence_of_its_own() -> None:
    choice = Choose(((Refresh(1),), (Gain(gains(cards=1)),)))
    told = "choose one: (a) refresh 1 worker; (b) draw 1 card. Then gain 1 VP"
    assert EN.steps((choice, Gain(gains(points=1)))) == told


@pytest.mark.parametrize("tile", Tile)
def test_the_name_of_a_tile_is_printed_in_capitals(tile: Tile) -> None:
    assert EN.tile(tile).isupper() and CS.tile(tile).isupper()


def test_a_card_or_piece_is_called_by_its_name_and_an_unknown_one_by_its_words() -> None:
    english, czech = EN.texts, CS.texts
    assert card_name(czech, CardName("wool-market")) == "Trh s vlnou"
    assert card_name(english, PieceName("wool-market.2")) == "Wool Market (2)"
    assert card_name(english, CardName("my-own-hall")) == "My own hall"
