import type { FlyerLine } from '@marquee/kernel';
import { isRecord } from '../../base/json.ts';
import type { Hints } from '../../base/types.ts';
import { FLYERS } from '../../decide/weights/flyers.ts';
import { readFlyer } from './read-flyer.ts';

/** What a picture says, as texts for a form; a value that it does not say is absent. */
export type PictureReading = Partial<
  Record<'title' | 'day' | 'time' | 'endTime' | 'venue' | 'address' | 'price', string>
>;

const MOST_LINES = 60;
const MOST_LINE = 200;
const { pixelsPerHundredth, leading, letterWidth } = FLYERS.readTranscript;

/**
 * Reads what a language model copied from a picture: `{ lines: [{ text, height }] }`, from top to bottom, heights in hundredths of the picture's. The
 * rules that read a photographed flyer find the values. Anything else is read as no text.
 */
export function readTranscript(transcript: unknown, document: string, hints: Hints): PictureReading {
  const written = isRecord(transcript) && Array.isArray(transcript['lines']) ? transcript['lines'] : [];
  let y = 0;
  const lines = written.slice(0, MOST_LINES).flatMap((line): FlyerLine[] => {
    if (!isRecord(line) || typeof line['text'] !== 'string' || line['text'].trim() === '') return [];
    const text = line['text'].slice(0, MOST_LINE);
    const height = pixelsPerHundredth * Math.min(100, Math.max(1, Number(line['height']) || 1));
    y += height * leading;
    return [
      { text, confidence: 1, x: 500, y: y - height / 2, width: height * text.length * letterWidth, height, angle: 0 },
    ];
  });
  const read = readFlyer({ width: 1_000, height: Math.max(1, y), lines }, document, hints);
  const price = read.price?.evidence[0]?.snippet;
  return {
    ...(read.title ? { title: read.title.value } : {}),
    // A day that its weekday contradicts is no help to whoever checks it.
    ...(read.day?.isSure ? { day: read.day.value } : {}),
    ...(read.time ? { time: read.time.value } : {}),
    ...(read.endTime ? { endTime: read.endTime.value } : {}),
    ...(read.venue ? { venue: read.venue.value } : {}),
    ...(read.address ? { address: read.address.value } : {}),
    ...(price === undefined ? {} : { price }),
  };
}
