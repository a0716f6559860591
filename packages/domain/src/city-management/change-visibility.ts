import type { ConfiguredCity } from '@marquee/contract';
import { committed } from '@marquee/db';
import type { Caller } from '@marquee/kernel';
import { auditEntry } from '../audit-log/index.ts';
import { hideCity, showCity } from '../cities/index.ts';
import type { ChangeDeps } from '../deps.ts';
import { configuredCity } from './city-record.ts';

/** Hides a city from visitors or opens it to them. Doing it again changes nothing. Throws Reject (404) for a city that is not in the network. */
export async function changeVisibility(
  deps: ChangeDeps,
  caller: Caller,
  slug: string,
  wanted: 'hidden' | 'live',
): Promise<ConfiguredCity> {
  const city = await configuredCity(deps, slug);
  const isDone = wanted === 'hidden' ? city.isHidden : city.isLive;
  if (isDone) return city;
  const guard = wanted === 'hidden' ? hideCity(slug) : showCity(slug, deps.clock.now());
  const entry = auditEntry(deps, caller, {
    action: wanted === 'hidden' ? 'city.hide' : 'city.show',
    subject: `city:${slug}`,
    before: { isLive: city.isLive, isHidden: city.isHidden },
    after: { isLive: wanted === 'live', isHidden: wanted === 'hidden' },
  });
  // False if somebody else did it at the same time.
  await committed(deps.db, [entry], [guard]);
  return configuredCity(deps, slug);
}
