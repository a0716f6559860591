import type { CitySource, ToldSourceRecord } from '@marquee/contract';
import { readRows } from '@marquee/db';
import { type Caller, Reject, say } from '@marquee/kernel';
import type { ChangeDeps, DbDeps } from '../deps.ts';
import { blacklistSource, pauseSource, removeSource, resumeSource } from '../sources/index.ts';
import { citySourceOf } from './city-record.ts';
import { sourceOfCity } from './city-sources.sql.ts';

export type SourceAction = 'activate' | 'deactivate' | 'blacklist' | 'remove';

interface Asked {
  sourceUrl: string;
  /** The status that the screen showed; absent: whatever it is. */
  status?: ToldSourceRecord['status'] | undefined;
  /** Of a pause: the source keeps the time at which it was due. */
  undo?: boolean | undefined;
}

const GOAL: Record<SourceAction, ToldSourceRecord['status'] | null> = {
  activate: 'active',
  deactivate: 'inactive',
  blacklist: 'blacklisted',
  remove: null,
};

/**
 * Pauses, activates, blacklists or removes a source of a city. Throws Reject: 404 if the city has no such source (somebody removed it), 409
 * if it is not as the screen showed it, and for what cannot be done with it.
 */
export async function steerCitySource(
  deps: ChangeDeps,
  caller: Caller,
  slug: string,
  action: SourceAction,
  { sourceUrl, status, undo }: Asked,
): Promise<CitySource | null> {
  const source = await sourceAt(deps, slug, sourceUrl);
  if (source.status === GOAL[action]) return citySourceOf(source);
  if (status !== undefined && status !== source.status)
    throw new Reject(409, 'changed', `${source.name} is ${source.status} by now. Review it and try again.`);
  const { id } = source;
  if (action === 'remove') {
    await removeSource(deps, caller, { id });
    return null;
  }
  if (action === 'activate') await resumeSource(deps, caller, { id, undo });
  else if (action === 'deactivate') await pauseSource(deps, caller, { id, reason: null });
  else await blacklistSource(deps, caller, { id, reason: null });
  return citySourceOf(await sourceAt(deps, slug, sourceUrl));
}

async function sourceAt(deps: DbDeps, slug: string, url: string) {
  const [row] = await readRows(deps.db, sourceOfCity(slug, url));
  if (!row) throw new Reject(404, 'not-found', say('reply.cityHasNoSuchSource'), 'sourceUrl');
  return row;
}
