import type { FlatField } from '../flatten.ts';
import { ADDRESSES, any, OTHER_THINGS, PEOPLE, PLACES, set } from './words.ts';

const LABELS = set('category tag genre topic keywords keyword audience');
const NAMES = set('title name headline subject summary event');

/** How surely a field is the title; 0: it is none. So with all scores here. */
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
  const rank: Record<string, number> = { title: 9, name: 8, headline: 7, subject: 6, summary: 5, heading: 4, event: 3 };
  const main = [...words].map((word) => (Object.hasOwn(rank, word) ? (rank[word] ?? 0) : 0));
  const points = Math.max(0, ...main);
  return points === 0
    ? 0
    : points - (leaf.includes('short') ? 2 : 0) - [...words].filter((word) => !NAMES.has(word)).length * 0.5;
}

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
  const rank: Record<string, number> = {
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
  };
  return (
    Math.max(
      0,
      ...leaf.map((word) => (Object.hasOwn(rank, word) ? (rank[word] ?? 0) : 0)),
      words.has('description') ? 6 : 0,
    ) - (leaf.includes('short') ? 3 : 0)
  );
}

export function organizerScore({ words, leaf, value, depth }: FlatField): number {
  if (typeof value !== 'string' || depth > 3 || value.length > 200) return 0;
  const rank: Record<string, number> = {
    organizer: 9,
    host: 8,
    presenter: 7,
    sponsor: 5,
    promoter: 6,
    producer: 5,
    department: 4,
    organization: 5,
    group: 3,
  };
  const points = Math.max(0, ...[...words].map((word) => (Object.hasOwn(rank, word) ? (rank[word] ?? 0) : 0)));
  const named = leaf.every((word) => Object.hasOwn(rank, word) || /^(?:name|title|display)$/.test(word));
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
