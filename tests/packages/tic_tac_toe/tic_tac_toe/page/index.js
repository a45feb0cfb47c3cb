// The page of tic-tac-toe: nine buttons; those that may be marked can be pressed.

const SIGNS = ["✕", "◯"];

export default function draw(place, { view, options, names, t, answer }) {
  const board = document.createElement("div");
  board.style.cssText = "display: grid; grid-template-columns: repeat(3, minmax(4rem, 6rem)); gap: 0.4rem";
  view.marks.forEach((mark, index) => board.append(space(mark, String(index + 1))));
  place.replaceChildren(board);

  function space(mark, number) {
    const button = document.createElement("button");
    const action = options?.spaces[number];
    button.textContent = SIGNS[mark] ?? "";
    button.disabled = !action;
    button.style.cssText = "aspect-ratio: 1; font-size: 2rem; justify-content: center; opacity: 1";
    button.setAttribute(
      "aria-label",
      mark < 0 ? t("space-empty", { space: number }) : t("space-marked", { space: number, name: names[mark] }),
    );
    button.onclick = () => answer(action);
    return button;
  }
}
