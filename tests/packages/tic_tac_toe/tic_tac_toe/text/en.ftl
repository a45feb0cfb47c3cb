game-name = Tic-tac-toe
game-aliases = noughts and crosses
game-about = Three in a row.
game-length = 1 minute

PutMark = Put your mark on an empty space.
Marked = { $seat } marks space { $space }.

kind-mark = mark
field-space = space
field-space-example = 5
name-row = Three in a row
