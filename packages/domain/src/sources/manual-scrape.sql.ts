import { cities, countOf, type Database, leases, manualScrapes, outbox, scalar } from '@marquee/db';
import type { Instant, Sentence } from '@marquee/kernel';
import { and, eq, gt, min } from 'drizzle-orm';
import { MANUAL_LEASE, OPEN_MANUAL_JOBS } from '../jobs/index.ts';

export type RunningScrape = NonNullable<Awaited<ReturnType<typeof runningScrape>>>;

/** The manual scrape with an active lease and its open jobs, counted by their partial index; when the next of them is due, and why not earlier. */
export async function runningScrape(db: Database, now: Instant) {
  const { id, citySlug, startedAt } = manualScrapes;
  const isOpen = and(eq(outbox.manualRunId, id), OPEN_MANUAL_JOBS);
  const nextAt = min(outbox.notBefore).as('next_at');
  // Beside min() SQLite gives the other columns of that row; an order would sort.
  const next = db.select({ nextAt, because: outbox.lastError }).from(outbox).where(isOpen).as('next');
  const [scrape] = await db
    .select({
      id,
      citySlug,
      name: cities.name,
      state: cities.state,
      startedAt,
      until: leases.until,
      jobsOpen: countOf(db.select({ id: outbox.id }).from(outbox).where(isOpen)),
      nextAt: scalar<number | null>(
        db
          .select({ at: min(outbox.notBefore) })
          .from(outbox)
          .where(isOpen),
      ),
      nextBecause: scalar<Sentence | null>(db.select({ because: next.because }).from(next)).mapWith(outbox.lastError),
    })
    .from(leases)
    .innerJoin(manualScrapes, eq(id, leases.token))
    .innerJoin(cities, eq(cities.slug, citySlug))
    .where(and(eq(leases.key, MANUAL_LEASE), gt(leases.until, now)));
  return scrape;
}
