# Co říká česky stránka Osadníků z Katanu; jména a co se stalo jsou v cs.ftl.

board = Ostrov
board-help = Šipky přecházejí mezi zářícími místy, Enter jedno vybere, druhý Enter potvrdí.
start-map = Mapa před první vesnicí
start-dealt = Toto je příklad. V každé hře se znovu losuje: { $parts }.
start-fixed = Takhle mapa leží v každé hře.
start-terrain = krajina
start-numbers = čísla
start-harbours = přístavy
zoom-in = Větší ostrov
zoom-out = Menší ostrov
spot-hex = dílek
spot-corner = křižovatka
spot-edge = cesta
spot = { $kind } { $name }: { $around }
land = { $terrain } { $token }
lights = Dá se vybrat
piece-of = { $piece }, { $name }
points = { $count ->
    [one] { $count } bod
    [few] { $count } body
   *[other] { $count } bodů
  }
road-grows = nejdelší cesta { $count }
robber-nobody = přesunout zloděje sem
robber-from = přesunout zloděje a okrást: { $name }
play-card = Zahrát kartu { $card }
card-of = { $card }: { $good }
bank-trade = bank: { $give } za { $get }
dice = Kostky: { $one } a { $other }, dohromady { $sum }
dice-none = Kostky ještě nepadly
roll = Hodit kostkami
end = Ukončit tah
trade = Obchod
possible = Tohle by šlo: { $action }.
wait = Na tahu: { $names }
wait-roll = { $names } hází kostkami
wait-turn = { $names } obchoduje a staví
wait-discard = Padla sedmička: { $names } vrací karty
wait-road = { $names } staví silnici
wait-answer = { $names } rozmýšlí nabídku
wait-deal = { $names } vybírá, s kým uzavře obchod
wait-found = { $names } zakládá vesnici
wait-robber = { $names } přesouvá zloděje
asked-turn = Obchoduj, stavěj, nebo ukonči tah
asked-roll = Hoď kostkami
asked-discard = { $count ->
    [one] Padla sedmička: vrať { $count } kartu
    [few] Padla sedmička: vrať { $count } karty
   *[other] Padla sedmička: vrať { $count } karet
  }
asked-free-road = { $count ->
    [one] Postav zdarma { $count } silnici
    [few] Postav zdarma { $count } silnice
   *[other] Postav zdarma { $count } silnic
  }
asked-answer = { $name } nabízí obchod
asked-deal = S kým obchod uzavřeš?
asked-found = Založ vesnici
asked-found-road = Postav silnici, která od ní vede
asked-robber = Přesuň zloděje
hint-build = Stavět můžeš tam, kde to svítí.
hint-no-build = Z těchto karet se nedá nic postavit.
hint-card = Předtím můžeš zahrát kartu.
hint-place = Vyber jedno ze zářících míst.
players = Hráči
target = K vítězství: { $count ->
    [one] { $count } bod
    [few] { $count } body
   *[other] { $count } bodů
  }
thinks = přemýšlí
hand-cards = { $count ->
    [one] { $count } karta v ruce
    [few] { $count } karty v ruce
   *[other] { $count } karet v ruce
  }
my-cards = Moje karty
change = od tvé poslední akce
covered = Karty leží lícem dolů.
covered-of = Na řadě je { $name }, ostatní se nedívají.
uncover = Ukázat moje karty
no-cards = Žádné akční karty.
fresh = koupeno v tomto tahu
left = zbývá { $count }
desk = Co dělat
desk-build = Stavba
desk-trade = Obchod
desk-bank = Bank a kostky
desk-deal = Nabídka
desk-discard = Vrátit karty
desk-pick = Výběr
less = Méně: { $good }
more = Více: { $good }
give-n = dám { $count }
get-n = chci { $count }
return-n = vrátím { $count }
have = mám { $count }
bank-rate = bank { $rate }:1
in-bank = bank { $count }
terms = Dáš { $give } a dostaneš { $get }.
terms-none = Minus je to, co dáš, plus to, co chceš.
to-whom = Komu
offer = Nabídnout
with-bank = Směnit s bankem
clear = Vymazat
counter-send = Poslat protinabídku
gives = { $name } dává
wants = a chce
you-give = Dáš
you-get = Dostaneš
for = za
answers = Odpovědi
accepts = souhlasí
declines = nechce
counters = navrhuje
deal = Uzavřít
withdraw = Stáhnout nabídku
accept = Souhlasím
decline = Nechci
counter = Protinabídka
cannot = Tyto karty nemáš.
discard = { $count ->
    [one] Vrátit { $count } kartu
    [few] Vrátit { $count } karty
   *[other] Vrátit { $count } karet
  }
discard-missing = { $count ->
    [one] Vyber ještě { $count } kartu.
    [few] Vyber ještě { $count } karty.
   *[other] Vyber ještě { $count } karet.
  }
discard-ready = To stačí.
stock = zbývá
my-rate = můj kurz
rolls = { $count ->
    [one] { $count } hod kostkami
    [few] { $count } hody kostkami
   *[other] { $count } hodů kostkami
  }
rolls-of = { $sum }: { $count }
rolls-expected = kolik se dalo čekat
end-growth = Body po kolech; karty s vítězným bodem se počítají až v posledním.

## Co znamenají značky na plánu

goal = Kdo má ve svém tahu jako první { $target ->
    [one] { $target } bod, vyhrává
    [few] { $target } body, vyhrává
   *[other] { $target } bodů, vyhrává
  }: přinášejí je vesnice, města a zvláštní karty.
now-land = { $terrain ->
    [hills] Vrchovina
    [forest] Les
    [pasture] Pastvina
    [fields] Pole
   *[mountains] Hory
  }{ $ways ->
    [0] {""}
   *[other] {" "}{ $number }: { $ways } z 36 hodů
  }
about-land = { $terrain ->
    [hills] Vrchovina nese cihly
    [forest] Les nese dřevo
    [pasture] Pastvina nese vlnu
    [fields] Pole nese obilí
   *[mountains] Hory nesou rudu
  }: když padne číslo dílku, přinese kartu za každou vesnici na jeho rohu a { $cities ->
    [commodity] { $terrain ->
        [forest] kartu a papír za každé město
        [pasture] kartu a plátno za každé město
        [mountains] kartu a peníze za každé město
       *[other] dvě za každé město
      }
   *[other] dvě za každé město
  }.
about-desert = Poušť nenese nic.
now-number = { $number }: { $ways } z 36 hodů
about-number = Když tohle číslo padne, dílek nese svou surovinu. Čím víc teček, tím častěji; červená čísla padají nejčastěji.
about-harbour = { $good ->
    [any] Přístav 3:1: kdo stojí u mola, vymění s bankem tři stejné karty za jednu libovolnou.
    [brick] Přístav na cihly 2:1: kdo stojí u mola, vymění s bankem dvoje cihly za libovolnou kartu.
    [lumber] Přístav na dřevo 2:1: kdo stojí u mola, vymění s bankem dvě dřeva za libovolnou kartu.
    [wool] Přístav na vlnu 2:1: kdo stojí u mola, vymění s bankem dvě vlny za libovolnou kartu.
    [grain] Přístav na obilí 2:1: kdo stojí u mola, vymění s bankem dvě obilí za libovolnou kartu.
   *[ore] Přístav na rudu 2:1: kdo stojí u mola, vymění s bankem dvě rudy za libovolnou kartu.
  }
about-robber = Zloděj: jeho dílek nic nenese. Pohne jím sedmička nebo Rytíř a kdo jím pohne, ukradne kartu někomu od nového dílku.
about-road = Silnice vede k novým místům na stavbu. Pět v řadě už soutěží o Nejdelší obchodní cestu.
about-settlement = Vesnice má cenu jednoho bodu a bere po kartě z každého dílku u svého rohu. Od ostatních sídel musí být aspoň dvě cesty daleko.
about-city = Město má cenu dvou bodů a bere po dvou kartách z každého dílku u svého rohu. Staví se místo vesnice.
about-dice = Součet kostek říká, které dílky něco nesou; sedmička pošle zloděje na cestu.
about-good = { $good ->
    [brick] Cihly z vrchoviny: na silnice a vesnice.
    [lumber] Dřevo z lesa: na silnice, lodě a vesnice.
    [wool] Vlna z pastvin: na vesnice, karty, lodě a rytíře.
    [grain] Obilí z polí: na vesnice, města, karty a k aktivaci rytířů.
    [ore] Ruda z hor: na města, karty a rytíře.
    [paper] Papír z měst u lesa: na rozvoj vědy.
    [cloth] Plátno z měst u pastvin: na rozvoj obchodu.
   *[coin] Peníze z měst u hor: na rozvoj politiky.
  }
about-change = Kolik těchto karet přibylo nebo ubylo od tvého posledního tahu.
about-hand = Karty v ruce. Kdo jich má při sedmičce víc než sedm, polovinu vrátí.
about-development = Akční karty: kupují se za vlnu, obilí a rudu a od příštího tahu se smí zahrát jedna za tah.
about-army = Zahraní rytíři. Kdo jich má aspoň tři a víc než ostatní, má Největší vojsko: dva body.
about-route = Nejdelší řada bez odbočky. Kdo má aspoň pět a víc než ostatní, drží zvláštní kartu: dva body.
about-points = Kolik je bodů teď a kolik jich stačí k výhře. Skryté vítězné body vidí jen jejich majitel.
about-rolls = Jak často zatím padl který součet; čárky ukazují, jak často se dal čekat.
about-mark = Každý hráč má svou barvu a znak, na všech figurkách i vedle jména.

## Co se po kom chce, řečeno nováčkovi

now-TakeTurn = Nejdřív hoď kostkami, pokud ještě nepadly. Pak obchoduj s bankem i s ostatními a stavěj, dokud máš čím platit; jednou za tah smíš zahrát kartu. Až skončíš, ukonči tah.
now-FoundSettlement = Založ zdarma vesnici na rohu, který svítí. Hodně teček u čísel kolem znamená hodně karet; s různými surovinami postavíš víc.
now-FoundRoad = Polož silnici, která vede od tvé nové vesnice tam, kam chceš stavět dál.
now-Discard = Padla sedmička a máš víc než sedm karet: vyber polovinu, která půjde zpátky do banku.
now-MoveRobber = Přesuň zloděje na jiný dílek. Zablokuje ho a ukradneš kartu někomu, kdo u něj stojí.
now-AnswerOffer = Někdo ti nabízí výměnu: přijmi ji, odmítni, nebo navrhni jinou.
now-ChooseDeal = Ostatní odpověděli na tvou nabídku: vyber, s kým vyměníš, nebo ji stáhni.
now-FreeRoad = Polož zdarma silnici na místo, které svítí.
