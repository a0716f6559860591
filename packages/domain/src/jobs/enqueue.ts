import type { JobKind, JobPayload } from '@marquee/contract';
import type { Statement } from '@marquee/db';
import type { Clock, Instant, Random } from '@marquee/kernel';
import { newId } from '@marquee/kernel';
import { sql } from 'drizzle-orm';

export interface NewJob<K extends JobKind = JobKind> {
  kind: K;
  payload: JobPayload<K>;
  /** What the job is about: while one is open for the same kind and subject, another is not added. */
  subject: string;
  citySlug: string | null;
  notBefore?: Instant;
  /** The manual scrape it belongs to. */
  manualRunId?: string | null;
}

/** One statement that adds jobs to the outbox; commit it with the change that calls for them. */
export function enqueue(deps: { clock: Clock; random: Random }, jobs: readonly NewJob[]): Statement[] {
  if (jobs.length === 0) return [];
  const now = deps.clock.now();
  const rows = jobs.map((job) => ({
    id: newId(deps.clock, deps.random),
    kind: job.kind,
    payload: job.payload,
    key: `${job.kind}:${job.subject}`,
    city: job.citySlug,
    notBefore: job.notBefore ?? now,
    manualRunId: job.manualRunId ?? null,
  }));
  return [
    sql`INSERT OR IGNORE INTO outbox (id, kind, payload, dedupe_key, city_slug, state, not_before, manual_run_id, created_at)
      SELECT value->>'id', value->>'kind', value->'payload', value->>'key', value->>'city', 'pending', value->>'notBefore',
        value->>'manualRunId', ${now}
      FROM json_each(${JSON.stringify(rows)})`,
  ];
}
