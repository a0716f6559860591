import { PROVIDER_NAMES, type WaitingSignIn } from '@marquee/contract';
import { atomically, Conflict, type Statement } from '@marquee/db';
import type { AccountDeps, FactorDeps } from '../../deps.ts';
import { writeLetter } from '../../mail/index.ts';
import { addIdentity } from '../add-identity.ts';
import { deviceWords } from '../device-words.ts';
import { rememberDevice } from '../known-devices.ts';
import { beginSession } from '../sessions.ts';
import type { SignedIn, Visitor } from '../sign-in.ts';
import { trustAddress } from '../throttle.ts';
import { toUser } from '../user-row.ts';
import { proveCode, usedCode } from './prove-code.ts';
import { endWaiting, type FoundWaiting, findWaiting, signInIsOver, stepsOf } from './waiting.ts';

export type SteppingVisitor = Visitor & { step: string | null };

/** The sign-in of a browser that waits, for a page that was loaded anew. */
export async function getWaiting(deps: AccountDeps, token: string | null): Promise<WaitingSignIn | null> {
  const waiting = await findWaiting(deps, token);
  return waiting && { needs: 'second-step', steps: await stepsOf(deps, waiting.account.id) };
}

/** Finishes a sign-in with a code. Throws Reject 400 for a wrong or used code, or if no sign-in waits; TooOften. */
export async function finishSignIn(deps: FactorDeps, code: string, visitor: SteppingVisitor): Promise<SignedIn> {
  const waiting = await findWaiting(deps, visitor.step);
  if (!waiting) throw signInIsOver('code');
  const { guard, uncount } = await proveCode(deps, waiting.account.id, code);
  try {
    return await enterAfter(deps, waiting, visitor, { guards: [guard], statements: [uncount] });
  } catch (error) {
    if (!(error instanceof Conflict)) throw error;
    throw (await findWaiting(deps, visitor.step)) ? usedCode() : signInIsOver('code');
  }
}

/** Both steps are done: a session in place of the wait, and the identity that the first step proved. Throws Conflict. */
export async function enterAfter(
  deps: AccountDeps,
  waiting: FoundWaiting,
  visitor: Visitor,
  more: { guards: Statement[]; statements: Statement[] },
): Promise<SignedIn> {
  const { connects, account } = waiting;
  const connecting: Statement[] = [];
  const letter: Statement[] = [];
  if (connects) {
    connecting.push(addIdentity(deps, connects, account.id));
    const data = { firstName: account.firstName, provider: PROVIDER_NAMES[connects.provider] };
    const { email: to } = account;
    letter.push(...writeLetter(deps, { kind: 'provider-connected', to, language: visitor.language, data }));
  }
  return enterAccount(deps, account, visitor, {
    guards: [endWaiting(waiting), ...more.guards, ...connecting],
    statements: [...more.statements, ...letter],
  });
}

/** A session for an account that proved a second factor; its browser and network address become known. Throws Conflict. */
export async function enterAccount(
  deps: AccountDeps,
  account: FoundWaiting['account'],
  visitor: Visitor,
  { guards, statements }: { guards: Statement[]; statements: Statement[] },
): Promise<SignedIn> {
  const begun = await beginSession(deps, account.id, visitor.session, deviceWords(visitor.userAgent));
  const known = await rememberDevice(deps, account.id, visitor.device);
  const trust = await trustAddress(deps, account.email, visitor.address);
  await atomically(deps.db, [...begun.statements, ...known.statements, ...trust, ...statements], guards);
  return { user: toUser(account, deps), session: begun.issued, device: known.device };
}
