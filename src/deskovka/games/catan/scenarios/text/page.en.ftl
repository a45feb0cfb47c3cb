## Treasure Islands and Into the Unknown

treasure = Treasure
treasure-mine = You alone see it: { $treasure }
treasures-kept = { $count ->
    [one] { $count } treasure kept
   *[other] { $count } treasures kept
  }
treasures-mine = My treasures
treasures-unseen = Treasures nobody has shown yet
hexes-unseen = What lies face down
tokens-unseen = Numbers that lie face down
harbours-aside = Special harbours beside the board
harbour-here = place the harbour here: { $good } 2:1
start-hidden = Hexes that lie face down are turned up in play.
start-treasures = Chests are treasures.
keep-brings = Treasures that you keep bring:
keep-1 = with 1: up to 9 cards are safe on a seven
keep-2 = with 2: a special harbour as well
keep-3 = with 3: 1 point as well
keep-4 = with 4: 2 points in all; a fifth must be used
wait-treasure = { $names } is looking at a treasure
wait-harbour = { $names } is placing a special harbour
wait-reward = { $names } is choosing a reward
wait-start-robber = { $names } is placing the robber
asked-treasure = Use the treasure or keep it
asked-harbour = Place a special harbour
asked-reward = { $count ->
    [one] Take { $count } card
   *[other] Take { $count } cards
  }
asked-start-robber = Choose the desert where the robber starts
desk-choose = Choose

## Greater Catan

token-from = take this number away
token-to = this hex gets a number
wait-token = { $names } is bringing a number to new land
asked-bare-hex = Which hex gets a number now?
asked-token = Take a number from the main island

## Desert Dragons

dragons-beside = Beside the board
blocked = blocked by dragons
dragons = { $count ->
    [one] { $count } dragon
   *[other] { $count } dragons
  }
dragon-from = a dragon flies off from here
dragon-to = the dragon flies here
steal-from = take a card of { $name }
wait-dragons = { $names } is deciding about the dragons
wait-victim = A seven: { $names } may take a card
wait-beat = { $names } is beating a dragon
asked-desert = On which desert do the dragons gather?
asked-dragon = From which desert does a dragon fly off?
asked-storm-hex = Where does the dragon go?
asked-victim = A seven: from whom do you take a card?
asked-beat = Which dragon does your Knight beat?

## The Great Canal

chits = { $count ->
    [one] { $count } Catan chit
   *[other] { $count } Catan chits
  }
site = the canal is to be dug here: { $chits }
canal-dug = canal, still without water
canal-water = canal with water
note-gold = As long as the knight stands here and the canal is not complete, every 8 brings a resource of your choice.
note-harbour = As long as the knight stands here, you may use this harbour.
canal-desert = A: to here the canal brings water
canal-lake = B: from here the water comes
field-dry = dry until the canal is complete
canal = The canal
canal-full = complete: there is water, and the fields bear grain
canal-left = { $count ->
    [one] { $count } hex still to dig
   *[other] { $count } hexes still to dig
  }
start-canal = Golden chits show where the canal is to be dug: two active knights at a hex dig it. The fields are dry until it is complete.
wait-StartOnADesert = { $names } is choosing the desert where the robber starts
wait-LeaveTheFlood = { $names } is moving the robber out of the water
wait-CallKnight = The Warlord: { $names } is choosing the next knight

## Enchanted Land

beaten = { $count ->
    [one] { $count } dragon beaten of 6
   *[other] { $count } dragons beaten of 6
  }
crossed = a knight has crossed over
enchanted-land = enchanted land
note-crossing = Only one knight may cross in the whole game, and it cannot return.
dragons-left = Dragons left, by their flags
dragons-flagged = { $points ->
    [one] { $count }× { $points } point
   *[other] { $count }× { $points } points
  }
start-enchanted = The land with a purple shore is enchanted. Its dragons look alike: their flags have one, two or three points. How many have which is our reconstruction. Six of them beaten win, too.
wait-SendOff = { $names } is sending a displaced knight elsewhere

## What the signs on the board mean

about-lake = The lake, one end of the canal: it brings nothing.
about-dry = Dry fields: they bring nothing until the canal carries water to them.
about-enchanted = The enchanted land: knights cross over to fight its dragons, and cities, roads and new knights have no place there.
about-chest = A treasure, face down: whoever builds a road or ship to it first turns it up and takes what it shows.
about-dragon = A dragon. On a hex it stops production and blocks what stands around; on an intersection it can be fought by knights.
about-canal = Catan chits that lie on a hex of the canal: for those whose knights dig it.
about-ditch = A piece of the canal that has been dug; once it is complete, water flows.
about-fight = This knight can fight the dragon now.
about-blocked = Blocked by dragons: what is built here counts for nothing as long as they stay.
about-kept = Treasures kept for later.
about-chits = Catan chits: they bring points for digging the canal.
about-beaten = Dragons this player has beaten.
