// Something that the server may refuse.
import type { Refusal } from "./api";
import type { PlayProps } from "./games";

/** Whether it was done; if not, the reader is told why. */
export async function attempt(task: () => Promise<unknown>, onrefused: PlayProps["onrefused"]): Promise<boolean> {
  try {
    await task();
    return true;
  } catch (error) {
    const { message, rule } = error as Refusal;
    onrefused({ message, rule });
    return false;
  }
}
