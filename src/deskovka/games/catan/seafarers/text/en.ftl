# What Seafarers says, in English. Its rules are in rules.en.toml.

## Options of a game

option-scenario = What is played
option-scenario-base = Catan, the base game
option-scenario-seafarers = Seafarers

## Hexes

terrain-gold = gold
terrain-unknown = face down

terrain-hills-short = hills
terrain-fields-short = field
terrain-forest-short = woods
terrain-mountains-short = peaks
terrain-pasture-short = grass
terrain-desert-short = sand
terrain-gold-short = gold

## Pieces

piece-ship = ship
piece-pirate = pirate
pieces-ship = { $count ->
    [one] { $count } ship
   *[other] { $count } ships
  }

## Development cards

effect-knight-pirate = move the robber or the pirate and steal a card; counts for the Largest Army
effect-roads-or-ships = two roads or ships free of charge

## Where points come from

award-longest-route = Longest Trade Route
name-longest-route = Longest Trade Route
name-islands = Islands
source-longest-route = the longest chain of at least five roads and ships
source-islands = one point for the first settlement on each small island

## The page

sign-robber = R
sign-pirate = P
page-legend-sea = a road, =a= ship, (A) settlement, [A] city, R robber, P pirate, D dragon, * treasure, ~ harbour (2:1, or 3:1 for anything)
page-unknown = Not yet discovered: { $hexes }; numbers: { $tokens }.
route-length = { $count ->
    [one] chain of { $count } road or ship
   *[other] chain of { $count } roads and ships
  }
head-left-sea = left r/s/c/s
head-islands = islands
seat-islands = { $player }, { $count ->
    [one] { $count } point
   *[other] { $count } points
  } for islands.
island-around = Around the board: { $hexes }.

## What is asked

MoveRobberOrPirate = Where do you move the robber, or the pirate?
ChooseGold = Gold: which { $count ->
    [one] resource
   *[other] { $count } resources
  } do you take?
ChooseHex = Which hex do you turn up first?

## What happened

ShipBuilt = { $seat } built a ship on { $edge }.
ShipMoved = { $seat } moved a ship from { $edge } to { $to }.
PirateMoved = { $seat } moved the pirate to { $hex }.
CardsChosen = { $seat } chose { $cards } from the bank.
HexTurned = { $seat } discovered { $hex }: { $land }{ $token ->
    [0] {""}
   *[other] {" "}{ $token }
  }.
IslandSettled = { $seat } has a first settlement on an island: { $islands ->
    [one] { $islands } point for islands
   *[other] { $islands } points for islands
  }.
LongestRouteMoved = { $seat ->
    [0] The Longest Trade Route was set aside: nobody holds it.
   *[other] { $seat } took the Longest Trade Route: chain of { $pieces } roads and ships.
  }

## Choosing

kind-ship = build a ship
kind-move = move a ship
kind-robber = move the robber
kind-pirate = move the pirate
kind-spare = take nothing
kind-take = take cards of your choice
kind-turn = turn a hex up
ask-ship = Where? Type a number or a name such as { $example }.
ask-move = Which ship? Type a number or a name such as { $example }.
ask-edge = Where to? Type a number or a name such as { $example }.
ask-pirate = On which sea hex? Type a number or a name such as { $example }.
ask-take = Which card do you take? { $left ->
    [one] { $left } more.
   *[other] { $left } more.
  } Type a number, or all of them at once, such as { $example }.
ask-hex = Which hex? Type a number or a name such as { $example }.

## What may be typed for each word of the notation

typed-ship = ship
typed-move = move
typed-pirate = pirate
typed-take = take
typed-turn = turn

## What the words of the notation are

field-ship = the path where the ship lies, a hex and a side of it
field-ship-example = E9e

## Luck apart from decisions

luck-land = discovered hexes that pay
luck-land-how = by the hexes that still lay face down
luck-dots = dots of discovered numbers
luck-dots-how = by the tokens that were left
