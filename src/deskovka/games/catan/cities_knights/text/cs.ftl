# Co říkají Města a rytíři česky. Jejich pravidla jsou v rules.cs.toml.

## Volby hry

option-cities-knights = S Městy a rytíři
option-knights-act-at-once = Rytíř smí provést akci už v tahu, ve kterém byl aktivován

## Obchodní zboží

good-paper = papír
good-cloth = plátno
good-coin = peníze
cards-paper = { $count ->
    [one] { $count } papír
    [few] { $count } papíry
    [many] { $count } papíru
   *[other] { $count } papírů
  }
cards-cloth = { $count ->
    [one] { $count } plátno
    [few] { $count } plátna
    [many] { $count } plátna
   *[other] { $count } pláten
  }
cards-coin = { $count ->
    [one] { $count } karta peněz
    [few] { $count } karty peněz
    [many] { $count } karty peněz
   *[other] { $count } karet peněz
  }
good-paper-acc = papír
good-cloth-acc = plátno
good-coin-acc = peníze
cards-paper-acc = { $count ->
    [one] { $count } papír
    [few] { $count } papíry
    [many] { $count } papíru
   *[other] { $count } papírů
  }
cards-cloth-acc = { $count ->
    [one] { $count } plátno
    [few] { $count } plátna
    [many] { $count } plátna
   *[other] { $count } pláten
  }
cards-coin-acc = { $count ->
    [one] { $count } kartu peněz
    [few] { $count } karty peněz
    [many] { $count } karty peněz
   *[other] { $count } karet peněz
  }

## Oblasti, co přináší jejich třetí stupeň, a kostka se symboly

track-trade = obchod
track-politics = politika
track-science = věda
ability-trade = Obchodnický cech
ability-politics = Pevnost
ability-science = Akvadukt
effect-ability-trade = bank mění každé obchodní zboží 2:1
effect-ability-politics = silné rytíře lze posílit na mocné
effect-ability-science = kdo z hodu nic nedostane, vezme si libovolnou surovinu
face-ship = loď
face-trade = žlutá brána
face-politics = modrá brána
face-science = zelená brána

## Figurky

piece-knight = rytíř
piece-wall = městské hradby
piece-merchant = obchodník
knight-basic = obyčejný rytíř
knight-strong = silný rytíř
knight-mighty = mocný rytíř
knight-active = aktivní
knight-inactive = pasivní
pieces-knight = { $count ->
    [one] { $count } rytíř
    [few] { $count } rytíři
    [many] { $count } rytíře
   *[other] { $count } rytířů
  }
pieces-wall = { $count ->
    [one] { $count } hradby
    [few] { $count } hradby
    [many] { $count } hradeb
   *[other] { $count } hradeb
  }
pieces-knight-basic = { $count ->
    [one] { $count } obyčejný
    [few] { $count } obyčejní
    [many] { $count } obyčejného
   *[other] { $count } obyčejných
  }
pieces-knight-strong = { $count ->
    [one] { $count } silný
    [few] { $count } silní
    [many] { $count } silného
   *[other] { $count } silných
  }
pieces-knight-mighty = { $count ->
    [one] { $count } mocný rytíř
    [few] { $count } mocní rytíři
    [many] { $count } mocného rytíře
   *[other] { $count } mocných rytířů
  }
city-fallen = převrácené město

## Karty pokroku; Stavba silnic je i akční karta

card-progress = karta pokroku
cards-progress = { $count ->
    [one] { $count } karta pokroku
    [few] { $count } karty pokroku
    [many] { $count } karty pokroku
   *[other] { $count } karet pokroku
  }
card-commercial-harbor = Obchodní přístav
card-master-merchant = Mistr obchodník
card-merchant = Obchodník
card-merchant-fleet = Obchodní flotila
card-resource-monopoly = Monopol surovin
card-trade-monopoly = Obchodní monopol
card-alchemist = Alchymista
card-crane = Jeřáb
card-engineer = Inženýr
card-inventor = Vynálezce
card-irrigation = Zavlažování
card-medicine = Medicína
card-mining = Těžba
card-printer = Knihtisk
card-smith = Kovář
card-bishop = Biskup
card-constitution = Ústava
card-deserter = Zběh
card-diplomat = Diplomat
card-intrigue = Intriky
card-saboteur = Sabotér
card-spy = Špion
card-warlord = Vojevůdce
card-wedding = Svatba
effect-commercial-harbor = nabídni každému soupeři surovinu; kdo má obchodní zboží, musí ti za ni jedno dát
effect-master-merchant = prohlédni si ruku soupeře s více body a vezmi mu dvě karty
effect-merchant = postav obchodníka ke svému sídlu: dokud je tvůj, máš bod a bank mění, co dílek dává, 2:1
effect-merchant-fleet = zvol surovinu nebo obchodní zboží; v tomto tahu je bank mění 2:1
effect-resource-monopoly = zvol surovinu; každý soupeř ti dá dvě její karty
effect-trade-monopoly = zvol obchodní zboží; každý soupeř ti dá jednu jeho kartu
effect-alchemist = před hodem: urči, co ukážou obě kostky pro výnosy
effect-crane = jeden stupeň výstavby města o kartu zboží levněji
effect-engineer = jedny městské hradby zdarma
effect-inventor = vyměň dva žetony s čísly kromě 2, 6, 8 a 12
effect-irrigation = dvě obilí za každé pole, u kterého máš sídlo
effect-medicine = z vesnice město za 2 rudy a 1 obilí
effect-mining = dvě rudy za každé hory, u kterých máš sídlo
effect-printer = jeden vítězný bod, hned se vyloží
effect-smith = zdarma posil až dva rytíře
effect-bishop = přesuň zloděje a vezmi po kartě všem, kdo mají sídlo u jeho nového dílku
effect-constitution = jeden vítězný bod, hned se vyloží
effect-deserter = soupeř přijde o rytíře; ty smíš umístit stejného
effect-diplomat = odstraň otevřenou silnici, ať patří komukoli; svou smíš hned položit jinam
effect-diplomat-sea = odstraň otevřenou silnici nebo loď, ať patří komukoli; svou smíš hned položit jinam
effect-intrigue = zažeň soupeřova rytíře, který stojí u tvé silnice
effect-intrigue-sea = zažeň soupeřova rytíře, který stojí u tvé silnice nebo lodi
effect-saboteur = kdo má aspoň tolik bodů jako ty, odloží polovinu karet
effect-spy = prohlédni si soupeřovy karty pokroku a jednu si vezmi
effect-warlord = zdarma aktivuj všechny své rytíře
effect-wedding = kdo má víc bodů než ty, dá ti dvě karty

## Odkud jsou body

name-metropolises = Metropole
name-merchant = Obchodník
name-defenders = Obránce Katanu
name-open-cards = Knihtisk a Ústava
source-metropolises = o dva body víc než město
source-merchant = bod pro toho, komu obchodník patří
source-defenders = po bodu za kartu
source-open-cards = po jednom bodu

## Na co se hra ptá

FoundCity = Založ město: na které křižovatce?
ChooseMetropolis = Které tvé město se stane metropolí?
ChooseLoss = Barbaři jsou silnější: které tvé město vyplení?
Flee = Tvého rytíře zahnali: kam půjde?
DrawAny = Ze kterého balíčku si vezmeš kartu pokroku?
FifthCard = V ruce smějí být nejvýš čtyři karty pokroku: kterou vrátíš? Ve svém tahu smíš místo toho jednu zahrát.
ChooseWater = Akvadukt: kterou surovinu si vezmeš?
OfferGood = Obchodní přístav: kterou surovinu nabídneš? Soupeř: { $name }.
GiveCommodity = { $name } ti dává { $good }: které obchodní zboží dáš za to?
ChooseTwo = Které dvě karty si vezmeš? Oběť: { $name }.
PromoteFree = Kovář: kterého rytíře zdarma posílíš?
SendRobber = Biskup: kam přesuneš zloděje?
ChooseDeserter = { $name } má Zběha: který tvůj rytíř odejde?
WelcomeDeserter = Zběh: kam umístíš rytíře?
LayAgain = Diplomat: kam odstraněnou figurku znovu položíš?
Sabotage = Sabotér: vrať do banku { $count ->
    [one] { $count } kartu.
    [few] { $count } karty.
    [many] { $count } karty.
   *[other] { $count } karet.
  }
TakeProgress = Kterou kartu pokroku si vezmeš? Oběť: { $name }.
ChooseGift = { $name } má svatbu: které dvě karty dáš?
MovePirate = Kam přesuneš piráta?

## Co se stalo

ThreeRolled = { $you ->
    [yes] Házíš
   *[no] { $seat } hází
  } { $sum } (červená { $red }, žlutá { $yellow }), na kostce se symboly { $face }.
BarbariansSailed = { $left ->
    [0] Barbaři přistáli.
    [one] Barbaři připluli blíž: zbývá jim { $left } krok.
    [few] Barbaři připluli blíž: zbývají jim { $left } kroky.
    [many] Barbaři připluli blíž: zbývá jim { $left } kroku.
   *[other] Barbaři připluli blíž: zbývá jim { $left } kroků.
  }
BarbariansLanded = { $defence ->
    [0] Barbaři útočí silou { $strength }; Katan nikdo nebrání.
   *[other] Barbaři útočí silou { $strength }; Katan se brání silou { $sum } ({ $defence }).
  }
CatanDefended = { $count ->
    [1] Katan se ubránil. Obránce Katanu: { $seats }.
   *[other] Katan se ubránil. Po kartě pokroku dostanou: { $seats }.
  }
CityPillaged = { $you ->
    [yes] Přicházíš o
   *[no] { $seat } přichází o
  } město na { $corner }: barbaři ho vyplenili a zůstala z něj vesnice.
Improved = { $ability ->
    [0] { $you ->
        [yes] Dosahuješ
       *[no] { $seat } dosahuje
      } { $level }. stupně: { $track }.
   *[other] { $you ->
        [yes] Dosahuješ
       *[no] { $seat } dosahuje
      } { $level }. stupně: { $track }. Nová schopnost: { $ability }.
  }
MetropolisBuilt = { $you ->
    [yes] Získáváš
   *[no] { $seat } získává
  } metropoli ({ $track }) na { $corner }.
KnightRecruited = { $you ->
    [yes] Povoláváš
   *[no] { $seat } povolává
  } rytíře na { $corner }.
KnightActivated = { $you ->
    [yes] Aktivuješ
   *[no] { $seat } aktivuje
  } rytíře na { $corner }.
KnightPromoted = { $you ->
    [yes] Posiluješ
   *[no] { $seat } posiluje
  } rytíře na { $corner }, je teď { $strength ->
    [2] silný
   *[other] mocný
  }.
KnightMoved = { $you ->
    [yes] Přemisťuješ
   *[no] { $seat } přemisťuje
  } rytíře z { $corner } na { $to }.
KnightDisplaced = { $you ->
    [yes] Zaháníš
   *[no] { $seat } zahání
  } rytíře z { $corner }; jeho majitel: { $owner }.
KnightWithdrew = { $you ->
    [yes] Ustupuješ
   *[no] { $seat } ustupuje
  } se zahnaným rytířem z { $corner } na { $to }.
KnightLost = { $you ->
    [yes] Vracíš
   *[no] { $seat } vrací
  } do zásoby rytíře z { $corner }, neměl kam ustoupit.
ProgressDrawn = { $card ->
    [0] { $you ->
        [yes] Bereš si
       *[no] { $seat } si bere
      } kartu pokroku ({ $deck }).
   *[other] { $you ->
        [yes] Bereš si
       *[no] { $seat } si bere
      } kartu pokroku ({ $deck }): { $card }.
  }
ProgressOpened = { $you ->
    [yes] Vykládáš
   *[no] { $seat } vykládá
  } kartu { $card }, jeden bod.
ProgressPlayed = { $you ->
    [yes] Hraješ
   *[no] { $seat } hraje
  } kartu pokroku { $card }.
ProgressReturned = { $card ->
    [0] { $you ->
        [yes] Vracíš
       *[no] { $seat } vrací
      } kartu pokroku ({ $deck }).
   *[other] { $you ->
        [yes] Vracíš
       *[no] { $seat } vrací
      } kartu pokroku ({ $deck }): { $card }.
  }
KnightDeserted = { $you ->
    [yes] Přicházíš o
   *[no] { $seat } přichází o
  } { $strength ->
    [1] obyčejného
    [2] silného
   *[other] mocného
  } rytíře na { $corner }: zběhl.
PieceRemoved = { $own ->
    [yes] { $you ->
        [yes] Odstraňuješ
       *[no] { $seat } odstraňuje
      } vlastní figurku z { $edge }.
   *[no] { $you ->
        [yes] Odstraňuješ
       *[no] { $seat } odstraňuje
      } figurku z { $edge }; její majitel: { $owner }.
  }
ProgressSeen = { $cards ->
    [0] { $you ->
        [yes] Prohlížíš si
       *[no] { $seat } si prohlíží
      } cizí karty pokroku; oběť: { $victim }.
   *[other] { $you ->
        [yes] Prohlížíš si
       *[no] { $seat } si prohlíží
      } cizí karty pokroku ({ $cards }); oběť: { $victim }.
  }
ProgressTaken = { $card ->
    [0] { $you ->
        [yes] Bereš si cizí
       *[no] { $seat } si bere cizí
      } kartu pokroku ({ $deck }); oběť: { $victim }.
   *[other] { $you ->
        [yes] Bereš si cizí
       *[no] { $seat } si bere cizí
      } kartu pokroku ({ $deck }: { $card }); oběť: { $victim }.
  }
TokensSwapped = { $you ->
    [yes] Prohazuješ
   *[no] { $seat } prohazuje
  } žetony s čísly na { $hex } a { $other }.
Harvested = { $you ->
    [yes] Dostáváš
   *[no] { $seat } dostává
  } { $cards }.
HarborTraded = { $you ->
    [yes] Měníš
   *[no] { $seat } mění
  } { $give } za { $get }; partner: { $partner }.
HarborInVain = { $you ->
    [yes] Nabízíš
   *[no] { $seat } nabízí
  } naprázdno: žádné obchodní zboží nemá { $partner }.
HandShown = { $cards ->
    [0] { $you ->
        [yes] Prohlížíš si
       *[no] { $seat } si prohlíží
      } cizí karty v ruce; oběť: { $victim }.
   *[other] { $you ->
        [yes] Vidíš
       *[no] { $seat } vidí
      } v cizí ruce { $cards }; oběť: { $victim }.
  }
CardsTaken = { $cards ->
    [0] { $you ->
        [yes] Bereš si
       *[no] { $seat } si bere
      } { $number ->
        [one] { $number } kartu; oběť: { $victim }.
        [few] { $number } karty; oběť: { $victim }.
        [many] { $number } karty; oběť: { $victim }.
       *[other] { $number } karet; oběť: { $victim }.
      }
   *[other] { $you ->
        [yes] Bereš si
       *[no] { $seat } si bere
      } { $cards }; oběť: { $victim }.
  }
MerchantMoved = { $you ->
    [yes] Stavíš
   *[no] { $seat } staví
  } obchodníka na { $hex } ({ $land }).
FleetNamed = { $you ->
    [yes] Máš
   *[no] { $seat } má
  } Obchodní flotilu: v tomto tahu { $good } 2:1.
Levied = { $given ->
    [0] { $you ->
        [yes] Vyhlašuješ
       *[no] { $seat } vyhlašuje
      } monopol: { $good }; nikdo ale nic takového nemá.
   *[other] { $you ->
        [yes] Vyhlašuješ
       *[no] { $seat } vyhlašuje
      } monopol: { $good } ({ $given }).
  }
WallBuilt = { $you ->
    [yes] Stavíš
   *[no] { $seat } staví
  } městské hradby na { $corner }.

## Stránka

sign-merchant = O
page-legend-realm = { "{" }A{ "}" } metropole, #[A]# městské hradby, 2A! aktivní rytíř o síle 2, 2A pasivní rytíř, O obchodník
page-roll-three = { $rolled ->
    [yes] Hod: { $sum } (červená { $red }, žlutá { $yellow }), { $face }.
   *[no] V tomto tahu se ještě neházelo.
  }
page-barbarians = { $left ->
    [one] Barbaři přistanou za { $left } krok
    [few] Barbaři přistanou za { $left } kroky
    [many] Barbaři přistanou za { $left } kroku
   *[other] Barbaři přistanou za { $left } kroků
  }: síla { $strength } proti { $defence }{ $landings ->
    [0] ; do té doby se nekrade.
   *[other] .
  }
page-bank-realm = Bank: { $cards }; karty pokroku: { $decks }.
page-merchant = Obchodník stojí na { $hex } a patří hráči { $name }.
page-progress = Tvoje karty pokroku: { $cards }.
page-knights = Tvoji rytíři: { $knights }.
page-safe = Při sedmičce { $count ->
    [one] je v tvé ruce v bezpečí { $count } karta.
    [few] jsou v tvé ruce v bezpečí { $count } karty.
    [many] je v tvé ruce v bezpečí { $count } karty.
   *[other] je v tvé ruce v bezpečí { $count } karet.
  }
knight-line = { $corner } { $knight }, { $state }
track-line = { $track } { $level }
track-line-ability = { $track } { $level } ({ $ability })
progress-line = { $card }: { $effect }
seat-line-realm = { $player }: { $points }, { $cards }, { $progress }, { $tracks }, obrana { $defence }, { $road }.
seat-progress = { $player }, karty pokroku: { $cards }.
seat-tracks = { $player }, výstavba měst: { $tracks }.
seat-knights = { $player }, rytíři: { $knights }.
award-metropolis = metropole ({ $track })
award-merchant = obchodník
award-defenders = { $count ->
    [one] Obránce Katanu
    [few] { $count }× Obránce Katanu
    [many] { $count }× Obránce Katanu
   *[other] { $count }× Obránce Katanu
  }
head-progress = pokrok
head-tracks = o/p/v
head-defence = obrana
costs-level = výstavba města, oblast { $track }
costs-per-level = { $good }, tolik karet, kolikátý je nový stupeň
cost-recruit = rytíř
cost-activate = aktivace rytíře
cost-promote = posílení rytíře

## Vybírání

kind-improve = koupit stupeň výstavby města
kind-wall = postavit městské hradby
kind-recruit = povolat rytíře
kind-activate = aktivovat rytíře
kind-promote = posílit rytíře
kind-march = přemístit rytíře
kind-chase = zahnat zloděje
kind-chase-pirate = zahnat piráta
kind-metropolis = umístit metropoli
kind-lose = přijít o město
kind-flee = ustoupit s rytířem
kind-draw = vzít si kartu pokroku
kind-return = vrátit kartu pokroku
kind-give = dát kartu
kind-skip = vynechat
kind-choose = vybrat dvě karty
kind-dismiss = propustit rytíře
kind-pick = vzít si soupeřovu kartu pokroku
kind-present = darovat karty
kind-commercial-harbor = zahrát Obchodní přístav
kind-master-merchant = zahrát Mistra obchodníka
kind-merchant = zahrát Obchodníka
kind-merchant-fleet = zahrát Obchodní flotilu
kind-resource-monopoly = zahrát Monopol surovin
kind-trade-monopoly = zahrát Obchodní monopol
kind-alchemist = zahrát Alchymistu
kind-crane = zahrát Jeřáb
kind-engineer = zahrát Inženýra
kind-inventor = zahrát Vynálezce
kind-irrigation = zahrát Zavlažování
kind-medicine = zahrát Medicínu
kind-mining = zahrát Těžbu
kind-smith = zahrát Kováře
kind-bishop = zahrát Biskupa
kind-deserter = zahrát Zběha
kind-diplomat = zahrát Diplomata
kind-intrigue = zahrát Intriky
kind-saboteur = zahrát Sabotéra
kind-spy = zahrát Špiona
kind-warlord = zahrát Vojevůdce
kind-wedding = zahrát Svatbu
label-level = { $level }. stupeň za { $cards }
label-level-free = { $level }. stupeň zdarma
label-displace = zažene se odtud { $knight }; majitel: { $name }
label-walled = s hradbami
label-piece = majitel: { $name }
ask-recruit = Kam? Napiš číslo nebo jméno, například { $example }.
ask-knight = Kterého rytíře? Napiš číslo nebo jméno, například { $example }.
ask-corner = Kam? Napiš číslo nebo jméno, například { $example }.
ask-wall = Které město? Napiš číslo nebo jméno, například { $example }.
ask-engineer = Které město? Napiš číslo nebo jméno, například { $example }.
ask-metropolis = Které město? Napiš číslo nebo jméno, například { $example }.
ask-lose = Které město? Napiš číslo nebo jméno, například { $example }.
ask-medicine = Která vesnice se změní v město? Napiš číslo nebo jméno.
ask-track = Kterou oblast? Napiš číslo nebo její jméno.
ask-deck = Který balíček? Napiš číslo nebo jeho jméno.
ask-card = Kterou kartu? Napiš číslo nebo její jméno.
ask-deserter = Čí rytíř? Napiš číslo.
ask-spy = Čí karty pokroku? Napiš číslo.
ask-master-merchant = Čí ruka? Napiš číslo.
ask-red = Co ukáže červená kostka? Napiš číslo od 1 do 6.
ask-yellow = Co ukáže žlutá kostka? Napiš číslo od 1 do 6.
ask-inventor = Který dílek? Napiš číslo nebo jméno, například { $example }.
ask-other = Se kterým dílkem si vymění žeton? Napiš číslo nebo jméno, například { $example }.
ask-merchant = Kde bude obchodník stát? Napiš číslo nebo jméno, například { $example }.
ask-diplomat = Co se odstraní? Napiš číslo nebo jméno, například { $example }.
ask-merchant-fleet = Která surovina nebo které zboží? Napiš číslo nebo jméno.
ask-resource-monopoly = Která surovina? Napiš číslo nebo její jméno.
ask-trade-monopoly = Které obchodní zboží? Napiš číslo nebo jeho jméno.
ask-give-one = Kterou kartu dáš? Napiš číslo nebo její jméno.
ask-choose = Kterou kartu si vezmeš? { $left ->
    [one] Ještě { $left }.
    [few] Ještě { $left }.
    [many] Ještě { $left }.
   *[other] Ještě { $left }.
  } Napiš číslo, nebo obě najednou, například { $example }.
ask-present = Kterou kartu dáš? { $left ->
    [one] Ještě { $left }.
    [few] Ještě { $left }.
    [many] Ještě { $left }.
   *[other] Ještě { $left }.
  } Napiš číslo, nebo obě najednou, například { $example }.

## Co lze napsat místo slov zápisu

typed-improve = vystavba vystavet vylepsit
typed-wall = hradby hradba
typed-recruit = povolat povolej povolam
typed-activate = aktivovat aktivuj aktivuji
typed-promote = posilit posil posilim
typed-march = premistit premisti premistim
typed-chase = zahnat-zlodeje zazen-zlodeje vyhnat vyzen
typed-chase-pirate = zahnat-pirata zazen-pirata
typed-metropolis = metropole metropoli
typed-lose = ztratit ztratim
typed-flee = ustoupit ustup
typed-draw = tahnout tahni liznout
typed-return = vrat vratim vracim
typed-give = dat dej dam
typed-skip = vynechat vynechej preskocit
typed-choose = zvolit zvol zvolim
typed-dismiss = propustit propust
typed-pick = vybrat vyber vyberu
typed-present = darovat daruj daruji
typed-commercial-harbor = obchodni-pristav
typed-master-merchant = mistr-obchodnik mistr
typed-merchant = obchodnik obchodnika
typed-merchant-fleet = obchodni-flotila flotila flotilu
typed-resource-monopoly = monopol-surovin
typed-trade-monopoly = obchodni-monopol
typed-alchemist = alchymista alchymistu
typed-crane = jerab
typed-engineer = inzenyr inzenyra
typed-inventor = vynalezce
typed-irrigation = zavlazovani
typed-medicine = medicina medicinu
typed-mining = tezba tezbu
typed-smith = kovar kovare
typed-bishop = biskup biskupa
typed-deserter = zbeh zbeha
typed-diplomat = diplomata
typed-intrigue = intriky
typed-saboteur = saboter sabotera
typed-spy = spion spiona
typed-warlord = vojevudce
typed-wedding = svatba svatbu
typed-trade = obchod
typed-politics = politika politiku politiky
typed-science = veda vedu vedy
typed-paper = papir papiry papiru
typed-cloth = platno platna platen
typed-coin = penize penez

## Příkazy jen v této hře

command-progress = karty pokrok
help-progress = karty: tvoje karty pokroku a co dělají

## Co znamenají slova zápisu

field-knight = křižovatka, kde rytíř stojí, tedy dílek a jeho roh
field-knight-example = E7n
field-track = oblast výstavby města
field-track-example = science
field-deck = balíček karet pokroku
field-deck-example = politics
field-card = karta pokroku
field-card-example = crane
field-red = číslo na červené kostce, 1 až 6
field-red-example = 3
field-yellow = číslo na žluté kostce, 1 až 6
field-yellow-example = 4
field-other = jiné pole mapy
field-other-example = F5

## Co počítá simulace

tally-attacks-repelled = odražených útoků barbarů
tally-attacks-lost = prohraných útoků barbarů
tally-progress-played = zahraných karet pokroku

## Štěstí zvlášť od rozhodnutí

luck-progress = karty pokroku u bran
luck-progress-how = podle vlastních stupňů, kostky se symboly a červené kostky
luck-ships = kroky barbarů
luck-ships-how = každý druhý hod kostkou se symboly
