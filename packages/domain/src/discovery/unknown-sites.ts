import { readTogether } from '@marquee/db';
import type { ReadDeps } from '../deps.ts';
import { blockedAmong, sourcesAt } from './add-candidates.sql.ts';
import type { FoundSite } from './found-site.ts';
import { addressKey, isHomePage } from './normal-address.ts';

/**
 * Of the sites found, those that nothing is known against: no source at the same address, no source at the same host if the home page was
 * named, no retired source or block at the host. Three reads, whatever their number.
 */
export async function unknownSites(
  deps: Pick<ReadDeps, 'db' | 'clock'>,
  found: readonly FoundSite[],
): Promise<FoundSite[]> {
  if (found.length === 0) return [];
  const hosts = found.map(({ host }) => host);
  const [known, blocked] = await readTogether(deps.db, [
    sourcesAt(hosts),
    blockedAmong(hosts, deps.clock.now()),
  ] as const);
  const refused = new Set(blocked.map(({ host }) => host));
  const sources = Map.groupBy(known, ({ host }) => host.replace(/^www\./, ''));
  return found.filter(({ host, url, addressKey: key }) => {
    const own = sources.get(host) ?? [];
    const isKnown = own.some((source) => addressKey(source.url) === key || isGone(source.status));
    return !refused.has(host) && !isKnown && !(own.length > 0 && isHomePage(url));
  });
}

/** What an administrator retired or a blacklist names never comes back under another path. */
export function isGone(status: string): boolean {
  return status === 'retired' || status === 'blacklisted';
}
