import type { Provider } from '@marquee/contract';
import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { users } from './accounts.ts';

const owner = () =>
  text('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });

/** Authenticator apps, one for an account. */
export const authenticatorApps = sqliteTable('authenticator_apps', {
  userId: text('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** Encrypted with a key that the database does not have. */
  sealedSecret: text('sealed_secret').notNull(),
  /** The time step of the last code that was used: a code works once. */
  lastStep: integer('last_step').notNull(),
  createdAt: integer('created_at').notNull(),
});

export const passkeys = sqliteTable(
  'passkeys',
  {
    /** The credential's own id, in base64url. */
    id: text().primaryKey(),
    userId: owner(),
    name: text().notNull(),
    /** COSE, in base64url. */
    publicKey: text('public_key').notNull(),
    /** How often the device says that it signed; 0 where it does not count. */
    counter: integer().notNull(),
    /** How the browser reaches it: `internal`, `hybrid`. */
    transports: text({ mode: 'json' }).$type<string[]>().notNull(),
    createdAt: integer('created_at').notNull(),
    lastUsedAt: integer('last_used_at'),
  },
  (table) => [index('passkeys_by_user').on(table.userId)],
);

/** Recovery codes that are left. Only keyed hashes. */
export const recoveryCodes = sqliteTable('recovery_codes', { userId: owner(), hash: text().notNull() }, (table) => [
  primaryKey({ columns: [table.userId, table.hash] }),
]);

/** Sign-ins whose first step succeeded. The cookie holds 32 random bytes; only their SHA-256 is stored. */
export const waitingSignIns = sqliteTable(
  'waiting_sign_ins',
  {
    tokenHash: text('token_hash').primaryKey(),
    userId: owner(),
    /** An identity of a provider that the account gets when the sign-in is finished. */
    connects: text({ mode: 'json' }).$type<{ provider: Provider; issuer: string; subject: string }>(),
    expiresAt: integer('expires_at').notNull(),
  },
  (table) => [
    index('waiting_sign_ins_by_user').on(table.userId),
    index('waiting_sign_ins_by_expiry').on(table.expiresAt),
  ],
);

/** Challenges that passkeys sign; each is deleted by its first answer. */
export const passkeyChallenges = sqliteTable(
  'passkey_challenges',
  {
    challengeHash: text('challenge_hash').primaryKey(),
    purpose: text().$type<'sign-in' | 'second-step' | 'add'>().notNull(),
    /** The cookie of the browser that asked; for a new passkey that of its session. */
    browserHash: text('browser_hash').notNull(),
    /** Whose passkey it must be; null: anybody's. */
    userId: text('user_id').references(() => users.id, { onDelete: 'cascade' }),
    expiresAt: integer('expires_at').notNull(),
  },
  (table) => [
    index('passkey_challenges_by_user').on(table.userId),
    index('passkey_challenges_by_expiry').on(table.expiresAt),
  ],
);
