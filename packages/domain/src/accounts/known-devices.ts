import { DAY_MS, type Instant, sha256Hex } from '@marquee/kernel';
import { type SQL, sql } from 'drizzle-orm';
import type { AccountDeps } from '../deps.ts';
import { newToken } from './token.ts';
import { emailKey } from './user-row.ts';

/** Longer than any session, so that whose session ended by age is known when they sign in again. */
export const DEVICE_MS = 365 * DAY_MS;
/** Accounts one browser is known for: a family's, not a farm's. */
export const DEVICE_ACCOUNTS = 10;
const SWEEP = 100;

/** A browser just made known: the token goes into a cookie and nowhere else. */
export interface IssuedDevice {
  token: string;
  expiresAt: Instant;
}

/**
 * The hash of a device token if its browser signed in to this very account before, else null (OWASP, "Slow Down Online
 * Guessing Attacks with Device Cookies"). It reads the rows of the token, so an address nobody has costs the same.
 */
export async function knownDevice(
  deps: Pick<AccountDeps, 'db' | 'clock'>,
  email: string,
  token: string | null,
): Promise<string | null> {
  if (token === null) return null;
  const tokenHash = await sha256Hex(token);
  const [known] = await deps.db.all(
    sql`SELECT 1 FROM known_devices d CROSS JOIN users u ON u.id = d.user_id
      WHERE d.token_hash = ${tokenHash} AND d.expires_at > ${deps.clock.now()} AND u.email_key = ${emailKey(email)}`,
  );
  return known ? tokenHash : null;
}

/**
 * Statements that make a browser known for an account that it has just shown to be its own. It gets a new token, which takes
 * over what the one before was known for: a copy of that, stolen or planted, is worth nothing from now on.
 */
export async function rememberDevice(
  deps: Pick<AccountDeps, 'clock' | 'random'>,
  userId: string,
  before: string | null,
): Promise<{ device: IssuedDevice; statements: SQL[] }> {
  const now = deps.clock.now();
  const device = { token: newToken(deps.random), expiresAt: now + DEVICE_MS };
  const tokenHash = await sha256Hex(device.token);
  const statements: SQL[] = [];
  if (before !== null) {
    const old = await sha256Hex(before);
    statements.push(
      sql`DELETE FROM known_devices WHERE token_hash = ${old} AND (user_id = ${userId} OR user_id NOT IN
        (SELECT user_id FROM known_devices WHERE token_hash = ${old} AND user_id <> ${userId} AND expires_at > ${now}
          ORDER BY expires_at DESC LIMIT ${DEVICE_ACCOUNTS - 1}))`,
      sql`UPDATE known_devices SET token_hash = ${tokenHash} WHERE token_hash = ${old}`,
    );
  }
  statements.push(
    sql`INSERT INTO known_devices (token_hash, user_id, expires_at) VALUES (${tokenHash}, ${userId}, ${device.expiresAt})`,
    sql`DELETE FROM known_devices WHERE (token_hash, user_id) IN
      (SELECT token_hash, user_id FROM known_devices WHERE expires_at <= ${now} ORDER BY expires_at LIMIT ${SWEEP})`,
  );
  return { device, statements };
}
