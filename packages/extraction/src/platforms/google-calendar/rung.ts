import type { Located } from '../../jsonld/nodes.ts';
import type { Page } from '../../page.ts';
import { type EventRecord, type FeedValue, pick, pickAll } from '../../records/event-record.ts';
import { words } from '../../structured/json.ts';
import { type Feed, feedRung, withQuery } from '../feed-rung.ts';

/** Google Calendar's events (Calendar API v3, `events.list`). Its times are instants; the calendar's zone gives the wall time. */
export const googleCalendarRung = feedRung({ name: 'google-calendar', feedIn });

/** Kinds of entries for a person's location or availability, not events. */
const NO_EVENTS = /^(?:workingLocation|outOfOffice|focusTime|birthday)$/;

function feedIn(root: Located<unknown>, page: Page): Feed | null {
  const items = pickAll(root, 'items');
  const isCalendar =
    pick(root, 'kind')?.value === 'calendar#events' ||
    items.some((item) => pick(item, 'kind')?.value === 'calendar#event');
  if (!isCalendar) return null;
  const zone = words(pick(root, 'timeZone')?.value) ?? undefined;
  const token = words(pick(root, 'nextPageToken')?.value);
  return {
    records: items.flatMap((item) => recordOf(item, zone) ?? []),
    followUps: token ? [{ url: withQuery(page.url, 'pageToken', token), reason: 'next-page' }] : [],
    // Only an expanded, ordered list is complete for its days.
    inFull: !token && !items.some((item) => pick(item, 'recurrence')),
  };
}

function recordOf(item: Located<unknown>, calendarZone: string | undefined): EventRecord | null {
  const title = pick(item, 'summary');
  const start = momentOf(item, 'start');
  const kind = words(pick(item, 'eventType')?.value) ?? '';
  const isPrivate = /^(?:private|confidential)$/.test(words(pick(item, 'visibility')?.value) ?? '');
  // An entry without a title only marks a person as busy; cancelled entries of a sync have only an id.
  if (!title || !start || isPrivate || NO_EVENTS.test(kind)) return null;
  return {
    at: item.at,
    id: pick(item, 'id'),
    seriesId: pick(item, 'recurringEventId'),
    title,
    start,
    end: momentOf(item, 'end') ?? undefined,
    endIsExclusive: true,
    allDay: wholeDay(item),
    zone: calendarZone ?? words(pick(item, 'start', 'timeZone')?.value) ?? undefined,
    description: pick(item, 'description'),
    url: pick(item, 'htmlLink'),
    place: pick(item, 'location'),
    status: pick(item, 'status'),
    organizer: pick(item, 'organizer', 'displayName'),
    recurrence: pickAll(item, 'recurrence'),
  };
}

function momentOf(item: Located<unknown>, name: string): EventRecord['start'] | null {
  const moment = pick(item, name, 'dateTime') ?? pick(item, name, 'date');
  return moment ? { moment } : null;
}

function wholeDay(item: Located<unknown>): FeedValue | undefined {
  const day = pick(item, 'start', 'date');
  return day && { value: true, at: day.at, verbatim: day.value };
}
