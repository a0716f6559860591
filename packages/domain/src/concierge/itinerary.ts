import type { Event } from '@marquee/contract';
import type { ReadDeps } from '../deps.ts';
import { milesBetween } from '../places/index.ts';
import type { Said, Sought } from './find.ts';
import { dayName } from './local-day.ts';
import { afterEvents } from './next-steps.ts';
import type { Thing, Wish } from './reading/wish.ts';
import { eventsOf } from './tools.ts';

const MINUTE_MS = 60_000;
/** How long an event without an end is taken to last; its end is never told. */
const ASSUMED_MINUTES = 120;
const LONGEST_WAIT_MINUTES = 6 * 60;
const MOST_MILES = 15;
/** To leave, to park and to find a seat; then at the pace of a town. */
const CHANGE_MINUTES = 15;
const MILES_AN_HOUR = 25;
/** Events of each thing that are looked through for a pair. */
const FEW = 30;

export interface Stops {
  first: Event;
  second: Event;
  /** From one to the other, in a straight line; null where a place is not known. */
  miles: number | null;
}

/** An answer to a request for two things one after the other; null if one of them is not on at all. Two searches at least. */
export async function findItinerary(
  deps: ReadDeps,
  sought: Sought,
  plan: readonly [Thing, Thing],
): Promise<Said | null> {
  const { wish, place, words, today, liking, beyond } = sought;
  const [firsts, seconds] = await Promise.all(
    plan.map((thing) => eventsOf(deps, place, wishOf(wish, thing), { beyond, liking, most: FEW })),
  );
  if (!firsts || !seconds || firsts.events.length === 0 || seconds.events.length === 0) return null;
  const stops = stopsOf(firsts.events, seconds.events);
  const apart = [firsts.events[0], seconds.events.find(({ id }) => id !== firsts.events[0]?.id)];
  const events = stops ? [stops.first, stops.second] : apart.filter((event): event is Event => event !== undefined);
  return {
    ...afterEvents(wish, words, events),
    sentences: stops ? [told(stops, sought)] : words.itinerary.apart,
    emotion: stops ? 'excited' : 'thoughtful',
    events,
    nearby: firsts.nearby,
    wish,
    hasListing: false,
  };

  function told({ first, second, miles }: Stops, { words: { itinerary, about } }: Sought): string {
    const at = (event: Event) => about.clock(event.startDate.slice(11, 16));
    return itinerary.told({
      day: dayName(first.startDate.slice(0, 10), today),
      first: { title: first.title, at: at(first) },
      second: { title: second.title, at: at(second) },
      miles: miles === null ? null : Math.round(miles),
    });
  }
}

/** What is asked of both holds for each; a part of the day is its own where it has one. */
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

/** Of all that fit in time and distance, the pair that stands first; of two such, the one with the shorter wait. */
export function stopsOf(firsts: readonly Event[], seconds: readonly Event[]): Stops | null {
  let best: (Stops & { rank: number; wait: number }) | null = null;
  for (const [i, first] of firsts.entries()) {
    for (const [j, second] of seconds.entries()) {
      const rank = i + j;
      if (best !== null && rank > best.rank) break;
      const miles = distance(first, second);
      const wait = waitBetween(first, second);
      if (first.id === second.id || first.title === second.title || wait === null) continue;
      if (miles !== null && miles > MOST_MILES) continue;
      const least = CHANGE_MINUTES + ((miles ?? 0) / MILES_AN_HOUR) * 60;
      if (wait < least || wait > LONGEST_WAIT_MINUTES) continue;
      if (best === null || rank < best.rank || wait < best.wait) best = { first, second, miles, rank, wait };
    }
  }
  return best && { first: best.first, second: best.second, miles: best.miles };
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
