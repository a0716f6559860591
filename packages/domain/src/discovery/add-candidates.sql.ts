import type { Statement } from '@marquee/db';
import { flag, type Reading, type RowOf, rowsOf, sources, text } from '@marquee/db';
import type { Instant } from '@marquee/kernel';
import { sql } from 'drizzle-orm';
import { YIELDS_NOTHING } from '../sources/index.ts';
import type { FoundSite } from './found-site.ts';

export interface CandidateToAdd extends FoundSite {
  id: string;
  citySlug: string;
}

/** Adds sites to check; a known one stays as it is, whoever names it, so that a decision holds. */
export function insertCandidates(rows: readonly CandidateToAdd[], sessionId: string, now: Instant): Statement {
  return sql`INSERT OR IGNORE INTO source_candidates
    (id, url, address_key, host, city_slug, name, method, found_because, venue_type, session_id, next_check_at, created_at)
    SELECT value->>'id', value->>'url', value->>'addressKey', value->>'host', value->>'citySlug', value->>'name', value->>'method',
      value->>'foundBecause', value->>'venueType', ${sessionId}, ${now}, ${now} FROM json_each(${JSON.stringify(rows)})`;
}

const KNOWN = rowsOf('discovery.known-sources', {
  id: text,
  host: text,
  url: sources.url,
  status: sources.status,
  yieldsNothing: flag,
});

/** The sources at hosts, with and without `www.`. */
export function sourcesAt(hosts: readonly string[]): Reading<RowOf<typeof KNOWN>> {
  const names = [...new Set(hosts)].flatMap((host) => [host, `www.${host}`]);
  return {
    query: sql`SELECT s.id, s.host, s.url, s.status, (${YIELDS_NOTHING}) AS yields_nothing FROM json_each(${JSON.stringify(names)}) j CROSS JOIN sources s ON s.host = j.value`,
    rows: KNOWN,
  };
}

const BLOCKED = rowsOf('discovery.blocked', { host: text });

/** Of these hosts, those that are blocked now. */
export function blockedAmong(hosts: readonly string[], now: Instant): Reading<RowOf<typeof BLOCKED>> {
  return {
    query: sql`SELECT c.host FROM json_each(${JSON.stringify([...new Set(hosts)])}) j CROSS JOIN site_checks c ON c.host = j.value
      WHERE c.blocked_until > ${now}`,
    rows: BLOCKED,
  };
}
