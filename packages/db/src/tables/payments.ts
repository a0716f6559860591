import type { PaymentPurpose, PaymentStatus, RefundReason, RefundStatus } from '@marquee/contract';
import type { Sentence } from '@marquee/kernel';
import { sql } from 'drizzle-orm';
import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';

/** Payments by card. What the provider says is the truth about money; a row repeats what it said last. */
export const payments = sqliteTable(
  'payments',
  {
    /** The provider knows the payment by this key, so that asking twice pays once. */
    id: text().primaryKey(),
    purpose: text().$type<PaymentPurpose>().notNull(),
    /** The boost or the campaign. */
    subjectId: text('subject_id').notNull(),
    userId: text('user_id').notNull(),
    amountCents: integer('amount_cents').notNull(),
    description: text().notNull(),
    /** The provider's id; null until it has answered. */
    intentId: text('intent_id').unique(),
    status: text().$type<PaymentStatus>().notNull().default('unpaid'),
    receivedCents: integer('received_cents').notNull().default(0),
    /** Refunds that succeeded or are on their way. */
    refundedCents: integer('refunded_cents').notNull().default(0),
    /** In open and lost disputes. */
    disputedCents: integer('disputed_cents').notNull().default(0),
    hasOpenDispute: integer('has_open_dispute', { mode: 'boolean' }).notNull().default(false),
    /** Why the last attempt failed, in the provider's words. */
    failure: text(),
    /** When we last heard that it failed. */
    failedAt: integer('failed_at'),
    createdAt: integer('created_at').notNull(),
    paidAt: integer('paid_at'),
    /** The last four digits of the card, for letters and receipts. */
    cardLast4: text('card_last4'),
    /** Goes up with every change. */
    revision: integer().notNull().default(0),
  },
  (table) => [
    index('payments_by_subject').on(table.purpose, table.subjectId),
    index('payments_by_user').on(table.userId, table.createdAt),
    index('payments_by_time').on(table.createdAt),
    index('payments_failed').on(table.failedAt).where(sql`failed_at IS NOT NULL`),
    index('payments_disputed').on(table.id).where(sql`has_open_dispute = 1`),
    index('payments_open').on(table.createdAt).where(sql`status IN ('unpaid', 'processing')`),
  ],
);

/** Refunds that we ask for. A row is kept before the provider is asked, so that none is lost and none is made twice. */
export const refunds = sqliteTable(
  'refunds',
  {
    /** The provider knows the refund by this key. */
    id: text().primaryKey(),
    paymentId: text('payment_id').notNull(),
    amountCents: integer('amount_cents').notNull(),
    reason: text().$type<RefundReason>().notNull(),
    status: text().$type<RefundStatus>().notNull().default('requested'),
    providerId: text('provider_id'),
    /** The one that failed, which this one tries again by itself. */
    retryOf: text('retry_of'),
    createdAt: integer('created_at').notNull(),
    finishedAt: integer('finished_at'),
  },
  (table) => [
    index('refunds_by_payment').on(table.paymentId),
    index('refunds_open').on(table.createdAt).where(sql`status IN ('requested', 'pending')`),
    index('refunds_failed').on(table.createdAt).where(sql`status = 'failed'`),
  ],
);

/** Messages of the provider, each once by its id. */
export const paymentEvents = sqliteTable(
  'payment_events',
  {
    id: text().primaryKey(),
    kind: text().notNull(),
    intentId: text('intent_id'),
    /** When the provider says that it happened. */
    at: integer().notNull(),
    receivedAt: integer('received_at').notNull(),
  },
  (table) => [index('payment_events_by_time').on(table.receivedAt)],
);

/** Each comparison of the provider's list with ours, the newest of each day. */
export const reconciliations = sqliteTable('reconciliations', {
  /** The UTC day, days since 1970. */
  day: integer().primaryKey(),
  at: integer().notNull(),
  checked: integer().notNull(),
  /** Payments that were brought up to what the provider says. */
  repaired: integer().notNull(),
  /** What still differs, as sentences. */
  differences: text({ mode: 'json' }).$type<readonly Sentence[]>().notNull(),
});
