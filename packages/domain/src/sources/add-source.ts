import type { SourceRecord } from '@marquee/contract';
import { atomically, Conflict, type Statement } from '@marquee/db';
import { checkUrl } from '@marquee/fetching';
import { type Caller, Reject } from '@marquee/kernel';
import { auditEntry } from '../audit-log/index.ts';
import { knownCity } from '../cities/index.ts';
import type { ChangeDeps } from '../deps.ts';
import { refuseBlacklisted } from './blacklist.ts';
import { planSources } from './configure-sources.ts';
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

/**
 * Adds a source and makes its city live. Makes no network request; the engine's guard checks the address
 * and what its name resolves to at each read.
 * Throws Reject: 400 for a forbidden address, 404 for an unknown city, 409 for a known source and for a site
 * whose publisher asked us not to read it. `also` is committed with it, `guards` must hold.
 */
export async function addSource(
  deps: ChangeDeps & { publicOrigin: string },
  caller: Caller,
  { url, name, city, state, discoveryMethod }: AddedSource,
  { also = [], guards = [] }: { also?: readonly Statement[]; guards?: readonly Statement[] } = {},
): Promise<SourceRecord> {
  const verdict = checkUrl(url, { ownHosts: [new URL(deps.publicOrigin).hostname] });
  if (!verdict.ok) throw new Reject(400, verdict.reason, verdict.detail, 'url');
  await refuseRuled(deps, verdict.url.host, 'url');
  await refuseBlacklisted(deps, verdict.url.href, 'url');
  await knownCity(deps, city, state);
  const address = verdict.url.href;
  const found = discoveryMethod === undefined ? {} : { discoveryMethod };
  const source = { url: address, name: name ?? verdict.url.host, city, state, ...found };
  const { statements, ids, refused } = await planSources(deps, [source]);
  const [insert, ...rest] = statements;
  if (!insert) throw new Reject(400, 'bad-url', refused.join(' '), 'url');
  const entry = auditEntry(deps, caller, {
    action: 'source.add',
    subject: `source:${ids[0]}`,
    before: null,
    after: source,
  });
  try {
    // The insert ignores a known address, and then the guard fails.
    await atomically(deps.db, [...rest, entry, ...also], [...guards, insert]);
  } catch (error) {
    if (!(error instanceof Conflict)) throw error;
    const known = await sourceAt(deps, address);
    if (!known) throw error;
    const what = known.status === 'retired' ? 'a retired source' : 'a source already';
    throw new Reject(409, 'known-source', `${address} is ${what} for ${known.city}, ${known.state}.`, 'url');
  }
  const added = await sourceAt(deps, address);
  if (!added) throw new Conflict('the source was removed meanwhile');
  return added;
}
