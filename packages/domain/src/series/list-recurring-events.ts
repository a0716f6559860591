import type { RecurringGroup } from '@marquee/contract';
import type { ReadDeps } from '../deps.ts';
import { nextSeries, type Series } from './list-recurring-events.sql.ts';
import { type PendingEvent, pendingGroups } from './pending-groups.ts';

/** Of each kind. */
const MOST = 100;

/** Shows that wait to be merged, then the next shows that have several dates (spec: RECUR-01, RECUR-03). */
export async function listRecurringEvents(deps: ReadDeps): Promise<RecurringGroup[]> {
  const [pending, series] = await Promise.all([pendingGroups(deps), nextSeries(deps.db, deps.clock.now(), MOST)]);
  const waiting = new Set(pending.flat().map(({ id }) => id));
  return [
    ...pending.slice(0, MOST).map(pendingGroup),
    ...series
      .filter(({ id }) => !waiting.has(id))
      .sort((a, b) => a.nextStartsAt - b.nextStartsAt)
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

const consolidatedGroup = (row: Series): RecurringGroup => ({
  id: row.id,
  slug: row.slug,
  title: row.title,
  venue: row.venue,
  city: `${row.city}, ${row.state}`,
  sourceUrl: row.sourceUrl,
  startDate: row.firstLocal,
  endDate: row.lastLocal,
  duplicateCount: 1,
  status: 'consolidated',
  dates: row.dates,
});
