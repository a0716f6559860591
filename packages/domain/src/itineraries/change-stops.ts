import { type Itinerary, STOPS_MOST } from '@marquee/contract';
import { atomically, itineraries, itineraryStops, readRows, type Statement, write } from '@marquee/db';
import { newId, notFound, Reject } from '@marquee/kernel';
import { and, eq } from 'drizzle-orm';
import type { ChangeDeps, DbDeps } from '../deps.ts';
import { dateExists, insertStop } from './itinerary.sql.ts';
import { getItinerary } from './read-itinerary.ts';

/** An event by its id or slug, and which of its dates; the next one if none is named. */
export interface ChosenDate {
  event: string;
  startDate?: string | undefined;
}

/** Throws Reject 404 if there is no such event or date. */
export async function needDate({ db }: DbDeps, { event, startDate }: ChosenDate): Promise<void> {
  const [found] = await readRows(db, dateExists(event, startDate));
  if (!found?.n) throw notFound('dateOfEvent');
}

export function stopAt(deps: Pick<ChangeDeps, 'clock' | 'random'>, itineraryId: string, chosen: ChosenDate): Statement {
  const stop = { id: newId(deps.clock, deps.random), itineraryId, event: chosen.event, startDate: chosen.startDate };
  return insertStop(stop, STOPS_MOST, deps.clock.now());
}

const touch = ({ clock }: Pick<ChangeDeps, 'clock'>, id: string): Statement =>
  write.update(itineraries).set({ updatedAt: clock.now() }).where(eq(itineraries.id, id));

/** Adds a date of an event; twice is once. Throws Reject 404 for an unknown event or date, 409 if the itinerary is full. */
export async function addStop(deps: ChangeDeps, id: string, chosen: ChosenDate): Promise<Itinerary> {
  await needDate(deps, chosen);
  const before = await getItinerary(deps, { id });
  await atomically(deps.db, [stopAt(deps, id, chosen), touch(deps, id)]);
  const after = await getItinerary(deps, { id });
  if (before.stops.length >= STOPS_MOST && !before.stops.some((stop) => isChosen(stop, chosen))) {
    const sentence = `An itinerary has at most ${STOPS_MOST} events. Remove one first, or make another itinerary.`;
    throw new Reject(409, 'itinerary-full', sentence);
  }
  return after;
}

function isChosen({ event, startDate }: Itinerary['stops'][number], chosen: ChosenDate): boolean {
  return (
    (event?.id === chosen.event || event?.slug === chosen.event) && startDate === (chosen.startDate ?? event.startDate)
  );
}

const isStop = (id: string, stop: string) => and(eq(itineraryStops.itineraryId, id), eq(itineraryStops.id, stop));

/** Throws Reject 404 if the itinerary has no such stop. */
export async function noteStop(deps: ChangeDeps, id: string, stop: string, note: string | null): Promise<Itinerary> {
  const [noted] = await deps.db
    .update(itineraryStops)
    .set({ note })
    .where(isStop(id, stop))
    .returning({ id: itineraryStops.id });
  if (!noted) throw notFound('eventOfItinerary');
  return getItinerary(deps, { id });
}

/** Removing what is gone already changes nothing. */
export async function removeStop(deps: ChangeDeps, id: string, stop: string): Promise<Itinerary> {
  await atomically(deps.db, [write.delete(itineraryStops).where(isStop(id, stop)), touch(deps, id)]);
  return getItinerary(deps, { id });
}
