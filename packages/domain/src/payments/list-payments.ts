import type { PaymentFilter, PaymentRecord } from '@marquee/contract';
import { payments, refunds, users } from '@marquee/db';
import { and, asc, desc, eq, gt, inArray, lt } from 'drizzle-orm';
import type { DbDeps } from '../deps.ts';
import { decodePlace, encodePlace, isoOf, pageFrom } from '../list-page.ts';

const LIST = 'payments';

/** Payments, newest first, one page at a time. */
export async function listPayments(
  deps: DbDeps,
  {
    status,
    payment,
    limit,
    cursor,
  }: {
    /** `refunded`: money of it went back, all or a part. */
    status: PaymentFilter | 'all';
    /** Only the one with this id. */
    payment?: string | undefined;
    limit: number;
    cursor?: string | undefined;
  },
): Promise<{ items: PaymentRecord[]; nextCursor: string | null }> {
  const after = decodePlace(LIST, cursor, ['']);
  const rows = await deps.db
    .select({ payment: payments, payer: users.email })
    .from(payments)
    .leftJoin(users, eq(users.id, payments.userId))
    .where(
      and(
        payment === undefined ? undefined : eq(payments.id, payment),
        isOf(status),
        after ? lt(payments.id, after[0]) : undefined,
      ),
    )
    .orderBy(desc(payments.id))
    .limit(limit + 1);
  const page = pageFrom(
    rows,
    limit,
    (row) => row,
    ({ payment: last }) => encodePlace(LIST, [last.id]),
  );
  return { items: await recordsOf(deps, page.items), nextCursor: page.nextCursor };
}

function isOf(status: PaymentFilter | 'all') {
  if (status === 'all') return undefined;
  return status === 'refunded' ? gt(payments.refundedCents, 0) : eq(payments.status, status);
}

/** Null: there is no such payment. */
export async function findPayment(deps: DbDeps, id: string): Promise<PaymentRecord | null> {
  const rows = await deps.db
    .select({ payment: payments, payer: users.email })
    .from(payments)
    .leftJoin(users, eq(users.id, payments.userId))
    .where(eq(payments.id, id));
  const [record] = await recordsOf(deps, rows);
  return record ?? null;
}

async function recordsOf(
  { db }: DbDeps,
  rows: ReadonlyArray<{ payment: typeof payments.$inferSelect; payer: string | null }>,
): Promise<PaymentRecord[]> {
  const ids = rows.map(({ payment }) => payment.id);
  const made =
    ids.length === 0
      ? []
      : await db.select().from(refunds).where(inArray(refunds.paymentId, ids)).orderBy(asc(refunds.createdAt));
  return rows.map(({ payment, payer }) => ({
    id: payment.id,
    purpose: payment.purpose,
    subjectId: payment.subjectId,
    description: payment.description,
    payer,
    intentId: payment.intentId,
    status: payment.status,
    amountCents: payment.amountCents,
    receivedCents: payment.receivedCents,
    refundedCents: payment.refundedCents,
    disputedCents: payment.disputedCents,
    hasOpenDispute: payment.hasOpenDispute,
    failure: payment.failure,
    timestamp: isoOf(payment.createdAt),
    refunds: made
      .filter(({ paymentId }) => paymentId === payment.id)
      .map(({ id, amountCents, reason, status, createdAt }) => {
        return { id, amountCents, reason, status, timestamp: isoOf(createdAt) };
      }),
  }));
}
