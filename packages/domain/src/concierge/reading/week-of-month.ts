import { addDays, daysBetween } from '../../places/index.ts';
import type { Phrase } from './phrase.ts';
import type { Wish } from './wish.ts';

const WEEKS: ReadonlyArray<readonly [RegExp, number]> = [
  [/\b(?:1st|first|primera?) (?:week|semana)\b/, 0],
  [/\b(?:2nd|second|segunda) (?:week|semana)\b/, 1],
  [/\b(?:3rd|third|tercera?) (?:week|semana)\b/, 2],
  [/\b(?:4th|fourth|cuarta) (?:week|semana)\b/, 3],
  [/\b(?:last|final|ultima) (?:week|semana)\b/, -1],
];
const SHORTEST_MONTH = 27;

/** A week of the month that was asked for before: `just the first week`. */
export function readWeekOfMonth(phrase: Phrase, last: Wish | null): Pick<Wish, 'from' | 'to'> {
  if (last?.from === undefined || last.to === undefined || daysBetween(last.from, last.to) < SHORTEST_MONTH) return {};
  for (const [words, at] of WEEKS) {
    if (!phrase.take(words)) continue;
    const from = at < 0 ? addDays(last.to, -6) : addDays(last.from, 7 * at);
    return { from, to: addDays(from, 6) };
  }
  return {};
}
