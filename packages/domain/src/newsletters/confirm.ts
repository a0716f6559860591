import type { LetterLanguage } from '@marquee/contract';
import { atomically, cities, newsletterSubscribers, newsletters } from '@marquee/db';
import { sha256Hex } from '@marquee/kernel';
import { and, eq, gt } from 'drizzle-orm';
import type { NowDeps } from '../deps.ts';
import { isoOf } from '../list-page.ts';
import { linkIsOver } from '../mail/index.ts';
import { nextWeekly } from '../notices/index.ts';
import { planNext, setStatus } from './subscribers.sql.ts';

/**
 * Confirms an address by the link of its letter; issues come in the language in which that was opened. Doing it again changes nothing. Throws Reject 400
 * for a link that is over or unknown.
 */
export async function confirmNewsletter(
  deps: NowDeps,
  secret: string,
  language: LetterLanguage,
): Promise<{ city: string; state: string; nextAt: string | null; timezone: string }> {
  const now = deps.clock.now();
  const isIt = and(
    eq(newsletterSubscribers.tokenHash, await sha256Hex(secret)),
    gt(newsletterSubscribers.tokenExpiresAt, now),
  );
  const [row] = await deps.db
    .select({
      id: newsletterSubscribers.id,
      slug: cities.slug,
      city: cities.name,
      state: cities.state,
      timezone: cities.timezone,
    })
    .from(newsletterSubscribers)
    .innerJoin(cities, eq(cities.slug, newsletterSubscribers.citySlug))
    .where(isIt);
  if (!row) throw linkIsOver();
  const { id, slug, ...place } = row;
  await atomically(deps.db, [
    setStatus(id, 'confirmed', { now, language }),
    planNext(slug, nextWeekly(now, place.timezone)),
  ]);
  const [next] = await deps.db
    .select({ dueAt: newsletters.dueAt })
    .from(newsletters)
    .where(eq(newsletters.citySlug, slug));
  return { ...place, nextAt: isoOf(next?.dueAt ?? null) };
}
