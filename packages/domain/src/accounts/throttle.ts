import { type Instant, sha256Hex, TooOften } from '@marquee/kernel';
import { type SQL, sql } from 'drizzle-orm';
import type { AccountDeps } from '../deps.ts';
import { emailKey } from './user-row.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

interface Limit {
  most: number;
  windowMs: number;
}

/** One address guesses at one account. */
export const PAIR_LIMIT: Limit = { most: 10, windowMs: 15 * MINUTE_MS };
/** One address guesses at many accounts; offices and schools share an address. */
export const ADDRESS_LIMIT: Limit = { most: 100, windowMs: 15 * MINUTE_MS };
/** Many addresses guess at one account. Where its owner has signed in before does not count to this: see signIn. */
export const ACCOUNT_LIMIT: Limit = { most: 100, windowMs: 60 * MINUTE_MS };
/** One address makes accounts. */
export const REGISTER_LIMIT: Limit = { most: 30, windowMs: 60 * MINUTE_MS };
/** How long an address stays one where the account's owner is known to sit. */
const TRUST_MS = 90 * DAY_MS;
const SWEEP = 100;

interface Counted {
  key: string;
  count: number;
  endsAt: Instant;
  succeededAt: number | null;
}

/** The keys under which the attempts of one address at one account are counted; hashed, so that the table names nobody. */
export interface AttemptKeys {
  pair: string;
  address: string;
  account: string;
}

export async function attemptKeys(email: string, address: string | null): Promise<AttemptKeys> {
  const from = addressBlock(address);
  const key = emailKey(email);
  return {
    pair: `pair:${await sha256Hex(`${key}\n${from}`)}`,
    address: `address:${await sha256Hex(from)}`,
    account: `account:${await sha256Hex(key)}`,
  };
}

/**
 * Counts an attempt to sign in before the password is looked at, so that a thousand at once are counted like a thousand in
 * a row. What one address does beyond its own limits does not count against the account: else one guesser could lock the
 * owner out. Throws TooOften.
 */
export async function countSignIn(deps: AccountDeps, keys: AttemptKeys): Promise<void> {
  const own = await count(deps, [
    { key: keys.pair, limit: PAIR_LIMIT },
    { key: keys.address, limit: ADDRESS_LIMIT },
  ]);
  const pair = own.get(keys.pair);
  refuseBeyond(deps, pair, PAIR_LIMIT);
  refuseBeyond(deps, own.get(keys.address), ADDRESS_LIMIT);
  if (pair?.succeededAt != null && deps.clock.now() - pair.succeededAt < TRUST_MS) return;
  const all = await count(deps, [{ key: keys.account, limit: ACCOUNT_LIMIT }]);
  refuseBeyond(deps, all.get(keys.account), ACCOUNT_LIMIT);
}

/** Statements for a right password: it was no guess, and this address is one of the owner's from now on. */
export function forgiveSignIn(deps: AccountDeps, keys: AttemptKeys): SQL[] {
  const now = deps.clock.now();
  return [
    sql`UPDATE attempts SET count = 0, succeeded_at = ${now}, expires_at = ${now + TRUST_MS} WHERE key = ${keys.pair}`,
    sql`UPDATE attempts SET count = max(0, count - 1) WHERE key IN (${keys.address}, ${keys.account})`,
    sql`DELETE FROM attempts WHERE key IN
      (SELECT key FROM attempts WHERE expires_at <= ${now} ORDER BY expires_at LIMIT ${SWEEP})`,
  ];
}

/** Counts an account made from an address. Throws TooOften. */
export async function countRegistration(deps: AccountDeps, address: string | null): Promise<void> {
  const key = `register:${await sha256Hex(addressBlock(address))}`;
  const counted = await count(deps, [{ key, limit: REGISTER_LIMIT }]);
  refuseBeyond(deps, counted.get(key), REGISTER_LIMIT);
}

async function count(
  deps: AccountDeps,
  keys: ReadonlyArray<{ key: string; limit: Limit }>,
): Promise<Map<string, Counted>> {
  const now = deps.clock.now();
  const rows = await deps.db.all<{ key: string; count: number; window_ends_at: number; succeeded_at: number | null }>(
    sql`INSERT INTO attempts (key, count, window_ends_at, expires_at)
      SELECT value->>'key', 1, value->>'endsAt', value->>'endsAt'
      FROM json_each(${JSON.stringify(keys.map(({ key, limit }) => ({ key, endsAt: now + limit.windowMs })))}) WHERE true
      ON CONFLICT (key) DO UPDATE SET
        count = CASE WHEN window_ends_at <= ${now} THEN 1 ELSE count + 1 END,
        window_ends_at = CASE WHEN window_ends_at <= ${now} THEN excluded.window_ends_at ELSE window_ends_at END,
        expires_at = max(expires_at, excluded.expires_at)
      RETURNING key, count, window_ends_at, succeeded_at`,
  );
  return new Map(
    rows.map((row) => [
      row.key,
      { key: row.key, count: row.count, endsAt: row.window_ends_at, succeededAt: row.succeeded_at },
    ]),
  );
}

function refuseBeyond(deps: AccountDeps, counted: Counted | undefined, limit: Limit): void {
  if (!counted || counted.count <= limit.most) return;
  deps.log.warn('too many attempts', { key: counted.key, count: counted.count });
  const seconds = Math.max(1, Math.ceil((counted.endsAt - deps.clock.now()) / 1000));
  const minutes = Math.ceil(seconds / 60);
  throw new TooOften(
    `There were too many attempts. Please try again in ${minutes === 1 ? 'a minute' : `${minutes} minutes`}.`,
    seconds,
  );
}

/** An IPv4 address, or the /64 of an IPv6 one, which is what one customer gets; without one everybody is in one bucket. */
export function addressBlock(address: string | null): string {
  if (address === null) return 'unknown';
  if (!address.includes(':')) return address;
  const [head = '', tail] = address.toLowerCase().split('::');
  const before = head.split(':').filter(Boolean);
  const after = (tail ?? '').split(':').filter(Boolean);
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - before.length - after.length);
  const groups = [...before, ...Array.from({ length: zeros }, () => '0'), ...after];
  return `${groups
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':')}::/64`;
}
