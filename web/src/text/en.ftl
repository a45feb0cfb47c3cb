# The words of the browser client. What belongs to a game is in the game's own catalogue.

## The frame
skip = Skip to the content
nav = Deskovka
rules = Rules
settings = Settings
theme-switch = Dark colours
nowhere = There is nothing at this address.
nowhere-why = The link may have lost a part on its way, or the page has moved. From here you can go on:
page-away = This page could not be loaded
to-home = To the games
loading = Loading …
offline = The server does not answer.

## A table
table-closed = This table does not open
table-own = To my seat at this table
table-no-key = This table opens with its link: use the one you were sent, or the one you kept.

## Pages: what several of them say
page-title = { $page } – Deskovka
strength-random = random
strength-beginner = beginner
strength-good = good
strength-strong = strong
bot-named = Bot { $number } ({ $strength })
bot-short = Bot { $number }
seat-open = free seat
player = Player
yes = yes
no = no
again = Try again
copy = Copy
copied = Copied
copy-by-hand = Copy it by hand
share = Share
share-text = { $game }: take a seat at the table.
share-watch-text = { $game }: watch the game.
fault-offline = The server does not answer. Try again in a while.
fault-bad-message = The server could not read this. Reload the page and try again.
fault-bad-record = { $line ->
    [0] This record cannot be opened: { $words }.
   *[other] This record cannot be opened. It stops fitting at line { $line }: { $words }.
  }
fault-empty = There are only spaces.
fault-no-bot = There is no such bot in this game.
fault-notation = That is not understood. Look at the list of possible answers.
fault-secret = This key is in use already. Try again.
fault-setup = The game cannot be set up like this.
fault-setup-choice = “{ $option }”: this choice is not possible.
fault-setup-too-many = “{ $option }”: { $most ->
    [one] only one can be chosen.
   *[other] at most { $most } can be chosen.
  }
fault-setup-twice = “{ $option }”: something is chosen twice.
fault-setup-document = “{ $option }”: this is no file that could be used.
fault-setup-one-word = “{ $option }”: one word without spaces is expected.
fault-setup-number = “{ $option }”: a number from { $least } to { $most } is expected.
fault-setup-seats = { $least ->
    [one] This game is for at most { $most } players here.
   *[other] This game is for { $least } to { $most } players here.
  }
fault-setup-no-effect = “{ $option }” would have no effect. { $needs }
fault-setup-no-option = This game does not know the option “{ $option }”.
fault-setup-private = A table of your own has no free seats: put yourself or bots there.
fault-unknown-seat = The table has no such seat.
fault-no-secret = The key is missing: open the link of the table once more.
fault-not-allowed = You may not do that here.
fault-not-yours = That seat is not yours.
fault-origin = The server does not accept this from another site.
fault-unknown-game = There is no such game here.
fault-unknown-move = The game has not come so far.
fault-unknown-path = The server does not know this address. Reload the page.
fault-unknown-table = There is no such table, or the link is not complete.
fault-wrong-method = The server did not expect this. Reload the page.
fault-broken = This stored game stopped fitting the rules of this version; it can be looked at, but not played on.
fault-damaged = What is kept of this table is damaged. Whoever runs the server has been told; a backup may help.
fault-full = Too much has happened at this table; it takes nothing more.
fault-illegal = A rule forbids it.
fault-lesson = The rules would allow that, but this guided game is about another move. It is ringed, and the guide says why.
fault-no-lesson = There is no guided game here.
fault-late = The table has gone on meanwhile; look again.
fault-not-handed = No bot plays in this seat.
fault-no-aids = This table is played without help: no forks while the game goes on, and only a beginner bot in your seat.
fault-not-over = That is possible only when the game is over.
fault-not-started = The game has not started yet: seats are still free.
fault-not-agreed = It stands: whoever agreed on it does not want it taken back.
fault-asked-already = Whoever agreed on it has been asked already. You may go on playing; the request then lapses.
fault-not-asked = Play has gone on: nobody asks you any more to take something back.
fault-nothing-to-undo = Nothing can be taken back: something was revealed since, or somebody has answered.
fault-over = The game is over.
fault-started = The game has started already.
fault-name-taken = Somebody else at the table has this name already. Choose another one.
fault-taken = Somebody else sits there by now.
fault-forgotten = This table was deleted.
fault-too-large = That is too long.
fault-too-fast = That was too much at once. Try again in { $seconds } s.
fault-our-fault = Something went wrong at the server. Try again in a while.
fault-busy = The table is too busy. Try again.
fault-storage = The server cannot keep anything right now. Try again in a while.
fault-disk-full = The disk of the server is full, so this has to wait. Try again in a minute.
fault-other = The server did not accept it: { $message }

## Pages: home
home-title = Board games, right in the browser
home-lead = Play at once against bots, or send friends a link. No account, nothing to install.
home-games = Games
home-exact = Exact rules
home-exact-text = Only what the rules allow can be played, and what they forbid is explained.
home-link = A link is enough
home-link-text = Whoever opens it takes a seat. Play in one go, or a move a day.
home-fair = Fair chance
home-fair-text = After the game anybody can check every card that was drawn and every roll.
home-paper = Score a game on paper
home-paper-text = Played at home with the real box? Click what lies on the table, and every point is counted and explained.

## Scoring on paper

paper-heading = Scoring on paper
paper-lead = What lies on your table at home, clicked into a picture: every point is counted by the rules and explained below.
paper-lead-typed = What lies on your table at home, typed in: every point is counted by the rules and explained below.
paper-which = The game
paper-players = Players
paper-add = Add a player
paper-remove = Remove { $name }
paper-name = Name
paper-nobody = nobody
paper-none = not chosen
paper-piece = What a click puts there
paper-left = { $used } of { $most }
paper-table = For everybody
paper-board-help = Arrow keys lead from place to place, Enter or Space puts the chosen thing there; once more takes it away.
paper-result = The score
paper-total = Total
paper-place = Place
paper-what = For
paper-points = Points
paper-line = Line { $line }: { $words }
paper-clear = Clear everything
paper-unclear = Bring it back
paper-copy = Copy as text
paper-text = As text, for the terminal or to keep
paper-paste = Paste a text here
paper-paste-hint = The same text as “deskovka score” reads.
paper-read = Read the text
paper-help = { $what }: what belongs here
paper-less = { $what }: one less
paper-more = { $what }: one more
game-players = { $least }–{ $most } players
game-players-just = { $count ->
    [one] { $count } player
   *[other] { $count } players
}
learn = Learn it in ten minutes
learn-named = Learn it in ten minutes: { $game }
learn-about = A guided first game: real rules, one thing at a time.
learn-go-on = Go on with the guided game
learn-go-on-named = Go on with the guided game of { $game }
learn-again = Guided first game
learn-again-named = Guided first game of { $game }
game-play = Play now against bots
game-play-named = Play now against bots: { $game }
game-play-first = With the set-up for a first game, against bots that are learning, too
game-play-last = As you played it last
game-name-ask = What shall we call you?
game-name-go = Play
game-name-hint = Asked only once; it can be changed in the settings.
game-starting = Setting the table …
game-new = New table
game-new-named = New table: { $game }
game-rules-named = Rules: { $game }

## Pages: my tables
mine-title = My tables
mine-none = No tables yet. The ones you sit at will be listed here.
mine-your-turn = Your turn
mine-waiting = { $names } to move
mine-waiting-many = { $count ->
    [one] { $count } player to move
   *[other] { $count } players to move
  }
mine-seats-open = { $count ->
    [one] { $count } seat still free
   *[other] { $count } seats still free
  }
mine-over = Finished
mine-watching = you watch
mine-with = with { $names }
mine-nobody-yet = nobody else yet
mine-alone = alone
mine-remove = Take off the list
mine-remove-named = Take off the list: { $game }, { $names }
mine-removed = Taken off the list. Without its link you cannot return to it.
mine-undo = Put it back
mine-all = { $count ->
    [one] Show { $count } more
   *[other] Show { $count } more
  }

## Pages: a new table
new-title = New table: { $game }
new-seats = Who plays
new-seat-who = Who sits in seat { $number }
new-seat-name = Name of the player in seat { $number }
new-your-name = Your name
new-other-name = Name
new-kind-me = Me
new-kind-me-too = Somebody else at this screen
new-kind-open = Whoever opens the link
new-kind-bot = Bot: { $strength }
new-add = Add a seat
new-remove-named = Remove seat { $number }
new-options = How it is played
new-start = { $count ->
    [one] Before the first move, for { $count } player
   *[other] Before the first move, for { $count } players
  }
new-more = More choices
new-more-changed = More choices (changed: { $count })
new-text-hint = One word without spaces; leave it empty for chance.
new-document-own = own ones
new-document-hint = A file made with “deskovka cards”; its cards become part of this table.
new-document-chosen = { $file }: without mistakes
new-document-wrong = { $count ->
    [one] One mistake in { $file }:
   *[other] { $count } mistakes in { $file }:
}
new-document-large = { $file } is too large.
new-document-remove = Leave it out
new-list-hint = { $most ->
    [one] At most one, otherwise by chance.
   *[other] At most { $most }, in this order; what is missing comes by chance.
  }
new-list-add = Add …
new-list-up = Move up: { $what }
new-list-remove = Remove: { $what }
new-list-empty = by chance
new-number-hint = From { $least } to { $most }.
new-needs = Only with { $needs }.
new-need = “{ $option }: { $choice }”
new-need-seats = { $count } or more players
new-implied = Always with { $choice }.
new-widen = Add players ({ $count } in all)
new-or = { " or " }
new-secret-hint = The other players do not see this before the end.
new-word = A word of your own for the fair chance
new-word-hint = It is mixed into the shuffle, so nobody can have prepared it. You may leave it empty.
new-aids = With help: the running game may be forked, and any bot may play for a while in one's own seat
new-rated = The game is rated and played without help
table-aids = Help
table-rated = none: the game is rated
table-no-aids = none while the game goes on
new-optional = optional
new-create = Set up the table
new-create-play = Start the game
new-then-links = { $count ->
    [one] You will get a link for the free seat.
   *[other] You will get a link for each of the { $count } free seats.
  }
new-then-start = Nobody is missing: the game starts at once.

## Pages: before the game
lobby-title = { $game }: the table is being set
lobby-start = The game starts as soon as nobody is missing.
lobby-seats = Who is at the table
lobby-seat = Seat { $number }
lobby-you = you
lobby-link-of = Link for seat { $number }
lobby-copy-of = Copy the link for seat { $number }
lobby-send = Send the link to whoever is to sit here.
lobby-change = Change seat { $number }
lobby-free = Free the seat
lobby-free-named = Free the seat of { $name }
lobby-free-sure = { $name } will have to stand up, and the seat gets a new link. The old one does not open it any more.
lobby-free-yes = Free the seat
lobby-free-no = Leave it
lobby-fill = Start with bots
lobby-fill-hint = { $count ->
    [one] A good bot takes the free seat, and the game starts.
   *[other] Good bots take the { $count } free seats, and the game starts.
  }
lobby-stood = Whoever made the table has freed your seat. Ask for a new link if you want to play.
lobby-secret = chosen, secret until the end
lobby-watch = Link for spectators
lobby-watch-hint = Whoever opens it sees the game, but nothing that is secret.
lobby-mine = Your own link
lobby-mine-hint = Open it on another device to go on there. Keep it to yourself: whoever has it plays for you.
lobby-show-mine = My link for another device
lobby-waiting = Waiting for { $count ->
    [one] one more player.
   *[other] { $count } more players.
  }
lobby-invited = You are invited to a table
lobby-invited-by = { $names } { $count ->
    [one] is
   *[other] are
  } there already.
lobby-name = Your name
lobby-sit = Sit down
lobby-watching = You watch this table. The game has not started yet.
lobby-fair = Fair chance
lobby-fair-text = Everything that is drawn or rolled in this game was fixed before anybody sat down; the words of the players are mixed in as well. This is its fingerprint. When the game is over, the table tells what was behind it, and anybody can check every card and every roll.
lobby-fingerprint = Fingerprint

## Pages: rules
book-title = Rules
book-title-of = Rules: { $game }
book-lead = Every rule short and plain, with its number, in Czech and English.
book-count = { $count ->
    [one] { $count } rule
   *[other] { $count } rules
  }
book-all = All games
book-search = Search the rules
book-search-hint = A question, words or the number of a rule; accents and endings do not matter.
book-found = { $count ->
    [0] Nothing found.
    [one] { $count } rule found.
   *[other] { $count } rules found.
  }
book-contents = Contents
book-language = Language of the rules
book-link = Link to rule { $id }
book-source-book = the rulebook
book-source-public = public material beside the rulebook
book-source-ruling = decided for this program
book-source = Source: { $source }
book-example = Example:
book-example-points = { $count ->
    [one] { $count } point.
   *[other] { $count } points.
  }
book-example-coins = { $count ->
    [0] No coin.
    [one] { $count } coin.
   *[other] { $count } coins.
  }
book-example-lost = { $count ->
    [0] No point lost.
    [one] { $count } point lost.
   *[other] { $count } points lost.
  }
book-see = See also:
book-material = This is about the things in the box; the program does nothing about it.
book-unknown = There is no rule { $id } here.

## Pages: settings
set-title = Settings
set-look = Look and language
set-language = Language
set-theme = Colours
set-theme-auto = as the device has it
set-theme-light = light
set-theme-dark = dark
set-motion = Animations
set-motion-hint = Pieces slide to their places. Without animations they are there at once.
set-motion-auto = as the device has it
set-motion-on = on
set-motion-off = off
set-pace = Moves of the others
set-pace-slow = slowly
set-pace-usual = usual
set-pace-quick = quickly
set-pace-now = all at once
set-pace-hint = Every step is shown on the board before the next one. It can be skipped at any time.
set-sounds = Sounds
set-sounds-hint = A few soft ones: your turn, dice, cards, pieces, the end of the game.
set-volume = How loud
set-you = At the table
set-name = Your name
set-name-hint = Used whenever you sit down.
set-text = Text mode
set-text-hint = The table in words, and answers that are typed: for screen readers, and for those who like to type.
set-notify = Tell me when it is my turn
set-notify-hint = A notification of the browser, while a table is open in some tab.
set-notify-denied = The browser forbids notifications of this page. They can be allowed in the settings of the browser.
set-notify-never = This browser knows no notifications.
set-data = What is kept, and where
set-data-text = These settings and the keys of your tables are kept in this browser only. There is no account: whoever clears the data of the browser loses the way back to the tables, unless the links are kept elsewhere.
set-tables = { $count ->
    [0] This browser holds no tables.
    [one] This browser holds the key of { $count } table.
   *[other] This browser holds the keys of { $count } tables.
  }
set-export = Copy the links of all my tables
set-export-hint = Paste them on another device, below. Send them to nobody: whoever has them plays for you.
set-import = Links from another device
set-import-do = Take over
set-imported = { $count ->
    [0] No link of a table was found in it.
    [one] { $count } table was taken over.
   *[other] { $count } tables were taken over.
  }
set-licences = Licences

## Pages: licences
licences-title = Licences
licences-lead = Deskovka is free software: anybody may use, change and share it. Here is its licence, and below it those of the libraries this page is made with.

## Around the game: the guided first game
lesson = Guided first game
lesson-step = Step { $step } of { $steps }
lesson-why = Why?
lesson-rules = In the rules:
lesson-next = Next
lesson-back = Back
lesson-where = Show me where
lesson-others = The others are playing …
lesson-fold = Show only what to do
lesson-unfold = Show everything the guide says
lesson-leave = Leave the guided game
lesson-leave-how = The guided game waits for you on the home page. Or play on here without the guide, against beginner bots.
lesson-later = Go on another time
lesson-free = Play on freely
lesson-stay = Stay here
lesson-learnt = What you know now
lesson-play-on = Play on from here
lesson-done = Look at the result
lesson-new = New game

## Around the game at a table
title = { $game } – Deskovka
title-turn = ● Your turn: { $game }
close = Close
play-confirm = Confirm
play-cancel = Cancel
play-undo = Undo
play-nothing-here = Nothing can be done here now.
play-why = Why not?
play-over = The game is over.
play-past = You are looking at an earlier moment.
play-sending = Sending …
play-asks = { $name }: { $question }
table-my-turn = Your turn
table-turn-of = Your turn: { $name }
wish-asks = { $name } would like to take back what you two agreed on. Do you agree?
wish-agree = Yes, take it back
wish-refuse = No, it stands
wish-waits = { $names } must agree before it is taken back. You may go on playing; then it stands.
table-waiting = Waiting for { $names }
table-over = The game is over
news = What happened
news-since = Since you acted
follow-skip = Skip
follow-skip-hint = Show everything now (Esc)
follow-waiting = { $count ->
    [one] { $count } move still to show
   *[other] { $count } moves still to show
  }
follow-again = Show again what happened since your turn
follow-missed = Since you looked: { $move } of { $count }
follow-missed-short = Missed { $move }/{ $count }
follow-to-turn = To my turn
bar = Beside the game
bar-result = Result
bar-log = Log
bar-chat = Chat
bar-scores = Points
bar-replay = Replay
bar-rules = Rules
bar-table = Table
bar-new = { $count ->
    [one] new
   *[other] new
  }

log-sat = { $name } sat down.
log-said = { $name } said: “{ $text }”
log-undone = { $name } took back move { $move }.
log-delete-wished = Whoever made the table would like to delete it.
log-delete-agreed = { $name } agrees to delete the table.
log-delete-refused = { $name } does not want to delete the table.
log-delete-withdrawn = The table stays after all.
log-wished = { $name } would like to take back move { $move }.
log-agreed = { $name } agrees to take it back.
log-stands = { $name } does not agree: it stands.
log-renamed = Seat { $number } is called { $name } now.
log-handed = { $name } has left the seat to a bot.
log-hurried = { $name } moved in haste ({ $strength }): many games wait for their bots.
log-back = { $name } is back in the seat.
log-lesson-left = { $name } plays on without the guide.
log-rematch = { $name } wants a rematch.
log-empty = Nothing has happened yet.
log-news = { $count ->
    [0] Nothing new since you last looked
    [one] { $count } new line since you last looked
   *[other] { $count } new lines since you last looked
  }
log-steps = Step by step
log-seen = Seen
log-new = new
log-there = { $move ->
    [0] See the deal
   *[other] See move { $move }
  }

chat-empty = Nobody has said anything yet.
chat-label = Say something to everybody
chat-send = Send

score-of = Score sheet of { $name }
score-what = What
score-points = Points
score-rule = Rule
score-total = Total
score-nothing = Nothing has been scored yet.

replay-at = Move { $move } of { $most }
replay-at-short = Move { $move }/{ $count }
replay-now = Back to now
replay-move = Move { $move } of { $most }
replay-first = To the beginning
replay-back = One move back
replay-play = Play
replay-pause = Pause
replay-next = One move on
replay-last = To the latest move
replay-nothing = Nothing to tell about this move.
fork = Go on from here
fork-why = Makes a new table of your own that begins at this moment.
fork-no-aids = At this table only when the game is over: it is played without help.
fork-guessed = Makes a new table of your own that begins at this moment; what is hidden from you is guessed anew.

good-first = Good for a first game:
help-now = What can I do now?
help-key = What can I do now? (key ?)
help-rules = The rules about it
help-goal = The goal of the game
help-legend = What the signs in sight mean
help-how = Hold a finger on any piece, card or number, let the mouse rest on it, or press I where the focus is: it is explained.
about-rule = Rule
rules-search = Search the rules
rules-none = No rule has these words in it.
rules-clear = Close the rule
rules-all = All rules

refusal-see = See rule { $rule }
refusal-rule = A rule forbids it

menu-mine = My link for another device
menu-mine-note = Keep it to yourself: whoever has it plays for you.
menu-watch = Link for spectators
menu-watch-note = Whoever opens it sees the game and nothing secret.
menu-text-mode = The table in words (for screen readers, and for typing)
menu-record = Download the record
menu-leave = Leave for now
delete = Delete the table
delete-how = The table and all that was said and done there will be gone for good; nobody can bring it back.
delete-how-others = The table and all that was said and done there will be gone for good, once everybody who plays there has agreed.
delete-yes = Yes, delete it
delete-ask = Ask the others
delete-no = No, keep it
delete-asks = Whoever made this table would like to delete it for good. Do you agree?
delete-agree = Yes, delete it
delete-refuse = No, keep it
delete-waits = The table will be deleted when these have agreed: { $names }. You may go on playing.
delete-withdraw = Keep it after all
seat-mine = My seat: { $name }
seat-name = Name
seat-rename = Rename
seat-bot = A bot goes on for me
seat-bot-plays = A bot plays in your seat.
seat-take-back = Take my seat back
seat-hand-over = Hand over …
seat-sure = The bot will answer for you from now on. You can take your seat back as long as the game lasts.
seat-yes = Hand over my seat
seat-no = Play on

chance = Fair chance
chance-how = Before the game the table bound itself to a secret seed by the number below; the players’ words were mixed in. When the game is over the seed is shown, and every draw can be computed again.
chance-commitment = Commitment
chance-words = Words of the players
chance-no-words = none
chance-seed = Seed
chance-check-how = This browser can compute every draw again from the seed and compare it with the record. The list of what could be drawn each time comes from the server.
chance-check = Check the chance
chance-good = { $count ->
    [one] Everything fits: the one draw is what the seed gives.
   *[other] Everything fits: all { $count } draws are what the seed gives.
  }
chance-bad = Something does not fit.
chance-commitment-good = The seed is the one the table was bound to before the game.
chance-commitment-bad = The seed is not the one the table was bound to before the game.
chance-words-good = { $count ->
    [0] No player gave a word, and none was mixed in.
   *[other] The words the players gave were mixed in: { $words }.
  }
chance-words-bad = { $count ->
    [0] No player gave a word, yet words were mixed in.
   *[other] Other words were mixed in than the players gave: { $words }.
  }
chance-record-good = The record has the same draws in the same order.
chance-record-bad = The record has other draws.
chance-draws-right = { $right } of { $count } draws computed alike.
chance-all = All draws
chance-move = Move
chance-name = Draw
chance-options = Options
chance-answer = Drawn
chance-computed = Computed here

record = Record of a game
record-open = Open the record of a game
record-open-text = A downloaded record is played here move by move. You can also drag it onto this page. Nothing of it is kept.
record-drop = Drop the file to open the record.
record-large = The file { $file } is too large to be the record of a game.

end-title = The game is over
end-feat = { $name } won, whatever the points: { $feat }.
end-points = { $points ->
    [one] { $text } point
   *[other] { $text } points
  }
end-rematch = Rematch
end-to-rematch = To the rematch
end-board = Show the board
end-new = New table
end-sources = Where the points come from
end-growth = How the points grew
end-you = you
end-won-you = You have won!
end-won = { $name } has won!
end-shared = The victory is shared: { $names }.
end-alone = { $name } has finished.
end-alone-you = Your title: { $title }
end-alone-title = { $name } – { $title }
end-lost = { $points ->
    [0] You are in place { $place }, with as many points as the winner.
    [one] You are in place { $place }, a single point behind the winner.
   *[other] You are in place { $place }, { $text } points behind the winner.
  }
end-lost-feat = You are in place { $place }.
end-growth-start = At the beginning
end-growth-part = When there were how many points
end-growth-all = All numbers
end-luck = What chance gave
end-luck-how = The strip is what is usual, the line in it what was to be expected, and the diamond what really came.
end-luck-more = { $count ->
    [one] And one more thing that chance decided
   *[other] And { $count } more things that chance decided
  }
end-share = Show others
end-share-link = Link to the result
end-share-note = Whoever opens it sees the result, the whole game move by move and its record. They see no chat, and can do nothing at the table.
end-share-text = { $game }, finished: { $result }.
summary-total = { $text } in all
summary-nothing = nothing

text-table = Where the game stands
text-to-answer = To my answer
text-answer = Your answer
text-typed = Type an answer, or words of it
text-not-asked = You are not asked now. What you type here can wait.
text-send = Answer
text-found = { $count ->
    [0] No possible answer has these words.
    [one] One possible answer.
   *[other] { $count } possible answers. Type words to see fewer, or step into them with the arrow keys.
  }
text-actions = Possible answers
text-more = { $count ->
    [one] And one more.
   *[other] And { $count } more.
  }
text-done = Done: { $action }.
text-undo = Take back my last answer
text-undone = Taken back.

any-table = The table
any-nothing = –
any-yes = yes
any-no = no
any-pick = { $field }?
any-start-again = Choose again
any-other = Another answer
any-other-hint = Not all answers are listed: any other may be written, as { $form }.
any-covered = { $name } is asked, the others look away.
any-uncover = Show me the table

## Who is here, and who plays where
people = Who is here
people-watching = { $count ->
    [one] { $count } person watches.
   *[other] { $count } people watch.
  }
people-patience = Whoever is asked and away is waited for { $time }; after that a bot may go on for them.
patience-minutes = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
  }
patience-hours = { $count ->
    [one] { $count } hour
   *[other] { $count } hours
  }
patience-days = { $count ->
    [one] { $count } day
   *[other] { $count } days
  }
new-patience = How long the table waits for somebody who is away
new-patience-hint = Whoever is asked and not here for longer can be replaced by a bot until they come back.
sign-here = here
sign-bot = a bot
sign-own = a bot ({ $strength }) plays for them, as they wished
sign-absent = a bot ({ $strength }) plays for them while they are away
sign-resigned = gave up; a bot ({ $strength }) plays to the end
sign-away = away
sign-away-since = away (last here { $ago })
sign-of = { $name }: { $words }
mine-own = A bot ({ $strength }) plays for { $name }, as you wished.
mine-absent = While you were away, a bot ({ $strength }) went on for { $name }.
mine-resigned = { $name } has given up; a bot ({ $strength }) plays to the end.
absent = { $name } is asked, but { $away }. A bot ({ $strength }) can go on until they are back.
absent-stand-in = Let a bot go on
absent-wait = Keep waiting
stand-in-asks = { $name } would let a bot ({ $strength }) go on for { $absent }, who is away. Do you agree?
stand-in-agree = Yes, go on with a bot
stand-in-refuse = No, keep waiting
stand-in-waits = A bot goes on for { $absent } when these have agreed: { $names }.
stand-in-nobody = Whoever was asked has left: a bot ({ $strength }) can go on for { $absent }.
stand-in-withdraw = Keep waiting after all
alone = Everybody else has given up. The game can end here, won by you, or go on against bots.
alone-end = End the game
alone-play = Play on
resign = Give up …
resign-sure = You give up your seat for good: it cannot be taken back. A bot plays it to the end; where only one player is left, the game can end at once.
resign-yes = Give up
log-stood-in = { $name } is away: a bot goes on.
log-stand-in-wished = { $by } would let a bot go on for { $name }, who is away.
log-stand-in-agreed = { $name } agrees to go on with a bot.
log-stand-in-refused = { $name } would rather wait.
log-resigned = { $name } gave up.
log-ended = { $name } ended the game, as everybody else had given up.
end-resigned = { $name } gave up; a bot played to the end.
end-resigned-ended = { $name } gave up, and the game ended there, with the points so far.
fault-not-absent = They are here, or not asked, or not away for long enough.
fault-not-left = Only the last player who has not given up can end the game.
fault-resigned = This seat has been given up for good.

## The line to the server
network-lost = The connection is interrupted.
network-seen = You see the table as it was at { $time }.
network-safe = Nothing is lost: the table waits at the server, and what you do now is sent once you are connected again.
network-kept = { $count ->
    [one] Nothing is lost: what you did is kept and will be sent and done once.
   *[other] Nothing is lost: the { $count } things you did are kept, and each will be sent and done once.
  }
network-now = Try now
network-back = Connected again.
network-back-sent = Connected again, and what you did has been sent.
