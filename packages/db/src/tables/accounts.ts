import type { Role } from '@marquee/kernel';
import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';

/**
 * People with an account. WITHOUT ROWID, like sessions, known devices and attempts (written into the migrations by hand):
 * the key is the table, so that a row written costs one and not two.
 */
export const users = sqliteTable(
  'users',
  {
    id: text().primaryKey(),
    /** As it was typed, trimmed. */
    email: text().notNull(),
    /** In lower case: one account an address. */
    emailKey: text('email_key').notNull(),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    role: text().$type<Role>().notNull().default('user'),
    /** Administrator beside another role; the role `admin` is one anyway (spec: ROLE-003). */
    isAdmin: integer('is_admin', { mode: 'boolean' }).notNull().default(false),
    /** `scrypt$N$r$p$salt$hash`; null for whoever never chose a password. */
    passwordHash: text('password_hash'),
    /** Made for development: such an account signs in nowhere else. */
    isDevelopment: integer('is_development', { mode: 'boolean' }).notNull().default(false),
    createdAt: integer('created_at').notNull(),
    signedInAt: integer('signed_in_at'),
  },
  (table) => [uniqueIndex('users_by_email').on(table.emailKey)],
);

/** Who is signed in. The cookie holds 32 random bytes; here stands only their SHA-256. */
export const sessions = sqliteTable(
  'sessions',
  {
    tokenHash: text('token_hash').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: integer('created_at').notNull(),
    /** When it last got its full time again; at most once a day. */
    renewedAt: integer('renewed_at').notNull(),
    expiresAt: integer('expires_at').notNull(),
  },
  (table) => [index('sessions_by_user').on(table.userId), index('sessions_by_expiry').on(table.expiresAt)],
);

/**
 * Browsers that signed in to an account before: guesses from them are counted apart from strangers'. The cookie holds 32
 * random bytes; here stands only their SHA-256. One browser may be known for several accounts.
 */
export const knownDevices = sqliteTable(
  'known_devices',
  {
    tokenHash: text('token_hash').notNull(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    expiresAt: integer('expires_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.tokenHash, table.userId] }),
    index('known_devices_by_user').on(table.userId),
    index('known_devices_by_expiry').on(table.expiresAt),
  ],
);

/** Attempts counted in a window of time, per account, address, or both; the keys are hashes. */
export const attempts = sqliteTable(
  'attempts',
  {
    key: text().primaryKey(),
    count: integer().notNull(),
    windowEndsAt: integer('window_ends_at').notNull(),
    /** Of account and address together: the last right password, or the registration. */
    succeededAt: integer('succeeded_at'),
    /** After this the row says nothing any more. */
    expiresAt: integer('expires_at').notNull(),
  },
  (table) => [index('attempts_by_expiry').on(table.expiresAt)],
);
