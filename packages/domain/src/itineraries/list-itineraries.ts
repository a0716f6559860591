import type { ItinerarySummary } from '@marquee/contract';
import { readTogether } from '@marquee/db';
import type { ReadDeps } from '../deps.ts';
import { itinerariesOf } from './itinerary.sql.ts';

/** A person's itineraries, the latest changed first: a row for each, and one for each of their events. */
export async function listItineraries({ db }: Pick<ReadDeps, 'db'>, userId: string): Promise<ItinerarySummary[]> {
  const [rows] = await readTogether(db, [itinerariesOf(userId)]);
  return rows.map((row) => ({ ...row, eventIds: JSON.parse(row.eventIds) as string[] }));
}
