## Ostrovy pokladů a Cesta do neznáma

option-scenario-treasure-islands = Ostrovy pokladů
option-scenario-into-the-unknown = Cesta do neznáma
treasure-one-resource = libovolná surovina
treasure-two-resources = dvě libovolné suroviny
treasure-grain-wool-brick = obilí, vlna a cihla
treasure-roads-or-ships = dvě silnice nebo lodě zdarma
treasure-development-card = akční karta
name-treasures = Poklady
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
TreasureUsed = { $seat }: použitý poklad, { $treasure }.
TreasureSeen = { $treasure ->
    [0] { $seat }: nalezený poklad.
   *[other] { $seat }: nalezený poklad, { $treasure }.
  }
TreasureKept = { $seat }: ponechaný poklad, celkem { $number }.
HarbourPlaced = { $seat }: speciální přístav na { $edge }, { $good } 2:1.
RewardTaken = { $seat }: odměna { $cards }.
CardFound = { $card ->
    [0] { $seat }: akční karta z pokladu.
   *[other] { $seat }: akční karta z pokladu, { $card }.
  }
RewardLost = { $seat }: odměna propadá, nic takového už nezbývá.
kind-use = použít poklad
kind-keep = nechat si poklad
kind-harbour = umístit speciální přístav
label-harbour = { $edge }: { $good } 2:1
ask-treasure = Napiš číslo, nebo „použít“ či „nechat“.
ask-harbour = Kam? Napiš číslo nebo jméno, například { $example }.
typed-use = pouzit pouzij
typed-keep = nechat necham
typed-harbour = pristav
