# What Catan says, in English. The rules are in rules.en.toml.

game-name = Catan

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
points-settlements = Settlements
points-cities = Cities
points-longest-road = Longest Road
points-largest-army = Largest Army
points-cards = Victory Point cards

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
