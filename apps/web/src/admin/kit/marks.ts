import type { Tone } from './tone.ts';

/** The mark of a section that needs attention: a number or a dot. The text describes it. */
export interface Mark {
  tone: Extract<Tone, 'warn' | 'bad'>;
  /** Absent: a dot. */
  count?: number;
  text: string;
}

/** Larger numbers are cut. */
const MOST = 99;

/** `7`, `99+`, or nothing for a dot. */
export function markText({ count }: Mark): string {
  if (count === undefined) return '';
  return count > MOST ? `${MOST}+` : String(count);
}

/** The mark of a collapsed group: the worst of its sections, with the sum of their numbers. */
export function worstMark(marks: readonly Mark[]): Mark | null {
  if (marks.length === 0) return null;
  const counts = marks.map(({ count }) => count ?? 0);
  const total = counts.reduce((sum, count) => sum + count, 0);
  return {
    tone: marks.some(({ tone }) => tone === 'bad') ? 'bad' : 'warn',
    ...(total > 0 ? { count: total } : {}),
    text: marks.map(({ text }) => text).join(', '),
  };
}
