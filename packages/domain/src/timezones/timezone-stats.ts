import { cities, indexed, listingCounts, literal, reading, readRows, totalOf, write } from '@marquee/db';
import { stateName } from '@marquee/kernel';
import { asc, count, desc, eq, ne } from 'drizzle-orm';
import type { DbDeps } from '../deps.ts';

/** Upcoming events of the two states that the panel names (spec: TZ-01), and of every state by zone, from the counts of their cities' lists. */
export async function timezoneStats(deps: DbDeps) {
  const { state, timezone, slug, status } = cities;
  const picked = { state, timezone, cities: count(), events: totalOf(listingCounts.total) };
  const zones = reading('timezones.states', picked, (columns) =>
    write
      .select(columns)
      .from(indexed(cities, 'cities_of_network'))
      .leftJoin(listingCounts, eq(listingCounts.scope, slug))
      .where(ne(status, literal('known')))
      .groupBy(state, timezone)
      .orderBy(desc(columns.events), asc(state), asc(timezone)),
  );
  const rows = await readRows(deps.db, zones);
  const eventsOf = (code: string) =>
    rows.filter((row) => row.state === code).reduce((sum, { events }) => sum + events, 0);
  return {
    scEvents: eventsOf('SC'),
    ncEvents: eventsOf('NC'),
    // The zone is that of the place an event is attributed to (../events/attribute-city.ts); nothing turns that off.
    autoDetection: true,
    states: rows.map((row) => ({ ...row, stateFullName: stateName(row.state) })),
  };
}
