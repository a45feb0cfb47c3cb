# What Catan says, in English. The rules are in rules.en.toml.

game-name = Catan
game-aliases = Settlers, Settlers of Catan, The Settlers of Catan
game-about = Settle an island, trade what it yields, and mind the robber.
game-length = 45–90 minutes

## Options of a game

option-board = Island
option-board-variable = dealt at random
option-board-beginner = as in the picture for the first game
option-numbers = Number tokens
option-numbers-spiral = in the order of their letters
option-numbers-random = shuffled, no 6 and 8 side by side
option-harbours = Harbours
option-harbours-printed = as printed on the frame
option-harbours-shuffled = shuffled
option-target = Points needed to win

## Resources

good-brick = brick
good-lumber = lumber
good-wool = wool
good-grain = grain
good-ore = ore

## Counted resource cards

cards-brick = { $count } brick
cards-lumber = { $count } lumber
cards-wool = { $count } wool
cards-grain = { $count } grain
cards-ore = { $count } ore
cards-any = { $count ->
    [one] { $count } card
   *[other] { $count } cards
  }

## The same as an object: what is offered, named or given for something

good-brick-acc = brick
good-lumber-acc = lumber
good-wool-acc = wool
good-grain-acc = grain
good-ore-acc = ore
cards-brick-acc = { $count } brick
cards-lumber-acc = { $count } lumber
cards-wool-acc = { $count } wool
cards-grain-acc = { $count } grain
cards-ore-acc = { $count } ore

## Terrains

terrain-hills = hills
terrain-fields = fields
terrain-forest = forest
terrain-mountains = mountains
terrain-pasture = pasture
terrain-desert = desert
terrain-sea = sea

## Pieces

piece-road = road
piece-settlement = settlement
piece-city = city
piece-robber = robber
pieces-road = { $count ->
    [one] { $count } road
   *[other] { $count } roads
  }
pieces-settlement = { $count ->
    [one] { $count } settlement
   *[other] { $count } settlements
  }
pieces-city = { $count ->
    [one] { $count } city
   *[other] { $count } cities
  }

## Places on the board

place-hex = hex
place-edge = edge
place-intersection = intersection
place-token = number token

## Development cards

card-development = development card
card-knight = Knight
card-road-building = Road Building
card-plenty = Year of Plenty
card-monopoly = Monopoly
card-victory-point = Victory Point
effect-knight = move the robber and steal a card; counts for the Largest Army
effect-road-building = two roads free of charge
effect-plenty = any two resource cards from the bank
effect-monopoly = name a resource; all opponents hand over their cards of it
effect-victory-point = one victory point, hidden until it wins
cards-development = { $count ->
    [one] { $count } development card
   *[other] { $count } development cards
  }
cards-knight = { $count ->
    [one] { $count } Knight
   *[other] { $count } Knights
  }

## Harbours

harbour-generic = harbour 3:1
harbour-brick = brick harbour 2:1
harbour-lumber = lumber harbour 2:1
harbour-wool = wool harbour 2:1
harbour-grain = grain harbour 2:1
harbour-ore = ore harbour 2:1
harbour-generic-short = 3:1
harbour-brick-short = brick 2:1
harbour-lumber-short = lumber 2:1
harbour-wool-short = wool 2:1
harbour-grain-short = grain 2:1
harbour-ore-short = ore 2:1
harbour-none = no harbour

## Special cards

award-longest-road = Longest Road
award-largest-army = Largest Army
award-aside = nobody holds it

## Where points come from

goods-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
  }
name-settlements = Settlements
name-cities = Cities
name-longest-road = Longest Road
name-largest-army = Largest Army
name-victory-points = Victory Point cards
source-settlements = one point each
source-cities = two points each
source-longest-road = the longest chain of at least five roads
source-largest-army = the most Knights played, at least three
source-victory-points = one point each, hidden until the end

## Luck apart from decisions

luck-about = Dice and drawn cards are chance. Each roll is compared with all 36 that could have come, as buildings and robber stood just then.
luck-production = cards from rolls
luck-production-how = by the dots of one’s buildings, without what the robber keeps and the bank cannot pay
luck-discards = cards lost to sevens
luck-discards-how = whoever holds too many loses half of them, with one roll in six
luck-sevens = own sevens
luck-sevens-how = one roll in six
luck-points = drawn victory points
luck-points-how = by the cards that were left in the deck
luck-thefts = stolen cards of a kind one had none of
luck-thefts-how = by what the victim held

## Scoring on paper

paper-target = Points to win
paper-target-help = How many points win.
paper-turn = Turn
paper-turn-help = Whose turn it is: enough points win in the own turn. It matters only if several have enough.
paper-longest-road = Holds Longest Road
paper-largest-army = Holds Largest Army
paper-longest-road-help = Who has the cards. It matters only where several are equal: whoever was first keeps the card.
paper-roads = Roads
paper-roads-help = Paths: a hex and a side of it, ne e se sw w nw, as in E7ne. Intersections: a hex and a corner of it,
    n ne se s sw nw, as in E7n. Any hex that touches may be named. The hexes, row by row:
            C5  C6  C7
          D5  D6  D7  D8
        E5  E6  E7  E8  E9
          F5  F6  F7  F8
            G5  G6  G7
paper-settlements = Settlements
paper-cities = Cities
paper-knights = Knights
paper-knights-help = Knights played, and victory point cards in hand or shown.
paper-victory-points = Victory point cards
paper-why-settlements = { $count ->
    [one] { $count } settlement
   *[other] { $count } settlements
  }, 1 point each
paper-why-cities = { $count ->
    [one] { $count } city
   *[other] { $count } cities
  }, 2 points each
paper-why-longest-road = longest chain: { $count ->
    [one] { $count } road
   *[other] { $count } roads
  }
paper-why-largest-army = { $count ->
    [one] { $count } Knight
   *[other] { $count } Knights
  } played
paper-why-victory-points = { $count ->
    [one] { $count } card
   *[other] { $count } cards
  }, 1 point each
paper-hint-loose-roads = { $name }: { $count ->
    [one] the road { $places } touches
   *[other] the roads { $places } touch
  } no other piece of this player. Is that right?
paper-hint-no-road = { $name }: { $count ->
    [one] the building at { $places } touches
   *[other] the buildings at { $places } touch
  } no own road. Is that right?
paper-hint-who-road = The longest chains are equal ({ $count } roads): { $names }. Name who holds the Longest Road; whoever was first keeps it.
paper-hint-who-army = Equally many Knights ({ $count }): { $names }. Name who holds the Largest Army; whoever was first keeps it.
paper-hint-longest-road-taken = { $name } was named for the Longest Road, but by the roads it belongs to { $taker }.
paper-hint-longest-road-aside = { $name } was named for the Longest Road, but by the roads nobody has it.
paper-hint-largest-army-taken = { $name } was named for the Largest Army, but by the Knights it belongs to { $taker }.
paper-hint-largest-army-aside = { $name } was named for the Largest Army, but by the Knights nobody has it.
paper-hint-whose-turn = Several have enough points: { $names }. Name whose turn it is; that player has won.
paper-hint-not-yet = { $names }: enough points, but they win only in the own turn.

## Other words

bank = bank
deck = deck
supply = supply
hand = hand
nothing = nothing
nobody = nobody
free = free of charge
rate = { $given }:1
road-length = { $count ->
    [one] chain of { $count } road
   *[other] chain of { $count } roads
  }

## What is asked

FoundSettlement = Found a settlement: on which intersection?
FoundRoad = Lay a road beside it: in which direction?
TakeTurn = It is your turn.
Discard = A seven: return { $count ->
    [one] { $count } card
   *[other] { $count } cards
  } to the bank.
MoveRobber = Where do you move the robber?
FreeRoad = { $count ->
    [one] One road free of charge: where?
   *[other] { $count } roads free of charge: where does the first one lie?
  }
AnswerOffer = { $name } offers { $give } for { $get }. Do you trade?
ChooseDeal = Your offer: { $give } for { $get }. With whom do you trade?

## What happened

laid-first = First player: { $name }.
StartingCards = { $seat } began with { $cards }.
TurnBegun = Turn { $turn }: { $seat }.
Rolled = { $seat } rolled { $sum } ({ $one } + { $other }).
Produced = { $seat } received { $cards }.
Shortage = The bank has not enough for everybody: { $good }.
Discarded = { $seat } discarded { $cards }.
RobberMoved = { $seat } moved the robber to { $hex } ({ $land }{ $token ->
    [0] {""}
   *[other] {" "}{ $token }
  }).
Stolen = { $good ->
    [0] { $seat } stole a card from { $victim }.
   *[other] { $seat } stole a card from { $victim }: { $good }.
  }
RoadBuilt = { $seat } built a road on { $edge }.
SettlementBuilt = { $seat } built a settlement on { $corner }.
CityBuilt = { $seat } built a city on { $corner }.
CardBought = { $card ->
    [0] { $seat } bought a development card.
   *[other] { $seat } bought a development card: { $card }.
  }
CardPlayed = { $seat } played a card: { $card }.
PlentyTaken = { $seat } took { $cards } from the bank.
Monopolised = { $given ->
    [0] { $seat } took all { $good }, but nobody had any.
   *[other] { $seat } took all { $good } ({ $given }).
  }
BankTraded = { $seat } traded with the bank: { $give } for { $get }.
Offered = { $partners ->
    [0] { $seat } offered { $give } for { $get }.
   *[other] { $seat } offered { $give } for { $get } to { $partners } alone.
  }
Accepted = { $seat } agreed.
Declined = { $seat } declined.
Countered = { $seat } proposed { $give } for { $get }.
Traded = { $seat } traded with { $partner }: { $give } for { $get }.
Withdrawn = { $seat } ended the offer: nothing was traded.
LongestRoadMoved = { $seat ->
    [0] The Longest Road was set aside: nobody holds it.
   *[other] { $seat } took the Longest Road: { $length }.
  }
LargestArmyMoved = { $seat } took the Largest Army: { $knights }.
Won = { $seat } won { $feat ->
    [0] with
   *[other] by { $feat }, whatever the points, with
  } { $points }{ $cards ->
    [0] .
    [one] , { $cards } of them on a Victory Point card.
   *[other] , { $cards } of them on Victory Point cards.
  }

## The page

page-title = { $turn ->
    [0] Founding, { $player }
   *[other] Turn { $turn }, { $player }
  }
page-player = { $letter }. { $name }
page-hand = Your hand: { $cards }.
page-development = Your development cards: { $cards }.
page-fresh = { $card } (bought in this turn)
page-rates = The bank trades { $rates }.
page-bank = Bank: { $cards }; { $deck }.
page-roll = { $rolled ->
    [yes] Rolled: { $sum } ({ $one } + { $other }).
   *[no] The dice of this turn have not been rolled yet.
  }
page-founding = The island is being settled.
page-turn = Turn { $turn }: { $name }. { $target } points win.
page-legend-choices = <1> a place you may choose
page-legend = a road, (A) settlement, [A] city, ~ harbour (2:1, or 3:1 for anything)
page-more-plain = More is told by: island, players, costs, rolls.
seat-line = { $player }: { $points }, { $cards }, { $development }, { $knights } played, { $road }.
seat-awards = { $player } holds { $awards }.
seat-hand = { $player }, hand: { $cards }.
seat-cards = { $player }, development cards: { $cards }.
seat-pieces = { $player }, { $what }: { $places }.
seat-left = { $player }, pieces left: { $pieces }.
island-row = Row { $row }: { $hexes }.
island-harbour = { $corners }: { $harbour }.
head-points = points
head-cards = cards
head-development = dev.
head-knights = knights
head-road = road
head-left = left r/s/c
head-awards = special cards
outlook-points = { $hidden ->
    [0] { $points } of the { $target } that win.
   *[other] { $points } of the { $target } that win, { $hidden } of them on hidden cards.
  }
rolls-line = { $sum }: { $count ->
    [one] { $count } time
   *[other] { $count } times
  }
costs-title = What things cost:
costs-line = { $what }: { $cards }

## The table in words, part by part

part-players = The players and what they have built
part-island = The island, row by row
part-harbours = Harbours
part-costs = What things cost
part-rolls = How often each number was rolled

## Choosing

kind-roll = roll the dice
kind-road = build a road
kind-settle = build a settlement
kind-city = build a city
kind-buy = buy a development card
kind-knight = play a Knight
kind-road-building = play Road Building
kind-plenty = play Year of Plenty
kind-monopoly = play Monopoly
kind-bank = trade with the bank
kind-offer = offer a trade
kind-end = end the turn
kind-accept = agree
kind-decline = decline
kind-counter = propose something else
kind-withdraw = trade with nobody
label-bank = { $give } for { $get }
label-deal = { $name }: you give { $give } for { $get }
label-robber = { $hex }: nobody to rob
label-rob = { $hex }: rob { $victims }
label-towards = to { $corner } ({ $around })
label-joins = joins what is there
ask-kind-roll = Press Enter to roll; or type a number or a whole action.
ask-road = Where? Type a number or a name such as { $example }.
ask-settle = Where? Type a number or a name such as { $example }.
ask-city = Which settlement becomes a city? Type a number or a name.
ask-robber = On which hex? Type a number or a name such as { $example }.
ask-victim = Whom do you rob? Type a number.
ask-monopoly = Which resource? Type a number or its name.
ask-bank = What do you trade? Type a number.
ask-answer = Type a number, or “yes” or “no”.
ask-refusal = Type a number, or “no”.
ask-deal = Type a number.
ask-discard = Which card goes back? { $left ->
    [one] { $left } is missing.
   *[other] { $left } are missing.
  } Type a number, or all of them at once, such as { $example }.
ask-plenty = Which card do you take? { $left ->
    [one] { $left } more.
   *[other] { $left } more.
  } Type a number, or both at once, such as { $example }.
ask-give = What do you give? Type a number, or all cards at once, such as { $example }.
ask-give-more = You give { $cards }. Type more, or press Enter to go on.
ask-get = What do you want? Type a number, or all cards at once, such as { $example }.
ask-get-more = You want { $cards }. Type more, or press Enter to go on.
card-line = { $good } ({ $count })
wrong-cards = “{ $typed }” cannot be chosen here.

## What may be typed for each word of the notation

typed-roll = roll dice
typed-road = road
typed-settle = settle settlement
typed-city = city
typed-buy = buy
typed-knight = knight
typed-road-building = road-building
typed-plenty = plenty year-of-plenty
typed-monopoly = monopoly
typed-discard = discard
typed-robber = robber rob
typed-bank = bank
typed-offer = offer
typed-accept = accept agree
typed-decline = decline
typed-counter = counter
typed-deal = deal
typed-withdraw = withdraw
typed-end = end done
typed-for = for
typed-from = from
typed-to = to
typed-brick = brick bricks
typed-lumber = lumber wood
typed-wool = wool sheep
typed-grain = grain wheat
typed-ore = ore

## Commands of this game alone

command-island = map
command-players = boards
command-costs = cost prices
command-rolls = statistics
help-island = island: the map, its harbours, and who stands where
help-players = players: what everybody has
help-costs = costs: what can be built and bought, and for what
help-rolls = rolls: how often each number came
help-typed = Players go by letter or name: offer 2wool for ore, offer wool for ore to B, robber E7 from C, deal B.
help-places = A hex has a row and a number, as E7; its corners are n, ne, se, s, sw, nw and its edges ne, e, se, sw, w, nw, as E7ne.

## What the words of the notation are

field-edge = a path of the map, a hex and a side of it
field-edge-example = E7ne
field-corner = an intersection of the map, a hex and a corner of it
field-corner-example = E7n
field-cards = resource cards
field-cards-example = 2wool+ore
field-good = a resource
field-good-example = ore
field-hex = a hex of the map
field-hex-example = E7
field-victim = the number of a seat, from 0
field-victim-example = 2
field-give = resource cards
field-give-example = 4wool
field-get = resource cards
field-get-example = ore
field-partners = numbers of seats, from 0
field-partners-example = 1+3
field-partner = the number of a seat, from 0
field-partner-example = 2
setup-seats = This scenario is for { $least } to { $most } players.
