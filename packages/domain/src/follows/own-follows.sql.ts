import type { FollowKind, FollowQuery } from '@marquee/contract';
import type { Statement } from '@marquee/db';
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
