import { type CityStatus, type DatedQuery, type Event, FEED_DATES, FEED_EVENTS } from '@marquee/contract';
import { readTogether } from '@marquee/db';
import { DAY_MS, Moved, notFound } from '@marquee/kernel';
import type { ReadDeps } from '../deps.ts';
import { getEvent, listEvents, readCards, searchEvents } from '../events/index.ts';
import { everywhere } from '../everywhere.ts';
import { addDays, dateOf, isDateOnly } from '../places/index.ts';
import { type DateRow, datesOf } from './dates.sql.ts';

/** One date of an event. */
export interface FeedDate extends Omit<DateRow, 'id' | 'createdAt' | 'changedAt' | 'revision'> {
  /**
   * Stable within its event, `20261205`: a date that moves by an hour keeps its key. Further dates of the same day have
   * their time too, `20261205T2000`.
   */
  key: string;
}

export interface FeedEvent {
  event: Event;
  /** UTC milliseconds. */
  createdAt: number;
  /** When what is shown of it last changed, and how often it has. */
  changedAt: number;
  revision: number;
  /** What is not over, soonest first. */
  dates: FeedDate[];
}

export interface Feed {
  city: CityStatus;
  events: FeedEvent[];
}

/** The soonest events of a list or search with their coming dates, in two calls to the database. Throws Reject 404 for a place that nobody knows. */
export async function readFeed(deps: ReadDeps, { q, ...filters }: DatedQuery): Promise<Feed> {
  const query = { ...filters, sort: 'date-asc', limit: FEED_EVENTS } as const;
  const { events, city } =
    q === undefined ? await listEvents(deps, query) : await searchEvents(deps, { ...query, term: q });
  if (city.status === 'unknown') throw notFound('city');
  const read = await withDates(deps, events, FEED_DATES);
  return { city, events: read.map((one) => ({ ...one, dates: one.dates.filter(withinDays(filters)) })) };
}

/** Some events by their ids with their coming dates, or their last one, soonest first: what a person kept. Unknown ids are left out. */
export async function readKept(deps: ReadDeps, ids: readonly string[]): Promise<FeedEvent[]> {
  const { events } = await readCards(deps, ids);
  const read = await withDates(deps, events, FEED_DATES);
  const startOf = ({ dates: [first] }: FeedEvent) => first?.startsAt ?? 0;
  return read.sort((one, other) => startOf(one) - startOf(other));
}

/** Dates of one event in its own calendar at most. */
const OWN_DATES = 100;

/** One event with its coming dates, or its last one. Throws Reject 404, and Moved to the calendar of the event that it was merged into. */
export async function readEventCalendar(deps: ReadDeps, slug: string): Promise<FeedEvent> {
  const event = await getEvent(deps, slug).catch((error: unknown) => {
    throw error instanceof Moved ? new Moved(`${error.location}/calendar.ics`) : error;
  });
  const [read] = event.status === 'inactive' ? [] : await withDates(deps, [event], OWN_DATES);
  if (!read) throw notFound('soughtEvent');
  return read;
}

/** Events with their coming dates, or their last one: at most so many each. Unknown ones are left out. */
export async function withDates(deps: ReadDeps, events: readonly Event[], most: number): Promise<FeedEvent[]> {
  const now = deps.clock.now();
  // In no zone has yesterday's date in UTC not begun.
  const since = new Date(now - DAY_MS).toISOString().slice(0, 10);
  const ids = events.map(({ id }) => id);
  const [rows] = await readTogether(everywhere(deps).db, [datesOf(ids, since, most)]);
  for (const { endsAt } of rows) deps.moments?.ends(endsAt);
  const byEvent = Map.groupBy(rows, ({ id }) => id);
  return events.flatMap((event): FeedEvent[] => {
    // What is being moved is in two databases.
    const once = new Map((byEvent.get(event.id) ?? []).map((date) => [date.startLocal, date]));
    const dates = [...once.values()].sort((a, b) => (a.startLocal < b.startLocal ? -1 : 1));
    const [first] = dates;
    if (!first) return [];
    const keyed = withKeys(dates);
    const coming = keyed.filter(({ endsAt }) => endsAt > now);
    const { createdAt, changedAt, revision } = first;
    return [{ event, createdAt, changedAt, revision, dates: coming.length > 0 ? coming : keyed.slice(-1) }];
  });
}

function withKeys(dates: readonly DateRow[]): FeedDate[] {
  return dates.map(({ startLocal, endLocal, startsAt, endsAt, status, isSoldOut, movedFromLocal }, i) => {
    const before = dates[i - 1];
    const isFirst = before === undefined || dateOf(before.startLocal) !== dateOf(startLocal);
    const key = (isFirst ? dateOf(startLocal) : startLocal).replace(/[-:]/g, '');
    return { startLocal, endLocal, startsAt, endsAt, status, isSoldOut, movedFromLocal, key };
  });
}

/** As lists count days: what ends before six in the morning ends on the day before. */
function withinDays({ from, to }: Pick<DatedQuery, 'from' | 'to'>) {
  return ({ startLocal, endLocal }: FeedDate): boolean => {
    const first = dateOf(startLocal);
    const isOnOrAfter = from === undefined || first >= from || lastDayOf(endLocal ?? startLocal) >= from;
    return isOnOrAfter && (to === undefined || first <= to);
  };
}

function lastDayOf(endLocal: string): string {
  const day = dateOf(endLocal);
  return !isDateOnly(endLocal) && endLocal.slice(11) < '06:00' ? addDays(day, -1) : day;
}
