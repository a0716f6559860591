import type { Category, SearchSort } from '@marquee/contract';

/** A show of a small world, and what it is stored as. */
export interface Show {
  seq: number;
  title: string;
  description: string | null;
  venue: string | null;
  day: string;
  hour: number;
  /** Days after the first on which it is on. */
  lasts: number;
  /** The days of October on which it is on once more, later. */
  again: readonly number[];
  labels: readonly Category[];
  priceCents: number | null;
  popularity: number;
  city: string;
  /** What its source says of whom it is for. */
  whom: 'families' | 'all' | '21+' | '21+, families' | null;
}

export interface Question {
  term?: string | undefined;
  city?: string | undefined;
  categories: readonly Category[];
  venue?: string | undefined;
  from?: string | undefined;
  to?: string | undefined;
  free: boolean;
  family: boolean;
  sort: SearchSort;
  limit: number;
}

const folded = (text: string) => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

/** A word of one letter begins a word; a longer one may stand anywhere. */
function has(text: string, word: string): boolean {
  return word.length === 1 ? folded(` ${text}`).includes(` ${word}`) : folded(text).includes(word);
}

function hasTerm(texts: readonly string[], term: string): boolean {
  const wanted = folded(term);
  const isWhole = wanted.includes(' ') && texts.some((text) => folded(text).includes(wanted));
  return isWhole || wanted.split(' ').every((word) => texts.some((text) => has(text, word)));
}

/** A title has a term where its words begin so. */
const begins = (title: string, term: string) =>
  folded(term)
    .split(' ')
    .every((word) => folded(` ${title}`).includes(` ${word}`));

const textsOf = (show: Show) => [show.title, show.venue ?? '', show.description ?? '', ...show.labels];
export const october = (day: number) => `2026-10-${String(day).padStart(2, '0')}`;
const lastDay = (show: Show) => october(Number(show.day.slice(8)) + show.lasts);
const startOf = (show: Show) => `${show.day}T${show.hour}`;

type Compare = (a: Show, b: Show) => number;
const byDate: Compare = (a, b) => startOf(a).localeCompare(startOf(b)) || a.seq - b.seq;

/** At the first of its days that is asked for, if the next is none. */
function onDayOf(show: Show, { from, to = '9' }: Question): Show {
  if (from === undefined || lastDay(show) >= from) return show;
  const day = show.again.map(october).find((one) => one >= from && one <= to);
  return day === undefined ? show : { ...show, day };
}

/** What the question finds, in its order, said as plainly as it can be. */
export function expected(all: readonly Show[], asked: Question, now: number): Show[] {
  const shows = all.map((show) => onDayOf(show, asked));
  const { term, city, categories, venue, from, to, free, family } = asked;
  const isInTitle = (show: Show) => Number(term === undefined || begins(show.title, term));
  const orders: Record<SearchSort, Compare> = {
    relevance: (a, b) => isInTitle(b) - isInTitle(a) || byDate(a, b),
    'date-asc': byDate,
    'date-desc': (a, b) => -byDate(a, b),
    'price-asc': (a, b) => (a.priceCents ?? 1e9) - (b.priceCents ?? 1e9) || byDate(a, b),
    'price-desc': (a, b) => (b.priceCents ?? -1) - (a.priceCents ?? -1) || -byDate(a, b),
    popularity: (a, b) => b.popularity - a.popularity || byDate(a, b),
  };
  return shows
    .filter((show) => Date.parse(`${lastDay(show)}T23:00-04:00`) > now)
    .filter((show) => city === undefined || show.city === 'columbia-sc')
    .filter((show) => term === undefined || hasTerm(textsOf(show), term))
    .filter((show) => categories.length === 0 || categories.some((one) => show.labels.includes(one)))
    .filter((show) => venue === undefined || show.venue === venue)
    .filter((show) => from === undefined || lastDay(show) >= from)
    .filter((show) => to === undefined || show.day <= to)
    .filter((show) => !free || show.priceCents === 0)
    .filter((show) => !family || show.whom === 'families' || show.whom === 'all')
    .toSorted(orders[asked.sort]);
}
