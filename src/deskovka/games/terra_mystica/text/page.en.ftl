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
take-scroll = take the scroll: { $scroll }
advance = advance { $track }
send = send a priest: { $where }
deed-at = { $hex }: { $deed }
cost = costs
gain = brings
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
head-cost = one costs
head-income = next income
built-of = { $built } of { $all } built
scroll = Scroll
favors = Favor tiles
towns = Towns
space-used = used
space-free = free
passed = passed
to-act = acts
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
