import type { FlyerLine, FlyerText } from '@marquee/kernel/flyer-text';
import { linesIn, lookAt } from './find-lines.ts';
import type { Pixels, TurnedBox } from './pixels.ts';
import { lineInput, type ReadText, textIn } from './read-line.ts';

/** A model: planes of a picture in, figures out with their shape. */
export type Model = (
  planes: Float32Array,
  shape: { width: number; height: number },
) => Promise<{ data: Float32Array; shape: readonly number[] }>;

export interface Models {
  /** Finds lines of text. */
  find: Model;
  /** Reads one line. */
  read: Model;
  /** The signs that it knows (`signsIn`). */
  signs: readonly string[];
}

/** What it is doing, for a person who waits; `done` and `of` count lines. */
export type Progress = (done: number, of: number) => void;

/** Less is a guess. */
const LEAST_CONFIDENCE = 0.5;
/** A line that is not certain is read again with wider letters, and then believed unless it became less likely by more than this. */
const STRETCHES = [1, 1.6] as const;
const CERTAIN = 0.975;
const WIDER_IS_BETTER = 0.01;

/** The text of a picture, each line with its place; from top to bottom. The same in a browser and in Node. */
export async function readFlyer(
  pixels: Pixels,
  { find, read, signs }: Models,
  progress?: Progress,
): Promise<FlyerText> {
  const looked = lookAt(pixels);
  const answer = await find(looked.planes, looked);
  const boxes = linesIn(answer.data, looked, pixels);
  const lines: FlyerLine[] = [];
  for (const [at, box] of boxes.entries()) {
    progress?.(at, boxes.length);
    const { text, confidence } = await readLine(pixels, box, { read, signs });
    if (text.trim() !== '' && confidence >= LEAST_CONFIDENCE) lines.push(lineOf(text, confidence, box));
  }
  progress?.(boxes.length, boxes.length);
  return { width: pixels.width, height: pixels.height, lines: lines.toSorted((a, b) => a.y - b.y) };
}

async function readLine(
  pixels: Pixels,
  box: TurnedBox,
  { read, signs }: Pick<Models, 'read' | 'signs'>,
): Promise<ReadText> {
  const readings: ReadText[] = [];
  for (const stretch of STRETCHES) {
    const input = lineInput(pixels, box, stretch);
    const { data, shape } = await read(input.planes, input);
    const reading = textIn(data, shape[1] ?? 0, signs);
    readings.push(reading);
    if (reading.confidence >= CERTAIN) break;
  }
  const [first, second] = readings;
  if (!first) throw new RangeError('a line without a reading');
  return second && second.confidence > first.confidence - WIDER_IS_BETTER ? second : first;
}

function lineOf(text: string, confidence: number, { x, y, width, height, angle }: TurnedBox): FlyerLine {
  const round = (figure: number) => Math.round(figure);
  return {
    text: text.trim().slice(0, 200),
    confidence: Math.round(confidence * 100) / 100,
    x: round(x),
    y: round(y),
    width: round(width),
    height: round(height),
    angle: Math.round((angle * 1800) / Math.PI) / 10,
  };
}

/** The signs of the model's list, one a line, between none and the blank. */
export function signsIn(list: string): string[] {
  return ['', ...list.replaceAll('\r', '').replace(/\n$/, '').split('\n'), ' '];
}
