import { SECOND_STEPS, type SecondStep } from '@marquee/contract';
import { authenticatorApps, passkeys, type Statement, users, waitingSignIns, write } from '@marquee/db';
import { type Instant, MINUTE_MS, Reject, sha256Hex } from '@marquee/kernel';
import { and, asc, eq, gt, inArray, lte } from 'drizzle-orm';
import type { AccountDeps, DbDeps } from '../../deps.ts';
import { newToken } from '../token.ts';
import { userColumns } from '../user-row.ts';

/** Long enough to find the phone. */
export const WAIT_MS = 10 * MINUTE_MS;
const SWEEP = 100;

/** What ties the steps of a sign-in to one browser: the token goes only into a cookie, and signs nobody in. */
export interface IssuedStep {
  token: string;
  expiresAt: Instant;
}

/** A sign-in whose first step succeeded: there is no session yet. */
export interface Waiting {
  step: IssuedStep;
  steps: SecondStep[];
}

type Row = typeof waitingSignIns.$inferInsert;

/** Statements that begin the wait for a second step, in a browser that gets a new token. */
export async function beginWaiting(
  deps: Pick<AccountDeps, 'db' | 'clock' | 'random'>,
  given: Pick<Row, 'userId' | 'connects'>,
): Promise<{ waiting: Waiting; statements: Statement[] }> {
  const now = deps.clock.now();
  const step = { token: newToken(deps.random), expiresAt: now + WAIT_MS };
  const over = write
    .select({ tokenHash: waitingSignIns.tokenHash })
    .from(waitingSignIns)
    .where(lte(waitingSignIns.expiresAt, now))
    .orderBy(asc(waitingSignIns.expiresAt))
    .limit(SWEEP);
  return {
    waiting: { step, steps: await stepsOf(deps, given.userId) },
    statements: [
      write
        .insert(waitingSignIns)
        .values({ ...given, tokenHash: await sha256Hex(step.token), expiresAt: step.expiresAt }),
      write.delete(waitingSignIns).where(inArray(waitingSignIns.tokenHash, over)),
    ],
  };
}

/** The sign-in that waits in a browser; its account may not be a development account in a deployment. */
export async function findWaiting(deps: Pick<AccountDeps, 'db' | 'clock' | 'isDevelopment'>, token: string | null) {
  if (token === null) return null;
  const { tokenHash, connects, expiresAt } = waitingSignIns;
  const account = { ...userColumns, isDevelopment: users.isDevelopment, emailVerifiedAt: users.emailVerifiedAt };
  const [row] = await deps.db
    .select({ tokenHash, connects, account })
    .from(waitingSignIns)
    .innerJoin(users, eq(users.id, waitingSignIns.userId))
    .where(and(eq(tokenHash, await sha256Hex(token)), gt(expiresAt, deps.clock.now())));
  return row && (!row.account.isDevelopment || deps.isDevelopment) ? row : null;
}

export type FoundWaiting = NonNullable<Awaited<ReturnType<typeof findWaiting>>>;

/** The guard of finishing a sign-in: of two at once, one holds. */
export function endWaiting({ tokenHash }: Pick<FoundWaiting, 'tokenHash'>): Statement {
  return write.delete(waitingSignIns).where(eq(waitingSignIns.tokenHash, tokenHash));
}

/** Ends all sign-ins that wait: the password has changed. */
export function endAllWaiting(userId: string): Statement {
  return write.delete(waitingSignIns).where(eq(waitingSignIns.userId, userId));
}

export function signInIsOver(field: 'code' | 'isSecondStep' | 'answer'): Reject {
  return new Reject(400, 'sign-in-over', 'This sign-in has expired or was used before. Please start again.', field);
}

/** What an account can finish a sign-in with. */
export async function stepsOf({ db }: DbDeps, userId: string): Promise<SecondStep[]> {
  const app = await db
    .select({ of: authenticatorApps.userId })
    .from(authenticatorApps)
    .where(eq(authenticatorApps.userId, userId));
  const keys = await db.select({ of: passkeys.userId }).from(passkeys).where(eq(passkeys.userId, userId)).limit(1);
  const has = { app: app.length > 0, passkey: keys.length > 0 };
  return SECOND_STEPS.filter((step) => has[step]);
}
