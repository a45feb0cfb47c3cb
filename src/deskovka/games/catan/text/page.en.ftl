# What the page of Catan says, in English; names and what happened are in en.ftl.

board = The island
board-help = Arrow keys move between the places that light up, Enter picks one, Enter again confirms.
start-map = The map before the first settlement
start-dealt = This is an example. Dealt anew for every game: { $parts }.
start-fixed = The map lies like this in every game.
start-terrain = terrain
start-numbers = numbers
start-harbours = harbours
zoom-in = Larger island
zoom-out = Smaller island
spot-hex = hex
spot-corner = intersection
spot-edge = path
spot = { $kind } { $name }: { $around }
land = { $terrain } { $token }
lights = Can be chosen
piece-of = { $piece }, { $name }
points = { $count ->
    [one] { $count } point
   *[other] { $count } points
  }
road-grows = longest road { $count }
robber-nobody = move the robber here
robber-from = move the robber here, steal from { $name }
play-card = Play { $card }
card-of = { $card }: { $good }
bank-trade = bank: { $give } for { $get }
dice = Dice: { $one } and { $other }, together { $sum }
dice-none = The dice have not been rolled yet
roll = Roll the dice
end = End turn
trade = Trade
possible = This would be possible: { $action }.
wait = Waiting for { $names }
wait-roll = { $names } is rolling the dice
wait-turn = { $names } is trading and building
wait-discard = { $count ->
    [one] A seven: { $names } returns cards
   *[other] A seven: { $names } return cards
  }
wait-road = { $names } is placing a road
wait-answer = { $count ->
    [one] { $names } is thinking about the offer
   *[other] { $names } are thinking about the offer
  }
wait-deal = { $names } is choosing whom to trade with
wait-found = { $names } is founding a settlement
wait-robber = { $names } is moving the robber
asked-turn = Trade, build, or end your turn
asked-roll = Roll the dice
asked-discard = { $count ->
    [one] A seven: return { $count } card
   *[other] A seven: return { $count } cards
  }
asked-free-road = { $count ->
    [one] Build { $count } road free of charge
   *[other] Build { $count } roads free of charge
  }
asked-answer = { $name } offers a trade
asked-deal = With whom will you trade?
asked-found = Found a settlement
asked-found-road = Build the road that leads from it
asked-robber = Move the robber
hint-build = You can build where it lights up.
hint-no-build = Nothing to build with these cards.
hint-card = You may also play a card first.
hint-place = Pick one of the places that light up.
players = Players
target = { $count } points win
thinks = is thinking
hand-cards = { $count ->
    [one] { $count } card in hand
   *[other] { $count } cards in hand
  }
my-cards = My cards
change = since you last did something
covered = The cards lie face down.
covered-of = { $name } is asked, the others look away.
uncover = Turn my cards up
no-cards = No development cards.
fresh = bought this turn
left = { $count } left
desk = What to do
desk-build = Build
desk-trade = Trade
desk-bank = Bank and dice
desk-deal = The offer
desk-discard = Return cards
desk-pick = Choose
less = Less: { $good }
more = More: { $good }
give-n = give { $count }
get-n = get { $count }
return-n = return { $count }
have = have { $count }
bank-rate = bank { $rate }:1
in-bank = bank { $count }
terms = You give { $give } and get { $get }.
terms-none = Minus is what you give, plus is what you want.
to-whom = To whom
offer = Offer
with-bank = Trade with bank
clear = Clear
counter-send = Send the counter-offer
gives = { $name } gives
wants = and wants
you-give = You give
you-get = You get
for = for
answers = Answers
accepts = agrees
declines = declines
counters = proposes
deal = Trade
withdraw = Withdraw the offer
accept = Agree
decline = Decline
counter = Counter-offer
cannot = You do not have these cards.
discard = { $count ->
    [one] Return { $count } card
   *[other] Return { $count } cards
  }
discard-missing = { $count ->
    [one] Choose { $count } more card.
   *[other] Choose { $count } more cards.
  }
discard-ready = That is enough.
stock = left
my-rate = my rate
rolls = { $count ->
    [one] { $count } roll of the dice
   *[other] { $count } rolls of the dice
  }
rolls-of = { $sum }: { $count }
rolls-expected = to be expected
end-growth = Points after the rounds; Victory Point cards count in the last one.

## What the signs on the board mean

goal = Be the first to have { $target } points in your own turn: settlements, cities and special cards bring them.
now-land = { $terrain ->
    [hills] Hills
    [forest] Forest
    [pasture] Pasture
    [fields] Fields
   *[mountains] Mountains
  }{ $ways ->
    [0] {""}
   *[other] {" "}{ $number }: { $ways } of 36 rolls
  }
about-land = { $terrain ->
    [hills] Hills bring brick
    [forest] Forest brings lumber
    [pasture] Pasture brings wool
    [fields] Fields bring grain
   *[mountains] Mountains bring ore
  }: when the number is rolled, one card for each settlement at a corner, { $cities ->
    [commodity] { $terrain ->
        [forest] a card and a paper for each city
        [pasture] a card and a cloth for each city
        [mountains] a card and a coin for each city
       *[other] two cards for each city
      }
   *[other] two cards for each city
  }.
about-desert = The desert brings nothing.
now-number = { $number }: { $ways } of 36 rolls
about-number = When this number is rolled, the hex brings its resource. The more dots, the more often that happens; red numbers come most often.
about-harbour = { $good ->
    [any] Harbour 3:1: whoever builds at its pier trades three equal cards with the bank for one of any kind.
    [brick] Brick harbour 2:1: whoever builds at its pier trades two brick with the bank for any card.
    [lumber] Lumber harbour 2:1: whoever builds at its pier trades two lumber with the bank for any card.
    [wool] Wool harbour 2:1: whoever builds at its pier trades two wool with the bank for any card.
    [grain] Grain harbour 2:1: whoever builds at its pier trades two grain with the bank for any card.
   *[ore] Ore harbour 2:1: whoever builds at its pier trades two ore with the bank for any card.
  }
about-robber = The robber: its hex brings nothing. A seven or a Knight moves it, and whoever moves it steals a card from a neighbour of the new hex.
about-road = A road leads to new places to build. Five in a row compete for the Longest Road.
about-settlement = A settlement is worth one point and takes one card from each hex at its corner. It keeps two edges away from any other building.
about-city = A city is worth two points and takes two cards from each hex at its corner. It replaces a settlement.
about-dice = The sum of the dice says which hexes bring something; a seven sets the robber off.
about-good = { $good ->
    [brick] Brick, from hills: for roads and settlements.
    [lumber] Lumber, from the forest: for roads, ships and settlements.
    [wool] Wool, from pasture: for settlements, cards, ships and knights.
    [grain] Grain, from fields: for settlements, cities, cards and to activate knights.
    [ore] Ore, from mountains: for cities, cards and knights.
    [paper] Paper, from cities at a forest: for the improvements of science.
    [cloth] Cloth, from cities at pasture: for the improvements of trade.
   *[coin] Coin, from cities at mountains: for the improvements of politics.
  }
about-change = How many of these cards came or went since your last move.
about-hand = Cards in hand. Whoever has more than seven returns half of them when a seven is rolled.
about-development = Development cards: bought for wool, grain and ore; from the next turn on one a turn may be played.
about-army = Knights played. Three of them, and more than anybody else, are the Largest Army: two points.
about-route = The longest chain without a fork. Five or more, and more than anybody else, hold the special card: two points.
about-points = Points now, and how many win. Hidden victory points count only for their owner.
about-rolls = How often each sum has come so far; the short lines show how often it was to be expected.
about-mark = Each player has a colour and a mark, on every piece and beside the name.

## What is asked, told to somebody new

now-TakeTurn = Roll the dice first, unless you did. Then trade with the bank and the others and build as often as you can pay; once in a turn you may play a card. End the turn when you are done.
now-FoundSettlement = Found a settlement for nothing at a corner that lights up. Many dots on the numbers around bring many cards; a settlement with different resources builds more.
now-FoundRoad = Lay a road that leads from the settlement you have just founded, towards where you want to build next.
now-Discard = A seven came and you hold more than seven cards: choose half of them to return to the bank.
now-MoveRobber = Move the robber to another hex. It blocks that hex, and you steal a card from somebody who has built there.
now-AnswerOffer = Somebody offers you a trade: agree, decline, or propose another one.
now-ChooseDeal = The others have answered your offer: choose with whom you trade, or withdraw it.
now-FreeRoad = Lay a road for nothing at one of the places that light up.
