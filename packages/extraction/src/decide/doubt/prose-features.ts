import type { Unkeyed } from '../../base/types.ts';
import type { Layout } from '../../candidates/pieces/layout.ts';
import { DOUBT } from '../weights/doubt.ts';
import type { Features } from './feature-parts.ts';
import type { Offsets } from './page-offsets.ts';

const SENTENCE_END = /[.!?]["”)]?$/;

/** Whether day and title stand in running text: what is told in sentences is seldom an event of a list. */
export function proseFeatures({ visible: { text } }: Layout, draft: Unkeyed, at: Offsets): Features {
  const day = at.day < 0 ? null : lineAround(text, at.day);
  const title = at.title < 0 ? null : lineAround(text, at.title);
  const behindTitle = title ? title.behind.slice(draft.title.value.length) : '';
  return {
    day_told: Number(day !== null && day.line.length >= DOUBT.proseFeatures.longLine),
    day_words_ahead: Number(day !== null && wordsIn(day.ahead) >= DOUBT.proseFeatures.manyWords),
    day_sentence: Number(
      day !== null && SENTENCE_END.test(day.line) && wordsIn(day.line) >= 2 * DOUBT.proseFeatures.manyWords,
    ),
    title_inside: Number(title !== null && wordsIn(title.ahead) > 0),
    title_goes_on: Number(title !== null && wordsIn(behindTitle) >= DOUBT.proseFeatures.manyWords),
    title_told: Number(title !== null && title.line.length >= DOUBT.proseFeatures.longLine),
  };
}

function lineAround(text: string, at: number): { line: string; ahead: string; behind: string } {
  const from = Math.max(at - DOUBT.proseFeatures.reach, text.lastIndexOf('\n', at - 1) + 1);
  const next = text.indexOf('\n', at);
  const to = Math.min(at + DOUBT.proseFeatures.reach, next < 0 ? text.length : next);
  return { line: text.slice(from, to).trim(), ahead: text.slice(from, at), behind: text.slice(at, to) };
}

function wordsIn(text: string): number {
  return text.match(/\p{L}{2,}/gu)?.length ?? 0;
}
