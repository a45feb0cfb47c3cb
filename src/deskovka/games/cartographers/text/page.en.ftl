# What the page of Cartographers says, in English; names and what happened are in en.ftl.

and = { $first } and { $last }
terrain = Terrain
shape = Shape
shape-of = Shape { $number }, { $size ->
    [one] { $size } space
   *[other] { $size } spaces
  }{ $coin ->
    [yes] , with a coin
   *[no] {""}
  }
turn = Rotate
flip = Mirror
hint = Point at a place on the map, tap it, or use the arrow keys. R rotates, F mirrors, N finds the next place.
hint-touch = Tap the map, then move the shape with a finger.
confirm = Draw it
not-here = Does not fit here: { $why }.
why-filled = a space is filled
why-ruins = ruins must be covered
why-outside = it would leave the map
why-rule = rule { $rule }
turned = Turned so that it fits.
reshaped = That shape fits nowhere: this is the other one.
points = { $count ->
    [one] { $text } point
   *[other] { $text } points
  }
say-yes = { $space }: fits, points { $points }
say-no = { $space }: does not fit, { $why }
time = Time { $time }
edicts = Edicts
now = scored this season
season = Season
no-cards = no card yet
enlarge = Enlarge the map: { $name }
coins-short = { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
  }
total-short = { $points ->
    [one] { $text } point
   *[other] { $text } points
  }
state-drawn = has drawn
state-asked = is drawing …
state-open = not drawn yet
scores = Points by season
sum = Sum
square = Nothing of the card fits: draw a single square.
waiting = Waiting for { $names } …
waiting-then = Still to draw at this moment: { $names }
undo = Take it back
your-turn = What is drawn now
question = The question
seats = Players at this screen
maps = Maps of the others
paper-sweep = Drag across the map to paint several spaces at once; with a finger begin sideways, for up and down scrolls the page.
pass = Pass the screen to { $name }.
here = I am { $name }

## What the signs on the map mean

goal = Draw so that the edicts bring you the most points in four seasons; coins add to them and monsters take away.
about-space = { $kind ->
    [forest] Forest, one of the terrains you draw.
    [village] Village, one of the terrains you draw.
    [farm] Farm, one of the terrains you draw.
    [water] Water, one of the terrains you draw.
    [monster] A monster: at the end of each season every empty space beside it costs a point.
    [mountain] A mountain: printed, and filled. Whoever fills all four spaces around it earns a coin.
    [wasteland] Wasteland: printed, and nothing can be drawn there.
    [ruins] Ruins: an empty space. After a ruins card the next shape must cover one.
   *[empty] An empty space.
  }{ $below ->
    [ruins] {" "}It covers ruins.
   *[other] {""}
  }
about-explore = The explore card: everybody draws one of its shapes with one of its terrains.
about-ambush = An ambush: a neighbour draws monsters on your map, where they hurt most.
about-card-time = How much of the season this card takes.
about-shape = A shape of the card: it may be rotated and mirrored, and lies on empty spaces only.
about-shape-coin = A shape that also brings a coin.
about-coins = Coins: each brings a point at the end of every season from now on.
about-when = The seasons in which the edict scores; the one that is now is marked.
about-edict-points = What your map would score for it as it is.
about-seasons = The four seasons, each with its two edicts.
about-time = The time of this season. When the cards have used it up, the season ends and is scored.
about-deck = Cards that have come this season, and what may still come.
about-scores = Points by season and in sum.
about-other-map = The map of another player, with coins and points. A tap enlarges it.

## What is asked, told to somebody new

now-DrawTerrain = Choose a terrain and a shape, turn it as you like, put it on empty spaces of your map and confirm. Look at the edicts that count in this season: they say what brings points.
now-DrawMonsters = Monsters are in the land: draw them on the map of your neighbour where they leave as many empty spaces around them as possible. Somebody does the same to you.
summary = { $season ->
    [spring] Spring is over
    [summer] Summer is over
    [fall] Fall is over
   *[winter] Winter is over
  }
