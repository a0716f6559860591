import { atomically, publisherRequests, write } from '@marquee/db';
import { DAY_MS, sha256Hex } from '@marquee/kernel';
import { and, eq } from 'drizzle-orm';
import type { EngineDeps } from '../deps.ts';
import type { Completion, Letter } from '../mail/index.ts';

const VALID_MS = 3 * DAY_MS;

/**
 * Makes the link of a letter that confirms a request when it is sent: the same link in every letter about this request, and three days
 * from the last one. Null if the request waits no more.
 */
export async function completeRequestLetter(
  deps: Pick<EngineDeps, 'db' | 'clock' | 'mail'>,
  letter: Letter & { kind: 'publisher-confirm' },
): Promise<Completion | null> {
  const { requestId } = letter.data;
  const waits = and(eq(publisherRequests.id, requestId), eq(publisherRequests.status, 'waiting'));
  const [request] = await deps.db.select({ id: publisherRequests.id }).from(publisherRequests).where(waits);
  if (!request) return null;
  const secret = await deps.mail.secretOf(`publisher/${requestId}`);
  const link = { tokenHash: await sha256Hex(secret), tokenExpiresAt: deps.clock.now() + VALID_MS };
  await atomically(deps.db, [write.update(publisherRequests).set(link).where(waits)]);
  return { path: `/crawler?lang=${letter.language}#confirm=${secret}` };
}
