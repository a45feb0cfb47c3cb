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

## What the signs on the board mean

about-fallen = A pillaged city lies on its side: it counts as a settlement until it is built again.
about-metropolis = { $track ->
    [trade] The metropolis of trade
    [politics] The metropolis of politics
   *[science] The metropolis of science
  }: whoever reaches the fourth level of the track first sets it on a city. It brings two points, and the barbarians spare the city.
about-wall = A city wall: two more cards in hand are safe from a seven.
about-knight = { $strength ->
    [1] A basic knight
    [2] A strong knight
   *[3] A mighty knight
  }, { $state ->
    [active] active: it helps against the barbarians and may act, after which it rests.
   *[idle] inactive: grain wakes it. Only then does it help against the barbarians and act.
  }
about-activate = Wake a knight for one grain; it may act from your next turn on.
about-promote = Make a knight one strength stronger. Mighty knights need the third level of politics.
about-merchant = The merchant: whoever holds it has a point and trades what this hex brings 2:1 with the bank.
about-barbarians = The barbarians sail towards Catan, a step whenever the event die shows their ship. When they land, their strength is the number of cities; if the active knights together are as strong, Catan is saved.
about-event-die = The event die: a ship brings the barbarians nearer, a gate may bring progress cards of its colour.
about-progress = Progress cards in hand, four at most. A fifth goes back at once; in the own turn one may be played at once instead.
about-defence = The strength of this player's active knights together.
about-level = { $track ->
    [trade] Trade, paid with cloth
    [politics] Politics, paid with coin
   *[science] Science, paid with paper
  }: each level brings more progress cards, the third an ability, the fourth may bring a metropolis.
about-track = { $track ->
    [trade] The sign of trade.
    [politics] The sign of politics.
   *[science] The sign of science.
  }
about-deck = Progress cards left in this deck; the gate of its colour on the event die gives them.
about-defender = Defender of Catan: a point for the strongest knights when the barbarians were beaten.
about-holds-merchant = This player holds the merchant: one point.
about-open = Points from progress cards that lie open.

## What is asked, told to somebody new

now-FoundCity = Found a city for nothing at a corner that lights up. It brings your first cards.
now-ChooseLoss = The barbarians have won: choose which of your cities they pillage. It becomes a settlement.
now-ChooseMetropolis = Choose which of your cities becomes the metropolis: it is worth two points more.
now-DrawAny = As a reward, choose from which deck you draw a progress card.
now-FifthCard = You hold more progress cards than four: return one, or play one now.
now-FifthCard-other = Nobody may hold more progress cards than four, and none is played in another's turn: one goes back under its deck.
now-TakeTurn-three-dice = Roll the three dice: the event die comes first, then what the hexes bring, or the seven. Before the roll only the Alchemist may be played.
now-TakeTurn-knights = Trade with the bank and the others, build, improve your cities, recruit knights and send them out, and play progress cards, as often and in whatever order you like. End the turn when you are done.
goal-knights = Be the first to have { $target } points in your own turn{ $also ->
    [dragons] , or to defeat your sixth dragon
   *[other] {""}
  }. Settlements, cities, metropolises, the longest route, the defence of Catan, the merchant and progress cards that lie open bring points{ $also ->
    [canal] , and so do the chits for digging the canal
    [dragons] , and so do the dragons you defeat
   *[other] {""}
  }.
