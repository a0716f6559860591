import type { AlertChannel, AlertNews, AlertRule, AlertSeverity, DeliveryState } from '@marquee/contract';
import { sql } from 'drizzle-orm';
import { index, integer, real, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { sentenceText } from '../sentence-text.ts';

/** Rules that an administrator changed; one without a row is as it was made. */
export const alertRules = sqliteTable('alert_rules', {
  rule: text().$type<AlertRule>().primaryKey(),
  isOn: integer('is_on', { mode: 'boolean' }).notNull(),
  threshold: real().notNull(),
  severity: text().$type<AlertSeverity>().notNull(),
  byMail: integer('by_mail', { mode: 'boolean' }).notNull(),
  byWebhook: integer('by_webhook', { mode: 'boolean' }).notNull(),
  againHours: integer('again_hours').notNull(),
  /** How often it was changed; also the guard against two changes at once. */
  changes: integer().notNull(),
  changedAt: integer('changed_at').notNull(),
  changedBy: text('changed_by').notNull(),
});

/** Each time that a rule fired. At most one of a rule is open. */
export const alertFirings = sqliteTable(
  'alert_firings',
  {
    id: text().primaryKey(),
    rule: text().$type<AlertRule>().notNull(),
    severity: text().$type<AlertSeverity>().notNull(),
    firedAt: integer('fired_at').notNull(),
    /** When it fired, or was last told. */
    figure: real().notNull(),
    threshold: real().notNull(),
    worst: real().notNull(),
    detail: sentenceText().notNull(),
    /** Null while nobody was told. */
    toldAt: integer('told_at'),
    /** Since when the figure is well below the threshold. */
    calmSince: integer('calm_since'),
    silencedBy: text('silenced_by'),
    resolvedAt: integer('resolved_at'),
    ending: text({ enum: ['well', 'off'] }),
    /** Grows with each change: two looks at once make each change once. */
    revision: integer().notNull().default(0),
  },
  (table) => [
    uniqueIndex('alert_firings_open').on(table.rule).where(sql`resolved_at IS NULL`),
    index('alert_firings_by_time').on(table.firedAt, table.id),
    index('alert_firings_of_rule').on(table.rule, table.firedAt, table.id),
  ],
);

/** Every letter and call about an alert. */
export const alertDeliveries = sqliteTable(
  'alert_deliveries',
  {
    /** Also the webhook's message id. */
    id: text().primaryKey(),
    firingId: text('firing_id'),
    title: sentenceText().notNull(),
    news: text().$type<AlertNews>().notNull(),
    channel: text().$type<AlertChannel>().notNull(),
    target: text().notNull(),
    /** Of a letter. */
    letterId: text('letter_id'),
    /** What the webhook is sent; a path instead of an address. */
    payload: text({ mode: 'json' }).$type<Record<string, unknown>>(),
    state: text().$type<DeliveryState>().notNull(),
    attempts: integer().notNull().default(0),
    status: integer(),
    durationMs: integer('duration_ms'),
    error: sentenceText(),
    createdAt: integer('created_at').notNull(),
    finishedAt: integer('finished_at'),
  },
  (table) => [
    index('alert_deliveries_by_time').on(table.createdAt, table.id),
    index('alert_deliveries_of_firing').on(table.firingId),
    uniqueIndex('alert_deliveries_of_letter').on(table.letterId).where(sql`letter_id IS NOT NULL`),
  ],
);

/** Times without alerts. */
export const alertSilences = sqliteTable(
  'alert_silences',
  {
    id: text().primaryKey(),
    rule: text().$type<AlertRule | 'all'>().notNull(),
    reason: text().notNull(),
    by: text().notNull(),
    startedAt: integer('started_at').notNull(),
    until: integer().notNull(),
    endedAt: integer('ended_at'),
  },
  (table) => [index('alert_silences_open').on(table.until).where(sql`ended_at IS NULL`)],
);

/** Where alerts are sent: one row, or none before the first address. */
export const alertWebhooks = sqliteTable('alert_webhooks', {
  /** Always `main`. */
  id: text().primaryKey(),
  url: text().notNull(),
  isOn: integer('is_on', { mode: 'boolean' }).notNull(),
  /** `whsec_…`: it must be known to sign with it. */
  secret: text().notNull(),
  formerSecret: text('former_secret'),
  formerUntil: integer('former_until'),
  changes: integer().notNull(),
  changedAt: integer('changed_at').notNull(),
  changedBy: text('changed_by').notNull(),
});

/** When the rules were last looked at: one row. */
export const alertLooks = sqliteTable('alert_looks', {
  /** Always `main`. */
  id: text().primaryKey(),
  at: integer().notNull(),
});
