import type { NowDeps } from '../deps.ts';
import type { FeedEvent } from '../feeds/index.ts';
import { type ItineraryAt, readItinerary } from './read-itinerary.ts';

/**
 * The events of an itinerary for a calendar, with the keys that their own calendars give them: who has both sees each once. A date that
 * no source lists any more is left out, as it is there. Throws Reject 404.
 */
export async function calendarOfItinerary(
  deps: NowDeps,
  at: ItineraryAt,
): Promise<{ name: string; events: FeedEvent[] }> {
  const { name, stops } = await readItinerary(deps, at);
  const events = stops.flatMap(({ stop, date }): FeedEvent[] => {
    const { event, note } = stop;
    if (event === null || date === null || event.status === 'inactive') return [];
    const { isFurther, stop: _, createdAt, changedAt, revision, ...times } = date;
    const key = (isFurther ? times.startLocal : times.startLocal.slice(0, 10)).replace(/[-:]/g, '');
    const description = [note, event.description].filter(Boolean).join('\n\n');
    const noted = { ...event, description: description === '' ? null : description };
    return [{ event: noted, createdAt, changedAt, revision, dates: [{ ...times, key }] }];
  });
  return { name, events };
}
