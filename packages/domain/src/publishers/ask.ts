import type { LetterLanguage, PublisherWish } from '@marquee/contract';
import { atomically, publisherRequests, write } from '@marquee/db';
import { DAY_MS, newId, sha256Hex } from '@marquee/kernel';
import { eq } from 'drizzle-orm';
import type { ChangeDeps } from '../deps.ts';
import { writeLetter } from '../mail/index.ts';
import { isProof } from './proof.ts';

export interface NewRequest {
  /** From `siteHost`. */
  host: string;
  wish: PublisherWish;
  words?: string | undefined;
  email: string;
  language: LetterLanguage;
}

/**
 * Stores a request. With a mailbox of the site's own domain a letter confirms it; else a person decides. The same request on one day is
 * stored once until it is decided; while it waits for its letter, asking again sends the letter again. The answer does not say whether we
 * read the site.
 */
export async function askAsPublisher(
  deps: ChangeDeps,
  asked: NewRequest,
  { hasMail }: { hasMail: boolean },
): Promise<{ way: 'letter' | 'person' }> {
  const { host, wish, email, language } = asked;
  const words = asked.words?.trim() || null;
  const now = deps.clock.now();
  const way = hasMail && isProof(email, host) ? 'letter' : 'person';
  const day = Math.floor(now / DAY_MS);
  const sameness = await sha256Hex(JSON.stringify([host, wish, words, email.toLowerCase(), day]));
  const [known] = await deps.db
    .select({ id: publisherRequests.id, status: publisherRequests.status })
    .from(publisherRequests)
    .where(eq(publisherRequests.sameness, sameness));
  const id = known?.id ?? newId(deps.clock, deps.random);
  const status = way === 'letter' ? 'waiting' : 'open';
  const insert = write
    .insert(publisherRequests)
    .values({ id, host, wish, words, email, language, sameness, status, createdAt: now })
    .onConflictDoNothing();
  const isAwaited = (known?.status ?? status) === 'waiting';
  const letter =
    way === 'letter' && isAwaited
      ? writeLetter(deps, { kind: 'publisher-confirm', to: email, language, data: { requestId: id, host, wish } })
      : [];
  await atomically(deps.db, [insert, ...letter]);
  return { way: known && known.status === 'open' ? 'person' : way };
}
