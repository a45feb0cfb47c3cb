# What the page of Catan says at sea, in English; names and what happened are in en.ftl.

## Choosing what is played: two sentences, and how long it takes

scenario-base-story = One island, and room on it only for those who do not wait. Roll, trade and build: whoever makes the most of settlements, cities and neighbours wins.
scenario-base-length = about an hour
scenario-seafarers-story = The island has grown too small, and on the horizon there are others, some of them with gold. Build ships, find your way past the pirate and settle a new shore before the rest do.
scenario-seafarers-length = an hour and a half
scenario-seafarers-map = our own map, laid anew for every game
scenario-treasure-islands-story = Old charts show islands all around Catan, and a cross at every one of them. Sail out, turn the land over and take the treasures that lie on its shores.
scenario-treasure-islands-length = two hours
scenario-treasure-islands-map = the map is a transcription of the printed one; the place of the pirate and one of the tokens are not certain
scenario-into-the-unknown-story = A narrow coast is all you know, and nobody has come back from the sea before it. With every ship you turn up another piece of the unknown, and some chests on the way there.
scenario-into-the-unknown-length = an hour and a half
scenario-into-the-unknown-map = the map is a transcription of the printed one
scenario-greater-catan-story = The new lands around Catan are wide, but no number lies on them yet. The first to arrive bring numbers, and when these run out, the old island must give up its own.
scenario-greater-catan-length = two hours and more
scenario-greater-catan-map = the map is a transcription of the printed one
scenario-desert-dragons-story = With every settlement the dragons in the three deserts grow more restless. When all of them have gathered, the storm breaks loose: beat them with your Knights, or be far enough away.
scenario-desert-dragons-length = two hours
scenario-desert-dragons-map = the map is a transcription of the printed one
scenario-great-canal-story = A drought has laid the fields waste. Send your knights to dig a canal from the mountain lake to the desert in the west: whoever digs is rewarded, and when the water comes there is grain again. With Cities & Knights.
scenario-great-canal-length = three hours
scenario-great-canal-map = the map is reconstructed: what it is made of is known, where it lies is ours
scenario-enchanted-land-story = Beyond the sea dragons guard their treasures. Lay a line of ships, send over a knight, one only, and make it strong: nobody knows how strong a dragon is before the fight. With Cities & Knights.
scenario-enchanted-land-length = three hours
scenario-enchanted-land-map = the map is reconstructed: what it is made of is known, where it lies is ours; so are the flags of the dragons (7 with one point, 6 with two, 6 with three)

## The board and the players

sea-board = The islands
route-grows = longest trade route { $count }
pirate-nobody = move the pirate here
pirate-from = move the pirate here, steal from { $name }
move-ship = Move a ship
move-ship-to = move the ship here
hint-move = Now pick where the ship goes.
islands = { $count ->
    [one] { $count } point for islands
   *[other] { $count } points for islands
  }
wait-ship = { $names } is placing a road or a ship
wait-robber-or-pirate = { $names } is moving the robber or the pirate
wait-gold = { $names } is choosing what the gold brings
wait-hex = { $names } is discovering land
asked-found-ship = Build the road or the ship that leads from it
asked-free-ship = { $count ->
    [one] Build { $count } road or ship free of charge
   *[other] Build { $count } roads or ships free of charge
  }
asked-robber-or-pirate = Move the robber or the pirate
asked-gold = { $count ->
    [one] Gold: take { $count } card
   *[other] Gold: take { $count } cards
  }
asked-hex = Turn up a hex
desk-take = Take cards
take = { $count ->
    [one] Take { $count } card
   *[other] Take { $count } cards
  }

## What the signs on the board mean

about-gold = A gold river: when its number is rolled, a settlement takes any one resource, a city any two.
about-sea = Sea: ships sail along its edges, and nothing is built on it.
about-unknown = A hex that lies face down. Whoever builds a road or ship to its corner turns it up.
about-pirate = The pirate: no ship may be built or moved beside its hex.
about-ship = A ship is a road at sea. One at the free end of a line may be moved once a turn.
about-move-ship = Move one ship from the free end of a line to another place, once in a turn.
about-island = Special points for islands: the first settlement on a new island brings them.

## What is asked, told to somebody new

now-MoveRobberOrPirate = Move the robber on land or the pirate at sea. The robber blocks a hex, the pirate holds up ships; either steals a card.
now-FoundRoad-sea = Lay a road, or a ship at the sea, where it lights up: it leads from what you have just founded towards where you want to build next.
now-FreeRoad-sea = Lay a road or a ship for nothing at one of the places that light up.
now-ChooseGold = The gold brings whatever you like: choose your resources.
