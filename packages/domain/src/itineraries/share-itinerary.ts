import type { Itinerary } from '@marquee/contract';
import { itineraries } from '@marquee/db';
import { base64urlOf } from '@marquee/kernel';
import { and, eq, isNull } from 'drizzle-orm';
import type { ChangeDeps } from '../deps.ts';
import { getItinerary } from './read-itinerary.ts';

/** Nobody can guess it. */
const KEY_BYTES = 24;

/** Makes the link of an itinerary, or leaves the one it has. */
export async function shareItinerary(deps: ChangeDeps, id: string): Promise<Itinerary> {
  const shareKey = base64urlOf(deps.random.bytes(KEY_BYTES));
  await deps.db
    .update(itineraries)
    .set({ shareKey })
    .where(and(eq(itineraries.id, id), isNull(itineraries.shareKey)));
  return getItinerary(deps, { id });
}

/** The next link is another one. */
export async function unshareItinerary(deps: ChangeDeps, id: string): Promise<Itinerary> {
  await deps.db.update(itineraries).set({ shareKey: null }).where(eq(itineraries.id, id));
  return getItinerary(deps, { id });
}
