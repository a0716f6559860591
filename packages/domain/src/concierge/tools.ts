import {
  CHAT_EVENTS_MAX,
  type CityOnMap,
  type Event,
  type FilterQuery,
  filtersOf,
  filtersOn,
  LISTING_MILES,
  type Town,
} from '@marquee/contract';
import type { ReadDeps } from '../deps.ts';
import { type AskedWords, type EventQuery, listEvents, searchEvents } from '../events/index.ts';
import { minutesOf } from './fact-of.ts';
import { type Liking, likedFirst } from './liking.ts';
import { groupsOf, matchedWords, rankedByWords, strengthOf } from './matching/matched-words.ts';
import { hasMood, moodFirst, moodTerms } from './matching/moods.ts';
import { excludesAge, isForAge } from './matching/of-age.ts';
import { radiusOf, type Wish } from './reading/wish.ts';

/** Events read for one choice; a choice that is looked through, or put in order by what it is, needs more. */
const FEW = 24;
/** Of a town itself, where those around it are read already. */
const FEW_OWN = 12;
const MANY = 100;
const SOME = 60;
/** From when on the index's own filter of the evening leaves out what starts too early. */
const EVENING = '17:00';
/** Events are counted up to so many: more is "plenty". */
const COUNTED = 100;
/** Hits of words that are put in order by how many of the words they have. */
const RANKED = 60;
/** Hits that are put in order by relevance, the soonest ones: each costs two rows. */
const WINDOW = 100;
/** In the evening only a third of the hits start, and each of the others is looked at as well. */
const WINDOW_EVENING = 40;
/** The soonest ones that are put in order by price or popularity. */
const WINDOW_VALUED = 120;
/** The same for what has only some of the words, after a search for what has each. */
const RANKED_FURTHER = 24;
const WINDOW_FURTHER = 60;
/** With so many events that have every word, none is looked for that has fewer. */
const ENOUGH = 3;
/** Categories of a request that names only who comes along. */
const OF_PARTY = {
  date: ['Music', 'Arts', 'Food', 'Nightlife'],
  friends: ['Music', 'Nightlife', 'Social', 'Food'],
  group: ['Music', 'Nightlife', 'Social', 'Food'],
  kids: [],
  solo: [],
} as const satisfies Record<NonNullable<Wish['party']>, readonly string[]>;

export const SORTS = {
  price: 'price-asc',
  dear: 'price-desc',
  popular: 'popularity',
  date: 'date-asc',
  longest: 'date-asc',
  shortest: 'date-asc',
} as const;

export interface Place {
  city: string;
  state: string;
}

/** Bounds by what was shown before. */
export interface Beyond {
  shown?: ReadonlySet<string>;
  startsAfter?: string;
  startsBefore?: string;
}

export interface Found {
  events: Event[];
  /** How many there are, where the listing shows the same; null where they are more than a hundred, or not counted. */
  total: number | null;
  /** There are more than a hundred. */
  isMany: boolean;
  /** How many have all that was asked for, as far as they were read: `more` where there may be others. */
  counted: { n: number; more: boolean };
  city: CityOnMap;
  nearby: Town[];
}

/** Pages of lists that were read for this answer, by their query: a wider wish often reads the same. */
export type Kept = Map<string, ReturnType<typeof listEvents>>;

interface Looked {
  beyond?: Beyond;
  liking: Liking | null;
  most?: number;
  kept?: Kept;
}

/** With these an event says that it is for teenagers. */
const OF_TEENS = 'teen or teens or teenagers or youth or adolescentes';

/**
 * The events of a wish, best first. For a teenager, of what is wanted that which says so comes first; without anything wanted, what is for families
 * follows it. What states other ages is left out.
 */
export async function eventsOf(deps: ReadDeps, place: Place, wish: Wish, looked: Looked): Promise<Found> {
  const { age } = wish;
  if (age === undefined) return eventsOfAny(deps, place, wish, looked);
  const { age: _, party: __, ...others } = wish;
  const isOpen = wish.words === undefined && wish.categories.length === 0;
  const asked = isOpen
    ? [
        { ...others, words: OF_TEENS },
        { ...others, family: true },
      ]
    : [others];
  const found = await Promise.all(asked.map((one) => eventsOfAny(deps, place, one, looked)));
  const [first] = found as [Found, ...Found[]];
  const events = found
    .flatMap((one) => one.events)
    .filter((event, at, all) => all.findIndex(({ id }) => id === event.id) === at && !excludesAge(event, age))
    .toSorted((a, b) => Number(isForAge(b, age)) - Number(isForAge(a, age)));
  const more = found.some((one) => one.counted.more);
  return { ...first, events, total: null, isMany: false, counted: { n: events.length, more } };
}

/**
 * The events of a wish, best first, by the verbs of listing and search: one or two calls to the database. What is understood limits; words
 * rank: first what has each of them, then, if that is little, what has any. What somebody likes orders them, and is looked for among more of them.
 * `most`: events that are looked through.
 */
async function eventsOfAny(
  deps: ReadDeps,
  place: Place,
  wish: Wish,
  { beyond = {}, liking, most = MANY, kept = new Map() }: Looked,
): Promise<Found> {
  const query = queryOf(place, wish);
  const isLookedThrough = needsLook(wish) || isByLength(wish) || Object.keys(beyond).length > 0;
  const limit = Math.min(
    most,
    isLookedThrough || liking !== null ? MANY : wish.moods && moodTerms(wish.moods).length === 0 ? SOME : FEW,
  );
  const valued = wish.sort === undefined ? null : SORTS[wish.sort];
  const fits = (event: Event) => isWanted(event, wish) && isBeyond(event, beyond);
  const ordered = (events: Event[]) =>
    byLength(likedFirst(moodFirst(ownFirst(events, place, wish), wish.moods), wish, liking), wish);
  const { words } = wish;
  const felt = moodTerms(wish.moods);
  if (words === undefined && felt.length > 0) {
    const term = { words: [felt], need: 'any' as const };
    const page = await searchEvents(deps, {
      ...query,
      term,
      sort: valued ?? 'relevance',
      limit: RANKED_FURTHER,
      window: WINDOW_FURTHER,
    });
    const events = page.events.filter((event) => fits(event) && hasMood(event, wish.moods));
    if (events.length >= CHAT_EVENTS_MAX)
      return foundOf(page, place, {
        events: ordered(events),
        counted: { n: events.length, more: page.events.length >= RANKED_FURTHER },
        total: null,
      });
  }
  if (words === undefined) {
    const asked = {
      ...query,
      sort: valued ?? ('date-asc' as const),
      limit,
      countUpTo: isLookedThrough ? 0 : COUNTED,
      window: WINDOW_VALUED,
    };
    const read = (one: typeof asked) => {
      const key = JSON.stringify(one);
      const reading = kept.get(key) ?? listEvents(deps, one);
      kept.set(key, reading);
      return reading;
    };
    const page = await read(asked);
    const around = page.events.filter(fits);
    // Those of a town are few among the soonest ones of a city beside it.
    const areFew = page.nextCursor !== null && around.filter((event) => isOf(place, event)).length < CHAT_EVENTS_MAX;
    const own =
      areFew && wish.within === undefined && around.some((event) => !isOf(place, event))
        ? (await read({ ...asked, within: 0, limit: FEW_OWN, countUpTo: 0 })).events.filter(fits)
        : [];
    const fitting = [...own, ...around.filter(({ id }) => !own.some((event) => event.id === id))];
    const counted = { n: fitting.length, more: page.nextCursor !== null };
    return foundOf(page, place, {
      events: ordered(fitting),
      counted: isLookedThrough ? counted : (page.found ?? counted),
      total: isLookedThrough ? null : (page.found ?? null),
    });
  }
  const groups = groupsOf(words);
  const width = query.evening ? WINDOW_EVENING : WINDOW;
  const search = (need: AskedWords['need'], hits = RANKED, window = width) =>
    searchEvents(deps, {
      ...query,
      term: { words: groups, need },
      sort: valued ?? 'relevance',
      limit: Math.min(most, hits),
      window: Math.min(3 * most, window),
    });
  const ranked = (events: readonly Event[]) =>
    valued ? events.filter((event) => matchedWords(event, words) !== null) : rankedByWords(events, words);
  const isEither = words.includes(' or ');
  const page = await search(isEither ? 'any' : 'each');
  const having = ranked(page.events).filter(fits);
  const whole = having.filter((event) => strengthOf(event, words) > 0);
  // A part of one of several things is none of them.
  const all = isEither && whole.length > 0 ? whole : having;
  // Fewer hits than are read are all of them.
  const read = { n: all.length, more: page.events.length >= Math.min(RANKED, width, most) };
  if (isEither || groups.length === 1 || all.length >= ENOUGH) {
    const isCounted = !isLookedThrough && all.length === page.events.length;
    return foundOf(page, place, {
      events: ordered(all),
      counted: (isCounted ? page.found : null) ?? read,
      total: isCounted ? (page.found ?? null) : null,
    });
  }
  const some = await search('any', RANKED_FURTHER, Math.min(width, WINDOW_FURTHER));
  // A part of what is asked, in a description alone, is little beside what has all of it.
  const isNear = (event: Event) => all.length === 0 || matchedWords(event, words)?.place !== 'description';
  const others = ranked(some.events).filter(
    (event) => fits(event) && isNear(event) && !all.some(({ id }) => id === event.id),
  );
  const counted = all.length > 0 ? read : { n: others.length, more: some.events.length >= RANKED_FURTHER };
  return foundOf(page, place, { events: ordered([...all, ...others]), counted, total: null });
}

const isByLength = ({ sort }: Wish) => sort === 'longest' || sort === 'shortest';

/** By how long they last, where that is asked; what does not say it comes last. */
function byLength(events: Event[], wish: Wish): Event[] {
  if (!isByLength(wish)) return events;
  const worth = (event: Event) => {
    const minutes = minutesOf(event);
    if (minutes === null) return Number.NEGATIVE_INFINITY;
    return wish.sort === 'longest' ? minutes : -minutes;
  };
  return events.toSorted((a, b) => worth(b) - worth(a));
}

/** Whether all that a wish finds was put in its order, and not the soonest ones alone. */
export function isOrderedWhole(wish: Wish, { counted }: Found): boolean {
  if (isByLength(wish)) return !counted.more;
  const { words, from, categories } = wish;
  const isList =
    words === undefined && from === undefined && categories.length <= 1 && filtersOn(filtersOfWish(wish)).length === 0;
  return wish.sort === 'date' || isList || (!counted.more && counted.n < WINDOW_VALUED);
}

export const isOf = ({ city, state }: Place, event: Event) => event.city === city && event.state === state;

/** The events of a town before those around it, unless the first of an order, or a distance, was asked for. */
function ownFirst(events: Event[], place: Place, { best, within }: Wish): Event[] {
  if (best || within !== undefined) return events;
  return [...events.filter((event) => isOf(place, event)), ...events.filter((event) => !isOf(place, event))];
}

function foundOf(
  { city, nearby }: { city?: CityOnMap; nearby?: Town[] },
  place: Place,
  { events, counted, total }: Pick<Found, 'events' | 'counted'> & { total: Found['counted'] | null },
): Found {
  return {
    events,
    total: total && !total.more ? total.n : null,
    isMany: total?.more === true,
    counted,
    city: city ?? { ...place, status: 'unknown', center: null },
    nearby: nearby ?? [],
  };
}

function queryOf(place: Place, wish: Wish): EventQuery {
  const ofParty = wish.party && wish.words === undefined ? OF_PARTY[wish.party] : [];
  return {
    ...place,
    within: wish.within === undefined ? LISTING_MILES : radiusOf(wish.within),
    categories: wish.categories.length > 0 ? wish.categories : ofParty,
    from: wish.from,
    to: wish.to,
    evening: isEvening(wish) || (wish.after !== undefined && wish.after >= EVENING),
    ...filtersOfWish(wish),
  };
}

/** A wish in the listing's filters (docs/decisions/072-family-friendly.md). */
export function filtersOfWish(wish: Wish): FilterQuery {
  return { ...filtersOf(wish), family: wish.family || (wish.party === 'kids' && wish.age === undefined) };
}

/** A date is in the evening unless the request says otherwise. */
export const isEvening = ({ part, party, after, before }: Wish) =>
  part === 'evening' || (party === 'date' && part === undefined && after === undefined && before === undefined);

/** Whether the listing does not know some of the filters. */
export function needsLook({ not, mostDollars, after, before, part, age, isRepeated, access = [] }: Wish): boolean {
  return (
    isRepeated === true ||
    access.length > 0 ||
    age !== undefined ||
    not.categories.length > 0 ||
    not.words.length > 0 ||
    mostDollars !== undefined ||
    after !== undefined ||
    before !== undefined ||
    part === 'morning' ||
    part === 'afternoon'
  );
}

function isWanted(event: Event, wish: Wish): boolean {
  const { not, mostDollars, after, before, part, access = [] } = wish;
  if (event.status !== 'active') return false;
  if (wish.isRepeated && event.occurs !== 'repeatedly') return false;
  if (access.some((way) => event[way] !== 'yes')) return false;
  if (event.categories.some((category) => not.categories.includes(category))) return false;
  if (not.words.some((word) => isSaidOf(event, word))) return false;
  if (mostDollars !== undefined && (event.priceMin === null || event.priceMin > mostDollars)) return false;
  const time = event.isAllDay ? null : event.startDate.slice(11, 16);
  if (after !== undefined && (time === null || time < after)) return false;
  if (before !== undefined && (time === null || time >= before)) return false;
  if (part === 'morning') return time !== null && time < '12:00' && time > '04:00';
  if (part === 'afternoon') return time !== null && time >= '12:00' && time < '17:00';
  return true;
}

/** Every word of what is refused stands in the event, as a word. */
function isSaidOf(event: Event, refused: string): boolean {
  const groups = groupsOf(refused);
  return groups.length > 0 && matchedWords(event, refused)?.count === groups.length;
}

function isBeyond(event: Event, { shown, startsAfter, startsBefore }: Beyond): boolean {
  if (shown?.has(event.id)) return false;
  if (startsAfter !== undefined && event.startDate <= startsAfter) return false;
  return startsBefore === undefined || event.startDate < startsBefore;
}
