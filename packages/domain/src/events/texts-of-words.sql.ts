import { type Reading, rowsOf, seqOf, text } from '@marquee/db';
import type { Instant } from '@marquee/kernel';
import { type SQL, sql } from 'drizzle-orm';
import { hitsOf, placeTable } from './hits.sql.ts';

const TEXTS = rowsOf('events.texts-of-words', { text });

/** Titles, venues and categories of coming events that have any of some words, or of their beginnings (`gar*`): the soonest, two rows each. */
export function textsOfWords(asked: {
  words: readonly string[];
  slugs: SQL;
  now: Instant;
  limit: number;
}): Reading<{ text: string }> {
  const { slugs, now, limit } = asked;
  const words = asked.words.map((word) => (word.endsWith('*') ? `"${word.slice(0, -1)}" *` : `"${word}"`));
  const match = { index: 'words', match: `{title venue categories} : (${words.join(' OR ')})` } as const;
  return {
    query: sql`WITH ${placeTable(slugs)} SELECT e.title || ' ' || coalesce(e.venue_shown, e.venue, '') || ' ' || e.categories AS text
      FROM ${hitsOf({ text: match, filters: {}, now, order: 'soonest', after: null, limit })} h
      CROSS JOIN events e ON e.seq = ${seqOf(sql`h.at`)}`,
    rows: TEXTS,
  };
}
