import { ITINERARIES_MOST, type Itinerary } from '@marquee/contract';
import { committed, itineraries, write } from '@marquee/db';
import { newId, Reject } from '@marquee/kernel';
import { eq } from 'drizzle-orm';
import type { ChangeDeps, DbDeps } from '../deps.ts';
import { type ChosenDate, needDate, stopAt } from './change-stops.ts';
import { insertItinerary } from './itinerary.sql.ts';
import { getItinerary } from './read-itinerary.ts';

/** Makes an itinerary, with its first event in the same commit. Throws Reject 409 if the person has the most there can be, 404 for an unknown event or date. */
export async function createItinerary(
  deps: ChangeDeps,
  userId: string,
  { name, first }: { name: string; first?: ChosenDate | undefined },
): Promise<Itinerary> {
  if (first) await needDate(deps, first);
  const id = newId(deps.clock, deps.random);
  const made = insertItinerary({ id, userId, name }, ITINERARIES_MOST, deps.clock.now());
  if (!(await committed(deps.db, first ? [stopAt(deps, id, first)] : [], [made]))) {
    const sentence = `You have ${ITINERARIES_MOST} itineraries, which is the most that you can have. Delete one that you no longer need.`;
    throw new Reject(409, 'too-many-itineraries', sentence);
  }
  return getItinerary(deps, { id });
}

export async function renameItinerary(deps: ChangeDeps, id: string, name: string): Promise<Itinerary> {
  await deps.db.update(itineraries).set({ name, updatedAt: deps.clock.now() }).where(eq(itineraries.id, id));
  return getItinerary(deps, { id });
}

export async function deleteItinerary({ db }: DbDeps, id: string): Promise<{ success: true }> {
  await db.run(write.delete(itineraries).where(eq(itineraries.id, id)));
  return { success: true };
}
