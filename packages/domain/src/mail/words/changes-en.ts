import type { KeptChange } from '@marquee/db';
import { shownLine } from '@marquee/kernel';
import { whenIn } from '../when.ts';

const when = (local: string | null) => (local === null ? '' : whenIn('en', local));
const name = (place: string | null) => shownLine(place ?? '');

const SUBJECTS: Record<KeptChange['what'], (title: string) => string> = {
  cancelled: (title) => `Cancelled: ${title}`,
  postponed: (title) => `Postponed: ${title}`,
  moved: (title) => `New time: ${title}`,
  venue: (title) => `New place: ${title}`,
  'sold-out': (title) => `Sold out: ${title}`,
  'on-again': (title) => `Back on: ${title}`,
};

const SENTENCES: Record<KeptChange['what'], (change: KeptChange) => string> = {
  cancelled: ({ date }) => `${when(date)} is cancelled.`,
  postponed: ({ date }) => `${when(date)} is postponed. There is no new date yet.`,
  moved: ({ date, to }) => `Before: ${when(date)}. Now: ${when(to)}.`,
  venue: ({ from, to }) => `The place changed. Before: ${name(from)}. Now: ${name(to)}.`,
  'sold-out': ({ date }) => `${when(date)} is sold out.`,
  'on-again': ({ date }) => `${when(date)} takes place after all.`,
};

/** What changed about a kept event, in English. */
export const changesInEnglish = { subjects: SUBJECTS, sentences: SENTENCES };
