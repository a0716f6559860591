import type { LetterLanguage, VenueClaimStatus } from '@marquee/contract';
import { sql } from 'drizzle-orm';
import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { users } from './accounts.ts';

/** Who says that they run a venue. */
export const venueClaims = sqliteTable(
  'venue_claims',
  {
    id: text().primaryKey(),
    venueSlug: text('venue_slug').notNull(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** At the venue's own domain, to which the letter with the link goes; null if a person decides. */
    email: text(),
    /** The claimant's sentence for the administrator. */
    words: text(),
    /** Of the letters to the claimant. */
    language: text().$type<LetterLanguage>().notNull(),
    status: text().$type<VenueClaimStatus>().notNull(),
    /** SHA-256 of the secret in its letter, from when the letter is sent. */
    tokenHash: text('token_hash').unique(),
    tokenExpiresAt: integer('token_expires_at'),
    note: text(),
    /** An administrator; null: the mailbox of the venue's domain. */
    decidedBy: text('decided_by'),
    decidedAt: integer('decided_at'),
    createdAt: integer('created_at').notNull(),
  },
  (table) => [
    index('venue_claims_by_status').on(table.status, table.id),
    index('venue_claims_by_user').on(table.userId, table.id),
    uniqueIndex('venue_claims_once')
      .on(table.venueSlug, table.userId)
      .where(sql`status IN ('open', 'waiting', 'granted')`),
  ],
);
