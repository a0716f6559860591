import type { Tone } from './tone.ts';

/** A figure compared with an earlier period. The caller says which direction is better: more errors are not. */
export interface Comparison {
  now: number;
  before: number;
  /** The period it is compared with, as the end of a sentence: `yesterday`, `the seven days before`. */
  against: string;
  better: 'up' | 'down' | 'neither';
}

export interface ComparedFigure {
  direction: 'up' | 'down' | 'same';
  tone: Tone;
  /** `+12%`; the absolute difference if there was nothing before. */
  amount: string;
}

const PERCENT = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0, signDisplay: 'exceptZero' });
const DIFFERENCE = new Intl.NumberFormat('en-US', { maximumFractionDigits: 1, signDisplay: 'exceptZero' });
/** Above this a percentage says less than the figures. */
const MOST_PERCENT = 999;

/** The change of a figure: sign, amount, and whether it is good. */
export function compared({ now, before, better }: Comparison): ComparedFigure {
  const difference = now - before;
  if (difference === 0) return { direction: 'same', tone: 'neutral', amount: '±0' };
  const direction = difference > 0 ? 'up' : 'down';
  const tone = better === 'neither' ? 'neutral' : direction === better ? 'good' : 'bad';
  const share = before === 0 ? Number.POSITIVE_INFINITY : (difference / Math.abs(before)) * 100;
  const isShare = Math.abs(share) <= MOST_PERCENT && Math.abs(share) >= 0.5;
  return { direction, tone, amount: isShare ? `${PERCENT.format(share)}%` : DIFFERENCE.format(difference) };
}
