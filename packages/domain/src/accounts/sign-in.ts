import type { LetterLanguage, User } from '@marquee/contract';
import { atomically, committed, type Statement, users, write } from '@marquee/db';
import { Reject } from '@marquee/kernel';
import { and, eq } from 'drizzle-orm';
import type { AccountDeps } from '../deps.ts';
import { deviceWords } from './device-words.ts';
import { factorCount } from './factors/factor-count.ts';
import { beginWaiting, type Waiting } from './factors/waiting.ts';
import { type IssuedDevice, rememberDevice } from './known-devices.ts';
import { beginSession, type IssuedSession, type Session } from './sessions.ts';
import { countSignIn, trustAddress, uncountSignIn } from './throttle.ts';
import { emailKey, toUser, userColumns } from './user-row.ts';

/** The signed-in user, and the tokens for the browser: session and known device. */
export interface SignedIn {
  user: User;
  session: IssuedSession;
  device: IssuedDevice | null;
}

/** Where a call comes from: its current session, network address and device token. */
export interface Visitor {
  session: Session | null;
  address: string | null;
  device: string | null;
  userAgent: string | null;
  /** The language of letters that the call causes. */
  language: LetterLanguage;
}

/** Signed in, or the wait for the second step. */
export type FirstStep = SignedIn | { waiting: Waiting };

/**
 * Signs in with email and password. An unknown address, an account without a password and a wrong password get the same response
 * after the same work. An account with a factor gets no session yet. Throws Reject 401, or TooOften.
 */
export async function signIn(
  deps: AccountDeps,
  given: { email: string; password: string },
  visitor: Visitor,
): Promise<FirstStep> {
  const attempt = { email: given.email, address: visitor.address, device: visitor.device };
  const counted = await countSignIn(deps, attempt);
  const account = await findAccount(deps, given.email);
  const isRight = await deps.passwords.verify(given.password, account?.passwordHash ?? null);
  if (!account || !isRight) throw wrongCredentials();
  const uncounted = uncountSignIn(deps, counted);
  if (account.factors > 0) return waitFor(deps, account.id, uncounted);
  const { issued, statements } = await beginSession(deps, account.id, visitor.session, deviceWords(visitor.userAgent));
  const known = await rememberDevice(deps, account.id, visitor.device);
  const trust = await trustAddress(deps, account.email, visitor.address);
  const isCommitted = await committed(
    deps.db,
    [...statements, ...known.statements, ...uncounted, ...trust],
    [hasNoFactor(account.id)],
  );
  if (!isCommitted) {
    // Its owner added a factor, or deleted it, while the password was checked.
    if (!(await findAccount(deps, given.email))) throw wrongCredentials();
    return waitFor(deps, account.id, uncounted);
  }
  return { user: toUser(account, deps), session: issued, device: known.device };
}

async function waitFor(deps: AccountDeps, userId: string, uncounted: Statement[]): Promise<FirstStep> {
  const { waiting, statements } = await beginWaiting(deps, { userId });
  await atomically(deps.db, [...statements, ...uncounted]);
  return { waiting };
}

/** The guard of a session after one step. */
export function hasNoFactor(userId: string): Statement {
  return write
    .update(users)
    .set({ id: userId })
    .where(and(eq(users.id, userId), eq(factorCount, 0)));
}

function wrongCredentials(): Reject {
  return new Reject(401, 'wrong-credentials', 'The email address or the password is wrong.');
}

/** Development accounts exist only in development. */
async function findAccount(deps: AccountDeps, email: string) {
  const [row] = await deps.db
    .select({ ...userColumns, passwordHash: users.passwordHash, isDevelopment: users.isDevelopment })
    .from(users)
    .where(eq(users.emailKey, emailKey(email)));
  return row && (!row.isDevelopment || deps.isDevelopment) ? row : undefined;
}
