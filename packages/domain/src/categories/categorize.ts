import { CATEGORIES, type Category, categoryOf } from '@marquee/contract';
import { MISLEADING, STRONG, WEAK } from './category-words.ts';

export interface CategoryClues {
  labels: readonly string[];
  title: string;
  venue: string | null;
  description: string | null;
}

/** A word that indicates a category, and its position. */
export interface CategoryReason {
  category: Category;
  field: 'label' | 'title' | 'venue' | 'description';
  /** Verbatim. */
  word: string;
}

export interface Categorized {
  /** Up to three, the strongest first; Other if no words decide. */
  categories: Category[];
  /** The words that decided, strongest first; empty for Other. */
  because: CategoryReason[];
}

/** The weight of a deciding word and of a hint in each field. */
const WORTH = {
  label: { telling: 5, hinting: 2 },
  title: { telling: 3, hinting: 1 },
  venue: { telling: 0.8, hinting: 0.5 },
  description: { telling: 1, hinting: 0 },
} as const;
const EXACT_LABEL = 10;
/** Only the beginning counts: long texts mention everything once. */
const MOST_OF_DESCRIPTION = 2;
const DESCRIPTION_CHARS = 1_500;
/** Breaks ties in favor of the more specific category: many events are social or taught. */
const RANKING: readonly Category[] = [
  'Technology',
  'Health',
  'Business',
  'Sports',
  'Music',
  'Outdoor',
  'Nightlife',
  'Food',
  'Arts',
  'Education',
  'Social',
  'Other',
];
const ENOUGH = 3;
const MOST = 3;
const MOST_REASONS = 8;

interface Meaning {
  category: Category | null;
  strength: 'telling' | 'hinting';
}

const listed = (words: string | undefined) => (words ?? '').split(',').map((word) => word.replace(/\s+/g, ' ').trim());

function readDictionary(): Map<string, Meaning[]> {
  const meanings = new Map<string, Meaning[]>(listed(MISLEADING).map((word) => [word, []]));
  for (const [words, strength] of [
    [STRONG, 'telling'],
    [WEAK, 'hinting'],
  ] as const) {
    for (const category of CATEGORIES) {
      for (const word of listed(words[category])) {
        if (word) meanings.set(word, [...(meanings.get(word) ?? []), { category, strength }]);
      }
    }
  }
  return meanings;
}

/** The words that decide a category, in lower case and singular. */
export function tellingWords(): string[] {
  return Object.values(STRONG).flatMap(listed);
}

const DICTIONARY = readDictionary();
const escaped = (word: string) => word.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&').replaceAll(' ', '\\s+');
/** At each position the longest word wins. */
const ANY_WORD = new RegExp(
  `(?<![\\p{L}\\p{N}])(${[...DICTIONARY.keys()]
    .toSorted((a, b) => b.length - a.length)
    .map(escaped)
    .join('|')})(?:s|es)?(?![\\p{L}\\p{N}])`,
  'gu',
);

/** Two to seven short names with commas and no known words: a lineup of bands. */
const LINE_UP = /^[\p{Lu}\d][^,.!?:;]{1,30}(?:, [\p{Lu}\d][^,.!?:;]{2,30}){1,6}$/u;

/** Lower case, straight apostrophes, spaces for hyphens, `MusicEvent` as two words. */
function readable(text: string): string {
  return text
    .replace(/([a-z])Event\b/g, '$1 event')
    .toLowerCase()
    .replace(/[’‘]/g, "'")
    .replace(/[-‐‑–—_]/g, ' ');
}

/** The categories of an event by the words of its labels, title, venue and description, with those words. */
export function categorize(clues: CategoryClues): Categorized {
  const scores = new Map<Category, number>();
  const reasons: Array<CategoryReason & { worth: number }> = [];
  const count = (reason: CategoryReason, worth: number) => {
    if (worth === 0) return;
    scores.set(reason.category, (scores.get(reason.category) ?? 0) + worth);
    reasons.push({ ...reason, worth });
  };
  for (const label of clues.labels) {
    const exact = categoryOf(label);
    if (exact && exact !== 'Other') count({ category: exact, field: 'label', word: label }, EXACT_LABEL);
    else countWords('label', label, count);
  }
  countWords('title', clues.title, count);
  if (scores.size === 0 && LINE_UP.test(clues.title))
    count({ category: 'Music', field: 'title', word: clues.title }, WORTH.title.hinting);
  if (clues.venue) countWords('venue', clues.venue, count);
  if (clues.description) countWords('description', clues.description.slice(0, DESCRIPTION_CHARS), count);

  const ranked = [...scores].sort((a, b) => b[1] - a[1] || RANKING.indexOf(a[0]) - RANKING.indexOf(b[0]));
  const best = ranked[0]?.[1] ?? 0;
  const clear = ranked.filter(([, score]) => score >= Math.max(ENOUGH, best / 2)).slice(0, MOST);
  const categories = (clear.length > 0 ? clear : ranked.slice(0, 1)).map(([category]) => category);
  const because = reasons
    .filter(({ category }) => categories.includes(category))
    .toSorted((a, b) => b.worth - a.worth)
    .slice(0, MOST_REASONS)
    .map(({ worth: _worth, ...reason }) => reason);
  return { categories: categories.length > 0 ? categories : ['Other'], because };
}

/** Each word counts once per field. */
function countWords(
  field: CategoryReason['field'],
  text: string,
  count: (reason: CategoryReason, worth: number) => void,
): void {
  const seen = new Set<string>();
  const spent = new Map<Category, number>();
  for (const [whole, word = ''] of readable(text).matchAll(ANY_WORD)) {
    const key = word.replace(/\s+/g, ' ');
    if (seen.has(key)) continue;
    seen.add(key);
    for (const { category, strength } of DICTIONARY.get(key) ?? []) {
      if (category === null) continue;
      const before = spent.get(category) ?? 0;
      const most = field === 'description' ? MOST_OF_DESCRIPTION : Number.POSITIVE_INFINITY;
      const worth = Math.min(WORTH[field][strength], most - before);
      spent.set(category, before + worth);
      count({ category, field, word: whole }, worth);
    }
  }
}
