import type { Event, EventDetail } from '@marquee/contract';
import { isWholeDay } from '../events/local-time.ts';
import { localNow } from '../events/zones.ts';
import type { Place } from '../place/place.ts';

const MOST = 4;
/** Of the night some may be at the venue itself. */
const ASKED = 12;
const EVENING = '17:00';

/** The evening of an event, or its day if it begins earlier; of one that goes on, today. */
export function nightOf(event: EventDetail, now?: Date): { day: string; isEvening: boolean } {
  const today = localNow(event.timezone, now).slice(0, 10);
  const day = event.startDate.slice(0, 10);
  const isEvening = !isWholeDay(event) && event.startDate.slice(11, 16) >= EVENING;
  return day < today ? { day: today, isEvening: false } : { day, isEvening };
}

const placeOf = ({ city, state }: Place): Place => ({ city, state });

export function venueQuery(event: EventDetail) {
  return { ...placeOf(event), venue: event.venue?.trim() ?? '', limit: MOST + 1 };
}

export function nightQuery(event: EventDetail) {
  const { day, isEvening } = nightOf(event);
  return {
    ...placeOf(event),
    from: day,
    to: day,
    ...(isEvening ? { evening: 'true' as const } : {}),
    limit: ASKED,
  };
}

/** Up to four; never the event itself. */
export function othersThan(event: EventDetail, found: readonly Event[], isElsewhere = false): Event[] {
  return found
    .filter(({ id, venue }) => id !== event.id && !(isElsewhere && venue !== null && venue === event.venue))
    .slice(0, MOST);
}

export function listingPath(event: EventDetail, filters: Record<string, string>): string {
  return `/events?${new URLSearchParams({ ...placeOf(event), ...filters })}`;
}
