# Co říkají Vládcové Severu česky. Pravidla jsou v rules.cs.toml, slova karet v effects/text.

game-name = Settlers: Vládcové Severu
game-aliases = Vládcové Severu, Empires of the North, Imperial Settlers: Empires of the North
game-about = Šest klanů Severu staví, sklízí a vyplouvá plenit a dobývat ostrovy.
game-length = 45–90 minut
game-cards = Seznam tištěných karet se nepodařilo získat: většina karet v těchto balíčcích byla navržena pro tento projekt ve stylu jednotlivých klanů. U každé karty stojí, co je z tištěné známo.

## Volby přípravy

option-selection = Jak se vybírají klany
option-selection-choice = postupně podle pořadí
option-selection-lot = losem
option-clans = Klany podle míst u stolu
option-clans-hint = Nejvýše jeden na místo, v pořadí míst; ostatní klany si postupně vyberou jejich hráči.
option-clans-none = vyberou si hráči
setup-spare-clans = „{ $option }“: { $count ->
    [few] vybrány jsou { $count } klany
   *[other] vybráno je { $count } klanů
  }, ale { $seats ->
    [few] místa jsou jen { $seats }
   *[other] míst je jen { $seats }
  }. Nějaký klan odeber, nebo přidej hráče.
option-raze-tokens-score = Žetony útoku přinesou na konci po bodu

## Klany

name-ulaf = Olaf
name-heidel = Heidel
name-panuk = Nanuuk
name-nanurjuk = Panurjuk
name-glenn = Glenn
name-mackinnon = MacKinnon
no-clan = zatím bez klanu
clan-ulaf = Vikingové: plavby, plenění a dobývání
clan-heidel = Vikingové: pivo a odpočinek, druhé použití disků, nečinní osadníci, ovce
clan-panuk = Inuité: úplné sady a sbírky ikon, tučňáci
clan-nanurjuk = Inuité: kočovníci, jejichž karty impérium opouštějí a nahrazují je nové
clan-glenn = Skotové: spolupráce, karty si navzájem pomáhají
clan-mackinnon = Skotové: zlato a banky, které uchovávají zboží a každé kolo vyplácejí

## Ikony

icon-longship = drakar
icon-rune = runa
icon-hall = síň
icon-mug = korbel
icon-bench = lavice
icon-fold = ovčinec
icon-penguin = tučňák
icon-igloo = iglú
icon-anchor = kotva
icon-totem = totem
icon-tent = stan
icon-sled = sáně
icon-spirit = duch
icon-hearth = ohniště
icon-guild = cech
icon-castle = hrad
icon-bank = banka
icon-merchant = kupec
icon-manor = panství

## Destičky, fáze, náklady, vzdálenosti

tile-explore = Průzkum
tile-populate = Osídlení
tile-construct = Výstavba
tile-harvest = Sklizeň
tile-sail = Nalodění
tile-explore-does = dobereš si 1 kartu
tile-populate-does = získáš 1 osadníka
tile-construct-does = postavíš zdarma 1 lokaci z ruky
tile-harvest-does = získáš, co dává 1 zdrojová lokace s vylepšeními
tile-sail-does = vyšleš 1 loď na moře
phase-setup = Příprava
phase-lookout = Rozhled
phase-action = fáze Akcí
phase-expedition = Mořeplavba
cargo-nothing = nic
cargo-fish = 1 ryba
cargo-gold = 1 zlaťák
cargo-raze = 1 žeton útoku
cargo-fish-raze = 1 ryba a 1 žeton útoku
cargo-gold-raze = 1 zlaťák a 1 žeton útoku
name-near = blízké
name-distant = vzdálené

## Odkud jsou body, a další jednotlivá slova

name-action = Akce karet
name-feature = Vlastnosti
name-bonus = Bonusy za postavení a dobytí
name-boost = Posílení
name-storage = Uložené
name-harvest = Zdrojové lokace
name-pillage = Vyplenění
name-empire = Karty impéria
name-resources = Zbylé suroviny
name-gold = Zbylé zlaťáky
name-raze = Zbylé žetony útoku
source-track = před závěrečným bodováním
source-action = získané akcemi lokací a ostrovů
source-feature = získané vlastnostmi
source-bonus = získané při postavení karet a dobytí ostrovů
source-boost = získané posíleními
source-storage = vyplacené za to, co je na kartách uloženo
source-harvest = dané zdrojovými lokacemi při postavení a sklizni
source-pillage = získané pleněním
source-empire = 1 za každou kartu impéria i s ostrovy
source-resources = 1 za každé 2 suroviny
source-gold = 1 za každý zlaťák
source-raze = 1 za každý žeton útoku
ability-action = akce
ability-feature = vlastnost
ability-bonus = bonus
ability-boost = posílení
ability-storage = uložené
ability-harvest = zdrojová lokace
ability-pillage = vyplenění
name-food = jídlo
name-wood = dřevo
name-stone = kámen
name-sheep = ovce
name-fish = ryba
name-worker = osadník
name-explore = Průzkum
name-populate = Osídlení
name-construct = Výstavba
name-sail = Nalodění
name-setup = příprava
name-lookout = Rozhled
name-expedition = Mořeplavba

## Co tu je, s počtem

goods-food = { $count ->
    [one] { $count } jídlo
    [few] { $count } jídla
    [many] { $count } jídla
   *[other] { $count } jídel
  }
goods-wood = { $count ->
    [one] { $count } dřevo
    [few] { $count } dřeva
    [many] { $count } dřeva
   *[other] { $count } dřev
  }
goods-stone = { $count ->
    [one] { $count } kámen
    [few] { $count } kameny
    [many] { $count } kamene
   *[other] { $count } kamenů
  }
goods-sheep = { $count ->
    [one] { $count } ovce
    [few] { $count } ovce
    [many] { $count } ovce
   *[other] { $count } ovcí
  }
goods-fish = { $count ->
    [one] { $count } ryba
    [few] { $count } ryby
    [many] { $count } ryby
   *[other] { $count } ryb
  }
goods-gold = { $count ->
    [one] { $count } zlaťák
    [few] { $count } zlaťáky
    [many] { $count } zlaťáku
   *[other] { $count } zlaťáků
  }
goods-raze = { $count ->
    [one] { $count } žeton útoku
    [few] { $count } žetony útoku
    [many] { $count } žetonu útoku
   *[other] { $count } žetonů útoku
  }
goods-worker = { $count ->
    [one] { $count } osadník
    [few] { $count } osadníci
    [many] { $count } osadníka
   *[other] { $count } osadníků
  }
goods-vp = { $count } VB
goods-card = { $count ->
    [one] { $count } karta
    [few] { $count } karty
    [many] { $count } karty
   *[other] { $count } karet
  }
goods-any = { $count ->
    [one] { $count } libovolná surovina
    [few] { $count } libovolné suroviny
    [many] { $count } libovolné suroviny
   *[other] { $count } libovolných surovin
  }
goods-different = { $count ->
    [one] { $count } surovina
    [few] { $count } suroviny různých druhů
    [many] { $count } suroviny různých druhů
   *[other] { $count } surovin různých druhů
  }
goods-neutral-ship = { $count ->
    [one] { $count } běžná loď
    [few] { $count } běžné lodě
    [many] { $count } běžné lodě
   *[other] { $count } běžných lodí
  }
goods-resource = { $count ->
    [one] { $count } surovina
    [few] { $count } suroviny
    [many] { $count } suroviny
   *[other] { $count } surovin
  }
goods-good = { $count ->
    [one] { $count } kus zboží
    [few] { $count } kusy zboží
    [many] { $count } kusu zboží
   *[other] { $count } kusů zboží
  }
goods-ship = { $count ->
    [one] { $count } loď
    [few] { $count } lodě
    [many] { $count } lodi
   *[other] { $count } lodí
  }
goods-clan-ship = { $count ->
    [one] třetí loď svého klanu
    [few] { $count } další lodě svého klanu
    [many] { $count } další lodi svého klanu
   *[other] { $count } dalších lodí svého klanu
  }
nothing = nic
second-of-name = { $card } ({ $number })

## Na co se hra ptá

WhichClan = Za který klan hraješ?
KeepOpening = Které tři z těchto pěti karet si necháš?
KeepFromLookout = Které z těchto karet si necháš? Každá unaví jednoho osadníka.
TakeTurn = Proveď jednu akci, nebo pasuj do konce fáze.
BoostOrField = { $tile }: přidáš posílení, nebo zdrojovou lokaci?
ConstructWhat = Výstavba: kterou lokaci postavíš zdarma?
HarvestWhich = Sklizeň: která zdrojová lokace vydá své zboží?
SailWith = Nalodění: co vezme loď s sebou?
CopyWhich = { $card }: kterou kartu bude natrvalo kopírovat?
ChooseOne = { $card }: co si vybereš?
TakeResources = { $card }: které suroviny si vezmeš?
PayAny = { $card }: které suroviny zaplatíš?
AssignWhat = { $card }: co na ni přidělíš?
ReleaseWhat = { $card }: co si vezmeš z karty zpět?
WithdrawWhat = { $card }: které zboží vybereš a z které karty?
AttackWhom = { $card }: kterou soupeřovu kartu napadneš?
SendAwayWhich = { $card }: kterou kartu { $to_hand ->
    [yes] si vezmeš zpět do ruky?
   *[no] odložíš ze svého impéria?
  } Ještě { $left }.
SendAwayUpTo = { $card }: kterou kartu { $to_hand ->
    [yes] si vezmeš zpět do ruky?
   *[no] odložíš ze svého impéria?
  } Ještě nejvýš { $left }.
DropWhich = { $card }: kterou kartu odložíš z ruky?
RenewWhich = { $card }: kterou vyčerpanou kartu obnovíš?
FindWhich = { $card }: kterou kartu si vezmeš z balíčku?
BuildOrKeep = { $card }: postavíš právě dobranou kartu zdarma, nebo si ji necháš v ruce?
ShiftWhich = { $card }: který disk přesuneš na jinou destičku?
AdvanceWhich = { $card }: kterou svou loď posuneš vpřed?
SendWhich = { $card }: kterou svou loď teď vyhodnotíš?
PayOutWhich = { $card }: která karta teď vyplatí odměnu?
ChooseInterest = Uložené zboží vyplácí: co si vezmeš? Zbývá { $left ->
    [one] { $left } sada.
    [few] { $left } sady.
    [many] { $left } sady.
   *[other] { $left } sad.
  }
OrderFeatures = Působí několik tvých vlastností: která jako první?
OfferFeature = { $card }: zaplatíš za její vlastnost?
ChooseIsland = Tvoje loď připlouvá{ $raze ->
    [yes] {""} s žetonem útoku
   *[no] {""}
  }: ke kterému ostrovu?
PillageOrConquer = { $card }: vypleníš ostrov, nebo ho dobudeš?

## Co se stalo

CircleLaid = Destičky leží v tomto kruhu: { $tiles }. Začínající hráč: { $first }.
IslandsShown = Odkryté ostrovy: blízké { $near }, vzdálené { $distant }.
ClanChosen = { $you ->
    [yes] Hraješ
   *[no] { $seat } hraje
  } za klan { $clan }.
CardsSeen = { $cards ->
    [0] { $you ->
        [yes] Bereš si
       *[no] { $seat } si bere
      } nové karty k výběru.
   *[other] { $you ->
        [yes] Bereš si
       *[no] { $seat } si bere
      } nové karty k výběru: { $cards }.
  }
HasChosen = { $you ->
    [yes] Máš
   *[no] { $seat } má
  } vybráno.
CardsKept = { $count ->
    [0] { $you ->
        [yes] Nenecháváš si
       *[no] { $seat } si nenechává
      } žádnou kartu
   *[other] { $you ->
        [yes] Necháváš si
       *[no] { $seat } si nechává
      } { $count ->
        [one] { $count } kartu
        [few] { $count } karty
        [many] { $count } karty
       *[other] { $count } karet
      }
  }{ $kept ->
    [0] {""}
   *[other] {""} ({ $kept })
  }{ $discarded ->
    [0] .
   *[other] , odložené: { $discarded }.
  }
PhaseBegan = { $round }. kolo: { $phase }.
LastRound = Někdo má 25 bodů nebo víc: toto kolo je poslední.
DiscPlaced = { $you ->
    [yes] Pokládáš
   *[no] { $seat } pokládá
  } disk na destičku { $tile }.
DiscMoved = { $you ->
    [yes] Přesouváš
   *[no] { $seat } přesouvá
  } disk z destičky { $origin } na destičku { $tile }{ $second_use ->
    [yes] , jeho druhé použití.
   *[no] .
  }
Performs = { $you ->
    [yes] Provádíš
   *[no] { $seat } provádí
  } akci { $tile }.
NotPerformed = { $you ->
    [yes] Už nemůžeš
   *[no] { $seat } už nemůže
  } provést akci { $tile }.
Harvested = { $you ->
    [yes] Sklízíš
   *[no] { $seat } sklízí
  } z karty { $card }.
Populated = { $you ->
    [yes] Získáváš
   *[no] { $seat } získává
  } 1 osadníka.
BoostPlayed = { $you ->
    [yes] Hraješ
   *[no] { $seat } hraje
  } posílení { $card }.
Built = { $you ->
    [yes] Stavíš
   *[no] { $seat } staví
  } kartu { $card }{ $onto ->
    [0] {""}
   *[other] {""} jako vylepšení karty { $onto }
  }{ $copied ->
    [0] .
   *[other] {""} jako kopii karty { $copied }.
  }
ActionUsed = { $you ->
    [yes] Používáš
   *[no] { $seat } používá
  } akci karty { $card }.
FeatureWorks = { $you ->
    [yes] Využíváš
   *[no] { $seat } využívá
  } vlastnost karty { $card }.
Gained = { $you ->
    [yes] Získáváš
   *[no] { $seat } získává
  } { $what } ({ $card }, { $ability }).
Paid = { $card ->
    [0] { $you ->
        [yes] Platíš
       *[no] { $seat } platí
      } { $goods }.
   *[other] { $you ->
        [yes] Platíš
       *[no] { $seat } platí
      } { $goods } ({ $card }).
  }
CardsDrawn = { $you ->
    [yes] Dobíráš si
   *[no] { $seat } si dobírá
  } { $count ->
    [one] { $count } kartu
    [few] { $count } karty
    [many] { $count } karty
   *[other] { $count } karet
  }{ $cards ->
    [0] .
   *[other] : { $cards }.
  }
DeckRenewed = { $you ->
    [yes] Mícháš
   *[no] { $seat } míchá
  } z odložených karet nový balíček.
IslandsRenewed = Z odložených ostrovů ({ $distance }) je zamíchán nový balíček.
Assigned = { $you ->
    [yes] Přiděluješ
   *[no] { $seat } přiděluje
  } { $goods } na kartu { $card }.
Released = { $you ->
    [yes] Uvolňuješ
   *[no] { $seat } uvolňuje
  } { $goods } z karty { $card }.
Refreshed = { $you ->
    [yes] Probíráš
   *[no] { $seat } probírá
  } { $workers } ({ $card }).
Renewed = { $you ->
    [yes] Obnovuješ
   *[no] { $seat } obnovuje
  } kartu { $card }.
HandDiscarded = { $you ->
    [yes] Odkládáš
   *[no] { $seat } odkládá
  } z ruky kartu { $card }.
Found = { $card ->
    [0] { $you ->
        [yes] Nenacházíš
       *[no] { $seat } nenachází
      } v balíčku nic.
   *[other] { $you ->
        [yes] Nacházíš
       *[no] { $seat } nachází
      } v balíčku kartu { $card }.
  }
LeftEmpire = { $to_hand ->
    [yes] { $you ->
        [yes] Bereš si zpět
       *[no] { $seat } si bere zpět
      } do ruky kartu { $card }.
   *[no] { $you ->
        [yes] Odkládáš
       *[no] { $seat } odkládá
      } z impéria kartu { $card }.
  }
Attacked = { $you ->
    [yes] Napadáš
   *[no] { $seat } napadá
  } { $free ->
    [yes] zdarma
   *[no] za žeton útoku
  } kartu { $card }; majitel: { $victim }.
Sailed = { $you ->
    [yes] Vysíláš
   *[no] { $seat } vysílá
  } loď na moře{ $cargo ->
    [0] .
   *[other] , veze: { $cargo }.
  }
ShipAdvanced = { $you ->
    [yes] Posouváš
   *[no] { $seat } posouvá
  } loď z { $place }. místa o { $places ->
    [one] { $places } místo
    [few] { $places } místa
    [many] { $places } místa
   *[other] { $places } míst
  } vpřed.
IslandRevealed = { $you ->
    [yes] Odkrýváš
   *[no] { $seat } odkrývá
  } ostrov { $card }.
Pillaged = { $you ->
    [yes] Pleníš
   *[no] { $seat } plení
  } ostrov { $card }.
Conquered = { $you ->
    [yes] Dobýváš
   *[no] { $seat } dobývá
  } ostrov { $card }.
ShipReturned = { $you ->
    [yes] Vracíš se s lodí
   *[no] { $seat } se s lodí vrací
  } bez ostrova.
Passed = { $you ->
    [yes] Pasuješ
   *[no] { $seat } pasuje
  }.

## Druhy akcí

kind-clan = vybrat klan
kind-keep = nechat si karty
kind-disc = položit disk
kind-again = použít disk podruhé
kind-build = postavit lokaci
kind-use = použít akci karty
kind-attack = napadnout
kind-pass = pasovat
kind-nothing = žádná karta
kind-boost = zahrát posílení
kind-field = postavit zdrojovou lokaci
kind-upgrade = přiložit vylepšení
kind-construct = postavit zdarma
kind-harvest = sklidit
kind-sail = vyslat loď
kind-island = k ostrovu
kind-unseen = vzít vrchní ostrov naslepo
kind-home = vrátit se domů
kind-pillage = vyplenit
kind-conquer = dobýt
kind-choose = vybrat si
kind-take = vzít si
kind-pay = zaplatit
kind-assign = přidělit
kind-release = uvolnit
kind-withdraw = vybrat z karty
kind-interest = vzít si za uložené
kind-pick = vybrat kartu
kind-drop = odložit z ruky
kind-renew = obnovit kartu
kind-enough = dost
kind-find = vzít z balíčku
kind-shift = přesunout disk
kind-forward = posunout loď vpřed
kind-voyage = vyhodnotit loď
kind-payout = vyplatit odměnu
kind-next = nechat působit tuto
kind-accept = zaplatit za vlastnost
kind-decline = neplatit
kind-build-drawn = postavit dobranou kartu
kind-keep-drawn = nechat si dobranou kartu
kind-copy = kopírovat kartu

## Co znamenají slova zápisu a pole pohledu

field-card = karta
field-card-example = wool-market
field-cards = karty
field-cards-example = ceilidh,wool-market
field-gold_for = suroviny, za které se platí zlaťáky
field-gold_for-example = stone
field-tile = destička
field-tile-example = harvest
field-origin = destička, na které disk leží
field-origin-example = explore
field-victim = soupeř
field-victim-example = 1
field-goods = zboží
field-goods-example = food,wood
field-good = druh zboží
field-good-example = food
field-number = číslo volby
field-number-example = 2
field-place = místo lodě ve frontě
field-place-example = 2
field-places = počet míst
field-places-example = 1
field-distance = vzdálenost
field-distance-example = near
field-cargo = co loď veze
field-cargo-example = fish+raze
field-clan = klan
field-clan-example = glenn
field-field = zdrojová lokace
field-field-example = pasture
field-round = kolo
field-phase = fáze
field-last = poslední kolo
field-first = začínající hráč
field-active = na tahu
field-circle = kruh destiček
field-players = hráči
field-queue = lodě na moři
field-near = blízké ostrovy
field-distant = vzdálené ostrovy
field-asked = na co se hra ptá
field-drawn = dobraná karta
field-what = otázka
field-seats = koho
field-points = body
field-supply = zásoba
field-tired = unavení osadníci
field-ships = lodě
field-passed = pasuje
field-hand_size = karet v ruce
field-hand = ruka
field-known = známé karty v ruce
field-aside_size = karet k výběru
field-aside = karty k výběru
field-kept = nechané karty
field-deck_size = karet v balíčku
field-discards = odložené karty
field-empire = impérium
field-discs = disky
field-name = jméno
field-copied = kopie karty
field-exhausted = vyčerpáno
field-onto = přiloženo ke kartě
field-tokens = žetony na kartě
field-owner = majitel
field-provisions = zásoby na cestu
field-raze = žeton útoku
field-face_up = odkryté
field-ability = část karty
field-choice = pořadí volby na kartě
field-left = zbývá
field-to_hand = zpět do ruky
field-food = jídlo
field-wood = dřevo
field-stone = kámen
field-sheep = ovce
field-fish = ryby
field-gold = zlaťáky
field-worker = osadníci

## Stránka

page-title = { $round ->
    [0] Příprava, { $player }
   *[other] { $round }. kolo, { $phase }, { $player }
  }
page-last = Toto kolo je poslední.
page-first = Začínající hráč: { $name }.
page-circle = Destičky v kruhu: { $tiles }.
page-circle-short = Destičky:
page-queue = Lodě na moři v pořadí: { $ships }.
page-arriving = Připlouvá: { $ship }.
page-queue-none = Na moři není žádná loď.
page-ship = { $player } ({ $cargo })
page-near = Blízké ostrovy (v balíčku { $count ->
    [one] { $count } karta
    [few] { $count } karty
    [many] { $count } karty
   *[other] { $count } karet
  }):
page-distant = Vzdálené ostrovy (v balíčku { $count ->
    [one] { $count } karta
    [few] { $count } karty
    [many] { $count } karty
   *[other] { $count } karet
  }):
page-brief = Aby se stránka vešla, některé texty karet chybějí: všechny ukáže „stůl“, text jedné „karta JMÉNO“.
page-more-plain = Víc řeknou příkazy impéria, odložené a karta se jménem karty.
disc-on = { $player }
disc-exhausted = { $player }, vyčerpaný
group-field = Zdrojové lokace
group-action = Karty s akcí
group-feature = Ostatní karty
group-island = Dobyté ostrovy
group-empty = žádné
mark-exhausted = vyčerpáno
mark-copy = kopie karty { $card }
mark-tokens = leží na ní { $goods }
mark-upgrades = s vylepšeními: { $cards }
part-table = Stůl
part-hand = Tvoje ruka
part-aside = Karty k výběru
part-empire = Impérium: { $player }
part-islands = Ostrovy
part-piles = Odložené karty
hand-none = V ruce nemáš žádnou kartu.
seat-short = { $player }: { $points }; { $goods }.
seat-more = Osadníci { $workers }, unavení { $tired }; lodě doma { $ships }; karet v ruce { $hand }, v balíčku { $deck }; disky: { $discs }{ $passed ->
    [yes] ; pasuje.
   *[no] .
  }
seat-known = V ruce všichni znají: { $cards }.
seat-empire = { $count ->
    [one] { $count } karta v impériu
    [few] { $count } karty v impériu
    [many] { $count } karty v impériu
   *[other] { $count } karet v impériu
  }: { $cards }.
discs-free = { $count ->
    [one] { $count } nepoužitý
    [few] { $count } nepoužité
    [many] { $count } nepoužitého
   *[other] { $count } nepoužitých
  }
disc-lies = na destičce { $tile }
disc-lies-exhausted = vyčerpaný na destičce { $tile }
pile-own = Odložené karty, { $player }: { $cards }.
pile-near = Odložené blízké ostrovy: { $cards }.
pile-distant = Odložené vzdálené ostrovy: { $cards }.
head-points = VB
head-food = jídlo
head-wood = dřevo
head-stone = kámen
head-sheep = ovce
head-fish = ryby
head-gold = zlato
head-raze = útok
head-worker = osadníci
head-ships = lodě
head-hand = ruka
head-empire = impérium
head-discs = disky
short-points = VB
short-food = jí
short-wood = dř
short-stone = ka
short-sheep = ov
short-fish = ry
short-gold = zl
short-raze = út
short-worker = os
short-ships = lo
short-hand = ru
short-empire = im
short-discs = di

## Vybírání

label-disc = { $tile }: { $does }
label-again = z destičky { $origin } na destičku { $tile }: { $does }
label-attack = { $card } ({ $player })
label-upgrade = { $card } na kartu { $field }
label-shift = z destičky { $origin } na destičku { $tile }
label-forward = loď na { $place }. místě, o { $places ->
    [one] { $places } místo vpřed
    [few] { $places } místa vpřed
    [many] { $places } místa vpřed
   *[other] { $places } míst vpřed
  }
label-voyage = loď na { $place }. místě ({ $cargo })
label-unseen-near = vrchní karta blízkých ostrovů, naslepo
label-unseen-distant = vrchní karta vzdálených ostrovů, naslepo
label-home = vrátit se domů bez ostrova
label-accept = zaplatit: { $body }
label-decline = neplatit
label-nothing = nic, jen provést akci
label-enough = dost
label-from = { $goods } z karty { $card }
label-with = { $card }: { $what }
ask-which = Napiš číslo nebo jméno.
ask-goods = Napiš číslo, nebo zboží, například food,wood.
ask-keep-three = Napiš čísla tří karet, například 1 2 4.
ask-keep = Napiš čísla karet, například 1 3, nebo 0, když žádnou.
keep-count = Nechávají se tři karty: napiš tři čísla.
keep-workers = { $count ->
    [one] Máš { $count } osadníka: víc karet si nechat nemůžeš.
    [few] Máš { $count } osadníky: víc karet si nechat nemůžeš.
    [many] Máš { $count } osadníka: víc karet si nechat nemůžeš.
   *[other] Máš { $count } osadníků: víc karet si nechat nemůžeš.
  }
keep-numbers = Napiš čísla od 1 do { $most }, každé jednou, nebo „pomoc“.
no-card-named = Žádná karta se tu nejmenuje „{ $typed }“.
card-which = Za „karta“ patří jméno karty, například: karta { $example }

## Příkazy jen v této hře

command-card = karta karty
command-empires = imperia imperium
command-piles = odlozene hromadky
help-card = karta JMÉNO: celý text karty a co je známo z tištěné
help-empires = impéria: vše, co hráči mají
help-piles = odložené: odložené karty
help-heads = Hráči: VB body, jí jídlo, dř dřevo, ka kámen, ov ovce, ry ryby, zl zlaťáky, út žetony útoku, os osadníci a unavení, lo lodě doma, ru karty v ruce, im karty v impériu, di disky: ● v zásobě, ○ na destičce, × vyčerpaný.
help-gold = Zlaťák sám zaplatí, co chybí. Chceš-li zaplatit zlaťákem surovinu, kterou máš, připiš ji: build wool-market stone.
help-names = Karty lze psát i jejich jmény: build Trh s vlnou. Druhá karta téhož jména v impériu je wool-market.2.

tally-rounds = kola
simulate-faction = klan

## Vlastní karty

option-cards = Vlastní karty
setup-own-cards = S vlastními kartami nelze hrát: { $why }.

## Počítání na papíře

name-track = Na stupnici
name-yes = ano
name-no = ne
paper-raze-tokens-score = Žetony útoku bodují
paper-raze-tokens-score-help = Podle pravidel nejsou žetony útoku za nic; podle odpovědí vydavatele je za každý 1 bod (EN-9.6).
paper-clan = Klan
paper-track = Body na stupnici
paper-empire = Karty v impériu
paper-empire-help = Počáteční karty, zdrojové lokace, vylepšení, lokace a dobyté ostrovy.
paper-food = Jídlo
paper-food-help = Co zbylo v zásobě; co leží na kartách, se nepočítá.
paper-wood = Dřevo
paper-stone = Kámen
paper-sheep = Ovce
paper-fish = Ryby
paper-gold = Zlaťáky
paper-raze = Žetony útoku
paper-workers = Osadníci
tie-broken = Při rovnosti bodů rozhodly { $which ->
    [0] karty v impériu
    [1] počty osadníků
   *[2] karty v ruce
  }: { $more } proti { $fewer } (EN-9.7).
paper-tie-break = (při shodě: karty v impériu { $points }, osadníci { $second }, karty v ruce { $third }; EN-9.7)
paper-workers-help = Všichni, ať jsou kdekoli, a karty v ruce: rozhodují jen při shodě.
paper-hand = Karty v ruce
paper-why-track = na stupnici
paper-why-empire = { $count ->
    [one] 1 karta
    [few] { $count } karty
    [many] { $count } karty
   *[other] { $count } karet
}
paper-why-resources = { $count ->
    [one] 1 surovina, bod za každé dvě
    [few] { $count } suroviny, bod za každé dvě
    [many] { $count } suroviny, bod za každé dvě
   *[other] { $count } surovin, bod za každé dvě
}
paper-why-gold = { $count ->
    [one] 1 zlaťák
    [few] { $count } zlaťáky
    [many] { $count } zlaťáku
   *[other] { $count } zlaťáků
}
paper-why-raze = { $count ->
    [one] 1 žeton útoku
    [few] { $count } žetony útoku
    [many] { $count } žetonu útoku
   *[other] { $count } žetonů útoku
}

## Štěstí zvlášť od rozhodnutí

luck-about = Každá tažená karta se srovnává se všemi, které v balíčku ještě byly, a každý ostrov také.
luck-affordable = tažené karty, které šlo hned zaplatit
luck-affordable-how = podle zboží, které kdo zrovna měl
luck-locations = tažené lokace
luck-locations-how = podle karet, které ve vlastním balíčku zbývaly
luck-fields = tažená pole
luck-fields-how = podle karet, které ve vlastním balíčku zbývaly
luck-boosts = tažená posílení
luck-boosts-how = podle karet, které ve vlastním balíčku zbývaly
luck-unseen = kořist z ostrovů vybraných naslepo
luck-unseen-how = kolik věcí dává, podle ostrovů, které zbývaly
luck-shown = kořist z vyložených ostrovů
luck-shown-how = kolik věcí dává; leží tam pro všechny
