import type {
  CampaignDraft,
  CampaignEnd,
  CampaignPauser,
  CampaignStatus,
  Category,
  LetterLanguage,
} from '@marquee/contract';
import { sql } from 'drizzle-orm';
import { check, index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';

/** What a payment was begun for, before it is paid: nobody lists it. A row outlives its campaign, whose id it has. */
export const campaignDrafts = sqliteTable(
  'campaign_drafts',
  {
    id: text().primaryKey(),
    userId: text('user_id').notNull(),
    paymentId: text('payment_id').notNull().unique(),
    amountCents: integer('amount_cents').notNull(),
    /** Null: they come after the payment. */
    fields: text({ mode: 'json' }).$type<CampaignDraft>(),
    /** Of letters. */
    language: text().$type<LetterLanguage>().notNull(),
    createdAt: integer('created_at').notNull(),
    /** When its campaign was made, or its money was asked back. */
    closedAt: integer('closed_at'),
  },
  (table) => [
    index('campaign_drafts_by_user').on(table.userId, table.createdAt),
    index('campaign_drafts_open').on(table.createdAt).where(sql`closed_at IS NULL`),
  ],
);

/**
 * Campaigns that were paid (docs/decisions/053-ad-delivery.md). How much of one is spent stands in `ads`. No foreign key to its owner: money is
 * accounted for after an account is gone.
 */
export const campaigns = sqliteTable(
  'campaigns',
  {
    /** That of its draft. */
    id: text().primaryKey(),
    userId: text('user_id').notNull(),
    paymentId: text('payment_id').notNull().unique(),
    title: text().notNull(),
    description: text().notNull(),
    citySlug: text('city_slug').notNull(),
    city: text().notNull(),
    state: text().notNull(),
    timezone: text().notNull(),
    radiusMiles: integer('radius_miles').notNull(),
    categories: text({ mode: 'json' }).$type<readonly Category[]>().notNull(),
    budgetCents: integer('budget_cents').notNull(),
    /** What was paid and has not gone back. */
    fundedCents: integer('funded_cents').notNull(),
    /** Days in the target city's zone. */
    startDay: text('start_day').notNull(),
    endDay: text('end_day').notNull(),
    startsAt: integer('starts_at').notNull(),
    /** The end of the end day. */
    endsAt: integer('ends_at').notNull(),
    headline: text().notNull(),
    adText: text('ad_text').notNull(),
    callToAction: text('call_to_action').notNull(),
    landingUrl: text('landing_url').notNull(),
    status: text().$type<CampaignStatus>().notNull(),
    pausedBy: text('paused_by').$type<CampaignPauser>(),
    endedBecause: text('ended_because').$type<CampaignEnd>(),
    /** What its letters said has gone back. What really went back is what its payment says. */
    toldRefundCents: integer('told_refund_cents').notNull().default(0),
    /** What is in the books as earned. */
    earnedCents: integer('earned_cents').notNull().default(0),
    reviewedBy: text('reviewed_by'),
    reviewedAt: integer('reviewed_at'),
    reviewNote: text('review_note'),
    language: text().$type<LetterLanguage>().notNull(),
    createdAt: integer('created_at').notNull(),
    /** Goes up with every change. */
    revision: integer().notNull().default(0),
  },
  (table) => [
    index('campaigns_by_user').on(table.userId, table.id),
    index('campaigns_by_status').on(table.status, table.id),
    index('campaigns_to_start').on(table.startsAt).where(sql`status = 'approved'`),
    index('campaigns_to_end').on(table.endsAt).where(sql`status IN ('pending', 'approved', 'active', 'paused')`),
    check('funded_within_budget', sql`funded_cents BETWEEN 0 AND budget_cents`),
  ],
);
