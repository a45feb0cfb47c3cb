// Cartographers in the browser.
import type { GameUi } from "$lib/games";
import { placesOf } from "./events";
import End from "./End.svelte";
import Play from "./Play.svelte";
import { help } from "./signs";
import { sounds } from "./sounds";

const ui: GameUi = { Play, End, placesOf, sounds, help };
export default ui;
