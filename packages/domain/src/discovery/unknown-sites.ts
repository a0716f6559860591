import { type Reading, readTogether } from '@marquee/db';
import type { Instant } from '@marquee/kernel';
import type { NowDeps } from '../deps.ts';
import { addressKey, isHomePage } from '../sources/index.ts';
import { blockedAmong, sourcesAt } from './add-candidates.sql.ts';
import type { FoundSite } from './found-site.ts';

/** Answers several readings at once: of a database here, or of one far away. */
export type ReadRows = <T extends readonly unknown[]>(
  readings: {
    readonly [I in keyof T]: Reading<T[I]>;
  },
) => Promise<{ [I in keyof T]: Array<T[I]> }>;

/**
 * Of the sites found, those that nothing is known against: no source at the same address, no source at the same host if the home page was
 * named, no retired source or block at the host. A source that yields nothing stands in nobody's way: the check finds the page that it should
 * read. Two reads, whatever their number.
 */
export function unknownSites<S extends FoundSite>(deps: NowDeps, found: readonly S[]): Promise<S[]> {
  return unknownBy((readings) => readTogether(deps.db, readings), found, deps.clock.now());
}

/** The same of any database. */
export async function unknownBy<S extends FoundSite>(read: ReadRows, found: readonly S[], now: Instant): Promise<S[]> {
  if (found.length === 0) return [];
  const hosts = found.map(({ host }) => host);
  const [known, blocked] = await read([sourcesAt(hosts), blockedAmong(hosts, now)] as const);
  const refused = new Set(blocked.map(({ host }) => host));
  const sources = Map.groupBy(known, ({ host }) => host.replace(/^www\./, ''));
  return found.filter(({ host, url, addressKey: key }) => {
    const all = sources.get(host) ?? [];
    const own = all.filter((source) => !source.yieldsNothing);
    const isKnown = own.some((source) => addressKey(source.url) === key) || all.some(({ status }) => isGone(status));
    return !refused.has(host) && !isKnown && !(own.length > 0 && isHomePage(url));
  });
}

/** What an administrator retired or a blacklist names never comes back under another path. */
export function isGone(status: string): boolean {
  return status === 'retired' || status === 'blacklisted';
}
