import type { outbox, Statement } from '@marquee/db';
import type { Instant } from '@marquee/kernel';
import { sql } from 'drizzle-orm';

type JobRow = Pick<
  typeof outbox.$inferSelect,
  'id' | 'kind' | 'payload' | 'dedupeKey' | 'citySlug' | 'notBefore' | 'manualRunId' | 'requestId'
>;

/** Adds a set of jobs, except those whose key already has an open job. */
export function insertJobs(rows: readonly JobRow[], now: Instant): Statement {
  return sql`INSERT OR IGNORE INTO outbox (id, kind, payload, dedupe_key, city_slug, state, not_before, manual_run_id, request_id, created_at)
    SELECT value->>'id', value->>'kind', value->'payload', value->>'dedupeKey', value->>'citySlug', 'pending',
      value->>'notBefore', value->>'manualRunId', value->>'requestId', ${now}
    FROM json_each(${JSON.stringify(rows)})`;
}
