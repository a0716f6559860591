import type { JobKind, JobPayload } from '@marquee/contract';
import { insertRows, outbox, type Statement } from '@marquee/db';
import type { Clock, Instant, Random } from '@marquee/kernel';
import { newId } from '@marquee/kernel';

export interface NewJob<K extends JobKind = JobKind> {
  kind: K;
  payload: JobPayload<K>;
  /** The subject of the job: while one is open for the same kind and subject, no other is added. */
  subject: string;
  citySlug: string | null;
  notBefore?: Instant;
  /** The manual scrape it belongs to. */
  manualRunId?: string | null;
}

/** One statement that adds jobs to the outbox, with the request that asks for them, except those whose key has an open job; commit it with the change that requires them. */
export function enqueue(
  deps: { clock: Clock; random: Random; requestId?: string | undefined },
  jobs: readonly NewJob[],
): Statement[] {
  if (jobs.length === 0) return [];
  const now = deps.clock.now();
  return [
    insertRows(
      outbox,
      jobs.map((job) => ({
        id: newId(deps.clock, deps.random),
        kind: job.kind,
        payload: job.payload,
        dedupeKey: `${job.kind}:${job.subject}`,
        citySlug: job.citySlug,
        notBefore: job.notBefore ?? now,
        manualRunId: job.manualRunId ?? null,
        requestId: deps.requestId ?? null,
        state: 'pending' as const,
        createdAt: now,
      })),
      'stay',
    ),
  ];
}

type WithoutPayload = { [K in JobKind]: JobPayload<K> extends Record<string, never> ? K : never }[JobKind];

/** Jobs of these kinds for all cities together, one of each kind at a time. */
export function enqueueForAll(deps: Parameters<typeof enqueue>[0], ...kinds: readonly WithoutPayload[]): Statement[] {
  return enqueue(
    deps,
    kinds.map((kind) => ({ kind, payload: {}, subject: 'all', citySlug: null })),
  );
}
