## Ostrovy pokladů a Cesta do neznáma

option-scenario-treasure-islands = Ostrovy pokladů
option-scenario-into-the-unknown = Cesta do neznáma
option-founders-discover = Objevuje a poklady bere i to, co se umístí při přípravě
treasure-one-resource = libovolná surovina
treasure-two-resources = dvě libovolné suroviny
treasure-grain-wool-brick = obilí, vlna a cihla
treasure-roads-or-ships = dvě silnice nebo lodě zdarma
treasure-development-card = akční karta
name-treasures = Poklady
head-treasures = poklady
page-treasure = Poklad, který vidíš jen ty: { $treasure }.
island-treasures = Poklady leží na { $corners }.
seat-treasures = { $player }, { $count ->
    [one] { $count } ponechaný poklad
    [few] { $count } ponechané poklady
    [many] { $count } ponechaného pokladu
   *[other] { $count } ponechaných pokladů
  }{ $own ->
    [0] {""}
   *[other] : { $own }
  }.
source-treasures = bod za tři ponechané poklady, dva za čtyři
ChooseReward = Objevené zlato: kterou surovinu si vezmeš?
ChooseFromTreasure = Poklad: { $count ->
    [one] kterou surovinu si vezmeš?
    [few] které { $count } suroviny si vezmeš?
    [many] kterých { $count } suroviny si vezmeš?
   *[other] kterých { $count } surovin si vezmeš?
  }
DecideTreasure = Poklad vidíš jen ty. Použiješ ho hned, nebo si ho už nastálo necháš?
ChooseHarbour = Za druhý poklad máš speciální přístav: kam patří a pro kterou surovinu?
StartRobber = Na které poušti začne zloděj?
TreasureUsed = { $you ->
    [yes] Používáš
   *[no] { $seat } používá
  } poklad: { $treasure }.
TreasureSeen = { $treasure ->
    [0] { $you ->
        [yes] Nacházíš
       *[no] { $seat } nachází
      } poklad.
   *[other] { $you ->
        [yes] Nacházíš
       *[no] { $seat } nachází
      } poklad: { $treasure }.
  }
TreasureKept = { $you ->
    [yes] Necháváš si
   *[no] { $seat } si nechává
  } poklad, celkem { $number }.
HarbourPlaced = { $you ->
    [yes] Umisťuješ
   *[no] { $seat } umisťuje
  } speciální přístav na { $edge }: { $good } 2:1.
RewardTaken = { $you ->
    [yes] Dostáváš
   *[no] { $seat } dostává
  } odměnu: { $cards }.
CardFound = { $card ->
    [0] { $you ->
        [yes] Získáváš
       *[no] { $seat } získává
      } z pokladu akční kartu.
   *[other] { $you ->
        [yes] Získáváš
       *[no] { $seat } získává
      } z pokladu akční kartu: { $card }.
  }
RewardLost = { $you ->
    [yes] Přicházíš o
   *[no] { $seat } přichází o
  } odměnu, nic takového už nezbývá.
kind-use = použít poklad
kind-keep = nechat si poklad
kind-harbour = umístit speciální přístav
ask-harbour = Kam? Napiš číslo nebo jméno, například { $example }.
ask-good = Která surovina? Napiš číslo nebo její jméno.
typed-use = pouzit pouzij
typed-keep = nechat necham
typed-harbour = pristav

## Velký Katan

option-scenario-greater-catan = Velký Katan
ChooseBareHex = Několik nových dílků je bez čísla: který ho dostane teď?
ChooseToken = Zásoba čísel je prázdná: které číslo vezmeš z hlavního ostrova?
TokenDrawn = { $you ->
    [yes] Umisťuješ
   *[no] { $seat } umisťuje
  } nové číslo { $token } na { $hex } ({ $land }).
TokenMoved = { $you ->
    [yes] Přesouváš
   *[no] { $seat } přesouvá
  } číslo { $token } z { $hex } na { $to } ({ $land }).
kind-token = přesunout žeton s číslem
typed-token = zeton cislo

## Pouštní draci

option-scenario-desert-dragons = Pouštní draci
option-deserts-curse = Poušť s draky se počítá k tomu, co draci blokují
option-upgrade-blocked = Blokovanou vesnici lze rozšířit na město
option-build-blocked = Mezi draky lze stavět silnice a vesnice
effect-knight-dragon = zaženeš draka, který není na poušti; Největší vojsko se tu nehraje
sign-dragon = D
pieces-dragon = { $count ->
    [one] { $count } drak
    [few] { $count } draci
    [many] { $count } draka
   *[other] { $count } draků
  }
page-dragons = { $count ->
    [0] Bouře: všichni draci už vyletěli.
    [one] Mimo desku čeká { $count } drak.
    [few] Mimo desku čekají { $count } draci.
    [many] Mimo desku čeká { $count } draka.
   *[other] Mimo desku čeká { $count } draků.
  }
ChooseDesert = Na které poušti se draci shromáždí?
ChooseDragon = Ze které pouště vezme bouře draka?
ChooseStormHex = Na všechny dílky draci nestačí: kam jeden přiletí?
ChooseVictim = Sedmička: komu vezmeš kartu?
BeatDragon = Kterého draka tvůj Rytíř zažene?
DragonsGathered = { $you ->
    [yes] Shromažďuješ
   *[no] { $seat } shromažďuje
  } draky: na poušti { $hex } { $count ->
    [one] přibyl { $count }.
    [few] přibyli { $count }.
    [many] přibylo { $count }.
   *[other] přibylo { $count }.
  }
StormBegun = Všichni draci jsou na pouštích: příštím hodem začíná bouře.
DragonMoved = Drak přeletěl z { $desert } na { $hex } ({ $land } { $token }).
DragonBeaten = { $you ->
    [yes] Zaháníš
   *[no] { $seat } zahání
  } draka z { $hex } ({ $land } { $token }).
kind-gather = položit draky na poušť
kind-dragon = přesunout draka
kind-beat = zahnat draka
kind-steal = vzít kartu
typed-gather = shromazdit
typed-dragon = drak
typed-beat = zahnat zazen
typed-steal = ukrast ukradni
typed-spare = nic nikomu

## Zavlažovací kanál

option-scenario-great-canal = Zavlažovací kanál, s Městy a rytíři
terrain-lake = jezero
terrain-lake-short = jezero
name-chits = Kanál
source-chits = bod za každý katanský žeton získaný u kanálu
sign-chits = oo
sign-ditch = --
sign-water = ~~
piece-chits = 2 katanské žetony
piece-canal = kanál
head-chits = žetony
page-legend-canal = oo katanské žetony, -- kanál, ~~ kanál s vodou, (6) číslo rubem nahoru
page-canal = Kanál: vykopáno { $dug }, zbývá { $left }.
page-canal-full = Kanál je hotový.
island-ends = A je { $desert }, B je { $lake }.
island-dry = Čísla leží rubem nahoru na { $hexes }: pole zatím nic nepřinášejí.
seat-chits = { $player }, { $count ->
    [one] { $count } katanský žeton
    [few] { $count } katanské žetony
    [many] { $count } katanského žetonu
   *[other] { $count } katanských žetonů
  } z kanálu.
StartOnADesert = Na které poušti začne zloděj?
LeaveTheFlood = Poušť pod zlodějem je zatopená: na kterou jinou půjde?
CallKnight = Vojevůdce: kterého rytíře aktivuješ teď?
CanalDug = { $partner ->
    [0] { $you ->
        [yes] Kopeš
       *[no] { $seat } kope
      } dvěma rytíři kanál na { $hex }, za to 2 katanské žetony.
   *[other] { $you ->
        [yes] Kopeš
       *[no] { $seat } kope
      } kanál na { $hex } (společně: { $partner }), každému katanský žeton.
  }
CanalCompleted = { $last ->
    [0] Kanál je hotový: přitekla voda, z pouště { $desert } je jezero a pole znovu rodí obilí.
   *[other] Kanál je hotový, na { $last } se dokončil sám: přitekla voda, z pouště { $desert } je jezero a pole znovu rodí obilí.
  }

## Prokletá země

option-scenario-enchanted-land = Prokletá země, s Městy a rytíři
name-beaten-dragons = Draci
name-sixth-dragon = šestý poražený drak
source-beaten-dragons = bod za každého poraženého draka
head-beaten = draci
page-flags = Vlajky zbývajících draků: { $one } s jedním cípem, { $two } se dvěma, { $three } se třemi.
island-dragons = Draci jsou na { $corners }.
seat-crossed = { $player }, rytíř v prokleté zemi, další už se nepřeplaví.
island-enchanted = Prokletá země: { $hexes }.
seat-dragons = { $player }, { $count ->
    [one] { $count } poražený drak
    [few] { $count } poražení draci
    [many] { $count } poraženého draka
   *[other] { $count } poražených draků
  }.
KnightCrossed = { $you ->
    [yes] Přepravuješ
   *[no] { $seat } přepravuje
  } rytíře z { $corner } na { $to } v prokleté zemi. Zpátky už nesmí a žádný další za ním.
SendOff = Kam v prokleté zemi zahnaného rytíře přesuneš?
DragonDefeated = { $you ->
    [yes] Porážíš
   *[no] { $seat } poráží
  } draka na { $corner }, jeho vlajka je { $flag ->
    [1] s jedním cípem
    [2] se dvěma cípy
   *[other] se třemi cípy
  }, celkem { $dragons ->
    [one] { $dragons } drak.
    [few] { $dragons } draci.
    [many] { $dragons } draka.
   *[other] { $dragons } draků.
  }
FightLost = { $you ->
    [yes] Prohráváš
   *[no] { $seat } prohrává
  } souboj s drakem na { $corner }, jeho vlajka je { $flag ->
    [2] se dvěma cípy: porazí ho silný nebo mocný rytíř.
   *[other] se třemi cípy: porazí ho jen mocný rytíř.
  }
kind-fight = bojovat s drakem
typed-fight = boj bojuj bojovat

## Co počítá simulace

tally-discoveries = objevených dílků
tally-treasures = nalezených pokladů
tally-dragons-awake = probuzených draků
tally-canals = vykopaných kanálů
tally-dragons-beaten = poražených draků
tally-tokens = žetonů čísel na nových ostrovech
