import type { ItinerarySummary } from '@marquee/contract';
import { readRows } from '@marquee/db';
import type { DbDeps } from '../deps.ts';
import { itinerariesOf } from './itinerary.sql.ts';

/** A person's itineraries, the latest changed first: a row for each, and one for each of their events. */
export async function listItineraries({ db }: DbDeps, userId: string): Promise<ItinerarySummary[]> {
  const rows = await readRows(db, itinerariesOf(userId));
  return rows.map((row) => ({ ...row, eventIds: JSON.parse(row.eventIds) as string[] }));
}
