import type { AdAction, Category } from '@marquee/contract';
import { sql } from 'drizzle-orm';
import { check, index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';

/** What is served and charged of each campaign (docs/decisions/053-ad-delivery.md): one row from the day it first runs. */
export const ads = sqliteTable(
  'ads',
  {
    campaignId: text('campaign_id').primaryKey(),
    citySlug: text('city_slug').notNull(),
    city: text().notNull(),
    state: text().notNull(),
    timezone: text().notNull(),
    radiusMiles: integer('radius_miles').notNull(),
    categories: text({ mode: 'json' }).$type<readonly Category[]>().notNull(),
    headline: text().notNull(),
    adText: text('ad_text').notNull(),
    callToAction: text('call_to_action').notNull(),
    landingUrl: text('landing_url').notNull(),
    endDay: text('end_day').notNull(),
    /** What may be charged in all; the database refuses more. */
    limitCents: integer('limit_cents').notNull(),
    spentCents: integer('spent_cents').notNull().default(0),
    /** Whether it is served and charged. */
    isOpen: integer('is_open', { mode: 'boolean' }).notNull(),
  },
  (table) => [
    index('ads_open').on(table.citySlug).where(sql`is_open = 1`),
    index('ads_spent').on(table.campaignId).where(sql`is_open = 1 AND spent_cents >= limit_cents`),
    check('spent_within_limit', sql`spent_cents BETWEEN 0 AND limit_cents`),
  ],
);

/** An ad as a city's page shows it. */
export interface BoardAd {
  id: string;
  headline: string;
  text: string;
  callToAction: string;
  landingUrl: string;
  city: string;
  state: string;
  radius: number;
  timezone: string;
  categories: readonly Category[];
}

/** What can be served in a city now, as one row: derived from `ads`. */
export const adBoards = sqliteTable('ad_boards', {
  citySlug: text('city_slug').primaryKey(),
  ads: text({ mode: 'json' }).$type<readonly BoardAd[]>().notNull(),
});

/** `waiting`: a click before its impression; `free`: valid and not charged. */
export const AD_EVENT_STATES = ['new', 'waiting', 'due', 'charged', 'free', 'refused'] as const;
export type AdEventState = (typeof AD_EVENT_STATES)[number];

/** What visitors did with ads, kept for two days. */
export const adEvents = sqliteTable(
  'ad_events',
  {
    token: text().notNull(),
    action: text().$type<AdAction>().notNull(),
    campaignId: text('campaign_id').notNull(),
    visitor: text(),
    network: text(),
    day: text().notNull(),
    at: integer().notNull(),
    state: text().$type<AdEventState>().notNull(),
    /** The delivery in which its state was decided. */
    batch: text().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.token, table.action] }),
    index('ad_events_by_visitor')
      .on(table.campaignId, table.day, table.action, table.visitor)
      .where(sql`state = 'charged'`),
    index('ad_events_by_network')
      .on(table.campaignId, table.day, table.action, table.network)
      .where(sql`state = 'charged'`),
    index('ad_events_undecided').on(table.state).where(sql`state IN ('new', 'due')`),
    index('ad_events_by_batch').on(table.batch),
    index('ad_events_by_time').on(table.at),
  ],
);

/** What each campaign brought on each day. */
export const adDays = sqliteTable(
  'ad_days',
  {
    campaignId: text('campaign_id').notNull(),
    /** In the target city. */
    day: text().notNull(),
    served: integer().notNull().default(0),
    impressions: integer().notNull().default(0),
    clicks: integer().notNull().default(0),
    spentCents: integer('spent_cents').notNull().default(0),
    /** Valid and not charged. */
    free: integer().notNull().default(0),
    /** Over a cap, or of no open campaign. */
    refused: integer().notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.campaignId, table.day] }), index('ad_days_by_day').on(table.day)],
);
