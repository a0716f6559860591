import { type Endpoints, MANUAL_SCRAPE_LOCK_MS, type ToldOf } from '@marquee/contract';
import { committed, manualScrapes, type Statement, sources, write } from '@marquee/db';
import { type Caller, newId, Reject, say } from '@marquee/kernel';
import { and, eq } from 'drizzle-orm';
import { actorName } from '../actor-name.ts';
import { auditEntry } from '../audit-log/index.ts';
import { type CityRow, knownCity } from '../cities/index.ts';
import { isAllowed } from '../controls/index.ts';
import type { ChangeDeps } from '../deps.ts';
import { bringForward, enqueue, takeManualLease } from '../jobs/index.ts';
import { manualScrape } from './manual-scrape.ts';
import { nextTurnOf } from './next-turn.ts';

/** The maximum number of sources per manual scrape. */
const SOURCES = 500;

/**
 * Reads all active sources of a city now. A waiting read is brought forward and belongs to this scrape.
 * Throws Reject: 404 for an unknown city, 409 if a control is off, there is nothing to read, or another scrape runs.
 */
export async function triggerScrape(
  deps: ChangeDeps,
  caller: Caller,
  place: { city: string; state: string },
): Promise<ToldOf<Endpoints['triggerScrape']>> {
  const city = await knownCity(deps, place.city, place.state);
  const permission = await isAllowed(deps, 'eventScraping', { citySlug: city.slug, state: city.state });
  if (!permission.allowed)
    throw new Reject(409, 'switched-off', say('control.nothingReadNow', { why: permission.because }));
  const name = `${city.name}, ${city.state}`;
  const active = await deps.db
    .select({ id: sources.id })
    .from(sources)
    .where(and(eq(sources.citySlug, city.slug), eq(sources.status, 'active')))
    .limit(SOURCES);
  if (active.length === 0)
    throw new Reject(409, 'no-sources', say('reply.hasNoActiveSourceRead', { city: name }), 'city');

  const id = newId(deps.clock, deps.random);
  const entry = auditEntry(deps, caller, {
    action: 'scrape.trigger',
    subject: `city:${city.slug}`,
    before: null,
    after: { runId: id, sources: active.length },
  });
  const now = deps.clock.now();
  const lease = takeManualLease(id, now, now + MANUAL_SCRAPE_LOCK_MS);
  const statements = jobsOf(deps, id, city, active, actorName(caller.actor));
  if (!(await committed(deps.db, [...statements, entry], [lease]))) {
    const running = await manualScrape(deps);
    const said = running.city
      ? say('reply.scrapeOfCityAlreadyRunning', {
          city: running.city,
          time: { at: Date.parse(running.heldUntil ?? '') || now },
        })
      : say('reply.someScrapeAlreadyRunning');
    throw new Reject(409, 'scrape-running', said);
  }
  return { ...(await manualScrape(deps)), message: say('reply.manualScrapingStarted', { city: name }) };
}

function jobsOf(
  deps: ChangeDeps,
  id: string,
  city: CityRow,
  active: ReadonlyArray<{ id: string }>,
  startedBy: string,
): Statement[] {
  const now = deps.clock.now();
  const ids = active.map((source) => source.id);
  return [
    write.insert(manualScrapes).values({ id, citySlug: city.slug, jobs: ids.length, startedAt: now, startedBy }),
    bringForward(
      deps,
      id,
      ids.map((sourceId) => `source.scrape:${sourceId}`),
      now,
    ),
    ...enqueue(
      deps,
      ids.map((sourceId) => ({
        kind: 'source.scrape' as const,
        payload: { sourceId },
        subject: sourceId,
        citySlug: city.slug,
        manualRunId: id,
      })),
    ),
    // They are read now, so their next read is a full interval away.
    nextTurnOf(ids, now),
  ];
}
