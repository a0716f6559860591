import type { RecurringGroup } from '@marquee/contract';
import { sql } from 'drizzle-orm';
import type { ReadDeps } from '../deps.ts';
import { type PendingEvent, pendingGroups } from './pending-groups.ts';

interface Row {
  id: string;
  slug: string;
  title: string;
  venue: string | null;
  city: string;
  state: string;
  source_url: string;
  first_local: string;
  last_local: string;
  dates: number;
  next_starts_at: number;
}

/** Of each kind. */
const MOST = 100;

/** Shows that wait to be merged, then the next shows that have several dates (spec: RECUR-01, RECUR-03). */
export async function listRecurringEvents(deps: ReadDeps): Promise<RecurringGroup[]> {
  const [pending, series] = await Promise.all([
    pendingGroups(deps),
    deps.db.all<Row>(sql`SELECT next.id, next.slug, next.title, next.venue, next.city, next.state, next.source_url, next.next_starts_at,
        min(o.start_local) AS first_local, max(o.start_local) AS last_local, count(*) AS dates
      FROM (SELECT * FROM events WHERE upcoming_count > 1 AND next_starts_at > ${deps.clock.now()} AND status = 'active'
        ORDER BY next_starts_at LIMIT ${MOST}) next
      JOIN occurrences o ON o.event_id = next.id GROUP BY next.seq`),
  ]);
  const waiting = new Set(pending.flat().map(({ id }) => id));
  return [
    ...pending.slice(0, MOST).map(pendingGroup),
    ...series
      .filter(({ id }) => !waiting.has(id))
      .sort((a, b) => a.next_starts_at - b.next_starts_at)
      .map(consolidatedGroup),
  ];
}

function pendingGroup(group: readonly PendingEvent[]): RecurringGroup {
  const [kept] = group;
  if (!kept) throw new RangeError('a group without events');
  const { id, slug, title, venue, city, sourceUrl } = kept;
  return {
    id,
    slug,
    title,
    venue,
    city,
    sourceUrl,
    startDate: group.map(({ firstLocal }) => firstLocal).sort()[0] ?? kept.firstLocal,
    endDate:
      group
        .map(({ lastLocal }) => lastLocal)
        .sort()
        .at(-1) ?? kept.lastLocal,
    duplicateCount: group.length,
    status: 'pending',
    dates: group.reduce((sum, { dates }) => sum + dates, 0),
  };
}

const consolidatedGroup = (row: Row): RecurringGroup => ({
  id: row.id,
  slug: row.slug,
  title: row.title,
  venue: row.venue,
  city: `${row.city}, ${row.state}`,
  sourceUrl: row.source_url,
  startDate: row.first_local,
  endDate: row.last_local,
  duplicateCount: 1,
  status: 'consolidated',
  dates: row.dates,
});
