import { type Reading, type RowOf, rowsOf, type Statement, text } from '@marquee/db';
import type { Instant } from '@marquee/kernel';
import { sql } from 'drizzle-orm';

const DUE = rowsOf('discovery.cities-due', { slug: text });

/** Cities of the network that were never looked at, then those that are due. */
export function citiesDue(now: Instant, limit: number): Reading<RowOf<typeof DUE>> {
  return {
    query: sql`SELECT c.slug FROM cities c LEFT JOIN discovery_turns t ON t.city_slug = c.slug
      WHERE c.status <> 'known' AND coalesce(t.next_due_at, 0) <= ${now} ORDER BY coalesce(t.next_due_at, 0), c.slug LIMIT ${limit}`,
    rows: DUE,
  };
}

export function nextTurns(slugs: readonly string[], at: Instant): Statement {
  return sql`INSERT INTO discovery_turns (city_slug, next_due_at) SELECT value, ${at} FROM json_each(${JSON.stringify(slugs)}) WHERE true
    ON CONFLICT (city_slug) DO UPDATE SET next_due_at = excluded.next_due_at`;
}
