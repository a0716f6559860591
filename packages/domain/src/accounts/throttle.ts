import { attempts, type Statement, valuesIn, write } from '@marquee/db';
import { DAY_MS, type Instant, MINUTE_MS, sha256Hex } from '@marquee/kernel';
import { inArray, sql } from 'drizzle-orm';
import type { AccountDeps } from '../deps.ts';
import { addressBlock } from './address-block.ts';
import { countAttempt, type Limit, refuseBeyond, sweepAttempts } from './attempts.ts';
import { knownDevice } from './known-devices.ts';
import { emailKey } from './user-row.ts';

/** A browser that signed in to the account before guesses at it. */
export const DEVICE_LIMIT: Limit = { most: 10, windowMs: 15 * MINUTE_MS };
/** One address guesses at one account. */
export const PAIR_LIMIT: Limit = { most: 10, windowMs: 15 * MINUTE_MS };
/** One address guesses at many accounts; offices and schools share an address. */
export const ADDRESS_LIMIT: Limit = { most: 100, windowMs: 15 * MINUTE_MS };
/** Many addresses where its owner was never seen guess at one account. */
export const ACCOUNT_LIMIT: Limit = { most: 100, windowMs: 60 * MINUTE_MS };
/** One address makes accounts. */
export const REGISTER_LIMIT: Limit = { most: 30, windowMs: 60 * MINUTE_MS };
/** How long an address stays one where the account's owner is known to sit. */
const TRUST_MS = 90 * DAY_MS;

/** Whose attempt it is: the account that is named, the network address, and the browser's device token. */
export interface Attempt {
  email: string;
  address: string | null;
  device: string | null;
}

/**
 * Counts an attempt to sign in before the password is looked at, and gives the keys it was counted under. Strangers have the
 * account's limit together; each known device, and each address of the owner's, has a count that strangers cannot use up. What
 * one address does beyond its own limits does not count against the account. Throws TooOften.
 */
export async function countSignIn(deps: AccountDeps, attempt: Attempt): Promise<string[]> {
  const device = await knownDevice(deps, attempt.email, attempt.device);
  if (device !== null) {
    const key = `device:${await sha256Hex(`${emailKey(attempt.email)}\n${device}`)}`;
    const own = (await countAttempt(deps, [{ key, limit: DEVICE_LIMIT }])).get(key);
    // Past its own tries it is a stranger, and no worse: a stolen cookie must not lock the owner's address either.
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

/** Statements for a right password: it was no guess, wherever it was counted, and its address is the owner's from now on. */
export async function forgiveSignIn(deps: AccountDeps, attempt: Attempt, counted: string[]): Promise<Statement[]> {
  const now = deps.clock.now();
  return [
    write
      .update(attempts)
      .set({
        count: sql`CASE WHEN ${attempts.key} LIKE 'device:%' THEN 0 ELSE max(0, ${attempts.count} - 1) END`,
      })
      .where(inArray(attempts.key, valuesIn(counted))),
    knowAddress((await attemptKeys(attempt)).pair, now),
    sweepAttempts(now),
  ];
}

/** Statements that mark the address of a registration as one of the owner's. */
export async function trustAddress(deps: AccountDeps, email: string, address: string | null): Promise<Statement[]> {
  const { pair } = await attemptKeys({ email, address });
  return [knowAddress(pair, deps.clock.now())];
}

/** Counts an account made from an address. Throws TooOften. */
export async function countRegistration(deps: AccountDeps, address: string | null): Promise<void> {
  const key = `register:${await sha256Hex(addressBlock(address))}`;
  const counted = await countAttempt(deps, [{ key, limit: REGISTER_LIMIT }]);
  refuseBeyond(deps, counted.get(key), REGISTER_LIMIT);
}

/** Of account and address together: nothing is counted against it, and the owner was seen there now. */
function knowAddress(pair: string, now: Instant): Statement {
  const expiresAt = now + TRUST_MS;
  return write
    .insert(attempts)
    .values({ key: pair, count: 0, windowEndsAt: now + PAIR_LIMIT.windowMs, succeededAt: now, expiresAt })
    .onConflictDoUpdate({ target: attempts.key, set: { count: 0, succeededAt: now, expiresAt } });
}

/** The keys under which the attempts of one address at one account are counted; hashed, so that the table names nobody. */
async function attemptKeys({ email, address }: Pick<Attempt, 'email' | 'address'>) {
  const from = addressBlock(address);
  const key = emailKey(email);
  return {
    pair: `pair:${await sha256Hex(`${key}\n${from}`)}`,
    address: `address:${await sha256Hex(from)}`,
    account: `account:${await sha256Hex(key)}`,
  };
}
