# What the page of Catan says with Cities & Knights, in English; names and what happened are in en.ftl.

## Choosing what is played

cities-knights-yes-story = Cities grow into trade, politics and science, and out at sea a fleet of barbarians comes nearer with every ship on the event die. Recruit knights before it lands: whoever does least for Catan loses a city.
cities-knights-yes-length = takes about twice as long

## The board and the players

knight-of = { $knight } ({ $state }), { $name }
metropolis-of = metropolis of { $track }
metropolis-held = metropolis: { $name }
level = level { $level }
level-of = { $track }: level { $level }
defence-of = { $count } strength of active knights
defenders = { $count ->
    [one] { $count } Defender of Catan card
   *[other] { $count } Defender of Catan cards
  }
holds-merchant = holds the merchant
progress-deck-trade = progress cards: trade
progress-deck-politics = progress cards: politics
progress-deck-science = progress cards: science
end-growth-open = Points after the rounds.
my-progress = My progress cards
no-progress = No progress cards.
dice-three = Dice: red { $one } and yellow { $other }, together { $sum }; event die: { $face }
die-red = Red die
die-yellow = Yellow die
die-red-shows = Red die: { $face }
die-yellow-shows = Yellow die: { $face }

## The barbarians

steps-left = { $count ->
    [one] { $count } step
   *[other] { $count } steps
  }
barbarians-left = { $count ->
    [one] The barbarians land in { $count } step.
   *[other] The barbarians land in { $count } steps.
  }
barbarians-strength = Their strength is { $strength }, that of the active knights { $defence }.
barbarians-held = Catan would hold.
barbarians-win = They would pillage a city.

## Building and improving

desk-improve = Cities
desk-stock = Bank
drill-activate = activate a knight
drill-promote = promote a knight
resting = { $count } inactive
ranks-left = left: strong { $strong }, mighty { $mighty }
level-cards = { $most ->
    [6] a progress card at each of its gates
   *[other] a progress card at its gate when red shows 1–{ $most }
  }
level-metropolis = metropolis, 2 points
level-takes = takes the metropolis from { $name }
level-keeps = the metropolis stays yours for good
level-top = the highest level
do-improve = improve { $track }

## Answers

do-march = move the knight here
do-march-from = move the knight…
do-activate = activate the knight
do-promote = promote the knight
do-chase = chase the robber away
do-chase-pirate = chase the pirate away
do-dismiss = this knight deserts
do-lose = give up this city
do-flee = the knight withdraws here
do-metropolis = the metropolis stands here
do-skip = No more
do-return = Return
do-return-card = Return { $card }
do-pick = Take
do-pick-card = Take { $card }
do-play = Play
desk-give = Give cards
has = has { $count }
choose = { $count ->
    [one] Take { $count } card
   *[other] Take { $count } cards
  }
present = { $count ->
    [one] Give { $count } card
   *[other] Give { $count } cards
  }
asked-fifth = A fifth progress card: return one
asked-fifth-own = A fifth progress card: return or play one
hint-goal = Now pick where it goes.
hint-second = Now pick the other token.

## What the others are asked

wait-FoundCity = { $names } is founding a city
wait-ChooseMetropolis = { $names } is choosing the place of the metropolis
wait-ChooseLoss = { $count ->
    [one] The barbarians pillage: { $names } loses a city
   *[other] The barbarians pillage: { $names } lose a city each
  }
wait-Flee = { $names } is withdrawing a knight
wait-DrawAny = { $count ->
    [one] { $names } is drawing a progress card
   *[other] { $names } are drawing a progress card each
  }
wait-FifthCard = { $count ->
    [one] { $names } has a fifth progress card
   *[other] { $names } have a fifth progress card
  }
wait-ChooseWater = The Aqueduct: { $names } is taking a resource
wait-OfferGood = Commercial Harbor: { $names } is offering resources
wait-GiveCommodity = { $count ->
    [one] Commercial Harbor: { $names } is giving a commodity
   *[other] Commercial Harbor: { $names } are giving commodities
  }
wait-ChooseTwo = Master Merchant: { $names } is choosing two cards
wait-PromoteFree = The Smith: { $names } is promoting knights
wait-SendRobber = The Bishop: { $names } is moving the robber
wait-ChooseDeserter = The Deserter: { $names } is giving up a knight
wait-WelcomeDeserter = The Deserter: { $names } is placing a knight
wait-LayAgain = The Diplomat: { $names } is laying the piece again
wait-Sabotage = { $count ->
    [one] The Saboteur: { $names } returns cards
   *[other] The Saboteur: { $names } return cards
  }
wait-TakeProgress = The Spy: { $names } is choosing a card
wait-ChooseGift = { $count ->
    [one] The Wedding: { $names } is choosing a gift
   *[other] The Wedding: { $names } are choosing gifts
  }
wait-MovePirate = { $names } is moving the pirate
