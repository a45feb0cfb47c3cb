// Cartographers in the browser.
import type { GameUi } from "$lib/games";
import { placesOf } from "./events";
import End from "./End.svelte";
import Play from "./Play.svelte";
import { help } from "./signs";
import { sounds } from "./sounds";
import { SEASONS, type CartographersView } from "./view";
import { w } from "./words";

const summary: GameUi["summary"] = {
  stage: (view) => SEASONS.indexOf((view as CartographersView).season),
  title: (stage) => (stage >= 0 && stage < SEASONS.length ? w("summary", { season: SEASONS[stage]! }) : null),
};

const ui: GameUi = { Play, End, placesOf, sounds, summary, help };
export default ui;
