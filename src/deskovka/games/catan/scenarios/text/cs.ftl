## Velký Katan

option-scenario-greater-catan = Velký Katan
ChooseBareHex = Několik nových dílků je bez čísla: který ho dostane teď?
ChooseToken = Zásoba čísel je prázdná: které číslo vezmeš z hlavního ostrova?
TokenDrawn = { $seat }: nové číslo { $token } na { $hex } ({ $land }).
TokenMoved = { $seat }: číslo { $token } přesunuto z { $hex } na { $to } ({ $land }).
kind-token = přesunout žeton s číslem
typed-token = žeton číslo

## Pouštní draci

option-scenario-desert-dragons = Pouštní draci
option-deserts-curse = Poušť s draky se počítá k tomu, co draci blokují
option-upgrade-blocked = Blokovanou vesnici lze rozšířit na město
option-build-blocked = Mezi draky lze stavět silnice a vesnice
ChooseDesert = Na které poušti se draci shromáždí?
ChooseDragon = Ze které pouště vezme bouře draka?
ChooseStormHex = Na všechny dílky draci nestačí: kam jeden přiletí?
ChooseVictim = Sedmička: komu vezmeš kartu?
BeatDragon = Kterého draka tvůj Rytíř zažene?
DragonsGathered = { $seat }: na poušti { $hex } { $count ->
    [one] přibyl { $count } drak.
    [few] přibyli { $count } draci.
    [many] přibylo { $count } draka.
   *[other] přibylo { $count } draků.
  }
StormBegun = Všichni draci jsou na pouštích: příštím hodem začíná bouře.
DragonMoved = Drak přeletěl z { $desert } na { $hex } ({ $land } { $token }).
DragonBeaten = { $seat }: drak z { $hex } ({ $land } { $token }) je zahnán.
kind-gather = položit draky na poušť
kind-dragon = přesunout draka
kind-beat = zahnat draka
kind-steal = vzít kartu
kind-spare = nevzít nic
typed-gather = shromáždit
typed-dragon = drak
typed-beat = zahnat
typed-steal = vzít
typed-spare = nic nikomu
