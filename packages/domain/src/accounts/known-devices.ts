import { knownDevices, type Statement, users, write } from '@marquee/db';
import { DAY_MS, type Instant, sha256Hex } from '@marquee/kernel';
import { and, asc, desc, eq, gt, inArray, lte, ne, notInArray, or, sql } from 'drizzle-orm';
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
  // A cross join is read in its order: first the rows of the token.
  const [known] = await deps.db
    .select({ userId: knownDevices.userId })
    .from(knownDevices)
    .crossJoin(users)
    .where(
      and(
        eq(knownDevices.tokenHash, tokenHash),
        gt(knownDevices.expiresAt, deps.clock.now()),
        eq(users.id, knownDevices.userId),
        eq(users.emailKey, emailKey(email)),
      ),
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
): Promise<{ device: IssuedDevice; statements: Statement[] }> {
  const now = deps.clock.now();
  const device = { token: newToken(deps.random), expiresAt: now + DEVICE_MS };
  const tokenHash = await sha256Hex(device.token);
  const statements: Statement[] = [];
  if (before !== null) {
    const old = await sha256Hex(before);
    const ofOld = eq(knownDevices.tokenHash, old);
    const latest = write
      .select({ userId: knownDevices.userId })
      .from(knownDevices)
      .where(and(ofOld, ne(knownDevices.userId, userId), gt(knownDevices.expiresAt, now)))
      .orderBy(desc(knownDevices.expiresAt))
      .limit(DEVICE_ACCOUNTS - 1);
    statements.push(
      write
        .delete(knownDevices)
        .where(and(ofOld, or(eq(knownDevices.userId, userId), notInArray(knownDevices.userId, latest)))),
      write.update(knownDevices).set({ tokenHash }).where(ofOld),
    );
  }
  const over = write
    .select({ tokenHash: knownDevices.tokenHash, userId: knownDevices.userId })
    .from(knownDevices)
    .where(lte(knownDevices.expiresAt, now))
    .orderBy(asc(knownDevices.expiresAt))
    .limit(SWEEP);
  statements.push(
    write.insert(knownDevices).values({ tokenHash, userId, expiresAt: device.expiresAt }),
    write.delete(knownDevices).where(inArray(sql`(${knownDevices.tokenHash}, ${knownDevices.userId})`, over)),
  );
  return { device, statements };
}
