import type { NoticeKind } from '@marquee/contract';
import { type Statement, unsubscribeLinks, write } from '@marquee/db';
import { type Instant, sha256Hex } from '@marquee/kernel';
import { eq } from 'drizzle-orm';
import type { NowDeps } from '../deps.ts';
import { changeNotices } from './choices.ts';

/** The name under which the post makes the secret: the same in all letters of a kind to a person. */
export const secretName = (userId: string, kind: NoticeKind) => `notice/${userId}/${kind}`;

/** Makes a link work. Repeating it changes nothing. */
export function allowLink(hash: string, userId: string, kind: NoticeKind, now: Instant): Statement {
  return write.insert(unsubscribeLinks).values({ hash, userId, kind, createdAt: now }).onConflictDoNothing();
}

/** Turns the kind of letter of a link on or off, and says which it is; null for a secret of no such link. */
export async function changeNoticeBySecret(
  deps: NowDeps,
  { token, isWanted }: { token: string; isWanted: boolean },
): Promise<NoticeKind | null> {
  const hash = await sha256Hex(token);
  const [link] = await deps.db.select().from(unsubscribeLinks).where(eq(unsubscribeLinks.hash, hash));
  if (!link) return null;
  await changeNotices(deps, link.userId, { [link.kind]: isWanted });
  return link.kind;
}
