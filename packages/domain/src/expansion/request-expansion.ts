import { atomically, expansionRuns } from '@marquee/db';
import { type Caller, type Message, Reject, say, stateName } from '@marquee/kernel';
import { and, eq, isNull } from 'drizzle-orm';
import { actorName } from '../actor-name.ts';
import { auditEntry } from '../audit-log/index.ts';
import { knownCity } from '../cities/index.ts';
import { isAllowed } from '../controls/index.ts';
import type { ChangeDeps, DbDeps } from '../deps.ts';
import { enqueue } from '../jobs/index.ts';
import { expansionSettingsOf } from './settings-of.ts';

/**
 * Starts expansion now: of one city, of a state, or the whole run of the day. A city that is on its way already is not started twice.
 * Throws Reject: 404 for an unknown city; 409 while expansion is switched off, for a city that is live, and once the day's cities have been started.
 */
export async function requestExpansion(
  deps: ChangeDeps,
  caller: Caller,
  { city: name, state }: { city?: string | undefined; state?: string | undefined } = {},
): Promise<{ message: Message }> {
  const city = name !== undefined && state !== undefined ? await knownCity(deps, name, state) : null;
  const place = city ? { citySlug: city.slug, state: city.state } : state ? { citySlug: '', state } : null;
  const permission = await isAllowed(deps, 'systematicExpansion', place);
  if (!permission.allowed)
    throw new Reject(409, 'switched-off', say('reply.noCityCanStartedNow', { why: permission.because }));
  const what = city ? `${city.name}, ${city.state}` : state ? stateName(state) : 'the next cities';
  if (city?.status === 'live') throw new Reject(409, 'already-live', say('reply.liveAlready', { city: what }));
  if (city && (await isOnItsWay(deps, city.slug))) return { message: say('reply.wayAlready', { city: what }) };
  if (!city) await refuseIfDayIsOver(deps);
  const payload = {
    startedBy: actorName(caller.actor),
    ...(city ? { citySlug: city.slug } : state ? { state } : {}),
  };
  await atomically(deps.db, [
    ...enqueue(deps, [
      { kind: 'expansion.run', payload, subject: city?.slug ?? state ?? 'all', citySlug: city?.slug ?? null },
    ]),
    auditEntry(deps, caller, {
      action: 'expansion.trigger',
      subject: city ? `city:${city.slug}` : `expansion:${state ?? 'all'}`,
      before: null,
      after: { expansion: what },
    }),
  ]);
  if (city) return { message: say('reply.cityJoinsNow', { city: what }) };
  return { message: say('reply.expansionStarted', { state: state ? what : say('reply.nextCities') }) };
}

async function isOnItsWay({ db }: DbDeps, slug: string): Promise<boolean> {
  const { id, citySlug, endedAt } = expansionRuns;
  const [open] = await db
    .select({ id })
    .from(expansionRuns)
    .where(and(eq(citySlug, slug), isNull(endedAt)));
  return open !== undefined;
}

async function refuseIfDayIsOver(deps: ChangeDeps): Promise<void> {
  const { startedToday, maxDailyCities } = await expansionSettingsOf(deps);
  if (startedToday < maxDailyCities) return;
  throw new Reject(409, 'day-is-over', say('reply.citiesTodayHaveStartedNext', { n: maxDailyCities }));
}
