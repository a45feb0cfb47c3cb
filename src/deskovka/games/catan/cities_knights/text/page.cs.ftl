# Co říká stránka Katanu s Městy a rytíři česky; jména a co se stalo, je v cs.ftl.

## Výběr hry

cities-knights-yes-story = Z měst vyrůstá obchod, politika a věda a po moři se s každou lodí na kostce blíží barbaři. Najmi rytíře, než se vylodí: kdo pro Katan udělá nejméně, přijde o město.
cities-knights-yes-length = hra trvá asi dvakrát tak dlouho

## Ostrov a hráči

knight-of = { $knight } ({ $state }), { $name }
metropolis-of = metropole: { $track }
metropolis-held = metropole: { $name }
level = stupeň { $level }
level-of = { $track }: stupeň { $level }
defence-of = síla aktivních rytířů { $count }
defenders = { $count ->
    [one] { $count } karta Obránce Katanu
    [few] { $count } karty Obránce Katanu
   *[other] { $count } karet Obránce Katanu
  }
holds-merchant = má obchodníka
progress-deck-trade = karty pokroku: obchod
progress-deck-politics = karty pokroku: politika
progress-deck-science = karty pokroku: věda
end-growth-open = Body po jednotlivých kolech.
my-progress = Mé karty pokroku
no-progress = Žádné karty pokroku.
dice-three = Kostky: červená { $one } a žlutá { $other }, dohromady { $sum }; kostka se symboly: { $face }
die-red = Červená kostka
die-yellow = Žlutá kostka
die-red-shows = Červená kostka: { $face }
die-yellow-shows = Žlutá kostka: { $face }

## Barbaři

steps-left = { $count ->
    [one] { $count } krok
    [few] { $count } kroky
   *[other] { $count } kroků
  }
barbarians-left = { $count ->
    [one] Barbaři se vylodí za { $count } krok.
    [few] Barbaři se vylodí za { $count } kroky.
   *[other] Barbaři se vylodí za { $count } kroků.
  }
barbarians-strength = Mají sílu { $strength }, aktivní rytíři { $defence }.
barbarians-held = Katan by se ubránil.
barbarians-win = Vyplenili by město.

## Stavba a výstavba měst

desk-improve = Města
desk-stock = Bank
drill-activate = aktivovat rytíře
drill-promote = posílit rytíře
resting = { $count ->
    [one] { $count } pasivní
    [few] { $count } pasivní
   *[other] { $count } pasivních
  }
ranks-left = zbývá: silní { $strong }, mocní { $mighty }
level-cards = { $most ->
    [6] karta pokroku, kdykoli padne její brána
   *[other] karta pokroku, když padne brána a červená 1–{ $most }
  }
level-metropolis = metropole, 2 body
level-takes = { $name } přijde o metropoli a získáš ji ty
level-keeps = metropole už ti zůstane
level-top = nejvyšší stupeň
do-improve = výstavba města: { $track }

## Odpovědi

do-march = přesunout rytíře sem
do-march-from = přesunout rytíře…
do-activate = aktivovat rytíře
do-promote = posílit rytíře
do-chase = zahnat zloděje
do-chase-pirate = zahnat piráta
do-dismiss = zběhne tento rytíř
do-lose = přijít o toto město
do-flee = rytíř ustoupí sem
do-metropolis = metropole bude tady
do-skip = Dál už nic
do-return = Vrátit
do-return-card = Vrátit: { $card }
do-pick = Vzít
do-pick-card = Vzít: { $card }
do-play = Zahrát
desk-give = Dát karty
has = má { $count }
choose = { $count ->
    [one] Vzít { $count } kartu
    [few] Vzít { $count } karty
   *[other] Vzít { $count } karet
  }
present = { $count ->
    [one] Dát { $count } kartu
    [few] Dát { $count } karty
   *[other] Dát { $count } karet
  }
asked-fifth = Pátá karta pokroku: jednu vrať
asked-fifth-own = Pátá karta pokroku: jednu vrať, nebo zahraj
hint-goal = Teď vyber, kam půjde.
hint-second = Teď vyber druhý žeton.

## Na co odpovídají ostatní

wait-FoundCity = { $names } zakládá město
wait-ChooseMetropolis = { $names } vybírá, kde bude metropole
wait-ChooseLoss = Barbaři plení: o město přichází { $names }
wait-Flee = { $names } ustupuje s rytířem
wait-DrawAny = Kartu pokroku si bere { $names }
wait-FifthCard = Pátou kartu pokroku má { $names }
wait-ChooseWater = Akvadukt: { $names } si bere surovinu
wait-OfferGood = Obchodní přístav: { $names } nabízí suroviny
wait-GiveCommodity = Obchodní přístav: { $names } vybírá obchodní zboží
wait-ChooseTwo = Mistr obchodník: { $names } vybírá dvě karty
wait-PromoteFree = Kovář: { $names } posiluje rytíře
wait-SendRobber = Biskup: { $names } přesouvá zloděje
wait-ChooseDeserter = Zběh: { $names } přichází o rytíře
wait-WelcomeDeserter = Zběh: { $names } umisťuje rytíře
wait-LayAgain = Diplomat: { $names } pokládá silnici znovu
wait-Sabotage = Sabotér: { $names } vrací karty
wait-TakeProgress = Špion: { $names } vybírá kartu
wait-ChooseGift = Svatba: { $names } vybírá dar
wait-MovePirate = { $names } přesouvá piráta

## Co znamenají značky na plánu

about-fallen = Vypleněné město leží na boku: počítá se jako vesnice, dokud se znovu nepostaví.
about-metropolis = { $track ->
    [trade] Metropole obchodu
    [politics] Metropole politiky
   *[science] Metropole vědy
  }: kdo v oblasti první dosáhne čtvrtého stupně, postaví ji na své město. Přináší dva body a barbaři město ušetří.
about-wall = Městské hradby: o dvě karty v ruce víc je v bezpečí před sedmičkou.
about-knight = { $strength ->
    [1] Obyčejný rytíř
    [2] Silný rytíř
   *[3] Mocný rytíř
  }, { $state ->
    [active] aktivní: brání proti barbarům a smí jednat, pak si odpočine.
   *[idle] pasivní: probudí ho obilí. Teprve pak brání proti barbarům a smí jednat.
  }
about-activate = Probuď rytíře za jedno obilí; jednat smí od tvého příštího tahu.
about-promote = Posil rytíře o stupeň. Na mocné rytíře je třeba třetí stupeň politiky.
about-merchant = Obchodník: kdo ho drží, má bod a bank mu mění, co tento dílek nese, 2:1.
about-barbarians = Barbaři plují ke Katanu, o krok pokaždé, když kostka se symboly ukáže jejich loď. Až přistanou, jsou silní jako počet měst; když jsou aktivní rytíři dohromady aspoň tak silní, Katan se ubrání.
about-event-die = Kostka se symboly: loď posune barbary, brána může přinést karty pokroku své barvy.
about-progress = Karty pokroku v ruce, nejvýš čtyři. Pátá se hned vrací; ve vlastním tahu se místo toho smí jedna hned zahrát.
about-defence = Jak silní jsou dohromady aktivní rytíři tohoto hráče.
about-level = { $track ->
    [trade] Obchod, platí se plátnem
    [politics] Politika, platí se penězi
   *[science] Věda, platí se papírem
  }: každý stupeň přináší víc karet pokroku, třetí schopnost, čtvrtý může přinést metropoli.
about-track = { $track ->
    [trade] Znak obchodu.
    [politics] Znak politiky.
   *[science] Znak vědy.
  }
about-deck = Kolik karet pokroku v balíčku zbývá; rozdává je brána jeho barvy na kostce se symboly.
about-defender = Obránce Katanu: bod za nejsilnější rytíře při vítězství nad barbary.
about-holds-merchant = Tento hráč drží obchodníka: jeden bod.
about-open = Body z vyložených karet pokroku.

## Co se po kom chce, řečeno nováčkovi

now-FoundCity = Založ zdarma město na rohu, který svítí. Přinese ti první karty.
now-ChooseLoss = Barbaři vyhráli: vyber, které své město jim necháš vyplenit. Stane se z něj vesnice.
now-ChooseMetropolis = Vyber, které tvé město se stane metropolí: bude mít o dva body vyšší cenu.
now-DrawAny = Za odměnu vyber, ze kterého balíčku si vezmeš kartu pokroku.
now-FifthCard = Máš víc než čtyři karty pokroku: jednu vrať, nebo některou hned zahraj.
now-FifthCard-other = Víc než čtyři karty pokroku v ruce být nesmějí a v cizím tahu se žádná nehraje: jedna se vrací pod svůj balíček.
now-TakeTurn-three-dice = Hoď třemi kostkami: nejprve zapůsobí kostka se symboly, potom výnosy, nebo sedmička. Před hodem se smí zahrát jen Alchymista.
now-TakeTurn-knights = Obchoduj s bankem i s ostatními, stavěj, rozvíjej města, povolávej a vysílej rytíře a hraj karty pokroku, kolikrát a v jakém pořadí chceš. Až skončíš, ukonči tah.
goal-knights = Kdo má ve svém tahu jako první { $target ->
    [one] { $target } bod
    [few] { $target } body
   *[other] { $target } bodů
  }{ $also ->
    [dragons] {" "}nebo porazí šestého draka
   *[other] {""}
  }, vyhrává. Body přinášejí vesnice, města, metropole, nejdelší cesta, obrana Katanu, obchodník{ $also ->
    [canal] , vyložené karty pokroku a katanské žetony za kopání kanálu
    [dragons] , vyložené karty pokroku a poražení draci
   *[other] {" "}a vyložené karty pokroku
  }.
