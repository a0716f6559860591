import type { Tone } from './tone.ts';

/** A figure against an earlier period. What is better is the caller's to say: more errors are not. */
export interface Comparison {
  now: number;
  before: number;
  /** What it is compared with, as a sentence ends: `yesterday`, `the seven days before`. */
  against: string;
  better: 'up' | 'down' | 'neither';
}

export interface ComparedFigure {
  direction: 'up' | 'down' | 'same';
  tone: Tone;
  /** `+12%`; the difference itself where there was nothing before. */
  amount: string;
}

const PERCENT = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0, signDisplay: 'exceptZero' });
const DIFFERENCE = new Intl.NumberFormat('en-US', { maximumFractionDigits: 1, signDisplay: 'exceptZero' });
/** Beyond this a share says less than the figures do. */
const MOST_PERCENT = 999;

/** How a figure changed: its sign, how much, and whether that is good. */
export function compared({ now, before, better }: Comparison): ComparedFigure {
  const difference = now - before;
  if (difference === 0) return { direction: 'same', tone: 'neutral', amount: '±0' };
  const direction = difference > 0 ? 'up' : 'down';
  const tone = better === 'neither' ? 'neutral' : direction === better ? 'good' : 'bad';
  const share = before === 0 ? Number.POSITIVE_INFINITY : (difference / Math.abs(before)) * 100;
  const isShare = Math.abs(share) <= MOST_PERCENT && Math.abs(share) >= 0.5;
  return { direction, tone, amount: isShare ? `${PERCENT.format(share)}%` : DIFFERENCE.format(difference) };
}
