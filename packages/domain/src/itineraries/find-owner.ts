import { itineraries } from '@marquee/db';
import { eq } from 'drizzle-orm';
import type { DbDeps } from '../deps.ts';

/** Whose itinerary it is; null if there is none of this id. One row. */
export async function findItineraryOwner({ db }: DbDeps, id: string): Promise<string | null> {
  const [row] = await db.select({ userId: itineraries.userId }).from(itineraries).where(eq(itineraries.id, id));
  return row?.userId ?? null;
}
