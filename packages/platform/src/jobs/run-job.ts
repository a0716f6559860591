import { type JobKind, type JobPayload, jobs } from '@marquee/contract';
import { Conflict, cities } from '@marquee/db';
import { turnTaken } from '@marquee/domain/cities';
import { isAllowed } from '@marquee/domain/controls';
import type { EngineDeps } from '@marquee/domain/deps';
import { recordError } from '@marquee/domain/diagnostics';
import {
  type ClaimedJob,
  claim,
  type JobResult,
  MAX_ATTEMPTS,
  MAX_INTERRUPTIONS,
  releaseLease,
  retryAt,
  settle,
  takeLease,
  takeReadSlot,
} from '@marquee/domain/jobs';
import { STOPPED_BY_HAND } from '@marquee/domain/sources';
import { GiveUp, inEnglish, RetryLater, saidBy, WaitTurn } from '@marquee/kernel';
import { eq } from 'drizzle-orm';
import { underTrace } from '../trace.ts';
import { JOB_RULES } from './rules.ts';

type Handler<K extends JobKind> = (deps: EngineDeps, payload: JobPayload<K>, job: ClaimedJob) => Promise<JobResult>;
export type Handlers = { [K in JobKind]: Handler<K> };

/** While another job works on the same thing. */
const LEASE_WAIT_MS = 5_000;
/** While all slots for reads are taken, which is rare: no more is sent than there are slots. */
const SLOT_WAIT_MS = 15_000;
/** Characters of a reason: an error may quote a whole page. */
const MAX_REASON = 2_000;
/** A job that waited this often counts as stuck and failed. */
const MAX_WAITS = 500;

/**
 * Does one unit of work and settles it: claim, control, lease, handler, one commit with its run record.
 * Throws only if the database is unreachable; the queue then redelivers the message.
 */
export async function runJob(deps: EngineDeps, handlers: Handlers, jobId: string): Promise<void> {
  const startedAt = deps.clock.now();
  const job = await claim(deps, jobId);
  if (!job) return;
  const { requestId, kind } = job;
  await underTrace({ requestId, jobId, kind }, async () => {
    try {
      await finish({ ...deps, requestId }, handlers, job, startedAt);
    } catch (error) {
      if (!(error instanceof Conflict)) throw error;
      deps.log.warn('job lost its lease');
    }
  });
}

/** Throws Conflict if another run has claimed the job by now: then that run settles it. */
async function finish(deps: EngineDeps, handlers: Handlers, job: ClaimedJob, startedAt: number): Promise<void> {
  try {
    if (job.interruptions >= MAX_INTERRUPTIONS)
      throw new GiveUp(`The worker was interrupted in each of the last ${MAX_INTERRUPTIONS} runs.`);
    const result = await work(deps, handlers, job);
    await settle(deps, job, startedAt, { how: 'finish', result });
    deps.log.info('job', {
      outcome: result.outcome,
      detail: result.detail && inEnglish(result.detail),
      ...result.counts,
    });
  } catch (error) {
    if (error instanceof Conflict) throw error;
    await settleFailure(deps, job, startedAt, error);
  }
}

async function work(deps: EngineDeps, handlers: Handlers, job: ClaimedJob): Promise<JobResult> {
  const rule = JOB_RULES[job.kind];
  const schema = jobs[job.kind];
  if (!rule || !schema) throw new GiveUp(`No such kind of job: ${job.kind}`);
  const payload = schema.safeParse(job.payload);
  if (!payload.success) {
    const issue = payload.error.issues[0];
    throw new GiveUp(`The payload's ${issue?.path.join('.') || 'form'} is malformed: ${issue?.message}`);
  }
  if (job.isStopped) return { outcome: 'skipped', detail: STOPPED_BY_HAND };
  if (!rule.outlastsShutdown) {
    const permission = await isAllowed(deps, rule.control, await placeOf(deps, job.citySlug));
    if (!permission.allowed) return { outcome: 'skipped', detail: permission.because };
  }

  // The kind selects both: `schema` and `handler` have the same key.
  const handler = handlers[job.kind] as Handler<JobKind>;
  const leaseKey = (rule.leaseKey as (payload: unknown) => string | null)(payload.data);
  if (leaseKey === null) return handler(deps, payload.data, job);
  const token = await takeLease(deps, leaseKey);
  if (token === null) throw new WaitTurn('Another job holds the lease.', LEASE_WAIT_MS);
  try {
    return await inSlot(deps, job, (slotKey) => handler(deps, payload.data, { ...job, ...slotKey }));
  } finally {
    await releaseLease(deps, leaseKey, token);
  }
}

/** Reads of sources run in as many slots as the schedule allows at once; all else runs anyway. */
async function inSlot<T>(
  deps: EngineDeps,
  job: ClaimedJob,
  run: (slot: { slotKey?: string }) => Promise<T>,
): Promise<T> {
  if (job.kind !== 'source.scrape') return run({});
  const slot = await takeReadSlot(deps);
  if (slot === null) throw new WaitTurn('As many sources are being read as the schedule allows at once.', SLOT_WAIT_MS);
  try {
    return await run({ slotKey: slot.key });
  } finally {
    await releaseLease(deps, slot.key, slot.token);
  }
}

async function placeOf(deps: EngineDeps, citySlug: string | null) {
  if (citySlug === null) return null;
  const [city] = await deps.db
    .select({ state: cities.state, turn: cities.ingestTurn })
    .from(cities)
    .where(eq(cities.slug, citySlug));
  if (!city) return null;
  // Throws WaitTurn while the city is being moved.
  turnTaken(city.turn);
  return { citySlug, state: city.state };
}

/** The one table from errors to the queue. */
async function settleFailure(deps: EngineDeps, job: ClaimedJob, startedAt: number, error: unknown): Promise<void> {
  const now = deps.clock.now();
  const said = saidBy(error, MAX_REASON);
  const message = inEnglish(said);
  if (error instanceof WaitTurn && job.waits < MAX_WAITS) {
    await settle(deps, job, startedAt, {
      how: 'again',
      at: now + error.delayMs,
      error: said,
      countsAsAttempt: false,
    });
    return;
  }
  const component = `job ${job.kind}`;
  const fields = { attempts: job.attempts, error: message };
  const told = { component, error, reference: job.requestId, jobId: job.id };
  if (error instanceof GiveUp || job.attempts >= MAX_ATTEMPTS) {
    await settle(deps, job, startedAt, { how: 'bury', error: said });
    await recordError(deps, { ...told, mishap: 'job-buried' });
    deps.log.error('job buried', fields);
  } else {
    const random = (deps.random.bytes(1)[0] ?? 0) / 256;
    const backOff = retryAt(now, job.attempts, random);
    const at =
      error instanceof RetryLater && error.delayMs !== undefined ? Math.max(backOff, now + error.delayMs) : backOff;
    await settle(deps, job, startedAt, { how: 'again', at, error: said, countsAsAttempt: true });
    const mishap = error instanceof RetryLater ? 'job-delayed' : 'job-failed';
    await recordError(deps, { ...told, mishap });
    deps.log.info('job will be tried again', fields);
  }
}
