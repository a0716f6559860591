import { atomically, outbox, plus, runs, type Statement, write } from '@marquee/db';
import { type Instant, type Message, newId } from '@marquee/kernel';
import { and, eq } from 'drizzle-orm';
import type { EngineDeps } from '../deps.ts';
import type { ClaimedJob } from './claim.ts';
import { deadLetter } from './dead-letters.ts';
import { tallyScrape } from './tally-scrape.ts';

/** The result of a handler, committed together with the end of its job. */
export interface JobResult {
  outcome: 'done' | 'unchanged' | 'skipped' | 'failed';
  /** For a person. */
  detail?: Message;
  counts?: Record<string, number>;
  findings?: readonly unknown[];
  sourceId?: string;
  statements?: readonly Statement[];
}

export type Settlement =
  | { how: 'finish'; result: JobResult }
  | { how: 'again'; at: Instant; error: Message; countsAsAttempt: boolean }
  | { how: 'bury'; error: Message };

type Deps = Pick<EngineDeps, 'db' | 'clock' | 'random'>;

/**
 * Ends a run: its effects, the job's state and the run record in one commit guarded by the lease.
 * Throws Conflict if the lease was lost; then another run has the job and nothing of this one is stored.
 */
export async function settle(deps: Deps, job: ClaimedJob, startedAt: Instant, settlement: Settlement): Promise<void> {
  const now = deps.clock.now();
  const guard = write
    .update(outbox)
    .set(change(settlement, now))
    .where(and(eq(outbox.id, job.id), eq(outbox.leaseToken, job.leaseToken), eq(outbox.state, 'running')));
  const effects = settlement.how === 'finish' ? (settlement.result.statements ?? []) : [];
  const deadLetters =
    settlement.how === 'bury'
      ? [
          deadLetter(deps, {
            jobId: job.id,
            kind: job.kind,
            body: JSON.stringify(job.payload),
            reason: settlement.error,
            requestId: job.requestId,
          }),
        ]
      : [];
  // Waiting is not a run: a host with many images would fill the records with it.
  const isWait = settlement.how === 'again' && !settlement.countsAsAttempt;
  const record = isWait ? [] : [runRecord(deps, job, startedAt, settlement)];
  const tally = isWait ? [] : tallyRun(deps, job, startedAt, settlement);
  // Tallied before the record exists: the tally checks the records for an earlier run of the day.
  await atomically(deps.db, [...effects, ...deadLetters, ...tally, ...record], [guard]);
}

function change(settlement: Settlement, now: Instant) {
  const attempts = plus(outbox.attempts, 1);
  if (settlement.how === 'finish')
    return { attempts, state: 'done', finishedAt: now, leaseToken: null, lastError: null } as const;
  const { error: lastError } = settlement;
  if (settlement.how === 'bury')
    return { attempts, state: 'dead', finishedAt: now, leaseToken: null, lastError } as const;
  const tries = settlement.countsAsAttempt ? { attempts } : { waits: plus(outbox.waits, 1) };
  const again = { interruptions: 0, state: 'pending', notBefore: settlement.at, leaseToken: null, lastError } as const;
  return { ...tries, ...again };
}

const OUTCOMES = { again: 'retry', bury: 'dead' } as const;

function outcomeOf(settlement: Settlement) {
  return settlement.how === 'finish' ? settlement.result.outcome : OUTCOMES[settlement.how];
}

/** The source of a job, even if the run ended before naming it. */
function sourceOf(job: ClaimedJob): string | null {
  const { sourceId } = (job.payload ?? {}) as { sourceId?: unknown };
  return job.kind === 'source.scrape' && typeof sourceId === 'string' ? sourceId : null;
}

function tallyRun(deps: Deps, job: ClaimedJob, startedAt: Instant, settlement: Settlement): Statement[] {
  const sourceId = sourceOf(job);
  if (sourceId === null) return [];
  return tallyScrape({
    sourceId,
    citySlug: job.citySlug,
    startedAt,
    finishedAt: deps.clock.now(),
    outcome: outcomeOf(settlement),
    counts: settlement.how === 'finish' ? (settlement.result.counts ?? {}) : {},
  });
}

function runRecord(deps: Deps, job: ClaimedJob, startedAt: Instant, settlement: Settlement): Statement {
  const result: Partial<JobResult> = settlement.how === 'finish' ? settlement.result : {};
  const detail = settlement.how === 'finish' ? (result.detail ?? null) : settlement.error;
  return write.insert(runs).values({
    id: newId(deps.clock, deps.random),
    jobId: job.id,
    requestId: job.requestId,
    kind: job.kind,
    sourceId: result.sourceId ?? sourceOf(job),
    citySlug: job.citySlug,
    startedAt,
    finishedAt: deps.clock.now(),
    outcome: outcomeOf(settlement),
    detail,
    counts: result.counts ?? {},
    findings: [...(result.findings ?? [])],
  });
}
