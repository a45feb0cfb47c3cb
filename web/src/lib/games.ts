// The games of this client: a folder each, loaded when it is needed; a game without one is shown as any game is.
import type { Component } from "svelte";
import type { GameHelp } from "./about";
import type { Happened, NewGame, Sight, Standing, View } from "./protocol";
import type { PaperProps } from "./paper";
import type { Sound } from "./sounds";
import type { Table } from "./table.svelte";

/** What a game's folder is given to show and play a position. */
export interface PlayProps {
  table: Table;
  /** What is shown: the present sights, or those of another moment when somebody looks back. */
  sights: Sight[];
  /** Whether this is the present, so that answers can be given. */
  live: boolean;
  /** What happened up to the moment that is shown and still stands, in words, also before the page was opened. */
  happened: Happened[];
  /** Places to light up, as the log names them (a space, a hex). */
  lit: string[];
  /** Where something happened since somebody at this screen last acted. */
  marked: string[];
  /** The entry after which everything is news to them. */
  since: number;
  /** Whether the guide tells something: what is asked waits, and nothing of it lies over the table. */
  paused: boolean;
  /** Say that something is not allowed: shown with its rule. */
  onrefused: (refusal: { message: string; rule: string | null }) => void;
}

export interface EndProps {
  table: Table;
  outcome: Standing[];
}

/** Words of the notation that the game's texts do not name by themselves; `verb` is the first word of the action. */
export interface NotationWords {
  /** What a word means, to be read beside the action. */
  shown: (word: string, verb: string, table: Table) => string[];
  /** What may be typed for it. */
  typed: (word: string, verb: string, table: Table) => string[];
}

export interface GameUi {
  Play: Component<PlayProps>;
  /** More for the end page: charts only this game has. */
  End?: Component<EndProps>;
  /** The places an event is about, so that a line of the log can light them up. */
  placesOf: (event: unknown) => string[];
  /** Where a game has seasons or rounds: which one it is, and what is said when one has ended; null where that is none. */
  summary?: {
    stage: (view: unknown) => number;
    title: (stage: number) => string | null;
    /** What its points are, where they are not those on the table. */
    note?: () => string;
  };
  /** How its events sound, by their names. */
  sounds?: Partial<Record<string, Sound>>;
  words?: NotationWords;
  /** What its signs mean, and what the game is about. */
  help?: GameHelp;
}

/** What lies on the table before the first move: two deals, where the first is drawn and both tell what is dealt. */
export interface StartProps {
  deals: View[];
  /** The set-up they are of. */
  wish: NewGame;
}

/** How a game draws the positions in its rule book. */
export interface ExampleUi {
  /** What all of them use, once for the page. */
  Defs: Component;
  Board: Component<{ rows: string[] }>;
}

const folders = import.meta.glob<{ default: GameUi }>("../games/*/index.ts");
const pictures = import.meta.glob<{ default: Component }>("../games/*/Picture.svelte");
const examples = import.meta.glob<{ default: ExampleUi }>("../games/*/examples.ts");
const starts = import.meta.glob<{ default: Component<StartProps> }>("../games/*/Start.svelte");
const papers = import.meta.glob<{ default: Component<PaperProps> }>("../games/*/Paper.svelte");

/** How many games there are, before the server has told which. */
export const gameCount = Object.keys(folders).length;

export async function loadGame(name: string): Promise<GameUi> {
  const load = folders[`../games/${name}/index.ts`];
  return load ? (await load()).default : (await import("../any/ui")).loadAny(name);
}

export async function loadPicture(name: string): Promise<Component | null> {
  const load = pictures[`../games/${name}/Picture.svelte`];
  return load ? (await load()).default : null;
}

export async function loadExamples(name: string): Promise<ExampleUi | null> {
  const load = examples[`../games/${name}/examples.ts`];
  return load ? (await load()).default : null;
}

/** The picture for whoever sets up a table. */
export async function loadStart(name: string): Promise<Component<StartProps> | null> {
  const load = starts[`../games/${name}/Start.svelte`];
  return load ? (await load()).default : null;
}

/** The picture in which somebody fills in what lies on the table at home. */
export async function loadPaper(name: string): Promise<Component<PaperProps> | null> {
  const load = papers[`../games/${name}/Paper.svelte`];
  return load ? (await load()).default : null;
}
