import { type CityOnMap, type Event, type FilterQuery, filtersOf, LISTING_MILES, type Town } from '@marquee/contract';
import type { ReadDeps } from '../deps.ts';
import { type EventQuery, listEvents, searchEvents } from '../events/index.ts';
import { type Liking, likedFirst } from './liking.ts';
import type { Wish } from './reading/wish.ts';

/** Events read for one choice; a choice that is looked through needs more. */
const FEW = 24;
const MANY = 100;
/** Categories of a request that names only who comes along. */
const OF_PARTY = {
  date: ['Music', 'Arts', 'Food', 'Nightlife'],
  friends: ['Music', 'Nightlife', 'Social', 'Food'],
  kids: [],
} as const satisfies Record<NonNullable<Wish['party']>, readonly string[]>;

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
  /** How many there are, where the listing shows the same. */
  total: number | null;
  city: CityOnMap;
  nearby: Town[];
}

/**
 * The events of a wish, best first, by the verbs of listing and search: one or two calls to the database. What somebody likes
 * orders them, and is looked for among more of them.
 */
export async function eventsOf(
  deps: ReadDeps,
  place: Place,
  wish: Wish,
  { beyond = {}, liking }: { beyond?: Beyond; liking: Liking | null },
): Promise<Found> {
  const query = queryOf(place, wish);
  const isLookedThrough = needsLook(wish) || Object.keys(beyond).length > 0;
  const limit = isLookedThrough || liking !== null ? MANY : FEW;
  const terms = either(wish.words);
  const valued =
    wish.sort === 'price' ? ('price-asc' as const) : wish.sort === 'popular' ? ('popularity' as const) : null;
  const pages =
    terms.length === 0
      ? [await listEvents(deps, { ...query, sort: valued ?? 'date-asc', limit })]
      : await Promise.all(
          terms.map((term) =>
            searchEvents(deps, {
              ...query,
              term,
              sort: valued ?? (terms.length > 1 ? 'date-asc' : 'relevance'),
              limit,
            }),
          ),
        );
  const [first] = pages;
  const events = [...new Map(pages.flatMap((page) => page.events).map((event) => [event.id, event])).values()];
  if (pages.length > 1 && !valued) events.sort((a, b) => (a.startDate < b.startDate ? -1 : 1));
  const isCounted = !isLookedThrough && pages.length === 1 && first?.found && !first.found.more;
  const fitting = events.filter((event) => isWanted(event, wish) && isBeyond(event, beyond));
  return {
    events: likedFirst(fitting, wish, liking),
    total: isCounted ? (first.found?.n ?? null) : null,
    city: first?.city ?? { ...place, status: 'unknown', center: null },
    nearby: first?.nearby ?? [],
  };
}

/** `ballet or opera` are two searches. */
function either(words: string | undefined): string[] {
  return words === undefined ? [] : words.split(' or ').slice(0, 2);
}

function queryOf(place: Place, wish: Wish): EventQuery {
  const ofParty = wish.party && wish.words === undefined ? OF_PARTY[wish.party] : [];
  return {
    ...place,
    within: wish.within ?? LISTING_MILES,
    categories: wish.categories.length > 0 ? wish.categories : ofParty,
    from: wish.from,
    to: wish.to,
    evening: isEvening(wish),
    ...filtersOfWish(wish),
  };
}

/** A wish in the listing's filters (docs/decisions/072-family-friendly.md). */
export function filtersOfWish(wish: Wish): FilterQuery {
  return { ...filtersOf(wish), family: wish.family || wish.party === 'kids' };
}

/** A date is in the evening unless the request says otherwise. */
export const isEvening = ({ part, party, after, before }: Wish) =>
  part === 'evening' || (party === 'date' && part === undefined && after === undefined && before === undefined);

/** Whether the listing does not know some of the filters. */
export function needsLook({ not, mostDollars, after, before, part, words }: Wish): boolean {
  return (
    not.categories.length > 0 ||
    not.words.length > 0 ||
    mostDollars !== undefined ||
    after !== undefined ||
    before !== undefined ||
    part === 'morning' ||
    part === 'afternoon' ||
    (words?.includes(' or ') ?? false)
  );
}

function isWanted(event: Event, wish: Wish): boolean {
  const { not, mostDollars, after, before, part } = wish;
  if (event.status !== 'active') return false;
  if (event.categories.some((category) => not.categories.includes(category))) return false;
  if (not.words.some((word) => textOf(event).includes(word))) return false;
  if (mostDollars !== undefined && (event.priceMin === null || event.priceMin > mostDollars)) return false;
  const time = event.isAllDay ? null : event.startDate.slice(11, 16);
  if (after !== undefined && (time === null || time < after)) return false;
  if (before !== undefined && (time === null || time >= before)) return false;
  if (part === 'morning') return time !== null && time < '12:00' && time > '04:00';
  if (part === 'afternoon') return time !== null && time >= '12:00' && time < '17:00';
  return true;
}

function isBeyond(event: Event, { shown, startsAfter, startsBefore }: Beyond): boolean {
  if (shown?.has(event.id)) return false;
  if (startsAfter !== undefined && event.startDate <= startsAfter) return false;
  return startsBefore === undefined || event.startDate < startsBefore;
}

export const textOf = (event: Event) =>
  `${event.title} ${event.venue ?? ''} ${event.description ?? ''}`
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase();
