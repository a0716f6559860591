import type { FlyerReading } from '@marquee/extraction/flyers';
import type { Pixels } from './pixels.ts';

/** A picture to read; `today` in the visitor's zone. */
export interface ToWorker {
  pixels: Pixels;
  today: `${number}-${number}-${number}`;
  timezone: string;
}

export type FromWorker =
  | { kind: 'progress'; done: number; of: number }
  | { kind: 'read'; reading: FlyerReading; lines: number }
  | { kind: 'failed'; detail: string };
