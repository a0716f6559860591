import { readTogether } from '@marquee/db';
import { stateName } from '@marquee/kernel';
import type { ReadDeps } from '../deps.ts';
import { zonesOfStates } from './timezone-stats.sql.ts';

/** Upcoming events of the two states that the panel names (spec: TZ-01), and of every state by zone. */
export async function timezoneStats(deps: Pick<ReadDeps, 'db'>) {
  const [rows] = await readTogether(deps.db, [zonesOfStates] as const);
  const eventsOf = (code: string) =>
    rows.filter(({ state }) => state === code).reduce((sum, { events }) => sum + events, 0);
  return {
    scEvents: eventsOf('SC'),
    ncEvents: eventsOf('NC'),
    // The zone is that of the place an event is attributed to (../events/attribute-city.ts); nothing turns that off.
    autoDetection: true,
    states: rows.map((row) => ({ ...row, stateFullName: stateName(row.state) })),
  };
}
