import type { Provider } from '@marquee/contract';
import type { Role } from '@marquee/kernel';
import { sql } from 'drizzle-orm';
import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';

/**
 * People with an account. WITHOUT ROWID, like sessions, known devices and attempts (written into the migrations by hand):
 * the key is the table, so that a write costs one row instead of two.
 */
export const users = sqliteTable(
  'users',
  {
    id: text().primaryKey(),
    /** As typed, trimmed. */
    email: text().notNull(),
    /** In lower case: one account per address. */
    emailKey: text('email_key').notNull(),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    role: text().$type<Role>().notNull().default('user'),
    /** An administrator in addition to another role; the role `admin` always is one (spec: ROLE-003). */
    isAdmin: integer('is_admin', { mode: 'boolean' }).notNull().default(false),
    /** `scrypt$N$r$p$salt$hash`; null without a password. */
    passwordHash: text('password_hash'),
    /** How many factors it has, for the Workers of the release before; today's count the rows. */
    factors: integer().notNull().default(0),
    /** A development account, which cannot sign in to a deployment. */
    isDevelopment: integer('is_development', { mode: 'boolean' }).notNull().default(false),
    /** When the owner of the mailbox opened the link of a letter; null: not yet. */
    emailVerifiedAt: integer('email_verified_at'),
    createdAt: integer('created_at').notNull(),
    /** When a session of theirs last began or was renewed, which happens once a day; 0: never. */
    seenAt: integer('seen_at').notNull().default(0),
    /** Since when they may not sign in. */
    suspendedAt: integer('suspended_at'),
    /** What their campaigns may cost together, in cents, if an administrator set it; null: the rule for everybody. */
    campaignLimitCents: integer('campaign_limit_cents'),
  },
  (table) => {
    const joined = [table.createdAt, table.id] as const;
    const seen = [table.seenAt, table.id] as const;
    const isAdmin = sql`role = 'admin' OR is_admin = 1`;
    const isSuspended = sql`suspended_at IS NOT NULL`;
    // Of each group of the console in either order. All but the first five contain few people.
    return [
      uniqueIndex('users_by_email').on(table.emailKey),
      index('users_by_name').on(sql`lower("first_name" || ' ' || "last_name")`),
      index('users_by_last_name').on(sql`lower("last_name")`),
      index('users_by_joined').on(...joined),
      index('users_by_seen').on(...seen),
      index('users_of_role_by_joined')
        .on(table.role, ...joined)
        .where(sql`role <> 'user'`),
      index('users_of_role_by_seen')
        .on(table.role, ...seen)
        .where(sql`role <> 'user'`),
      index('admins_by_joined')
        .on(...joined)
        .where(isAdmin),
      index('admins_by_seen')
        .on(...seen)
        .where(isAdmin),
      index('suspended_by_joined')
        .on(...joined)
        .where(isSuspended),
      index('suspended_by_seen')
        .on(...seen)
        .where(isSuspended),
    ];
  },
);

/** Sessions. The cookie holds 32 random bytes; only their SHA-256 is stored. */
export const sessions = sqliteTable(
  'sessions',
  {
    tokenHash: text('token_hash').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Browser and system, as its user agent names them; for the list of one's sessions. */
    browser: text(),
    system: text(),
    createdAt: integer('created_at').notNull(),
    /** When it was last renewed; at most once a day. */
    renewedAt: integer('renewed_at').notNull(),
    expiresAt: integer('expires_at').notNull(),
  },
  (table) => [index('sessions_by_user').on(table.userId), index('sessions_by_expiry').on(table.expiresAt)],
);

/**
 * Browsers that signed in to an account before: their guesses are counted separately from those of unknown clients. The cookie holds 32
 * random bytes; only their SHA-256 is stored. One browser may be known for several accounts.
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
    /** For an account and address: the last correct password, or the registration. */
    succeededAt: integer('succeeded_at'),
    /** The row expires then. */
    expiresAt: integer('expires_at').notNull(),
  },
  (table) => [index('attempts_by_expiry').on(table.expiresAt)],
);

/**
 * Links in letters, each of which does one thing once. Only the SHA-256 of a secret is stored. A used row stays until no letter with the
 * same secret can be sent any more, so that a letter that is sent again does not make a used link work again.
 */
export const accountTokens = sqliteTable(
  'account_tokens',
  {
    hash: text().primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    purpose: text().$type<'verify-email' | 'reset-password' | 'change-email'>().notNull(),
    /** Where the letter went. The link confirms this address only. */
    email: text().notNull(),
    expiresAt: integer('expires_at').notNull(),
    usedAt: integer('used_at'),
  },
  (table) => [index('account_tokens_by_user').on(table.userId), index('account_tokens_by_expiry').on(table.expiresAt)],
);

/** Accounts that sign in with a provider. Its subject identifies a person, never the address, which may change hands. */
export const identities = sqliteTable(
  'identities',
  {
    issuer: text().notNull(),
    subject: text().notNull(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    provider: text().$type<Provider>().notNull(),
    createdAt: integer('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.issuer, table.subject] }), index('identities_by_user').on(table.userId)],
);

/**
 * Sign-ins that wait for the answer of a provider. Only hashes: nonce and PKCE verifier are derived from the state and the secret of
 * the browser's cookie, so that the database alone finishes no sign-in. A used row stays until it expires, to tell a replay from a stranger's state.
 */
export const providerSignIns = sqliteTable(
  'provider_sign_ins',
  {
    stateHash: text('state_hash').primaryKey(),
    browserHash: text('browser_hash').notNull(),
    provider: text().$type<Provider>().notNull(),
    /** A path of this site. */
    returnTo: text('return_to').notNull(),
    /** The page with the dialog, to which a failed sign-in returns. */
    cameFrom: text('came_from').notNull(),
    /** Connects the identity to this account, whose owner is signed in; null: signs in. */
    connectsTo: text('connects_to'),
    expiresAt: integer('expires_at').notNull(),
    usedAt: integer('used_at'),
  },
  (table) => [index('provider_sign_ins_by_expiry').on(table.expiresAt)],
);
