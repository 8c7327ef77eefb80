// @ts-check
/**
 * Short sounds, made here rather than loaded. Silent until the first gesture, as browsers want it; whatever
 * sounds is also seen.
 */
import { sound, vibration } from "./settings.js";

/** @type {AudioContext|null} */
let context = null;

function awake() {
  if (!sound.value) return;
  context ??= new AudioContext();
  if (context.state === "suspended") context.resume();
}
addEventListener("pointerdown", awake, { passive: true });
addEventListener("keydown", awake, { passive: true });

/** Notes: frequency (Hz), start (s), length (s), loudness 0..1. @type {Record<string, number[][]>} */
const TUNES = {
  turn: [[660, 0, 0.12, 0.12], [880, 0.12, 0.18, 0.12]],
  card: [[240, 0, 0.05, 0.1]],
  meld: [[392, 0, 0.07, 0.1], [523, 0.07, 0.1, 0.1]],
  refusal: [[196, 0, 0.14, 0.1]],
  end: [[523, 0, 0.12, 0.12], [659, 0.12, 0.12, 0.12], [784, 0.24, 0.24, 0.12]],
  tick: [[1200, 0, 0.03, 0.06]],
};

/** @param {"turn"|"card"|"meld"|"refusal"|"end"|"tick"} name */
export function play(name) {
  if (!sound.value || context?.state !== "running") return;
  const now = context.currentTime;
  for (const [pitch, start, length, loud] of TUNES[name]) {
    const tone = context.createOscillator();
    const gain = context.createGain();
    tone.type = "triangle";
    tone.frequency.value = pitch;
    gain.gain.setValueAtTime(0, now + start);
    gain.gain.linearRampToValueAtTime(loud, now + start + 0.01);
    gain.gain.exponentialRampToValueAtTime(0.001, now + start + length);
    tone.connect(gain).connect(context.destination);
    tone.start(now + start);
    tone.stop(now + start + length + 0.02);
  }
}

/** A short buzz, where the device can and the page has been touched. @param {number|number[]} pattern */
export function buzz(pattern) {
  if (vibration.value && navigator.userActivation?.hasBeenActive) navigator.vibrate?.(pattern);
}
