import { type Caller, Reject, say } from '@marquee/kernel';
import { type CityRow, knownCity } from '../cities/index.ts';
import type { ChangeDeps } from '../deps.ts';
import { countSources } from './operation-jobs.sql.ts';
import { refuseIfOff, startOperation } from './start-operation.ts';

/** Reads every source of a city in full (spec: DASH-03). Throws Reject 404, 409. */
export async function reprocessEvents(deps: ChangeDeps, caller: Caller, place: { city: string; state: string }) {
  const city = await knownCity(deps, place.city, place.state);
  const operation = await begin(deps, caller, 'reprocess-events', city);
  const name = `${city.name}, ${city.state}`;
  return { operation, message: say('operation.readInFull', { n: operation.total, city: name }) };
}

/** Asks every active source whether it changed (spec: DASH-03). Throws Reject 409. */
export async function refreshEvents(deps: ChangeDeps, caller: Caller) {
  const operation = await begin(deps, caller, 'refresh-events', null);
  return { operation, message: say('operation.askedForChanges', { n: operation.total }) };
}

async function begin(
  deps: ChangeDeps,
  caller: Caller,
  kind: 'reprocess-events' | 'refresh-events',
  city: CityRow | null,
) {
  await refuseIfOff(deps, kind, city);
  const total = await countSources(deps.db, city?.slug ?? null);
  const said = city
    ? say('reply.hasNoActiveSourceRead', { city: `${city.name}, ${city.state}` })
    : say('reply.thereNoActiveSourceRead');
  if (total === 0) throw new Reject(409, 'no-sources', said, 'city');
  return startOperation(deps, caller, { kind, city, total });
}
