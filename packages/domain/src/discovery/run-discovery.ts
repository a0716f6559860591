import { atomically, discoverySessions, write } from '@marquee/db';
import { type Caller, MINUTE_MS, newId, Reject, say } from '@marquee/kernel';
import { and, eq, gt, isNull } from 'drizzle-orm';
import { auditEntry } from '../audit-log/index.ts';
import { knownCity } from '../cities/index.ts';
import { isAllowed } from '../controls/index.ts';
import type { ChangeDeps, NowDeps } from '../deps.ts';
import { enqueue } from '../jobs/index.ts';

/**
 * Starts a session of discovery for a city. Pressing the button again while one is open returns that session.
 * Throws Reject: 404 for an unknown city, 409 while discovery is switched off there.
 */
export async function runDiscovery(deps: ChangeDeps, caller: Caller, asked: { city: string; state: string }) {
  const city = await knownCity(deps, asked.city, asked.state);
  const place = { citySlug: city.slug, state: city.state };
  const permission = await isAllowed(deps, 'autonomousDiscovery', place);
  if (!permission.allowed)
    throw new Reject(409, 'switched-off', say('reply.noSourcesCanLookedNow', { why: permission.because }));
  const name = `${city.name}, ${city.state}`;
  const open = await openSession(deps, city.slug);
  if (open)
    return {
      sessionId: open.id,
      city: name,
      sourcesFound: open.accepted,
      message: say('reply.discoveryRunningAlready', { city: name }),
    };
  const sessionId = newId(deps.clock, deps.random);
  const startedBy = caller.actor.kind === 'user' ? caller.actor.email : null;
  await atomically(deps.db, [
    write
      .insert(discoverySessions)
      .values({ id: sessionId, citySlug: city.slug, method: '', startedBy, startedAt: deps.clock.now() })
      .getSQL(),
    ...enqueue(deps, [
      {
        kind: 'city.discover',
        payload: { citySlug: city.slug, sessionId },
        subject: `${city.slug}:${sessionId}`,
        citySlug: city.slug,
      },
    ]),
    auditEntry(deps, caller, {
      action: 'discovery.run',
      subject: `city:${city.slug}`,
      before: null,
      after: { city: name, sessionId },
    }),
  ]);
  return { sessionId, city: name, sourcesFound: 0, message: say('reply.discoveryHasStarted', { city: name }) };
}

/** After this time a session counts as over, although checks of it may have been skipped: a control was switched off meanwhile. */
const SESSION_MS = 15 * MINUTE_MS;

async function openSession(deps: NowDeps, citySlug: string) {
  const { citySlug: slug, startedAt, endedAt } = discoverySessions;
  const [open] = await deps.db
    .select({ id: discoverySessions.id, accepted: discoverySessions.accepted })
    .from(discoverySessions)
    .where(and(eq(slug, citySlug), gt(startedAt, deps.clock.now() - SESSION_MS), isNull(endedAt)))
    .limit(1);
  return open ?? null;
}
