# Co říkají Kartografové česky. Pravidla jsou v rules.cs.toml.

game-name = Kartografové
game-aliases = Kartograf
game-about = Zakresluj pole po poli nové země královny a nepusť dovnitř nestvůry.
game-length = 30–45 minut

## Volby přípravy

option-side = Strana mapového listu
option-side-A = A, divočina
option-side-B = B, pustina
option-edict_a = Bodovací karta pod výnosem A
option-edict_b = Bodovací karta pod výnosem B
option-edict_c = Bodovací karta pod výnosem C
option-edict_d = Bodovací karta pod výnosem D
option-cards = Použité bodovací karty, pod výnosy náhodně
option-fallback = Terén náhradního čtverce, když se nic nevejde
option-fallback-card = terén z karty
option-fallback-any = libovolný terén
option-deck_spring = Karty, kterými začíná jaro
option-deck_summer = Karty, kterými začíná léto
option-deck_fall = Karty, kterými začíná podzim
option-deck_winter = Karty, kterými začíná zima
option-ambush = Pořadí, ve kterém se přimíchávají karty přepadení

## Příprava, která nejde

setup-same-stack = Z každého druhu se používá jedna bodovací karta: „{ $one }“ a „{ $other }“ jsou téhož druhu.
setup-two-edicts = Jedna bodovací karta leží jen pod jedním výnosem.
setup-all-ambushes = „{ $option }“: je potřeba určit všechny ({ $count }), nebo žádnou.
setup-no-ambush-yet = „{ $option }“: karta „{ $card }“ ještě není v balíčku; zařaď ji i do pořadí přepadení.
setup-ambush-resolved = „{ $option }“: karta „{ $card }“ se vyhodnotila už v dřívějším období.
setup-after-season = „{ $option }“: karta „{ $card }“ by přišla až po konci období.

## Jména

name-random = náhodně
name-forest = les
name-village = vesnice
name-farm = farma
name-water = voda
name-monster = nestvůra
name-mountain = hora
name-ruins = zřícenina
name-wasteland = pustina
name-empty = prázdné
name-spring = Jaro
name-summer = Léto
name-fall = Podzim
name-winter = Zima
name-A = výnos A
name-B = výnos B
name-C = výnos C
name-D = výnos D
name-coins = mince
name-monsters = nestvůry
name-solo = Čísla bodovacích karet
name-ambush = přepadení

name-temple_ruins = Zřícený chrám
name-outpost_ruins = Zřícená pevnost
name-great_river = Veletok
name-farmland = Zemědělská půda
name-hamlet = Víska
name-forgotten_forest = Les zapomnění
name-hinterland_stream = Říčka v polích
name-homestead = Hospodářství
name-orchard = Ovocný sad
name-treetop_village = Víska ve větvích
name-marshlands = Bažiny
name-fishing_village = Rybářská osada
name-rift_lands = Prostorové trhliny
name-goblin_attack = Útok goblinů
name-bugbear_assault = Nájezd gobrů
name-kobold_onslaught = Výpad koboldů
name-gnoll_raid = Vpád gnolů

name-sentinel_wood = Hraniční les
name-greenbough = Lesní království
name-treetower = Lesní houština
name-stoneside_forest = Lesnaté podhůří
name-canal_lake = Zavlažovací kanály
name-mages_valley = Údolí čarodějů
name-golden_granary = Pradávná sýpka
name-shoreside_expanse = Úrodné břehy
name-wildholds = Osada
name-great_city = Královské město
name-greengold_plains = Úrodné pláně
name-shieldgate = Obranný val
name-borderlands = Pohraničí
name-lost_barony = Zapomenuté hrabství
name-broken_road = Dlážděná cesta
name-cauldrons = Propasti

name-legendary_cartographer = Věhlasný kartograf
name-master_mapsmith = Zkušený kreslíř map
name-journeyman_topographer = Vyučený geodet
name-apprentice_surveyor = Začínající topograf
name-amateur_assessor = Snaživý dělník
name-inept_assistant = Nešikovný pomocník
name-dimwitted_doodler = Neschopný patlal
name-oblivious_inkdrinker = Nosič inkoustu

## Co bodují bodovací karty, jednou větou

card-sentinel_wood = 1 bod za každé pole lesa u okraje mapy
card-greenbough = 1 bod za každý řádek a každý sloupec, kde je les
card-treetower = 1 bod za každé pole lesa, které má na všech stranách obsazená pole nebo okraj
card-stoneside_forest = 3 body za každou horu spojenou územím lesa s jinou horou
card-canal_lake = 1 bod za každé pole vody vedle farmy a každé pole farmy vedle vody
card-mages_valley = vedle hory 2 body za každé pole vody a 1 bod za každé pole farmy
card-golden_granary = 1 bod za každé pole vody vedle zříceniny, 3 body za každou farmu na zřícenině
card-shoreside_expanse = 3 body za každé území farem, které nesousedí s vodou ani s okrajem, a za každé území vody, které nesousedí s farmou ani s okrajem
card-wildholds = 8 bodů za každé území vesnic o 6 a více polích
card-great_city = 1 bod za každé pole největšího území vesnic, které nesousedí s horou
card-greengold_plains = 3 body za každé území vesnic, které sousedí aspoň se 3 jinými typy terénu
card-shieldgate = 2 body za každé pole druhého největšího území vesnic
card-borderlands = 6 bodů za každý plný řádek a každý plný sloupec
card-lost_barony = 3 body za každé pole podél strany největšího obsazeného čtverce
card-broken_road = 3 body za každou plnou úhlopříčku od levého okraje dolů ke spodnímu
card-cauldrons = 1 bod za každé prázdné pole, které má na všech stranách obsazená pole nebo okraj

card-coins = 1 bod za každou dosud zaškrtnutou minci
card-monsters = ztráta 1 bodu za každé prázdné pole vedle nestvůry

## Na co se hra ptá

DrawTerrain = Zakresli do své mapy tvar z karty.
DrawMonsters = Přepadení! Zakresli nestvůry do mapy, kterou máš od souseda: { $owner }.

## Co se stalo

SeasonBegan = { $season } začíná. V balíčku přibyla jedna karta přepadení.
CardRevealed = { $kind ->
    [ambush] Přepadení: { $card }!
    [ruins] Karta: { $card }. Další karta terénu musí zakrýt zříceninu.
   *[terrain] Karta: { $card }, čas { $time }.
  }
Answered = { $drawing ->
    [0] { $you ->
        [yes] Máš
       *[no] { $seat } má
      } zakresleno.
   *[other] { $you ->
        [yes] Kreslíš
       *[no] { $seat } kreslí
      }: { $drawing-terrain } na { $drawing-cells }, ostatní to zatím nevidí.
  }
Drawn = { $map ->
    [own] { $you ->
        [yes] Kreslíš
       *[no] { $seat } kreslí
      }: { $terrain } na { $cells }{ $coins ->
        [0] .
        [one] , k tomu { $coins } mince.
        [few] , k tomu { $coins } mince.
        [many] , k tomu { $coins } mince.
       *[other] , k tomu { $coins } mincí.
      }
   *[other] { $you ->
        [yes] Kreslíš
       *[no] { $seat } kreslí
      } na { $map ->
        [yours] tvou mapu
       *[other] mapu hráče { $owner }
      }: nestvůry na { $cells }{ $coins ->
        [0] .
        [one] ; majitel mapy získává { $coins } minci.
        [few] ; majitel mapy získává { $coins } mince.
        [many] ; majitel mapy získává { $coins } mince.
       *[other] ; majitel mapy získává { $coins } mincí.
      }
  }
MonstersPlaced = { $cells ->
    [0] { $card }: nestvůry se nikam nevejdou, nic se neděje.
   *[other] { $card }: nestvůry na { $cells }{ $coins ->
        [0] .
        [one] , získáváš { $coins } minci.
        [few] , získáváš { $coins } mince.
        [many] , získáváš { $coins } mince.
       *[other] , získáváš { $coins } mincí.
      }
  }
SeasonScored = { $seat }, bodování ({ $season }): { $first } + { $second } za výnosy + { $score-coins } za mince − { $score-monsters } za nestvůry = { $total }.

## Stránka

page-time = Čas { $time } z { $limit }
page-coins = Mince { $coins } z { $most }
page-monsters = Nestvůry { $points }
page-deck = Balíček: { $cards ->
    [one] { $cards } karta
    [few] { $cards } karty
    [many] { $cards } karty
   *[other] { $cards } karet
  }, { $ambushes ->
    [0] žádné přepadení
    [one] z toho { $ambushes } přepadení
    [few] z toho { $ambushes } přepadení
    [many] z toho { $ambushes } přepadení
   *[other] z toho { $ambushes } přepadení
  }
page-card = Karta: { $card }, čas { $time }
page-ambush = Přepadení: { $card }
page-or = { $first } nebo { $last }
page-ruins = Zakryj aspoň jednu prázdnou zříceninu!
page-ruins-wait = Zřícenina čeká na další kartu terénu.
page-coin = mince
page-edicts = Výnosy (▸ bodují se v tomto období) a kolik by tvá mapa dala teď
page-edicts-plain = Výnosy a kolik by tvá mapa dala teď:
page-edict-plain = Výnos { $letter }, { $card }, { $now ->
    [yes] v tomto období se boduje,
   *[no] v tomto období se neboduje,
  } teď { $points ->
    [one] { $points } bod
    [few] { $points } body
    [many] { $points } bodu
   *[other] { $points } bodů
  }: { $rule }.
page-total = { $season }, kdyby se bodovalo teď: { $first } + { $second } + { $coins } za mince − { $monsters } za nestvůry = { $total }
page-map = Mapa: { $name }
page-own-map = Tvá mapa
page-legend = F les  V vesnice  A farma  W voda  M nestvůra  ^ hora  R zřícenina
page-legend-wasteland = # pustina
page-chosen = Tvůj tvar; napiš, kam přijde jeho levý horní roh:
page-edict-short = Výnos { $letter }, { $card }, { $now ->
    [yes] v tomto období se boduje,
   *[no] v tomto období se neboduje,
  } teď { $points ->
    [one] { $points } bod
    [few] { $points } body
    [many] { $points } bodu
   *[other] { $points } bodů
  }.
page-season-plain = { $season }, čas { $time } z { $limit }.
page-coins-plain = { $coins ->
    [one] Máš { $coins } minci
    [few] Máš { $coins } mince
    [many] Máš { $coins } mince
   *[other] Máš { $coins } mincí
  } a { $monsters ->
    [one] { $monsters } prázdné pole
    [few] { $monsters } prázdná pole
    [many] { $monsters } prázdného pole
   *[other] { $monsters } prázdných polí
  } vedle nestvůr.
page-card-plain = Karta je { $card }, čas { $time }. Terén: { $terrains }.
page-ambush-plain = Karta je přepadení: { $card }.
page-shape-plain = Tvar { $number }, { $size ->
    [one] { $size } pole
    [few] { $size } pole
    [many] { $size } pole
   *[other] { $size } polí
  }{ $coin ->
    [yes] , s mincí
   *[no] {""}
  }: { $rows }.
page-shape-row = řádek { $row }: { $columns }
page-shape-row-empty = řádek { $row }: prázdný
status-edicts = Výnosy: { $edicts }.
page-map-plain = Mapu řádek po řádku přečte příkaz mapa.
map-row = Řádek { $row }: { $what }.
map-row-empty = vše prázdné
map-part = { $columns ->
    [one] sloupec { $list }
    [few] sloupce { $list }
    [many] sloupce { $list }
   *[other] sloupce { $list }
  } { $what }
map-on-ruins = { $what } na zřícenině
map-coins = { $name }, { $coins ->
    [one] { $coins } mince
    [few] { $coins } mince
    [many] { $coins } mince
   *[other] { $coins } mincí
  }.

## Vybírání

ask-terrain = Jaký terén zakreslíš? Napiš jeho číslo.
ask-shape = Který tvar a jak otočený? Napiš jeho číslo.
ask-place = Kam přijde levý horní roh, například { $example }? Nebo napiš „místa“ či „zpět“.
places-title = Čísla jsou levé horní rohy rámečku kolem tvaru.
places-plain = { $number }: roh { $space }, zakryje { $spaces }
help-signs = Na mapě je [F] to, co chceš zakreslit, (F) to, co přibylo, a malé písmeno leží na zřícenině.
help-place = Tvar se umisťuje levým horním rohem rámečku kolem něj; + značí, kam ten roh může přijít.
wrong-number = Napiš číslo od 1 do { $most }; co dalšího lze napsat, ukáže „pomoc“.
wrong-place = „{ $typed }“ není místo: napiš pole od A1 do K11, nebo „místa“.
outside = Na { $space } by tvar přesahoval z mapy: výška { $height }, šířka { $width }.
preview-title = Takhle by to bylo: { $terrain } na { $spaces }
preview-coins = { $coins ->
    [0] bez mince
    [one] +{ $coins } mince
    [few] +{ $coins } mince
    [many] +{ $coins } mince
   *[other] +{ $coins } mincí
  }
preview-points = { $letter } { $card }: { $before } → { $after }
preview-monsters = nestvůry: { $before } → { $after }
preview-total = { $season }, kdyby se bodovalo teď: { $before } → { $after }
preview-ambush = { $name }: nestvůry by stály { $after ->
    [one] { $after } bod
    [few] { $after } body
    [many] { $after } bodu
   *[other] { $after } bodů
  }, teď { $before }.
word-draw = zakresli

## Příkazy jen v této hře

command-maps = mapy
command-map = mapa
help-maps = mapy: mapy všech hráčů
help-map = mapa N: mapa hráče N
no-map = Mapa { $typed } tu není: napiš číslo od 1 do { $most }.

## Štěstí zvlášť od rozhodnutí

luck-about = Náhoda jsou karty průzkumu a ty jsou u stolu pro všechny stejné: liší se jen to, co kdo s nimi nakreslil.
luck-ambushes = přepadení
luck-ambushes-how = podle karet, které v balíčku zbývaly
luck-ruins = zříceniny
luck-ruins-how = podle karet, které v balíčku zbývaly
luck-time = čas na kartách
luck-time-how = čím méně ho na nich je, tím víc se za roční období nakreslí

## Bodový list hry jednoho hráče

sheet-seasons = Všechna čtyři období
sheet-rating = Hodnocení

## Bodování papírového listu

name-all = Všechny čtyři karty
name-yes = ano
name-no = ne
paper-a = Výnos A
paper-b = Výnos B
paper-c = Výnos C
paper-d = Výnos D
paper-a-help = Bodovací karty pod čtyřmi výnosy, z každého balíčku jedna.
paper-season = Období
paper-season-help = Období, které se boduje: jaro, léto, podzim nebo zima. Bez něj se jednou obodují všechny čtyři karty.
paper-solo = Hra jednoho hráče
paper-solo-help = „ano“: po zimě se odečtou čísla bodovacích karet a hodnocení přinese titul.
paper-map = Mapa
paper-map-help = Jeden znak na pole: . prázdné, R prázdná zřícenina, ^ hora, # pustina,
    F les, V vesnice, A farma, W voda, M nestvůra; na zřícenině malá písmena.
paper-map-B = Na straně B, pustině, sem místo toho přijde tato mapa:
paper-coins = Mince
paper-coins-help = Kolik mincí je zaškrtnuto.
paper-spring = Jaro
paper-summer = Léto
paper-fall = Podzim
paper-spring-help = Součty dřívějších období tak, jak byly zapsány.
paper-lost = Ztráty za nestvůry
paper-lost-help = Kolik bodů v dřívějších obdobích stály nestvůry; rozhoduje to shody.
paper-why-earlier = tak, jak bylo zapsáno
paper-why-solo = číslo na kartě
paper-tie-break = (Ztráty za nestvůry: { $points })
paper-hint-mountains = { $name }: zkontroluj mince. { $count ->
    [one] { $count } hora je obklopená a dává minci,
    [few] { $count } hory jsou obklopené a každá dává minci,
    [many] { $count } hory je obklopeno a dává minci,
   *[other] { $count } hor je obklopených a každá dává minci,
  } ale { $coins ->
    [0] zaškrtnutá není žádná.
    [one] zaškrtnutá je jen { $coins }.
    [few] zaškrtnuté jsou jen { $coins }.
    [many] zaškrtnuto je jen { $coins }.
   *[other] zaškrtnutých je jen { $coins }.
  }
paper-hint-printed = { $name }: zkontroluj, co je na mapě natištěno. Nejblíž má ke straně { $side }, ale liší se v polích { $spaces }. Co je nakresleno na zřícenině, píše se malým písmenem.
paper-fault-no-card = chybí bodovací karta pro výnos { $letter }.
paper-fault-one-of-each = z každého balíčku má být jedna bodovací karta: { $other } a { $card } spolu nejdou.
paper-fault-solo = hru jednoho hráče hraje jeden hráč, tady jich je { $count }.
paper-fault-no-map = { $name } nemá mapu: nakresli ji znaky . R F V A W M ^ #.
paper-fault-sign = sloupec { $column }: „{ $typed }“ není žádný ze znaků . R F V A W M f v a w m ^ #.
paper-fault-width = řádek mapy má { $most } polí, sloupce 1 až { $most }; tady jich je { $count }.
paper-fault-height = mapa má { $most } řádků, A až { $last }; tady jich je { $count }.

## Co znamenají slova zápisu

field-terrain = terén
field-terrain-example = forest
field-cells = pole mapy, A1 až K11, každé jednou
field-cells-example = B4+B5+C5
