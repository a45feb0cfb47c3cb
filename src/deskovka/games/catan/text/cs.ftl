# Co říkají Osadníci z Katanu česky. Pravidla jsou v rules.cs.toml.

game-name = Osadníci z Katanu
game-aliases = Katan, Osadníci, Osadníci z Catanu
game-about = Osidluj ostrov, obchoduj s tím, co dává, a dej si pozor na zloděje.
game-length = 45–90 minut

## Volby hry

option-board = Ostrov
option-board-variable = sestavený náhodou
option-board-beginner = podle obrázku pro první hru
option-numbers = Žetony s čísly
option-numbers-spiral = v pořadí svých písmen
option-numbers-random = zamíchané, 6 a 8 nikdy vedle sebe
option-harbours = Přístavy
option-harbours-printed = jak jsou natištěny na rámu
option-harbours-shuffled = zamíchané
option-target = Počet bodů k vítězství

## Suroviny

good-brick = cihly
good-lumber = dřevo
good-wool = vlna
good-grain = obilí
good-ore = ruda

## Počítané karty surovin

cards-brick = { $count ->
    [one] { $count } cihla
    [few] { $count } cihly
    [many] { $count } cihly
   *[other] { $count } cihel
  }
cards-lumber = { $count ->
    [one] { $count } dřevo
    [few] { $count } dřeva
    [many] { $count } dřeva
   *[other] { $count } dřev
  }
cards-wool = { $count ->
    [one] { $count } vlna
    [few] { $count } vlny
    [many] { $count } vlny
   *[other] { $count } vln
  }
cards-grain = { $count } obilí
cards-ore = { $count ->
    [one] { $count } ruda
    [few] { $count } rudy
    [many] { $count } rudy
   *[other] { $count } rud
  }
cards-any = { $count ->
    [one] { $count } karta
    [few] { $count } karty
    [many] { $count } karty
   *[other] { $count } karet
  }

## Totéž ve čtvrtém pádě: co se nabízí, jmenuje nebo dává

good-brick-acc = cihly
good-lumber-acc = dřevo
good-wool-acc = vlnu
good-grain-acc = obilí
good-ore-acc = rudu
cards-brick-acc = { $count ->
    [one] { $count } cihlu
    [few] { $count } cihly
    [many] { $count } cihly
   *[other] { $count } cihel
  }
cards-lumber-acc = { $count ->
    [one] { $count } dřevo
    [few] { $count } dřeva
    [many] { $count } dřeva
   *[other] { $count } dřev
  }
cards-wool-acc = { $count ->
    [one] { $count } vlnu
    [few] { $count } vlny
    [many] { $count } vlny
   *[other] { $count } vln
  }
cards-grain-acc = { $count } obilí
cards-ore-acc = { $count ->
    [one] { $count } rudu
    [few] { $count } rudy
    [many] { $count } rudy
   *[other] { $count } rud
  }

## Krajiny

terrain-hills = vrchovina
terrain-fields = pole
terrain-forest = les
terrain-mountains = hory
terrain-pasture = pastvina
terrain-desert = poušť
terrain-sea = moře

## Figurky

piece-road = silnice
piece-settlement = vesnice
piece-city = město
piece-robber = zloděj
pieces-road = { $count ->
    [one] { $count } silnice
    [few] { $count } silnice
    [many] { $count } silnice
   *[other] { $count } silnic
  }
pieces-settlement = { $count ->
    [one] { $count } vesnice
    [few] { $count } vesnice
    [many] { $count } vesnice
   *[other] { $count } vesnic
  }
pieces-city = { $count ->
    [one] { $count } město
    [few] { $count } města
    [many] { $count } města
   *[other] { $count } měst
  }

## Místa na plánu

place-hex = dílek
place-edge = cesta
place-intersection = křižovatka
place-token = žeton s číslem

## Akční karty

card-development = akční karta
card-knight = Rytíř
card-road-building = Stavba silnic
card-plenty = Vynález
card-monopoly = Monopol
card-victory-point = Karta s vítězným bodem
effect-knight = přesun zloděje a krádež karty; počítá se do Největšího vojska
effect-road-building = dvě silnice zdarma
effect-plenty = dvě libovolné karty surovin z banku
effect-monopoly = zvol surovinu; soupeři ti dají všechny její karty
effect-victory-point = jeden vítězný bod, skrytý až do vítězství
cards-development = { $count ->
    [one] { $count } akční karta
    [few] { $count } akční karty
    [many] { $count } akční karty
   *[other] { $count } akčních karet
  }
cards-knight = { $count ->
    [one] { $count } Rytíř
    [few] { $count } Rytíři
    [many] { $count } Rytíře
   *[other] { $count } Rytířů
  }

## Přístavy

harbour-generic = přístav 3:1
harbour-brick = přístav 2:1 pro cihly
harbour-lumber = přístav 2:1 pro dřevo
harbour-wool = přístav 2:1 pro vlnu
harbour-grain = přístav 2:1 pro obilí
harbour-ore = přístav 2:1 pro rudu
harbour-generic-short = 3:1
harbour-brick-short = cihly 2:1
harbour-lumber-short = dřevo 2:1
harbour-wool-short = vlna 2:1
harbour-grain-short = obilí 2:1
harbour-ore-short = ruda 2:1
harbour-none = bez přístavu

## Zvláštní karty

award-longest-road = Nejdelší obchodní cesta
award-largest-army = Největší vojsko
award-aside = nemá ji nikdo

## Odkud jsou body

goods-points = { $count ->
    [one] { $count } bod
    [few] { $count } body
    [many] { $count } bodu
   *[other] { $count } bodů
  }
name-settlements = Vesnice
name-cities = Města
name-longest-road = Nejdelší obchodní cesta
name-largest-army = Největší vojsko
name-victory-points = Karty s vítězným bodem
source-settlements = po jednom bodu
source-cities = po dvou bodech
source-longest-road = nejdelší řada aspoň pěti silnic
source-largest-army = nejvíc zahraných Rytířů, aspoň tři
source-victory-points = po jednom bodu, skryté až do konce

## Štěstí zvlášť od rozhodnutí

luck-about = Náhoda jsou kostky a tažené karty. Každý hod se srovnává se všemi 36, které mohly padnout, tak jak zrovna stály stavby a zloděj.
luck-production = karty za hody
luck-production-how = podle teček u vlastních staveb, bez toho, co drží zloděj a co bank nemá
luck-discards = karty ztracené při sedmičkách
luck-discards-how = kdo jich má moc, ztratí polovinu, při jednom hodu ze šesti
luck-sevens = vlastní sedmičky
luck-sevens-how = jeden hod ze šesti
luck-points = tažené vítězné body
luck-points-how = podle karet, které v balíčku zbývaly
luck-thefts = ukradené karty, které zloději chyběly
luck-thefts-how = podle toho, co měla oběť v ruce

## Bodování na papíře

paper-target = Body k vítězství
paper-target-help = Kolik bodů stačí k vítězství.
paper-turn = Na tahu
paper-turn-help = Kdo je na tahu: s dostatkem bodů se vyhrává ve vlastním tahu. Záleží na tom, jen když je má víc hráčů.
paper-longest-road = Drží Nejdelší obchodní cestu
paper-largest-army = Drží Největší vojsko
paper-longest-road-help = Kdo má tyto karty. Záleží na tom, jen když jsou si hráči rovni: karta zůstává tomu, kdo byl první.
paper-roads = Silnice
paper-roads-help = Cesty: dílek a jeho strana ne e se sw w nw, například E7ne. Křižovatky: dílek a jeho roh
    n ne se s sw nw, například E7n. Jmenovat lze kterýkoli přiléhající dílek. Dílky po řadách:
            C5  C6  C7
          D5  D6  D7  D8
        E5  E6  E7  E8  E9
          F5  F6  F7  F8
            G5  G6  G7
paper-settlements = Vesnice
paper-cities = Města
paper-knights = Rytíři
paper-knights-help = Zahraní Rytíři a karty s vítězným bodem, v ruce i vyložené.
paper-victory-points = Karty s vítězným bodem
paper-why-settlements = { $count ->
    [one] { $count } vesnice
    [few] { $count } vesnice
    [many] { $count } vesnice
   *[other] { $count } vesnic
  }, po 1 bodu
paper-why-cities = { $count ->
    [one] { $count } město
    [few] { $count } města
    [many] { $count } města
   *[other] { $count } měst
  }, po 2 bodech
paper-why-longest-road = nejdelší řetěz: { $count ->
    [one] { $count } silnice
    [few] { $count } silnice
    [many] { $count } silnice
   *[other] { $count } silnic
  }
paper-why-largest-army = zahráno: { $count ->
    [one] { $count } Rytíř
    [few] { $count } Rytíři
    [many] { $count } Rytíře
   *[other] { $count } Rytířů
  }
paper-why-victory-points = { $count ->
    [one] { $count } karta
    [few] { $count } karty
    [many] { $count } karty
   *[other] { $count } karet
  }, po 1 bodu
paper-hint-loose-roads = { $name }: { $count ->
    [one] silnice { $places } se nedotýká
    [few] silnice { $places } se nedotýkají
    [many] silnice { $places } se nedotýkají
   *[other] silnice { $places } se nedotýkají
  } ničeho vlastního. Je to správně?
paper-hint-no-road = { $name }: { $count ->
    [one] stavba na { $places } se nedotýká
    [few] stavby na { $places } se nedotýkají
    [many] stavby na { $places } se nedotýkají
   *[other] stavby na { $places } se nedotýkají
  } žádné vlastní silnice. Je to správně?
paper-hint-who-road = Nejdelší řetězy jsou stejné (silnic: { $count }): { $names }. Uveď, kdo drží Nejdelší obchodní cestu; zůstává tomu, kdo byl první.
paper-hint-who-army = Stejný počet Rytířů ({ $count }): { $names }. Uveď, kdo drží Největší vojsko; zůstává tomu, kdo byl první.
paper-hint-longest-road-taken = Nejdelší obchodní cestu měl držet hráč { $name }, ale podle silnic patří hráči { $taker }.
paper-hint-longest-road-aside = Nejdelší obchodní cestu měl držet hráč { $name }, ale podle silnic ji nemá nikdo.
paper-hint-largest-army-taken = Největší vojsko měl držet hráč { $name }, ale podle Rytířů patří hráči { $taker }.
paper-hint-largest-army-aside = Největší vojsko měl držet hráč { $name }, ale podle Rytířů je nemá nikdo.
paper-hint-whose-turn = Dost bodů má víc hráčů: { $names }. Uveď, kdo je na tahu; ten vyhrál.
paper-hint-not-yet = { $names }: bodů je dost, ale vyhrává se jen ve vlastním tahu.

## Další slova

bank = bank
deck = balíček
supply = zásoba
hand = ruka
nothing = nic
nobody = nikdo
free = zdarma
rate = { $given }:1
road-length = { $count ->
    [one] řada { $count } silnice
    [few] řada { $count } silnic
    [many] řada { $count } silnice
   *[other] řada { $count } silnic
  }

## Na co se hra ptá

FoundSettlement = Založ vesnici: na které křižovatce?
FoundRoad = Přilož k ní silnici: kterým směrem?
TakeTurn = Jsi na tahu.
Discard = Sedmička: vrať do banku { $count ->
    [one] { $count } kartu.
    [few] { $count } karty.
    [many] { $count } karty.
   *[other] { $count } karet.
  }
MoveRobber = Kam přesuneš zloděje?
FreeRoad = { $count ->
    [one] Jedna silnice zdarma: kam?
    [few] { $count } silnice zdarma: kam položíš první?
    [many] { $count } silnice zdarma: kam položíš první?
   *[other] { $count } silnic zdarma: kam položíš první?
  }
AnswerOffer = { $name } nabízí { $give } za { $get }. Vyměníš?
ChooseDeal = Tvá nabídka: { $give } za { $get }. Kdo bude partnerem?

## Co se stalo

laid-first = První na tahu: { $name }.
StartingCards = { $you ->
    [yes] Dostáváš
   *[no] { $seat } dostává
  } první suroviny: { $cards }.
TurnBegun = { $turn }. tah: { $seat }.
Rolled = { $you ->
    [yes] Házíš
   *[no] { $seat } hází
  } { $sum } ({ $one } + { $other }).
Produced = { $you ->
    [yes] Dostáváš
   *[no] { $seat } dostává
  } { $cards }.
Shortage = V banku není pro všechny dost: { $good }.
Discarded = { $you ->
    [yes] Vracíš
   *[no] { $seat } vrací
  } do banku { $cards }.
RobberMoved = { $you ->
    [yes] Přesouváš
   *[no] { $seat } přesouvá
  } zloděje na { $hex } ({ $land }{ $token ->
    [0] {""}
   *[other] {" "}{ $token }
  }).
Stolen = { $good ->
    [0] { $you ->
        [yes] Kradeš
       *[no] { $seat } krade
      } jednu kartu; oběť: { $victim }.
   *[other] { $you ->
        [yes] Kradeš
       *[no] { $seat } krade
      } jednu kartu ({ $good }); oběť: { $victim }.
  }
RoadBuilt = { $you ->
    [yes] Stavíš
   *[no] { $seat } staví
  } silnici na { $edge }.
SettlementBuilt = { $you ->
    [yes] Stavíš
   *[no] { $seat } staví
  } vesnici na { $corner }.
CityBuilt = { $you ->
    [yes] Stavíš
   *[no] { $seat } staví
  } město na { $corner }.
CardBought = { $card ->
    [0] { $you ->
        [yes] Kupuješ
       *[no] { $seat } kupuje
      } akční kartu.
   *[other] { $you ->
        [yes] Kupuješ
       *[no] { $seat } kupuje
      } akční kartu: { $card }.
  }
CardPlayed = { $you ->
    [yes] Hraješ
   *[no] { $seat } hraje
  } kartu { $card }.
PlentyTaken = { $you ->
    [yes] Bereš si z banku
   *[no] { $seat } si bere z banku
  } { $cards }.
Monopolised = { $given ->
    [0] { $you ->
        [yes] Vyhlašuješ
       *[no] { $seat } vyhlašuje
      } monopol: { $good }; nikdo ale nic takového nemá.
   *[other] { $you ->
        [yes] Vyhlašuješ
       *[no] { $seat } vyhlašuje
      } monopol: { $good } ({ $given }).
  }
BankTraded = { $you ->
    [yes] Měníš
   *[no] { $seat } mění
  } s bankem { $give } za { $get }.
Offered = { $partners ->
    [0] { $you ->
        [yes] Nabízíš
       *[no] { $seat } nabízí
      } { $give } za { $get }.
   *[other] { $you ->
        [yes] Nabízíš
       *[no] { $seat } nabízí
      } { $give } za { $get }, jen některým: { $partners }.
  }
Accepted = { $you ->
    [yes] Souhlasíš
   *[no] { $seat } souhlasí
  }.
Declined = { $you ->
    [yes] Odmítáš
   *[no] { $seat } odmítá
  }.
Countered = { $you ->
    [yes] Navrhuješ
   *[no] { $seat } navrhuje
  } { $give } za { $get }.
Traded = { $you ->
    [yes] Měníš
   *[no] { $seat } mění
  } { $give } za { $get }; partner: { $partner }.
Withdrawn = { $you ->
    [yes] Ukončuješ
   *[no] { $seat } ukončuje
  } nabídku bez výměny.
LongestRoadMoved = { $seat ->
    [0] Nejdelší obchodní cestu teď nemá nikdo.
   *[other] { $you ->
        [yes] Získáváš
       *[no] { $seat } získává
      } Nejdelší obchodní cestu: { $length }.
  }
LargestArmyMoved = { $you ->
    [yes] Získáváš
   *[no] { $seat } získává
  } Největší vojsko: { $knights }.
Won = { $you ->
    [yes] Vítězíš
   *[no] { $seat } vítězí
  }{ $feat ->
    [0] {""}
   *[other] { " " }bez ohledu na body ({ $feat })
  }: { $points }{ $cards ->
    [0] .
    [one] , z toho { $cards } na kartě s vítězným bodem.
    [few] , z toho { $cards } na kartách s vítězným bodem.
    [many] , z toho { $cards } na kartách s vítězným bodem.
   *[other] , z toho { $cards } na kartách s vítězným bodem.
  }

## Stránka

page-title = { $turn ->
    [0] Zakládání, { $player }
   *[other] { $turn }. tah, { $player }
  }
page-player = { $letter }. { $name }
page-hand = Tvoje ruka: { $cards }.
page-development = Tvoje akční karty: { $cards }.
page-fresh = { $card } (z tohoto tahu)
page-rates = Bank mění { $rates }.
page-bank = Bank: { $cards }; { $deck }.
page-roll = { $rolled ->
    [yes] Hod: { $sum } ({ $one } + { $other }).
   *[no] V tomto tahu se ještě neházelo.
  }
page-founding = Ostrov se osidluje.
page-turn = { $turn }. tah: { $name }. K vítězství je třeba bodů: { $target }.
page-legend-choices = <1> místo na výběr
page-legend = a silnice, (A) vesnice, [A] město, ~ přístav (2:1, nebo 3:1 za cokoli)
page-more-plain = Víc řeknou příkazy ostrov, hráči, ceny, hody.
seat-line = { $player }: { $points }, { $cards }, { $development }, zahráno { $knights }, { $road }.
seat-awards = { $player } má zvláštní karty: { $awards }.
seat-hand = { $player }, ruka: { $cards }.
seat-cards = { $player }, akční karty: { $cards }.
seat-pieces = { $player }, { $what }: { $places }.
seat-left = { $player }, zbývá: { $pieces }.
island-row = Řada { $row }: { $hexes }.
island-harbour = { $corners }: { $harbour }.
head-points = body
head-cards = karty
head-development = akční
head-knights = rytíři
head-road = cesta
head-left = zbývá s/v/m
head-awards = zvláštní karty
outlook-points = { $hidden ->
    [0] Body: { $points } z { $target } potřebných.
   *[other] Body: { $points } z { $target } potřebných, z toho { $hidden } na skrytých kartách.
  }
rolls-line = { $sum }: { $count }×
costs-title = Kolik co stojí:
costs-line = { $what }: { $cards }

## Stůl slovy, díl po dílu

part-players = Hráči a jejich stavby
part-island = Ostrov po řadách
part-harbours = Přístavy
part-costs = Kolik co stojí
part-rolls = Kolikrát padlo které číslo

## Vybírání

kind-roll = hodit kostkami
kind-road = postavit silnici
kind-settle = postavit vesnici
kind-city = postavit město
kind-buy = koupit akční kartu
kind-knight = zahrát Rytíře
kind-road-building = zahrát Stavbu silnic
kind-plenty = zahrát Vynález
kind-monopoly = zahrát Monopol
kind-bank = vyměnit s bankem
kind-offer = nabídnout výměnu
kind-end = ukončit tah
kind-accept = souhlasit
kind-decline = odmítnout
kind-counter = navrhnout něco jiného
kind-withdraw = nevyměnit s nikým
label-bank = { $give } za { $get }
label-deal = { $name }: dáš { $give } za { $get }
label-robber = { $hex }: není koho okrást
label-rob = { $hex }: oběť { $victims }
label-towards = směrem k { $corner } ({ $around })
label-joins = spojí, co už stojí
ask-kind-roll = Enter hodí kostkami; nebo napiš číslo či celou akci.
ask-road = Kam? Napiš číslo nebo jméno, například { $example }.
ask-settle = Kam? Napiš číslo nebo jméno, například { $example }.
ask-city = Která vesnice se změní v město? Napiš číslo nebo jméno.
ask-robber = Na který dílek? Napiš číslo nebo jméno, například { $example }.
ask-victim = Koho okradeš? Napiš číslo.
ask-monopoly = Která surovina? Napiš číslo nebo její jméno.
ask-bank = Co vyměníš? Napiš číslo.
ask-answer = Napiš číslo, nebo „ano“ či „ne“.
ask-refusal = Napiš číslo, nebo „ne“.
ask-deal = Napiš číslo.
ask-discard = Kterou kartu vrátíš? { $left ->
    [one] Chybí { $left }.
    [few] Chybí { $left }.
    [many] Chybí { $left }.
   *[other] Chybí { $left }.
  } Napiš číslo, nebo všechny najednou, například { $example }.
ask-plenty = Kterou kartu si vezmeš? { $left ->
    [one] Ještě { $left }.
    [few] Ještě { $left }.
    [many] Ještě { $left }.
   *[other] Ještě { $left }.
  } Napiš číslo, nebo obě najednou, například { $example }.
ask-give = Co dáš? Napiš číslo, nebo všechny karty najednou, například { $example }.
ask-give-more = Dáváš { $cards }. Napiš další, nebo Enter a jde se dál.
ask-get = Co chceš? Napiš číslo, nebo všechny karty najednou, například { $example }.
ask-get-more = Chceš { $cards }. Napiš další, nebo Enter a jde se dál.
card-line = { $good } ({ $count })
wrong-cards = „{ $typed }“ zde vybrat nelze.

## Co lze napsat místo slov zápisu

typed-roll = hod hodit
typed-road = silnice silnici
typed-settle = vesnice vesnici
typed-city = mesto
typed-buy = koupit kup
typed-knight = rytir rytire
typed-road-building = stavba-silnic
typed-plenty = vynalez
typed-monopoly = monopol
typed-discard = odlozit odloz
typed-robber = zlodej
typed-bank = banka
typed-offer = nabidka nabidnout nabizim
typed-accept = souhlasim souhlas
typed-decline = odmitam odmitnout
typed-counter = protinabidka
typed-deal = vymenit vymena
typed-withdraw = stahnout
typed-end = ukoncit hotovo dal
typed-for = za
typed-from = od z ze
typed-to = pro na do
typed-brick = cihla cihlu cihly cihel
typed-lumber = drevo dreva drev
typed-wool = vlna vlnu vlny vln
typed-grain = obili
typed-ore = ruda rudu rudy rud

## Příkazy jen v této hře

command-island = ostrov mapa
command-players = hraci
command-costs = ceny cena
command-rolls = hody
help-island = ostrov: mapa, přístavy a kdo kde stojí
help-players = hráči: co kdo má
help-costs = ceny: co lze postavit a koupit a za kolik
help-rolls = hody: kolikrát padlo které číslo
help-typed = Hráče piš písmenem nebo jménem: nabídka 2 vlny za rudu, nabídka vlna za rudu pro B, zloděj E7 od C, výměna B.
help-places = Dílek má řadu a číslo, například E7; jeho rohy jsou n, ne, se, s, sw, nw a strany ne, e, se, sw, w, nw (světové strany anglicky), například E7ne.

## Co znamenají slova zápisu

field-edge = cesta na mapě, tedy dílek a jeho strana
field-edge-example = E7ne
field-corner = křižovatka na mapě, tedy dílek a jeho roh
field-corner-example = E7n
field-cards = karty surovin
field-cards-example = 2wool+ore
field-good = surovina
field-good-example = ore
field-hex = dílek mapy
field-hex-example = E7
field-victim = číslo místa u stolu, od 0
field-victim-example = 2
field-give = karty surovin
field-give-example = 4wool
field-get = karty surovin
field-get-example = ore
field-partners = čísla míst u stolu, od 0
field-partners-example = 1+3
field-partner = číslo místa u stolu, od 0
field-partner-example = 2
setup-seats = Tento scénář je pro { $least } až { $most } hráče.
