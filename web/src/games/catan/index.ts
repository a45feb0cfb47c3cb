// Catan in the browser.
import type { GameUi } from "$lib/games";
import End from "./End.svelte";
import Play from "./Play.svelte";
import { words } from "./notation";
import { placesOf } from "./offer";
import { help } from "./signs";
import { sounds } from "./sounds";

const ui: GameUi = { Play, End, placesOf, sounds, words, help };
export default ui;
