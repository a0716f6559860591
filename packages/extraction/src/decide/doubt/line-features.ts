import type { Unkeyed } from '../../base/types.ts';
import { prominence } from '../../candidates/names/title-slots.ts';
import type { Layout } from '../../candidates/pieces/layout.ts';
import { dateOf } from '../../candidates/times/local.ts';
import { DUE_WORDS, SENTENCE_WORD } from '../../rules/fragment-words.ts';
import { DOUBT } from '../weights/doubt.ts';
import type { Features } from './feature-parts.ts';
import type { Offsets } from './page-offsets.ts';

/** The lines in which title and day stand: names stand apart, and sentences tell of many things. */
export function lineFeatures(layout: Layout, draft: Unkeyed, at: Offsets): Features {
  const { visible } = layout;
  const { text } = visible;
  const title = draft.title.value;
  const line = at.title < 0 ? '' : visible.lineAt(at.title);
  const near = text.slice(at.from, Math.min(at.to, at.from + DOUBT.lineFeatures.near));
  return {
    line_rest: line.length > 0 ? 1 - Math.min(1, title.length / line.length) : 0,
    sentence_words: Number(SENTENCE_WORD.test(title)),
    due_near: Number(DUE_WORDS.test(near)),
  };
}

/** How alike the drafts of a page are in form: lists repeat a form, and days picked out of a text have none. */
export function formFeatures(layout: Layout, drafts: readonly Unkeyed[], each: readonly Offsets[]): Features {
  const marked = each.map(({ title }) => {
    const piece = title < 0 ? undefined : layout.pieceAt(title);
    return piece !== undefined && prominence(piece, layout) >= 1;
  });
  const lengths = drafts.map(({ title }) => title.value.length);
  const mean = lengths.reduce((sum, length) => sum + length, 0) / Math.max(1, lengths.length);
  const spread = lengths.reduce((sum, length) => sum + Math.abs(length - mean), 0) / Math.max(1, lengths.length);
  const share = marked.filter(Boolean).length / Math.max(1, marked.length);
  return {
    share_marked: share,
    mixed_marks: Math.min(share, 1 - share),
    uneven_titles: spread / Math.max(1, mean),
    share_past: drafts.filter(({ start }) => dateOf(start.value) < layout.page.hints.today).length / drafts.length,
    share_short: lengths.filter((length) => length < DOUBT.lineFeatures.short).length / drafts.length,
  };
}
