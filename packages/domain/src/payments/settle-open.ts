import { payments } from '@marquee/db';
import { DAY_MS, HOUR_MS } from '@marquee/kernel';
import { and, asc, desc, gte, isNotNull, lt, sql } from 'drizzle-orm';
import { alert } from '../alerts/index.ts';
import type { EngineDeps } from '../deps.ts';
import type { JobResult } from '../jobs/index.ts';
import { settlePayment } from './settle-payment.ts';

const MOST = 50;
/** So many failed payments, and none that succeeded, are no accident. */
const FAILURES = 3;

/** Settles payments that have been open for an hour or more: their messages may be lost, or their browser was closed. */
export async function settleOpenPayments(deps: EngineDeps): Promise<JobResult> {
  if (!deps.payments.isSetUp) return { outcome: 'skipped', detail: 'No payment provider is configured.' };
  const now = deps.clock.now();
  const open = await deps.db
    .select({ id: payments.id })
    .from(payments)
    .where(
      and(
        // As the index says it: SQLite uses it only then.
        sql`status IN ('unpaid', 'processing')`,
        lt(payments.createdAt, now - HOUR_MS),
        gte(payments.createdAt, now - 2 * DAY_MS),
        isNotNull(payments.intentId),
      ),
    )
    .orderBy(asc(payments.createdAt))
    .limit(MOST);
  for (const { id } of open) await settlePayment(deps, id);
  const statements = await alert(deps, 'payments-failing', await failing(deps));
  return { outcome: 'done', counts: { settled: open.length }, statements };
}

/** What to tell administrators if several payments of the last day failed and none succeeded; null otherwise. */
async function failing({ db, clock }: EngineDeps): Promise<string | null> {
  const latest = await db
    .select({ status: payments.status, failure: payments.failure })
    .from(payments)
    .where(gte(payments.createdAt, clock.now() - DAY_MS))
    .orderBy(desc(payments.createdAt))
    .limit(MOST);
  const failed = latest.filter(({ status, failure }) => status === 'unpaid' && failure !== null);
  if (failed.length < FAILURES || latest.some(({ status }) => status === 'succeeded')) return null;
  return `${failed.length} payments failed in the last day. The last one: ${failed[0]?.failure}`;
}
