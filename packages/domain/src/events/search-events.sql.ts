import { SEARCH_LIMIT } from '@marquee/contract';
import { type Database, readAll, rowsOf } from '@marquee/db';
import type { Instant } from '@marquee/kernel';
import { sql } from 'drizzle-orm';
import { cardColumns, cardFields } from './card.ts';

/** A phrase of FTS5's query language; a quote inside is doubled, and NUL, which would end the query, is a space. */
const phrase = (text: string) => `"${text.replaceAll('"', '""').replaceAll('\0', ' ')}"`;

const HITS = rowsOf('events.search', cardFields);

/** The best hits of a city in the index, soonest first. The city is a column of the index: the hits of others are not read. */
export function searchIndex(db: Database, citySlug: string, term: string, now: Instant) {
  const match = `city : ${phrase(`|${citySlug}|`)} AND {title venue categories description} : ${phrase(term.normalize('NFC'))}`;
  return readAll(
    db,
    sql`SELECT * FROM (
        SELECT ${cardColumns}, e.next_starts_at FROM event_search s JOIN events e ON e.seq = s.rowid
        WHERE event_search MATCH ${match}
          AND EXISTS (SELECT 1 FROM listing l WHERE l.event_seq = e.seq AND l.ends_at > ${now})
        ORDER BY bm25(event_search, 0, 10, 4, 4, 1) LIMIT ${SEARCH_LIMIT})
      ORDER BY next_starts_at`,
    HITS,
  );
}
