# Co říká Terra Mystica česky. Pravidla jsou v rules.cs.toml.

game-name = Terra Mystica
game-aliases = TM
game-about = Čtrnáct národů si přetváří krajinu k obrazu svému a staví jeden vedle druhého.
game-length = 60–150 minut

## Volby přípravy

option-selection = Jak se vybírají národy
option-selection-choice = postupně, od začínajícího hráče
option-selection-lot = losem
option-selection-colours = barva losem, pak jeden z jejích dvou národů
option-selection-first_game = jak se doporučuje pro první hru
option-factions = Národy podle míst u stolu
option-start = Začínající hráč
option-start-random = losem
option-start-1 = hráč 1
option-start-2 = hráč 2
option-start-3 = hráč 3
option-start-4 = hráč 4
option-start-5 = hráč 5
option-scoring = Destičky hodnocení, od 1. kola
option-scrolls = Bonusové svitky ve hře
option-tiles = Destičky
option-tiles-box = ty z krabice
option-tiles-later = i ty, které vyšly později
option-cultist_errata = Okultisté získají 1 krystal energie, když všichni sousedé odmítnou
option-turn_order = Pořadí hráčů v dalším kole
option-turn_order-clockwise = po směru hodinových ručiček od toho, kdo pasoval první
option-turn_order-pass_order = v pořadí pasování
option-cult_spades_must_adjoin = Více polí přetvořených jedním bonusem kultu musí sousedit

## Příprava, která nejde

setup-no-player = „{ $option }“: u stolu pro { $seats } hráče není hráč { $number }.
setup-no-tile = „{ $option }“: destička „{ $code }“ není. Jsou tu: { $known }.
setup-so-many-tiles = „{ $option }“: může jich být nejvýše { $count } a každá jednou.
setup-never-in-round = „{ $option }“: { $code } nikdy není v { $round }. kole.
setup-so-many-factions = „{ $option }“: je potřeba jeden pro každého hráče ({ $count }), nebo žádný.
setup-same-colour = „{ $option }“: dva národy mají stejnou barvu.

## Národy

name-nomads = Nomádi
name-fakirs = Fakíři
name-halflings = Půlčíci
name-cultists = Okultisté
name-alchemists = Alchymisté
name-darklings = Temnojedi
name-mermaids = Mořské panny
name-swarmlings = Rybáci
name-witches = Čarodějnice
name-auren = Víly
name-dwarves = Trpaslíci
name-engineers = Gnómové
name-giants = Obři
name-chaos_magicians = Mágové
no-faction = zatím bez národa

faction-nomads = tři první usedlosti; pevnost: písečná bouře mění sousední pole v poušť
faction-fakirs = koberce přeletí pole za šamana a dají 4 body; bez lodí
faction-halflings = bod za každý rýč; pevnost: hned tři rýče
faction-cultists = stupeň v kultu, když sousedé berou energii; pevnost: 7 bodů
faction-alchemists = směňují body a peníze; pevnost: 12 krystalů energie a 2 krystaly energie za každý rýč
faction-darklings = rýč stojí šamana a dá 2 body; pevnost: tři dělníci se stanou šamany
faction-mermaids = dobré lodě, města přes řeku; pevnost: o úroveň delší lodní přeprava
faction-swarmlings = bohatí, ale drazí, za město tři dělníci; pevnost: obchodní stanice zdarma
faction-witches = 5 bodů za každé město; pevnost: let na kterýkoli volný les a stavba
faction-auren = pevnost: prémiová destička a každé kolo dva stupně v kultu
faction-dwarves = tunely přejdou pole za dělníky a dají 4 body; bez lodí
faction-engineers = levné budovy, vlastní mosty; pevnost: body za mosty při pasování
faction-giants = každé přetvoření stojí dva rýče; pevnost: dva rýče každé kolo
faction-chaos_magicians = jediná první usedlost, vždy dvě prémiové destičky; pevnost: dva tahy po sobě

## Krajiny podle barev

name-yellow = poušť
name-brown = planiny
name-black = močály
name-blue = jezera
name-green = lesy
name-gray = hory
name-red = pustina

## Budovy, kulty, lišty

name-D = usedlost
name-TP = obchodní stanice
name-TE = svatyně
name-SH = pevnost
name-SA = chrám
name-bridge = most
name-FIRE = oheň
name-WATER = voda
name-EARTH = země
name-AIR = vzduch
name-ship = lodní přeprava
name-dig = teraformace
name-shipping = lodní přeprava
name-digging = teraformace

## Odpovědi, které se píší, kde to neříká název v seznamu

name-choose = vybrat národ
name-send = vyslat šamana
name-convert = směna
name-burn = obětovat energii ze sféry II
name-decline = bez energie od sousedů

## Akce za energii a zvláštní akce

name-ACT1 = most za 3 krystaly energie
name-ACT2 = 1 šaman za 3 krystaly energie
name-ACT3 = 2 dělníci za 4 krystaly energie
name-ACT4 = 7 peněz za 4 krystaly energie
name-ACT5 = 1 rýč za 4 krystaly energie
name-ACT6 = 2 rýče za 6 krystalů energie
name-ACT1-short = most (3)
name-ACT2-short = šaman (3)
name-ACT3-short = 2 dělníci (4)
name-ACT4-short = 7 peněz (4)
name-ACT5-short = rýč (4)
name-ACT6-short = 2 rýče (6)
name-ACTA = dva stupně v jednom kultu
name-ACTC = dvě akce po sobě
name-ACTE = most za dělníky
name-ACTG = dva rýče na jedno pole
name-ACTN = písečná bouře: sousední pole se změní v poušť
name-ACTS = usedlost se zdarma změní v obchodní stanici
name-ACTW = let čarodějnic: usedlost zdarma na kterýkoli volný les

## Prémiové destičky

name-FAV1 = 3 stupně v ohni
name-FAV2 = 3 stupně ve vodě
name-FAV3 = 3 stupně v zemi
name-FAV4 = 3 stupně ve vzduchu
name-FAV5 = 2 stupně v ohni; tvým městům stačí síla 6
name-FAV6 = 2 stupně ve vodě; každé kolo stupeň v libovolném kultu jako akce
name-FAV7 = 2 stupně v zemi; příjem 1 dělník a 1 krystal energie
name-FAV8 = 2 stupně ve vzduchu; příjem 4 krystaly energie
name-FAV9 = 1 stupeň v ohni; příjem 3 peníze
name-FAV10 = 1 stupeň ve vodě; 3 body za každou postavenou obchodní stanici
name-FAV11 = 1 stupeň v zemi; 2 body za každou postavenou usedlost
name-FAV12 = 1 stupeň ve vzduchu; při pasování 2, 3, 3, 4 body za 1 až 4 obchodní stanice
name-FAV6-action = stupeň v kultu

## Bonusové svitky

name-BON1 = příjem 2 peníze; rýč jako akce
name-BON2 = příjem 4 peníze; stupeň v kultu jako akce
name-BON3 = příjem 6 peněz
name-BON4 = příjem 3 krystaly energie; lodní přeprava o 1 dál
name-BON5 = příjem 3 krystaly energie a 1 dělník
name-BON6 = příjem 2 dělníci; při pasování 4 body za pevnost i za chrám
name-BON7 = příjem 1 dělník; při pasování 2 body za každou obchodní stanici
name-BON8 = příjem 1 šaman
name-BON9 = příjem 2 peníze; při pasování 1 bod za každou usedlost
name-BON10 = příjem 3 krystaly energie; při pasování 3 body za každou úroveň lodní přepravy
name-BON1-action = rýč
name-BON2-action = stupeň v kultu
name-BON1-short = 2 peníze, rýč
name-BON2-short = 4 peníze, kult
name-BON3-short = 6 peněz
name-BON4-short = 3 krystaly, loď
name-BON5-short = 3 krystaly, dělník
name-BON6-short = 2 dělníci, SH SA
name-BON7-short = dělník, TP
name-BON8-short = šaman
name-BON9-short = 2 peníze, D
name-BON10-short = 3 krystaly, přeprava

## Žetony měst

name-TW1 = 5 bodů a 6 peněz
name-TW2 = 7 bodů a 2 dělníci
name-TW3 = 9 bodů a 1 šaman
name-TW4 = 6 bodů a 8 krystalů energie
name-TW5 = 8 bodů a stupeň v každém kultu
name-TW6 = 2 body a 2 stupně v každém kultu, platí za dva klíče
name-TW7 = 4 body a úroveň lodní přepravy
name-TW8 = 11 bodů

## Destičky hodnocení: co se boduje v kole; co na jeho konci přinese kult

name-SCORE1 = 2 body za každý rýč; na konci 1 peníz za každý stupeň v zemi
name-SCORE2 = 5 bodů za každé město; na konci 1 rýč za každé 4 stupně v zemi
name-SCORE3 = 2 body za každou usedlost; na konci 1 šaman za každé 4 stupně ve vodě
name-SCORE4 = 5 bodů za pevnost nebo chrám; na konci 1 dělník za každé 2 stupně v ohni
name-SCORE5 = 2 body za každou usedlost; na konci 4 krystaly energie za každé 4 stupně v ohni
name-SCORE6 = 3 body za každou obchodní stanici; na konci 1 rýč za každé 4 stupně ve vodě
name-SCORE7 = 5 bodů za pevnost nebo chrám; na konci 1 dělník za každé 2 stupně ve vzduchu
name-SCORE8 = 3 body za každou obchodní stanici; na konci 1 rýč za každé 4 stupně ve vzduchu
name-SCORE9 = 4 body za každou svatyni; na konci 2 peníze za každého tvého šamana v řádech
name-SCORE1-short = rýč 2; země 1: peníz
name-SCORE2-short = město 5; země 4: rýč
name-SCORE3-short = D 2; voda 4: šaman
name-SCORE4-short = SH SA 5; oheň 2: dělník
name-SCORE5-short = D 2; oheň 4: 4 krystaly
name-SCORE6-short = TP 3; voda 4: rýč
name-SCORE7-short = SH SA 5; vzduch 2: dělník
name-SCORE8-short = TP 3; vzduch 4: rýč
name-SCORE9-short = TE 4; v řádech 1: 2 peníze

## Odkud jsou body

name-start = Na začátku
name-round = Destičky hodnocení
name-favor = Prémiové destičky
name-scroll = Bonusové svitky
name-town = Města
name-track = Lodě a teraformace
name-faction = Národ
name-leech = Energie od sousedů
name-trade = Směna
name-cult = Kulty
name-network = Síť budov
name-resources = Zdroje
source-start = s nimi začíná každý
source-round = za to, co odměňuje destička kola
source-favor = za usedlosti a obchodní stanice a při pasování
source-scroll = při pasování za to, co svitek počítá
source-town = na žetonech založených měst
source-track = za každou dosaženou úroveň
source-faction = za to, co umí jen tento národ
source-leech = zaplaceno za přijatou energii
source-trade = body prodané za peníze nebo za ně koupené
source-cult = první, druhý a třetí v každém kultu na konci
source-network = nejvíce spojených budov na konci
source-resources = peníze a vše, co se na ně na konci změní

## Bodování na papíře

name-so-far = Dosavadní body
paper-faction = Národ
paper-so-far = Dosavadní body
paper-so-far-help = Body na stupnici před závěrečným bodováním.
paper-dwelling = Usedlosti
paper-dwelling-help = Pole s budovami: písmeno řady a pořadí suchozemského pole v ní, například E5; řeky se nepočítají.
paper-trading-post = Obchodní stanice
paper-temple = Svatyně
paper-stronghold = Pevnost
paper-sanctuary = Chrám
paper-bridges = Mosty
paper-bridges-help = Mosty podle dvou polí, která spojují, například F4:G3.
paper-shipping = Lodní přeprava
paper-shipping-help = Úroveň na stupnici, bez svitku. Trpaslíci a fakíři: 0, nebo kolik žetonů měst jim prodloužilo cestu.
paper-fire = Oheň
paper-water = Voda
paper-earth = Země
paper-air = Vzduch
paper-fire-help = Stupně ve čtyřech kultech.
paper-coins = Peníze
paper-coins-help = Co zbylo: mění se na peníze a peníze na body.
paper-workers = Dělníci
paper-priests = Šamani
paper-bowl1 = Sféra I
paper-bowl2 = Sféra II
paper-bowl3 = Sféra III
paper-why-so-far = před závěrečným bodováním
paper-why-cult = stupeň { $count }{ $count ->
    [0] : bez umístění
   *[other] , { $place }. místo
  }
paper-why-network = největší oblast: { $count ->
    [one] { $count } budova
    [few] { $count } budovy
    [many] { $count } budovy
   *[other] { $count } budov
  }
paper-why-resources = celkem { $count ->
    [one] { $count } peníz
    [few] { $count } peníze
    [many] { $count } peníze
   *[other] { $count } peněz
  }, za bod { $rate }
paper-fault-no-faction = { $name } potřebuje národ.
paper-fault-same-colour = { $name } a { $other } nemohou hrát stejnou barvu.
paper-fault-one-top = { $field }: na stupni { $top } smí stát jen jeden hráč.

## Počítané věci

goods-points = { $count ->
    [one] { $count } bod
    [few] { $count } body
    [many] { $count } bodu
   *[other] { $count } bodů
  }
goods-coins = { $count ->
    [one] { $count } peníz
    [few] { $count } peníze
    [many] { $count } peníze
   *[other] { $count } peněz
  }
goods-workers = { $count ->
    [one] { $count } dělník
    [few] { $count } dělníci
    [many] { $count } dělníka
   *[other] { $count } dělníků
  }
goods-priests = { $count ->
    [one] { $count } šaman
    [few] { $count } šamani
    [many] { $count } šamana
   *[other] { $count } šamanů
  }
goods-power = { $count ->
    [one] { $count } krystal energie
    [few] { $count } krystaly energie
    [many] { $count } krystalu energie
   *[other] { $count } krystalů energie
  }
goods-spades = { $count ->
    [one] { $count } rýč
    [few] { $count } rýče
    [many] { $count } rýče
   *[other] { $count } rýčů
  }
goods-keys = { $count ->
    [one] { $count } klíč
    [few] { $count } klíče
    [many] { $count } klíče
   *[other] { $count } klíčů
  }
bowls = sféry
nothing = nic
free = zdarma
not-home = na domovskou krajinu nestačí

## Na co se hra ptá

ChooseFaction = Za který národ hraješ?
FirstDwelling = Postav jednu ze svých prvních usedlostí.
FirstScroll = Který svitek si bereš pro první kolo?
BonusSpades = Bonus z kultu: rýče. Použij je teď, jinak propadnou.
TakeTurn = Jsi na tahu.
FinishTurn = Akce je hotová. Ještě něco v tomto tahu?
UseSpades = Použij rýče: které pole přetvoříš?
OwnChoices = Vezmi si, co ti náleží.
ChooseBridge = Kam postavíš most?
ChooseCult = Ve kterém kultu postoupíš?
Sandstorm = Které pole změní písečná bouře v poušť?
Ride = Kam poletíš a postavíš usedlost?
FreeTradingPost = Která usedlost se změní v obchodní stanici?
TakePower = { $builder } staví vedle tebe. Vezmeš si { $offer ->
    [one] { $offer } krystal
    [few] { $offer } krystaly
    [many] { $offer } krystalu
   *[other] { $offer } krystalů
  } energie { $price ->
    [0] zdarma?
    [one] za { $price } bod?
    [few] za { $price } body?
    [many] za { $price } bodu?
   *[other] za { $price } bodů?
  }
CultistsStep = Soused přijal energii: ve kterém kultu postoupíš?
UseKey = Použiješ klíč a postoupíš až na vrchol?

## Co se stalo

laid-round = V { $round }. kole se boduje: { $tile }.
laid-scroll = Svitek ve hře: { $scroll }.
laid-first = První na tahu: { $name }.
FactionChosen = { $you ->
    [yes] Hraješ
   *[no] { $seat } hraje
  } za národ { $faction }.
ScrollTaken = { $you ->
    [yes] Bereš si
   *[no] { $seat } si bere
  } svitek: { $scroll }.
RoundBegan = Začíná { $round }. kolo: { $tile }.
IncomeCollected = { $you ->
    [yes] Máš
   *[no] { $seat } má
  } příjem: { $goods }.
CultBonus = { $you ->
    [yes] Máš
   *[no] { $seat } má
  } bonus z kultu: { $goods }.
Built = { $you ->
    [yes] Stavíš
   *[no] { $seat } staví
  } usedlost na { $hex }.
Upgraded = { $you ->
    [yes] Vylepšuješ
   *[no] { $seat } vylepšuje
  } budovu na { $hex }: { $building }.
Transformed = { $you ->
    [yes] Přetváříš
   *[no] { $seat } přetváří
  } { $hex }: { $colour }{ $spades ->
    [0] .
    [one] , { $spades } rýč.
    [few] , { $spades } rýče.
    [many] , { $spades } rýče.
   *[other] , { $spades } rýčů.
  }
Advanced = { $you ->
    [yes] Postupuješ
   *[no] { $seat } postupuje
  } na liště: { $track } { $level }.
SpaceUsed = { $you ->
    [yes] Používáš
   *[no] { $seat } používá
  } akci: { $space }.
Converted = { $action ->
    [Burn] { $you ->
        [yes] Obětuješ
       *[no] { $seat } obětuje
      } energii: { $action-tokens }.
   *[other] { $you ->
        [yes] Směňuješ
       *[no] { $seat } směňuje
      }: −{ $action-paid }, +{ $action-got }.
  }
Consoled = { $power ->
        [0] { $seat }: všichni odmítli, ale žádnou energii nebylo možné získat.
       *[other] { $you ->
            [yes] Získáváš
           *[no] { $seat } získává
          } energii { $power }, protože všichni odmítli.
    }
Bridged = { $you ->
    [yes] Stavíš
   *[no] { $seat } staví
  } most { $span }.
TownFounded = { $you ->
    [yes] Zakládáš
   *[no] { $seat } zakládá
  } město: { $tile }.
FavorTaken = { $you ->
    [yes] Bereš si
   *[no] { $seat } si bere
  } prémiovou destičku: { $tile }.
CultMoved = { $you ->
    [yes] Postupuješ
   *[no] { $seat } postupuje
  } v kultu: { $cult } { $step }{ $power ->
    [0] .
    [one] , k tomu { $power } krystal energie.
    [few] , k tomu { $power } krystaly energie.
    [many] , k tomu { $power } krystalu energie.
   *[other] , k tomu { $power } krystalů energie.
  }
Leeched = { $you ->
    [yes] Přijímáš
   *[no] { $seat } přijímá
  } energii { $power } za { $price } (staví { $builder }).
Declined = { $you ->
    [yes] Odmítáš
   *[no] { $seat } odmítá
  } energii { $offer } (staví { $builder }).
Passed = { $you ->
    [yes] Pasuješ
   *[no] { $seat } pasuje
  }{ $points ->
    [0] {""}
    [one] {" "}za { $points } bod
    [few] {" "}za { $points } body
    [many] {" "}za { $points } bodu
   *[other] {" "}za { $points } bodů
  }{ $scroll ->
    [0] .
   *[other] ; nový svitek: { $scroll }.
  }
FinalPoints = { $seat }, závěrečné hodnocení: { $what }, { $points ->
    [one] { $points } bod.
    [few] { $points } body.
    [many] { $points } bodu.
   *[other] { $points } bodů.
  }

## Stránka

page-title = { $round ->
    [0] Příprava, { $player }
   *[other] { $round }. kolo ze 6, { $player }
  }
page-now = Teď se boduje: { $tile }.
page-power = Volné akce za energii: { $actions }.
page-scrolls = Svitky na stole: { $scrolls }.
page-rounds-short = Další kola:
page-power-short = Energie:
page-scrolls-short = Svitky:
page-bridges = Mosty: { $spans }
part-buildings = Stavby na mapě
part-boards = Desky hráčů
part-cults = Kulty
part-tiles = Destičky, které lze získat
part-hexes = Volná krajina
page-more-plain = Víc řeknou příkazy mapa, desky, kulty, destičky, pole.
round-none = Hra se připravuje.
round-now = { $round }. kolo ze { $last }: { $tile }.
round-next = Pak { $round }.: { $tile }.
turn-order = Pořadí hráčů: { $order }. { $any ->
    [yes] Pasovali: { $passed }.
   *[no] Nikdo zatím nepasoval.
  }
seat-goods = { $player }: { $goods }, sféry energie { $bowls }.
seat-cults = Kulty: { $cults }. Zbývá { $keys }.
seat-tracks = Lodní přeprava: { $shipping }. Cena rýče: { $spade }.
seat-tiles = Svitek: { $scroll }. Prémiové destičky: { $favors }. Města: { $towns }.
seat-buildings = { $player }, na mapě: { $where }.
free-hexes = Volná krajina { $terrain }: { $hexes }.
cult-line = { $cult }: { $steps }. Volno v řádu: { $spaces }.
tiles-favors = Zbývající prémiové destičky:
tiles-towns = Zbývající žetony měst:
tile-left = { $tile }: { $left }×
head-points = VB
head-coins = P
head-workers = D
head-priests = Š
head-bowls = sféry
head-FIRE = oh
head-WATER = vo
head-EARTH = ze
head-AIR = vz
head-shipping = lo
head-digging = te
head-keys = kl
head-scroll = svitek
head-tiles = destičky
head-order = řád
outlook-cults = Kdyby hra skončila teď, kulty by přinesly: { $points }.

## Vybírání

kind-faction = vybrat národ
kind-done = ukončit tah
kind-build = postavit usedlost
kind-transform = přetvořit pole
kind-upgrade = vylepšit budovu
kind-bridge = postavit most
kind-priest = vyslat šamana
kind-advance = zlepšit lodě nebo teraformaci
kind-connect = založit město přes řeku
kind-tile = vzít destičku
kind-step = stupeň v kultu
kind-key = použít klíč
kind-leech = odpovědět
kind-convert = směnit nebo obětovat energii
kind-power = akce za energii
kind-special = zvláštní akce
kind-pass = pasovat
label-faction = { $faction } ({ $terrain }): { $ability }
label-upgrade = { $hex }: { $building }
label-transform = { $hex }: { $terrain }
label-priest = { $cult }, { $steps ->
    [one] { $steps } stupeň, šaman se vrací
    [few] { $steps } stupně, šaman zůstává
    [many] { $steps } stupně, šaman zůstává
   *[other] { $steps } stupňů, šaman zůstává
  }
label-convert = směnit { $paid } → { $got }
label-burn = obětovat { $tokens }
label-climb = na vrchol kultu ({ $cult }), za klíč
label-stay = zůstat níž a klíč si nechat
label-leech = vzít energii
label-decline = odmítnout
ask-kind-end = Enter ukončí tah; nebo napiš číslo či celou akci.
ask-faction = Napiš číslo nebo jméno národa.
ask-done = Napiš 1 a tah skončí.
ask-build = Na kterém poli? Napiš jeho číslo nebo jméno.
ask-transform = Které pole? Napiš jeho číslo nebo jméno.
ask-colour = { $hex }: v co se změní?
ask-upgrade = Kterou budovu? Napiš její číslo, nebo pole a budovu, například E5 TP.
ask-bridge = Kam? Napiš číslo.
ask-priest = Kam? Napiš číslo.
ask-advance = Kterou lištu? Napiš číslo.
ask-connect = Přes které pole řeky? Napiš jeho číslo nebo jméno.
ask-tile = Kterou? Napiš její číslo nebo kód.
ask-step = Který kult? Napiš číslo nebo jméno.
ask-key = Napiš 1 nebo 2.
ask-leech = Napiš 1 (nebo ano) a bereš, 2 (nebo ne) a odmítáš.
ask-convert = Co směníš? Napiš číslo.
ask-power = Kterou akci za energii? Napiš její číslo nebo kód.
ask-special = Kterou zvláštní akci? Napiš její číslo nebo kód.
ask-pass = Který svitek si vezmeš? Napiš jeho číslo nebo kód.
line-refused = Tato část řádku není možná: „{ $part }“. Z řádku se nezahrálo nic.
line-too-long = Tah skončí dřív, než přijde na řadu tato část řádku: „{ $part }“. Z řádku se nezahrálo nic.
line-spades = Na řádku { $dug ->
    [one] je { $dug } rýč
    [few] jsou { $dug } rýče
    [many] je { $dug } rýče
   *[other] je { $dug } rýčů
  }, ale koupit jich je třeba { $bought }. Z řádku se nezahrálo nic.
line-dig-alone = Za „dig“ patří, k čemu rýče poslouží, například: dig 1. build E5
typed-refused = Tato část řádku už nebyla možná: { $action }
preview-gain = Hraješ: { $action } ({ $gain })

## Příkazy jen v této hře

command-map = mapa
command-boards = desky deska
command-cults = kulty kult
command-tiles = desticky desticka
command-rounds = kola kolo
command-hexes = pole
help-map = mapa: mapa a mosty
help-boards = desky: vše, co hráči mají
help-cults = kulty: stupnice kultů a jejich řády
help-tiles = destičky: volné akce za energii, svitky, prémiové destičky a žetony měst
help-rounds = kola: destičky hodnocení, pořadí hráčů, kdo pasoval
help-hexes = pole: pole bez budov podle krajiny
help-turn = Tah: směny a oběti podle chuti, jedna akce, případně usedlost na právě přetvořeném poli; Enter tah ukončí.
help-line = Více akcí na řádku odděluje tečka: burn 2. action ACT4; dig 1. build E5. Jdou i násobky: convert 3W to 3C. Řádek se zahraje celý, nebo vůbec.
help-signs = Na mapě je 1TP obchodní stanice hráče 1, [1D ] je nové od tvého minulého tahu, (3) je volba číslo 3.

## Co znamenají slova zápisu

field-faction = národ
field-faction-example = witches
field-hex = pole mapy
field-hex-example = E5
field-colour = barva krajiny
field-colour-example = red
field-tile = kód destičky přízně nebo města
field-tile-example = FAV11
field-cult = kult
field-cult-example = WATER
field-building = nová stavba
field-building-example = TP
field-track = stupnice
field-track-example = ship
field-steps = počet kroků
field-steps-example = 3
field-paid = to, co se platí
field-paid-example = 3PW
field-got = to, co se za to získá
field-got-example = 1W
field-tokens = počet krystalů energie
field-tokens-example = 2
field-river = pole řeky
field-river-example = r9
field-span = místo pro most
field-span-example = F4:G3
field-space = kód akce
field-space-example = ACT4
field-offer = nabízená energie
field-offer-example = 2
field-scroll = kód svitku
field-scroll-example = BON3

## Štěstí zvlášť od rozhodnutí

luck-about = Jakmile je stůl připravený, náhoda už nic nerozhoduje: každý bod je z rozhodnutí.
