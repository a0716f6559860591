import { authenticatorApps, recoveryCodes, type Statement, write } from '@marquee/db';
import { Reject } from '@marquee/kernel';
import { and, eq, lt } from 'drizzle-orm';
import type { FactorDeps } from '../../deps.ts';
import { countCode, uncountCode } from '../throttle.ts';
import { plainCode, recoveryHash } from './recovery-codes.ts';

/** A right code: its guard uses it up, so that it works once, also for two at once. */
export interface CodeProof {
  guard: Statement;
  /** A right code is not counted as an attempt. */
  uncount: Statement;
}

/**
 * Checks a code of the authenticator app, or a recovery code. Attempts are counted before the check. Throws Reject 400 for a wrong or used
 * code, TooOften.
 */
export async function proveCode(deps: FactorDeps, userId: string, typed: string): Promise<CodeProof> {
  const code = plainCode(typed);
  const isOfApp = /^\d{6}$/.test(code);
  const counted = await countCode(deps, userId, isOfApp);
  // In a list: a statement that a promise gives would be run.
  const [guard] = isOfApp ? await appGuard(deps, userId, code) : await recoveryGuard(deps, userId, code);
  return { guard, uncount: uncountCode(counted) };
}

async function appGuard(deps: FactorDeps, userId: string, code: string): Promise<[Statement]> {
  const ofUser = eq(authenticatorApps.userId, userId);
  const [app] = await deps.db.select().from(authenticatorApps).where(ofUser);
  const secret = app ? await deps.vault.open(app.sealedSecret, appContext(userId)) : null;
  const step = secret === null ? null : await deps.codes.stepOf(secret, code, deps.clock.now());
  if (!app || step === null) throw wrongCode();
  if (step <= app.lastStep) throw usedCode();
  const isNew = and(ofUser, lt(authenticatorApps.lastStep, step));
  return [write.update(authenticatorApps).set({ lastStep: step }).where(isNew)];
}

async function recoveryGuard(deps: FactorDeps, userId: string, code: string): Promise<[Statement]> {
  const isIt = and(eq(recoveryCodes.userId, userId), eq(recoveryCodes.hash, await recoveryHash(deps, userId, code)));
  const [found] = await deps.db.select({ userId: recoveryCodes.userId }).from(recoveryCodes).where(isIt);
  if (!found)
    throw new Reject(400, 'wrong-recovery-code', 'This recovery code is not right, or was used before.', 'code');
  return [write.delete(recoveryCodes).where(isIt)];
}

/** What the secret of an app is sealed for: another account's row does not open it. */
export function appContext(userId: string): string {
  return `app ${userId}`;
}

export function wrongCode(): Reject {
  return new Reject(400, 'wrong-code', 'This code is not right. Codes change every 30 seconds.', 'code');
}

export function usedCode(): Reject {
  return new Reject(400, 'used-code', 'This code was used already. Please wait for the next one.', 'code');
}
