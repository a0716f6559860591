import { attempts, either, greater, minus, type Statement, valuesIn, write } from '@marquee/db';
import { DAY_MS, type Instant, MINUTE_MS, sha256Hex } from '@marquee/kernel';
import { inArray, like } from 'drizzle-orm';
import type { AccountDeps } from '../deps.ts';
import { addressBlock } from './address-block.ts';
import { countAttempt, type Limit, refuseBeyond, sweepAttempts } from './attempts.ts';
import { knownDevice } from './known-devices.ts';
import { emailKey } from './user-row.ts';

/** Guesses by a browser that signed in to the account before. */
const DEVICE_LIMIT: Limit = { most: 10, windowMs: 15 * MINUTE_MS };
/** Guesses by one address at one account. */
const PAIR_LIMIT: Limit = { most: 10, windowMs: 15 * MINUTE_MS };
/** Guesses by one address at many accounts; offices and schools share an address. */
const ADDRESS_LIMIT: Limit = { most: 100, windowMs: 15 * MINUTE_MS };
/** Guesses at one account by all addresses that its owner never used. */
const ACCOUNT_LIMIT: Limit = { most: 100, windowMs: 60 * MINUTE_MS };
/** Registrations from one address. */
const REGISTER_LIMIT: Limit = { most: 30, windowMs: 60 * MINUTE_MS };
/** Readings of event pages that callers may start; stored ones are not counted (docs/spec/decisions.md 36). */
export const ENHANCE_LIMITS = {
  guest: { most: 12, windowMs: 60 * MINUTE_MS },
  user: { most: 60, windowMs: 60 * MINUTE_MS },
} as const satisfies Record<string, Limit>;
/** Reports about events by one person or address. */
export const REPORT_LIMIT: Limit = { most: 10, windowMs: 60 * MINUTE_MS };
/** Events and sources that one person or address sends in; schools and offices share an address. */
export const SUBMISSION_LIMIT: Limit = { most: 10, windowMs: 60 * MINUTE_MS };
/** Pictures of flyers that one person or address has fetched at an address. */
export const FLYER_LIMIT: Limit = { most: 20, windowMs: 60 * MINUTE_MS };
/** Requests for the promoter's role by one person; withdrawn ones count. */
export const PROMOTER_REQUEST_LIMIT: Limit = { most: 10, windowMs: 60 * MINUTE_MS };
/** Messages to the concierge in one conversation, and by one person or address; schools and offices share an address. */
export const CHAT_LIMITS = {
  session: { most: 60, windowMs: 15 * MINUTE_MS },
  address: { most: 300, windowMs: 60 * MINUTE_MS },
} as const satisfies Record<string, Limit>;
/** Messages that the concierge's language model is asked about, for one conversation and for one person or address; others are answered without it. */
export const MODEL_LIMITS = {
  session: { most: 20, windowMs: 60 * MINUTE_MS },
  address: { most: 60, windowMs: DAY_MS },
} as const satisfies Record<string, Limit>;
/** API keys that one person makes; revoked ones count. */
export const API_KEY_LIMIT: Limit = { most: 20, windowMs: 60 * MINUTE_MS };
/** Calendars of their own that one person has read at an address. */
export const CALENDAR_LIMIT: Limit = { most: 20, windowMs: 60 * MINUTE_MS };
/** Itineraries that one person makes; deleted ones count. */
export const ITINERARY_LIMIT: Limit = { most: 60, windowMs: 60 * MINUTE_MS };
/** Payments for boosts and campaigns that one person begins, and that one network address does; offices and schools share an address. */
const PAYMENT_LIMITS = {
  person: { most: 30, windowMs: 60 * MINUTE_MS },
  address: { most: 90, windowMs: 60 * MINUTE_MS },
} as const satisfies Record<string, Limit>;
/** Letters that anybody may ask for. */
const LETTERS_TO_ONE_MAILBOX: Limit = { most: 3, windowMs: 60 * MINUTE_MS };
/** Letters that one network address may ask for; schools share an address. */
const LETTERS_FROM_ONE_NETWORK: Limit = { most: 30, windowMs: 60 * MINUTE_MS };
/** Links opened from one network address: a secret of 256 bits cannot be guessed, and nobody needs to try often. */
const LINK_LIMIT: Limit = { most: 60, windowMs: 15 * MINUTE_MS };
/** Sign-ins with a provider that one network address begins; schools share an address. */
export const PROVIDER_LIMIT: Limit = { most: 100, windowMs: 15 * MINUTE_MS };
/** The password typed again by a signed-in person. */
export const CONFIRM_LIMIT: Limit = { most: 10, windowMs: 15 * MINUTE_MS };
/** Wrong codes of an authenticator app for one account: of a million codes three are right at a time. */
const CODE_LIMITS = {
  short: { most: 5, windowMs: 15 * MINUTE_MS },
  day: { most: 30, windowMs: DAY_MS },
} as const satisfies Record<string, Limit>;
/** Wrong recovery codes for one account, apart: who has used up the other limit must not lock out the owner. */
const RECOVERY_LIMIT: Limit = { most: 10, windowMs: 15 * MINUTE_MS };
/** Passkeys asked for from one network address; schools share an address. */
export const PASSKEY_LIMIT: Limit = { most: 100, windowMs: 15 * MINUTE_MS };
/** How long an address counts as one of the account's owner. */
const TRUST_MS = 90 * DAY_MS;

/** The account, network address and device token of an attempt. */
export interface Attempt {
  email: string;
  address: string | null;
  device: string | null;
}

/**
 * Counts an attempt to sign in before the password is checked, and returns its keys. Unknown devices share the
 * account's limit; each known device and each address of the owner has a separate count that others cannot use up. Attempts of
 * an address beyond its own limits do not count against the account. Throws TooOften.
 */
export async function countSignIn(deps: AccountDeps, attempt: Attempt): Promise<string[]> {
  const device = await knownDevice(deps, attempt.email, attempt.device);
  if (device !== null) {
    const key = `device:${await sha256Hex(`${emailKey(attempt.email)}\n${device}`)}`;
    const own = (await countAttempt(deps, [{ key, limit: DEVICE_LIMIT }])).get(key);
    // Beyond its own limit a device counts as unknown: a stolen cookie must not lock out the owner's address.
    if (own && own.count <= DEVICE_LIMIT.most) return [key];
  }
  const keys = await attemptKeys(attempt);
  const own = await countAttempt(deps, [
    { key: keys.pair, limit: PAIR_LIMIT },
    { key: keys.address, limit: ADDRESS_LIMIT },
  ]);
  const pair = own.get(keys.pair);
  refuseBeyond(deps, pair, PAIR_LIMIT);
  refuseBeyond(deps, own.get(keys.address), ADDRESS_LIMIT);
  if (pair?.succeededAt != null && deps.clock.now() - pair.succeededAt < TRUST_MS) return [keys.pair, keys.address];
  const all = await countAttempt(deps, [{ key: keys.account, limit: ACCOUNT_LIMIT }]);
  refuseBeyond(deps, all.get(keys.account), ACCOUNT_LIMIT);
  return Object.values(keys);
}

/** Statements after a correct password: the attempt is uncounted. */
export function uncountSignIn({ clock }: Pick<AccountDeps, 'clock'>, counted: string[]): Statement[] {
  return [
    write
      .update(attempts)
      .set({
        count: either(like(attempts.key, 'device:%'), 0, greater(0, minus(attempts.count, 1))),
      })
      .where(inArray(attempts.key, valuesIn(counted))),
    sweepAttempts(clock.now()),
  ];
}

/** Statements that record the address of a registration or a sign-in as one of the owner's. */
export async function trustAddress(deps: AccountDeps, email: string, address: string | null): Promise<Statement[]> {
  const { pair } = await attemptKeys({ email, address });
  return [knowAddress(pair, deps.clock.now())];
}

/** Counts a registration from an address. Throws TooOften. */
export function countRegistration(deps: AccountDeps, address: string | null): Promise<void> {
  return countUse(deps, { what: 'register', by: addressBlock(address), limit: REGISTER_LIMIT });
}

/** Counts a payment that somebody begins, whatever for: cards are tried out by many small ones. Throws TooOften. */
export async function countPayment(
  deps: AccountDeps,
  { userId, address }: { userId: string; address: string | null },
): Promise<void> {
  await countUse(deps, { what: 'payment', by: userId, limit: PAYMENT_LIMITS.person });
  await countUse(deps, { what: 'payment-address', by: addressBlock(address), limit: PAYMENT_LIMITS.address });
}

/** Counts the use of something costly by a person or an address. Throws TooOften. */
export async function countUse(
  deps: AccountDeps,
  { what, by, limit }: { what: string; by: string; limit: Limit },
): Promise<void> {
  const key = `${what}:${await sha256Hex(by)}`;
  const counted = await countAttempt(deps, [{ key, limit }]);
  refuseBeyond(deps, counted.get(key), limit);
}

/** Counts a code before it is checked, and returns its keys. Attempts beyond the short limit do not count for the day. Throws TooOften. */
export async function countCode(deps: AccountDeps, userId: string, isOfApp: boolean): Promise<string[]> {
  const whose = await sha256Hex(userId);
  const limits: Array<[string, Limit]> = isOfApp
    ? [
        [`code:${whose}`, CODE_LIMITS.short],
        [`codes:${whose}`, CODE_LIMITS.day],
      ]
    : [[`recovery:${whose}`, RECOVERY_LIMIT]];
  for (const [key, limit] of limits) {
    const counted = await countAttempt(deps, [{ key, limit }]);
    refuseBeyond(deps, counted.get(key), limit);
  }
  return limits.map(([key]) => key);
}

/** A right code is not counted. */
export function uncountCode(counted: string[]): Statement {
  return write
    .update(attempts)
    .set({ count: greater(0, minus(attempts.count, 1)) })
    .where(inArray(attempts.key, valuesIn(counted)));
}

/** Counts a letter that somebody asks for, before it is known whether anybody will get it. Throws TooOften. */
export async function countLetter(deps: AccountDeps, { email, address }: { email: string; address: string | null }) {
  await countUse(deps, { what: 'letters', by: addressBlock(address), limit: LETTERS_FROM_ONE_NETWORK });
  await countUse(deps, { what: 'letter', by: emailKey(email), limit: LETTERS_TO_ONE_MAILBOX });
}

/** Counts the use of a link. Throws TooOften. */
export function countLink(deps: AccountDeps, address: string | null): Promise<void> {
  return countUse(deps, { what: 'link', by: addressBlock(address), limit: LINK_LIMIT });
}

/** For an account and address: the count is reset, and the owner was seen there now. */
function knowAddress(pair: string, now: Instant): Statement {
  const expiresAt = now + TRUST_MS;
  return write
    .insert(attempts)
    .values({ key: pair, count: 0, windowEndsAt: now + PAIR_LIMIT.windowMs, succeededAt: now, expiresAt })
    .onConflictDoUpdate({ target: attempts.key, set: { count: 0, succeededAt: now, expiresAt } });
}

/** The keys under which attempts are counted; hashed, so that the table holds no personal data. */
async function attemptKeys({ email, address }: Pick<Attempt, 'email' | 'address'>) {
  const from = addressBlock(address);
  const key = emailKey(email);
  return {
    pair: `pair:${await sha256Hex(`${key}\n${from}`)}`,
    address: `address:${await sha256Hex(from)}`,
    account: `account:${await sha256Hex(key)}`,
  };
}
