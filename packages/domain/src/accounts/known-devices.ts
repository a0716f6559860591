import { knownDevices, type Statement, tuple, users, write } from '@marquee/db';
import { DAY_MS, type Instant, sha256Hex } from '@marquee/kernel';
import { and, asc, desc, eq, gt, inArray, lte, ne, notInArray, or } from 'drizzle-orm';
import type { AccountDeps, NowDeps } from '../deps.ts';
import { newToken } from './token.ts';
import { emailKey } from './user-row.ts';

/** Longer than any session, so that a device is still known when its session has expired. */
export const DEVICE_MS = 365 * DAY_MS;
/** The maximum number of accounts per browser: enough for a family. */
export const DEVICE_ACCOUNTS = 10;
const SWEEP = 100;

/** A newly known browser: the token goes only into a cookie. */
export interface IssuedDevice {
  token: string;
  expiresAt: Instant;
}

/**
 * The hash of a device token if its browser signed in to this account before, else null (OWASP, "Slow Down Online
 * Guessing Attacks with Device Cookies"). It reads the rows of the token, so an unknown address costs the same.
 */
export async function knownDevice(deps: NowDeps, email: string, token: string | null): Promise<string | null> {
  if (token === null) return null;
  const tokenHash = await sha256Hex(token);
  // SQLite keeps the order of a cross join: the rows of the token are read first.
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
 * Statements that record a browser for an account after a successful sign-in. It gets a new token, which replaces
 * the old one: a stolen or planted copy of the old token becomes useless.
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
    write.delete(knownDevices).where(inArray(tuple(knownDevices.tokenHash, knownDevices.userId), over)),
  );
  return { device, statements };
}
