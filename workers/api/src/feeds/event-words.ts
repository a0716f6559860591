import type { Event, EventStatus } from '@marquee/contract';
import { shownLine, shownText } from '@marquee/kernel';

/** Characters of a description in a feed; the event's page has all of it. */
const DESCRIPTION_CHARS = 1_000;

export const urlOf = (origin: string, { slug }: Pick<Event, 'slug'>) => `${origin}/events/${encodeURIComponent(slug)}`;

/** `[CANCELLED] Jazz on the Green`: most calendars do not show a status. */
export function shownTitle({ title }: Pick<Event, 'title'>, status: EventStatus): string {
  const isOff = status === 'cancelled' || status === 'postponed';
  return `${isOff ? `[${status.toUpperCase()}] ` : ''}${shownLine(title)}`;
}

/** `The Old Depot, 1 Main Street, Columbia, SC` */
export function placeOf({ venue, address, city, state }: Event): string {
  const known = shownLine(address ?? '');
  const town = `${city}, ${state}`;
  return [shownLine(venue ?? ''), known, known.includes(town) ? '' : town].filter((part) => part !== '').join(', ');
}

/** Description, price and source. */
export function linesOf({ description, price, source }: Event): string[] {
  const about = shownText(description ?? '').trim();
  // A half of a pair at the end is removed.
  const cut = about.length > DESCRIPTION_CHARS ? `${shownText(about.slice(0, DESCRIPTION_CHARS)).trimEnd()}…` : about;
  return [cut, `Price: ${shownLine(price)}`, `Listed by ${shownLine(source)}`].filter((line) => line !== '');
}

const DAY = new Intl.DateTimeFormat('en-US', { dateStyle: 'full', timeZone: 'UTC' });
const TIME = new Intl.DateTimeFormat('en-US', { timeStyle: 'short', timeZone: 'UTC' });

/** `Saturday, December 5, 2026 at 7:30 PM`: the wall time at the event's place. */
export function whenOf({ startDate, endDate, upcomingCount }: Event): string {
  const last = endDate?.slice(0, 10);
  const until = last !== undefined && last > startDate.slice(0, 10) ? ` to ${DAY.format(new Date(last))}` : '';
  // A wall time is formatted as if it were UTC, so that no zone shifts it.
  const time = startDate.length > 10 ? ` at ${TIME.format(new Date(`${startDate}Z`))}` : '';
  const others = upcomingCount > 1 ? ` (next of ${upcomingCount} dates)` : '';
  return `${DAY.format(new Date(startDate.slice(0, 10)))}${time}${until}${others}`;
}
