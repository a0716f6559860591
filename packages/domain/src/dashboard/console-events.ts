import { events, eventTotals } from '@marquee/db';
import { and, desc, isNull, lt } from 'drizzle-orm';
import type { DbDeps } from '../deps.ts';
import { decodePlace, encodePlace, isoOf, pageFrom } from '../list-page.ts';

const LIST = 'console-events';

/** Events of any status, the latest added first, with how many there are (spec: CALL-044; docs/spec/decisions.md 89). Reads the rows of its page and one more. */
export async function consoleEvents(deps: DbDeps, { limit, cursor }: { limit: number; cursor?: string | undefined }) {
  const place = decodePlace(LIST, cursor, [0]);
  const [rows, [totals]] = await Promise.all([
    deps.db
      .select({
        seq: events.seq,
        id: events.id,
        slug: events.slug,
        title: events.title,
        venue: events.venue,
        city: events.city,
        state: events.state,
        status: events.status,
        startDate: events.nextStartLocal,
        source: events.sourceName,
        qualityTier: events.qualityTier,
        imageHash: events.imageHash,
        createdAt: events.createdAt,
      })
      .from(events)
      .where(and(isNull(events.mergedInto), place ? lt(events.seq, place[0]) : undefined))
      .orderBy(desc(events.seq))
      .limit(limit + 1),
    deps.db.select().from(eventTotals).limit(1),
  ]);
  const page = pageFrom(
    rows,
    limit,
    (row) => ({
      id: row.id,
      slug: row.slug,
      title: row.title,
      venue: row.venue,
      city: row.city,
      state: row.state,
      status: row.status,
      startDate: row.startDate,
      source: row.source,
      qualityTier: row.qualityTier,
      hasImage: row.imageHash !== null,
      addedAt: isoOf(row.createdAt),
    }),
    ({ seq }) => encodePlace(LIST, [seq]),
  );
  return { total: totals?.events ?? 0, ...page };
}
