import type { OwnNewsletter } from '@marquee/contract';
import { atomically, cities, newsletterSubscribers, newsletters, users } from '@marquee/db';
import { notFound } from '@marquee/kernel';
import { and, asc, eq, isNotNull, ne } from 'drizzle-orm';
import type { NowDeps } from '../deps.ts';
import { isoOf } from '../list-page.ts';
import { nextWeekly } from '../notices/index.ts';
import { planNext, setStatus } from './subscribers.sql.ts';

/**
 * The newsletters of a person's address, by city: those that come, and those that were ended and are not forgotten yet. None before the address is confirmed:
 * it may be somebody else's.
 */
export async function listOwnNewsletters(deps: NowDeps, userId: string): Promise<OwnNewsletter[]> {
  const rows = await ofPerson(deps, userId);
  return rows.map(({ id: _id, dueAt, status, ...row }) => {
    const isWanted = status === 'confirmed';
    return { ...row, isWanted, nextAt: isWanted ? isoOf(dueAt) : null };
  });
}

/** Ends one of them, or takes that back; doing it again changes nothing. Throws Reject 404 for any other. */
export async function changeOwnNewsletter(
  deps: NowDeps,
  userId: string,
  { slug, isWanted }: { slug: string; isWanted: boolean },
): Promise<OwnNewsletter[]> {
  const own = (await ofPerson(deps, userId)).find((row) => row.slug === slug);
  if (!own) throw notFound('newsletter');
  const now = deps.clock.now();
  await atomically(deps.db, [
    setStatus(own.id, isWanted ? 'confirmed' : 'ended', { now }),
    planNext(slug, nextWeekly(now, own.timezone)),
  ]);
  return listOwnNewsletters(deps, userId);
}

function ofPerson({ db }: NowDeps, userId: string) {
  const { id, citySlug, language, status, emailKey } = newsletterSubscribers;
  return db
    .select({
      id,
      slug: citySlug,
      city: cities.name,
      state: cities.state,
      timezone: cities.timezone,
      language,
      status,
      dueAt: newsletters.dueAt,
    })
    .from(users)
    .innerJoin(newsletterSubscribers, eq(emailKey, users.emailKey))
    .innerJoin(cities, eq(cities.slug, citySlug))
    .leftJoin(newsletters, eq(newsletters.citySlug, citySlug))
    .where(and(eq(users.id, userId), isNotNull(users.emailVerifiedAt), ne(status, 'waiting')))
    .orderBy(asc(cities.name), asc(cities.state));
}
