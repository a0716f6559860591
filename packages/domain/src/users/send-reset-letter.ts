import type { UserRecord } from '@marquee/contract';
import { atomically } from '@marquee/db';
import { type Caller, Reject, say } from '@marquee/kernel';
import { countLetter } from '../accounts/index.ts';
import { auditEntry } from '../audit-log/index.ts';
import type { AccountDeps } from '../deps.ts';
import { writeLetter } from '../mail/index.ts';
import { getUser } from './get-user.ts';

/**
 * Writes the letter for a new password, as if its owner had asked for it, within the same limits. Throws Reject: 404, 409 for a sample account,
 * which has no mailbox; TooOften.
 */
export async function sendResetLetter(
  deps: AccountDeps,
  caller: Caller,
  { id, reason, address }: { id: string; reason: string; address: string | null },
): Promise<UserRecord> {
  const user = await getUser(deps, caller.actor, id);
  if (user.isDevelopment) throw new Reject(409, 'no-mailbox', say('reply.sampleAccountWhichHasNo'));
  const { email } = user;
  await countLetter(deps, { email, address });
  const entry = auditEntry(deps, caller, {
    action: 'user.send-reset-letter',
    subject: `user:${id}`,
    before: null,
    after: { email, reason },
  });
  // The account has no language of its own.
  const letter = writeLetter(deps, { kind: 'reset-password', to: email, language: 'en', data: {} });
  await atomically(deps.db, [...letter, entry]);
  return user;
}
