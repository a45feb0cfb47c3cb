// A few soft sounds, made here: no file is loaded for them. They wait for the first touch of the page, as browsers ask.
import { settings } from "./settings.svelte";

export type Sound = "turn" | "dice" | "card" | "piece" | "gain" | "end";

/** A tone: when it begins, its pitch, how long it fades, how loud it is. */
type Tone = [at: number, hertz: number, seconds: number, loud: number];

const TONES: Record<Exclude<Sound, "dice" | "card">, Tone[]> = {
  turn: [
    [0, 523.25, 0.5, 0.5],
    [0.13, 783.99, 0.7, 0.5],
  ],
  piece: [[0, 196, 0.14, 0.7]],
  gain: [
    [0, 659.25, 0.22, 0.3],
    [0.07, 880, 0.3, 0.3],
  ],
  end: [
    [0, 392, 0.9, 0.4],
    [0.16, 493.88, 0.9, 0.4],
    [0.32, 587.33, 1.3, 0.4],
  ],
};
/** Knocks of a filtered noise: when, how high it rings, how long. */
const KNOCKS: Record<"dice" | "card", Tone[]> = {
  dice: [
    [0, 1500, 0.05, 0.8],
    [0.09, 1900, 0.05, 0.6],
    [0.16, 1300, 0.05, 0.7],
    [0.27, 1700, 0.06, 0.5],
  ],
  card: [[0, 3200, 0.12, 0.35]],
};
const SOFT = 0.22;
/** Milliseconds during which a sound is alone. */
const ALONE: Record<Sound, number> = { turn: 500, dice: 350, card: 180, piece: 180, gain: 300, end: 1200 };
/** Those that are heard after another one, which others do without. */
const LATER = new Set<Sound>(["turn", "end"]);

let touched = false;
let context: AudioContext | null = null;
let noise: AudioBuffer | null = null;
let free = 0; // when the last sound has ended
let timer: ReturnType<typeof setTimeout> | undefined;

/** The page was touched: from now on it may be heard. */
export function allowSounds(): void {
  const allow = (): void => {
    removeEventListener("pointerdown", allow);
    removeEventListener("keydown", allow);
    touched = true;
  };
  addEventListener("pointerdown", allow);
  addEventListener("keydown", allow);
}

/** One sound at a time: a second one is left out, or heard after the first. */
export function play(sound: Sound): void {
  const wait = free - performance.now();
  if (wait > 0 && !LATER.has(sound)) return;
  clearTimeout(timer);
  if (wait > 0) timer = setTimeout(() => make(sound), wait);
  else make(sound);
}

function make(sound: Sound): void {
  if (!settings.sounds || !touched || !("AudioContext" in window)) return;
  if (document.hidden && !(sound === "turn" && settings.notify)) return;
  free = performance.now() + ALONE[sound];
  context ??= new AudioContext();
  if (context.state === "suspended") void context.resume();
  if (sound === "dice" || sound === "card") for (const tone of KNOCKS[sound]) knock(context, tone);
  else for (const tone of TONES[sound]) ring(context, tone);
}

function fading(on: AudioContext, [at, , seconds, loud]: Tone): GainNode {
  const gain = on.createGain();
  const start = on.currentTime + at;
  gain.gain.setValueAtTime(0, start);
  gain.gain.linearRampToValueAtTime(loud * SOFT * settings.volume, start + 0.012);
  gain.gain.exponentialRampToValueAtTime(0.0001, start + seconds);
  gain.connect(on.destination);
  return gain;
}

function ring(on: AudioContext, tone: Tone): void {
  const [at, hertz, seconds] = tone;
  const source = new OscillatorNode(on, { type: "sine", frequency: hertz });
  source.connect(fading(on, tone));
  source.start(on.currentTime + at);
  source.stop(on.currentTime + at + seconds);
}

function knock(on: AudioContext, tone: Tone): void {
  const [at, hertz, seconds] = tone;
  noise ??= hiss(on);
  const source = new AudioBufferSourceNode(on, { buffer: noise });
  source.connect(new BiquadFilterNode(on, { type: "bandpass", frequency: hertz, Q: 3 })).connect(fading(on, tone));
  source.start(on.currentTime + at);
  source.stop(on.currentTime + at + seconds);
}

function hiss(on: AudioContext): AudioBuffer {
  const buffer = on.createBuffer(1, on.sampleRate / 2, on.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let index = 0; index < samples.length; index += 1) samples[index] = Math.random() * 2 - 1;
  return buffer;
}
