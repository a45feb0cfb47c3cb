# What Cities & Knights says, in English. Its rules are in rules.en.toml.

## Options of a game

option-cities-knights = With Cities & Knights
option-knights-act-at-once = A knight may act in the turn in which it was activated

## Commodities

good-paper = paper
good-cloth = cloth
good-coin = coin
cards-paper = { $count } paper
cards-cloth = { $count } cloth
cards-coin = { $count ->
    [one] { $count } coin
   *[other] { $count } coins
  }
good-paper-acc = paper
good-cloth-acc = cloth
good-coin-acc = coin
cards-paper-acc = { $count } paper
cards-cloth-acc = { $count } cloth
cards-coin-acc = { $count ->
    [one] { $count } coin
   *[other] { $count } coins
  }

## Tracks, what their third level brings, and the event die

track-trade = trade
track-politics = politics
track-science = science
ability-trade = Merchant Guild
ability-politics = Fortress
ability-science = Aqueduct
effect-ability-trade = the bank trades every commodity two for one
effect-ability-politics = strong knights can be promoted to mighty ones
effect-ability-science = who gets nothing from a roll takes any resource
face-ship = ship
face-trade = yellow gate
face-politics = blue gate
face-science = green gate

## Pieces

piece-knight = knight
piece-wall = city wall
piece-merchant = merchant
knight-basic = basic knight
knight-strong = strong knight
knight-mighty = mighty knight
knight-active = active
knight-inactive = inactive
pieces-knight = { $count ->
    [one] { $count } knight
   *[other] { $count } knights
  }
pieces-wall = { $count ->
    [one] { $count } city wall
   *[other] { $count } city walls
  }
pieces-knight-basic = { $count } basic
pieces-knight-strong = { $count } strong
pieces-knight-mighty = { $count ->
    [one] { $count } mighty knight
   *[other] { $count } mighty knights
  }
city-fallen = city on its side

## Progress cards; Road Building is also a development card

card-progress = progress card
cards-progress = { $count ->
    [one] { $count } progress card
   *[other] { $count } progress cards
  }
card-commercial-harbor = Commercial Harbor
card-master-merchant = Master Merchant
card-merchant = Merchant
card-merchant-fleet = Merchant Fleet
card-resource-monopoly = Resource Monopoly
card-trade-monopoly = Trade Monopoly
card-alchemist = Alchemist
card-crane = Crane
card-engineer = Engineer
card-inventor = Inventor
card-irrigation = Irrigation
card-medicine = Medicine
card-mining = Mining
card-printer = Printer
card-smith = Smith
card-bishop = Bishop
card-constitution = Constitution
card-deserter = Deserter
card-diplomat = Diplomat
card-intrigue = Intrigue
card-saboteur = Saboteur
card-spy = Spy
card-warlord = Warlord
card-wedding = Wedding
effect-commercial-harbor = offer each opponent a resource; who has a commodity must give one for it
effect-master-merchant = see the hand of an opponent with more points and take two cards
effect-merchant = put the merchant at a building of yours: 2:1 for what the hex brings, and a point, while it is yours
effect-merchant-fleet = name a resource or commodity; the bank trades it 2:1 in this turn
effect-resource-monopoly = name a resource; every opponent gives you two cards of it
effect-trade-monopoly = name a commodity; every opponent gives you a card of it
effect-alchemist = before the roll: choose what both production dice show
effect-crane = a city improvement for one commodity less
effect-engineer = a city wall free of charge
effect-inventor = swap two number tokens other than 2, 6, 8 and 12
effect-irrigation = two grain for each fields hex at your buildings
effect-medicine = a settlement becomes a city for 2 ore and 1 grain
effect-mining = two ore for each mountains hex at your buildings
effect-printer = one victory point, laid open at once
effect-smith = promote up to two knights free of charge
effect-bishop = move the robber and take a card from everybody at its new hex
effect-constitution = one victory point, laid open at once
effect-deserter = an opponent gives up a knight; you may place one like it
effect-diplomat = remove an open road of anybody; your own may be laid again elsewhere
effect-diplomat-sea = remove an open road or ship of anybody; your own may be laid again elsewhere
effect-intrigue = drive away a knight of an opponent that stands at one of your roads
effect-intrigue-sea = drive away a knight of an opponent that stands at one of your roads or ships
effect-saboteur = everybody with at least as many points as you discards half of the hand
effect-spy = see the progress cards of an opponent and take one
effect-warlord = activate all your knights free of charge
effect-wedding = everybody with more points than you gives you two cards

## Where points come from

name-metropolises = Metropolises
name-merchant = Merchant
name-defenders = Defender of Catan
name-open-cards = Printer and Constitution
source-metropolises = two points more than a city
source-merchant = one point for whoever holds the merchant
source-defenders = one point for each card
source-open-cards = one point each

## What is asked

FoundCity = Found a city: on which intersection?
ChooseMetropolis = Which of your cities becomes the metropolis?
ChooseLoss = The barbarians are stronger: which of your cities do they pillage?
Flee = Your knight was driven away: where does it go?
DrawAny = From which deck do you draw a progress card?
FifthCard = Four progress cards are the limit: which one do you return? In your own turn you may play one instead.
ChooseWater = The Aqueduct: which resource do you take?
OfferGood = Commercial Harbor: which resource do you offer to { $name }?
GiveCommodity = { $name } gives you { $good }: which commodity do you give for it?
ChooseTwo = Which two cards do you take from { $name }?
PromoteFree = The Smith: which knight do you promote free of charge?
SendRobber = The Bishop: where do you move the robber?
ChooseDeserter = The Deserter of { $name }: which of your knights leaves you?
WelcomeDeserter = The Deserter: where do you place the knight?
LayAgain = The Diplomat: where do you lay the removed piece again?
Sabotage = The Saboteur: return { $count ->
    [one] { $count } card
   *[other] { $count } cards
  } to the bank.
TakeProgress = Which progress card do you take from { $name }?
ChooseGift = The Wedding of { $name }: which two cards do you give?
MovePirate = Where do you move the pirate?

## What happened

ThreeRolled = { $seat } rolled { $sum } (red { $red }, yellow { $yellow }); event die: { $face }.
BarbariansSailed = { $left ->
    [0] The barbarians have landed.
    [one] The barbarians sail on: { $left } step is left.
   *[other] The barbarians sail on: { $left } steps are left.
  }
BarbariansLanded = { $defence ->
    [0] The barbarians attack with a strength of { $strength }; nobody defends Catan.
   *[other] The barbarians attack with a strength of { $strength }; Catan defends itself with { $sum } ({ $defence }).
  }
CatanDefended = { $count ->
    [1] Catan is defended: { $seats } is a Defender of Catan.
   *[other] Catan is defended: a progress card each for { $seats }.
  }
CityPillaged = { $seat } lost the city on { $corner } to the barbarians: it is a settlement now.
Improved = { $ability ->
    [0] { $seat } reached level { $level } of { $track }.
   *[other] { $seat } reached level { $level } of { $track }: { $ability }.
  }
MetropolisBuilt = { $seat } has the metropolis of { $track }, on { $corner }.
KnightRecruited = { $seat } recruited a knight on { $corner }.
KnightActivated = { $seat } activated the knight on { $corner }.
KnightPromoted = { $seat } promoted the knight on { $corner }: it is { $strength ->
    [2] strong
   *[other] mighty
  } now.
KnightMoved = { $seat } moved a knight from { $corner } to { $to }.
KnightDisplaced = { $seat } drove a knight of { $owner } from { $corner }.
KnightWithdrew = { $seat } withdrew the knight from { $corner } to { $to }.
KnightLost = { $seat } took back the knight from { $corner }: it could go nowhere.
ProgressDrawn = { $card ->
    [0] { $seat } drew a progress card ({ $deck }).
   *[other] { $seat } drew a progress card ({ $deck }): { $card }.
  }
ProgressOpened = { $seat } laid open a card: { $card }, one point.
ProgressPlayed = { $seat } played a progress card: { $card }.
ProgressReturned = { $card ->
    [0] { $seat } returned a progress card ({ $deck }).
   *[other] { $seat } returned a progress card ({ $deck }): { $card }.
  }
KnightDeserted = { $seat } lost the { $strength ->
    [1] basic
    [2] strong
   *[other] mighty
  } knight on { $corner }: it deserted.
PieceRemoved = { $own ->
    [yes] { $seat } removed a piece of their own from { $edge }.
   *[no] { $seat } removed a piece of { $owner } from { $edge }.
  }
ProgressSeen = { $cards ->
    [0] { $seat } saw the progress cards of { $victim }.
   *[other] { $seat } saw the progress cards of { $victim }: { $cards }.
  }
ProgressTaken = { $card ->
    [0] { $seat } took a progress card ({ $deck }) from { $victim }.
   *[other] { $seat } took a progress card ({ $deck }) from { $victim }: { $card }.
  }
TokensSwapped = { $seat } swapped the number tokens of { $hex } and { $other }.
Harvested = { $seat } received { $cards }.
HarborTraded = { $seat } traded with { $partner }: { $give } for { $get }.
HarborInVain = { $seat } offered a resource in vain: { $partner } has no commodity.
HandShown = { $cards ->
    [0] { $seat } saw the hand of { $victim }.
   *[other] { $seat } saw the hand of { $victim }: { $cards }.
  }
CardsTaken = { $cards ->
    [0] { $seat } took { $number ->
        [one] { $number } card
       *[other] { $number } cards
      } from { $victim }.
   *[other] { $seat } took { $cards } from { $victim }.
  }
MerchantMoved = { $seat } put the merchant on { $hex } ({ $land }).
FleetNamed = { $seat } trades { $good } with the bank two for one in this turn.
Levied = { $given ->
    [0] { $seat } asked for { $good }, but nobody had any.
   *[other] { $seat } was given { $good } ({ $given }).
  }
WallBuilt = { $seat } built a city wall on { $corner }.

## The page

sign-merchant = M
page-legend-realm = { "{" }A{ "}" } metropolis, #[A]# city wall, 2A! active knight of strength 2, 2A inactive knight, M merchant
page-roll-three = { $rolled ->
    [yes] Rolled: { $sum } (red { $red }, yellow { $yellow }), { $face }.
   *[no] The dice of this turn have not been rolled yet.
  }
page-barbarians = { $left ->
    [one] The barbarians land in { $left } step
   *[other] The barbarians land in { $left } steps
  }: strength { $strength } against { $defence }{ $landings ->
    [0] ; before that nobody is robbed.
   *[other] .
  }
page-bank-realm = Bank: { $cards }; progress cards: { $decks }.
page-merchant = The merchant of { $name } stands on { $hex }.
page-progress = Your progress cards: { $cards }.
page-knights = Your knights: { $knights }.
page-safe = On a seven { $count ->
    [one] { $count } card is
   *[other] { $count } cards are
  } safe in your hand.
knight-line = { $corner } { $knight }, { $state }
track-line = { $track } { $level }
track-line-ability = { $track } { $level } ({ $ability })
progress-line = { $card }: { $effect }
seat-line-realm = { $player }: { $points }, { $cards }, { $progress }, { $tracks }, defence { $defence }, { $road }.
seat-progress = { $player }, progress cards: { $cards }.
seat-tracks = { $player }, city improvements: { $tracks }.
seat-knights = { $player }, knights: { $knights }.
award-metropolis = metropolis ({ $track })
award-merchant = merchant
award-defenders = { $count ->
    [one] Defender of Catan
   *[other] { $count }× Defender of Catan
  }
head-progress = prog.
head-tracks = t/p/s
head-defence = def.
costs-level = improvement of { $track }
costs-per-level = as many cards of { $good } as the number of the new level
cost-recruit = knight
cost-activate = activation of a knight
cost-promote = promotion of a knight

## Choosing

kind-improve = improve cities
kind-wall = build a city wall
kind-recruit = recruit a knight
kind-activate = activate a knight
kind-promote = promote a knight
kind-march = move a knight
kind-chase = chase the robber
kind-chase-pirate = chase the pirate
kind-metropolis = place the metropolis
kind-lose = lose a city
kind-flee = withdraw the knight
kind-draw = draw a progress card
kind-return = return a progress card
kind-give = give a card
kind-skip = do without
kind-choose = choose two cards
kind-dismiss = let a knight go
kind-pick = take a progress card
kind-present = give cards as a present
kind-commercial-harbor = play Commercial Harbor
kind-master-merchant = play Master Merchant
kind-merchant = play Merchant
kind-merchant-fleet = play Merchant Fleet
kind-resource-monopoly = play Resource Monopoly
kind-trade-monopoly = play Trade Monopoly
kind-alchemist = play Alchemist
kind-crane = play Crane
kind-engineer = play Engineer
kind-inventor = play Inventor
kind-irrigation = play Irrigation
kind-medicine = play Medicine
kind-mining = play Mining
kind-smith = play Smith
kind-bishop = play Bishop
kind-deserter = play Deserter
kind-diplomat = play Diplomat
kind-intrigue = play Intrigue
kind-saboteur = play Saboteur
kind-spy = play Spy
kind-warlord = play Warlord
kind-wedding = play Wedding
label-level = level { $level } for { $cards }
label-level-free = level { $level } free of charge
label-displace = drives away { $knight } of { $name }
label-walled = with a city wall
label-piece = of { $name }
ask-recruit = Where? Type a number or a name such as { $example }.
ask-knight = Which knight? Type a number or a name such as { $example }.
ask-corner = Where to? Type a number or a name such as { $example }.
ask-wall = Which city? Type a number or a name such as { $example }.
ask-engineer = Which city? Type a number or a name such as { $example }.
ask-metropolis = Which city? Type a number or a name such as { $example }.
ask-lose = Which city? Type a number or a name such as { $example }.
ask-medicine = Which settlement becomes a city? Type a number or a name.
ask-track = Which track? Type a number or its name.
ask-deck = Which deck? Type a number or its name.
ask-card = Which card? Type a number or its name.
ask-deserter = Whose knight? Type a number.
ask-spy = Whose progress cards? Type a number.
ask-master-merchant = Whose hand? Type a number.
ask-red = What does the red die show? Type a number from 1 to 6.
ask-yellow = What does the yellow die show? Type a number from 1 to 6.
ask-inventor = Which hex? Type a number or a name such as { $example }.
ask-other = With which hex does it swap its token? Type a number or a name such as { $example }.
ask-merchant = Where does the merchant stand? Type a number or a name such as { $example }.
ask-diplomat = What is removed? Type a number or a name such as { $example }.
ask-merchant-fleet = Which resource or commodity? Type a number or its name.
ask-resource-monopoly = Which resource? Type a number or its name.
ask-trade-monopoly = Which commodity? Type a number or its name.
ask-give-one = Which card do you give? Type a number or its name.
ask-choose = Which card do you take? { $left ->
    [one] { $left } more.
   *[other] { $left } more.
  } Type a number, or both at once, such as { $example }.
ask-present = Which card do you give? { $left ->
    [one] { $left } more.
   *[other] { $left } more.
  } Type a number, or both at once, such as { $example }.

## What may be typed for each word of the notation

typed-improve = improve
typed-wall = wall
typed-recruit = recruit
typed-activate = activate
typed-promote = promote
typed-march = march
typed-chase = chase
typed-chase-pirate = chase-pirate
typed-metropolis = metropolis
typed-lose = lose
typed-flee = flee
typed-draw = draw
typed-return = return
typed-give = give
typed-skip = skip
typed-choose = choose
typed-dismiss = dismiss
typed-pick = pick
typed-present = present
typed-commercial-harbor = commercial-harbor commercial-harbour
typed-master-merchant = master-merchant
typed-merchant = merchant
typed-merchant-fleet = merchant-fleet fleet
typed-resource-monopoly = resource-monopoly
typed-trade-monopoly = trade-monopoly
typed-alchemist = alchemist
typed-crane = crane
typed-engineer = engineer
typed-inventor = inventor
typed-irrigation = irrigation
typed-medicine = medicine
typed-mining = mining
typed-smith = smith
typed-bishop = bishop
typed-deserter = deserter
typed-diplomat = diplomat
typed-intrigue = intrigue
typed-saboteur = saboteur
typed-spy = spy
typed-warlord = warlord
typed-wedding = wedding
typed-trade = trade
typed-politics = politics
typed-science = science
typed-paper = paper
typed-cloth = cloth
typed-coin = coin coins

## Commands of this game alone

command-progress = cards
help-progress = progress: your progress cards and what they do

## What the words of the notation are

field-knight = the intersection where a knight stands, a hex and a corner of it
field-knight-example = E7n
field-track = a track of city improvements
field-track-example = science
field-deck = a deck of progress cards
field-deck-example = politics
field-card = a progress card
field-card-example = crane
field-red = what the red die shows, 1 to 6
field-red-example = 3
field-yellow = what the yellow die shows, 1 to 6
field-yellow-example = 4
field-other = another hex of the map
field-other-example = F5

## What a simulation counts

tally-attacks-repelled = attacks of the barbarians repelled
tally-attacks-lost = attacks of the barbarians lost
tally-progress-played = progress cards played

## Luck apart from decisions

luck-progress = progress cards at the gates
luck-progress-how = by one’s levels, the event die and the red die
luck-ships = steps of the barbarians
luck-ships-how = every other roll of the event die
