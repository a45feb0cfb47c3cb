import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { settings } from "$lib/settings.svelte";
import { soundOf } from "../../src/table/sounding.svelte";

const event = ($: string) => ({ $ });
const SOUNDS = { Rolled: "dice", Built: "piece", Produced: "gain" } as const;

describe("the sound of a step", () => {
  it("is the most telling one of all that happened, or none", () => {
    expect(soundOf([event("Built")], SOUNDS)).toBe("piece");
    expect(soundOf([event("Produced"), event("Built"), event("Rolled")], SOUNDS)).toBe("dice");
    expect(soundOf([event("Thought"), null], SOUNDS)).toBeNull();
    expect(soundOf([event("Built")])).toBeNull();
  });
});

/** What is played, in seconds after the page was opened. */
class Played {
  static at: number[] = [];
  state = "running";
  currentTime = 0;
  sampleRate = 8;
  destination = {};
  createGain() {
    const ramp = vi.fn();
    return {
      gain: { setValueAtTime: ramp, linearRampToValueAtTime: ramp, exponentialRampToValueAtTime: ramp },
      connect: vi.fn(),
    };
  }
}
class Oscillator {
  connect = vi.fn();
  stop = vi.fn();
  start = (): void => void Played.at.push(Math.round(performance.now()));
}

describe("sounds", () => {
  beforeEach(() => {
    vi.useFakeTimers();
    vi.resetModules();
    vi.stubGlobal("AudioContext", Played);
    vi.stubGlobal("OscillatorNode", Oscillator);
    Played.at = [];
    settings.sounds = true;
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });

  async function opened(): Promise<typeof import("$lib/sounds")> {
    const [sounds, chosen] = [await import("$lib/sounds"), await import("$lib/settings.svelte")];
    chosen.settings.sounds = true;
    sounds.allowSounds();
    return sounds;
  }
  const touch = (): void => void dispatchEvent(new Event("pointerdown"));

  it("wait for the first touch", async () => {
    const { play } = await opened();
    play("piece");
    expect(Played.at).toEqual([]);
    touch();
    play("piece");
    expect(Played.at).toHaveLength(1);
  });

  it("are never several at once: the next is left out, and one's turn is told after it", async () => {
    const { play } = await opened();
    touch();
    const start = Math.round(performance.now());
    play("piece");
    play("piece");
    play("turn");
    expect(Played.at).toEqual([start]);
    vi.advanceTimersByTime(1000);
    expect(Played.at).toEqual([start, start + 180, start + 180]); // two tones of one sound
  });
});
