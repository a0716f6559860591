import { passkeyChallenges, type Statement, write } from '@marquee/db';
import { bytesOfBase64url, MINUTE_MS, Reject, sha256Hex } from '@marquee/kernel';
import { and, asc, eq, gt, inArray, lte } from 'drizzle-orm';
import type { AccountDeps } from '../../deps.ts';
import { newToken } from '../token.ts';

export const CHALLENGE_MS = 5 * MINUTE_MS;
const SWEEP = 100;

export type Challenge = typeof passkeyChallenges.$inferSelect;
type Purpose = Challenge['purpose'];
/** Where a refused answer stands in the body. */
type Field = 'answer' | 'passkey';

/** A challenge for one browser and one purpose, and the statements that store it. */
export async function newChallenge(
  deps: Pick<AccountDeps, 'clock' | 'random'>,
  { browser, ...given }: { purpose: Purpose; browser: string; userId: string | null },
): Promise<{ challenge: string; statements: Statement[] }> {
  const now = deps.clock.now();
  const challenge = newToken(deps.random);
  const expiresAt = now + CHALLENGE_MS;
  const over = write
    .select({ hash: passkeyChallenges.challengeHash })
    .from(passkeyChallenges)
    .where(lte(passkeyChallenges.expiresAt, now))
    .orderBy(asc(passkeyChallenges.expiresAt))
    .limit(SWEEP);
  const row = { ...given, browserHash: await sha256Hex(browser), challengeHash: await sha256Hex(challenge), expiresAt };
  return {
    challenge,
    statements: [
      write.insert(passkeyChallenges).values(row),
      write.delete(passkeyChallenges).where(inArray(passkeyChallenges.challengeHash, over)),
    ],
  };
}

/**
 * Takes the challenge that an answer signs: it works once, in the browser that asked, for its purpose. An answer from elsewhere does not use it
 * up. Throws Reject 400.
 */
export async function takeChallenge(
  deps: Pick<AccountDeps, 'db' | 'clock' | 'log'>,
  clientDataJSON: string,
  { browser, purposes, field }: { browser: string | null; purposes: Purpose[]; field: Field },
): Promise<{ challenge: string; row: Challenge }> {
  const challenge = challengeIn(clientDataJSON);
  if (challenge === null) throw passkeyFailed(field);
  const [row] = await deps.db
    .delete(passkeyChallenges)
    .where(
      and(
        eq(passkeyChallenges.challengeHash, await sha256Hex(challenge)),
        eq(passkeyChallenges.browserHash, await sha256Hex(browser ?? '')),
        inArray(passkeyChallenges.purpose, purposes),
        gt(passkeyChallenges.expiresAt, deps.clock.now()),
      ),
    )
    .returning();
  if (row) return { challenge, row };
  deps.log.warn('passkey refused', { reason: 'unknown challenge' });
  throw new Reject(400, 'passkey-over', 'This took too long, or was used before. Please try the passkey again.', field);
}

/** The challenge that a browser says it signed; whether it did is checked with the signature. */
function challengeIn(clientDataJSON: string): string | null {
  try {
    const { challenge } = JSON.parse(new TextDecoder().decode(bytesOfBase64url(clientDataJSON))) as {
      challenge?: unknown;
    };
    if (typeof challenge === 'string') return challenge;
  } catch {
    // As for any other text that is no answer of a passkey.
  }
  return null;
}

export function passkeyFailed(field: Field): Reject {
  const detail = 'This passkey could not be verified. Please use another way to sign in.';
  return new Reject(400, 'passkey-failed', detail, field);
}
