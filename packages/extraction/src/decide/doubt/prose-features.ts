import type { Unkeyed } from '../../base/types.ts';
import type { Layout } from '../../candidates/pieces/layout.ts';
import type { Features } from './feature-parts.ts';
import type { Offsets } from './page-offsets.ts';

/** A line of so many characters, or of so many words around its day, is running text. */
const LONG_LINE = 110;
const MANY_WORDS = 4;
/** A line is looked at this far on either side, which keeps a page of one line linear. */
const REACH = 300;
const SENTENCE_END = /[.!?]["”)]?$/;

/** Whether day and title stand in running text: what is told in sentences is seldom an event of a list. */
export function proseFeatures({ visible: { text } }: Layout, draft: Unkeyed, at: Offsets): Features {
  const day = at.day < 0 ? null : lineAround(text, at.day);
  const title = at.title < 0 ? null : lineAround(text, at.title);
  const behindTitle = title ? title.behind.slice(draft.title.value.length) : '';
  return {
    day_told: Number(day !== null && day.line.length >= LONG_LINE),
    day_words_ahead: Number(day !== null && wordsIn(day.ahead) >= MANY_WORDS),
    day_sentence: Number(day !== null && SENTENCE_END.test(day.line) && wordsIn(day.line) >= 2 * MANY_WORDS),
    title_inside: Number(title !== null && wordsIn(title.ahead) > 0),
    title_goes_on: Number(title !== null && wordsIn(behindTitle) >= MANY_WORDS),
    title_told: Number(title !== null && title.line.length >= LONG_LINE),
  };
}

function lineAround(text: string, at: number): { line: string; ahead: string; behind: string } {
  const from = Math.max(at - REACH, text.lastIndexOf('\n', at - 1) + 1);
  const next = text.indexOf('\n', at);
  const to = Math.min(at + REACH, next < 0 ? text.length : next);
  return { line: text.slice(from, to).trim(), ahead: text.slice(from, at), behind: text.slice(at, to) };
}

function wordsIn(text: string): number {
  return text.match(/\p{L}{2,}/gu)?.length ?? 0;
}
