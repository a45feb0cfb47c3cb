// How the maps of the rule book are drawn.
import type { ExampleUi } from "$lib/games";
import Defs from "./Defs.svelte";
import ExampleBoard from "./ExampleBoard.svelte";

const ui: ExampleUi = { Defs, Board: ExampleBoard };
export default ui;
