import type { Unkeyed } from '../../base/types.ts';
import { comparableOf } from '../../candidates/values/compared.ts';
import { wordCount } from '../../document/text.ts';
import { MONTH_START } from '../../rules/months.ts';
import { PLACE_WORD } from '../../rules/place-words.ts';
import { WEEKDAY_START } from '../../rules/weekdays.ts';
import type { Features } from './feature-parts.ts';

/** Words of menus, labels and notes that stand where titles stand. */
const LABEL =
  /\b(?:calendar|schedule|upcoming|past|previous|next|more|view|click|subscribe|newsletter|register|registration|agenda|minutes|download|posted|updated|copyright|tickets?|buy|info|doors?|menu|search|contact|location|date|time|page|read|full|details|event type|one time)\b/i;
const DATE_LIKE = new RegExp(
  String.raw`\b${WEEKDAY_START}[a-z]{0,6}day\b|\b(?!may)${MONTH_START}[a-z]{0,6}\.? \d{1,2}\b|\b\d{1,2}\/\d{1,2}\b|\b\d{1,2}(?::\d\d)? ?[ap]m\b`,
  'i',
);
/** A title that goes on elsewhere. */
const UNENDED = /\b(?:with|on|at|and|the|of|for|by|in|from|to|a|an|presents?|feat\.?)$/i;
const SENTENCE = /\p{Ll}{2}[.!?]\s+\p{L}/u;

/** What the words of each title say about it; the showings of one event share its title. */
export function titleWordings(drafts: readonly Unkeyed[]): Features[] {
  const known = new Map<string, Features>();
  return drafts.map(({ title: { value } }) => {
    const wording = known.get(value) ?? readWording(value);
    known.set(value, wording);
    return wording;
  });
}

function readWording(title: string): Features {
  const words = wordCount(title);
  return {
    title_words: Math.log1p(words),
    title_one_word: Number(words === 1),
    title_long: Number(title.length > 90),
    title_short: Number(title.length < 5),
    title_lower: Number(/^\p{Ll}/u.test(title)),
    title_label: Number(LABEL.test(title)),
    title_date_like: Number(DATE_LIKE.test(title)),
    title_sentence: Number(SENTENCE.test(title)),
    title_digits: Number(/\d/.test(title)),
    title_odd_edge: Number(/^[^\p{L}\p{N}"'“‘(¡¿#$]|[,;:&–—-]$/u.test(title)),
    title_unended: Number(UNENDED.test(title)),
    title_place: Number(PLACE_WORD.test(title)),
  };
}

/** What the drafts of a document say about each other. */
export function togetherness(drafts: readonly Unkeyed[]): Features[] {
  const names = drafts.map(({ title }) => comparableOf(title));
  const titles = new Map<string, number>();
  const seen = new Set<string>();
  for (const [index, name] of names.entries()) {
    // The days of one rule are one event.
    const key = `${name} ${drafts[index]?.start.evidence[0]?.locator ?? index}`;
    if (!seen.has(key)) titles.set(name, (titles.get(name) ?? 0) + 1);
    seen.add(key);
  }
  const count = seen.size;
  const timed = drafts.filter(({ start }) => start.value.length > 10).length / drafts.length;
  const linked = drafts.filter(({ url }) => url !== undefined).length / drafts.length;
  return drafts.map(({ start }, index) => {
    const repeats = titles.get(names[index] ?? '') ?? 1;
    return {
      many: Math.log1p(count),
      only: Number(count === 1),
      distinct_titles: titles.size / count,
      repeated_title: repeats > 1 ? Math.log(repeats) / Math.log(Math.max(3, count)) : 0,
      share_timed: timed,
      share_linked: linked,
      timed: Number(start.value.length > 10),
    };
  });
}
