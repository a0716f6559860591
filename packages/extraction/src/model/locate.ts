import type { Stretch } from '../document/html/title-places.ts';
import { fold } from '../document/text.ts';

const MOST_WORDS = 80;

/**
 * Finds words in a text: in the same order, ignoring blanks, punctuation, quotes and case between
 * them. From one offset up to another. Null if not found; a match across an ellipsis does not count, because the page has
 * different words there.
 */
export function locate(text: string, value: string, { start: from, end: to }: Stretch): Stretch | null {
  const words = fold(value).match(/[\p{L}\p{N}\p{M}]+|\$(?=\d)/gu) ?? [];
  if (words.length === 0 || words.length > MOST_WORDS) return null;
  const gap = String.raw`[^\p{L}\p{N}\p{M}…]*?`;
  // A part of a number is a different number: `$12` does not match in `$12.50`, nor `7` in `7:30`.
  const pattern = new RegExp(
    String.raw`(?<![\p{L}\p{N}]|\d[.,:/])${words.map(escaped).join(gap)}(?![\p{L}\p{N}]|[.,:/]\d)`,
    'u',
  );
  const match = pattern.exec(apart(fold(text.slice(from, to))));
  if (!match) return null;
  const stretch = withQuotes(text, value, { start: from + match.index, end: from + match.index + match[0].length });
  return text.slice(stretch.start, stretch.end).includes('…') ? null : stretch;
}

const MARKS_BEFORE = /[^\p{L}\p{N}\s…]{1,3}$/u;
const MARKS_BEHIND = /^[^\p{L}\p{N}\s…]{1,3}/u;

/** Includes quotes, brackets and periods at its ends if the value has them there. */
function withQuotes(text: string, value: string, { start, end }: Stretch): Stretch {
  const before = MARKS_BEHIND.test(value) ? MARKS_BEFORE.exec(text.slice(Math.max(0, start - 3), start)) : null;
  const behind = MARKS_BEFORE.test(value) ? MARKS_BEHIND.exec(text.slice(end, end + 3)) : null;
  return { start: start - (before?.[0].length ?? 0), end: end + (behind?.[0].length ?? 0) };
}

/** Separates the day and the time of `2026-04-18T19:30`. Offsets stay the same. */
export function apart(text: string): string {
  return text.replace(/(?<=\d)t(?=\d\d:)/gi, ' ');
}

function escaped(word: string): string {
  return word.replace(/[$]/g, '\\$&');
}
