# What the program itself says, in English. Each game has its own catalogue.

## Numbers

decimal-mark = .

## Who sits where

person-alone = You
person = Player { $number }
bot-alone = Bot ({ $strength })
bot = Bot { $number } ({ $strength })
bot-short = Bot { $number }
bot-random = random
bot-beginner = beginner
bot-good = good
bot-strong = strong

## The beginning

welcome = { $game }: { $players }
welcome-help = Type “help” at any time to see what you can type.
option-line = { $option }: { $choice }
commitment = This number binds the shuffling before the first card; the record proves it in the end:
resumed = The saved game goes on after move { $moves }.
unfinished = A game was cut off before its end; this goes on with it: { $command }
options-title = Options of { $game } (--set option=choice):
option-default = default: { $choice }
option-none = none
option-document = from a file
option-number = a number from { $least } to { $most }
option-file = or the name of a file of your own
option-list = up to { $most } of, in order:
option-yes = yes
option-no = no
option-needs = only with { $needs }
option-need = { $typed } ({ $choice })
option-need-seats = { $count } or more players
option-or = { " or " }
setup-no-effect = Option { $option } does not go with the rest: it needs { $needs }. Choose that, or leave it out.
setup-see-rule = deskovka rules { $rule } says why.

## A turn

pass-screen = The next decision is secret. { $name }, take the keyboard and press Enter.
news-title = What happened since your last move:
news-more = { $count ->
    [one] One earlier line is in the log.
   *[other] { $count } earlier lines are in the log.
  }
confirm = Press Enter to confirm, or type “u” to choose again.
begin = Press Enter to begin.
begin-help = Once the game has begun, “help” says what you can type; “quit” stops here.
thinking = { $name } is thinking …
refused = Not allowed by rule { $rule } ({ $heading }):
unknown = “{ $typed }” is not understood here; “help” shows what you can type.
nothing-to-undo = There is nothing to take back: since your last answer something was revealed, or somebody else has acted.
not-agreed = It stands: whoever agreed on it does not want it taken back.
agree-to-undo = { $name }: { $asking } would like to take back what you agreed on. Do you agree (yes/no)?
agree-how = “{ $typed }” is not understood here: type “yes” or “no”.
quit-save = Do you want to stop? Type “save FILE” to save the game, “yes” to stop without saving, or press Enter to play on.
quit-recorded = Do you want to stop? The game is saved in { $file }. Type “yes” to stop, or press Enter to play on.
quit-how = “{ $typed }” is not understood here: type “yes”, “save” and a file name, or nothing to play on.
word-yes = yes
bye = The game stops here.
bye-saved = The game is saved; this goes on with it: { $command }
not-saved = The game is not saved; with “--record FILE” it is saved after every move.
saved = Saved in { $file }.
save-taken = { $file } exists already; type another name.
save-how = Type a file name after “save”.
end-of-input = The input has ended.
interrupted = Interrupted.
no-hint = There is no bot here that could give a hint.
hint = The good bot would play: { $action }
log-empty = Nothing has happened yet.
log-line = { $move }. { $what }

## Commands: further words that may be typed for each, and what they do

command-help = ?
command-show = table
command-undo = u
command-back = b
command-rules = rules
command-rule = rule
command-score = points
command-log = log
command-save = save
command-hint = hint
command-quit = q exit
command-places = places p
help-title = You can type, beside the answer to the question:
help-help = help: this list
help-show = show: the table once more
help-undo = undo (u): take back your last answer, as long as nothing has been revealed
help-back = back (b): one step back in choosing
help-rules = rules WORDS: the rules with these words in them
help-rule = rule { $rule }: one rule, whole
help-score = score: the points, line by line
help-log = log: everything that has happened
help-save = save FILE: write the game into a file
help-hint = hint: what the good bot would do
help-quit = quit (q): stop playing
help-notation = Or a whole action in notation, for example: { $example }

## Rules

rules-title = { $game }: all rules
rules-chapter = { $id } { $name }
rules-found = { $game }: { $count ->
    [one] { $count } rule with “{ $words }”.
   *[other] { $count } rules with “{ $words }”.
  }
rules-found-none = No rule has “{ $words }” in it.
rules-no-id = There is no rule or chapter { $typed }.
rules-more = Further rules:
rules-example = Example { $id }
rules-example-points = { $count ->
    [one] { $count } point: { $why }
   *[other] { $count } points: { $why }
  }
rules-example-coins = { $count ->
    [0] no coin: { $why }
    [one] { $count } coin: { $why }
   *[other] { $count } coins: { $why }
  }
rules-example-lost = { $count ->
    [0] no point lost: { $why }
    [one] { $count } point lost: { $why }
   *[other] { $count } points lost: { $why }
  }
rules-see = See also: { $rules }
rules-material = This rule is about the things in the box; the program has nothing to do for it.
rules-source-book = Source: the rulebook
rules-source-public = Source: public material beside the rulebook
rules-source-ruling = Source: decided for this program

## Points

points = { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
sheet-title = Score sheet of { $name }
sheet-so-far = Points so far, { $name }
sheet-line-plain = { $group }, { $what }: { $points ->
    [one] { $points } point
   *[other] { $points } points
  }{ $noted ->
    [yes] {""} ({ $note }).
   *[no] .
  }
sheet-source-plain = { $what }: { $points ->
    [one] { $points } point
   *[other] { $points } points
  } ({ $note }).
sheet-subtotal-plain = { $group } together: { $points ->
    [one] { $points } point
   *[other] { $points } points
  }.
sheet-total = Total
sheet-nothing = Nothing has been scored yet.
ranking-title = The game is over
ranking-place = Place
ranking-name = Player
ranking-line-plain = Place { $place }: { $name }, { $points ->
    [one] { $points } point
   *[other] { $points } points
  }.
winner = { $feat ->
    [0] { $name } won.
   *[other] { $name } won, whatever the points: { $feat }.
  }
winner-you = { $feat ->
    [0] You have won. Congratulations!
   *[other] You have won, whatever the points: { $feat }. Congratulations!
  }
winners = The victory is shared by { $names }.
and = { $first } and { $last }
title = Your title: { $title }.
title-none = That earns no title this time.
end-save = To keep the record of this game, type “save FILE”; to end, press Enter.
end-how = “{ $typed }” is not understood here: type “save” and a file name, or nothing to end.

## Luck apart from decisions

luck-title = Luck apart from decisions
luck-all = Everybody
luck-share = { $name }: { $got } instead of the expected { $expected } – { $verdict }.
luck-nothing = { $name }: nothing was drawn.
luck-even = nothing unusual
luck-good-some = a little luck
luck-good-much = much luck
luck-good-rare = rare luck
luck-bad-some = a little bad luck
luck-bad-much = much bad luck
luck-bad-rare = rare bad luck
luck-more-some = a few more than expected
luck-more-much = many more than expected
luck-more-rare = there are rarely so many
luck-fewer-some = somewhat fewer than expected
luck-fewer-much = far fewer than expected
luck-fewer-rare = there are rarely so few
luck-first-even = { $what }: nobody had more luck than was to be expected.
luck-first-won = Most luck ({ $what }): { $name }, and the victory, too.
luck-first-lost = Most luck ({ $what }): { $name }. But the victory went to { $winner }.

## Scoring on paper

paper-title = { $game }: scored on paper
paper-player = Player
paper-template = { $game }, scored on paper. Fill in what lies on the table and score it with
    deskovka score { $command } FILE
    Lines that begin with ; do not matter; what is left empty stays as it is here.
paper-template-player = From here on once for each player ({ $least } to { $most }): first the name.
paper-at = line { $line }
paper-ranking = Ranking
paper-goes-on = The game goes on.
paper-fault-too-long = a sheet has at most { $most } characters.
paper-fault-players = expected { $least } to { $most } players, each with a line “Player: name”, got { $count }.
paper-fault-no-field = “{ $typed }” is none of the lines of this sheet, which are { $known }.
paper-fault-before-players = “{ $field }” belongs to a player: a line “Player: name” must stand above it.
paper-fault-no-label = expected a line such as “Player: name”, got “{ $typed }”.
paper-fault-twice = “{ $field }” stands in line { $earlier } already.
paper-fault-long-name = a name has at most { $most } characters.
paper-fault-same-name = two players are called “{ $typed }”: give each a name of their own.
paper-fault-number = { $field }: expected a number from { $least } to { $most }, got “{ $typed }”.
paper-fault-choice = { $field }: “{ $typed }” is not one of { $known }.
paper-fault-no-player = { $field }: “{ $typed }” is not one of the players { $known }.
paper-fault-place-twice = { $typed } is named twice.
paper-fault-too-many = { $field }: there are at most { $most }, got { $count }.
paper-fault-too-many-in-all = { $field }: there are at most { $most } in all, got { $count }.
paper-fault-no-place = { $field }: “{ $typed }” is no place of the board; places are written like { $example }.
paper-fault-forbidden = { $field }: { $typed } is not possible.

## Replay

replay-title = { $game }, { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
  }: { $players }
replay-start = The deal
replay-move = Move { $number } of { $moves }: { $name }
replay-ask = Press Enter for the next move, or type “b” for the one before, a number to go there, “q” to stop.
replay-unknown = “{ $typed }” is not understood here: press Enter, or type “b”, a number from 0 to { $last }, or “q”.
replay-end = That was the last move.
replay-seat = Player { $number }
replay-unfinished = The record ends here; the game is not over.

# The pages of the table server
server-runs = The table server is running: games are played here over links, without an account.
server-no-client = The page to play in the browser was not built when this was installed: install again with a network, and Node.js if there is one.
server-terminal = plays at a table of this server from the terminal.
server-api = What programs can do here: the API

## A table of a server

remote-ask-name = What is your name at this table?
remote-no-name = a name is needed to sit down: --name NAME
remote-your-link = Your own link to this table; keep it to yourself, it is your seat:
remote-kept = It is remembered here too: deskovka table --mine lists your tables.
remote-link-seat = Link for player { $number }; whoever opens it first sits there:
remote-link-watch = Link for spectators:
remote-watching = You are watching.
remote-missing = { $count ->
    [one] Waiting for one player to come.
   *[other] Waiting for { $count } players to come.
  }
remote-sat = { $name } sits down.
remote-waiting = Waiting for: { $names }.
remote-bot-plays = A bot ({ $strength }) plays in your seat. Type “return” to go on yourself.
remote-said = { $name }: { $text }
remote-undone = { $name }: the last answer was taken back.
remote-wished = { $name } would like to take back what you agreed on. Type agree or refuse; play may go on, and then it stands.
remote-stands = { $name } does not agree: it stands.
remote-wish-waits = Before it is taken back, these must agree: { $names }. You may go on playing; then it stands.
remote-agreed = You agreed to take it back.
remote-refused = You did not agree: it stands.
remote-delete = Delete the table for good? Type “yes” to delete it, or press Enter to keep it.
remote-delete-others = Ask the others whether the table may be deleted for good? Type “yes” to ask, or press Enter to keep it.
remote-delete-waits = The table is deleted when these have agreed: { $names }. You may go on playing.
remote-delete-wished = Whoever made this table would like to delete it for good. Type delete to agree, or delete no to keep it.
remote-delete-wanted = Whoever made this table would like to delete it for good; others are asked.
remote-delete-agreed = { $name } agrees to delete the table.
remote-delete-kept = The table stays.
remote-deleted = Press Enter to leave.
remote-taken-back = What was agreed on is taken back.
remote-hurried = { $name } moved in haste ({ $strength }): many games wait for their bots.
remote-handed = { $name }: a bot ({ $strength }) goes on in this seat.
remote-back = { $name } is back.
remote-may = You may also type: { $actions }.
remote-name-away = { $name } (away)
remote-watchers = { $count ->
    [one] { $count } person watches
   *[other] { $count } people watch
  }
remote-state-open = free seat
remote-state-bot = a bot
remote-state-own = a bot ({ $strength }) plays, as they wished
remote-state-absent = a bot ({ $strength }) plays while they are away
remote-state-resigned = gave up, a bot ({ $strength }) plays to the end
remote-state-here = here
remote-state-away = { $minutes ->
    [-1] away
    [0] away, here less than a minute ago
    [one] away, here { $minutes } minute ago
   *[other] away, here { $minutes } minutes ago
  }
remote-comes = { $name } is here.
remote-leaves = { $name } is away now.
remote-stood-in = { $name } is away: a bot ({ $strength }) goes on in this seat.
remote-stand-in-asked = { $by } would let a bot go on for { $name }, who is away. Type absent to agree, or absent no to wait.
remote-stand-in-wished = { $by } would let a bot go on for { $name }, who is away; others are asked.
remote-stand-in-agreed = { $name } agrees to go on with a bot.
remote-stand-in-refused = { $name } would rather wait.
remote-stand-in-waits = A bot goes on when these have agreed: { $names }.
remote-stand-in-kept = The table goes on waiting.
remote-resign = Give up your seat for good? A bot plays it to the end. Type “yes” to give up, or press Enter to play on.
remote-resigned = { $name } gave up; a bot ({ $strength }) plays to the end.
remote-resigned-plays = You gave up; a bot ({ $strength }) plays to the end in your seat.
remote-resigned-end = { $name } gave up; a bot played to the end.
remote-resigned-ended = { $name } gave up, and the game ended there, with the points so far.
remote-alone = Everybody else has given up. Type “end-game” to end the game, which you have won, or play on against bots.
error-refused-not-absent = They are here, or not asked, or not away for long enough.
error-refused-not-left = Only the last player who has not given up can end the game.
error-refused-resigned = This seat has been given up for good.
remote-wants-rematch = { $name } would like to play again; type “rematch” to join.
remote-lost = The connection is lost. Trying again …
remote-found = Connected again.
remote-quit = Do you want to leave the table? It stays, you can come back at any time. Type “yes” to leave, or press Enter to stay.
remote-bye = The table stays; this leads back to it: { $command }
remote-end = To keep the record of this game, type “save FILE”; to play again, “rematch”; to end, press Enter.
remote-end-how = “{ $typed }” is not understood here: type “save” and a file name, “rematch”, “say” and a line, or nothing to end.
error-refused-late = The table has gone on meanwhile; this was not done.
error-refused-nothing-to-undo = There is nothing to take back: since your last answer something was revealed, or somebody else has acted.
error-refused-not-agreed = It stands: whoever agreed on it does not want it taken back.
error-refused-asked-already = Whoever agreed on it has been asked already. You may go on playing; then it stands.
error-refused-not-asked = Nobody asks you to take something back.
error-refused-name-taken = Somebody else at the table has this name already; choose another one.
error-refused-not-handed = No bot plays in your seat.
error-refused-too-fast = That was too fast for the server; try again in { $seconds ->
    [0] a moment
   *[other] { $seconds } s
}.
error-refused-storage = The server cannot keep anything now; try again in a moment.
error-refused-damaged = What is kept of this table is damaged; whoever runs the server has been told.
error-refused-forgotten = This table was deleted.
error-refused-disk-full = The disk of the server is full, so this has to wait; try again in a minute.
error-refused-busy = The table is too busy; try again in a moment.
remote-my-tables-none = You sit at no table that is remembered here.
remote-my-tables-gone = { $server }: no table server answers.
remote-my-tables-line = { $game }: { $names }. { $turn }
remote-my-tables-yours = It is your turn.
remote-my-tables-others = Waiting for: { $names }.
remote-my-tables-over = The game is over.
remote-my-tables-open = Not everybody has come yet.
remote-my-tables-how = This leads to a table: deskovka table LINK
say-how = Type a line after “say”.
command-say = say chat
command-bot = hand-over
command-who = people
command-absent = stand-in
command-resign = give-up
command-end-game = finish
command-return = take-back
command-agree = agreed
command-refuse = disagree
command-delete = remove
command-links = links
command-rematch = rematch
help-title-waiting = While the others are waited for, you can type:
help-say = say TEXT: a line for everybody at the table
help-who = who: who is here, and who is away
help-absent = absent: let a bot go on for who is away and asked, or agree to it; absent no waits
help-resign = resign: give up for good; a bot plays to the end
help-end-game = end-game: end the game when everybody else has given up
help-bot = bot: a bot goes on in your seat, of the strength you name, as in “bot beginner”
help-return = return: go on yourself where a bot has played for you
help-agree = agree: let somebody take back what you agreed on
help-refuse = refuse: what you agreed on stands
help-delete = delete: delete the table for good, if the others agree; delete no keeps it
help-links = links: the links for open seats and spectators

## Typed actions that are not in the notation

notation-form = “{ $typed }” is not how it is written; it is, for example, “{ $example }”.
notation-word = “{ $typed }” does not belong there; it is written, for example, “{ $example }”.
notation-field = “{ $typed }” cannot stand here: expected { $field }, such as { $sample }.
notation-choice = “{ $typed }” cannot stand here: { $field } is one of { $expected }.
empty-line = Type a number from 1 to { $most }, or “help”.
wrong-choice = “{ $typed }” is none of the choices: type a number from 1 to { $most }, or “help”.
ask-kind = What do you do? Type a number or a whole action.
any-more = Not all answers are listed: any other may be typed, as { $forms }.
preview = You play: { $action }
