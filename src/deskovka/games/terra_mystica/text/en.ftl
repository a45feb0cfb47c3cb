# What Terra Mystica says, in English. The rules are in rules.en.toml.

game-name = Terra Mystica
game-aliases = TM, Terra
game-about = Fourteen factions shape the land to their liking and build side by side.
game-length = 60–150 minutes

## Options of the set-up

option-selection = How factions are chosen
option-selection-choice = in turn, from the start player on
option-selection-lot = by lot
option-selection-colours = the colour by lot, then one of its two factions
option-selection-first_game = as recommended for the first game
option-factions = Factions, by seat
option-start = Start player
option-start-random = by lot
option-start-1 = player 1
option-start-2 = player 2
option-start-3 = player 3
option-start-4 = player 4
option-start-5 = player 5
option-scoring = Scoring tiles, from round 1 on
option-scrolls = Bonus scrolls in the game
option-tiles = Tiles
option-tiles-box = those of the box
option-tiles-later = those that came later too
option-cultist_errata = Cultists gain 1 power when all neighbours decline
option-turn_order = Turn order of the next round
option-turn_order-clockwise = clockwise from whoever passed first
option-turn_order-pass_order = in the order of passing
option-cult_spades_must_adjoin = Several hexes transformed by one cult bonus must adjoin each other

## A set-up that cannot be

setup-no-player = “{ $option }”: there is no player { $number } at a table of { $seats }.
setup-no-tile = “{ $option }”: there is no tile “{ $code }”. There are: { $known }.
setup-so-many-tiles = “{ $option }”: at most { $count }, and each of them once.
setup-never-in-round = “{ $option }”: { $code } is never in round { $round }.
setup-so-many-factions = “{ $option }”: one for each player is needed ({ $count }), or none.
setup-same-colour = “{ $option }”: two factions have the same colour.

## Factions

name-nomads = Nomads
name-fakirs = Fakirs
name-halflings = Halflings
name-cultists = Cultists
name-alchemists = Alchemists
name-darklings = Darklings
name-mermaids = Mermaids
name-swarmlings = Swarmlings
name-witches = Witches
name-auren = Auren
name-dwarves = Dwarves
name-engineers = Engineers
name-giants = Giants
name-chaos_magicians = Chaos Magicians
no-faction = no faction yet

faction-nomads = three first dwellings; stronghold: sandstorms turn neighbouring hexes into desert
faction-fakirs = carpets cross a hex for a priest and bring 4 points; no ships
faction-halflings = a point for each spade; stronghold: three spades at once
faction-cultists = a cult step when neighbours take power; stronghold: 7 points
faction-alchemists = trade points and coins; stronghold: 12 power, and 2 power for each spade
faction-darklings = spades cost a priest and bring 2 points; stronghold: three workers become priests
faction-mermaids = good ships, towns across a river hex; stronghold: one more shipping level
faction-swarmlings = rich but expensive, three workers for each town; stronghold: free trading posts
faction-witches = 5 points for each town; stronghold: fly to any free forest and build there
faction-auren = stronghold: a favor tile, and each round two steps on a cult
faction-dwarves = tunnels cross a hex for workers and bring 4 points; no ships
faction-engineers = cheap buildings, own bridges; stronghold: points for bridges when passing
faction-giants = any terrain takes two spades; stronghold: two free spades each round
faction-chaos_magicians = one first dwelling, two favor tiles at a time; stronghold: double turns

## Terrains, by their colour

name-yellow = desert
name-brown = plains
name-black = swamp
name-blue = lakes
name-green = forest
name-gray = mountains
name-red = wasteland

## Buildings, cults, tracks

name-D = dwelling
name-TP = trading post
name-TE = temple
name-SH = stronghold
name-SA = sanctuary
name-bridge = bridge
name-FIRE = fire
name-WATER = water
name-EARTH = earth
name-AIR = air
name-ship = shipping
name-dig = digging
name-shipping = shipping
name-digging = digging

## Answers that are typed, where what they are called in a list does not say it

name-choose = choose a faction
name-send = send a priest
name-convert = conversion
name-burn = sacrifice power from bowl II
name-decline = no power from neighbours

## Power actions and special actions

name-ACT1 = a bridge for 3 power
name-ACT2 = 1 priest for 3 power
name-ACT3 = 2 workers for 4 power
name-ACT4 = 7 coins for 4 power
name-ACT5 = 1 spade for 4 power
name-ACT6 = 2 spades for 6 power
name-ACT1-short = bridge (3)
name-ACT2-short = priest (3)
name-ACT3-short = 2 workers (4)
name-ACT4-short = 7 coins (4)
name-ACT5-short = spade (4)
name-ACT6-short = 2 spades (6)
name-ACTA = two steps on one cult
name-ACTC = two actions one after the other
name-ACTE = a bridge for workers
name-ACTG = two spades for one hex
name-ACTN = sandstorm: a neighbouring hex becomes desert
name-ACTS = a dwelling becomes a trading post, free of charge
name-ACTW = witches’ ride: a free dwelling on any free forest

## Favor tiles

name-FAV1 = 3 steps of fire
name-FAV2 = 3 steps of water
name-FAV3 = 3 steps of earth
name-FAV4 = 3 steps of air
name-FAV5 = 2 steps of fire; your towns need only 6 power
name-FAV6 = 2 steps of water; each round a step on any cult, as an action
name-FAV7 = 2 steps of earth; income 1 worker and 1 power
name-FAV8 = 2 steps of air; income 4 power
name-FAV9 = 1 step of fire; income 3 coins
name-FAV10 = 1 step of water; 3 points for each trading post you build
name-FAV11 = 1 step of earth; 2 points for each dwelling you build
name-FAV12 = 1 step of air; when passing 2, 3, 3, 4 points for 1 to 4 trading posts
name-FAV6-action = a cult step

## Scrolls

name-BON1 = income 2 coins; a spade, as an action
name-BON2 = income 4 coins; a cult step, as an action
name-BON3 = income 6 coins
name-BON4 = income 3 power; shipping 1 farther
name-BON5 = income 3 power and 1 worker
name-BON6 = income 2 workers; when passing 4 points for stronghold and sanctuary each
name-BON7 = income 1 worker; when passing 2 points for each trading post
name-BON8 = income 1 priest
name-BON9 = income 2 coins; when passing 1 point for each dwelling
name-BON10 = income 3 power; when passing 3 points for each level of shipping
name-BON1-action = a spade
name-BON2-action = a cult step
name-BON1-short = 2 coins, spade
name-BON2-short = 4 coins, cult
name-BON3-short = 6 coins
name-BON4-short = 3 power, ship
name-BON5-short = 3 power, worker
name-BON6-short = 2 workers, SH SA
name-BON7-short = worker, TP
name-BON8-short = priest
name-BON9-short = 2 coins, D
name-BON10-short = 3 power, shipping

## Town tiles

name-TW1 = 5 points and 6 coins
name-TW2 = 7 points and 2 workers
name-TW3 = 9 points and 1 priest
name-TW4 = 6 points and 8 power
name-TW5 = 8 points and a step on every cult
name-TW6 = 2 points and 2 steps on every cult, counts as two keys
name-TW7 = 4 points and a level of shipping
name-TW8 = 11 points

## Scoring tiles: what scores in the round; what the cult brings at its end

name-SCORE1 = 2 points for each spade; at the end 1 coin for each step of earth
name-SCORE2 = 5 points for each town; at the end 1 spade for every 4 steps of earth
name-SCORE3 = 2 points for each dwelling; at the end 1 priest for every 4 steps of water
name-SCORE4 = 5 points for stronghold or sanctuary; at the end 1 worker for every 2 steps of fire
name-SCORE5 = 2 points for each dwelling; at the end 4 power for every 4 steps of fire
name-SCORE6 = 3 points for each trading post; at the end 1 spade for every 4 steps of water
name-SCORE7 = 5 points for stronghold or sanctuary; at the end 1 worker for every 2 steps of air
name-SCORE8 = 3 points for each trading post; at the end 1 spade for every 4 steps of air
name-SCORE9 = 4 points for each temple; at the end 2 coins for each of your priests on the orders
name-SCORE1-short = spade 2; earth 1: coin
name-SCORE2-short = town 5; earth 4: spade
name-SCORE3-short = D 2; water 4: priest
name-SCORE4-short = SH SA 5; fire 2: worker
name-SCORE5-short = D 2; fire 4: 4 power
name-SCORE6-short = TP 3; water 4: spade
name-SCORE7-short = SH SA 5; air 2: worker
name-SCORE8-short = TP 3; air 4: spade
name-SCORE9-short = TE 4; on orders 1: 2 coins

## Where points come from

name-start = Start
name-round = Scoring tiles
name-favor = Favor tiles
name-scroll = Scrolls
name-town = Towns
name-track = Shipping and digging
name-faction = Faction
name-leech = Power from neighbours
name-trade = Trade
name-cult = Cults
name-network = Network
name-resources = Resources
source-start = everybody begins with them
source-round = for what the tile of each round rewards
source-favor = for dwellings and trading posts, and when passing
source-scroll = when passing, for what the scroll counts
source-town = on the tiles of founded towns
source-track = for each level reached
source-faction = for what the faction alone can do
source-leech = paid for power taken
source-trade = points sold for coins or bought with them
source-cult = first, second and third on each track at the end
source-network = the most connected buildings at the end
source-resources = coins and what becomes coins at the end

## Scoring on paper

name-so-far = Points so far
paper-faction = Faction
paper-so-far = Points so far
paper-so-far-help = The points on the track before the final scoring.
paper-dwelling = Dwellings
paper-dwelling-help = The hexes with the buildings: row letter and the number of the land hex in its row, as in E5; rivers are not counted.
paper-trading-post = Trading posts
paper-temple = Temples
paper-stronghold = Stronghold
paper-sanctuary = Sanctuary
paper-bridges = Bridges
paper-bridges-help = Bridges by the two hexes they join, as in F4:G3.
paper-shipping = Shipping
paper-shipping-help = The level on the track, without the scroll. Dwarves and Fakirs: 0, or how many town tiles made their way longer.
paper-fire = Fire
paper-water = Water
paper-earth = Earth
paper-air = Air
paper-fire-help = The steps on the four cults.
paper-coins = Coins
paper-coins-help = What is left: it turns into coins, and coins into points.
paper-workers = Workers
paper-priests = Priests
paper-bowl1 = Bowl I
paper-bowl2 = Bowl II
paper-bowl3 = Bowl III
paper-why-so-far = before the final scoring
paper-why-cult = step { $count }{ $count ->
    [0] : no place
   *[other] , place { $place }
  }
paper-why-network = largest area: { $count ->
    [one] { $count } building
   *[other] { $count } buildings
  }
paper-why-resources = { $count ->
    [one] { $count } coin
   *[other] { $count } coins
  } in all, { $rate } for a point
paper-fault-no-faction = { $name } needs a faction.
paper-fault-same-colour = { $name } and { $other } cannot play the same colour.
paper-fault-one-top = { $field }: only one player may stand on step { $top }.

## Counted things

goods-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
  }
goods-coins = { $count ->
    [one] { $count } coin
   *[other] { $count } coins
  }
goods-workers = { $count ->
    [one] { $count } worker
   *[other] { $count } workers
  }
goods-priests = { $count ->
    [one] { $count } priest
   *[other] { $count } priests
  }
goods-power = { $count } power
goods-spades = { $count ->
    [one] { $count } spade
   *[other] { $count } spades
  }
goods-keys = { $count ->
    [one] { $count } key
   *[other] { $count } keys
  }
bowls = power
nothing = nothing
free = no cost
not-home = not to your home terrain

## What the game asks

ChooseFaction = Which faction do you play?
FirstDwelling = Place one of your first dwellings.
FirstScroll = Which scroll do you take for the first round?
BonusSpades = Your cult bonus: spades. Use them now, or they are lost.
TakeTurn = It is your turn.
FinishTurn = Your action is done. Anything else this turn?
UseSpades = Use your spades: which hex do you transform?
OwnChoices = Take what you have earned.
ChooseBridge = Where do you place the bridge?
ChooseCult = On which cult do you step up?
Sandstorm = Which hex does the sandstorm turn into desert?
Ride = Where do you fly and build?
FreeTradingPost = Which dwelling becomes a trading post?
TakePower = { $builder } built beside you. Do you take { $offer } power { $price ->
    [0] at no cost?
    [one] for { $price } point?
   *[other] for { $price } points?
  }
CultistsStep = A neighbour took power: on which cult do you step up?
UseKey = Do you use a key and go to the top?

## What happened

laid-round = Round { $round } rewards: { $tile }.
laid-scroll = Scroll in the game: { $scroll }.
laid-first = First to act: { $name }.
FactionChosen = { $seat } plays the { $faction }.
ScrollTaken = { $seat } took a scroll: { $scroll }.
RoundBegan = Round { $round } begins: { $tile }.
IncomeCollected = { $seat } collected income: { $goods }.
CultBonus = { $seat } received a cult bonus: { $goods }.
Built = { $seat } built a dwelling on { $hex }.
Upgraded = { $seat } upgraded the building on { $hex }: { $building }.
Transformed = { $seat } transformed { $hex } into { $colour }{ $spades ->
    [0] .
    [one] , with { $spades } spade.
   *[other] , with { $spades } spades.
  }
Advanced = { $seat } advanced { $track } to { $level }.
SpaceUsed = { $seat } used an action: { $space }.
Converted = { $action ->
    [Burn] { $seat } sacrificed { $action-tokens }.
   *[other] { $seat } converted { $action-paid } into { $action-got }.
  }
Consoled =
    { $power ->
        [0] { $seat }: everybody refused, but no power could be gained.
       *[other] { $seat } gained { $power } power because everybody refused.
    }
Bridged = { $seat } built the bridge { $span }.
TownFounded = { $seat } founded a town: { $tile }.
FavorTaken = { $seat } took a favor tile: { $tile }.
CultMoved = { $seat } reached step { $step } of { $cult }{ $power ->
    [0] .
   *[other] , gaining { $power } power.
  }
Leeched = { $seat } took { $power } power from { $builder } for { $price }.
Declined = { $seat } declined { $offer } power from { $builder }.
Passed = { $seat } passed{ $points ->
    [0] {""}
    [one] {""} with { $points } point
   *[other] {""} with { $points } points
  }{ $scroll ->
    [0] .
   *[other] {""} and took a scroll: { $scroll }.
  }
FinalPoints = { $seat }, final scoring: { $what }, { $points ->
    [one] { $points } point.
   *[other] { $points } points.
  }

## The page

page-title = { $round ->
    [0] Set-up, { $player }
   *[other] Round { $round } of 6, { $player }
  }
page-now = Scores now: { $tile }.
page-power = Power actions left: { $actions }.
page-scrolls = Scrolls on the table: { $scrolls }.
page-rounds-short = Next rounds:
page-power-short = Power:
page-scrolls-short = Scrolls:
page-bridges = Bridges: { $spans }
part-buildings = Buildings on the map
part-boards = Boards of the players
part-cults = Cults
part-tiles = Tiles that can be taken
part-hexes = Free land
page-more-plain = More by the commands map, boards, cults, tiles, hexes.
round-none = The game is being set up.
round-now = Round { $round } of { $last }: { $tile }.
round-next = Then { $round }: { $tile }.
turn-order = Turn order: { $order }. { $any ->
    [yes] Passed: { $passed }.
   *[no] Nobody has passed.
  }
seat-goods = { $player }: { $goods }, bowls { $bowls }.
seat-cults = Cults: { $cults }. { $keys } left.
seat-tracks = Shipping: { $shipping }. A spade costs { $spade }.
seat-tiles = Scroll: { $scroll }. Favor tiles: { $favors }. Towns: { $towns }.
seat-buildings = { $player }, on the map: { $where }.
free-hexes = Free { $terrain }: { $hexes }.
cult-line = { $cult }: { $steps }. Free on the order: { $spaces }.
tiles-favors = Favor tiles left:
tiles-towns = Town tiles left:
tile-left = { $tile }: { $left }×
head-points = VP
head-coins = C
head-workers = W
head-priests = P
head-bowls = power
head-FIRE = Fi
head-WATER = Wa
head-EARTH = Ea
head-AIR = Ai
head-shipping = Sh
head-digging = Di
head-keys = K
head-scroll = scroll
head-tiles = tiles
head-order = order
outlook-cults = If the game ended now, the cults would bring: { $points }.

## Choosing

kind-faction = choose a faction
kind-done = end the turn
kind-build = build a dwelling
kind-transform = transform a hex
kind-upgrade = upgrade a building
kind-bridge = place a bridge
kind-priest = send a priest
kind-advance = advance shipping or digging
kind-connect = found a town across a river
kind-tile = take a tile
kind-step = cult step
kind-key = use a key
kind-leech = answer
kind-convert = convert or burn power
kind-power = power action
kind-special = special action
kind-pass = pass
label-faction = { $faction } ({ $terrain }): { $ability }
label-upgrade = { $hex }: { $building }
label-transform = { $hex } to { $terrain }
label-priest = { $cult }, { $steps ->
    [one] { $steps } step, the priest comes home
   *[other] { $steps } steps, the priest stays
  }
label-convert = convert { $paid } to { $got }
label-burn = burn { $tokens }
label-climb = to the top of { $cult }, with a key
label-stay = stay below and keep the key
label-leech = take the power
label-decline = decline
ask-kind-end = Enter ends the turn; or type a number or a whole action.
ask-faction = Type the number or the name of the faction.
ask-done = Type 1 to end.
ask-build = On which hex? Type its number or name.
ask-transform = Which hex? Type its number or name.
ask-colour = { $hex }: what shall it become?
ask-upgrade = Which building? Type its number, or the hex and the building, such as E5 TP.
ask-bridge = Where? Type the number.
ask-priest = Where to? Type the number.
ask-advance = Which track? Type the number.
ask-connect = Which river hex? Type its number or name.
ask-tile = Which tile? Type its number or code.
ask-step = Which cult? Type the number or the name.
ask-key = Type 1 or 2.
ask-leech = Type 1 (or yes) to take it, 2 (or no) to decline.
ask-convert = What do you convert? Type the number.
ask-power = Which power action? Type its number or code.
ask-special = Which special action? Type its number or code.
ask-pass = Which scroll do you take? Type its number or code.
line-refused = This part of the line is not possible: “{ $part }”. Nothing of the line was played.
line-too-long = Your turn is over before this part of the line: “{ $part }”. Nothing of the line was played.
line-spades = The line digs { $dug ->
    [one] { $dug } spade
   *[other] { $dug } spades
  }, but { $bought ->
    [0] needs none.
   *[other] { $bought } must be bought.
  } Nothing of the line was played.
line-dig-alone = After “dig” comes what the spades are for, as in: dig 1. build E5
typed-refused = This part of the line was not possible any more: { $action }
preview-gain = You play: { $action } ({ $gain })

## Commands of this game alone

command-map = map
command-boards = board
command-cults = cult
command-tiles = tile
command-rounds = round
command-hexes = hex
help-map = map: the map and the bridges
help-boards = boards: everything the players have
help-cults = cults: the cult tracks and their orders
help-tiles = tiles: power actions, scrolls, favor and town tiles left
help-rounds = rounds: the scoring tiles, the turn order, who has passed
help-hexes = hexes: the hexes without a building, by terrain
help-turn = A turn: convert and burn as you like, one action, perhaps a dwelling on a hex just transformed; Enter ends it.
help-line = Several actions in a line are separated by dots: burn 2. action ACT4; dig 1. build E5. Multiples work too: convert 3W to 3C. The line is played whole or not at all.
help-signs = On the map 1TP is a trading post of player 1, [1D ] is new since your last turn, (3) is choice number 3.

## What the words of the notation are

field-faction = a faction
field-faction-example = witches
field-hex = a hex of the map
field-hex-example = E5
field-colour = the colour of a terrain
field-colour-example = red
field-tile = the code of a favor tile or a town tile
field-tile-example = FAV11
field-cult = a cult
field-cult-example = WATER
field-building = the building it becomes
field-building-example = TP
field-track = a track
field-track-example = ship
field-steps = a number of steps
field-steps-example = 3
field-paid = what is paid
field-paid-example = 3PW
field-got = what is bought
field-got-example = 1W
field-tokens = a number of power tokens
field-tokens-example = 2
field-river = a river hex
field-river-example = r9
field-span = a bridge site
field-span-example = F4:G3
field-space = the code of an action
field-space-example = ACT4
field-offer = the power that is offered
field-offer-example = 2
field-scroll = the code of a bonus scroll
field-scroll-example = BON3

## Luck apart from decisions

luck-about = Once the table is set up, nothing is left to chance: every point came from decisions.
