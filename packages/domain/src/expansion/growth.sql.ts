import {
  coalesce,
  countOf,
  discoverySessions,
  eventHours,
  events,
  expansionRounds,
  hostTallies,
  plus,
  reading,
  scalar,
  sourceHealthCounts,
  sources,
  totalOf,
  write,
} from '@marquee/db';
import { and, asc, avg, desc, eq, gt, gte } from 'drizzle-orm';

/** New events by hour since then: one row an hour. */
export const eventHoursSince = (hour: number) =>
  reading('growth.hours', { hour: eventHours.hour, added: eventHours.added }, (columns) =>
    write.select(columns).from(eventHours).where(gte(eventHours.hour, hour)).orderBy(asc(eventHours.hour)),
  );

/** Sources from their kept count; today's by their ids, which begin with their time. The quality is that of the events stored last. */
export function growthFigures(of: {
  today: number;
  idsFrom: string;
  sessionsFrom: number;
  /** Of the searches since then, the last so many. */
  sessions: number;
  events: number;
}) {
  const { checked, accepted, startedAt } = discoverySessions;
  const searches = write
    .select({ checked, accepted })
    .from(discoverySessions)
    .where(gte(startedAt, of.sessionsFrom))
    .orderBy(desc(startedAt))
    .limit(of.sessions)
    .as('searches');
  const active = write
    .select({ active: sourceHealthCounts.active })
    .from(sourceHealthCounts)
    .where(eq(sourceHealthCounts.citySlug, ''));
  const added = write
    .select({ id: sources.id })
    .from(sources)
    .where(and(gte(sources.id, of.idsFrom), gte(sources.createdAt, of.today)));
  const { qualityScore } = events;
  const newest = write.select({ qualityScore }).from(events).orderBy(desc(events.seq)).limit(of.events).as('newest');
  const picked = {
    sources: coalesce(active, 0).mapWith(Number),
    sourcesToday: countOf(added),
    checked: totalOf(searches.checked),
    accepted: totalOf(searches.accepted),
    quality: scalar<number | null>(write.select({ quality: avg(newest.qualityScore) }).from(newest)),
  };
  return reading('growth.figures', picked, (columns) => write.select(columns).from(searches));
}

/** The hosts that gave the most events in this week and the one before, in index order. */
export function topHosts(limit: number) {
  const { host, runs, runsBefore, failures, failuresBefore, found, foundBefore } = hostTallies;
  const all = plus(found, foundBefore);
  const picked = {
    host,
    runs: plus(runs, runsBefore),
    failures: plus(failures, failuresBefore),
    found: all,
  };
  return reading('growth.top', picked, (columns) =>
    write.select(columns).from(hostTallies).where(gt(all, 0)).orderBy(desc(all), desc(host)).limit(limit),
  );
}

export const evaluatedSince = (since: number) =>
  reading('growth.rounds', { evaluated: totalOf(expansionRounds.evaluated) }, (columns) =>
    write.select(columns).from(expansionRounds).where(gte(expansionRounds.at, since)),
  );

/** The best of the last round that looked at any city. */
export function lastBest() {
  const { best, evaluated, at } = expansionRounds;
  const last = write.select({ best, evaluated }).from(expansionRounds).orderBy(desc(at)).limit(20).as('last');
  return reading('growth.best', { best: last.best }, (columns) =>
    write.select(columns).from(last).where(gt(last.evaluated, 0)).limit(1),
  );
}
