## Treasure Islands and Into the Unknown

treasure = Treasure
treasure-here = A treasure lies here
treasure-mine = You alone see it: { $treasure }
treasure-use = Use it
treasure-keep = Keep it
treasures-kept = { $count ->
    [one] { $count } treasure kept
   *[other] { $count } treasures kept
  }
treasures-mine = My treasures
treasures-unseen = Treasures nobody has shown yet
hexes-unseen = What lies face down
harbours-aside = Special harbours beside the board
harbour-here = place the harbour here: { $good } 2:1
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
desk-treasure = The treasure
