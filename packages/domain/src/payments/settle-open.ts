import { literal, payments, runs, tuple } from '@marquee/db';
import { DAY_MS, HOUR_MS, type Instant, MINUTE_MS, say } from '@marquee/kernel';
import { and, desc, eq, gte, inArray, isNotNull, lt } from 'drizzle-orm';
import type { EngineDeps } from '../deps.ts';
import type { JobResult } from '../jobs/index.ts';
import { settlePayment } from './settle-payment.ts';

const MOST = 50;
/** Minutes between two runs (workers/cron/src/schedule.ts). */
const MINUTES = 10;

/** Leaves the payer's own browser the first word. */
const YOUNGEST_MS = 2 * MINUTE_MS;

/**
 * Settles payments that are open: their messages may be lost, their browser was closed, or we were down. Those of the last hour are looked at
 * each time, all of two days in the first run of an hour and in the first after a run was missed.
 */
export async function settleOpenPayments(deps: EngineDeps): Promise<JobResult> {
  if (!deps.payments.isSetUp) return { outcome: 'skipped', detail: say('payment.noProvider') };
  const now = deps.clock.now();
  const isFull = new Date(now).getUTCMinutes() < MINUTES || (await hasMissedRun(deps, now));
  const open = await deps.db
    .select({ id: payments.id })
    .from(payments)
    .where(
      and(
        // As the index says it: SQLite uses it only then.
        inArray(payments.status, tuple(literal('unpaid'), literal('processing'))),
        lt(payments.createdAt, now - YOUNGEST_MS),
        gte(payments.createdAt, now - (isFull ? 2 * DAY_MS : HOUR_MS)),
        isNotNull(payments.intentId),
      ),
    )
    .orderBy(desc(payments.createdAt))
    .limit(MOST);
  for (const { id } of open) await settlePayment(deps, id);
  return { outcome: 'done', counts: { settled: open.length } };
}

/** Whether the last run is longer ago than two are apart: nothing was open, or nothing ran. */
async function hasMissedRun({ db }: EngineDeps, now: Instant): Promise<boolean> {
  const [last] = await db
    .select({ at: runs.startedAt })
    .from(runs)
    .where(eq(runs.kind, 'payment.sweep'))
    .orderBy(desc(runs.startedAt))
    .limit(1);
  return last === undefined || now - last.at > 2 * MINUTES * MINUTE_MS;
}
