import type { Event } from '@marquee/contract';
import { DAY_MS } from '@marquee/kernel/durations';
import { isMultiDay } from './local-time.ts';
import { localNow } from './zones.ts';

/** An end is soon for who has weekends alone: two of them are left. */
const SOON_DAYS = 14;

type Lasting = Pick<Event, 'occurs' | 'status' | 'startDate' | 'endDate' | 'timezone' | 'upcomingCount'>;

const today = (timezone: string, now?: Date) => localNow(timezone, now).slice(0, 10);

/**
 * The last day of what is always there, where it is within two weeks; else null. Of one that its source lists for months, the end is known;
 * of opening hours listed day by day, the last known day is only that of the list.
 */
export function closingDay(event: Lasting, now?: Date): string | null {
  const { occurs, status, endDate, timezone, upcomingCount } = event;
  const end = endDate?.slice(0, 10);
  if (occurs !== 'always' || status !== 'active' || upcomingCount > 1 || !end || !isMultiDay(event)) return null;
  const day = today(timezone, now);
  const left = (Date.parse(end) - Date.parse(day)) / DAY_MS;
  return left >= 0 && left <= SOON_DAYS ? end : null;
}

/** Those of a list in the order of dates that are always there, and have begun by its first day: their opening is a date like others. */
export function alwaysThere(events: readonly Event[], now?: Date): Event[] {
  const dayOf = ({ startDate }: Event) => startDate.slice(0, 10);
  const coming = events.find((event) => dayOf(event) >= today(event.timezone, now));
  const first = coming ? dayOf(coming) : '';
  return events.filter(
    (event) => event.occurs === 'always' && (dayOf(event) <= first || dayOf(event) < today(event.timezone, now)),
  );
}

/** Places among them, and how many of these have hours of today: one that is listed for months may be closed on Mondays. */
export function placesOf(events: readonly Event[], now?: Date): { n: number; open: number } {
  const places = (some: readonly Event[]) => new Set(some.map(({ venue, id }) => venue ?? id)).size;
  const open = events.filter(
    (event) => !isMultiDay(event) && event.startDate.slice(0, 10) === today(event.timezone, now),
  );
  return { n: places(events), open: places(open) };
}
