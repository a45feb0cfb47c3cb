# What is printed on cards, in English: each word of the vocabulary has its text. `[guild]` is an icon.
# Blanks around what is left out are closed up.

## What kind of card

card-kind-start-field = Starting field
card-kind-field = Field
card-kind-field-upgrade = Field upgrade
card-kind-field-or-upgrade = Field or field upgrade
card-kind-boost = Boost
card-kind-location = Location
card-kind-near = Near island
card-kind-distant = Distant island
card-pay = Pay to build: { $price }.
card-build-with = Build when you perform { $tile }.
card-play-with = Play when you perform { $tile }.

## The parts of a card

line-gives = { $kind }: gives { $goods }.
line-pillage = Pillage: { $body }.
line-bonus = Building bonus: { $body }.
line-conquest = Conquest bonus: { $body }.
line-feature = Feature: { $when }, { $body }.
line-copy = Feature: copies { $cards } in your empire.
line-action = Action: { $body }.
line-immediately = Immediately: { $body }.
line-storage = { $stored }: { $choices }.

## Where a card comes from

evidence-effect-found = The printed effect of this card is known.
evidence-effect-partly-found = The shape of the printed effect is known; amounts or icons were filled in for this project.
evidence-name-only-found = The name of the printed card is known; its effect was designed for this project.
evidence-designed = This card was designed for this project in the style of its deck; it is not a printed one.
evidence-own = This card was typed in by the owner of a box.
evidence-like = What is known of printed cards went into it: { $parts }.
evidence-parts = Known from the printed card: { $parts }.
part-of-card-name = name
part-of-card-clan = clan
part-of-card-kind = kind of card
part-of-card-icons = icons
part-of-card-copies = number of copies
part-of-card-distance = distance of the island
part-of-card-cost = cost
part-of-card-trigger = action that it goes with
part-of-card-effect = effect
part-of-card-gist = what its effect is about
part-of-card-pillage = pillage

## How steps are joined

join-and = { $first } and { $last }
join-then = { $first }, then { $last }
join-then-anew = { $first }. Then { $last }
join-cost = { $cost } → { $do }
join-may = you may { $cost }
join-each = { $step } for { $each }{ $most ->
    [0] {""}
    [one] {""} (at most { $most } time)
   *[other] {""} (at most { $most } times)
  }
join-reward = { $step }: { $each }
join-reward-each = { $step }; for { $kind ->
    [island] each
   *[other] each
  }: { $each }

## Steps of a cost; "may" stands after "you may"

step-pay = pay { $goods }
step-pay-may = pay { $goods }
step-assign = assign { $goods } to this card
step-assign-may = assign { $goods } to this card
step-discard = discard { $cards } from your empire
step-discard-may = discard { $cards } from your empire
step-return = take { $cards } from your empire back to hand
step-return-may = take { $cards } from your empire back to hand
step-drop = discard { $cards } from hand
step-drop-may = discard { $cards } from hand
step-choose = choose one: { $lists }
step-choose-may = choose one: { $lists }
step-withdraw = release 1 good from another action card that is not exhausted, exhaust that card and gain 1 good of the same type
step-withdraw-may = release 1 good from another action card that is not exhausted, exhaust that card and gain 1 good of the same type

## Steps of what a card does

step-gain = gain { $goods }
step-draw = draw { $cards }
step-gain-and-draw = gain { $goods } and draw { $cards }
step-gain-then-draw = gain { $goods }, then draw { $cards }
step-perform = perform { $tile }
step-refresh = refresh { $workers }
step-renew = renew { $cards }
step-attack = attack { $count ->
    [one] { $count } action card
   *[other] { $count } action cards
  } of an opponent for free
step-release = release { $goods } { $from }
step-find = find { $cards }
step-move-disc = you may { $count ->
    [one] move { $count } of your used action discs to another tile
   *[other] up to { $count } times move one of your used action discs to another tile
  }
step-move-ship = you may move 1 of your ships { $count ->
    [one] { $count } place
   *[other] up to { $count } places
  } forward
step-expedition = resolve { $count } of your ships on the expedition board now
step-pay-out = { $cards } { $count ->
    [one] pays
   *[other] pay
  } out now
step-pay-out-this = this card pays out now
step-draw-and-build = draw 1 card; if it is a location with a building cost, you may build it at once for free

## Which cards

cards-some = { $count } { $other } { $icons } { $noun } { $tail }
cards-up-to = up to { $cards }
cards-all = all your { $other } { $icons } { $noun } { $tail }
cards-every = { $every } { $number } { $other } { $icons } { $noun } { $tail } in your empire
cards-own = { $count } { $other } { $icons } { $noun } { $tail } in your empire
cards-from = from 1 { $other } { $icons } { $noun } { $tail } in your empire
cards-one = { $article } { $icons } { $noun } { $tail }
cards-this = this card
cards-this-from = from this card
cards-this-gen = this card
noun-card = { $count ->
    [one] card
   *[other] cards
  }
noun-card-nom = { $count ->
    [one] card
   *[other] cards
  }
noun-card-gen = card
noun-acting = { $count ->
    [one] action card
   *[other] action cards
  }
noun-acting-nom = { $count ->
    [one] action card
   *[other] action cards
  }
noun-acting-gen = action card
noun-location = { $count ->
    [one] location
   *[other] locations
  }
noun-location-nom = { $count ->
    [one] location
   *[other] locations
  }
noun-location-gen = location
noun-field = { $count ->
    [one] field
   *[other] fields
  }
noun-field-nom = { $count ->
    [one] field
   *[other] fields
  }
noun-field-gen = field
noun-island = { $count ->
    [one] conquered island
   *[other] conquered islands
  }
noun-island-nom = { $count ->
    [one] conquered island
   *[other] conquered islands
  }
noun-island-gen = conquered island
tail-acting = {""}
tail-location = with a building cost
tail-location-acting = with a building cost and an action
tail-island-acting = with an action
tail-field-acting = with an action
other-fem = { $count ->
    [one] other
   *[other] other
  }
other-masc = { $count ->
    [one] other
   *[other] other
  }
other-nom-fem = { $count ->
    [one] other
   *[other] other
  }
other-nom-masc = { $count ->
    [one] other
   *[other] other
  }
every-fem = { $count ->
    [one] each
   *[other] each
  }
every-masc = { $count ->
    [one] each
   *[other] each
  }
other-gen-fem = other
other-gen-masc = other
article = a
article-acting = an
article-next = another
article-other-fem = another
article-other-masc = another
article-other-gen-fem = another
article-other-gen-masc = another

## What is counted

count-icons = each { $count ->
    [one] different clan icon
   *[other] { $count } different clan icons
  } in your empire
count-sets = each { $count ->
    [one] complete set
   *[other] { $count } complete sets
  } { $icons } in your empire
count-supply = { $each } in your supply

## When a feature works

when-perform = each time { $who ->
    [opponent] an opponent performs
   *[you] you perform
  } { $tile }
when-second-use = each time { $who ->
    [opponent] an opponent uses
   *[you] you use
  } a disc for the second time in a round
when-pillage = each time { $who ->
    [opponent] an opponent pillages
   *[you] you pillage
  } an island { $tail }
when-conquer = each time { $who ->
    [opponent] an opponent conquers
   *[you] you conquer
  } an island { $tail }
when-build = each time { $who ->
    [opponent] an opponent builds
   *[you] you build
  } { $cards }
when-action = each time { $who ->
    [opponent] an opponent uses
   *[you] you use
  } the action of { $cards }
when-assign = each time { $who ->
    [opponent] an opponent assigns
   *[you] you assign
  } tokens to { $cards }
when-discard = each time { $who ->
    [opponent] an opponent discards { $cards } from the own empire
   *[you] you discard { $cards } from your empire
  }
when-discard-this = when this card is discarded from your empire
when-attack = each time { $who ->
    [opponent] an opponent attacks one of your cards
   *[you] you attack a card of an opponent
  }
when-pass = when { $who ->
    [opponent] an opponent passes
   *[you] you pass
  }

## The five actions, as cards print them

capital-explore = EXPLORE
capital-populate = POPULATE
capital-construct = CONSTRUCT
capital-harvest = HARVEST
capital-sail = SAIL

## What is gained, paid or assigned: as an object

acc-food = { $count } food
acc-wood = { $count } wood
acc-stone = { $count } stone
acc-sheep = { $count } sheep
acc-fish = { $count } fish
acc-gold = { $count } gold
acc-raze = { $count ->
    [one] { $count } raze token
   *[other] { $count } raze tokens
  }
acc-worker = { $count ->
    [one] { $count } worker
   *[other] { $count } workers
  }
acc-vp = { $count } VP
acc-card = { $count ->
    [one] { $count } card
   *[other] { $count } cards
  }
acc-any = { $count ->
    [one] { $count } resource of your choice
   *[other] { $count } resources of your choice
  }
acc-different = { $count ->
    [one] { $count } resource
   *[other] { $count } resources of different types
  }
acc-neutral-ship = { $count ->
    [one] { $count } neutral ship
   *[other] { $count } neutral ships
  }
acc-resource = { $count ->
    [one] { $count } resource
   *[other] { $count } resources
  }
acc-good = { $count ->
    [one] { $count } good
   *[other] { $count } goods
  }
acc-ship = { $count ->
    [one] { $count } ship
   *[other] { $count } ships
  }
acc-clan-ship = { $count ->
    [one] the third ship of your clan
   *[other] { $count } more ships of your clan
  }

## All of them

all-food = all food
all-wood = all wood
all-stone = all stone
all-sheep = all sheep
all-fish = all fish
all-resource = all resources
all-good = all goods
all-gold = all gold
all-worker = all workers

## What is counted in a supply

each-food = each { $count ->
    [one] food
   *[other] { $count } food
  }
each-wood = each { $count ->
    [one] wood
   *[other] { $count } wood
  }
each-stone = each { $count ->
    [one] stone
   *[other] { $count } stone
  }
each-sheep = each { $count ->
    [one] sheep
   *[other] { $count } sheep
  }
each-fish = each { $count ->
    [one] fish
   *[other] { $count } fish
  }
each-gold = each { $count ->
    [one] gold
   *[other] { $count } gold
  }
each-raze = each { $count ->
    [one] raze token
   *[other] { $count } raze tokens
  }
each-worker = each { $count ->
    [one] available worker
   *[other] { $count } available workers
  }

## What lies on a card

stored-food = Stored { $count } food
stored-wood = Stored { $count } wood
stored-stone = Stored { $count } stone
stored-sheep = Stored { $count } sheep
stored-fish = Stored { $count } fish
stored-resource = Stored { $count ->
    [one] { $count } resource
   *[other] { $count } resources
  }
stored-good = Stored { $count ->
    [one] { $count } good
   *[other] { $count } goods
  }
stored-gold = Stored { $count } gold
stored-worker = Stored { $count ->
    [one] { $count } worker
   *[other] { $count } workers
  }
