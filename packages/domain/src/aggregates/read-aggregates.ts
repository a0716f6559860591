import { AGGREGATE_AGAIN_MS, AGGREGATE_PART_MS, TRAVERSAL_PAGES } from '@marquee/contract';
import { aggregateSites, type Statement, write } from '@marquee/db';
import { type Message, say, together } from '@marquee/kernel';
import { and, asc, eq, lte } from 'drizzle-orm';
import type { FurtherSites, NamedSite } from '../discovery/index.ts';
import { dateOf, localOf } from '../places/index.ts';
import { placesFound } from './places-found.ts';
import { traverse } from './traverse.ts';

/** Aggregates of a city that one session follows. */
const A_SESSION = 2;
/** A place below it may be anything. */
export const PLACE_BAR = 50;

/** The places that known aggregates of a city list: each aggregate in parts of TRAVERSAL_PAGES a day, then again after two weeks. */
export const readAggregates: FurtherSites = async (deps, city) => {
  const now = deps.clock.now();
  const due = await deps.db
    .select()
    .from(aggregateSites)
    .where(and(eq(aggregateSites.citySlug, city.slug), lte(aggregateSites.nextReadAt, now)))
    .orderBy(asc(aggregateSites.nextReadAt))
    .limit(A_SESSION);
  const hints = {
    today: dateOf(localOf(now, city.timezone)),
    timezone: city.timezone,
    city: city.name,
    state: city.state,
  };
  const sites: NamedSite[] = [];
  const statements: Statement[] = [];
  const notes: Message[] = [];
  for (const { host, url, name, ...held } of due) {
    const round = held.queue.length > 0 ? { queue: held.queue, seen: held.seen } : fromTheStart(url);
    const read = await traverse(deps, round, hints, TRAVERSAL_PAGES);
    const places = placesFound(name, read.places).filter(({ confidence }) => confidence >= PLACE_BAR);
    sites.push(
      ...places.map((place) => ({
        url: place.url,
        name: place.name,
        method: 'aggregate' as const,
        foundBecause: place.sourceContext,
        venueType: place.eventIndicators[0] ?? null,
      })),
    );
    const isOver = read.round.queue.length === 0;
    notes.push(say('aggregate.names', { name, n: places.length, n2: read.requests }), ...read.notes);
    const next = {
      queue: read.round.queue,
      seen: isOver ? [] : read.round.seen,
      venues: (held.queue.length > 0 ? held.venues : 0) + places.length,
      nextReadAt: now + (isOver ? AGGREGATE_AGAIN_MS : AGGREGATE_PART_MS),
    };
    statements.push(write.update(aggregateSites).set(next).where(eq(aggregateSites.host, host)).getSQL());
  }
  const note = notes.length > 0 ? together(...notes.slice(0, 6)) : say('aggregate.noneDue');
  return { sites, statements, note };
};

function fromTheStart(url: string) {
  return { queue: [{ url, depth: 0, label: '' }], seen: [] };
}
