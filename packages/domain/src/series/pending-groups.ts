import { sql } from 'drizzle-orm';
import type { ReadDeps } from '../deps.ts';
import { type Candidate, groupsOf } from './group-rules.ts';

export interface PendingEvent extends Candidate {
  slug: string;
  city: string;
  citySlug: string;
  firstLocal: string;
  lastLocal: string;
  dates: number;
}

interface Row {
  id: string;
  slug: string;
  source_url: string;
  title: string;
  venue: string | null;
  city: string;
  state: string;
  city_slug: string;
  created_at: number;
  first_at: number;
  last_at: number;
  first_local: string;
  last_local: string;
  dates: number;
}

/** Events looked through at once; those behind them come when these are merged. */
const MOST = 500;

/**
 * The groups that wait to be merged. Only events marked as having a duplicate are read, with their dates: the cost follows what is pending.
 */
export async function pendingGroups(deps: Pick<ReadDeps, 'db'>): Promise<PendingEvent[][]> {
  const rows =
    await deps.db.all<Row>(sql`SELECT duplicate.id, duplicate.slug, duplicate.source_url, duplicate.title, duplicate.venue, duplicate.city, duplicate.state,
      duplicate.city_slug, duplicate.created_at, min(o.starts_at) AS first_at, max(o.starts_at) AS last_at, min(o.start_local) AS first_local,
      max(o.start_local) AS last_local, count(*) AS dates
    FROM (SELECT * FROM events WHERE has_duplicate = 1 ORDER BY source_id, title LIMIT ${MOST}) duplicate
    JOIN occurrences o ON o.event_id = duplicate.id WHERE duplicate.status <> 'ended' GROUP BY duplicate.seq`);
  const ids = JSON.stringify(rows.map(({ id }) => id));
  const apart = await deps.db.all<{ event_id: string; other_id: string }>(
    sql`SELECT event_id, other_id FROM kept_apart WHERE event_id IN (SELECT value FROM json_each(${ids}))`,
  );
  const pairs = new Set(apart.map(({ event_id, other_id }) => `${event_id} ${other_id}`));
  return groupsOf(rows.map(eventOf), (a, b) => pairs.has([a.id, b.id].sort().join(' ')));
}

const eventOf = (row: Row): PendingEvent => ({
  id: row.id,
  slug: row.slug,
  sourceUrl: row.source_url,
  title: row.title,
  venue: row.venue,
  city: `${row.city}, ${row.state}`,
  citySlug: row.city_slug,
  createdAt: row.created_at,
  firstAt: row.first_at,
  lastAt: row.last_at,
  firstLocal: row.first_local,
  lastLocal: row.last_local,
  dates: row.dates,
});
