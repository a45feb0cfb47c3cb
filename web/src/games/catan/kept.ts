// Parts of views from one to the next: what is the same stays the same object, so that nothing of it is drawn again.
export class Kept<Part> {
  private readonly known = new Map<string, Part>();

  /** A part that says the same, if one was there before. */
  same = (part: Part): Part => {
    const word = JSON.stringify(part);
    const before = this.known.get(word);
    if (!before) this.known.set(word, part);
    return before ?? part;
  };
}
