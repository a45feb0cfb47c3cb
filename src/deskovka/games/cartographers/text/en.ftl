# What Cartographers says, in English. The rules are in rules.en.toml.

game-name = Cartographers
game-aliases = Cartographers A Roll Player Tale
game-about = Draw the queen’s new lands, square by square, and keep the monsters out.
game-length = 30–45 minutes

## Options of the set-up

option-side = Side of the map sheet
option-side-A = A, the wilderness
option-side-B = B, the wastelands
option-edict_a = Scoring card under edict A
option-edict_b = Scoring card under edict B
option-edict_c = Scoring card under edict C
option-edict_d = Scoring card under edict D
option-cards = Scoring cards in use, dealt to the edicts at random
option-fallback = Terrain of the single square when nothing fits
option-fallback-card = a terrain of the card
option-fallback-any = any terrain
option-deck_spring = Cards spring begins with
option-deck_summer = Cards summer begins with
option-deck_fall = Cards fall begins with
option-deck_winter = Cards winter begins with
option-ambush = Order in which the ambush cards enter the deck

## A set-up that cannot be

setup-same-stack = One scoring card of each kind is used: “{ $one }” and “{ $other }” are of the same.
setup-two-edicts = A scoring card lies under one edict only.
setup-all-ambushes = “{ $option }”: all { $count } are needed, or none.
setup-no-ambush-yet = “{ $option }”: “{ $card }” is not in the deck yet; put it into the order of the ambushes too.
setup-ambush-resolved = “{ $option }”: “{ $card }” was resolved in an earlier season.
setup-after-season = “{ $option }”: “{ $card }” would come after the end of the season.

## Names

name-random = at random
name-forest = forest
name-village = village
name-farm = farm
name-water = water
name-monster = monster
name-mountain = mountain
name-ruins = ruins
name-wasteland = wasteland
name-empty = empty
name-spring = Spring
name-summer = Summer
name-fall = Fall
name-winter = Winter
name-A = edict A
name-B = edict B
name-C = edict C
name-D = edict D
name-coins = coins
name-monsters = monsters
name-solo = Numbers of the scoring cards
name-ambush = ambush

name-temple_ruins = Temple Ruins
name-outpost_ruins = Outpost Ruins
name-great_river = Great River
name-farmland = Farmland
name-hamlet = Hamlet
name-forgotten_forest = Forgotten Forest
name-hinterland_stream = Hinterland Stream
name-homestead = Homestead
name-orchard = Orchard
name-treetop_village = Treetop Village
name-marshlands = Marshlands
name-fishing_village = Fishing Village
name-rift_lands = Rift Lands
name-goblin_attack = Goblin Attack
name-bugbear_assault = Bugbear Assault
name-kobold_onslaught = Kobold Onslaught
name-gnoll_raid = Gnoll Raid

name-sentinel_wood = Sentinel Wood
name-greenbough = Greenbough
name-treetower = Treetower
name-stoneside_forest = Stoneside Forest
name-canal_lake = Canal Lake
name-mages_valley = Mages Valley
name-golden_granary = The Golden Granary
name-shoreside_expanse = Shoreside Expanse
name-wildholds = Wildholds
name-great_city = Great City
name-greengold_plains = Greengold Plains
name-shieldgate = Shieldgate
name-borderlands = Borderlands
name-lost_barony = Lost Barony
name-broken_road = The Broken Road
name-cauldrons = The Cauldrons

name-legendary_cartographer = Legendary Cartographer
name-master_mapsmith = Master Mapsmith
name-journeyman_topographer = Journeyman Topographer
name-apprentice_surveyor = Apprentice Surveyor
name-amateur_assessor = Amateur Assessor
name-inept_assistant = Inept Assistant
name-dimwitted_doodler = Dimwitted Doodler
name-oblivious_inkdrinker = Oblivious Inkdrinker

## What the scoring cards score, in one line

card-sentinel_wood = 1 point for each forest space on the map edge
card-greenbough = 1 point for each row and column with forest in it
card-treetower = 1 point for each forest space shut in by filled spaces or the edge
card-stoneside_forest = 3 points for each mountain joined to another one by a forest cluster
card-canal_lake = 1 point for each water space beside a farm and each farm space beside water
card-mages_valley = beside a mountain, 2 points for each water and 1 for each farm space
card-golden_granary = 1 point for each water space beside ruins, 3 for each farm space on ruins
card-shoreside_expanse = 3 points for each farm cluster away from water and edge, and each water cluster away from farms and edge
card-wildholds = 8 points for each village cluster of 6 or more spaces
card-great_city = 1 point for each space of the largest village cluster beside no mountain
card-greengold_plains = 3 points for each village cluster beside 3 or more other terrain types
card-shieldgate = 2 points for each space of the second largest village cluster
card-borderlands = 6 points for each full row and each full column
card-lost_barony = 3 points for each space along one side of the largest filled square
card-broken_road = 3 points for each full diagonal from the left edge down to the bottom edge
card-cauldrons = 1 point for each empty space shut in by filled spaces or the edge

card-coins = 1 point for each coin marked so far
card-monsters = 1 point lost for each empty space beside a monster

## What is asked

DrawTerrain = Draw a shape of the card on your map.
DrawMonsters = Ambush! Draw the monsters on the map of { $owner }.

## What happened

SeasonBegan = { $season } begins. One more ambush card is somewhere in the deck.
CardRevealed = { $kind ->
    [ambush] Ambush: { $card }!
    [ruins] Card: { $card }. The next terrain card must cover ruins.
   *[terrain] Card: { $card }, time { $time }.
  }
Answered = { $drawing ->
    [0] { $seat } has drawn.
   *[other] { $seat } drew { $drawing-terrain } on { $drawing-cells }, not shown to the others yet.
  }
Drawn = { $map ->
    [own] { $seat } drew { $terrain } on { $cells }{ $coins ->
        [0] .
        [one] , and { $coins } coin.
       *[other] , and { $coins } coins.
      }
   *[other] { $seat } drew on { $map ->
        [yours] your map
       *[other] the map of { $owner }
      }: monsters on { $cells }{ $coins ->
        [0] .
        [one] ; the map's owner gets { $coins } coin.
       *[other] ; the map's owner gets { $coins } coins.
      }
  }
MonstersPlaced = { $cells ->
    [0] { $card }: the monsters fit nowhere, nothing happens.
   *[other] { $card }: monsters on { $cells }{ $coins ->
        [0] .
        [one] , and { $coins } coin for you.
       *[other] , and { $coins } coins for you.
      }
  }
SeasonScored = { $season } scored, { $seat }: { $first } + { $second } for the edicts + { $score-coins } for coins − { $score-monsters } for monsters = { $total }.

## The page

page-time = Time { $time } of { $limit }
page-coins = Coins { $coins } of { $most }
page-monsters = Monsters { $points }
page-deck = Deck: { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
  }, { $ambushes ->
    [0] no ambush
    [one] { $ambushes } of them an ambush
   *[other] { $ambushes } of them ambushes
  }
page-card = Card: { $card }, time { $time }
page-ambush = Ambush: { $card }
page-or = { $first } or { $last }
page-ruins = Cover at least one empty ruins space!
page-ruins-wait = Ruins wait for the next terrain card.
page-coin = coin
page-edicts = Edicts (▸ scored this season), and what your map would score now
page-edicts-plain = The edicts and what your map would score now:
page-edict-plain = Edict { $letter }, { $card }, { $now ->
    [yes] scored this season,
   *[no] not scored this season,
  } now { $points ->
    [one] { $points } point
   *[other] { $points } points
  }: { $rule }.
page-total = If { $season } were scored now: { $first } + { $second } + { $coins } for coins − { $monsters } for monsters = { $total }
page-map = Map of { $name }
page-own-map = Your map
page-legend = F forest  V village  A farm  W water  M monster  ^ mountain  R ruins
page-legend-wasteland = # wasteland
page-chosen = Your shape; type where its top left corner goes:
page-edict-short = Edict { $letter }, { $card }, { $now ->
    [yes] scored this season,
   *[no] not scored this season,
  } now { $points ->
    [one] { $points } point
   *[other] { $points } points
  }.
page-season-plain = { $season }, time { $time } of { $limit }.
page-coins-plain = { $coins ->
    [one] You have { $coins } coin
   *[other] You have { $coins } coins
  } and { $monsters ->
    [one] { $monsters } empty space
   *[other] { $monsters } empty spaces
  } beside monsters.
page-card-plain = The card is { $card }, time { $time }. Terrain: { $terrains }.
page-ambush-plain = The card is an ambush: { $card }.
page-shape-plain = Shape { $number }, { $size ->
    [one] { $size } space
   *[other] { $size } spaces
  }{ $coin ->
    [yes] , with a coin
   *[no] {""}
  }: { $rows }.
page-shape-row = row { $row }: { $columns }
page-shape-row-empty = row { $row }: empty
status-edicts = Edicts: { $edicts }.
page-map-plain = To hear a map row by row, type map.
map-row = Row { $row }: { $what }.
map-row-empty = all empty
map-part = { $columns ->
    [one] column { $list }
   *[other] columns { $list }
  } { $what }
map-on-ruins = { $what } on ruins
map-coins = { $name }, { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
  }.

## Choosing

ask-terrain = Which terrain do you draw? Type its number.
ask-shape = Which shape, turned how? Type its number.
ask-place = Where does its top left corner go, for example { $example }? Or type “places” or “back”.
places-title = The numbers are the top left corners of the box of the shape.
places-plain = { $number }: corner { $space }, covers { $spaces }
help-signs = On the map [F] is what you are about to draw, (F) what is new, and a small letter is drawn on ruins.
help-place = You place a shape by the top left corner of the box around it; + marks where that corner may go.
wrong-number = Type a number from 1 to { $most }; “help” shows what else you can type.
wrong-place = “{ $typed }” is no place: type a space from A1 to K11, or “places”.
outside = At { $space } the shape would leave the map: { $height } high and { $width } wide.
preview-title = So it would be: { $terrain } on { $spaces }
preview-coins = { $coins ->
    [0] no coin
    [one] +{ $coins } coin
   *[other] +{ $coins } coins
  }
preview-points = { $letter } { $card }: { $before } → { $after }
preview-monsters = monsters: { $before } → { $after }
preview-total = { $season } if it were scored now: { $before } → { $after }
preview-ambush = { $name } would lose { $after ->
    [one] { $after } point
   *[other] { $after } points
  } to monsters, now { $before }.
word-draw = draw

## Commands of this game alone

command-maps = maps
command-map = map
help-maps = maps: the maps of all players
help-map = map N: the map of player N
no-map = There is no map { $typed }: type a number from 1 to { $most }.

## Luck apart from decisions

luck-about = The explore cards are chance, and the same for everybody at the table: what differs is what was drawn with them.
luck-ambushes = ambushes
luck-ambushes-how = by the cards that were still in the deck
luck-ruins = ruins
luck-ruins-how = by the cards that were still in the deck
luck-time = time on the cards
luck-time-how = the less there is on them, the more is drawn in a season

## The score sheet of a solo game

sheet-seasons = The four seasons
sheet-rating = Rating

## Scoring a paper sheet

name-all = All four cards
name-yes = yes
name-no = no
paper-a = Edict A
paper-b = Edict B
paper-c = Edict C
paper-d = Edict D
paper-a-help = The scoring cards under the four edicts, one of each stack.
paper-season = Season
paper-season-help = The season that is scored: spring, summer, fall or winter. Left empty, all four cards are scored once.
paper-solo = Solo game
paper-solo-help = “yes”: after winter the numbers of the scoring cards are subtracted, and the rating earns a title.
paper-map = Map
paper-map-help = One sign a space: . empty, R empty ruins, ^ mountain, # wasteland,
    F forest, V village, A farm, W water, M monster; small letters on ruins.
paper-map-B = On side B, the wastelands, put this map there instead:
paper-coins = Coins
paper-coins-help = How many coins are ticked off.
paper-spring = Spring
paper-summer = Summer
paper-fall = Fall
paper-spring-help = The totals of earlier seasons, as they were written down.
paper-lost = Lost to monsters
paper-lost-help = What monsters cost in those earlier seasons; it breaks ties.
paper-why-earlier = as it was written down
paper-why-solo = the number on the card
paper-tie-break = (Lost to monsters: { $points })
paper-hint-mountains = { $name }: please check the coins. { $count ->
    [one] { $count } mountain is surrounded, which gives a coin,
   *[other] { $count } mountains are surrounded, which gives a coin each,
  } but { $coins ->
    [0] no coin is ticked off.
    [one] only { $coins } coin is ticked off.
   *[other] only { $coins } coins are ticked off.
  }
paper-hint-printed = { $name }: please check what is printed on the map. Side { $side } is the closest, but it differs at { $spaces }. What is drawn on ruins is a small letter.
paper-fault-no-card = a scoring card for edict { $letter } is missing.
paper-fault-one-of-each = expected one scoring card of each stack: { $other } and { $card } do not go together.
paper-fault-solo = a solo game has one player, got { $count }.
paper-fault-no-map = { $name } has no map: draw it with the signs . R F V A W M ^ #.
paper-fault-sign = column { $column }: “{ $typed }” is none of the signs . R F V A W M f v a w m ^ #.
paper-fault-width = a row of the map has { $most } spaces, columns 1 to { $most }, got { $count }.
paper-fault-height = a map has { $most } rows, A to { $last }, got { $count }.

## What the words of the notation are

field-terrain = a terrain
field-terrain-example = forest
field-cells = spaces of the map, from A1 to K11, each once
field-cells-example = B4+B5+C5
