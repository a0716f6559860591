import type { FlyerReading } from '@marquee/extraction/flyers';
import type { Pixels } from './pixels.ts';

/** The city of who reads; where a flyer names none, it is of there. */
export interface FlyerPlace {
  city: string;
  /** Two-letter code. */
  state: string;
}

/** A picture to read; `today` in the visitor's zone. */
export interface ToWorker extends FlyerPlace {
  pixels: Pixels;
  today: `${number}-${number}-${number}`;
  timezone: string;
}

export type FromWorker =
  | { kind: 'progress'; done: number; of: number }
  | { kind: 'read'; reading: FlyerReading; lines: number }
  | { kind: 'failed'; detail: string };
