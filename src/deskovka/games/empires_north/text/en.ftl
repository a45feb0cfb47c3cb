# What Empires of the North says, in English. The rules are in rules.en.toml, the words of cards in effects/text.

game-name = Empires of the North
game-aliases = Imperial Settlers: Empires of the North, Imperial Settlers, EotN, Settlers: Vládcové Severu, Vládcové Severu
game-about = Six clans of the North build, gather and sail out to pillage and conquer islands.
game-length = 45–90 minutes
game-cards = The printed list of cards could not be had: most cards of these decks were designed for this project in the style of each clan. Every card says how much of the printed one is known.

## Options of a game

option-selection = How clans are chosen
option-selection-choice = in turn order
option-selection-lot = by lot
option-clans = Clans, by seat
option-clans-hint = At most one a seat, in the order of the seats; the other clans are chosen by their players, one after the other.
option-clans-none = each player chooses
setup-spare-clans = “{ $option }”: { $count } clans are named, but there are only { $seats } seats. Take some out, or add players.
option-raze-tokens-score = Raze tokens are worth a point each at the end

## Clans

name-ulaf = Ulaf
name-heidel = Heidel
name-panuk = Panuk
name-nanurjuk = Nanurjuk
name-glenn = Glenn
name-mackinnon = MacKinnon
no-clan = no clan yet
clan-ulaf = Vikings: sailing, pillaging and conquering
clan-heidel = Vikings: beer and rest, second uses of discs, idle workers, sheep
clan-panuk = Inuit: complete sets and collections of icons, penguins
clan-nanurjuk = Inuit: nomads, whose cards leave the empire and are replaced
clan-glenn = Scots: teamwork, cards that help each other
clan-mackinnon = Scots: gold, and banks that store goods and pay every round

## Icons

icon-longship = longship
icon-rune = rune
icon-hall = hall
icon-mug = mug
icon-bench = bench
icon-fold = fold
icon-penguin = penguin
icon-igloo = igloo
icon-anchor = anchor
icon-totem = totem
icon-tent = tent
icon-sled = sled
icon-spirit = spirit
icon-hearth = hearth
icon-guild = guild
icon-castle = castle
icon-bank = bank
icon-merchant = merchant
icon-manor = manor

## Tiles, phases, cargoes, distances

tile-explore = Explore
tile-populate = Populate
tile-construct = Construct
tile-harvest = Harvest
tile-sail = Sail
tile-explore-does = draw 1 card
tile-populate-does = gain 1 worker
tile-construct-does = build 1 location from hand for free
tile-harvest-does = gain what 1 field and its upgrades give
tile-sail-does = send 1 ship to sea
phase-setup = Set-up
phase-lookout = Lookout
phase-action = Action phase
phase-expedition = Expedition phase
cargo-nothing = nothing
cargo-fish = 1 fish
cargo-gold = 1 gold
cargo-raze = 1 raze token
cargo-fish-raze = 1 fish and 1 raze token
cargo-gold-raze = 1 gold and 1 raze token
name-near = near
name-distant = distant

## Where points come from, and other single words

name-action = Actions of cards
name-feature = Features
name-bonus = Building and conquest bonuses
name-boost = Boosts
name-storage = Storage
name-harvest = Fields
name-pillage = Pillaged islands
name-empire = Cards of the empire
name-resources = Resources left
name-gold = Gold left
name-raze = Raze tokens left
source-track = before the final scoring
source-action = gained by using actions of locations and islands
source-feature = gained by features
source-bonus = gained when cards were built and islands conquered
source-boost = gained by boosts
source-storage = paid by what is stored on cards
source-harvest = given by fields when built and harvested
source-pillage = gained by pillaging
source-empire = 1 for each card of the empire, islands included
source-resources = 1 for every 2 resources
source-gold = 1 for each gold
source-raze = 1 for each raze token
ability-action = action
ability-feature = feature
ability-bonus = bonus
ability-boost = boost
ability-storage = storage
ability-harvest = field
ability-pillage = pillage
name-food = food
name-wood = wood
name-stone = stone
name-sheep = sheep
name-fish = fish
name-worker = worker
name-explore = Explore
name-populate = Populate
name-construct = Construct
name-sail = Sail
name-setup = set-up
name-lookout = Lookout
name-expedition = Expedition phase

## What is there, counted

goods-food = { $count } food
goods-wood = { $count } wood
goods-stone = { $count } stone
goods-sheep = { $count } sheep
goods-fish = { $count } fish
goods-gold = { $count } gold
goods-raze = { $count ->
    [one] { $count } raze token
   *[other] { $count } raze tokens
  }
goods-worker = { $count ->
    [one] { $count } worker
   *[other] { $count } workers
  }
goods-vp = { $count } VP
goods-card = { $count ->
    [one] { $count } card
   *[other] { $count } cards
  }
goods-any = { $count ->
    [one] { $count } resource of your choice
   *[other] { $count } resources of your choice
  }
goods-different = { $count ->
    [one] { $count } resource
   *[other] { $count } resources of different types
  }
goods-neutral-ship = { $count ->
    [one] { $count } neutral ship
   *[other] { $count } neutral ships
  }
goods-resource = { $count ->
    [one] { $count } resource
   *[other] { $count } resources
  }
goods-good = { $count ->
    [one] { $count } good
   *[other] { $count } goods
  }
goods-ship = { $count ->
    [one] { $count } ship
   *[other] { $count } ships
  }
goods-clan-ship = { $count ->
    [one] the third ship of your clan
   *[other] { $count } more ships of your clan
  }
nothing = nothing
second-of-name = { $card } ({ $number })

## What the game asks

WhichClan = Which clan do you play?
KeepOpening = Which three of these five cards do you keep?
KeepFromLookout = Which of these cards do you keep? Each tires one worker.
TakeTurn = Take one action, or pass for the rest of the phase.
BoostOrField = { $tile }: do you first play a boost, or build a field, that goes with it?
ConstructWhat = Construct: which location do you build for free?
HarvestWhich = Harvest: which field gives its goods?
SailWith = Sail: what does the ship take along?
CopyWhich = { $card }: which card does it copy, for good?
ChooseOne = { $card }: which do you choose?
TakeResources = { $card }: which resources do you take?
PayAny = { $card }: which resources do you pay?
AssignWhat = { $card }: what do you assign to it?
ReleaseWhat = { $card }: what do you take back from a card?
WithdrawWhat = { $card }: which good do you withdraw from which card?
AttackWhom = { $card }: which card of an opponent do you attack?
SendAwayWhich = { $card }: which card { $to_hand ->
    [yes] do you take back to hand?
   *[no] do you discard from your empire?
  } { $left } to go.
SendAwayUpTo = { $card }: which card { $to_hand ->
    [yes] do you take back to hand?
   *[no] do you discard from your empire?
  } Up to { $left } more.
DropWhich = { $card }: which card do you discard from hand?
RenewWhich = { $card }: which exhausted card do you renew?
FindWhich = { $card }: which card do you take from your deck?
BuildOrKeep = { $card }: do you build the card you have just drawn for free, or keep it in hand?
ShiftWhich = { $card }: which disc do you move to another tile?
AdvanceWhich = { $card }: which of your ships do you move forward?
SendWhich = { $card }: which of your ships arrives now?
PayOutWhich = { $card }: which card pays out now?
ChooseInterest = Your stored goods pay: what do you take? { $left ->
    [one] { $left } set is left.
   *[other] { $left } sets are left.
  }
OrderFeatures = Several of your features work: which one first?
OfferFeature = { $card }: do you pay for its feature?
ChooseIsland = Your ship arrives{ $raze ->
    [yes] {""} with a raze token
   *[no] {""}
  }: which island does it go to?
PillageOrConquer = { $card }: do you pillage the island or conquer it?

## What happened

CircleLaid = The tiles lie in this circle: { $tiles }. First player: { $first }.
IslandsShown = Islands face up: near { $near }, distant { $distant }.
ClanChosen = { $seat } chose the clan of { $clan }.
CardsSeen = { $cards ->
    [0] { $seat } drew cards to choose from.
   *[other] { $seat } drew cards to choose from: { $cards }.
  }
HasChosen = { $seat } made a choice.
CardsKept = { $seat } kept { $count ->
    [0] no cards
    [one] { $count } card
   *[other] { $count } cards
  }{ $kept ->
    [0] {""}
   *[other] {""} ({ $kept })
  }{ $discarded ->
    [0] .
   *[other] , discarding { $discarded }.
  }
PhaseBegan = Round { $round }: { $phase }.
LastRound = Somebody has 25 points or more: this is the last round.
DiscPlaced = { $seat } placed a disc on { $tile }.
DiscMoved = { $seat } moved a disc from { $origin } to { $tile }{ $second_use ->
    [yes] {""} to use it again.
   *[no] .
  }
Performs = { $seat } performed { $tile }.
NotPerformed = { $seat } could not perform { $tile } any more.
Harvested = { $seat } harvested { $card }.
Populated = { $seat } gained 1 worker.
BoostPlayed = { $seat } played the boost { $card }.
Built = { $seat } built { $card }{ $onto ->
    [0] {""}
   *[other] {""} as an upgrade of { $onto }
  }{ $copied ->
    [0] .
   *[other] {""} as a copy of { $copied }.
  }
ActionUsed = { $seat } used the action of { $card }.
FeatureWorks = { $seat } used the feature of { $card }.
Gained = { $seat } gained { $what } ({ $card }, { $ability }).
Paid = { $card ->
    [0] { $seat } paid { $goods }.
   *[other] { $seat } paid { $goods } for { $card }.
  }
CardsDrawn = { $seat } drew { $count ->
    [one] { $count } card
   *[other] { $count } cards
  }{ $cards ->
    [0] .
   *[other] : { $cards }.
  }
DeckRenewed = { $seat } shuffled the discard pile to be the deck.
IslandsRenewed = The discarded { $distance } islands were shuffled to be the deck.
Assigned = { $seat } assigned { $goods } to { $card }.
Released = { $seat } took { $goods } back from { $card }.
Refreshed = { $seat } refreshed { $workers } ({ $card }).
Renewed = { $seat } renewed { $card }.
HandDiscarded = { $seat } discarded { $card } from hand.
Found = { $card ->
    [0] { $seat } searched the deck and found nothing.
   *[other] { $seat } searched the deck and took { $card }.
  }
LeftEmpire = { $to_hand ->
    [yes] { $seat } took { $card } back to hand.
   *[no] { $seat } discarded { $card } from the empire.
  }
Attacked = { $seat } attacked { $card } of { $victim }{ $free ->
    [yes] {""} for free.
   *[no] {""} with a raze token.
  }
Sailed = { $seat } sent a ship to sea{ $cargo ->
    [0] .
   *[other] {""} with { $cargo }.
  }
ShipAdvanced = { $seat } moved the ship at place { $place } forward by { $places ->
    [one] { $places } place.
   *[other] { $places } places.
  }
IslandRevealed = { $seat } turned up an island: { $card }.
Pillaged = { $seat } pillaged { $card }.
Conquered = { $seat } conquered { $card }.
ShipReturned = { $seat } brought a ship home without an island.
Passed = { $seat } passed.

## Kinds of actions

kind-clan = choose a clan
kind-keep = keep cards
kind-disc = place a disc
kind-again = use a disc again
kind-build = build a location
kind-use = use the action of a card
kind-attack = attack
kind-pass = pass
kind-nothing = no card
kind-boost = play a boost
kind-field = build a field
kind-upgrade = attach an upgrade
kind-construct = build for free
kind-harvest = harvest
kind-sail = send the ship
kind-island = go to an island
kind-unseen = take the top card unseen
kind-home = sail home
kind-pillage = pillage
kind-conquer = conquer
kind-choose = choose
kind-take = take
kind-pay = pay
kind-assign = assign
kind-release = take back
kind-withdraw = withdraw
kind-interest = take from storage
kind-pick = pick a card
kind-drop = discard from hand
kind-renew = renew a card
kind-enough = enough
kind-find = take from the deck
kind-shift = move a disc
kind-forward = move a ship forward
kind-voyage = resolve a ship
kind-payout = pay out
kind-next = let this one work
kind-accept = pay
kind-decline = do not pay
kind-build-drawn = build the drawn card
kind-keep-drawn = keep the drawn card
kind-copy = copy a card

## What the words of the notation and the fields of a view are

field-card = card
field-card-example = wool-market
field-cards = cards
field-cards-example = ceilidh,wool-market
field-gold_for = resources for which gold is paid
field-gold_for-example = stone
field-tile = tile
field-tile-example = harvest
field-origin = tile on which the disc lies
field-origin-example = explore
field-victim = opponent
field-victim-example = 1
field-goods = goods
field-goods-example = food,wood
field-good = good
field-good-example = food
field-number = number of the choice
field-number-example = 2
field-place = place of the ship in the queue
field-place-example = 2
field-places = number of places
field-places-example = 1
field-distance = distance
field-distance-example = near
field-cargo = what the ship carries
field-cargo-example = fish+raze
field-clan = clan
field-clan-example = glenn
field-field = field
field-field-example = pasture
field-round = round
field-phase = phase
field-last = last round
field-first = first player
field-active = on turn
field-circle = circle of tiles
field-players = players
field-queue = ships at sea
field-near = near islands
field-distant = distant islands
field-asked = asked
field-drawn = drawn card
field-what = question
field-seats = of whom
field-points = points
field-supply = supply
field-tired = tired workers
field-ships = ships
field-passed = passed
field-hand_size = cards in hand
field-hand = hand
field-known = known cards of the hand
field-aside_size = cards to choose from
field-aside = cards to choose from, shown
field-kept = cards kept
field-deck_size = cards in the deck
field-discards = discard pile
field-empire = empire
field-discs = discs
field-name = name
field-copied = copy of
field-exhausted = exhausted
field-onto = attached to
field-tokens = tokens on it
field-owner = owner
field-provisions = provisions
field-raze = raze token
field-face_up = face up
field-ability = part of the card
field-choice = number of the choice on the card
field-left = left
field-to_hand = back to hand
field-food = food
field-wood = wood
field-stone = stone
field-sheep = sheep
field-fish = fish
field-gold = gold
field-worker = workers

## The page

page-title = { $round ->
    [0] Set-up, { $player }
   *[other] Round { $round }, { $phase }, { $player }
  }
page-last = This is the last round.
page-first = First player: { $name }.
page-circle = Tiles in their circle: { $tiles }.
page-circle-short = Tiles:
page-queue = Ships at sea, in their order: { $ships }.
page-arriving = Arriving: { $ship }.
page-queue-none = No ships at sea.
page-ship = { $player } ({ $cargo })
page-near = Near islands ({ $count ->
    [one] { $count } card
   *[other] { $count } cards
  } in the deck):
page-distant = Distant islands ({ $count ->
    [one] { $count } card
   *[other] { $count } cards
  } in the deck):
page-brief = Some texts of cards are left out to fit on the screen: “show” tells them all, “card NAME” those of one.
page-more-plain = More by the commands empires, piles, and card with the name of a card.
disc-on = { $player }
disc-exhausted = { $player }, exhausted
group-field = Fields
group-action = Cards with an action
group-feature = Other cards
group-island = Conquered islands
group-empty = none
mark-exhausted = exhausted
mark-copy = a copy of { $card }
mark-tokens = on it { $goods }
mark-upgrades = with { $cards }
part-table = The table
part-hand = Your hand
part-aside = Cards to choose from
part-empire = Empire of { $player }
part-islands = Islands
part-piles = Discard piles
hand-none = Your hand is empty.
seat-short = { $player }: { $points }; { $goods }.
seat-more = Workers { $workers }, tired { $tired }; ships at home { $ships }; cards in hand { $hand }, in the deck { $deck }; discs { $discs }{ $passed ->
    [yes] ; passed.
   *[no] .
  }
seat-known = Everybody knows of the hand: { $cards }.
seat-empire = { $count ->
    [one] { $count } card in the empire
   *[other] { $count } cards in the empire
  }: { $cards }.
discs-free = { $count } unused
disc-lies = on { $tile }
disc-lies-exhausted = exhausted on { $tile }
pile-own = Discard pile, { $player }: { $cards }.
pile-near = Discarded near islands: { $cards }.
pile-distant = Discarded distant islands: { $cards }.
head-points = VP
head-food = food
head-wood = wood
head-stone = stone
head-sheep = sheep
head-fish = fish
head-gold = gold
head-raze = raze
head-worker = workers
head-ships = ships
head-hand = hand
head-empire = empire
head-discs = discs
short-points = VP
short-food = fo
short-wood = wd
short-stone = st
short-sheep = sh
short-fish = fi
short-gold = go
short-raze = rz
short-worker = wk
short-ships = sp
short-hand = hd
short-empire = em
short-discs = di

## Choosing

label-disc = { $tile }: { $does }
label-again = from { $origin } to { $tile }: { $does }
label-attack = { $card } of { $player }
label-upgrade = { $card } on { $field }
label-shift = from { $origin } to { $tile }
label-forward = ship at place { $place }, { $places ->
    [one] { $places } place forward
   *[other] { $places } places forward
  }
label-voyage = ship at place { $place } ({ $cargo })
label-unseen-near = the top card of the near islands, unseen
label-unseen-distant = the top card of the distant islands, unseen
label-home = sail home without an island
label-accept = pay: { $body }
label-decline = do not pay
label-nothing = nothing, just perform the action
label-enough = enough
label-from = { $goods } from { $card }
label-with = { $card }: { $what }
ask-which = Type its number or name.
ask-goods = Type its number, or the goods such as food,wood.
ask-keep-three = Type the numbers of three cards, such as 1 2 4.
ask-keep = Type the numbers of the cards, such as 1 3, or 0 for none.
keep-count = Three cards are kept: type three numbers.
keep-workers = { $count ->
    [one] You have { $count } worker: keep at most that many cards.
   *[other] You have { $count } workers: keep at most that many cards.
  }
keep-numbers = Type numbers from 1 to { $most }, each once, or “help”.
no-card-named = No card here is called “{ $typed }”.
card-which = After “card” comes the name of a card, such as: card { $example }

## Commands of this game alone

command-card = cards
command-empires = empire
command-piles = pile discards
help-card = card NAME: the whole text of a card, and how much of the printed one is known
help-empires = empires: everything the players have
help-piles = piles: the discard piles
help-heads = The players: VP points, fo food, wd wood, st stone, sh sheep, fi fish, go gold, rz raze tokens, wk workers and tired ones, sp ships at home, hd cards in hand, em cards in the empire, di discs: ● in the supply, ○ on a tile, × exhausted.
help-gold = Gold pays for what is missing by itself. To pay gold for a resource you have, add it: build wool-market stone.
help-names = Cards may be typed by their names, too: build Wool Market. A second card of the same name in the empire is wool-market.2.

tally-rounds = rounds
simulate-faction = clan

## Own cards

option-cards = Own cards
setup-own-cards = The own cards cannot be played with: { $why }.

## Scoring on paper

name-track = On the track
name-yes = yes
name-no = no
paper-raze-tokens-score = Raze tokens score
paper-raze-tokens-score-help = The rulebook gives nothing for raze tokens; the publisher's answers give a point each (EN-9.6).
paper-clan = Clan
paper-track = Points on the track
paper-empire = Cards in the empire
paper-empire-help = Starting cards, fields, upgrades, locations and conquered islands.
paper-food = Food
paper-food-help = What is left in the supply; what lies on cards does not count.
paper-wood = Wood
paper-stone = Stone
paper-sheep = Sheep
paper-fish = Fish
paper-gold = Gold
paper-raze = Raze tokens
paper-workers = Workers
tie-broken = At equal points { $which ->
    [0] cards in the empire decide
    [1] workers decide
   *[2] cards in hand decide
  }: { $more } against { $fewer } (EN-9.7).
paper-tie-break = (in a tie: cards in the empire { $points }, workers { $second }, cards in hand { $third }; EN-9.7)
paper-workers-help = All of them, wherever they are, and the cards in hand: they only break ties.
paper-hand = Cards in hand
paper-why-track = on the track
paper-why-empire = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
paper-why-resources = { $count ->
    [one] 1 resource, a point for every two
   *[other] { $count } resources, a point for every two
}
paper-why-gold = { $count } gold
paper-why-raze = { $count ->
    [one] 1 raze token
   *[other] { $count } raze tokens
}

## Luck apart from decisions

luck-about = Each card that was drawn is compared with all that were still in its deck, and each island likewise.
luck-affordable = drawn cards that could be paid for at once
luck-affordable-how = by the goods one had just then
luck-locations = drawn locations
luck-locations-how = by the cards that were left in the own deck
luck-fields = drawn fields
luck-fields-how = by the cards that were left in the own deck
luck-boosts = drawn boosts
luck-boosts-how = by the cards that were left in the own deck
luck-unseen = pillage of islands chosen unseen
luck-unseen-how = how many things it gives, by the islands that were left
luck-shown = pillage of the islands that were shown
luck-shown-how = how many things it gives; they lie there for everybody
