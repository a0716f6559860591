import { readRows, readTogether } from '@marquee/db';
import { type Message, say } from '@marquee/kernel';
import type { DbDeps, NowDeps } from '../deps.ts';
import { PUBLISHER_REFUSES, ruleOver } from '../publishers/index.ts';
import { addressKey, bareHost, isHomePage } from '../sources/index.ts';
import { blockedAmong, sourcesAt } from './add-candidates.sql.ts';
import { isGone } from './unknown-sites.ts';

export interface Refusal {
  state: 'rejected' | 'duplicate';
  reason: Message;
}

/** Why an address must not become a source, whatever its pages say; null if nothing is known against it. A source that yields nothing is not. */
export async function whyRefused(deps: NowDeps, url: string): Promise<Refusal | null> {
  const host = bareHost(url);
  if (await ruleOver(deps, host)) return { state: 'rejected', reason: PUBLISHER_REFUSES };
  const [known, blocked] = await readTogether(deps.db, [
    sourcesAt([host]),
    blockedAmong([host], deps.clock.now()),
  ] as const);
  if (known.some(({ status }) => isGone(status))) return { state: 'rejected', reason: say('site.retired') };
  const key = addressKey(url);
  const own = known.filter((source) => !source.yieldsNothing);
  const same = own.find((source) => addressKey(source.url) === key) ?? (isHomePage(url) ? own[0] : undefined);
  if (same) return { state: 'duplicate', reason: say('site.sourceAlready', { url: same.url }) };
  return blocked.length > 0 ? { state: 'rejected', reason: say('site.blocked') } : null;
}

/** The source at the host of an address that yields nothing, or null. */
export async function emptySourceAt(deps: DbDeps, url: string): Promise<{ id: string; url: string } | null> {
  const known = await readRows(deps.db, sourcesAt([bareHost(url)]));
  return known.find((source) => source.yieldsNothing) ?? null;
}
