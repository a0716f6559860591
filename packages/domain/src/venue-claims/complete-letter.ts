import { atomically, venueClaims, write } from '@marquee/db';
import { DAY_MS, sha256Hex } from '@marquee/kernel';
import { and, eq } from 'drizzle-orm';
import type { EngineDeps } from '../deps.ts';
import type { Completion, Letter } from '../mail/index.ts';

const VALID_MS = 3 * DAY_MS;

/**
 * Makes the link of a letter that proves a claim when it is sent: it belongs to the claim and the letter's address, so that it ends when
 * the claim goes to another one. Three days from the last letter; null if the claim waits no more, or for another address.
 */
export async function completeClaimLetter(
  deps: Pick<EngineDeps, 'db' | 'clock' | 'mail'>,
  letter: Letter & { kind: 'venue-claim-confirm' },
): Promise<Completion | null> {
  const { claimId, slug } = letter.data;
  const waits = and(eq(venueClaims.id, claimId), eq(venueClaims.status, 'waiting'), eq(venueClaims.email, letter.to));
  const [claim] = await deps.db.select({ id: venueClaims.id }).from(venueClaims).where(waits);
  if (!claim) return null;
  const secret = await deps.mail.secretOf(`venue-claim/${claimId}/${letter.to.toLowerCase()}`);
  const link = { tokenHash: await sha256Hex(secret), tokenExpiresAt: deps.clock.now() + VALID_MS };
  await atomically(deps.db, [write.update(venueClaims).set(link).where(waits)]);
  return { path: `/venue/${encodeURIComponent(slug)}?lang=${letter.language}#claim=${secret}` };
}
