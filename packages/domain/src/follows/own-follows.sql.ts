import type { FollowKind, FollowQuery } from '@marquee/contract';
import { type Database, readAll, rowsOf, type Statement, text } from '@marquee/db';
import type { Instant } from '@marquee/kernel';
import { sql } from 'drizzle-orm';

interface NewFollow {
  id: string;
  userId: string;
  kind: FollowKind;
  name: string;
  query: FollowQuery;
  queryKey: string;
}

/** Unless there are that many of its kind, or it is there already. One statement, so that those added at the same time are counted. */
export function insertFollow(
  { id, userId, kind, name, query, queryKey }: NewFollow,
  most: number,
  now: Instant,
): Statement {
  return sql`INSERT OR IGNORE INTO follows (id, user_id, kind, name, query, query_key, created_at)
    SELECT ${id}, ${userId}, ${kind}, ${name}, ${JSON.stringify(query)}, ${queryKey}, ${now}
    WHERE (SELECT count(*) FROM follows WHERE user_id = ${userId} AND kind = ${kind}) < ${most}`;
}

const NAMES = rowsOf('follows.venue-names', { id: text, name: text });

/** By follow, the name that its venue gives itself now; nothing for a venue without one. Four lookups a followed venue. */
export function presentNames(
  db: Database,
  venues: ReadonlyArray<{ id: string; city: string; state: string; venue: string }>,
): Promise<Array<{ id: string; name: string }>> {
  return readAll(
    db,
    sql`SELECT f.value->>'id' AS id, p.name FROM json_each(${JSON.stringify(venues)}) f
      CROSS JOIN cities c ON c.name_key = f.value->>'city' AND c.state = f.value->>'state'
      CROSS JOIN venue_names n ON n.city_slug = c.slug AND n.name = f.value->>'venue'
      CROSS JOIN venue_profiles p ON p.venue_slug = n.venue_slug AND p.name IS NOT NULL`,
    NAMES,
  );
}
