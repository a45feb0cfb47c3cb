## Treasure Islands and Into the Unknown

option-scenario-treasure-islands = Treasure Islands
option-scenario-into-the-unknown = Into the Unknown
option-founders-discover = Pieces of the set-up discover and take treasures, too
treasure-one-resource = any resource
treasure-two-resources = any two resources
treasure-grain-wool-brick = grain, wool and brick
treasure-roads-or-ships = two roads or ships free of charge
treasure-development-card = a development card
name-treasures = Treasures
head-treasures = treasures
page-treasure = The treasure that you alone see: { $treasure }.
island-treasures = Treasures lie on { $corners }.
seat-treasures = { $player }, { $count ->
    [one] { $count } treasure
   *[other] { $count } treasures
  } kept{ $own ->
    [0] {""}
   *[other] : { $own }
  }.
source-treasures = one point for three treasures kept, two for four
ChooseReward = Gold was discovered: which resource do you take?
ChooseFromTreasure = The treasure: which { $count ->
    [one] resource
   *[other] { $count } resources
  } do you take?
DecideTreasure = You alone see the treasure. Do you use it now, or keep it for good?
ChooseHarbour = A special harbour for your second treasure: where, and for which resource?
StartRobber = On which desert does the robber stand at first?
TreasureUsed = { $seat } used a treasure: { $treasure }.
TreasureSeen = { $treasure ->
    [0] { $seat } looked at a treasure.
   *[other] { $seat } looked at a treasure: { $treasure }.
  }
TreasureKept = { $seat } keeps the treasure, { $number } in all.
HarbourPlaced = { $seat } placed a special harbour on { $edge }: { $good } 2:1.
RewardTaken = { $seat } took { $cards } as a reward.
CardFound = { $card ->
    [0] { $seat } drew a development card.
   *[other] { $seat } drew a development card: { $card }.
  }
RewardLost = { $seat } got nothing: there was nothing left to give.
kind-use = use the treasure
kind-keep = keep the treasure
kind-harbour = place a special harbour
ask-harbour = Where? Type a number or a name such as { $example }.
ask-good = Which resource? Type a number or its name.
typed-use = use
typed-keep = keep
typed-harbour = harbour harbor

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
effect-knight-dragon = beat a dragon that is not on a desert; there is no Largest Army here
sign-dragon = D
pieces-dragon = { $count ->
    [one] { $count } dragon
   *[other] { $count } dragons
  }
page-dragons = { $count ->
    [0] The storm: no dragon waits beside the board any more.
    [one] { $count } dragon waits beside the board.
   *[other] { $count } dragons wait beside the board.
  }
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
typed-gather = gather
typed-dragon = dragon
typed-beat = beat
typed-steal = steal
typed-spare = spare nobody

## The Great Canal

option-scenario-great-canal = The Great Canal, with Cities & Knights
terrain-lake = lake
terrain-lake-short = lake
name-chits = Canal
source-chits = one point for each Catan chit won at the canal
sign-chits = oo
sign-ditch = --
sign-water = ~~
piece-chits = 2 chits
piece-canal = canal
head-chits = chits
page-legend-canal = oo chits, -- canal, ~~ canal with water, (6) token that lies face down
page-canal = The canal: { $dug } dug, { $left } left.
page-canal-full = The canal is complete.
island-ends = A is { $desert }, B is { $lake }.
island-dry = Tokens lie face down on { $hexes }: fields produce nothing yet.
seat-chits = { $player }, { $count ->
    [one] { $count } chit
   *[other] { $count } chits
  } from the canal.
StartOnADesert = On which desert does the robber stand at first?
LeaveTheFlood = The robber's desert is flooded: to which other one does it go?
CallKnight = The Warlord: which knight is activated next?
CanalDug = { $partner ->
    [0] Two knights of { $seat } dug the canal on { $hex }: 2 chits.
   *[other] Knights of { $seat } and { $partner } dug the canal on { $hex }: a chit each.
  }
CanalCompleted = { $last ->
    [0] The canal is complete: there is water, the desert { $desert } is a lake, and the fields bear grain again.
   *[other] The canal is complete, on { $last } it dug itself: there is water, the desert { $desert } is a lake, and the fields bear grain again.
  }

## Enchanted Land

option-scenario-enchanted-land = Enchanted Land, with Cities & Knights
name-beaten-dragons = Dragons
name-sixth-dragon = the sixth dragon beaten
source-beaten-dragons = one point for each dragon beaten
head-beaten = dragons
page-flags = Flags of the dragons that are left: { $one } with one point, { $two } with two, { $three } with three.
island-dragons = Dragons are on { $corners }.
seat-crossed = { $player }, a knight in the enchanted land; no other will cross.
island-enchanted = The enchanted land: { $hexes }.
seat-dragons = { $player }, { $count ->
    [one] { $count } dragon
   *[other] { $count } dragons
  } beaten.
KnightCrossed = { $seat } sent a knight from { $corner } to { $to } in the enchanted land. It may not return, and no other may follow.
SendOff = Where in the enchanted land does the displaced knight go?
DragonDefeated = { $seat } beat the dragon on { $corner }, a flag with { $flag ->
    [one] { $flag } point
   *[other] { $flag } points
  }: { $dragons ->
    [one] { $dragons } dragon so far.
   *[other] { $dragons } dragons so far.
  }
FightLost = { $seat } lost to the dragon on { $corner }: a flag with { $flag ->
    [2] 2 points, beaten by strong and mighty knights.
   *[other] { $flag } points, beaten by mighty knights alone.
  }
kind-fight = fight a dragon
typed-fight = fight

## What a simulation counts

tally-discoveries = hexes discovered
tally-treasures = treasures found
tally-dragons-awake = dragons woken
tally-canals = canals dug
tally-dragons-beaten = dragons beaten
tally-tokens = number tokens laid on the new islands
