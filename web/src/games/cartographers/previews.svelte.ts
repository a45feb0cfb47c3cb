// What a drawing would score, asked from the server when the shape has come to rest.
import type { Table } from "$lib/table.svelte";
import type { Placing } from "./placing.svelte";
import type { Preview } from "./view";

const REST = 120; // milliseconds

/** To be called once by whoever shows a game: the preview of the drawing in the hand, when it is known. */
export function followPreview(
  table: Table,
  seat: () => number | null,
  placing: () => Placing | null,
): { readonly now: Preview | null } {
  let known = $state.raw<{ action: string; preview: Preview } | null>(null);
  const action = $derived.by(() => {
    const held = placing();
    return held?.shown && held.fit.fits ? held.action : "";
  });

  $effect(() => {
    const wanted = action;
    const asks = seat();
    if (!wanted || asks === null) return;
    let stale = false;
    const timer = setTimeout(() => {
      table.whatIf(asks, wanted).then(
        ({ preview }) => {
          if (!stale && preview) known = { action: wanted, preview: preview as Preview };
        },
        () => {}, // a preview that does not come is no loss
      );
    }, REST);
    return () => {
      stale = true;
      clearTimeout(timer);
    };
  });

  return {
    get now() {
      return action && known?.action === action ? known.preview : null;
    },
  };
}
