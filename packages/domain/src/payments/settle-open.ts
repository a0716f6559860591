import { payments } from '@marquee/db';
import { DAY_MS, HOUR_MS } from '@marquee/kernel';
import { and, asc, gte, isNotNull, lt, sql } from 'drizzle-orm';
import type { EngineDeps } from '../deps.ts';
import type { JobResult } from '../jobs/index.ts';
import { settlePayment } from './settle-payment.ts';

const MOST = 50;

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
  return { outcome: 'done', counts: { settled: open.length } };
}
