import type { ToldSourceRecord } from '@marquee/contract';
import { events, sightings, valuesIn } from '@marquee/db';
import { and, eq, gt, inArray, isNull } from 'drizzle-orm';
import type { NowDeps } from '../deps.ts';

/** Showings of one source that are compared. */
const MOST = 600;

export interface SharedEvents {
  source: ToldSourceRecord;
  /** Of the events of a page, those that the source lists on the same day. */
  shared: number;
}

/** The source that lists most of these events already; null if none lists any. A title and its day make an event the same. */
export async function sharedEvents(
  deps: NowDeps,
  own: readonly ToldSourceRecord[],
  ahead: ReadonlyArray<{ title: string; start: string }>,
): Promise<SharedEvents | null> {
  if (own.length === 0 || ahead.length === 0) return null;
  const rows = await deps.db
    .select({ sourceId: sightings.sourceId, title: events.title, start: sightings.startLocal })
    .from(sightings)
    .innerJoin(events, eq(events.id, sightings.eventId))
    .where(
      and(
        inArray(sightings.sourceId, valuesIn(own.map(({ id }) => id))),
        isNull(sightings.withdrawnAt),
        gt(sightings.endsAt, deps.clock.now()),
      ),
    )
    .limit(MOST);
  const bySource = Map.groupBy(rows, ({ sourceId }) => sourceId);
  const counted = own.map((source) => {
    const listed = new Set((bySource.get(source.id) ?? []).map(keyOf));
    return { source, shared: ahead.filter((one) => listed.has(keyOf(one))).length };
  });
  const best = counted.reduce((a, b) => (b.shared > a.shared ? b : a));
  return best.shared > 0 ? best : null;
}

function keyOf({ title, start }: { title: string; start: string }): string {
  return `${start.slice(0, 10)} ${title.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '')}`;
}
