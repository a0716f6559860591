import { type Pixels, planesOf, type TurnedBox } from './pixels.ts';

const SCALE = { mean: [0.5, 0.5, 0.5], deviation: [0.5, 0.5, 0.5] } as const;
/** The height of a line for the model, and the greatest width: a line of 80 letters. */
const HEIGHT = 48;
const WIDEST = 1_600;
const NARROWEST = 48;
const MULTIPLE = 8;
/** A blank is seldom the likeliest sign between two letters of a poster; this likely it is one. */
const BLANK = 0.06;

export interface LineInput {
  planes: Float32Array;
  width: number;
  height: number;
}

/** The input of the model that reads a line. @param stretch how much wider its letters are drawn: in narrow type the model overlooks some */
export function lineInput(pixels: Pixels, box: TurnedBox, stretch = 1): LineInput {
  const wanted = Math.round(((box.width / box.height) * HEIGHT * stretch) / MULTIPLE) * MULTIPLE;
  const size = { width: Math.min(WIDEST, Math.max(NARROWEST, wanted)), height: HEIGHT };
  return { planes: planesOf(pixels, box, size, SCALE), ...size };
}

/** The text of a line, and how sure the model is of its letters, 0 to 1. */
export interface ReadText {
  text: string;
  confidence: number;
}

/**
 * A line from the model's answer: for each step from left to right how likely each sign is. The first sign is none, the last a blank; the same sign
 * in steps that follow each other is one (connectionist temporal classification).
 */
export function textIn(likely: Float32Array, steps: number, signs: readonly string[]): ReadText {
  const count = signs.length;
  const blank = count - 1;
  let [text, last, sum, letters, mostBlank] = ['', 0, 0, 0, 0];
  for (let step = 0; step < steps; step += 1) {
    const from = step * count;
    let best = 0;
    for (let sign = 1; sign < count; sign += 1)
      if ((likely[from + sign] ?? 0) > (likely[from + best] ?? 0)) best = sign;
    mostBlank = Math.max(mostBlank, likely[from + blank] ?? 0);
    if (best !== 0 && best !== last && best !== blank) {
      if (mostBlank >= BLANK && text !== '') text += ' ';
      text += signs[best] ?? '';
      sum += likely[from + best] ?? 0;
      letters += 1;
      mostBlank = 0;
    } else if (best === last && best !== 0 && best !== blank) mostBlank = 0;
    last = best;
  }
  return { text, confidence: letters === 0 ? 0 : sum / letters };
}
