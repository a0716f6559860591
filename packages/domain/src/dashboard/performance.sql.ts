import { cities, countIf, inJson, minus, reading, runs, sourceHealthCounts, totalOf, write } from '@marquee/db';
import { and, asc, count, desc, eq, inArray, ne } from 'drizzle-orm';
import { alias } from 'drizzle-orm/sqlite-core';

/** Cities that are shown, and the last reads of each that count. */
const CITIES = 25;
const READS = 20;

const { citySlug, active, failing } = sourceHealthCounts;
const top = write
  .select({ citySlug, active })
  .from(sourceHealthCounts)
  .where(ne(citySlug, ''))
  .orderBy(desc(failing), desc(active))
  .limit(CITIES)
  .as('top');

const own = alias(runs, 'own');
const last = write
  .select({ id: own.id })
  .from(own)
  .where(and(eq(own.citySlug, top.citySlug), eq(own.kind, 'source.scrape'), ne(own.outcome, 'skipped')))
  .orderBy(desc(own.startedAt))
  .limit(READS);

const picked = {
  city: cities.name,
  state: cities.state,
  reads: count(runs.id),
  found: totalOf(inJson(runs.counts, '$.found')),
  failed: countIf(inArray(runs.outcome, ['failed', 'retry', 'dead'])),
  durationMs: totalOf(minus(runs.finishedAt, runs.startedAt)),
};

/** The last reads of the cities with most sources: at most twenty-five times twenty rows. */
export const cityPerformance = reading('dashboard.city-performance', picked, (columns) =>
  write
    .select(columns)
    .from(top)
    .innerJoin(cities, eq(cities.slug, top.citySlug))
    .innerJoin(runs, inArray(runs.id, last))
    .groupBy(cities.slug)
    .orderBy(desc(top.active), asc(cities.slug)),
);
