// Made by scripts/web_types from what the server declares: do not edit.

/**
 * Any message between a client and the server.
 */
export type Message =
  | FromClient
  | ToClient
  | Refused
  | Health
  | Games
  | RuleBook
  | GamePage
  | NewGame
  | Start
  | GameMaterial
  | LessonPage
  | BeginLesson
  | NewTable
  | PaperForm
  | ScorePaper
  | PaperAnswer
  | CheckCards
  | OwnCardsChecked
  | CreateTable
  | MyTables
  | Summaries
  | News
  | Presence
  | Links
  | Log
  | Moment
  | Spoken
  | Scores
  | Growth
  | Luck
  | Draws
  | Fork
  | LookAtRecord;
export type FromClient =
  | Hello
  | Beat
  | Move
  | Undo
  | Consent
  | WhatIf
  | Say
  | Sit
  | SetSeat
  | Rename
  | HandOver
  | TakeBack
  | StandIn
  | Resign
  | End
  | Rematch
  | Delete
  | LeaveLesson;
export type ToClient = News | Done | Refused | Answer | Presence | Alive;
export type GameEvent = unknown;
export type View = unknown;
export type Offer = unknown;
export type Preview = unknown;
export type Material = unknown;

/**
 * The first message of a socket: who I am, what I have seen already, and the language I read, if I do.
 */
export interface Hello {
  type: "hello";
  /**
   * what proves a seat: at least 128 random bits in base64url, made by the client
   */
  secret: string;
  seen?: number;
  language?: ("cs" | "en") | null;
  presence?: boolean;
}
/**
 * Is anybody there? It is answered at once, so that a silent network is noticed; there is nothing to do.
 */
export interface Beat {
  type: "beat";
}
/**
 * A seat's answer to what it was asked; `asked` names the question, so that a late answer does no harm.
 */
export interface Move {
  type: "move";
  /**
   * chosen by the client; the same id again is answered again and not done again
   */
  id: string;
  seat: number;
  asked: number;
  /**
   * in the game's notation
   */
  action: string;
}
/**
 * Take back the last answer of a seat.
 */
export interface Undo {
  type: "undo";
  /**
   * chosen by the client; the same id again is answered again and not done again
   */
  id: string;
  seat: number;
}
/**
 * Answer somebody who would take back what this seat agreed on: a move is then taken back, or stands.
 */
export interface Consent {
  type: "consent";
  /**
   * chosen by the client; the same id again is answered again and not done again
   */
  id: string;
  seat: number;
  agree: boolean;
}
/**
 * What would an action be worth, and which rule forbids it? Changes nothing.
 */
export interface WhatIf {
  type: "what-if";
  /**
   * chosen by the client; the same id again is answered again and not done again
   */
  id: string;
  seat: number;
  /**
   * in the game's notation
   */
  action: string;
}
/**
 * A line for everybody at the table.
 */
export interface Say {
  type: "say";
  /**
   * chosen by the client; the same id again is answered again and not done again
   */
  id: string;
  text: string;
}
/**
 * Take the seat of an invitation; `secret` is the new one that will prove the seat.
 */
export interface Sit {
  type: "sit";
  /**
   * chosen by the client; the same id again is answered again and not done again
   */
  id: string;
  /**
   * what the others call a player
   */
  name: string;
  /**
   * what proves a seat: at least 128 random bits in base64url, made by the client
   */
  secret: string;
  /**
   * a word of the player's own that goes into the seed
   */
  word?: string;
}
/**
 * Before the table starts, whoever made it decides who sits where.
 */
export interface SetSeat {
  type: "set-seat";
  /**
   * chosen by the client; the same id again is answered again and not done again
   */
  id: string;
  seat: number;
  player: Player;
}
/**
 * Who is to sit in a seat: the one who asks (several times: at one screen), whoever opens a link, or a bot.
 */
export interface Player {
  kind: "bot" | "me" | "open";
  /**
   * the strength of a bot, such as good, or the class of one that this server offers
   */
  bot?: string;
  name?: string;
}
/**
 * Another name for one of my seats, or for all of them.
 */
export interface Rename {
  type: "rename";
  /**
   * chosen by the client; the same id again is answered again and not done again
   */
  id: string;
  /**
   * what the others call a player
   */
  name: string;
  seat?: number | null;
}
/**
 * A bot goes on in my seat.
 */
export interface HandOver {
  type: "hand-over";
  /**
   * chosen by the client; the same id again is answered again and not done again
   */
  id: string;
  seat: number;
  /**
   * the strength of a bot, such as good, or the class of one that this server offers
   */
  bot: string;
}
/**
 * I go on in my seat, where a bot has played for me.
 */
export interface TakeBack {
  type: "take-back";
  /**
   * chosen by the client; the same id again is answered again and not done again
   */
  id: string;
  seat: number;
}
/**
 * Let a bot go on in the seat of somebody who stays away and is asked, or agree to it, or not.
 */
export interface StandIn {
  type: "stand-in";
  /**
   * chosen by the client; the same id again is answered again and not done again
   */
  id: string;
  seat: number;
  agree?: boolean;
}
/**
 * I give up my seat for good: a bot plays it to the end. Where only one player is left, the game can be ended.
 */
export interface Resign {
  type: "resign";
  /**
   * chosen by the client; the same id again is answered again and not done again
   */
  id: string;
  seat: number;
}
/**
 * Everybody else has given up: I end the game, which I have won.
 */
export interface End {
  type: "end";
  /**
   * chosen by the client; the same id again is answered again and not done again
   */
  id: string;
}
/**
 * The same players and options once more.
 */
export interface Rematch {
  type: "rematch";
  /**
   * chosen by the client; the same id again is answered again and not done again
   */
  id: string;
}
/**
 * Delete the table for good. Whoever made it asks; once the game has begun, all others must agree or it stays.
 */
export interface Delete {
  type: "delete";
  /**
   * chosen by the client; the same id again is answered again and not done again
   */
  id: string;
  agree?: boolean;
}
/**
 * Play on freely from here, where a guided game is played.
 */
export interface LeaveLesson {
  type: "leave-lesson";
  /**
   * chosen by the client; the same id again is answered again and not done again
   */
  id: string;
}
/**
 * What happened after `since`, and how the table is now. `info` and `sights` are left out if unchanged.
 *
 * `complete`: whether `happened` holds all of it; otherwise the log has the rest.
 */
export interface News {
  type: "news";
  table: string;
  seq: number;
  since: number;
  moves: number;
  waiting: number[];
  complete: boolean;
  happened: Happened[];
  info: TableInfo | null;
  sights: Sight[] | null;
  outcome: Standing[] | null;
  wish: UndoWish | null;
  deletion: DeletionWish | null;
  stand_in: StandInWish | null;
}
/**
 * One thing that happened at the table, as this client may know it.
 */
export interface Happened {
  seq: number;
  at: number;
  kind: string;
  seat: number | null;
  name: string | null;
  text: string | null;
  move: number | null;
  action: string | null;
  events: GameEvent[];
  words: string[];
  laid_out: string[];
  by: number | null;
  hurried: string | null;
}
/**
 * The table apart from the position on it. `secret_options` are set, but shown only when the game is over.
 */
export interface TableInfo {
  table: string;
  game: string;
  edition: string;
  rules: string;
  created: number;
  options: {
    [k: string]: string;
  };
  secret_options: string[];
  seats: SeatInfo[];
  role: "invite" | "result" | "seat" | "watch";
  host: boolean;
  started: boolean;
  over: boolean;
  commitment: string;
  words: string[];
  seed: string | null;
  origin: Origin | null;
  rematch: string | null;
  broken: Broken | null;
  aids: boolean;
  rated: boolean;
  helpers: string[];
  lesson: boolean;
  patience: number;
  ended: boolean;
  stand_in: string;
  result: string | null;
}
/**
 * Who sits in a seat. `bot` is who decides there, if it is a bot; a person's seat can be handed to one.
 *
 * `why` says how a bot came to play for a person: they wished it, were away too long, or gave up for good.
 */
export interface SeatInfo {
  seat: number;
  kind: "bot" | "open" | "person";
  name: string;
  bot: string;
  yours: boolean;
  why: "" | "absent" | "own" | "resigned";
}
/**
 * The table and move a table was forked from, or the table it is the rematch of.
 */
export interface Origin {
  kind: "fork" | "rematch";
  table: string;
  move: number;
}
/**
 * Where a stored game stopped fitting the rules of this version.
 */
export interface Broken {
  move: number;
  rule: string | null;
  message: string;
}
/**
 * What one seat (or a spectator, seat null) sees and may do; `question` is asked of it, or of those it waits for.
 *
 * A seat that is not asked may still do something where `may` is a number: with it as `asked` it moves as in `options`.
 */
export interface Sight {
  seat: number | null;
  view: View;
  asked: number | null;
  question: Question | null;
  options: Offer | null;
  undo: boolean;
  may: number | null;
}
/**
 * What is asked: the kind of decision, and the rule that asks for it.
 */
export interface Question {
  kind: string;
  rule: string;
}
/**
 * How one seat ended; `feat` is null where points decided.
 */
export interface Standing {
  score: number;
  place: number;
  lines: ScoreLine[];
  tie_breaks: number[];
  title: string | null;
  played: string;
  feat: Feat | null;
}
/**
 * Some points and where they come from.
 */
export interface ScoreLine {
  rule: string;
  what: string[];
  points: number;
}
/**
 * What won a game whatever the points.
 */
export interface Feat {
  rule: string;
  what: string;
}
/**
 * Somebody would take back a move, counted from 1; it waits for the seats `of`, and lapses when play goes on.
 */
export interface UndoWish {
  seat: number;
  move: number;
  of: number[];
}
/**
 * Whoever made the table would delete it; it goes when all the seats `of` have agreed, and stays if one does not.
 */
export interface DeletionWish {
  seat: number | null;
  of: number[];
}
/**
 * A seat would let a bot go on for one who is `absent`; it does when all the seats `of` who are here have agreed.
 */
export interface StandInWish {
  seat: number;
  absent: number;
  of: number[];
}
/**
 * It is done and kept; `seq` numbers what happened at the table. A rematch names its table.
 */
export interface Done {
  type: "done";
  id: string;
  seq: number;
  table: string | null;
}
/**
 * It was not done: a word for programs, a sentence for people, and the rule if one forbids it.
 *
 * Of a set-up, `reason` says what is wrong with it, and `about` names the option and the numbers it speaks of. What may
 * be tried again has there the `seconds` after which.
 */
export interface Refused {
  type: "refused";
  code: string;
  message: string;
  id: string | null;
  rule: string | null;
  reason: string;
  about: {
    [k: string]: string | number;
  };
}
/**
 * What an action would bring the seat now, as far as it can know; or the rule that forbids it.
 *
 * `points` are scored at once; `preview` is what the game's own folder says about it.
 */
export interface Answer {
  type: "answer";
  id: string;
  rule: string | null;
  message: string | null;
  points: number | null;
  preview: Preview | null;
}
/**
 * Who is here now, of the people who sit at the table; and how many watch.
 */
export interface Presence {
  type: "presence";
  seats: SeatPresence[];
  watching: number;
}
/**
 * Whether a seat's person is connected. `away`: seconds since they were, null if nobody knows.
 *
 * `absent_in`: seconds until a bot may go on in the seat, 0 if it may, null if nobody waits for it.
 */
export interface SeatPresence {
  seat: number;
  here: boolean;
  away: number | null;
  absent_in: number | null;
}
/**
 * The answer to a beat.
 */
export interface Alive {
  type: "alive";
}
/**
 * Whether the server can do its work, and what is ill; it still does its work while it only ails.
 */
export interface Health {
  status: "ailing" | "failing" | "ok";
  version: string;
  database: boolean;
  tables: number;
  sockets: number;
  ills: ("damaged-tables" | "database" | "disk-full" | "disk-low")[];
  damaged: number;
}
/**
 * All games.
 */
export interface Games {
  games: GameInfo[];
}
/**
 * A game that can be played here; `first_game` are the options for those who play it for the first time.
 *
 * `bots` are its own by strength, `other_bots` what those of others are called, by their names.
 */
export interface GameInfo {
  name: string;
  edition: string;
  rules: string;
  title: {
    [k: string]: string;
  };
  about: {
    [k: string]: string;
  };
  length: {
    [k: string]: string;
  };
  least_seats: number;
  most_seats: number;
  bots: string[];
  options: OptionInfo[];
  first_game: {
    [k: string]: string;
  };
  lesson: boolean;
  other_bots: {
    [k: string]: string;
  };
}
/**
 * One thing to choose before a game, with its texts by language; without all it needs it has no effect.
 *
 * A flag is on with each of the choices in `implied`, whatever is said of it.
 */
export interface OptionInfo {
  id: string;
  kind: string;
  default: string;
  choices: string[];
  least: number;
  most: number;
  secret: boolean;
  needs: NeedsInfo[];
  implied: NeededChoice[];
  text: {
    [k: string]: string;
  };
  choice_texts: {
    [k: string]: {
      [k: string]: string;
    };
  };
}
/**
 * What an option depends on: one of these choices, and so many seats; the rule that says so, if there is one.
 */
export interface NeedsInfo {
  choices: NeededChoice[];
  seats: number;
  rule: string | null;
}
/**
 * What is chosen for an option; of a list one of its entries, and nothing for an empty list.
 */
export interface NeededChoice {
  option: string;
  choice: string;
}
/**
 * The rules of a game in one language, or those that fit a search, best first.
 */
export interface RuleBook {
  game: string;
  language: string;
  rules: RuleInfo[];
  chapters: {
    [k: string]: string;
  };
}
/**
 * One rule, with its examples and the rules to see beside it; `material` ones are about the things in the box.
 *
 * `needs` are those without which it says little, as it only points to them: they are to be shown with it.
 */
export interface RuleInfo {
  id: string;
  heading: string;
  text: string;
  source: string;
  see: string[];
  needs: string[];
  material: boolean;
  examples: ExampleInfo[];
  cases: CaseInfo[];
}
/**
 * A drawn position and what is true of it: so many points, or coins, or points lost.
 */
export interface ExampleInfo {
  id: string;
  board: string;
  points: number;
  unit: "coins" | "lost" | "points";
  why: string;
}
/**
 * A worked example in words.
 */
export interface CaseInfo {
  id: string;
  text: string;
}
/**
 * What the client needs to show a game that was not built into it.
 *
 * `words` is its catalogue, in the language asked for; `seats` tells which parts of its view are about players, by the
 * names that lead there; `script` is where its own page lies, if it brings one.
 */
export interface GamePage {
  words: string;
  seats: {
    [k: string]: string;
  };
  script: string | null;
}
/**
 * A game somebody thinks of, before there is a table for it.
 */
export interface NewGame {
  seats: number;
  options?: {
    [k: string]: string;
  };
}
/**
 * What spectators would see before the first move of a game, dealt twice: where the two differ, chance decides.
 */
export interface Start {
  deals: View[];
}
/**
 * What can lie on a table, such as all its cards, in one language; null where a game tells nothing of it.
 */
export interface GameMaterial {
  material: Material | null;
}
/**
 * A guided first game in one language: its steps, and what was learnt in the end.
 */
export interface LessonPage {
  game: string;
  seat: number;
  moves: number;
  steps: LessonStep[];
  learnt: string[];
}
/**
 * A step of a guided game: told when `at` moves were made, and gone on from by this move, or by having been read.
 *
 * `points` names what is pointed at, in the order in which it is used, and `lit` places as the log names them. `then`
 * is what is answered after the move, before the next step is told.
 */
export interface LessonStep {
  id: string;
  at: number;
  move: string | null;
  title: string;
  text: string;
  todo: string;
  why: string;
  rules: string[];
  points: string[];
  lit: string[];
  then: LessonAnswer[];
}
/**
 * A move of a guided game that is made when `at` moves were made, and what is pointed at until then.
 */
export interface LessonAnswer {
  at: number;
  move: string;
  points: string[];
}
/**
 * A guided first game, in which whoever asks has this name.
 */
export interface BeginLesson {
  name?: string;
}
/**
 * A table that was made, and its links.
 */
export interface NewTable {
  table: string;
  links: Links;
}
/**
 * The secrets of the links that whoever made the table may give away: `/t/TABLE#SECRET`.
 */
export interface Links {
  seats: {
    [k: string]: string;
  };
  watch: string;
}
/**
 * What is filled in to score a game played with the real material: for everybody, then for each player.
 */
export interface PaperForm {
  game: string;
  least: number;
  most: number;
  player: string;
  common: PaperField[];
  own: PaperField[];
}
/**
 * One thing to fill in; `choices` are ids with their names, `blanks` what can be drawn on, by id, the usual first.
 */
export interface PaperField {
  id: string;
  kind: "choice" | "drawing" | "number" | "places" | "player";
  label: string;
  help: string;
  default: string;
  choices: {
    [k: string]: string;
  };
  least: number;
  most: number;
  example: string;
  blanks: {
    [k: string]: string;
  };
  places: string[];
}
/**
 * A form for scoring a game played with the real material, as text, to be scored and explained.
 */
export interface ScorePaper {
  text: string;
  language?: "cs" | "en";
}
/**
 * The score of a form, or what is wrong with it: one that is being filled in often is.
 */
export interface PaperAnswer {
  score: PaperScore | null;
  mistake: PaperMistake | null;
}
/**
 * The explained score, and the form in the usual spelling: what was filled in by field, for all and by player.
 */
export interface PaperScore {
  common: {
    [k: string]: string;
  };
  names: string[];
  players: {
    [k: string]: string;
  }[];
  ranked: boolean;
  verdict: string;
  standings: PaperStanding[];
  hints: PaperHint[];
}
/**
 * One player's explained score.
 */
export interface PaperStanding {
  name: string;
  score: number;
  place: number;
  won: boolean;
  title: string | null;
  lines: PaperLine[];
}
/**
 * Some points: for what, why, and by which rule.
 */
export interface PaperLine {
  rule: string;
  what: string;
  points: number;
  why: string;
}
/**
 * Something that should be looked at.
 */
export interface PaperHint {
  rule: string;
  text: string;
}
/**
 * What cannot be scored as it was filled in, in the words of the reader; line 0: none of them.
 */
export interface PaperMistake {
  reason: string;
  line: number;
  text: string;
  rule: string | null;
}
/**
 * A file of somebody's own cards, as text, to be checked and packed into an option of a set-up.
 */
export interface CheckCards {
  text: string;
  language?: "cs" | "en";
}
/**
 * Own cards as the value of an option of the set-up, or every mistake in them.
 */
export interface OwnCardsChecked {
  value: string;
  mistakes: string[];
}
/**
 * A new table. It starts as soon as nobody is missing.
 */
export interface CreateTable {
  game: string;
  seats: Player[];
  options?: {
    [k: string]: string;
  };
  /**
   * a word of the player's own that goes into the seed
   */
  word?: string;
  aids?: boolean;
  rated?: boolean;
  patience?: number;
}
/**
 * The tables a client knows of.
 */
export interface MyTables {
  tables: HeldTable[];
}
/**
 * A table and the secret a client holds for it.
 */
export interface HeldTable {
  /**
   * a table, as it stands in its links
   */
  table: string;
  /**
   * what proves a seat: at least 128 random bits in base64url, made by the client
   */
  secret: string;
}
/**
 * My tables, those where I am asked first, then the latest change first. Unknown ones are left out.
 */
export interface Summaries {
  tables: Summary[];
}
/**
 * One of my tables in the list.
 */
export interface Summary {
  table: string;
  game: string;
  seats: SeatInfo[];
  waiting: number[];
  my_turn: boolean;
  lesson: boolean;
  started: boolean;
  over: boolean;
  seq: number;
  changed: number;
}
/**
 * Everything that happened at a table and still stands.
 */
export interface Log {
  happened: Happened[];
}
/**
 * The table after one of its moves, with what happened in it; move 0 is the deal.
 */
export interface Moment {
  move: number;
  moves: number;
  seat: number | null;
  action: string | null;
  events: GameEvent[];
  sights: Sight[];
  outcome: Standing[] | null;
}
/**
 * The table in words, in speaking order: where the game stands, what is asked, and then part by part.
 */
export interface Spoken {
  lines: string[];
  question: string | null;
  parts: SpokenPart[];
}
/**
 * What lies in one place of the table: a map, a board, the tiles.
 */
export interface SpokenPart {
  title: string;
  lines: string[];
}
/**
 * Where the points of each seat come from, so far.
 */
export interface Scores {
  seats: ScoreLine[][];
}
/**
 * How the points grew: for the deal and each move the part of the game it led to, and every seat's points.
 *
 * `ended` has what each part that is over has brought.
 */
export interface Growth {
  stages: number[];
  points: number[][];
  ended: StageEnd[];
}
/**
 * A season, a round, or whatever a game is divided into, that is over: after which move, and what each seat got.
 */
export interface StageEnd {
  stage: number;
  move: number;
  gained: ScoreLine[][];
}
/**
 * What chance gave everybody in a game that is over, in words; a game may tell nothing of that.
 */
export interface Luck {
  told: boolean;
  about: string;
  headline: string;
  measures: MeasureInfo[];
}
/**
 * One kind of luck: `lucky` is 1 where more of it is good, -1 where less is, 0 where neither is.
 *
 * `shares` has one for each seat, or a single one that all had alike.
 */
export interface MeasureInfo {
  title: string;
  how: string;
  lucky: number;
  shared: boolean;
  shares: ShareInfo[];
}
/**
 * What chance gave a seat (or all alike) in so many draws, what was to be expected, and how far off is usual.
 */
export interface ShareInfo {
  draws: number;
  got: number;
  expected: number;
  usual: number;
  sentence: string;
}
/**
 * Every draw of a finished game, in order.
 */
export interface Draws {
  seed: string;
  commitment: string;
  words: string[];
  draws: DrawInfo[];
}
/**
 * One thing that chance decided, with all that is needed to compute it again.
 */
export interface DrawInfo {
  move: number;
  name: string;
  options: string[];
  answer: string;
}
/**
 * A new private table that begins where this one was after some of its moves.
 */
export interface Fork {
  /**
   * chosen by the client; the same id again is answered again and not done again
   */
  id: string;
  move: number;
  seats?: Player[] | null;
}
/**
 * The record of a game, to be looked at as a table is; the language is for what is wrong with it.
 */
export interface LookAtRecord {
  record: string;
  language?: "cs" | "en";
}
