// What jsdom lacks of a browser: it answers no to every question about the screen.
globalThis.matchMedia ??= (media: string) =>
  Object.assign(new EventTarget(), { matches: false, media }) as unknown as MediaQueryList;
