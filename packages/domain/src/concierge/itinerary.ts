import { ASSUMED_MINUTES, type Event } from '@marquee/contract';
import type { ReadDeps } from '../deps.ts';
import { milesBetween } from '../places/index.ts';
import { choose } from './choose.ts';
import { dayName } from './local-day.ts';
import { afterEvents } from './next-steps.ts';
import { CHANGE_MINUTES, MILES_AN_HOUR } from './pace.ts';
import type { Thing, Wish } from './reading/wish.ts';
import type { Said, Sought } from './said.ts';
import { eventsOf } from './tools.ts';

const MINUTE_MS = 60_000;
const LONGEST_WAIT_MINUTES = 6 * 60;
const MOST_MILES = 15;
/** Events that are looked through for a plan, of all its things together. */
const ALL_LOOKED_THROUGH = 60;

export interface Stop {
  event: Event;
  /** From the stop before, in a straight line; null where a place is not known, and at the first. */
  miles: number | null;
}

/**
 * An answer to a request for two or three things one after the other: as many of them as follow one another on a day, with what is missing named;
 * null if none is on at all. A search for each.
 */
export async function findItinerary(deps: ReadDeps, sought: Sought, plan: readonly Thing[]): Promise<Said | null> {
  const { wish, place, words, today, liking, beyond } = sought;
  const most = Math.floor(ALL_LOOKED_THROUGH / plan.length);
  const found = await Promise.all(
    plan.map((thing) => eventsOf(deps, place, wishOf(wish, thing), { beyond, liking, most })),
  );
  const lists = found.map(({ events }) => events);
  const fits = longestPlan(lists);
  const told: Pick<Said, 'sentences' | 'events'> | null = fits
    ? planned(fits)
    : lists.filter((events) => events.length > 0).length > 1
      ? { sentences: words.itinerary.apart, events: firstOfEach(lists) }
      : alone();
  if (told === null) return null;
  return {
    ...told,
    ...afterEvents(wish, words, told.events),
    emotion: fits && fits.missing.length === 0 ? 'excited' : 'thoughtful',
    nearby: found[0]?.nearby ?? [],
    wish,
    hasListing: false,
  };

  function planned({ stops, missing }: Fits) {
    const { itinerary, about } = words;
    const sentence = itinerary.told({
      day: dayName(stops[0]?.event.startDate.slice(0, 10) ?? today, today),
      stops: stops.map(({ event, miles }) => ({
        title: event.title,
        at: about.clock(event.startDate.slice(11, 16)),
        miles: miles === null ? null : Math.round(miles),
      })),
    });
    const without = missing.length === 0 ? [] : [itinerary.without(missing.map((at) => nameOf(at)))];
    return { sentences: [[sentence, ...without].join(' ')], events: stops.map(({ event }) => event) };
  }

  /** Only one of the things is on. */
  function alone() {
    const at = lists.findIndex((events) => events.length > 0);
    const events = choose(lists[at] ?? [], { from: wish.from, words: plan[at]?.words });
    if (events.length === 0) return null;
    const missing = plan.flatMap((_, other) => (other === at ? [] : [nameOf(other)]));
    return { sentences: [words.itinerary.onlyOne(missing, nameOf(at))], events };
  }

  function nameOf(at: number): string {
    const { categories = [], words: named } = plan[at] ?? {};
    return words.thing({ categories, words: named });
  }
}

function firstOfEach(lists: readonly Event[][]): Event[] {
  const events: Event[] = [];
  for (const list of lists) {
    const event = list.find(({ id }) => !events.some((one) => one.id === id));
    if (event) events.push(event);
  }
  return events;
}

/** What is asked of all holds for each; a part of the day is its own where it has one. */
function wishOf(wish: Wish, thing: Thing): Wish {
  const { part, ...rest } = wish;
  delete rest.plan;
  delete rest.words;
  const own = thing.part ?? part;
  return {
    ...rest,
    categories: thing.categories,
    ...(thing.words === undefined ? {} : { words: thing.words }),
    ...(own === undefined ? {} : { part: own }),
  };
}

interface Fits {
  stops: Stop[];
  /** The places in the plan of the things that do not fit in. */
  missing: number[];
}

/** The plan with as many of the things as follow one another, the first ones before the last; null if no two do. */
export function longestPlan(lists: ReadonlyArray<readonly Event[]>): Fits | null {
  const step = stepsKept();
  const whole = stopsOf(lists, step);
  if (whole) return { stops: whole, missing: [] };
  if (lists.length < 3) return null;
  for (let left = lists.length - 1; left >= 0; left -= 1) {
    const stops = stopsOf(
      lists.filter((_, at) => at !== left),
      step,
    );
    if (stops) return { stops, missing: [left] };
  }
  return null;
}

/** Of all rows of events that fit in time and distance, one of each list, the row that stands first; of two such, the one with the shorter waits. */
export function stopsOf(lists: ReadonlyArray<readonly Event[]>, stepBetween = stepsKept()): Stop[] | null {
  let best: { stops: Stop[]; rank: number; wait: number } | null = null;
  const go = (at: number, stops: Stop[], rank: number, wait: number): void => {
    if (best !== null && (rank > best.rank || (rank === best.rank && wait >= best.wait))) return;
    const list = lists[at];
    if (list === undefined) {
      best = { stops, rank, wait };
      return;
    }
    const before = stops.at(-1)?.event;
    for (const [place, event] of list.entries()) {
      const step = before === undefined ? { miles: null, wait: 0 } : stepBetween(before, event);
      if (step === null || stops.some((stop) => isSame(stop.event, event))) continue;
      go(at + 1, [...stops, { event, miles: step.miles }], rank + place, wait + step.wait);
    }
  };
  if (lists.length > 1) go(0, [], 0, 0);
  return (best as { stops: Stop[] } | null)?.stops ?? null;
}

const isSame = (a: Event, b: Event) => a.id === b.id || a.title === b.title;

type Step = { miles: number | null; wait: number } | null;

/** `stepOf` that works out each pair once: three lists have thousands of rows, and hundreds of pairs. */
function stepsKept(): (first: Event, second: Event) => Step {
  const kept = new Map<string, Step>();
  return (first, second) => {
    const pair = `${first.id} ${second.id}`;
    const known = kept.get(pair);
    if (known !== undefined) return known;
    const step = stepOf(first, second);
    kept.set(pair, step);
    return step;
  };
}

/** From one event to the next: the miles, and the minutes of waiting; null if they do not follow one another on a day. */
function stepOf(first: Event, second: Event): Step {
  const miles = distance(first, second);
  const wait = waitBetween(first, second);
  if (wait === null || (miles !== null && miles > MOST_MILES)) return null;
  const least = CHANGE_MINUTES + ((miles ?? 0) / MILES_AN_HOUR) * 60;
  return wait < least || wait > LONGEST_WAIT_MINUTES ? null : { miles, wait };
}

/** Minutes between the end of one and the start of the other; null unless both begin at an hour of the same day. */
function waitBetween(first: Event, second: Event): number | null {
  if (first.isAllDay || second.isAllDay || first.startDate.slice(0, 10) !== second.startDate.slice(0, 10)) return null;
  const starts = wall(first.startDate);
  const ends = first.endDate !== null && first.endDate.length >= 16 ? wall(first.endDate) : null;
  const isOfOneDay = ends !== null && ends > starts && ends - starts < 12 * 60 * MINUTE_MS;
  const over = isOfOneDay ? ends : starts + ASSUMED_MINUTES * MINUTE_MS;
  return (wall(second.startDate) - over) / MINUTE_MS;
}

const wall = (time: string) => Date.parse(`${time.slice(0, 16)}Z`);

function distance(a: Event, b: Event): number | null {
  if (a.latitude === null || a.longitude === null || b.latitude === null || b.longitude === null) return null;
  return milesBetween(
    { latitude: a.latitude, longitude: a.longitude },
    { latitude: b.latitude, longitude: b.longitude },
  );
}
