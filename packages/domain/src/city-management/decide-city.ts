import type { ToldDiscoveredCity } from '@marquee/contract';
import { committed, discoveredCities, write } from '@marquee/db';
import { type Caller, Reject, say } from '@marquee/kernel';
import { and, eq } from 'drizzle-orm';
import { actorName } from '../actor-name.ts';
import { auditEntry } from '../audit-log/index.ts';
import { configureCity } from '../cities/index.ts';
import type { ChangeDeps } from '../deps.ts';
import { discoveredCity } from './discovered-cities.ts';

interface Decision {
  status: 'approved' | 'rejected';
  notes: string;
}

/**
 * Approves or rejects a proposed city, with notes. An approved one is configured and hidden until somebody makes it live
 * (docs/spec/decisions.md 106). The same decision again changes nothing. Throws Reject: 404, and 409 if it was decided otherwise.
 */
export async function decideCity(
  deps: ChangeDeps,
  caller: Caller,
  id: string,
  { status, notes }: Decision,
): Promise<ToldDiscoveredCity> {
  const proposed = await discoveredCity(deps, id);
  if (proposed.status !== 'pending') return asDecided(proposed, status);
  const now = deps.clock.now();
  const guard = write
    .update(discoveredCities)
    .set({ status, notes: notes || null, decidedBy: actorName(caller.actor), decidedAt: now })
    .where(and(eq(discoveredCities.id, id), eq(discoveredCities.status, 'pending')));
  const entry = auditEntry(deps, caller, {
    action: status === 'approved' ? 'city.approve' : 'city.reject',
    subject: `city:${proposed.slug}`,
    before: { status: 'pending' },
    after: { status, note: notes || null },
  });
  const effect = status === 'approved' ? [configureCity(proposed.slug, now)] : [];
  await committed(deps.db, [...effect, entry], [guard]);
  return asDecided(await discoveredCity(deps, id), status);
}

function asDecided(city: ToldDiscoveredCity, status: Decision['status']): ToldDiscoveredCity {
  if (city.status === status) return city;
  throw new Reject(
    409,
    'decided',
    say(`decided.city.${city.status}`, { who: city.decidedBy ?? say('somebody'), city: `${city.city}, ${city.state}` }),
  );
}
