import type { Tone } from './tone.ts';

/** What wants attention in a section: a number, or only that something does. The words say it in full. */
export interface Mark {
  tone: Extract<Tone, 'warn' | 'bad'>;
  /** Absent: a dot. */
  count?: number;
  text: string;
}

/** More is not read at a glance. */
const MOST = 99;

/** `7`, `99+`, and nothing for a dot. */
export function markText({ count }: Mark): string {
  if (count === undefined) return '';
  return count > MOST ? `${MOST}+` : String(count);
}

/** The mark of a group that is folded: the worst of its sections, with their numbers added up. */
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
