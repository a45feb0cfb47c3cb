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
hint-touch = Tap a place on the map; move the shape with a finger.
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
