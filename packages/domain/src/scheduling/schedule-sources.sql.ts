import {
  countOf,
  type Database,
  figures,
  hostTallies,
  indexed,
  literal,
  number,
  outbox,
  readFirst,
  rowsOf,
  scrapeHours,
  sources,
  totalOf,
  write,
} from '@marquee/db';
import { HOUR_MS, type Instant } from '@marquee/kernel';
import { and, asc, eq, gt, lte } from 'drizzle-orm';

/** The sources that are due longest, with what their hosts were asked today. Three rows a source, however many there are. */
export function sourcesDue(db: Database, now: Instant, limit: number) {
  const { id, citySlug, host, status, nextDueAt } = sources;
  const { day, dayRequests } = hostTallies;
  return db
    .select({ id, citySlug, day, dayRequests })
    .from(sources)
    .leftJoin(hostTallies, eq(hostTallies.host, host))
    .where(and(eq(status, literal('active')), lte(nextDueAt, now)))
    .orderBy(asc(nextDueAt))
    .limit(limit);
}

const ALREADY = rowsOf('scheduling.reads-already', { waiting: number, ended: number });

/** Reads that wait, up to `most`, and those that ended in the last 24 hours. */
export async function readsAlready(db: Database, now: Instant, most: number) {
  const { state, kind, notBefore } = outbox;
  const waiting = write
    .select({ one: literal(1) })
    .from(indexed(outbox, 'outbox_reads'))
    .where(and(eq(state, literal('pending')), eq(kind, literal('source.scrape')), gt(notBefore, 0)))
    .limit(most);
  const { hour, runs } = scrapeHours;
  const ended = write
    .select({ n: totalOf(runs) })
    .from(scrapeHours)
    .where(gt(hour, Math.floor(now / HOUR_MS) - 24));
  const row = await readFirst(db, figures({ waiting: countOf(waiting), ended }), ALREADY);
  return row ?? { waiting: 0, ended: 0 };
}
