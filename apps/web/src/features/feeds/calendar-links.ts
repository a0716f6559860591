import type { EventDetail } from '@marquee/contract';
import { DAY_MS } from '@marquee/kernel/durations';
import { documentUrl } from '../../api/document-url.ts';
import { t } from '../../messages/site.ts';
import { placeName } from '../place/place.ts';

type Shown = Pick<
  EventDetail,
  | 'slug'
  | 'title'
  | 'description'
  | 'venue'
  | 'address'
  | 'city'
  | 'state'
  | 'startDate'
  | 'endDate'
  | 'timezone'
  | 'isOnline'
>;

/** An address of more characters is refused by some servers. */
const TEXT_CHARS = 600;

/** The event's own calendar file, with all its coming dates. */
export const calendarFile = ({ slug }: Pick<Shown, 'slug'>) => documentUrl('getEventCalendar', { params: { slug } });

/** Google Calendar's form with the next date filled in; it takes the wall time with its zone. */
export function googleLink(event: Shown, page: string): string {
  const { start, end } = spanOf(event);
  const form = new URLSearchParams({
    action: 'TEMPLATE',
    text: event.title,
    dates: `${compact(start)}/${compact(end)}`,
    ...(isDay(start) ? {} : { ctz: event.timezone }),
    details: detailsOf(event, page),
    location: placeOf(event),
  });
  return `https://calendar.google.com/calendar/render?${form}`;
}

/** The same of Outlook on the web, which takes instants. */
export function outlookLink(event: Shown, page: string): string {
  const { start, end } = spanOf(event);
  const form = new URLSearchParams({
    path: '/calendar/action/compose',
    rru: 'addevent',
    subject: event.title,
    startdt: isDay(start) ? start : instantOf(start, event.timezone),
    // Without an end that somebody gave, Outlook proposes one.
    ...(end === start ? {} : { enddt: isDay(end) ? end : instantOf(end, event.timezone) }),
    allday: String(isDay(start)),
    body: detailsOf(event, page),
    location: placeOf(event),
  });
  return `https://outlook.live.com/calendar/0/deeplink/compose?${form}`;
}

const isDay = (local: string) => local.length === 10;
const nextDay = (day: string) => new Date(Date.parse(day) + DAY_MS).toISOString().slice(0, 10);

/** Start and end of the same kind: days up to the day after the last, or wall times; without an end both are the start. */
function spanOf({ startDate, endDate }: Shown): { start: string; end: string } {
  if (isDay(startDate)) return { start: startDate, end: nextDay((endDate ?? startDate).slice(0, 10)) };
  if (endDate === null) return { start: startDate, end: startDate };
  // An end without a time is the midnight after it.
  return { start: startDate, end: isDay(endDate) ? `${nextDay(endDate)}T00:00` : endDate };
}

/** `20261205T193000` or `20261205` */
const compact = (local: string) => (isDay(local) ? local : `${local.slice(0, 16)}:00`).replace(/[-:]/g, '');

/** The instant of a wall time in a zone: the zone's offset then is the difference between the two clocks. */
function instantOf(local: string, timezone: string): string {
  const asUtc = Date.parse(`${local.slice(0, 16)}Z`);
  const offset = (at: number) => asUtcOf(at, timezone) - at;
  // The second look is for what the first takes from the other side of a change of the clocks.
  const near = asUtc - offset(asUtc);
  return new Date(asUtc - offset(near)).toISOString().replace('.000', '');
}

function asUtcOf(at: number, timeZone: string): number {
  return Date.parse(`${new Date(at).toLocaleString('sv-SE', { timeZone }).replace(' ', 'T')}Z`);
}

function detailsOf({ description }: Shown, page: string): string {
  const about = (description ?? '').slice(0, TEXT_CHARS).replace(/[\ud800-\udbff]$/, '');
  const isCut = (description ?? '').length > TEXT_CHARS;
  return [...(about ? [`${about}${isCut ? '…' : ''}`] : []), page].join('\n\n');
}

const placeOf = (event: Shown) =>
  (event.isOnline
    ? [t('event.online')]
    : [event.venue, event.address, event.address?.includes(placeName(event)) ? null : placeName(event)]
  )
    .filter(Boolean)
    .join(', ');
