# Co stojí na kartách, česky: každé slovo slovníku má svůj text. `[guild]` je ikona.
# Mezery kolem toho, co chybí, se stáhnou.

## Druh karty

card-kind-start-field = Počáteční zdrojová lokace
card-kind-field = Zdrojová lokace
card-kind-field-upgrade = Vylepšení zdrojové lokace
card-kind-field-or-upgrade = Zdrojová lokace, nebo vylepšení
card-kind-boost = Posílení
card-kind-location = Lokace
card-kind-near = Blízký ostrov
card-kind-distant = Vzdálený ostrov
card-pay = Stavební cena: { $price }.
card-build-with = Postav, když provádíš { $tile }.
card-play-with = Zahraj, když provádíš { $tile }.

## Části karty

line-gives = { $kind }: dává { $goods }.
line-pillage = Vyplenění: { $body }.
line-bonus = Bonus za postavení: { $body }.
line-conquest = Bonus za dobytí: { $body }.
line-feature = Vlastnost: { $when }, { $body }.
line-copy = Vlastnost: kopíruje { $cards } z tvého impéria.
line-action = Akce: { $body }.
line-immediately = Ihned: { $body }.
line-storage = { $stored }: { $choices }.

## Odkud karta je

evidence-effect-found = Tištěný účinek této karty je znám.
evidence-effect-partly-found = Tvar tištěného účinku je znám; počty nebo ikony byly doplněny pro tento projekt.
evidence-name-only-found = Jméno tištěné karty je známo; účinek byl navržen pro tento projekt.
evidence-designed = Tato karta byla navržena pro tento projekt ve stylu svého balíčku; není to tištěná karta.
evidence-own = Tuto kartu opsal majitel krabice.
evidence-like = Je v ní, co je známo z tištěných karet: { $parts }.
evidence-parts = Z tištěné karty je známo: { $parts }.
part-of-card-name = jméno
part-of-card-clan = klan
part-of-card-kind = druh karty
part-of-card-icons = ikony
part-of-card-copies = počet kusů
part-of-card-distance = vzdálenost ostrova
part-of-card-cost = cena
part-of-card-trigger = akce, ke které patří
part-of-card-effect = účinek
part-of-card-gist = o čem je účinek
part-of-card-pillage = vyplenění

## Jak se kroky spojují

join-and = { $first } a { $last }
join-then = { $first }, pak { $last }
join-then-anew = { $first }. Pak { $last }
join-cost = { $cost } → { $do }
join-may = můžeš { $cost }
join-each = { $step } za { $each }{ $most ->
    [0] {""}
    [one] {""} (nejvýš { $most }×)
    [few] {""} (nejvýš { $most }×)
    [many] {""} (nejvýš { $most }×)
   *[other] {""} (nejvýš { $most }×)
  }
join-reward = { $step }: { $each }
join-reward-each = { $step }; za { $kind ->
    [island] každý
   *[other] každou
  }: { $each }

## Kroky ceny; „may“ stojí za „můžeš“

step-pay = zaplať { $goods }
step-pay-may = zaplatit { $goods }
step-assign = přiděl na tuto kartu { $goods }
step-assign-may = přidělit na tuto kartu { $goods }
step-discard = odlož { $cards } ze svého impéria
step-discard-may = odložit { $cards } ze svého impéria
step-return = vezmi si zpět do ruky { $cards } ze svého impéria
step-return-may = vzít si zpět do ruky { $cards } ze svého impéria
step-drop = odlož { $cards } z ruky
step-drop-may = odložit { $cards } z ruky
step-choose = vyber si jedno: { $lists }
step-choose-may = vybrat si jedno: { $lists }
step-withdraw = uvolni 1 zboží z jiné nevyčerpané karty s akcí, tu kartu vyčerpej a získej 1 zboží téhož druhu
step-withdraw-may = uvolnit 1 zboží z jiné nevyčerpané karty s akcí, tu kartu vyčerpat a získat 1 zboží téhož druhu

## Kroky toho, co karta dělá

step-gain = získej { $goods }
step-draw = dober si { $cards }
step-gain-and-draw = získej { $goods } a dober si { $cards }
step-gain-then-draw = získej { $goods }, pak si dober { $cards }
step-perform = proveď { $tile }
step-refresh = prober { $workers }
step-renew = obnov { $cards }
step-attack = napadni zdarma { $count ->
    [one] { $count } soupeřovu kartu s akcí
    [few] { $count } soupeřovy karty s akcí
    [many] { $count } soupeřovy karty s akcí
   *[other] { $count } soupeřových karet s akcí
  }
step-release = uvolni { $goods } { $from }
step-find = najdi { $cards }
step-move-disc = můžeš { $count ->
    [one] přesunout { $count } svůj použitý akční disk na jinou destičku
    [few] až { $count }× přesunout některý svůj použitý akční disk na jinou destičku
    [many] až { $count }× přesunout některý svůj použitý akční disk na jinou destičku
   *[other] až { $count }× přesunout některý svůj použitý akční disk na jinou destičku
  }
step-move-ship = můžeš přesunout 1 svou loď { $count ->
    [one] o { $count } místo
    [few] až o { $count } místa
    [many] až o { $count } místa
   *[other] až o { $count } míst
  } vpřed
step-expedition = vyhodnoť už teď { $count ->
    [one] { $count } svou loď
    [few] { $count } své lodě
    [many] { $count } své lodi
   *[other] { $count } svých lodí
  } na desce mořeplavby
step-pay-out = { $cards } { $count ->
    [one] už teď vyplatí
    [few] už teď vyplatí
    [many] už teď vyplatí
   *[other] už teď vyplatí
  } odměnu za uložené
step-pay-out-this = tato karta už teď vyplatí odměnu za uložené
step-draw-and-build = dober si 1 kartu; je-li to lokace se stavební cenou, můžeš ji ihned zdarma postavit

## Které karty

cards-some = { $count } { $other } { $noun } { $icons } { $tail }
cards-up-to = až { $cards }
cards-all = všechny své { $other } { $noun } { $icons } { $tail }
cards-every = { $every } { $number } { $other } { $noun } { $icons } { $tail } ve svém impériu
cards-own = { $count } { $other } { $noun } { $icons } { $tail } z tvého impéria
cards-from = z 1 { $other } { $noun } { $icons } { $tail } ve svém impériu
cards-one = { $article } { $noun } { $icons } { $tail }
cards-this = tuto kartu
cards-this-from = z této karty
cards-this-gen = této karty
noun-card = { $count ->
    [one] kartu
    [few] karty
    [many] karty
   *[other] karet
  }
noun-card-nom = { $count ->
    [one] karta
    [few] karty
    [many] karty
   *[other] karet
  }
noun-card-gen = karty
noun-acting = { $count ->
    [one] kartu
    [few] karty
    [many] karty
   *[other] karet
  }
noun-acting-nom = { $count ->
    [one] karta
    [few] karty
    [many] karty
   *[other] karet
  }
noun-acting-gen = karty
noun-location = { $count ->
    [one] lokaci
    [few] lokace
    [many] lokace
   *[other] lokací
  }
noun-location-nom = { $count ->
    [one] lokace
    [few] lokace
    [many] lokace
   *[other] lokací
  }
noun-location-gen = lokace
noun-field = { $count ->
    [one] zdrojovou lokaci
    [few] zdrojové lokace
    [many] zdrojové lokace
   *[other] zdrojových lokací
  }
noun-field-nom = { $count ->
    [one] zdrojová lokace
    [few] zdrojové lokace
    [many] zdrojové lokace
   *[other] zdrojových lokací
  }
noun-field-gen = zdrojové lokace
noun-island = { $count ->
    [one] dobytý ostrov
    [few] dobyté ostrovy
    [many] dobytého ostrova
   *[other] dobytých ostrovů
  }
noun-island-nom = { $count ->
    [one] dobytý ostrov
    [few] dobyté ostrovy
    [many] dobytého ostrova
   *[other] dobytých ostrovů
  }
noun-island-gen = dobytého ostrova
tail-acting = s akcí
tail-location = se stavební cenou
tail-location-acting = se stavební cenou a s akcí
tail-island-acting = s akcí
tail-field-acting = s akcí
other-fem = { $count ->
    [one] jinou
    [few] jiné
    [many] jiné
   *[other] jiných
  }
other-masc = { $count ->
    [one] jiný
    [few] jiné
    [many] jiného
   *[other] jiných
  }
other-nom-fem = { $count ->
    [one] jiná
    [few] jiné
    [many] jiné
   *[other] jiných
  }
other-nom-masc = { $count ->
    [one] jiný
    [few] jiné
    [many] jiného
   *[other] jiných
  }
every-fem = { $count ->
    [one] každou
    [few] každé
    [many] každé
   *[other] každých
  }
every-masc = { $count ->
    [one] každý
    [few] každé
    [many] každého
   *[other] každých
  }
other-gen-fem = jiné
other-gen-masc = jiného
article = {""}
article-acting = {""}
article-next = další
article-other-fem = jinou
article-other-masc = jiný
article-other-gen-fem = jiné
article-other-gen-masc = jiného

## Co se počítá

count-icons = { $count ->
    [one] každou různou klanovou ikonu
    [few] každé { $count } různé klanové ikony
    [many] každé { $count } různé klanové ikony
   *[other] každých { $count } různých klanových ikon
  } ve svém impériu
count-sets = { $count ->
    [one] každou úplnou sadu
    [few] každé { $count } úplné sady
    [many] každé { $count } úplné sady
   *[other] každých { $count } úplných sad
  } { $icons } ve svém impériu
count-supply = { $each } ve své zásobě

## Kdy vlastnost působí

when-perform = pokaždé, když { $who ->
    [opponent] soupeř provede
   *[you] provedeš
  } { $tile }
when-second-use = pokaždé, když { $who ->
    [opponent] soupeř použije
   *[you] použiješ
  } disk podruhé v kole
when-pillage = pokaždé, když { $who ->
    [opponent] soupeř vyplení
   *[you] vypleníš
  } ostrov { $tail }
when-conquer = pokaždé, když { $who ->
    [opponent] soupeř dobude
   *[you] dobudeš
  } ostrov { $tail }
when-build = pokaždé, když { $who ->
    [opponent] soupeř postaví
   *[you] postavíš
  } { $cards }
when-action = pokaždé, když { $who ->
    [opponent] soupeř použije
   *[you] použiješ
  } akci { $cards }
when-assign = pokaždé, když na { $cards } { $who ->
    [opponent] soupeř přidělí
   *[you] přidělíš
  } žetony
when-discard = pokaždé, když { $who ->
    [opponent] soupeř odloží
   *[you] odložíš
  } { $cards } ze svého impéria
when-discard-this = když je tato karta odložena z tvého impéria
when-attack = pokaždé, když { $who ->
    [opponent] soupeř napadne některou tvou kartu
   *[you] napadneš soupeřovu kartu
  }
when-pass = když { $who ->
    [opponent] soupeř pasuje
   *[you] pasuješ
  }

## Pět akcí, jak stojí na kartách; co se provádí

capital-explore = PRŮZKUM
capital-populate = OSÍDLENÍ
capital-construct = VÝSTAVBU
capital-harvest = SKLIZEŇ
capital-sail = NALODĚNÍ

## Co se získává, platí a přiděluje: ve 4. pádě

acc-food = { $count ->
    [one] { $count } jídlo
    [few] { $count } jídla
    [many] { $count } jídla
   *[other] { $count } jídel
  }
acc-wood = { $count ->
    [one] { $count } dřevo
    [few] { $count } dřeva
    [many] { $count } dřeva
   *[other] { $count } dřev
  }
acc-stone = { $count ->
    [one] { $count } kámen
    [few] { $count } kameny
    [many] { $count } kamene
   *[other] { $count } kamenů
  }
acc-sheep = { $count ->
    [one] { $count } ovci
    [few] { $count } ovce
    [many] { $count } ovce
   *[other] { $count } ovcí
  }
acc-fish = { $count ->
    [one] { $count } rybu
    [few] { $count } ryby
    [many] { $count } ryby
   *[other] { $count } ryb
  }
acc-gold = { $count ->
    [one] { $count } zlaťák
    [few] { $count } zlaťáky
    [many] { $count } zlaťáku
   *[other] { $count } zlaťáků
  }
acc-raze = { $count ->
    [one] { $count } žeton útoku
    [few] { $count } žetony útoku
    [many] { $count } žetonu útoku
   *[other] { $count } žetonů útoku
  }
acc-worker = { $count ->
    [one] { $count } osadníka
    [few] { $count } osadníky
    [many] { $count } osadníka
   *[other] { $count } osadníků
  }
acc-vp = { $count } VB
acc-card = { $count ->
    [one] { $count } kartu
    [few] { $count } karty
    [many] { $count } karty
   *[other] { $count } karet
  }
acc-any = { $count ->
    [one] { $count } libovolnou surovinu
    [few] { $count } libovolné suroviny
    [many] { $count } libovolné suroviny
   *[other] { $count } libovolných surovin
  }
acc-different = { $count ->
    [one] { $count } surovinu
    [few] { $count } suroviny různých druhů
    [many] { $count } suroviny různých druhů
   *[other] { $count } surovin různých druhů
  }
acc-neutral-ship = { $count ->
    [one] { $count } běžnou loď
    [few] { $count } běžné lodě
    [many] { $count } běžné lodě
   *[other] { $count } běžných lodí
  }
acc-resource = { $count ->
    [one] { $count } surovinu
    [few] { $count } suroviny
    [many] { $count } suroviny
   *[other] { $count } surovin
  }
acc-good = { $count ->
    [one] { $count } kus zboží
    [few] { $count } kusy zboží
    [many] { $count } kusu zboží
   *[other] { $count } kusů zboží
  }
acc-ship = { $count ->
    [one] { $count } loď
    [few] { $count } lodě
    [many] { $count } lodi
   *[other] { $count } lodí
  }
acc-clan-ship = { $count ->
    [one] třetí loď svého klanu
    [few] { $count } další lodě svého klanu
    [many] { $count } další lodi svého klanu
   *[other] { $count } dalších lodí svého klanu
  }

## Všechno

all-food = všechno jídlo
all-wood = všechno dřevo
all-stone = všechny kameny
all-sheep = všechny ovce
all-fish = všechny ryby
all-resource = všechny suroviny
all-good = všechno zboží
all-gold = všechny zlaťáky
all-worker = všechny osadníky

## Co se počítá v zásobě

each-food = { $count ->
    [one] každé jídlo
    [few] každá { $count } jídla
    [many] každá { $count } jídla
   *[other] každých { $count } jídel
  }
each-wood = { $count ->
    [one] každé dřevo
    [few] každá { $count } dřeva
    [many] každá { $count } dřeva
   *[other] každých { $count } dřev
  }
each-stone = { $count ->
    [one] každý kámen
    [few] každé { $count } kameny
    [many] každé { $count } kameny
   *[other] každých { $count } kamenů
  }
each-sheep = { $count ->
    [one] každou ovci
    [few] každé { $count } ovce
    [many] každé { $count } ovce
   *[other] každých { $count } ovcí
  }
each-fish = { $count ->
    [one] každou rybu
    [few] každé { $count } ryby
    [many] každé { $count } ryby
   *[other] každých { $count } ryb
  }
each-gold = { $count ->
    [one] každý zlaťák
    [few] každé { $count } zlaťáky
    [many] každé { $count } zlaťáky
   *[other] každých { $count } zlaťáků
  }
each-raze = { $count ->
    [one] každý žeton útoku
    [few] každé { $count } žetony útoku
    [many] každé { $count } žetony útoku
   *[other] každých { $count } žetonů útoku
  }
each-worker = { $count ->
    [one] každého neunaveného osadníka
    [few] každé { $count } neunavené osadníky
    [many] každé { $count } neunavené osadníky
   *[other] každých { $count } neunavených osadníků
  }

## Co leží na kartě

stored-food = Za { $count ->
    [one] každé uložené jídlo
    [few] každá { $count } uložená jídla
    [many] každá { $count } uložená jídla
   *[other] každých { $count } uložených jídel
  }
stored-wood = Za { $count ->
    [one] každé uložené dřevo
    [few] každá { $count } uložená dřeva
    [many] každá { $count } uložená dřeva
   *[other] každých { $count } uložených dřev
  }
stored-stone = Za { $count ->
    [one] každý uložený kámen
    [few] každé { $count } uložené kameny
    [many] každé { $count } uložené kameny
   *[other] každých { $count } uložených kamenů
  }
stored-sheep = Za { $count ->
    [one] každou uloženou ovci
    [few] každé { $count } uložené ovce
    [many] každé { $count } uložené ovce
   *[other] každých { $count } uložených ovcí
  }
stored-fish = Za { $count ->
    [one] každou uloženou rybu
    [few] každé { $count } uložené ryby
    [many] každé { $count } uložené ryby
   *[other] každých { $count } uložených ryb
  }
stored-resource = Za { $count ->
    [one] každou uloženou surovinu
    [few] každé { $count } uložené suroviny
    [many] každé { $count } uložené suroviny
   *[other] každých { $count } uložených surovin
  }
stored-good = Za { $count ->
    [one] každý uložený kus zboží
    [few] každé { $count } uložené kusy zboží
    [many] každé { $count } uložené kusy zboží
   *[other] každých { $count } uložených kusů zboží
  }
stored-gold = Za { $count ->
    [one] každý uložený zlaťák
    [few] každé { $count } uložené zlaťáky
    [many] každé { $count } uložené zlaťáky
   *[other] každých { $count } uložených zlaťáků
  }
stored-worker = Za { $count ->
    [one] každého uloženého osadníka
    [few] každé { $count } uložené osadníky
    [many] každé { $count } uložené osadníky
   *[other] každých { $count } uložených osadníků
  }
