import type { LetterLanguage } from '@marquee/contract';
import { atomically, newsletterSubscribers, users } from '@marquee/db';
import { newId, notFound, Reject, say } from '@marquee/kernel';
import { and, eq, isNotNull } from 'drizzle-orm';
import { emailKey as keyOf } from '../accounts/index.ts';
import { type CityRow, findCity } from '../cities/index.ts';
import type { ChangeDeps, DbDeps } from '../deps.ts';
import { writeLetter } from '../mail/index.ts';
import { nextWeekly } from '../notices/index.ts';
import { awaitConfirmation, planNext, subscribe } from './subscribers.sql.ts';

interface Asked {
  city: string;
  state: string;
  email: string;
  language: LetterLanguage;
}

/**
 * Asks for a city's newsletter. Every address gets the same letter and the caller the same answer, whether it is new, waits or gets it already; only who is
 * signed in with that address, confirmed, is subscribed at once. Throws Reject 404 for a city that visitors do not see, 409 without mail.
 */
export async function askForNewsletter(
  deps: ChangeDeps,
  { city, state, email, language }: Asked,
  { hasMail, userId }: { hasMail: boolean; userId: string | null },
): Promise<{ way: 'letter' | 'done' }> {
  const place = await findCity(deps, city, state);
  if (place?.status !== 'live' || place.isHidden) throw notFound('city');
  if (!hasMail) throw new Reject(409, 'no-mail', say('reply.noMailYet'));
  const now = deps.clock.now();
  const emailKey = keyOf(email);
  const asked = { id: newId(deps.clock, deps.random), citySlug: place.slug, email, emailKey, language };
  if (userId !== null && (await isOwn(deps, userId, emailKey))) {
    await atomically(deps.db, [subscribe(asked, now), planNext(place.slug, nextWeekly(now, place.timezone))]);
    return { way: 'done' };
  }
  await atomically(deps.db, [awaitConfirmation(asked, now), planNext(place.slug, nextWeekly(now, place.timezone))]);
  const isIt = and(eq(newsletterSubscribers.citySlug, place.slug), eq(newsletterSubscribers.emailKey, emailKey));
  const columns = { id: newsletterSubscribers.id, email: newsletterSubscribers.email };
  const [row] = await deps.db.select(columns).from(newsletterSubscribers).where(isIt);
  if (row) await atomically(deps.db, letterTo(deps, place, { ...row, language }));
  return { way: 'letter' };
}

function letterTo(
  deps: ChangeDeps,
  { name: city, state }: CityRow,
  { id, email, language }: { id: string; email: string; language: LetterLanguage },
) {
  const data = { subscriberId: id, city, state };
  return writeLetter(deps, { kind: 'newsletter-confirm', to: email, language, data });
}

/** Whether it is the confirmed address of that account. */
async function isOwn({ db }: DbDeps, userId: string, emailKey: string): Promise<boolean> {
  const own = and(eq(users.id, userId), eq(users.emailKey, emailKey), isNotNull(users.emailVerifiedAt));
  return (await db.select({ id: users.id }).from(users).where(own)).length > 0;
}
