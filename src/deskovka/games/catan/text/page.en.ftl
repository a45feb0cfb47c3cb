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
wait-roll = { $names } is to roll the dice
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
counters = would give
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
