import { type FeedDate, type FeedEvent } from '@marquee/domain/feeds';
import { DAY_MS } from '@marquee/kernel';
import ical, { ICalCalendarMethod, type ICalEventData, ICalEventStatus, ICalEventTransparency } from 'ical-generator';
import { linesOf, placeOf, shownTitle, urlOf } from './event-words.ts';

export const CALENDAR_TYPE = 'text/calendar; charset=utf-8';

/** How often a subscriber should ask (RFC 7986 §5.7). */
const REFRESH_SECONDS = 3_600;

export interface CalendarOf {
  /** `https://marquee.example` */
  origin: string;
  name: string;
  events: readonly FeedEvent[];
  /** The address of a subscription; a file that is downloaded once has none. */
  source?: string;
}

/** A calendar with every coming date of some events (RFC 5545, RFC 7986). Equal events give equal bytes. */
export function calendarOf({ origin, name, events, source }: CalendarOf): string {
  const calendar = ical({
    prodId: { company: 'Marquee', product: 'Events', language: 'EN' },
    method: ICalCalendarMethod.PUBLISH,
    // The library writes it as it is.
    name: name.replace(/[\\;,]/g, '\\$&'),
    ...(source === undefined ? {} : { source, ttl: REFRESH_SECONDS }),
    events: events.flatMap((one) => one.dates.map((date) => entryOf(origin, one, date))),
  });
  return `${calendar.toString()}\r\n`;
}

const STATUSES: Partial<Record<string, ICalEventStatus>> = {
  cancelled: ICalEventStatus.CANCELLED,
  postponed: ICalEventStatus.TENTATIVE,
};

function entryOf(origin: string, { event, createdAt, changedAt, revision }: FeedEvent, date: FeedDate): ICalEventData {
  const url = urlOf(origin, event);
  const place = placeOf(event);
  const shownState = { status: date.status, soldOut: date.isSoldOut, movedFrom: date.movedFromLocal };
  const own = { ...event, soldOut: date.isSoldOut, movedFrom: date.movedFromLocal };
  return {
    id: `${event.id}-${date.key}@${new URL(origin).host}`,
    sequence: revision,
    stamp: new Date(changedAt),
    created: new Date(createdAt),
    lastModified: new Date(changedAt),
    ...timesOf(date),
    summary: shownTitle(event, shownState),
    description: [...linesOf(own), url].join('\n\n'),
    ...(place === '' ? {} : { location: { title: place } }),
    url,
    categories: event.categories.map((category) => ({ name: category })),
    status: STATUSES[date.status] ?? ICalEventStatus.CONFIRMED,
    // What is listed is not yet attended: it must not make its subscriber look busy.
    transparency: ICalEventTransparency.TRANSPARENT,
  };
}

/** UTC instants, or days for a date without a time, whose end is the day after the last (RFC 5545 §3.6.1). */
function timesOf({ startLocal, endLocal, startsAt, endsAt }: FeedDate) {
  if (startLocal.length > 10) return { start: new Date(startsAt), ...(endLocal ? { end: new Date(endsAt) } : {}) };
  const last = Date.parse((endLocal ?? startLocal).slice(0, 10));
  return { allDay: true, start: new Date(startLocal), end: new Date(last + DAY_MS) };
}
