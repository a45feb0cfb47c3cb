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
ui-on-turn = on turn
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
