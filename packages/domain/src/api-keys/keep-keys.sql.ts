import type { Statement } from '@marquee/db';
import type { Instant } from '@marquee/kernel';
import { sql } from 'drizzle-orm';

export interface NewKey {
  keyHash: string;
  id: string;
  userId: string;
  name: string;
  hint: string;
}

/** Stores a key unless its owner has that many already. One statement, so that keys made at the same time are counted. */
export function insertKey({ keyHash, id, userId, name, hint }: NewKey, most: number, now: Instant): Statement {
  return sql`INSERT INTO api_keys (key_hash, id, user_id, name, hint, created_at)
    SELECT ${keyHash}, ${id}, ${userId}, ${name}, ${hint}, ${now}
    WHERE (SELECT count(*) FROM api_keys WHERE user_id = ${userId}) < ${most} RETURNING id`;
}

/** Adds calls to their keys, each on its day; keys that were revoked meanwhile have no row. `uses` is a set as JSON. */
export function addUses(uses: string): Statement {
  return sql`UPDATE api_keys SET
      calls_that_day = CASE WHEN used_on = v.value->>'on' THEN calls_that_day ELSE 0 END + (v.value->>'calls'),
      used_on = v.value->>'on'
    FROM json_each(${uses}) v WHERE api_keys.key_hash = v.value->>'keyHash' AND coalesce(used_on, '') <= v.value->>'on'`;
}
