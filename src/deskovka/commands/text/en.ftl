# What the command line says, in English. The help of a command is cli-COMMAND; that of an option or argument is
# cli-COMMAND-NAME or, where several commands have the same, cli-NAME.

## The program

cli-deskovka = The digital table for board games.
cli-lang = Language of everything that is said: cs or en. Without it DESKOVKA_LANG or the locale decides.
cli-json = Print JSON.
cli-help = Show this help and stop.
cli-version = Show the version and stop.
version = deskovka { $version }
language-name = English

## What the commands are and take

cli-play = Play a game in the terminal.
cli-play-seats = Who plays, by seat: me (several times: at one keyboard) and bots, as in me,good or me,my_bot:Mine.
cli-play-seed = Any text; the same text gives the same cards.
cli-play-record = Write the game into this file after every move.
cli-play-resume = Go on with a saved game.
cli-play-options = List the options of the game and stop.
cli-game = The game, by any of its names; without one all games are listed.
cli-set = An option of the game, such as side=B; may be given several times.
cli-plain = No colours, boxes or tables: for screen readers and simple terminals.
cli-table = Play at a table of a server.
cli-table-link = A link to a table: an invitation, your own seat or one for spectators. With --new the server.
cli-table-new = Make a table of this game at the server.
cli-table-seats = With --new, who plays, by seat: me (several times: at one keyboard), open (whoever gets the link) and bots, as in me,open,good.
cli-table-set = With --new, an option of the game; may be given several times.
cli-table-name = What the others call you; for several seats, as in Ann,Bob.
cli-table-word = A word of your own that goes into the shuffling.
cli-table-mine = List your tables and whose turn it is; so does no link at all.
cli-serve = Serve tables over HTTP and WebSocket until stopped.
cli-serve-host = The address to listen at; 0.0.0.0 is everywhere.
cli-serve-port = The port; without it 8765, or any that is free.
cli-serve-database = A file for SQLite, or postgresql://...; without it a file in your data folder.
cli-serve-workers = Processes in which bots think; without it one less than cores.
cli-serve-processes = Server processes; more than one needs PostgreSQL.
cli-serve-origin = Another site whose pages may use this server, as https://example.org; may be given several times.
cli-serve-behind-proxy = Proxies that are believed who the client is, as 127.0.0.1; * for any.
cli-serve-bot = A bot of your own that sits down at tables, as package.module:Class; may be given several times.
cli-serve-forget-unbegun = Delete tables that did not begin for so long, as 7d or 12h; or never.
cli-serve-forget-finished = Delete finished games after so long.
cli-serve-forget-asleep = Delete games that nobody went on with for so long.
cli-serve-tables-per-day = So many new tables a day one address may make.
cli-serve-table-size = At most so many megabytes are kept of one table, a quarter of them talk.
cli-serve-disk-reserve = With less than so many megabytes left on the disk there are no new tables, with half of it only moves.
cli-serve-log-json = Log as JSON lines.
cli-serve-no-limits = No limits of rate: for measuring on your own machine.
cli-backup = Write all tables into a file, one a line. The server may go on running. The file holds seeds: keep it safe.
cli-backup-file = The file to write; - for the standard output.
cli-forget = Delete tables for good, with the names that their forks and rematches have from them. The server may go on running.
cli-forget-tables = Tables to delete, as they stand in their links.
cli-forget-older-than = Delete tables where nothing has happened for so long, as 90d or 12h, nor at their forks and rematches.
cli-forget-unbegun = With --older-than: those that never began.
cli-forget-finished = With --older-than: finished games.
cli-forget-asleep = With --older-than: games that began and were not finished.
cli-forget-dry-run = Only name the tables that would be deleted.
cli-restore = Add the tables of a file to a database. Those that are there already stay as they are.
cli-restore-file = A file that backup wrote; - for the standard input.
cli-database = As for serve: a file for SQLite, or postgresql://...; else your own tables.
cli-replay = Step through a recorded game.
cli-replay-file = The record of a game; - reads it from the standard input.
cli-replay-seat = Watch with the eyes of this player, counted from 1.
cli-replay-move = Begin after this move; 0 is the deal.
cli-replay-all = Print everything without asking.
cli-rules = Look up the rules of the games.
cli-rules-words = The id of a rule or chapter such as CA-4.8 or CA-4, or words to look for; a game's name first narrows it.
cli-rules-check = Check the rule lists against the code and the tests.
cli-score = Score a game that was played with the real material, line by line.
cli-score-file = The form that was filled in; - reads it from the standard input.
cli-score-template = Print an empty form with remarks, to be filled in.
cli-cards = Play with cards that you type in yourself: write a file with the cards as they are, or check one.
cli-cards-check = Name every mistake in a file, with the card and the field; exit code 2 if there is any.
cli-cards-template = Print a file in the right form, to be changed.
cli-cards-only = Only these decks, such as glenn,islands.
cli-simulate = Play many games between bots and tell who won, with how many points, and what brought them.
cli-simulate-seats = The bots, separated by commas, by strength or as package.module:Class; they change seats every game.
cli-simulate-keep = Write the record of each game into this folder; replay and verify read it.
cli-simulate-out = Write a row a seat: .csv, .json or .parquet.
cli-simulate-decisions = Write a row a decision into this folder, as Parquet files: what was seen, asked, possible and chosen, and how the game ended.
cli-simulate-every = With --decisions: of so many decisions only one, picked by chance.
cli-simulate-only = With --decisions: only those of these bots.
cli-simulate-asked = With --decisions: only what is asked by these names, such as FoundSettlement,FoundRoad.
cli-simulate-options = With --decisions: the possible answers in notation, too, not only by number.
cli-games = How many games.
cli-seed = The same seed gives the same games.
cli-processes = How many at a time; 0: one for each core.
cli-cluster = Play them on the workers of a Dask cluster: the address of its scheduler, such as tcp://10.0.0.1:8786, or the file it has written; local starts one on this machine.
cli-arena = Measure how strong the bots are: wins with 95 % confidence, seats rotated, and how long they think.
cli-arena-seats = One pairing, such as strong,good; without it: every bot against the next weaker one.
cli-arena-games = How many games each pairing plays.
cli-ladder = Rate all bots of a game by games against each other, with 95 % intervals: docs/bots.md says what they mean.
cli-ladder-bots = The bots, the weakest first, by strength or as package.module:Class; without it those of the game.
cli-ladder-seats = How many sit at a table; without it two, or as few as the game takes.
cli-ladder-out = Write the ladder: .csv, .json, .md, or .svg for a picture; may be given several times.
cli-verify = Check that the seed fits its commitment and that every card and roll came from it.
cli-verify-file = The record of a finished game; - reads it from the standard input.
cli-fuzz = Look for faults in the rules: random games with random options, checking everything that must always hold.
cli-fuzz-out = The folder for records of games that went wrong.
cli-bench = Measure playouts, copies, views, replays and what each game adds, as ratios to catanatron 3.2.1.
cli-bench-games = The games; all when none is named.
cli-bench-rounds = Batches of each measure, which take turns.
cli-bench-listings = Games in whose positions all actions are listed.
cli-bench-bot = The bots that play those games.
cli-bench-compiled = A Python with the compiled build, measured beside this one.
cli-bench-check = Exit with 1 when a bar is missed.
cli-import = Replay logs of the online site through our rules and compare everything they state. The exit code is 0 when every row and the final scores agree, 3 when they agree but for known departures of the site from the book, 2 when a log cannot be read, 1 when something differs or a player left the game.
cli-import-logs = Logs, or folders of them; - reads the standard input.
cli-import-tiles = A file with tiles beyond those of the box.
cli-import-out = Write the game as a record of ours; of many logs the folder for their records.
cli-completion = Print what a shell needs to complete commands, games, bots and options. For bash: eval "$(deskovka completion bash)"
cli-completion-shell = The shell; without it that of your account.

## How help is laid out

usage = Usage:
usage-options = [OPTIONS]
usage-command = COMMAND [ARGUMENTS]...
title-arguments = Arguments
title-options = Options
title-commands = Commands
note-default = default: { $value }
note-required = required
metavar-text = TEXT
metavar-number = NUMBER
metavar-file = FILE
metavar-folder = FOLDER
metavar-language = LANGUAGE
metavar-game = GAME
metavar-seats = SEATS
metavar-choice = OPTION=CHOICE
metavar-link = LINK
metavar-name = NAME
metavar-word = WORD
metavar-words = WORDS
metavar-address = ADDRESS
metavar-addresses = ADDRESSES
metavar-database = DATABASE
metavar-deck = DECKS
metavar-log = LOG
metavar-age = AGE
metavar-megabytes = MEGABYTES
metavar-table = TABLE
metavar-bot = BOT
metavar-class = MODULE:CLASS
metavar-bots = BOTS
metavar-questions = QUESTIONS
seat-me = somebody at this keyboard
seat-open = whoever gets the link

## Which game

games-title = Which game? These can be named, also by a part of the name:
games-go-on = This goes on, for example: { $example }
games-help = What else can be said: { $command }

## A command line that is wrong

wrong-expected = { $message }; expected { $usage }; { $command } --help explains it
wrong-did-you-mean = { $message } (did you mean { $near }?)
wrong-no-option = there is no option { $typed }
wrong-no-command = there is no command '{ $typed }'
wrong-missing = { $what } is missing
wrong-needs-value = { $option } needs a value
wrong-takes-no-value = { $option } takes no value
wrong-unexpected = nothing more is expected, got '{ $words }'
wrong-no-number = '{ $typed }' is no whole number
wrong-no-age = '{ $typed }' is no time, expected one as 90d, 12h or never
wrong-too-small = { $typed } is too small, expected at least { $least }
wrong-too-large = { $typed } is too large, expected at most { $most }
wrong-none-of = '{ $typed }' is not one of { $expected }

## What can go wrong

error-no-importers = logs of { $game } cannot be imported
error-no-text = the input is not text in UTF-8: byte { $byte }
error-streams = input or output
error-no-shell = it is not known which shell this is: name one of { $shells }
error-nobody = --seats: '{ $typed }' is nobody who could play: expected { $expected }, or a bot of your own as package.module:Class
error-no-choice = --set: expected option=choice, got '{ $typed }'
error-no-option-but = --set: '{ $typed }' is no option of this game; did you mean { $near }?
error-no-choice-but = --set: '{ $typed }' cannot be chosen for { $option }; did you mean { $near }?
error-option-twice = --set: option { $option } is given twice
error-same-bots = --seats: expected at least two different bots to compare, got '{ $typed }'
error-no-decisions = --every, --only, --asked and --options say which decisions are written: --decisions is missing
error-processes-elsewhere = --processes is for this machine: another cluster has the workers that were started for it
error-record-taken = --record: { $file } exists already: go on with it by --resume, or name another file
error-resume-alone = --resume goes on with the saved options and seed: --set and --seed do not fit it
error-over = { $file }: this game is over; deskovka replay shows it
error-seats-saved = { $file }: the saved game has { $seats ->
    [one] { $seats } seat
   *[other] { $seats } seats
  }, got { $count }
error-bots-saved = { $file }: bots of somebody's own played there, which are only loaded if you name them: --seats { $seats }
error-no-seed = the record has no seed, so the game cannot go on; deskovka replay shows it
error-seed-unfit = the seed does not fit the commitment
error-only-new = --seats and --set are for a new table: --new GAME
error-new-where = --new needs the address of the server: deskovka table http://HOST/ --new GAME
error-refused-unknown-table = there is no such table, or the link is not one of its links
error-several-seats = { $link }: several seats of yours are there: { $seats }
error-no-such-seat = { $link }: seat { $seat } there is not yours; yours: { $seats }
error-link-not-whole = { $link }: the link is not whole, and no seat there is remembered here
error-no-server = { $library } is missing: pip install 'deskovka[server]'
error-needs-postgres = several server processes need PostgreSQL: --database postgresql://...
error-file-taken = { $file } exists already: name another file
error-forget-which = say which tables to delete, or --older-than 90d with the kinds you mean
error-forget-unknown = no such table: { $tables }
own-cards-remarks =
    Cards for { $game }, to be changed. A file has one or more whole decks: { $decks };
    decks that are left out stay as they are. Every word is explained in docs/own_cards.md.
    Check it:     deskovka cards { $game } --check FILE
    Play with it: deskovka play { $game } --set { $option }=FILE
own-cards-right =
    { $file }: no mistakes
    Play with it: deskovka play { $game } --set { $option }={ $file }
error-no-cards = deskovka cards { $game } --template prints a file to be changed, --check FILE checks one
error-no-form = expected a file; deskovka score { $game } --template prints an empty form
error-check-alone = --check checks all rules and takes no words, got '{ $words }'
error-no-words = expected words to look for, or the id of a rule, got '{ $typed }'

## What commands tell

server-at = Deskovka is at { $address } (tables in { $tables }; Ctrl+C stops it)
forget-done = { $tables ->
    [one] { $tables } table deleted.
   *[other] { $tables } tables deleted.
}
forget-would = { $tables ->
    [one] { $tables } table would be deleted.
   *[other] { $tables } tables would be deleted.
}
backup-damaged = Table { $table } is damaged and left out.
backup-written = { $tables ->
    [one] { $tables } table written to { $file }
   *[other] { $tables } tables written to { $file }
  }
backup-restored = { $added ->
    [one] { $added } table added
   *[other] { $added } tables added
  }, { $taken ->
    [one] { $taken } was there already
   *[other] { $taken } were there already
  }
verified = { $draws ->
    [one] { $file }: the seed fits its commitment, and the only draw comes from it
   *[other] { $file }: the seed fits its commitment, and all { $draws } draws come from it
  }
verified-fixed = { $file }: cards were fixed before the game, and not drawn, by { $options }
rules-checked = { $game }: { $rules } rules, { $material } about material; { $tested } of { $of } implemented and cited by a test, { $named } named in the code
rules-untested = { $rule } { $heading }: no test cites it
rules-unknown = { $rule } does not exist: cited in { $files }
rules-not-in-both = { $rule } is not in both { $first } and { $other }
rules-differ = { $rule } differs between { $first } and { $other } in more than its words
rules-refer-nowhere = { $rule } refers to { $other }, which does not exist
rules-table-old = { $file } is not up to date: run scripts/rule_table
progress-pace = { $games } games/s
progress-workers = { $workers ->
    [one] { $workers } worker
   *[other] { $workers } workers
  }
stopped-after = stopped after { $played } of { $games ->
    [one] { $games } game
   *[other] { $games } games
  }
fuzz-running = { $game }, seed { $seed }
fuzz-failure = game { $number }: { $problem }
fuzz-replay = opens with: deskovka replay { $file }
fuzz-games = { $game }: { $games ->
    [one] { $games } game
   *[other] { $games } games
  } of { $fewest } to { $most } seats
fuzz-done = { $counted }, { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
  }, { $failures } went wrong (seed { $seed })
import-agreed = { $file }: { $agreed } of { $rows ->
    [one] { $rows } row agrees
   *[other] { $rows } rows agree
  }
import-dropped = stopped where a player left the game: { $where }
import-difference = first difference: { $difference }
import-differs = line { $line } ({ $what }): { $field }: the log says { $logged }, our rules { $ours } ({ $rule })
import-silent = line { $line } ({ $what }): { $logged }; { $ours } ({ $rule })
import-asked = wait for an answer to “{ $question }”
import-agrees = agrees
import-departs = agrees but for { $count ->
    [one] { $count } known departure
   *[other] { $count } known departures
  } of the site from the book
import-departure = line { $line } ({ $what }): { $name } ({ $rule })
import-sacrifice-before-answer = power was sacrificed or converted before an offer was answered
import-answer-later = an offer of power was answered only after an own action
import-cultists-power-later = the power for the Cultists, since all declined, came only after their next action
import-void-offer-declined = the Cultists got a power since all declined; by our rules nobody could have taken any
import-cultists-no-power = the Cultists gained no power although all declined
import-cult-step-later = the Cultists took their step only after their next action
import-action-thrown-away = what an action brings was given up
import-lost-spade-paid = an ability was paid for a spade that was not used
import-says-victory-points = victory points
import-says-coins = coins
import-says-workers = workers
import-says-priests = priests
import-says-bowls = bowls
import-says-cults = cults
import-says-leech-offers = leech offers
import-says-turn-order = turn order
import-says-turn = turn
import-says-move = move
import-says-command = command
import-says-none = none
import-says-nothing = nothing
import-says-it-is-forbidden = it is forbidden
import-says-the-round-is-over = the round is over
import-says-the-game-is-over = the game is over
import-says-this-faction-is-still-to-act = this faction is still to act
import-says-nothing-like-it-was-offered = nothing like it was offered
import-says-the-end-of-the-log = the end of the log
import-says-the-log-ends-here = the log ends here
import-says-the-log-has-nothing-more-for-this-faction = the log has nothing more for this faction
import-says-the-log-does-not-say-which-cult = the log does not say which cult
import-says-the-log-does-not-say-which-tile = the log does not say which tile
import-says-after-it = after it
import-running = Replaying logs
import-column-log = log
import-column-rows = rows that agree
import-column-result = result
import-total = { $logs ->
    [one] { $logs } log
   *[other] { $logs } logs
  }: { $agree } { $agree ->
    [one] agrees
   *[other] agree
  }, { $depart } but for known departures, { $differ } { $differ ->
    [one] differs
   *[other] differ
  }
simulate-games = { $game }: { $games ->
    [one] { $games } game
   *[other] { $games } games
  }
simulate-done = { $played }, { $decisions ->
    [one] { $decisions } decision
   *[other] { $decisions } decisions
  }, seed { $seed }
simulate-title = { $bots }, { $games ->
    [one] { $games } game
   *[other] { $games } games
  }
simulate-bot = bot
simulate-faction = faction
simulate-seats = seats
simulate-wins = wins
simulate-share = share
simulate-mean = mean points
simulate-spread = spread
simulate-lowest = lowest
simulate-highest = highest
simulate-interval = 95 %
simulate-seconds = s a move
simulate-longest = longest
simulate-points-from = source of points
simulate-had = games
simulate-game = in a game
simulate-a-game = mean
simulate-turns = turns
ladder-title = { $game }: { $games ->
    [one] { $games } game
   *[other] { $games } games
  } at tables of { $seats }
ladder-rating = rating
ladder-share = wins
ladder-picture-note = Rating (Weng-Lin) and where 95 % of the ratings lie when the tables are drawn again.
bench-round = { $game }: round { $number } of { $rounds }
bench-listings = legal actions listed in { $positions } positions of { $games } games of { $bot } bots: mean { $mean } us, worst { $worst } us ({ $actions } actions), that is { $ratio } and { $worst_ratio } catanatron actions
bench-rate = per second
bench-time = us each
bench-ratio = actions each
bench-ratio-explained = actions each: how many catanatron actions take as long
bench-wanted = wanted
bench-least = at least
bench-measured = measured
bench-quartiles = quartiles
bench-met = met
bench-missed = MISSED
