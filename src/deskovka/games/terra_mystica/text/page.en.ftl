# What the page of Terra Mystica says, in English; names and what happened are in en.ftl.

board = Map
board-help = Arrow keys move between the hexes, Enter opens what can be done there.
river = river
hex = { $hex }, { $terrain }
hex-owned = { $hex }, { $terrain }, { $building } of { $owner }
hex-choices = { $count ->
    [one] { $count } choice
   *[other] { $count } choices
  }
player = { $name }, { $faction }
transform = transform into { $terrain }
upgrade = upgrade to { $building }
bridge = bridge { $one } – { $other }
convert = { $paid } → { $got }
burn = sacrifice { $count } power { $count ->
    [one] token
   *[other] tokens
  }
then = { $first } and { $second }
pass-with = pass: { $scroll }
take-scroll = Take the scroll: { $scroll }
advance = advance { $track }
send = send a priest: { $where }
deed-at = { $hex }: { $deed }
cost = costs
gain = brings
take-turn = Take one action, or pass for the rest of the round.
end-turn = End turn
done = Done
pick = Choose a glowing hex or one of the actions.
pick-hex = Choose one of the glowing hexes.
pick-other = Choose from the actions of your turn.
possible = { $action } would be possible.
yes = Yes, { $amount }
yes-price = { $price ->
    [0] at no cost
    [one] for { $price } point
   *[other] for { $price } points
  }
no = No, thanks
waiting = Waiting for { $names }.
waiting-nobody = Nobody has to answer now.
tab-actions = Actions
tab-me = My board
tab-players = Players
tab-cults = Cults
tab-rounds = Rounds
tab-tiles = Tiles
tabs = Parts of the table
zoom-in = Larger map
zoom-out = Smaller map
group-choose = Factions
group-bridge = Bridges
group-take = Tiles to take
group-cult = Cult steps
group-key = Key
group-power = Power actions
group-special = Special actions
group-send = Send a priest
group-advance = Shipping and digging
group-convert = Conversions
group-burn = Sacrifice power from bowl II
group-pass = Pass and take a scroll
group-scroll = Scrolls
no-actions = There is nothing to do beside the map.
not-asked = You are not asked now.
coins = coins
workers = workers
priests = priests
points = points
power = power
bowl = bowl { $number }: { $count }
shipping = Shipping { $level }
no-shipping = No shipping
digging = Spade
network = Network { $count }
income = Income
head-built = built
head-cost = cost
head-income = income of the next
built-of = { $built } of { $all } built
scroll = Scroll
favors = Favor tiles
towns = Towns
space-used = used
space-free = free
passed = passed
to-act = to move
board-of = Costs and income of the { $faction }
look-first = Choose a faction to see its costs and income here.
to-actions = Actions ↓
more = More of { $name }
order = Turn order
next-place = next round: { $place }.
scoring = What the rounds reward
round = Round { $round }
round-rewards = Round { $round }: { $reward }
final = final
final-places = Cults and network at the end
now = now
done-round = played
scrolls-left = Scrolls on the table
favors-left = Favor tiles left
towns-left = Town tiles left
power-actions = Power actions
times = { $count } left
on-scroll = { $count ->
    [0] no coins on it
    [one] { $count } coin on it
   *[other] { $count } coins on it
  }
cult-step = step { $step }
order-free = free, { $steps } steps
order-taken = priest of { $name }
cult-of = { $cult }: { $steps }
at-step = { $name } { $step }
amount-beside = (only { $amount } beside another faction)
amount-cult = { $count ->
    [one] { $count } step of { $cult }
   *[other] { $count } steps of { $cult }
  }
amount-tokens = { $count ->
    [one] { $count } power token
   *[other] { $count } power tokens
  }
amount-bowl3 = { $count } to bowl III
amount-steps = { $count ->
    [one] { $count } cult step
   *[other] { $count } cult steps
  }
amount-climb = the way to the top
amount-ship = shipping +{ $count }
amount-dig = digging +{ $count }
amount-leap = leap +{ $count }
amount-favor = { $count ->
    [one] favor tile
   *[other] { $count } favor tiles
  }
amount-town = { $count ->
    [one] town
   *[other] { $count } towns
  }
amount-ordain = { $count ->
    [one] { $count } worker may become a priest
   *[other] { $count } workers may become priests
  }
amount-bridge = { $count ->
    [one] bridge
   *[other] { $count } bridges
  }
amount-sandstorm = sandstorm
amount-dwelling = free dwelling
amount-trading_post = free trading post
amount-turns = { $count } actions

## What the signs on the board mean

goal = Have the most victory points after six rounds: for buildings and scoring tiles, and at the end for cults and your largest network.
about-ground = { $terrain ->
    [yellow] Desert
    [brown] Plains
    [black] Swamp
    [blue] Lakes
    [green] Forest
    [gray] Mountains
   *[red] Wasteland
  }: only a faction that is at home there builds on it. Others transform the hex first; the farther on the wheel of terrains, the more spades that takes.
about-river = The river: nobody builds on it. Shipping makes hexes across it reachable.
about-building = { $kind ->
    [D] A dwelling: brings workers. It counts 1 when power is gained and towns are founded.
    [TP] A trading post: brings coins and power. Beside another faction it costs only half the coins. It counts 2.
    [TE] A temple: brings a priest every round and a favor tile when it is built. It counts 2.
    [SH] The stronghold: gives the faction its special ability. It counts 3.
   *[SA] The sanctuary: brings priests and a favor tile. It counts 3, and three buildings with it make a town.
  }
about-bridge = A bridge joins two hexes across a river: they count as adjacent.
about-points = Victory points. Everybody begins with 20.
about-coins = Coins pay for buildings, shipping and digging.
about-workers = Workers pay for buildings and spades.
about-priests = Priests go to the cults, or pay for shipping and digging. There are seven.
about-power = Power lies in three bowls; only what is in bowl III can be spent.
about-bowl = { $number ->
    [1] Bowl I: what is gained moves from here to bowl II first.
    [2] Bowl II: when bowl I is empty, what is gained moves from here to bowl III. Two tokens here become one there if the other is sacrificed.
   *[3] Bowl III: from here power is spent; what is spent goes back to bowl I.
  }
about-spade = A spade transforms a hex one step along the wheel of terrains.
about-digging = What a spade costs now. Each step on the digging track makes it cheaper and brings 6 points.
about-shipping = Shipping: across so many river hexes you may build. Each step costs a priest and 4 coins and brings points.
about-key = A key from a town: with it one marker climbs to the last step of a cult.
about-favor = A favor tile: cult steps and a lasting ability.
about-town = A town: at least four connected buildings of yours that count 7 together bring a town tile.
about-income = What you receive at the beginning of the next round.
about-network = Your largest network of connected buildings: at the end the largest ones bring 18, 12 and 6 points.
about-special = The special action of the faction: once a round.
about-cult = A cult. At the end the first three on it have 8, 4 and 2 points.
about-cult-track = The way up a cult, step 10 for one player only. The markers show how far everybody is.
about-cult-power = Whoever steps on it or past it gains { $power } power.
about-marker = How far a player has climbed, by colour and number.
about-order = The order of a cult: a priest sent here for good brings so many steps. A number in a circle is a free space.
about-scoring = The scoring tile of a round: it rewards what is done in that round with points at once, and at its end steps on a cult.
about-scroll = A bonus scroll: taken when passing and held for one round. Coins lie on those nobody took.
about-favor-tile = A favor tile: it works from now until the end; nobody has two alike.
about-town-tile = A town tile: brings points and goods once, and a key.
about-power-action = A power action: once a round for whoever comes first, paid with power from bowl III.
about-seat = In turn order: points, who is to move, who has passed.
about-next = Who begins the next round, and who follows: the first to pass starts.
about-player = Colour of the faction and number of the seat, on buildings and markers too.

## What is asked, told to somebody new

now-ChooseFaction = Choose the faction you play. Each has its home terrain and an ability of its own; some are marked as good for a first game.
now-FirstDwelling = Place a dwelling on your home terrain. Good places have more of your terrain, or easily transformed hexes, and other players beside them.
now-FirstScroll = Choose the bonus scroll you hold in the first round.
now-TakeTurn = Do one action: transform and build, upgrade a building, advance shipping or digging, send a priest, use a power action or a special action, or pass. Before and after you may convert as you like.
now-FinishTurn = Your action is done. You may still convert, then end the turn.
now-TakePower = Somebody built beside you: take the power offered, paying points for it, or decline.
now-UseSpades = Use the spades you have received: choose a hex to transform.
now-BonusSpades = The cults gave you spades: choose a hex to transform. Nothing is built now.
now-UseKey = You may use a key to climb to the last step of this cult.
now-ChooseBridge = Choose between which two hexes the bridge goes.
now-ChooseCult = Choose the cult on which you step up.
now-OwnChoices = What you have just done brings you something: choose among the actions, a favor tile or a town tile for instance. The others go on after that.
now-Sandstorm = Choose a hex beside one of your buildings: it becomes desert. You may build there at once.
now-Ride = Choose a forest hex, wherever it lies: you build a dwelling there for nothing.
now-FreeTradingPost = Choose a dwelling of yours: it becomes a trading post for nothing.
now-CultistsStep = A neighbour took power from what you built: choose the cult on which you step up.
first-witches = Straightforward: build, and found towns for five points more.
first-nomads = Three dwellings to begin with, so there is room to grow everywhere.
first-halflings = Every spade brings a point, so even digging is worth it.
first-mermaids = They sail far from the start and find places to build.
summary = Round { $round } is over

## Set-up

option-scoring-hint = At most six, in the order of the rounds; chance draws those of the rounds left.
option-scrolls-hint = Three more than players are in the game; chance draws those that are missing.
option-factions-hint = One for each player, in the order of the seats, or none at all.
