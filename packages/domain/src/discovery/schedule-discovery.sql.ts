import { FIRST_SEARCH_AFTER_MS } from '@marquee/contract';
import { type Reading, type RowOf, rowsOf, type Statement, text } from '@marquee/db';
import type { Instant } from '@marquee/kernel';
import { sql } from 'drizzle-orm';

const DUE = rowsOf('discovery.cities-due', { slug: text });

/** Cities of the network that are due; those that were never looked at, an hour after they joined. */
export function citiesDue(now: Instant, limit: number): Reading<RowOf<typeof DUE>> {
  const due = sql`coalesce(t.next_due_at, c.added_at + ${FIRST_SEARCH_AFTER_MS}, 0)`;
  return {
    query: sql`SELECT c.slug FROM cities c LEFT JOIN discovery_turns t ON t.city_slug = c.slug
      WHERE c.status <> 'known' AND ${due} <= ${now} ORDER BY ${due}, c.slug LIMIT ${limit}`,
    rows: DUE,
  };
}

export function nextTurns(slugs: readonly string[], at: Instant): Statement {
  return sql`INSERT INTO discovery_turns (city_slug, next_due_at) SELECT value, ${at} FROM json_each(${JSON.stringify(slugs)}) WHERE true
    ON CONFLICT (city_slug) DO UPDATE SET next_due_at = excluded.next_due_at`;
}
