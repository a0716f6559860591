import type { SeriesGroup } from '@marquee/contract';
import type { ReadDeps } from '../deps.ts';
import { lastingEvents } from './lasting-events.ts';
import { nextSeries, type Series } from './list-recurring-events.sql.ts';
import { pendingGroups, type UndecidedEvent } from './pending-groups.ts';

/** Maximum of each kind. */
const MOST = 100;

/** Pending groups, then upcoming shows with several dates or lasting several days (spec: RECUR-01, RECUR-03). */
export async function listRecurringEvents(deps: ReadDeps): Promise<SeriesGroup[]> {
  const [pending, lasting, series] = await Promise.all([
    pendingGroups(deps),
    lastingEvents(deps, MOST),
    nextSeries(deps.db, deps.clock.now(), MOST),
  ]);
  const waiting = new Set(pending.flat().map(({ id }) => id));
  return [
    ...pending.slice(0, MOST).map(pendingGroup),
    ...[...series.map(ofSeveralDates), ...lasting.map(ofOneDate)]
      .filter(({ group }) => !waiting.has(group.id))
      .sort((a, b) => a.startsAt - b.startsAt)
      .map(({ group }) => group),
  ];
}

function pendingGroup(group: readonly UndecidedEvent[]): SeriesGroup {
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

interface Placed {
  startsAt: number;
  group: SeriesGroup;
}

const ofSeveralDates = (row: Series): Placed => ({
  startsAt: row.nextStartsAt,
  group: {
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
  },
});

const ofOneDate = (row: Awaited<ReturnType<typeof lastingEvents>>[number]): Placed => ({
  startsAt: row.startsAt,
  group: {
    id: row.id,
    slug: row.slug,
    title: row.title,
    venue: row.venue,
    city: `${row.city}, ${row.state}`,
    sourceUrl: row.sourceUrl,
    startDate: row.startLocal,
    endDate: row.endLocal,
    duplicateCount: 1,
    status: 'consolidated',
    dates: 1,
  },
});
