import { words } from '../../../base/json.ts';
import type { Page } from '../../../document/page.ts';
import type { Located } from '../../jsonld/nodes.ts';
import { type EventRecord, type FeedValue, pick, pickAll } from '../../records/event-record.ts';
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
  const series = new Map(
    items.flatMap((item) => (pick(item, 'recurrence') ? [[words(pick(item, 'id')?.value), item] as const] : [])),
  );
  return {
    records: items.flatMap(
      (item) => recordOf(item, zone, series.get(words(pick(item, 'recurringEventId')?.value))) ?? [],
    ),
    followUps: token ? [{ url: withQuery(page.url, 'pageToken', token), reason: 'next-page' }] : [],
    // Only an expanded, ordered list is complete for its days.
    inFull: !token && !items.some((item) => pick(item, 'recurrence')),
  };
}

/** @param series the recurring entry of the same list of which it is a date; an expanded list has none */
function recordOf(
  item: Located<unknown>,
  calendarZone: string | undefined,
  series: Located<unknown> | undefined,
): EventRecord | null {
  const replaced = series && momentOf(item, 'originalStartTime')?.moment;
  const title = pick(item, 'summary') ?? (series && pick(series, 'summary'));
  const start = momentOf(item, 'start') ?? (replaced && { moment: replaced });
  const kind = words(pick(item, 'eventType')?.value) ?? '';
  const isPrivate = /^(?:private|confidential)$/.test(words(pick(item, 'visibility')?.value) ?? '');
  // An entry without a title only marks a person as busy; of a cancelled one of a sync only the id is known, unless its series is here.
  if (!title || !start || isPrivate || NO_EVENTS.test(kind)) return null;
  const seriesId = pick(item, 'recurringEventId');
  const ownZone = words(pick(item, 'start', 'timeZone')?.value) ?? undefined;
  return {
    at: item.at,
    id: pick(item, 'id'),
    seriesId,
    replaces: replaced && { series: words(seriesId?.value) ?? '', moment: replaced },
    title,
    start,
    end: momentOf(item, 'end') ?? undefined,
    endIsExclusive: true,
    allDay: wholeDay(item),
    zone: calendarZone ?? ownZone,
    description: pick(item, 'description'),
    url: pick(item, 'htmlLink'),
    place: pick(item, 'location'),
    status: pick(item, 'status'),
    organizer: pick(item, 'organizer', 'displayName'),
    recurrence: pickAll(item, 'recurrence'),
    recurrenceZone: ownZone,
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
