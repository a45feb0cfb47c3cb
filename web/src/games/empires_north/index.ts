// Empires of the North in the browser.
import type { GameUi } from "$lib/games";
import End from "./End.svelte";
import Play from "./Play.svelte";
import { words } from "./notation";
import { placesOf } from "./offer";
import { help } from "./signs";
import { sounds } from "./sounds";
import type { EmpiresView } from "./view";
import { g } from "./words";

const summary: GameUi["summary"] = {
  stage: (view) => (view as EmpiresView).round,
  title: (stage) => (stage > 0 ? g("summary", { round: stage }) : null),
  note: () => g("summary-note"),
};

const ui: GameUi = { Play, End, placesOf, sounds, summary, words, help };
export default ui;
