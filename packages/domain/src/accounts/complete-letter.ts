import { atomically, users } from '@marquee/db';
import { and, eq } from 'drizzle-orm';
import type { DbDeps, EngineDeps } from '../deps.ts';
import type { Completion, Letter } from '../mail/index.ts';
import { issueToken } from './account-tokens.ts';
import { emailKey } from './user-row.ts';

/**
 * Makes the link of a letter when it is sent. Null if nobody is to get it: the address has no account, or the account has changed since.
 * The secret is in the part of the address that browsers send to no server.
 */
export async function completeLetter(
  deps: Pick<EngineDeps, 'db' | 'clock' | 'mail'>,
  letter: Letter,
): Promise<Completion | null> {
  const recipient = await recipientOf(deps, letter);
  if (!recipient) return null;
  const purpose = letter.kind as 'verify-email' | 'reset-password' | 'change-email';
  const secret = await deps.mail.secretOf(letter.id);
  const token = { userId: recipient.id, purpose, email: letter.to, now: deps.clock.now() };
  await atomically(deps.db, await issueToken(secret, token));
  const page = purpose === 'reset-password' ? 'reset-password' : 'verify-email';
  return { firstName: recipient.firstName, path: `/${page}?lang=${letter.language}#${secret}` };
}

async function recipientOf({ db }: DbDeps, letter: Letter) {
  const columns = { id: users.id, firstName: users.firstName, emailKey: users.emailKey, at: users.emailVerifiedAt };
  const by = (id: string) => and(eq(users.id, id), eq(users.isDevelopment, false));
  const key = emailKey(letter.to);
  const [holder] = await db
    .select(columns)
    .from(users)
    .where(and(eq(users.emailKey, key), eq(users.isDevelopment, false)));
  if (letter.kind === 'reset-password') return holder;
  if (letter.kind === 'verify-email')
    return holder && holder.id === letter.data.userId && holder.at === null ? holder : undefined;
  if (letter.kind !== 'change-email' || holder) return undefined;
  const [asker] = await db.select(columns).from(users).where(by(letter.data.userId));
  return asker;
}
