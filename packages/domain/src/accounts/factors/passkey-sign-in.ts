import type { PasskeyAnswer, PasskeyQuestion } from '@marquee/contract';
import { atomically, Conflict, passkeys, type Statement, users, write } from '@marquee/db';
import { base64urlOf } from '@marquee/kernel';
import { and, eq } from 'drizzle-orm';
import type { DbDeps, FactorDeps } from '../../deps.ts';
import { addressBlock } from '../address-block.ts';
import type { SignedIn } from '../sign-in.ts';
import { countUse, PASSKEY_LIMIT } from '../throttle.ts';
import { newToken } from '../token.ts';
import { userColumns } from '../user-row.ts';
import { enterAccount, enterAfter, type SteppingVisitor } from './finish-sign-in.ts';
import { CHALLENGE_MS, newChallenge, passkeyFailed, takeChallenge } from './passkey-challenge.ts';
import { findWaiting, type IssuedStep, signInIsOver, WAIT_MS } from './waiting.ts';

/**
 * What a browser asks its passkeys. A browser that has a token keeps it, since a sign-in may wait for it; its cookie lasts as long as that could.
 * Throws Reject 400, TooOften.
 */
export async function askPasskey(
  deps: FactorDeps,
  { isSecondStep }: { isSecondStep: boolean },
  { step, address }: Pick<SteppingVisitor, 'step' | 'address'>,
): Promise<{ question: PasskeyQuestion; issued: IssuedStep | null }> {
  await countUse(deps, { what: 'passkey', by: addressBlock(address), limit: PASSKEY_LIMIT });
  const waiting = isSecondStep ? await findWaiting(deps, step) : null;
  if (isSecondStep && !waiting) throw signInIsOver('isSecondStep');
  const browser = step ?? newToken(deps.random);
  const userId = waiting?.account.id ?? null;
  const purpose = isSecondStep ? 'second-step' : 'sign-in';
  const { challenge, statements } = await newChallenge(deps, { purpose, browser, userId });
  await atomically(deps.db, statements);
  return {
    question: {
      challenge,
      rpId: new URL(deps.publicOrigin).hostname,
      timeout: CHALLENGE_MS,
      userVerification: 'required',
      allowCredentials: userId === null ? [] : await credentialsOf(deps, userId),
    },
    issued: isSecondStep ? null : { token: browser, expiresAt: deps.clock.now() + WAIT_MS },
  };
}

/** The passkeys of an account, as browsers are told about them. */
export async function credentialsOf({ db }: DbDeps, userId: string) {
  const { id, transports } = passkeys;
  const rows = await db.select({ id, transports }).from(passkeys).where(eq(passkeys.userId, userId));
  return rows.map((row) => ({ ...row, type: 'public-key' as const }));
}

/** Signs in with a passkey, which is two factors, or finishes the sign-in that waits. Throws Reject 400. */
export async function signInWithPasskey(
  deps: FactorDeps,
  answer: PasskeyAnswer,
  visitor: SteppingVisitor,
): Promise<SignedIn> {
  const { clientDataJSON, userHandle } = answer.response;
  const purposes = ['sign-in' as const, 'second-step' as const];
  const { challenge, row } = await takeChallenge(deps, clientDataJSON, {
    browser: visitor.step,
    purposes,
    field: 'answer',
  });
  const account = { ...userColumns, isDevelopment: users.isDevelopment, emailVerifiedAt: users.emailVerifiedAt };
  const { id, publicKey, counter } = passkeys;
  const [found] = await deps.db
    .select({ key: { id, publicKey, counter }, account })
    .from(passkeys)
    .innerJoin(users, eq(users.id, passkeys.userId))
    .where(eq(passkeys.id, answer.id));
  const isElsewhere = found?.account.isDevelopment && !deps.isDevelopment;
  const owner = found?.account.id;
  const isAnothers =
    (row.userId !== null && row.userId !== owner) || (userHandle && userHandle !== handleOf(owner ?? ''));
  if (!found || isElsewhere || isAnothers) throw passkeyFailed('answer');
  const checked = await deps.passkeyChecks.answered({ origin: deps.publicOrigin, challenge, answer, key: found.key });
  if (!checked) throw passkeyFailed('answer');
  const guards = [countUp(deps, found.key, checked.counter)];
  try {
    if (row.purpose === 'sign-in') return await enterAccount(deps, found.account, visitor, { guards, statements: [] });
    const waiting = await findWaiting(deps, visitor.step);
    if (!waiting) throw signInIsOver('answer');
    return await enterAfter(deps, waiting, visitor, { guards, statements: [] });
  } catch (error) {
    throw error instanceof Conflict ? signInIsOver('answer') : error;
  }
}

/** The guard of a device that counts: a copy of it, or an answer that was sent twice, does not pass. */
function countUp({ clock }: FactorDeps, key: { id: string; counter: number }, counter: number): Statement {
  return write
    .update(passkeys)
    .set({ counter, lastUsedAt: clock.now() })
    .where(and(eq(passkeys.id, key.id), eq(passkeys.counter, key.counter)));
}

/** What a passkey knows its account by. */
export function handleOf(userId: string): string {
  return base64urlOf(new TextEncoder().encode(userId));
}
