import type { ManualScrape } from '@marquee/contract';
import { atomically, Conflict, type Statement } from '@marquee/db';
import { type Caller, newId, Reject } from '@marquee/kernel';
import { sql } from 'drizzle-orm';
import { actorName } from '../actor-name.ts';
import { auditEntry } from '../audit-log/index.ts';
import { type CityRow, knownCity } from '../cities/index.ts';
import { isAllowed } from '../controls/index.ts';
import type { ChangeDeps } from '../deps.ts';
import { enqueue } from '../jobs/index.ts';
import { manualScrape, takeManualLease } from './manual-scrape.ts';

/** Sources of a city read in one manual scrape at most. */
const SOURCES = 500;

/**
 * Has all active sources of a city read now. A read that waits already is brought forward and belongs to this scrape.
 * Throws Reject: 404 for a city that is none, 409 where a switch is off, nothing is to be read, or another scrape runs.
 */
export async function triggerScrape(
  deps: ChangeDeps,
  caller: Caller,
  place: { city: string; state: string },
): Promise<ManualScrape & { message: string }> {
  const city = await knownCity(deps, place.city, place.state);
  const permission = await isAllowed(deps, 'eventScraping', { citySlug: city.slug, state: city.state });
  if (!permission.allowed) throw new Reject(409, 'switched-off', `${permission.because} Nothing can be read now.`);
  const name = `${city.name}, ${city.state}`;
  const sources = await deps.db.all<{ id: string }>(
    sql`SELECT id FROM sources WHERE city_slug = ${city.slug} AND status = 'active' LIMIT ${SOURCES}`,
  );
  if (sources.length === 0) throw new Reject(409, 'no-sources', `${name} has no active source to read.`, 'city');

  const id = newId(deps.clock, deps.random);
  const entry = auditEntry(deps, caller, {
    action: 'scrape.trigger',
    subject: `city:${city.slug}`,
    before: null,
    after: { runId: id, sources: sources.length },
  });
  try {
    const statements = jobsOf(deps, id, city, sources, actorName(caller.actor));
    await atomically(deps.db, [...statements, entry], [takeManualLease(id, deps.clock.now())]);
  } catch (error) {
    if (!(error instanceof Conflict)) throw error;
    const running = await manualScrape(deps);
    const of = running.city ? ` of ${running.city}` : '';
    throw new Reject(409, 'scrape-running', `A manual scrape${of} is running already. Wait for it or stop it.`);
  }
  return { ...(await manualScrape(deps)), message: `Manual scraping started for ${name}` };
}

function jobsOf(
  deps: ChangeDeps,
  id: string,
  city: CityRow,
  sources: ReadonlyArray<{ id: string }>,
  startedBy: string,
): Statement[] {
  const now = deps.clock.now();
  const ids = JSON.stringify(sources.map((source) => source.id));
  return [
    sql`INSERT INTO manual_scrapes (id, city_slug, jobs, started_at, started_by)
      VALUES (${id}, ${city.slug}, ${sources.length}, ${now}, ${startedBy})`,
    sql`UPDATE outbox SET manual_run_id = ${id}, stop_requested_at = NULL,
        state = CASE WHEN state = 'sent' AND not_before > ${now} THEN 'pending' ELSE state END,
        not_before = min(not_before, ${now})
      WHERE dedupe_key IN (SELECT 'source.scrape:' || value FROM json_each(${ids}))
        AND state IN ('pending', 'sent', 'running')`,
    ...enqueue(
      deps,
      sources.map((source) => ({
        kind: 'source.scrape' as const,
        payload: { sourceId: source.id },
        subject: source.id,
        citySlug: city.slug,
        manualRunId: id,
      })),
    ),
    // They are read now: their next turn is a whole interval away.
    sql`UPDATE sources SET next_due_at = ${now} + interval_ms WHERE id IN (SELECT value FROM json_each(${ids}))`,
  ];
}
