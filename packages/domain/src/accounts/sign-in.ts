import type { LetterLanguage, User } from '@marquee/contract';
import { atomically, users } from '@marquee/db';
import { Reject } from '@marquee/kernel';
import { eq } from 'drizzle-orm';
import type { AccountDeps } from '../deps.ts';
import { deviceWords } from './device-words.ts';
import { type IssuedDevice, rememberDevice } from './known-devices.ts';
import { beginSession, type IssuedSession, type Session } from './sessions.ts';
import { countSignIn, forgiveSignIn } from './throttle.ts';
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

/**
 * Signs in with e-mail and password. An unknown address, an account without a password and a wrong password get the same response
 * after the same work. Throws Reject 401, or TooOften.
 */
export async function signIn(
  deps: AccountDeps,
  given: { email: string; password: string },
  visitor: Visitor,
): Promise<SignedIn> {
  const attempt = { email: given.email, address: visitor.address, device: visitor.device };
  const counted = await countSignIn(deps, attempt);
  const account = await findAccount(deps, given.email);
  const isRight = await deps.passwords.verify(given.password, account?.passwordHash ?? null);
  if (!account || !isRight) throw new Reject(401, 'wrong-credentials', 'The e-mail address or the password is wrong.');
  const { issued, statements } = await beginSession(deps, account.id, visitor.session, deviceWords(visitor.userAgent));
  const known = await rememberDevice(deps, account.id, visitor.device);
  await atomically(deps.db, [...statements, ...known.statements, ...(await forgiveSignIn(deps, attempt, counted))]);
  return { user: toUser(account), session: issued, device: known.device };
}

/** Development accounts exist only in development. */
async function findAccount(deps: AccountDeps, email: string) {
  const [row] = await deps.db
    .select({ ...userColumns, passwordHash: users.passwordHash, isDevelopment: users.isDevelopment })
    .from(users)
    .where(eq(users.emailKey, emailKey(email)));
  return row && (!row.isDevelopment || deps.isDevelopment) ? row : undefined;
}
