import { atomically } from '@marquee/db';
import { sql } from 'drizzle-orm';
import { isAllowedAnywhere } from '../controls/index.ts';
import type { EngineDeps } from '../deps.ts';
import { enqueue } from '../jobs/index.ts';

/** Sources taken up in one tick. */
const SOURCES_A_TICK = 200;
/** Events whose page is checked again in one tick. */
const EVENTS_A_TICK = 50;
/** An event's page is checked again after this long. */
const VALIDATE_EVERY_MS = 7 * 24 * 60 * 60_000;

type Deps = Pick<EngineDeps, 'db' | 'clock' | 'random'>;

/** Puts a `source.scrape` into the outbox for each source that is due. Returns how many are. */
export async function scheduleSources(deps: Deps): Promise<number> {
  // While reading is off everywhere the sources stay due, so that it goes on at once when it is on again.
  if (!(await isAllowedAnywhere(deps, 'eventScraping'))) return 0;
  const now = deps.clock.now();
  const due = await deps.db.all<{ id: string; city_slug: string; interval_ms: number }>(
    sql`SELECT id, city_slug, interval_ms FROM sources WHERE status = 'active' AND next_due_at <= ${now}
      ORDER BY next_due_at LIMIT ${SOURCES_A_TICK}`,
  );
  if (due.length === 0) return 0;
  await atomically(deps.db, [
    ...enqueue(
      deps,
      due.map((source) => ({
        kind: 'source.scrape' as const,
        payload: { sourceId: source.id },
        subject: source.id,
        citySlug: source.city_slug,
      })),
    ),
    // The run itself sets the real time; until then the source is not due a second time.
    sql`UPDATE sources SET next_due_at = ${now} + interval_ms
      WHERE id IN (SELECT value FROM json_each(${JSON.stringify(due.map((source) => source.id))}))`,
  ]);
  return due.length;
}

/** Puts an `event.revalidate` into the outbox for events not checked for a week, those whose page was gone among them. */
export async function scheduleRevalidation(deps: Deps): Promise<number> {
  const now = deps.clock.now();
  const due = await deps.db.all<{ id: string; city_slug: string }>(
    sql`SELECT * FROM (SELECT id, city_slug FROM events WHERE status = 'active' AND url IS NOT NULL
        AND validated_at < ${now - VALIDATE_EVERY_MS} LIMIT ${EVENTS_A_TICK})
      UNION SELECT * FROM (SELECT id, city_slug FROM events WHERE validation_error IS NOT NULL
        AND next_starts_at > ${now} AND validated_at < ${now - VALIDATE_EVERY_MS} LIMIT ${EVENTS_A_TICK})`,
  );
  await atomically(
    deps.db,
    enqueue(
      deps,
      due.map((event) => ({
        kind: 'event.revalidate' as const,
        payload: { eventId: event.id },
        subject: event.id,
        citySlug: event.city_slug,
      })),
    ),
  );
  return due.length;
}

/** Puts one `maintenance.expire` into the outbox. */
export async function scheduleExpiry(deps: Deps): Promise<void> {
  await atomically(
    deps.db,
    enqueue(deps, [{ kind: 'maintenance.expire', payload: {}, subject: 'all', citySlug: null }]),
  );
}
