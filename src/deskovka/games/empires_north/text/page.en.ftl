# What only the page of Empires of the North says, in English.

ui-loading = The cards are being laid out …
ui-waiting = Waiting for { $names }.
ui-supply = Your supply
ui-tired = tired workers
ui-points = points
ui-hand = Your hand
ui-hand-size = cards in hand
ui-hand-empty = Your hand is empty.
ui-ships = ships at home
ui-discs-left = unused discs
ui-passed = passed
ui-on-turn = to play
ui-first = first player
ui-players = Players
ui-cards-in-empire = { $count ->
    [one] { $count } card in the empire
   *[other] { $count } cards in the empire
  }
ui-choices = { $count } to choose
ui-my-empire = Your empire
ui-empire-of = Empire of { $name }
ui-to-mine = back to yours
ui-empire-empty = No cards yet.
ui-fields = Fields
ui-locations = Locations
ui-islands = Islands
ui-harvest-gives = a harvest of this field gives
ui-tiles = Action tiles
ui-round = Round { $round }
ui-last-round = last round
ui-disc = disc of { $name }
ui-disc-exhausted = exhausted disc of { $name }
ui-expedition = Expedition
ui-queue = Ships in the queue
ui-queue-empty = no ships at sea
ui-arriving = Arriving ship of { $name }
ui-ship = Ship { $place }, { $name }
ui-islands-near = Near islands
ui-islands-distant = Distant islands, only for ships with provisions
ui-in-deck = { $count ->
    [one] { $count } card in the deck
   *[other] { $count } cards in the deck
  }
ui-piles = Piles
ui-piles-empty = Nothing has been discarded yet.
ui-known = Cards of the hand that everybody has seen
ui-discards = Discard pile
ui-discards-near = Discarded near islands
ui-discards-distant = Discarded distant islands
ui-can = can be chosen now
ui-times = { $count } of them
ui-attached = attached to { $card }
ui-choose = Choose
ui-card-large = The card
ui-pay-with = Pay with
ui-read = read
ui-read-card = Read { $card }
ui-keep = { $count ->
    [0] Keep none
    [one] Keep { $count } card
   *[other] Keep { $count } cards
  }
ui-keep-so-far = { $count } of { $most } chosen
ui-fold = Look at the table
ui-unfold = Answer the question
ui-cargo = { $far ->
    [yes] near and distant islands
   *[no] near islands
  }, { $conquers ->
    [yes] to pillage or conquer
   *[no] to pillage
  }
ui-none = nothing
ui-more = one more { $good }
ui-less = one less { $good }
ui-covered = The hand lies face down.
ui-covered-of = The hand of { $name } lies face down.
ui-uncover = Turn it up
ui-start-deck = its cards
ui-clan-deck = { $count ->
    [one] its deck: { $count } different card
   *[other] its deck: { $count } different cards
  }
ui-clan-take = Play { $clan }

ui-part-tiles = { $count ->
    [one] { $count } tile
   *[other] { $count } tiles
  }
ui-part-sea = { $count } on the sea board
ui-part-hand = { $count } in hand
ui-part-mine = { $count } of yours
ui-part-theirs = { $count } to attack

## What is about to be done

ui-do-disc = { $tile }: place a disc
ui-do-again = { $tile }: move the disc from { $origin }
ui-do-shift = Move the disc from { $origin } to { $tile }
ui-do-build = Build { $card }
ui-do-construct = Build { $card } for free
ui-do-use = Use { $card }
ui-do-attack = Attack { $card }
ui-do-pass = Pass for this phase
ui-do-nothing = No card, go on
ui-do-boost = Play { $card }
ui-do-field = Build { $card } as a field
ui-do-upgrade = Attach { $card } to { $piece }
ui-do-harvest = Harvest { $card }
ui-do-sail = Sail
ui-do-island = Go to { $card }
ui-do-unseen = Turn up the top card
ui-do-home = Sail home
ui-do-pillage = Pillage
ui-do-conquer = Conquer
ui-do-take = Take
ui-do-pay = Pay
ui-do-assign = Assign
ui-do-release = Take back
ui-do-pick = Choose { $card }
ui-do-drop = Discard { $card }
ui-do-renew = Renew { $card }
ui-do-enough = Enough
ui-do-find = Take it
ui-do-forward = { $places ->
    [one] { $places } place forward
   *[other] { $places } places forward
  }
ui-do-voyage = This ship arrives now
ui-do-payout = { $card } pays out
ui-do-decline = Do not pay
ui-do-build-drawn = Build it for free
ui-do-keep-drawn = Keep it in hand
ui-do-copy = Copy { $card }
ui-more-refreshed = { $count ->
    [one] { $count } worker refreshed
   *[other] { $count } workers refreshed
  }

## What the signs on the table mean

goal = Whoever reaches 25 points begins the last round; then the most points win, with those for cards and what is left in store.
about-phase = A round: in the Lookout cards are drawn, in the Action phase everybody does one thing in turn, in the Expedition phase ships reach islands, Cleanup gets all ready again.
about-disc = An action disc of a player lies on this tile: it has been used this round.
about-disc-exhausted = A disc whose other side is up: it has been used a second time and stays there until Cleanup.
about-discs-left = Discs that can still be placed on an action tile this round.
about-crest = Whose something is: the emblem and the colour of the clan.
about-card = { $kind ->
    [field] A field: gives what it shows when it is harvested.
    [field-upgrade] An upgrade: hung on a field, it gives more with every harvest.
    [field-or-upgrade] A card that is played as a field, or hung on one as an upgrade.
    [boost] A boost: played with the action tile in its corner, for something more.
    [island] An island: a ship that reaches it pillages it for goods once, or conquers it for good with a raze token.
   *[location] A location: built for what its corner shows, then its action or feature is yours.
  }
about-upgrade = An upgrade that hangs on the field: it adds to each harvest.
about-harvest-sum = What a harvest of this field and all its upgrades gives.
about-exhausted = Turned and crossed: used this round, until Cleanup or something renews it.
about-tokens = Goods and workers that are assigned to this card.
about-icon = An icon of the clan: many cards count those in your empire.
about-queue = A ship at sea. In the Expedition phase ships sail in this order, from the front on; one with fish also reaches distant islands, one with a raze token can conquer.
about-deck = { $distance ->
    [near] The near islands still face down. Any ship reaches them.
   *[distant] The distant islands still face down. Only ships with provisions reach them.
  }
about-empty = An island has been taken from here; Cleanup lays a new one.
about-first = Goes first in this round.
about-hand = Cards in hand, seen only by their owner.
about-home-ships = Ships at home that can be sent out.
about-minis = The cards of this empire, fields first. A tap shows them in full.
about-own-deck = Cards left to draw; when none are left the discards are shuffled.
about-food = Food, a resource.
about-wood = Wood, a resource.
about-stone = Stone, a resource.
about-sheep = A sheep, a resource.
about-fish = Fish, a resource; as provisions it takes a ship to distant islands.
about-gold = Gold: can be paid instead of any resource.
about-raze = A raze token: for attacks and for conquering islands.
about-worker = A worker: pays for building and for many actions, then is tired until Cleanup.
about-tired = Tired workers: they can work again after Cleanup.
about-vp = Victory points.
about-draw = Draw a card.
about-any = Any resource you like.
about-good = Any of the goods.
about-ship = A ship: it sails out, reaches one island and comes home.
about-neutral-ship = A neutral ship: for this round only.
about-explore = Explore: draw a card.
about-populate = Populate: gain a worker.
about-construct = Construct, or something that is built.
about-harvest = Harvest: a field gives all it shows.
about-refresh = Refresh: a tired worker can work again.
about-renew = Renew: a used card can be used once more.
about-attack = Attack: use up an opponent’s location for a raze token.
about-assign = Assign: lay something on the card.
about-release = Take back what lies on the card.
about-find = Look for a card and take it.
about-move-disc = Move a disc to another tile.
about-move-ship = Move a ship forward in the queue.
about-expedition = A ship reaches an island at once.
about-discard = Discard a card.
about-return = A card goes back to the hand.
about-pay-out = What is stored pays at once.
about-pillage = Pillage an island: take what it shows, and it is gone.
about-conquer = Conquer an island: it becomes part of your empire.
about-pass = Pass for the rest of this phase.
about-part-action = An action of the card: once a round.
about-part-feature = A feature: works by itself whenever what it names happens.
about-part-bonus = A bonus, once, when the card is built or conquered.
about-part-storage = Storage: what lies here pays in every Lookout.
about-part-boost = What a boost does.
about-copy = Counts as another card.
about-kind-field = A field.
about-kind-location = A location.
about-kind-island = An island.
about-kind-card = Any card of the empire.
about-icons = Different icons.
about-opponent = Something that an opponent does.

## What is asked, told to somebody new

now-TakeTurn = Do one thing: place a disc on an action tile, build a location from your hand, use a card, or attack. Whoever can or will do nothing more passes for this phase.
now-WhichClan = Choose the clan you play. Those marked are good for a first game.
now-KeepOpening = Keep three of these cards as your first hand. Cheap locations and whatever gives goods help to begin.
now-KeepFromLookout = Keep the cards you want, each for one worker. Workers left can build and act later.
now-SailWith = Choose what the ship takes along: provisions let it reach distant islands, a raze token lets it conquer.
now-ChooseIsland = Your ship has arrived: choose an island, or let it sail home.
now-PillageOrConquer = Pillage the island for what it shows, or conquer it and keep it.
now-HarvestWhich = Choose the field that is harvested.
now-ConstructWhat = Choose the location that you build for nothing.
now-TakeResources = Choose which resources you take.
now-BoostOrField = You may play a boost or a field with this tile, or go on without.
first-glenn = The cards help each other, so whatever you build is of use.
first-ulaf = Sail out early and often: islands bring goods, cards and points.
end-growth = Points by round, with what the cards in the empire, goods and gold were worth just then.
summary = Round { $round } is over
summary-note = Counted as if the game ended now: with points for cards in the empire, goods and gold.
