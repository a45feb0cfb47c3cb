## Greater Catan

option-scenario-greater-catan = Greater Catan
ChooseBareHex = Several new hexes have no token: which one is next to get one?
ChooseToken = The stack is empty: which token of the main island do you take?
TokenDrawn = { $seat } drew a token for { $hex } ({ $land }): { $token }.
TokenMoved = { $seat } took the { $token } from { $hex } to { $to } ({ $land }).
kind-token = move a number token
typed-token = token

## Desert Dragons

option-scenario-desert-dragons = Desert Dragons
option-deserts-curse = A desert with dragons counts for what they block
option-upgrade-blocked = A blocked settlement may become a city
option-build-blocked = Roads and settlements may be built among dragons
ChooseDesert = On which desert do the dragons gather?
ChooseDragon = From which desert does the storm take a dragon?
ChooseStormHex = There are not enough dragons for all hexes: where does one go?
ChooseVictim = A seven: from whom do you take a card?
BeatDragon = Which dragon does your Knight beat?
DragonsGathered = { $seat } woke { $count ->
    [one] { $count } dragon
   *[other] { $count } dragons
  }: on { $hex }.
StormBegun = All dragons are on the deserts: with the next roll the storm begins.
DragonMoved = A dragon flew from { $desert } to { $hex } ({ $land } { $token }).
DragonBeaten = { $seat } beat the dragon on { $hex } ({ $land } { $token }).
kind-gather = put the dragons on a desert
kind-dragon = move a dragon
kind-beat = beat a dragon
kind-steal = take a card
kind-spare = take nothing
typed-gather = gather
typed-dragon = dragon
typed-beat = beat
typed-steal = steal
typed-spare = spare nobody
