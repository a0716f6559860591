import type { NoticeKind } from '@marquee/contract';
import { atomically, noticeChoices, users } from '@marquee/db';
import { sha256Hex } from '@marquee/kernel';
import { and, eq, isNotNull } from 'drizzle-orm';
import type { EngineDeps } from '../deps.ts';
import type { Completion, Letter } from '../mail/index.ts';
import { allowLink, secretName } from './by-secret.ts';

const KINDS = { 'event-changed': 'changes', sale: 'changes', weekly: 'weekly' } as const satisfies Partial<
  Record<Letter['kind'], NoticeKind>
>;

type Notice = Letter & { kind: keyof typeof KINDS };

export const isNotice = (letter: Letter): letter is Notice => letter.kind in KINDS;

/**
 * Makes the link that ends this kind of letter, when the letter is sent. Null if the person has turned it off since it was written, has
 * another address now, or no account.
 */
export async function completeNotice(
  deps: Pick<EngineDeps, 'db' | 'clock' | 'mail'>,
  letter: Notice,
): Promise<Completion | null> {
  const kind = KINDS[letter.kind];
  const { userId } = letter.data;
  const [person] = await deps.db
    .select({ firstName: users.firstName, changes: noticeChoices.changes, weekly: noticeChoices.weekly })
    .from(users)
    .leftJoin(noticeChoices, eq(noticeChoices.userId, users.id))
    .where(and(eq(users.id, userId), eq(users.email, letter.to), isNotNull(users.emailVerifiedAt)));
  const isWanted = kind === 'changes' ? (person?.changes ?? true) : (person?.weekly ?? false);
  if (!person || !isWanted) return null;
  const secret = await deps.mail.secretOf(secretName(userId, kind));
  await atomically(deps.db, [allowLink(await sha256Hex(secret), userId, kind, deps.clock.now())]);
  return { firstName: person.firstName, path: `/unsubscribe?lang=${letter.language}#${secret}`, unsubscribe: secret };
}
