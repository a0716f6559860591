import {
  insertRows,
  reading,
  type Statement,
  siteChecks,
  sourceCandidates,
  sources,
  truthOf,
  valuesIn,
  write,
} from '@marquee/db';
import type { Instant } from '@marquee/kernel';
import { and, gt, inArray } from 'drizzle-orm';
import { YIELDS_NOTHING } from '../sources/index.ts';
import type { FoundSite } from './found-site.ts';

export interface CandidateToAdd extends FoundSite {
  id: string;
  citySlug: string;
}

/** Adds sites to check; a known one stays as it is, whoever names it, so that a decision holds. */
export function insertCandidates(rows: readonly CandidateToAdd[], sessionId: string, now: Instant): Statement {
  const fresh = rows.map(({ id, citySlug, url, addressKey, host, name, method, foundBecause, venueType }) => {
    const site = { id, citySlug, url, addressKey, host, name, method, foundBecause, venueType };
    return { ...site, sessionId, nextCheckAt: now, createdAt: now };
  });
  return insertRows(sourceCandidates, fresh, 'stay');
}

/** The sources at hosts, with and without `www.`. */
export function sourcesAt(hosts: readonly string[]) {
  const names = [...new Set(hosts)].flatMap((host) => [host, `www.${host}`]);
  const { id, host, url, status } = sources;
  return reading(
    'discovery.known-sources',
    { id, host, url, status, yieldsNothing: truthOf(YIELDS_NOTHING) },
    (columns) =>
      write
        .select(columns)
        .from(sources)
        .where(inArray(host, valuesIn(names))),
  );
}

/** Of these hosts, those that are blocked now. */
export function blockedAmong(hosts: readonly string[], now: Instant) {
  const { host, blockedUntil } = siteChecks;
  return reading('discovery.blocked', { host }, (columns) =>
    write
      .select(columns)
      .from(siteChecks)
      .where(and(inArray(host, valuesIn([...new Set(hosts)])), gt(blockedUntil, now))),
  );
}
