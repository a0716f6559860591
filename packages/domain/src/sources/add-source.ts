import type { ToldSourceRecord } from '@marquee/contract';
import { atomically, Conflict, type Statement } from '@marquee/db';
import { checkUrl } from '@marquee/fetching';
import { type Caller, newId, Reject, together } from '@marquee/kernel';
import { auditEntry } from '../audit-log/index.ts';
import { type CityRow, knownCity } from '../cities/index.ts';
import { isAllowed } from '../controls/index.ts';
import type { ChangeDeps } from '../deps.ts';
import { enqueue } from '../jobs/index.ts';
import { refuseBlacklisted } from './blacklist.ts';
import { planSources } from './configure-sources.ts';
import { refuseKnown } from './refuse-known.ts';
import { refuseRuled } from './refuse-ruled.ts';
import { sourceAt } from './source-record.ts';

interface AddedSource {
  url: string;
  name?: string | undefined;
  city: string;
  state: string;
  /** How it was found; absent: configured by hand. */
  discoveryMethod?: string;
}

interface AddOptions {
  /** Committed with it. */
  also?: readonly Statement[];
  /** Must hold. */
  guards?: readonly Statement[];
  /** Its first read is queued with it instead of by the next pass of the schedule; while reading is off, it waits as any due source does. */
  readsNow?: boolean;
}

/**
 * Adds a source and makes its city live. Makes no network request; the engine's guard checks the address
 * and what its name resolves to at each read.
 * Throws Reject: 400 for a forbidden address, 404 for an unknown city, 409 for an address that is known in any spelling and for a site
 * whose publisher asked us not to read it.
 */
export async function addSource(
  deps: ChangeDeps & { publicOrigin: string },
  caller: Caller,
  { url, name, city, state, discoveryMethod }: AddedSource,
  { also = [], guards = [], readsNow = false }: AddOptions = {},
): Promise<ToldSourceRecord> {
  const verdict = checkUrl(url, { ownHosts: [new URL(deps.publicOrigin).hostname] });
  if (!verdict.ok) throw new Reject(400, verdict.reason, verdict.detail, 'url');
  await refuseRuled(deps, verdict.url.host, 'url');
  await refuseBlacklisted(deps, verdict.url.href, 'url');
  const place = await knownCity(deps, city, state);
  const address = verdict.url.href;
  await refuseKnown(deps, address, 'url');
  const found = discoveryMethod === undefined ? {} : { discoveryMethod };
  const source = { url: address, name: name ?? verdict.url.host, city, state, ...found };
  const { statements, ids, refused } = await planSources(deps, [source]);
  const [insert, ...rest] = statements;
  if (!insert) throw new Reject(400, 'bad-url', together(...refused), 'url');
  const entry = auditEntry(deps, caller, {
    action: 'source.add',
    subject: `source:${ids[0]}`,
    before: null,
    after: source,
  });
  try {
    // The insert ignores a known address, and then the guard fails.
    await atomically(
      deps.db,
      [...rest, entry, ...also, ...(readsNow ? await firstRead(deps, ids[0], place) : [])],
      [...guards, insert],
    );
  } catch (error) {
    if (!(error instanceof Conflict)) throw error;
    await refuseKnown(deps, address, 'url');
    throw error;
  }
  const added = await sourceAt(deps, address);
  if (!added) throw new Conflict('the source was removed meanwhile');
  return added;
}

/** The job of its first read; none while reading is off there. By the id of a manual scrape, Emergency Stop ends it like all that was started by hand. */
async function firstRead(deps: ChangeDeps, id: string | undefined, city: CityRow): Promise<Statement[]> {
  const permission = await isAllowed(deps, 'eventScraping', { citySlug: city.slug, state: city.state });
  if (id === undefined || !permission.allowed) return [];
  const manualRunId = newId(deps.clock, deps.random);
  return enqueue(deps, [
    { kind: 'source.scrape', payload: { sourceId: id }, subject: id, citySlug: city.slug, manualRunId },
  ]);
}
