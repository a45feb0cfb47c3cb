// What tells a person elsewhere that it is their turn: the title of the page, its icon, a notification.
// They tell it as soon as it is so, also while the moves before it are still being shown.
import { afterDrawing } from "$lib/afterwards.svelte";
import type { Table } from "$lib/table.svelte";
import { settings } from "$lib/settings.svelte";
import { nameOf } from "$lib/score";
import { hasWord, ofGame, t } from "$lib/text.svelte";

const ICON = "/static/icon.svg";
const ICON_TURN = "/static/icon-turn.svg";

function showIcon(address: string): void {
  const link = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  if (link && link.getAttribute("href") !== address) link.href = address;
}

function titleOf(game: string): string {
  return hasWord(game, "game-name") ? ofGame(game)("game-name") : nameOf(game, game);
}

/** To be called once by the page of a table. */
export function followTurn(table: Table): void {
  const mine = $derived(table.myTurn);
  let notified: number | null = null;

  $effect(() => {
    const before = document.title;
    return () => {
      document.title = before;
      showIcon(ICON);
    };
  });
  $effect(() => {
    const name = titleOf(table.info?.game ?? "");
    const title = t(mine ? "title-turn" : "title", { game: name });
    return afterDrawing(() => {
      // the window around the page is slow to change
      document.title = title;
      showIcon(mine ? ICON_TURN : ICON);
    });
  });
  $effect(() => {
    const question = mine ? (table.asked[0]?.asked ?? null) : null;
    if (question === null || question === notified) return;
    notified = question;
    if (!settings.notify || !document.hidden || !("Notification" in window) || Notification.permission !== "granted")
      return;
    const shown = new Notification(t("table-my-turn"), {
      body: titleOf(table.info?.game ?? ""),
      tag: table.id,
      icon: ICON_TURN,
    });
    shown.onclick = () => {
      window.focus();
      shown.close();
    };
  });
}

/** Keep how far somebody has looked: until now while the page is in sight, or until their own last answer. */
export function followLooks(table: Table, keep: (looked: number) => void): void {
  const leave = (): void => {
    if (!document.hidden) return;
    table.look();
    keep(table.looked); // at once: the page may be about to close
  };
  $effect(() => {
    document.addEventListener("visibilitychange", leave);
    return () => {
      document.removeEventListener("visibilitychange", leave);
      keep(table.seq);
    };
  });
  $effect(() => {
    const { looked } = table;
    return afterDrawing(() => keep(looked));
  });
}
