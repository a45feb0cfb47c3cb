"""People who visit the server, each in a browser of their own that notes what goes wrong in it."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Browser, ConsoleMessage, Page, ViewportSize

PICTURES = Path(__file__).parents[2] / "build" / "pictures"
DESKTOP = ViewportSize(width=1280, height=800)
TABLET = ViewportSize(width=1024, height=768)
WIDE = ViewportSize(width=1920, height=1080)
PHONE = ViewportSize(width=360, height=740)
LOW_PHONE = ViewportSize(width=360, height=600)
PATIENCE = 30_000  # milliseconds: enough on a busy machine, and nobody waits longer than they must
LONGEST_PICTURE = 4_000  # pixels
LOCALES = {"en": "en-GB", "cs": "cs-CZ"}

# Every shift of the layout, how long each message of the server took to be drawn, and the questions drawn last.
MEASURES = """
window.shifts = [];
new PerformanceObserver((list) => {
  for (const entry of list.getEntries()) {
    const what = entry.sources.map((source) => source.node?.outerHTML?.slice(0, 120) ?? "");
    window.shifts.push({ value: entry.value, what });
  }
}).observe({ type: "layout-shift", buffered: true });

window.redraws = [];
window.asked = [];
const given = Object.getOwnPropertyDescriptor(WebSocket.prototype, "onmessage");
Object.defineProperty(WebSocket.prototype, "onmessage", {
  ...given,
  set(handle) {
    given.set.call(this, async (event) => {
      const start = performance.now();
      handle(event);
      for (let turn = 0; turn < 10; turn++) await null; // what waits to be drawn is drawn
      document.body.getBoundingClientRect();
      if (!event.data.startsWith('{"type":"news"')) return;
      window.redraws.push(performance.now() - start);
      window.asked = JSON.parse(event.data).sights?.map((sight) => sight.asked) ?? window.asked;
    });
  },
});
"""

# Who does not say otherwise is shown everything as it happens, so that tests are quick.
AT_ONCE = """(() => {
  const kept = JSON.parse(localStorage.getItem("deskovka settings") ?? "{}");
  localStorage.setItem("deskovka settings", JSON.stringify({ pace: "now", ...kept }));
})()"""


class Visitors:
    """Opens browsers; when the test has failed each leaves a picture, and none may have shown an error."""

    def __init__(self, browser: Browser, url: str, pictures: Path) -> None:
        self.browser = browser
        self.url = url
        self.pictures = pictures
        self.pages: list[Page] = []
        self.faults: list[str] = []
        self.forgiven: list[str] = []
        self.lost: list[str] = []

    def come(
        self,
        language: str = "en",
        theme: str = "light",
        size: ViewportSize = DESKTOP,
        touch: bool = False,
        motion: bool = False,
    ) -> Page:
        """Somebody new, who has never been here."""
        context = self.browser.new_context(
            base_url=self.url,
            locale=LOCALES[language],
            color_scheme="dark" if theme == "dark" else "light",
            viewport=size,
            has_touch=touch,
            is_mobile=touch,
            reduced_motion="no-preference" if motion else "reduce",
            permissions=["clipboard-read", "clipboard-write"],
        )
        context.set_default_timeout(PATIENCE)
        context.add_init_script(MEASURES)
        context.add_init_script(AT_ONCE)
        page = context.new_page()
        page.on("pageerror", lambda error: self.faults.append(f"{page.url}: {error}"))
        page.on("console", self._note)
        self.pages.append(page)
        return page

    def _note(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self.faults.append(f"{message.location['url']}: {message.text}")

    def forgive(self, *words: str) -> None:
        """Errors with one of these words belong to the test."""
        self.forgiven += words

    def forgive_loss_of(self, server: str) -> None:
        """This server will be killed: whatever the browser calls the failures of the network towards it."""
        self.lost.append(server)
        self.forgive("WebSocket connection")

    def _belongs_to_test(self, fault: str) -> bool:
        lost = "net::ERR_" in fault and any(fault.startswith(server) for server in self.lost)
        return lost or any(words in fault for words in self.forgiven)

    def picture(self, page: Page, name: str) -> None:
        """The whole page, unless it is a book."""
        whole = page.evaluate("document.documentElement.scrollHeight") < LONGEST_PICTURE
        page.screenshot(path=self.pictures / f"{name}.png", full_page=whole)

    def leave(self, failed: bool) -> None:
        for number, page in enumerate(self.pages, 1):
            if failed:
                self.picture(page, f"end_{number}")
            page.context.close()
        faults = [fault for fault in self.faults if not self._belongs_to_test(fault)]
        assert not faults, "\n".join(faults)


def check_accessible(page: Page, part: str | None = None) -> None:
    """Axe finds nothing, on the page or in a part of it: by rule, the places that break it.

    It looks for a second or so: what others did meanwhile may have changed what it has half judged, so it looks again.
    """
    drawn = -1
    while drawn != (drawn := page.evaluate("window.redraws.length")):
        found = Axe().run(page, part).response["violations"]
    broken = {fault["id"]: [node["target"] for node in fault["nodes"]] for fault in found}
    assert not broken, f"{page.url}: {broken}"


def check_fits(page: Page) -> None:
    """Nothing is wider than the screen."""
    wide = page.evaluate("document.documentElement.scrollWidth - innerWidth")
    assert wide <= 0, f"{page.url} is {wide} px too wide"


def layout_shift(page: Page) -> tuple[float, list[Any]]:
    """How much moved that nobody moved, and what."""
    shifts = page.evaluate("window.shifts")
    return sum(shift["value"] for shift in shifts), shifts


def keep_redraws(page: Page, pictures: Path) -> None:
    """Write beside the pictures how many milliseconds script and layout took after each news of the server."""
    times = sorted(page.evaluate("window.redraws"))
    told = f"median {times[len(times) // 2]:.1f} ms, longest {times[-1]:.1f} ms, of {len(times)}\n"
    (pictures / "redraws.txt").write_text(told, "utf-8")


def forget_measures(page: Page) -> None:
    page.evaluate("() => { window.shifts.length = 0; window.redraws.length = 0; }")
