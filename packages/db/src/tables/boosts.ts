import type {
  ActivationTiming,
  BoostEnding,
  BoostPlanId,
  BoostStatus,
  Device,
  LetterLanguage,
  TrafficSource,
} from '@marquee/contract';
import { sql } from 'drizzle-orm';
import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';

/** Paid placements of events. They outlive their owner's account: the books are kept. */
export const boosts = sqliteTable(
  'boosts',
  {
    id: text().primaryKey(),
    eventId: text('event_id').notNull(),
    userId: text('user_id').notNull(),
    paymentId: text('payment_id').notNull(),
    plan: text().$type<BoostPlanId>().notNull(),
    durationDays: integer('duration_days').notNull(),
    amountCents: integer('amount_cents').notNull(),
    timing: text().$type<ActivationTiming>().notNull(),
    /** `2026-12-05` in the event's zone, of a scheduled one. */
    scheduledDay: text('scheduled_day'),
    /** The event's, as bought. */
    timezone: text().notNull(),
    eventTitle: text('event_title').notNull(),
    eventVenue: text('event_venue'),
    /** Of its letters and its receipt. */
    language: text().$type<LetterLanguage>().notNull(),
    status: text().$type<BoostStatus>().notNull().default('pending_payment'),
    isSuspended: integer('is_suspended', { mode: 'boolean' }).notNull().default(false),
    ending: text().$type<BoostEnding>(),
    startsAt: integer('starts_at'),
    endsAt: integer('ends_at'),
    /** Since when its event is not to be found any more; null while it is. */
    goneSince: integer('gone_since'),
    /** Counts upward; null before it is paid. */
    receipt: integer(),
    paidAt: integer('paid_at'),
    /** Of the refunds, what its owner was told by letter. */
    toldRefundCents: integer('told_refund_cents').notNull().default(0),
    /** Days that are in the books as delivered. */
    earnedDays: integer('earned_days').notNull().default(0),
    createdAt: integer('created_at').notNull(),
    /** Goes up with every change. */
    revision: integer().notNull().default(0),
  },
  (table) => [
    uniqueIndex('boosts_by_payment').on(table.paymentId),
    uniqueIndex('boosts_by_receipt').on(table.receipt),
    index('boosts_by_user').on(table.userId, table.createdAt),
    // One live boost an event, and one unpaid one of a person for it.
    uniqueIndex('boosts_live').on(table.eventId).where(sql`status IN ('scheduled', 'active')`),
    uniqueIndex('boosts_unpaid').on(table.userId, table.eventId).where(sql`status = 'pending_payment'`),
    // What the sweep looks at.
    index('boosts_open').on(table.createdAt).where(sql`status IN ('pending_payment', 'scheduled', 'active')`),
    index('boosts_ended').on(table.endsAt).where(sql`ends_at IS NOT NULL`),
  ],
);

/** All that was counted for a boost. */
export const boostTotals = sqliteTable('boost_totals', {
  boostId: text('boost_id').primaryKey(),
  impressions: integer().notNull().default(0),
  views: integer().notNull().default(0),
  clicks: integer().notNull().default(0),
  conversions: integer().notNull().default(0),
});

/** What was counted for a boost by the hour (hours since 1970). WITHOUT ROWID, written into the migration by hand, like the next. */
export const boostHours = sqliteTable(
  'boost_hours',
  {
    boostId: text('boost_id').notNull(),
    hour: integer().notNull(),
    impressions: integer().notNull().default(0),
    views: integer().notNull().default(0),
    clicks: integer().notNull().default(0),
    conversions: integer().notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.boostId, table.hour] })],
);

/** Its views by where visitors came from and by device. */
export const boostViews = sqliteTable(
  'boost_views',
  {
    boostId: text('boost_id').notNull(),
    by: text().$type<TrafficSource | Device>().notNull(),
    views: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.boostId, table.by] })],
);
