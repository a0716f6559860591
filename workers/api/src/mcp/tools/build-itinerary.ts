import { ASSUMED_MINUTES, type Event, type EventDetail, endpoints, LISTING_LIMIT_MAX } from '@marquee/contract';
import { CHANGE_MINUTES, MILES_AN_HOUR } from '@marquee/domain/concierge';
import { z } from 'zod';
import { daysByName, filterFields, placeFields, queryOf } from '../place.ts';
import { legBetween, picked, type Stop, stopOf, UNKNOWN_WAY_MINUTES } from '../plan.ts';
import { toldEvent } from '../told-event.ts';
import { type Asked, defineTool } from '../tool.ts';

const MOST_STOPS = 6;
const hour = z.string().regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, 'must be an hour such as 18:30');

const input = z.strictObject({
  ...placeFields,
  ...filterFields,
  day: z.iso.date().optional().describe("2026-12-05; without it the city's today."),
  after: hour.optional().describe('No stop starts before, 18:00.'),
  before: hour.optional().describe('No stop starts after, 23:00.'),
  stops: z.int().min(1).max(MOST_STOPS).default(3).describe('At most so many.'),
  events: z
    .array(endpoints.getEvent.params.shape.slug)
    .min(1)
    .max(MOST_STOPS)
    .optional()
    .describe('Slugs of events that were chosen already; else events are picked that follow each other.'),
});
type Input = z.output<typeof input>;

const ASSUMPTIONS = [
  `An event without a stated end takes ${ASSUMED_MINUTES} minutes.`,
  `The way takes ${CHANGE_MINUTES} minutes and the straight line at ${MILES_AN_HOUR} miles an hour; ${UNKNOWN_WAY_MINUTES} minutes where a place has no coordinates.`,
];

export const buildItinerary = defineTool({
  name: 'build_itinerary',
  title: 'Build an itinerary',
  description:
    'A plan of one day: events that can be attended one after another, with the way between them; or chosen events in order with what collides. It stores nothing.',
  input,
  async answer(asked, given) {
    const { plan, leftOut } = given.events ? await chosen(asked, given, given.events) : await found(asked, given);
    return { stops: plan.map((stop, n) => toldStop(asked, stop, plan[n - 1])), leftOut, assumptions: ASSUMPTIONS };
  },
});

interface Plan {
  plan: Array<Stop<EventDetail>>;
  leftOut: LeftOut[];
}

interface LeftOut {
  event: string;
  because: string;
}

/** The chosen events on their day, by their starts. */
async function chosen({ read }: Asked, { day }: Input, slugs: readonly string[]): Promise<Plan> {
  const details = await Promise.all([...new Set(slugs)].map((slug) => read('getEvent', { params: { slug } })));
  const leftOut: LeftOut[] = [];
  const plan: Array<Stop<EventDetail>> = [];
  for (const event of details) {
    const date = event.occurrences.find(({ startDate }) => day !== undefined && startDate.startsWith(day));
    const onDay = { ...event, ...date };
    const stop = stopOf(onDay);
    if (day !== undefined && date === undefined)
      leftOut.push({ event: event.slug, because: `It has no date on ${day}.` });
    else if (onDay.status !== 'active') leftOut.push({ event: event.slug, because: `Its status is ${onDay.status}.` });
    else if (stop === null) leftOut.push({ event: event.slug, because: 'No source states its hour.' });
    else plan.push(stop);
  }
  return { plan: plan.toSorted((a, b) => a.startsAt - b.startsAt || a.endsAt - b.endsAt), leftOut };
}

/** What takes place on the day within the hours, can still be attended, and follows each other. */
async function found(asked: Asked, given: Input): Promise<Plan> {
  const { term, after = '00:00', before = '23:59' } = given;
  const day = given.day ?? (await daysByName(asked, given, 'today')).from;
  const query = { ...queryOf(given), from: day, to: day, limit: LISTING_LIMIT_MAX };
  const { events } =
    term === undefined
      ? await asked.read('listEvents', { query })
      : await asked.read('searchEvents', { params: { term }, query: { ...query, sort: 'date-asc' } });
  const isOpen = ({ startDate, status, soldOut }: Event) =>
    status === 'active' &&
    !soldOut &&
    startDate.slice(0, 10) === day &&
    startDate.slice(11, 16) >= after &&
    startDate.slice(11, 16) <= before;
  const stops = events.filter(isOpen).flatMap((event) => stopOf(event) ?? []);
  const plan = picked(
    stops.filter(({ startsAt }) => startsAt > asked.now),
    given.stops,
  );
  return { plan: await withEvidence(asked, plan), leftOut: [] };
}

function withEvidence({ read }: Asked, stops: ReadonlyArray<Stop<Event>>): Promise<Array<Stop<EventDetail>>> {
  return Promise.all(
    stops.map(async (stop) => {
      const { slug, startDate, endDate } = stop.event;
      return { ...stop, event: { ...(await read('getEvent', { params: { slug } })), startDate, endDate } };
    }),
  );
}

function toldStop(asked: Asked, stop: Stop<EventDetail>, before: Stop<EventDetail> | undefined) {
  return {
    ...toldEvent(stop.event, asked),
    isEndAssumed: stop.isEndAssumed,
    wayFromStopBefore: before ? legBetween(before, stop) : null,
  };
}
