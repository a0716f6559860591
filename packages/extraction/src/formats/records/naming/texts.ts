import { FORMATS } from '../../../decide/weights/formats.ts';
import type { FlatField } from '../flatten.ts';
import { ADDRESSES, any, OTHER_THINGS, PEOPLE, PLACES, rankOf, ranks, set } from './words.ts';

const LABELS = set('category tag genre topic keywords keyword audience');
const NAMES = set('title name headline subject summary event');

const TITLES = ranks({ title: 9, name: 8, headline: 7, subject: 6, summary: 5, heading: 4, event: 3 });

/** How certain it is that a field is the title; 0: it is not. The same for all scores here. */
export function titleScore({ words, leaf, value, depth, inList }: FlatField): number {
  if (
    inList ||
    typeof value !== 'string' ||
    value.length > 400 ||
    depth > 3 ||
    !/\p{L}/u.test(value) ||
    /^https?:/.test(value)
  )
    return 0;
  if (any(words, PLACES) || any(words, PEOPLE) || any(words, OTHER_THINGS) || any(words, ADDRESSES)) return 0;
  if (words.has('sub') || words.has('subtitle') || words.has('url') || words.has('id') || words.has('slug')) return 0;
  const points = rankOf(words, TITLES);
  if (points === 0) return 0;
  let others = 0;
  for (const word of words) if (!NAMES.has(word)) others += 1;
  return points - (leaf.includes('short') ? 2 : 0) - others * FORMATS.recordsTexts.furtherWord;
}

const DESCRIPTIONS = ranks({
  description: 9,
  body: 8,
  content: 7,
  details: 7,
  detail: 6,
  summary: 5,
  excerpt: 4,
  blurb: 4,
  about: 4,
  notes: 3,
  synopsis: 4,
  teaser: 3,
});

export function descriptionScore({ words, leaf, value, depth }: FlatField): number {
  if (
    typeof value !== 'string' ||
    depth > 3 ||
    any(words, PLACES) ||
    any(words, PEOPLE) ||
    words.has('category') ||
    words.has('image')
  )
    return 0;
  return Math.max(rankOf(leaf, DESCRIPTIONS), words.has('description') ? 6 : 0) - (leaf.includes('short') ? 3 : 0);
}

const ORGANIZERS = ranks({
  organizer: 9,
  host: 8,
  presenter: 7,
  sponsor: 5,
  promoter: 6,
  producer: 5,
  department: 4,
  organization: 5,
  group: 3,
});

export function organizerScore({ words, leaf, value, depth }: FlatField): number {
  if (typeof value !== 'string' || depth > 3 || value.length > 200) return 0;
  const points = rankOf(words, ORGANIZERS);
  const named = leaf.every((word) => ORGANIZERS.has(word) || /^(?:name|title|display)$/.test(word));
  return points > 0 && named ? points : 0;
}

export function isLabel({ words, leaf, value, depth }: FlatField): boolean {
  if (
    typeof value !== 'string' ||
    depth > 4 ||
    value.length > 60 ||
    !/\p{L}/u.test(value) ||
    /^https?:|^[0-9a-f-]{16,}$/i.test(value)
  )
    return false;
  if (!any(words, LABELS) || any(words, PLACES) || any(words, PEOPLE)) return false;
  return leaf.every((word) =>
    /^(?:category|tag|genre|topic|keywords?|audience|name|title|label|primary|list|display)$/.test(word),
  );
}
