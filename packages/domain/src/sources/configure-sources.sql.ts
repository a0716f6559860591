import type { Statement, sources } from '@marquee/db';
import type { Instant } from '@marquee/kernel';
import { sql } from 'drizzle-orm';

export type SourceToAdd = Pick<
  typeof sources.$inferSelect,
  'id' | 'citySlug' | 'name' | 'url' | 'host' | 'recordedAt' | 'discoveryMethod' | 'tier'
>;

/** Adds a set of sources, due at once; sources known by their current or former address stay unchanged. */
export function insertSources(rows: readonly SourceToAdd[], intervalMs: number, now: Instant): Statement {
  return sql`INSERT OR IGNORE INTO sources (id, city_slug, name, url, host, recorded_at, discovery_method, tier, interval_ms, next_due_at, created_at)
    SELECT value->>'id', value->>'citySlug', value->>'name', value->>'url', value->>'host', value->>'recordedAt',
      value->>'discoveryMethod', value->>'tier', ${intervalMs}, ${now}, ${now} FROM json_each(${JSON.stringify(rows)})
    WHERE NOT EXISTS (SELECT 1 FROM sources WHERE moved_from = value->>'url')`;
}
