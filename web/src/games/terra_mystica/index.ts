// Terra Mystica in the browser.
import type { GameUi } from "$lib/games";
import Play from "./Play.svelte";
import { placesOf } from "./offer";

const ui: GameUi = { Play, placesOf };
export default ui;
