import type { LetterLanguage, NewsletterItem, NewsletterNotes, NewsletterReason } from '@marquee/contract';
import { sql } from 'drizzle-orm';
import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';

/** The newsletter of a city, from the first time that somebody asks for it. */
export const newsletters = sqliteTable(
  'newsletters',
  {
    citySlug: text('city_slug').primaryKey(),
    /** When its next issue is due; null while nobody gets it. */
    dueAt: integer('due_at'),
    /** Confirmed ones: kept by triggers. */
    subscribers: integer().notNull().default(0),
  },
  (table) => [index('newsletters_due').on(table.dueAt).where(sql`due_at IS NOT NULL`)],
);

/**
 * Addresses that asked for a city's newsletter. Nothing goes to one that has not confirmed. What was ended, and what was never confirmed, is forgotten
 * after some days (`KEPT_DAYS`).
 */
export const newsletterSubscribers = sqliteTable(
  'newsletter_subscribers',
  {
    id: text().primaryKey(),
    citySlug: text('city_slug').notNull(),
    email: text().notNull(),
    /** The address as accounts compare it: one row a city. */
    emailKey: text('email_key').notNull(),
    language: text().$type<LetterLanguage>().notNull(),
    status: text().$type<'waiting' | 'confirmed' | 'ended'>().notNull(),
    /** SHA-256 of the secret in the letter that asks for a confirmation, and until when it holds. */
    tokenHash: text('token_hash'),
    tokenExpiresAt: integer('token_expires_at'),
    /** SHA-256 of the secret that ends it: the same in all issues. */
    endHash: text('end_hash'),
    changedAt: integer('changed_at').notNull(),
  },
  (table) => [
    uniqueIndex('newsletter_subscribers_once').on(table.citySlug, table.emailKey),
    index('newsletter_subscribers_by_email').on(table.emailKey),
    index('newsletter_subscribers_confirmed').on(table.citySlug, table.id).where(sql`status = 'confirmed'`),
    index('newsletter_subscribers_open').on(table.changedAt).where(sql`status <> 'confirmed'`),
    index('newsletter_subscribers_by_token').on(table.tokenHash).where(sql`token_hash IS NOT NULL`),
    index('newsletter_subscribers_by_end').on(table.endHash).where(sql`end_hash IS NOT NULL`),
  ],
);

/** One issue of a city's newsletter a week. It is written when an editor changes it, or when it goes. */
export const newsletterIssues = sqliteTable(
  'newsletter_issues',
  {
    id: text().primaryKey(),
    citySlug: text('city_slug').notNull(),
    /** The city's day on which it is due, `2026-12-03`. */
    day: text().notNull(),
    state: text().$type<'planned' | 'sending' | 'sent' | 'skipped'>().notNull(),
    /** Why it did not go. */
    reason: text().$type<NewsletterReason>(),
    /** An editor's choice of events, in order; null: as chosen from what people saved and opened. */
    chosen: text({ mode: 'json' }).$type<string[]>(),
    notes: text({ mode: 'json' }).$type<NewsletterNotes>(),
    /** An editor wants this issue not to go. */
    isHeld: integer('is_held', { mode: 'boolean' }).notNull().default(false),
    /** The editor's address. */
    editedBy: text('edited_by'),
    editedAt: integer('edited_at'),
    /** What it says, frozen when it goes. */
    items: text({ mode: 'json' }).$type<NewsletterItem[]>(),
    /** The last subscriber whose letter is written. */
    cursor: text().notNull().default(''),
    letters: integer().notNull().default(0),
    startedAt: integer('started_at'),
    endedAt: integer('ended_at'),
  },
  (table) => [
    uniqueIndex('newsletter_issues_once').on(table.citySlug, table.day),
    index('newsletter_issues_by_day').on(table.day),
    index('newsletter_issues_sending').on(table.startedAt).where(sql`state = 'sending'`),
  ],
);
