import { nullable, occurrences, type Reading, type RowOf, rowidOf, rowsOf, seqOf, text } from '@marquee/db';
import type { Instant } from '@marquee/kernel';
import { type SQL, sql } from 'drizzle-orm';
import { cardColumns, cardFields } from './card.ts';
import { placeTable } from './hits.sql.ts';
import type { TermMatch } from './match.ts';

const { startLocal, endLocal, status } = occurrences;
const PAST = rowsOf('events.past', {
  ...cardFields,
  lastStart: nullable(text),
  lastEnd: nullable(text),
  lastStatus: nullable(text),
});
export type PastHit = RowOf<typeof PAST>;

interface Asked {
  slugs: SQL;
  term: TermMatch;
  /** What began before it is not looked at. */
  since: Instant;
  now: Instant;
  /** Hits at most. */
  limit: number;
}

/** Events of some places that are over or no longer listed and whose title has a term, the latest first, each with its last showing. */
export function pastTitled({ slugs, term, since, now, limit }: Asked): Reading<PastHit> {
  return {
    query: sql`WITH ${placeTable(slugs)}
      SELECT ${cardColumns}, o.start_local AS last_start, o.end_local AS last_end, o.status AS last_status
      FROM (SELECT s.rowid AS at FROM event_search_past s
        WHERE event_search_past MATCH (SELECT letters FROM place) || ${` AND ${term.inTitle}`} AND s.rowid >= ${rowidOf(since)}
        ORDER BY s.rowid DESC LIMIT ${limit}) h
      CROSS JOIN events e ON e.seq = ${seqOf(sql`h.at`)}
      LEFT JOIN occurrences o ON o.event_id = e.id AND o.start_local =
        (SELECT p.start_local FROM occurrences p WHERE p.event_id = e.id AND p.ends_at <= ${now} ORDER BY p.start_local DESC LIMIT 1)
      ORDER BY h.at DESC`,
    rows: PAST,
  };
}

const SHOWN = rowsOf('events.last-showing', { startLocal, endLocal, status });

/** The last showing of an event that is over. */
export function lastShowingOf(id: string, now: Instant): Reading<RowOf<typeof SHOWN>> {
  return {
    query: sql`SELECT start_local, end_local, status FROM occurrences WHERE event_id = ${id} AND ends_at <= ${now}
      ORDER BY start_local DESC LIMIT 1`,
    rows: SHOWN,
  };
}
